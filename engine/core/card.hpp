// French cards: a card is a rank and a suit, or a joker, in one byte.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

/// The thirteen ranks in natural order, with the 2 as the lowest and the ace as the highest. A game that orders the
/// ranks differently has its own list of them.
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };
inline constexpr int rank_count = 13;

/// The suits, in the order in which cards of equal rank are listed.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };
inline constexpr int suit_count = 4;

/// The following functions convert ranks and suits to their indexes, which begin at 0, and back.
constexpr int index_of(Rank r) { return static_cast<int>(r); }
constexpr int index_of(Suit s) { return static_cast<int>(s); }
constexpr Rank rank_at(int i) { return static_cast<Rank>(i); }
constexpr Suit suit_at(int i) { return static_cast<Suit>(i); }
constexpr bool is_red(Suit s) { return s == Suit::hearts || s == Suit::diamonds; }

/// The face of a card: a rank and a suit, or a joker. An unknown card and an empty place have special values. Cards
/// with equal faces are interchangeable, because nothing else distinguishes them. The order is by natural rank, then by
/// suit, with jokers last.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Rank r, Suit s) : code_(static_cast<std::uint8_t>(index_of(r) * suit_count + index_of(s))) {}
    static constexpr Card joker() { return Card(joker_code); }
    /// Returns the value for a card that the viewer sees only from the back. It has neither rank nor suit.
    static constexpr Card unknown() { return Card(unknown_code); }
    /// Returns the value for an empty place, where no card lies.
    static constexpr Card none() { return Card(none_code); }

    constexpr bool is_joker() const { return code_ == joker_code; }
    /// Returns whether this is the value for an empty place.
    constexpr bool is_none() const { return code_ == none_code; }
    constexpr bool is_unknown() const { return code_ == unknown_code; }
    /// Returns whether the face is known: a rank and a suit, or a joker.
    constexpr bool has_known_face() const { return code_ <= joker_code; }
    /// Returns whether the card has a rank and a suit, so that rank() and suit() may be called.
    constexpr bool has_rank() const { return code_ < joker_code; }

    /// Return the rank and the suit of a card for which has_rank() is true. These two functions don't check that,
    /// because playouts call them more often than any other function.
    constexpr Rank rank() const { return rank_at(code_ / suit_count); }
    constexpr Suit suit() const { return suit_at(code_ % suit_count); }
    /// Returns the index of the card: 0 to 51 for cards ordered by rank, then by suit, and 52 for a joker.
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

/// Writes the notation of a card: `TD` for the ten of diamonds, `JK` for a joker, `??` for an unknown card, `--` for an
/// empty place.
std::string to_text(Card c);
/// Reads a card from its notation, such as `TD`, `10D` or `JK`; returns nullopt for any other text.
std::optional<Card> read_card(std::string_view text);

/// Returns the letter of a rank in a card's notation (`T` for the ten).
char to_char(Rank r);
/// Returns a rank as people write it (`10` for the ten).
std::string to_text(Rank r);
/// Reads a rank, which is one of `2` to `9`, `T`, `10`, `J`, `Q`, `K` and `A`; returns nullopt for any other text.
std::optional<Rank> read_rank(std::string_view text);

} // namespace palazzo
