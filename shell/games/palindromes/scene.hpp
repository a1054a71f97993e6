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

/// What the screen adds to the view.
struct Scenery {
    ui::Camera camera;
    std::span<const palindromes::Event> latest; ///< what happened in the last move
    Seat mover = 0;                             ///< who made it
    bool dealt = false;                         ///< the cards have just been dealt
    Card picked;
    int focused = -1; ///< the hand's card that the keyboard is on
    int hovered = -1;
    std::optional<ui::Point> drag; ///< how far the picked card is from where it lies
};

constexpr ui::Square square_of(palindromes::Cell c) { return {c.x, c.y}; }
constexpr palindromes::Cell cell_of(ui::Square s) { return palindromes::cell(s.x, s.y); }

/// A board's card, whichever it is.
bool is_on_board(const ui::Sprite& s);

/// The squares of the board that the camera has to show.
std::vector<ui::Square> squares_of_board(const palindromes::View& v);

/// The whole board and the squares round it; where one of those would lie under the zoom's buttons, beside them.
ui::Camera all_in_view(const palindromes::View& v, const Layout& layout);

/// Tags are the index of a card in the own hand.
ui::Scene scene_of(const palindromes::View& v, const Layout& layout, const Scenery& scenery);

} // namespace palazzo::palindromes::screen
