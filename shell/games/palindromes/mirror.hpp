// The Palindromes table in words: the zones and their cards, and how a move is made without the canvas.
#pragma once

#include "engine/games/palindromes/legal.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/mirror.hpp"
#include "shell/games/move_control.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palindromes::screen {

/// The card that is picked, the square where it shall go, and which of several palindromes is meant there.
struct Placing {
    Card card;
    std::optional<palindromes::Cell> square;
    palindromes::Spans take;
};

/// A move in words: "Place eight of spades above nine of hearts, at 0, 1; it completes …".
std::string in_words(const palindromes::Move& move, const palindromes::View& v, const i18n::Voice& voice);

/// With at most thirty moves a button each; else the card, then the place, then one button.
std::vector<a11y::Region> mirror_regions(
    const palindromes::View& v, const Placing& selection, const i18n::Voice& voice);

/// What the confirming button places: the picked card in the chosen square, or in the first where it may go.
std::optional<palindromes::Move> confirmed_move(const palindromes::View& v, const Placing& selection);

/// What a control that was used has come to.
struct MirrorAnswer {
    Placing selection;
    std::optional<palindromes::Move> move;
};
MirrorAnswer mirror_pressed(const palindromes::View& v, Placing selection, const a11y::Pressed& pressed);

} // namespace palazzo::palindromes::screen
