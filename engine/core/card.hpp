// French cards: a rank and a suit, or a joker, in one byte.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

/// The thirteen ranks in natural order, 2 low and ace high. Games with another order keep a list of their own.
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };
inline constexpr int rank_count = 13;

/// The suits in the order in which equal ranks are listed.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
inline constexpr int suit_count = 4;

constexpr int index_of(Rank r) { return static_cast<int>(r); }
constexpr int index_of(Suit s) { return static_cast<int>(s); }
constexpr Rank rank_at(int i) { return static_cast<Rank>(i); }
constexpr Suit suit_at(int i) { return static_cast<Suit>(i); }
constexpr bool is_red(Suit s) { return s == Suit::hearts || s == Suit::diamonds; }

/// A card's face. Cards with equal faces are interchangeable: there is no identity beyond rank and suit.
/// Ordered by natural rank, then suit, jokers last.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Rank r, Suit s) : code_(static_cast<std::uint8_t>(index_of(r) * suit_count + index_of(s))) {}
    static constexpr Card joker() { return Card(joker_code); }
    /// A card turned away from whoever looks: it has neither rank nor suit.
    static constexpr Card unknown() { return Card(unknown_code); }
    /// An empty place where a card could lie.
    static constexpr Card none() { return Card(none_code); }

    constexpr bool is_joker() const { return code_ == joker_code; }
    constexpr bool is_none() const { return code_ == none_code; }
    constexpr bool is_unknown() const { return code_ == unknown_code; }
    /// Whether the face is known: a ranked card or a joker.
    constexpr bool is_face() const { return code_ <= joker_code; }
    /// Whether rank() and suit() may be asked.
    constexpr bool has_rank() const { return code_ < joker_code; }

    /// Of a ranked card only; of any other they are meaningless, and nothing checks that (playouts ask them most of
    /// all).
    constexpr Rank rank() const { return rank_at(code_ / suit_count); }
    constexpr Suit suit() const { return suit_at(code_ % suit_count); }
    /// 0–51 by rank then suit, 52 the joker.
    constexpr int index() const { return code_; }

    friend constexpr auto operator<=>(Card, Card) = default;
    friend constexpr bool operator==(Card, Card) = default;

  private:
    static constexpr std::uint8_t joker_code = rank_count * suit_count;
    static constexpr std::uint8_t unknown_code = joker_code + 1;
    static constexpr std::uint8_t none_code = joker_code + 2;
    constexpr explicit Card(std::uint8_t code) : code_(code) {}

    std::uint8_t code_ = none_code;
};

/// The notation of a card: `TD` the ten of diamonds, `JK` a joker, `??` an unknown one, `--` an empty place.
std::string to_text(Card c);
/// Reads `TD`, `10D` or `JK`; nothing else is a card.
std::optional<Card> read_card(std::string_view text);

/// A rank as it stands in a card's notation (`T` for the ten).
char to_char(Rank r);
/// A rank as people write it (`10` for the ten).
std::string to_text(Rank r);
/// Reads `2`…`9`, `T`, `10`, `J`, `Q`, `K`, `A`.
std::optional<Rank> read_rank(std::string_view text);

} // namespace palazzo
