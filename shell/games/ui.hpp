// The interface of a game's screen to the program. Every game of the catalogue specialises `UiOf`; a game that
// lacks it, or one of its members, doesn't compile.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/games/illustration.hpp"
#include "shell/games/table_context.hpp"
#include "shell/pages/home.hpp"
#include "shell/sound/cue.hpp"
#include "shell/ui/theme.hpp"

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::games {

/// The input of a table screen in addition to the viewer's view.
template <class G>
struct ScreenContext : TableContext {
    std::vector<typename G::Event> latest; ///< Events of the last move, in order.
    std::uint64_t moment = 0;              ///< Number of the displayed position; changes with every position.
    Seat mover = 0;                        ///< Seat that made the last move.
    bool skip_animation = true; ///< The table was just opened or its viewer changed: show it without movement.
    bool dealt = false; ///< In addition to `skip_animation`: the cards have just been dealt, and dealing is shown.
};

/// The player's input in this frame: a move that is legal in the view, or an action (`menu`, `rules`, `hint`, `undo`,
/// `redo`).
template <class G>
struct TableAnswer {
    std::optional<typename G::Move> move;
    std::optional<a11y::Action> action;
    bool refused = false; ///< The player tried something that isn't allowed, and the table says why.
};

/// Names everything that a game provides for the screen; see GameUi. It is only specialised, never defined in general.
template <class G>
struct UiOf;
/// State of a game's table that only the screen needs: what is selected, what moves.
template <class G>
using TableScreen = typename UiOf<G>::Table;

/// The functions of a table screen.
template <class G>
concept Shown = std::default_initializable<TableScreen<G>> && requires(TableScreen<G>& screen, const ui::Theme& theme,
    const typename G::View& view, const ScreenContext<G>& context, const a11y::Pressed& pressed) {
    /// Draws one frame, including begin_screen() and end_screen().
    { screen.draw(theme, view, context) } -> std::same_as<TableAnswer<G>>;
    /// Returns whether something still moves, so that the next frame is needed at once.
    { screen.moving() } -> std::same_as<bool>;
    /// Returns whether the cards of the last move have arrived, so that messages about it may follow.
    { screen.landed() } -> std::same_as<bool>;
    /// Returns the point from which confetti flies when a big event is celebrated; nullopt for the middle of the table.
    { screen.celebration_origin() } -> std::same_as<std::optional<ui::Point>>;
    /// Returns the seconds until the table needs a frame although nothing moves, such as for a running timer; negative
    /// if it needs none before an input.
    { screen.next_frame() } -> std::same_as<double>;
    /// Puts a legal move together, which the player can make or change.
    screen.suggest(view, std::declval<const typename G::Move&>());
    /// Returns whether something that can be closed lies over the table, such as a word that is looked at.
    { screen.has_sheet() } -> std::same_as<bool>;
    /// Closes the game's own sheet that covers the table, if there is one.
    screen.close_sheet();
    /// Called when another player gets the device: forgets everything that the other player mustn't see. How a player
    /// has arranged cards may be restored in their next turn.
    screen.forget_private_state();
    /// Returns whether the table makes this legal move automatically together with the next one; then the next one is
    /// given as the hint.
    { screen.is_made_automatically(view, std::declval<const typename G::Move&>()) } -> std::same_as<bool>;
    /// Returns the zones and moves for the mirror.
    { screen.mirror(view, context.voice) } -> std::same_as<std::vector<a11y::Region>>;
    /// Handles a control of the mirror's regions. Returns the move that it makes; nullopt if it makes
    /// none.
    { screen.pressed(view, pressed) } -> std::same_as<std::optional<typename G::Move>>;
};

/// For games that aren't offered on the home screen.
inline constexpr pages::GamePicture no_picture{[](const ui::Canvas&, const ui::Rect&) {}};

/// Everything that a game provides for the screen. A game whose cards ask questions also has a type `Questions`, to
/// whose functions LocalTable forwards: card, waits_for_verdict, update, handle, deck and missed_items.
template <class G>
concept GameUi = Shown<G> && requires(const typename G::Options& options, const i18n::Voice& voice) {
    /// Returns the examples for the rules in force, in the order of their topics.
    { UiOf<G>::rule_examples(options, voice) } -> std::same_as<std::vector<Illustration>>;
    /// Returns the face of a card.
    UiOf<G>::face(*std::declval<const G&>().held(std::declval<const typename G::State&>(), Seat()).begin());
    /// Returns the sound of an event; nullopt if it has none.
    { UiOf<G>::cue(std::declval<const typename G::Event&>()) } -> std::same_as<std::optional<sound::Cue>>;
    /// Returns whether an event is celebrated.
    { UiOf<G>::is_celebrated(std::declval<const typename G::Event&>()) } -> std::same_as<bool>;
    /// The picture of its tile on the home screen.
    { UiOf<G>::picture } -> std::convertible_to<pages::GamePicture>;
    /// Returns at most five cards that illustrate a preset with these options; none if it needs no picture.
    { UiOf<G>::preset_picture(options) } -> std::same_as<std::vector<ui::Face>>;
};

} // namespace palazzo::games
