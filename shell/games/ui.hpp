// The interface between the program and the screen of a game. Every game of the catalogue specialises `UiOf`. A game
// without this specialisation, or without one of its members, doesn't compile.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/games/illustration.hpp"
#include "shell/games/table_context.hpp"
#include "shell/games/table_texts.hpp"
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

/// The data that the screen of a table needs in addition to the viewer's view.
template <class G>
struct ScreenContext : TableContext {
    /// Events of the moves since the position that was drawn before, in order. When a position is opened, or a move is
    /// taken back, they are those of the last move.
    std::vector<typename G::Event> latest;
    ToldMoves told = {};               ///< The moves to which `latest` belongs.
    std::uint64_t position_number = 0; ///< Number of the position that is shown; it is different for every position.
    Seat mover = 0;                    ///< Seat that made the last move.
    /// True if the position is shown without movement, because the table was just opened or its viewer has changed.
    bool skip_animation = true;
    /// True if the cards have just been dealt. The deal is then shown as a movement even if `skip_animation` is true.
    bool dealt = false;
};

/// The player's input in a frame: a move that is legal in the view, or an action (`menu`, `rules`, `hint`, `undo` or
/// `redo`).
template <class G>
struct GameInput {
    std::optional<typename G::Move> move;
    std::optional<a11y::Action> action;
    bool refused = false; ///< True if the player tried something that isn't allowed; the table then says why.
};

/// Names everything that a game provides for the screen (see GameUi). Every game specialises it; there is no general
/// definition.
template <class G>
struct UiOf;
/// The state of a table that only the game's screen needs, such as selections and movements.
template <class G>
using TableScreen = typename UiOf<G>::Table;

/// Requires the functions that the table of every game has.
template <class G>
concept HasTableScreen = std::default_initializable<TableScreen<G>> && requires(TableScreen<G>& screen,
    const ui::Theme& theme, const typename G::View& view, const ScreenContext<G>& context,
    const a11y::UsedControl& pressed) {
    /// Draws one frame, including begin_screen() and end_screen().
    { screen.draw(theme, view, context) } -> std::same_as<GameInput<G>>;
    /// Returns whether anything on the table is still moving, so that the next frame is needed at once.
    { screen.is_moving() } -> std::same_as<bool>;
    /// Returns whether the cards of the last move have arrived, so that messages about the move can be shown.
    { screen.has_landed() } -> std::same_as<bool>;
    /// Returns the point from which confetti flies when a big event is celebrated. Nullopt means the middle of the
    /// table.
    { screen.celebration_origin() } -> std::same_as<std::optional<ui::Point>>;
    /// Returns the seconds after which the table needs a frame even if nothing moves, for example because a timer runs;
    /// negative if it needs none before the next input.
    { screen.seconds_to_next_frame() } -> std::same_as<double>;
    /// Puts a legal move together on the screen, so that the player can make it or change it.
    screen.suggest(view, std::declval<const typename G::Move&>());
    /// Returns whether something that can be closed is shown over the table, such as the entry of a word.
    { screen.has_sheet() } -> std::same_as<bool>;
    /// Closes the sheet that the game itself shows over the table, if there is one.
    screen.close_sheet();
    /// Forgets everything that another player mustn't see. It is called when another player gets the device. The order
    /// in which a player has arranged cards may be restored in that player's next turn.
    screen.forget_private_state();
    /// Returns whether the table makes this legal move automatically together with the next one. If so, the next move
    /// is given as the hint.
    { screen.is_made_automatically(view, std::declval<const typename G::Move&>()) } -> std::same_as<bool>;
    /// Returns the regions of the mirror, as text for screen readers: the parts of the table, and the moves.
    { screen.mirror_regions(view, context.voice) } -> std::same_as<std::vector<a11y::Region>>;
    /// Handles a control of the mirror's regions. Returns the move that the control makes; nullopt if it makes none.
    { screen.handle_control(view, pressed) } -> std::same_as<std::optional<typename G::Move>>;
};

/// The empty picture of a game that isn't offered on the home screen.
inline constexpr pages::GamePicture no_picture{[](const ui::Canvas&, const ui::Rect&) {}};

/// Requires everything that a game provides for the screen. A game whose cards ask questions also has a type
/// `Questions`, whose functions `LocalTable` calls: `question_card`, `waits_for_verdict`, `update`, `handle`, `deck`,
/// `missed_items` and `answered_question`.
template <class G>
concept GameUi = HasTableScreen<G> && requires(const typename G::Options& options, const i18n::Voice& voice) {
    /// Returns the examples for the rules that `options` describe, in the order of their topics.
    { UiOf<G>::rule_examples(options, voice) } -> std::same_as<std::vector<Illustration>>;
    /// Returns the face of a card.
    UiOf<G>::card_face(*std::declval<const G&>().held_cards(std::declval<const typename G::State&>(), Seat()).begin());
    /// Returns the sound of an event; nullopt if it has none.
    { UiOf<G>::cue(std::declval<const typename G::Event&>()) } -> std::same_as<std::optional<sound::Cue>>;
    /// Returns whether an event is celebrated.
    { UiOf<G>::is_celebrated(std::declval<const typename G::Event&>()) } -> std::same_as<bool>;
    /// The picture of the game's tile on the home screen.
    { UiOf<G>::picture } -> std::convertible_to<pages::GamePicture>;
    /// Returns at most five cards that illustrate a preset with these options; empty if it needs no picture.
    { UiOf<G>::preset_cards(options) } -> std::same_as<std::vector<ui::CardFace>>;
};

} // namespace palazzo::games
