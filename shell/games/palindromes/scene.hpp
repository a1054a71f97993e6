// A table of Palindromes as a scene: the cards as one seat sees them, and their movement in the last move.
#pragma once

#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/state.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palindromes/layout.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palindromes::screen {

/// A palindrome that a move took, as it lay on the board.
struct TakenLine {
    Seat taker = 0;
    palindromes::Board cards;
};

/// The input of a scene in addition to the view.
struct SceneInput {
    ui::Camera camera;
    std::span<const palindromes::Event> latest; ///< Events of the last move.
    Seat mover = 0;                             ///< Seat that made the last move.
    bool dealt = false;                         ///< The cards have just been dealt.
    Card picked;
    int focused = -1;                 ///< Index of the hand's card that the keyboard is on; -1 for none.
    int hovered = -1;                 ///< Index of the hand's card under the mouse; -1 for none.
    std::optional<ui::Point> drag;    ///< Distance of the picked card from its place, if it is dragged.
    std::span<const TakenLine> taken; ///< Palindromes that the last move took, while they are still shown on the board.
};

constexpr ui::Square square_of(palindromes::Cell c) { return {c.x, c.y}; }
constexpr palindromes::Cell cell_of(ui::Square s) { return palindromes::cell(s.x, s.y); }

/// Returns whether a sprite is a card of the board.
bool is_on_board(const ui::Sprite& s);

/// Returns the squares of all cards on the board; the middle one if the board is empty.
std::vector<ui::Square> squares_of_board(const palindromes::View& v);

/// Returns the view of the whole board with the squares around it; beside the zoom buttons, if they would cover some of
/// these squares.
ui::Camera view_of_board(const palindromes::View& v, const Layout& layout);

/// Returns the palindromes that a move took, from the board before it and the card that it placed.
std::vector<TakenLine> lines_taken(const palindromes::Board& before, std::span<const palindromes::Event> latest);

/// Returns the squares of all cards of the lines.
std::vector<ui::Square> squares_of(std::span<const TakenLine> lines);

/// Returns the view in which players look at taken lines: the one that is shown, so that only the placed card moves,
/// or, if that leaves out a part of a line, that of the board with all lines.
ui::Camera view_of_lines(
    const ui::Camera& shown, std::span<const TakenLine> lines, const palindromes::View& v, const Layout& layout);

/// Returns the cards as a scene. Tags are indices into the viewer's hand.
ui::Scene scene_of(const palindromes::View& v, const Layout& layout, const SceneInput& scene_input);

} // namespace palazzo::palindromes::screen
