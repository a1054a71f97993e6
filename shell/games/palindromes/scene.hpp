// A table of Palindromes as a scene: the cards as one seat sees them, and their movements in the last move.
#pragma once

#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/state.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palindromes/layout.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palindromes::screen {

/// A palindrome that the last move took, with the cards as they lay on the board.
struct TakenLine {
    Seat taker = 0;
    palindromes::Board cards;
};

/// The data that a scene needs in addition to the view.
struct SceneInput {
    ui::Camera camera;
    std::span<const palindromes::Event> latest; ///< Events of the last move.
    Seat mover = 0;                             ///< Seat that made the last move.
    bool dealt = false;                         ///< True if the cards have just been dealt.
    bool closed = false;                        ///< True if the viewer's hand is face down, and can't be pressed.
    Card picked;
    int focused = -1; ///< Index of the card in the hand that has the keyboard focus; -1 if none has.
    int hovered = -1; ///< Index of the card in the hand that the mouse is over; -1 if it is over none.
    /// Distance of the picked card from its place; nullopt if the card isn't being dragged.
    std::optional<ui::Point> drag;
    std::span<const TakenLine> taken; ///< Palindromes that the last move took, while they are still shown.
};

constexpr ui::Square square_of(palindromes::Cell c) { return {c.x, c.y}; }
constexpr palindromes::Cell cell_of(ui::Square s) { return palindromes::cell(s.x, s.y); }

/// Returns whether a sprite is a card on the board.
bool is_on_board(const ui::Sprite& s);

/// Returns the squares of all cards on the board; only the middle square if the board is empty.
std::vector<ui::Square> board_squares(const palindromes::View& v);

/// Returns the view of the whole board with the squares around its cards. If the zoom buttons would cover some of these
/// squares, the board is shown beside the buttons.
ui::Camera board_camera(const palindromes::View& v, const Layout& layout);

/// Returns the palindromes that a move took. `before` is the board before the move; `latest` are the events of the
/// move, which name the card that it placed.
std::vector<TakenLine> taken_lines(const palindromes::Board& before, std::span<const palindromes::Event> latest);

/// Returns the squares of all cards in the lines.
std::vector<ui::Square> line_squares(std::span<const TakenLine> lines);

/// Returns the camera for showing taken lines. It is `shown` if that camera shows the lines completely; the board then
/// doesn't move. Otherwise it is the camera for the whole board with the lines.
ui::Camera taken_lines_camera(
    const ui::Camera& shown, std::span<const TakenLine> lines, const palindromes::View& v, const Layout& layout);

/// Returns the scene of the table. The tag of a card is its index in the viewer's hand.
ui::Scene scene_of(const palindromes::View& v, const Layout& layout, const SceneInput& scene_input);

} // namespace palazzo::palindromes::screen
