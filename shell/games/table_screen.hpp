// What a table screen is handed and what it gives back. Every game of the catalogue has one: a struct that keeps what
// is only the screen's own (what is picked up, what moves), named here; a game without a screen doesn't compile.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/say.hpp"
#include "shell/a11y/action.hpp"
#include "shell/ui/theme.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::games {

/// Two fingers moving apart or together since the last frame.
struct Pinch {
    float factor = 1.0F; ///< how much further apart they are now
    ui::Point at;        ///< the middle between them
};

/// What a table screen needs besides the view of the seat that looks on.
struct TableSight {
    SeatNames names;             ///< by seat
    std::string title;           ///< "Palace · Classic"
    std::vector<Message> latest; ///< what the last move did, in order
    std::uint64_t moment = 0;    ///< another number for every position shown
    Seat mover = 0;              ///< who made the last move
    bool fresh = true;           ///< the table was just opened or the onlooker changed: show it without movement
    float pace = 1.0F;           ///< how long movements last; 0: none
    Pinch pinch;
    bool covered = false; ///< a sheet lies over the table: nothing is pressed there
};

/// What the player did in this frame: a move that is legal in the view, or an action (`menu`, `rules`).
template <class G>
struct TableAnswer {
    std::optional<typename G::Move> move;
    std::optional<a11y::Action> action;
};

/// Names a game's table screen as `type`; there is no general one.
template <class G>
struct ScreenOf;
template <class G>
using TableScreen = typename ScreenOf<G>::type;

/// What each specialisation gives.
template <class G>
concept Shown = std::default_initializable<TableScreen<G>> && requires(TableScreen<G>& screen, const ui::Theme& theme,
    const typename G::View& view, const TableSight& sight, const a11y::Pressed& pressed) {
    /// One frame: begin_screen … end_screen included.
    screen.draw(theme, view, sight);
    /// Whether something still moves, so that the next frame is wanted at once.
    { screen.moving() } -> std::same_as<bool>;
    /// The zones and moves in words.
    { screen.mirror(view, sight.names) } -> std::same_as<std::vector<a11y::Region>>;
    /// A control of those regions was used; a move to be made, if it makes one.
    { screen.pressed(view, pressed) } -> std::same_as<std::optional<typename G::Move>>;
};

} // namespace palazzo::games
