// French cards: a rank and a suit, or a joker, in one byte.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

/// The thirteen ranks in natural order, 2 low and ace high. Games with a different order have a list of their own.
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };
inline constexpr int rank_count = 13;

/// The suits, in the order in which cards of equal rank are listed.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
inline constexpr int suit_count = 4;

/// Convert between ranks or suits and their indexes, from 0.
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
    /// Returns a card that the viewer sees from the back: it has neither rank nor suit.
    static constexpr Card unknown() { return Card(unknown_code); }
    /// Returns an empty place, where no card is.
    static constexpr Card none() { return Card(none_code); }

    constexpr bool is_joker() const { return code_ == joker_code; }
    /// Returns whether this is an empty place.
    constexpr bool is_none() const { return code_ == none_code; }
    constexpr bool is_unknown() const { return code_ == unknown_code; }
    /// Returns whether the face is known: a ranked card or a joker.
    constexpr bool is_face() const { return code_ <= joker_code; }
    /// Returns whether rank() and suit() may be called.
    constexpr bool has_rank() const { return code_ < joker_code; }

    /// The rank and the suit, valid only if has_rank(). This isn't checked, because playouts call them more often than
    /// anything else.
    constexpr Rank rank() const { return rank_at(code_ / suit_count); }
    constexpr Suit suit() const { return suit_at(code_ % suit_count); }
    /// Returns 0–51 by rank then suit, 52 for the joker.
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

/// Writes the notation of a card: `TD` the ten of diamonds, `JK` a joker, `??` an unknown card, `--` an empty place.
std::string to_text(Card c);
/// Reads `TD`, `10D` or `JK`; nullopt for anything else.
std::optional<Card> read_card(std::string_view text);

/// Returns the letter of a rank in a card's notation (`T` for the ten).
char to_char(Rank r);
/// Returns a rank as people write it (`10` for the ten).
std::string to_text(Rank r);
/// Reads `2`…`9`, `T`, `10`, `J`, `Q`, `K` or `A`; nullopt for anything else.
std::optional<Rank> read_rank(std::string_view text);

} // namespace palazzo
