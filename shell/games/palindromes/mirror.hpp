// The mirror of a Palindromes table, and the effect of its controls.
#pragma once

#include "engine/games/palindromes/legal.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palindromes::screen {

/// The picked card, the chosen square, and the chosen one of several palindromes there.
struct Placing {
    Card card;
    std::optional<palindromes::Cell> square;
    palindromes::Spans take;
};

/// Returns a move in words, such as "Place eight of spades above nine of hearts, at 0, 1; it completes …".
std::string in_words(const palindromes::Move& move, const palindromes::View& v, const i18n::Voice& voice);

/// Returns the zones of the table and the moves of the viewing seat: a button for each if there are at most thirty,
/// otherwise a choice of card and place, and a button that confirms.
std::vector<a11y::Region> mirror_regions(
    const palindromes::View& v, const Placing& selection, const i18n::Voice& voice);

/// Returns the move of the confirming button: the picked card in the chosen square, or in the first where it may be
/// placed; nullopt if there is none.
std::optional<palindromes::Move> confirmed_move(const palindromes::View& v, const Placing& selection);

/// The effect of a control of the mirror's regions.
struct MirrorAnswer {
    Placing selection;
    std::optional<palindromes::Move> move;
};
/// Handles a control of the mirror's regions.
MirrorAnswer mirror_pressed(const palindromes::View& v, Placing selection, const a11y::Pressed& pressed);

} // namespace palazzo::palindromes::screen
