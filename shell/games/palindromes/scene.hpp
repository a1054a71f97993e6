// A table of Palindromes as a scene: which card lies where, seen from one seat, and how the last move brought it there.
#pragma once

#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/state.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palindromes/layout.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palindromes::screen {

/// A palindrome that a move took off the board, as it lay there, and who took it.
struct TakenLine {
    Seat taker = 0;
    palindromes::Board cards;
};

/// What the screen adds to the view.
struct Scenery {
    ui::Camera camera;
    std::span<const palindromes::Event> latest; ///< what happened in the last move
    Seat mover = 0;                             ///< who made it
    bool dealt = false;                         ///< the cards have just been dealt
    Card picked;
    int focused = -1; ///< the hand's card that the keyboard is on
    int hovered = -1;
    std::optional<ui::Point> drag;    ///< how far the picked card is from where it lies
    std::span<const TakenLine> taken; ///< what the last move took, while that is to be seen on the board
};

constexpr ui::Square square_of(palindromes::Cell c) { return {c.x, c.y}; }
constexpr palindromes::Cell cell_of(ui::Square s) { return palindromes::cell(s.x, s.y); }

/// A board's card, whichever it is.
bool is_on_board(const ui::Sprite& s);

/// The squares of the board that the camera has to show.
std::vector<ui::Square> squares_of_board(const palindromes::View& v);

/// The whole board and the squares round it; where one of those would lie under the zoom's buttons, beside them.
ui::Camera view_of_board(const palindromes::View& v, const Layout& layout);

/// Where the palindromes lay that a move took: on the board before it, but for the card that it placed.
std::vector<TakenLine> lines_taken(const palindromes::Board& before, std::span<const palindromes::Event> latest);

/// The squares of all lines.
std::vector<ui::Square> squares_of(std::span<const TakenLine> lines);

/// The view in which taken lines are looked at: the one that is shown, so that nothing moves but what was placed, or,
/// where that leaves a part of a line out, one of the board with all of them.
ui::Camera view_of_lines(
    const ui::Camera& shown, std::span<const TakenLine> lines, const palindromes::View& v, const Layout& layout);

/// Tags are the index of a card in the own hand.
ui::Scene scene_of(const palindromes::View& v, const Layout& layout, const Scenery& scenery);

} // namespace palazzo::palindromes::screen
