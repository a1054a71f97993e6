// The mirror of a Palindromes table, which is its text for screen readers, and the effect of the mirror's controls.
#pragma once

#include "engine/games/palindromes/legal.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::palindromes::screen {

/// The picked card, the chosen square, and the palindrome that was chosen if several are possible there.
struct PlacementChoice {
    Card card;
    std::optional<palindromes::Cell> square;
    palindromes::Spans take;
};

/// Returns a text that describes a move, such as "Place the eight of spades above the nine of hearts".
std::string move_in_words(const palindromes::Move& move, const palindromes::View& v, const i18n::Voice& voice);

/// Returns the texts about the cards that the seats have taken, for their plates. Both seats have the same words: the
/// longest ones for which both plates have room. `fits` decides whether the plate of a seat has room for a text.
std::array<std::string, palindromes::players> score_texts(
    const palindromes::View& v, const i18n::Voice& voice, const std::function<bool(Seat, const std::string&)>& fits);

/// Returns the regions of the mirror: the parts of the table, and the moves of the viewer. If there are at most thirty
/// moves, each has a button. Otherwise there is a choice of card and place, and a button that confirms it.
std::vector<a11y::Region> mirror_regions(
    const palindromes::View& v, const PlacementChoice& selection, const i18n::Voice& voice);

/// Returns the move that the confirming button makes. It places the picked card in the chosen square. If no square is
/// chosen, it places the card in the first square where the card may be placed. Returns nullopt if there is no such
/// move.
std::optional<palindromes::Move> confirmed_move(const palindromes::View& v, const PlacementChoice& selection);

/// The effect of a control of the mirror.
struct ControlEffect {
    PlacementChoice selection;
    std::optional<palindromes::Move> move;
};
/// Handles a control of the mirror's regions, and returns its effect.
ControlEffect handle_mirror_control(
    const palindromes::View& v, PlacementChoice selection, const a11y::UsedControl& pressed);

} // namespace palazzo::palindromes::screen
