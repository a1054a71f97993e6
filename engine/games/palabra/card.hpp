// The cards of Palabra: coloured letters, wild cards, vowel cards and jokers.
#pragma once

#include "assets/palabra_deck.hpp"
#include "engine/core/list.hpp"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo::palabra {

/// A letter as a number, from 0 for A to 25 for Z.
using Letter = std::uint8_t;
inline constexpr int letter_count = 26;
/// Stands for no letter, for example in a wild card whose letter doesn't matter.
inline constexpr Letter no_letter = 255;

constexpr char to_char(Letter l) { return static_cast<char>('A' + l); }
/// The vowels A, E, I, O, U and Y as a set of bits, in which A is the lowest bit.
inline constexpr std::uint32_t vowel_set = 1U | 1U << 4U | 1U << 8U | 1U << 14U | 1U << 20U | 1U << 24U;
constexpr bool is_vowel(Letter l) { return l < letter_count && ((vowel_set >> l) & 1U) != 0; }
/// Returns the points of a letter card.
constexpr int value_of(Letter l) { return assets::palabra_values[l]; }

/// A set of colours. Its four bits, from the lowest, are red, blue, green and yellow.
using Colours = std::uint8_t;
inline constexpr std::string_view colour_letters = "rbgy";
inline constexpr Colours all_colours = 15;

/// The face of a card. Cards with the same face are interchangeable. Letter cards are ordered by letter, then colours,
/// then stars; wild cards, vowel cards and jokers follow them.
class Card {
  public:
    constexpr Card() = default;
    constexpr Card(Letter l, Colours colours, int stars)
        : face_(l), colours_(colours), stars_(static_cast<std::uint8_t>(stars)) {}
    static constexpr Card wild() { return Card(26, all_colours, 0); }
    static constexpr Card vowel() { return Card(27, all_colours, 0); }
    static constexpr Card joker() { return Card(28, 0, 0); }

    constexpr bool is_letter() const { return face_ < letter_count; }
    constexpr bool is_wild() const { return face_ == 26; }
    constexpr bool is_vowel_card() const { return face_ == 27; }
    constexpr bool is_joker() const { return face_ == 28; }
    /// Returns whether the card stands for a letter that its player chooses.
    constexpr bool is_blank() const { return is_wild() || is_vowel_card(); }
    /// Returns the letter of a letter card; no_letter for any other card.
    constexpr Letter letter() const { return is_letter() ? face_ : no_letter; }
    constexpr Colours colours() const { return colours_; }
    /// Returns the number of stars: 0, 2 or 3.
    constexpr int stars() const { return stars_; }
    /// Returns the factor by which this card's stars multiply the sum of a word.
    constexpr int star_factor() const { return stars_ == 0 ? 1 : stars_; }
    constexpr int value() const { return is_letter() ? value_of(face_) : 0; }
    /// Returns whether the card may stand for the letter `l`.
    constexpr bool can_stand_for(Letter l) const {
        return is_letter() ? face_ == l : is_wild() ? l < letter_count : is_vowel_card() && is_vowel(l);
    }

    friend constexpr auto operator<=>(Card, Card) = default;

  private:
    std::uint8_t face_ = 28;
    Colours colours_ = 0;
    std::uint8_t stars_ = 0;
};

/// A card that is played, and its letter. For a blank, `letter` is the letter that it stands for, or no_letter if the
/// play needs no letters.
struct LaidCard {
    Card card;
    Letter letter = no_letter;
    friend constexpr auto operator<=>(const LaidCard&, const LaidCard&) = default;
};
/// Returns a card as it is played: a letter card with its own letter, any other card with no_letter.
constexpr LaidCard as_laid_card(Card c) { return {c, c.letter()}; }

inline constexpr int hand_size = 7;
/// The fewest cards in the draw pile that allow a seat to exchange cards or to show vowels (fine print 4).
inline constexpr int least_draw_pile_size = 10;
using Hand = List<Card, hand_size>;
using LaidCards = List<LaidCard, hand_size>;

/// Writes a card: a letter card such as `Pb3` or `Ay`, a wild card as `?`, a vowel card as `%`, a joker as `!`.
std::string to_text(Card c);
/// Writes a card, and after `=` the letter that a blank stands for: `?=R`.
std::string to_text(const LaidCard& l);
/// Reads a card such as `Pb3` or `?=R`; nullopt if the text isn't a card. A blank without `=` stands for no letter.
std::optional<LaidCard> read_laid_card(std::string_view text);

} // namespace palazzo::palabra
