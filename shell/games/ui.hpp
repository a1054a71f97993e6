// What the program asks of a game's side of the screen. Every game of the catalogue names it with a `UiOf`; a game
// without one, or with a member misspelt, doesn't compile.
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

/// What a table screen needs besides the view of the seat that looks on.
template <class G>
struct TableSight : TableContext {
    std::vector<typename G::Event> latest; ///< what happened in the last move, in order
    std::uint64_t moment = 0;              ///< changes with every displayed position
    Seat mover = 0;                        ///< who made the last move
    bool fresh = true;  ///< the table was just opened or the onlooker changed: show it without movement
    bool dealt = false; ///< as well as `fresh`: the cards have just been dealt, and are seen to be
};

/// What the player did in this frame: a move that is legal in the view, or an action (`menu`, `rules`, `hint`, `undo`,
/// `redo`).
template <class G>
struct TableAnswer {
    std::optional<typename G::Move> move;
    std::optional<a11y::Action> action;
    bool refused = false; ///< something was tried that can't be done, and the table says why
};

/// Names all that is a game's own on the screen, from its `Table` on (GameUi below says what); there is no general one.
template <class G>
struct UiOf;
/// What is only the screen's own: what is picked up, what moves.
template <class G>
using TableScreen = typename UiOf<G>::Table;

/// What a table screen gives.
template <class G>
concept Shown = std::default_initializable<TableScreen<G>> && requires(TableScreen<G>& screen, const ui::Theme& theme,
    const typename G::View& view, const TableSight<G>& sight, const a11y::Pressed& pressed) {
    /// One frame: begin_screen … end_screen included.
    { screen.draw(theme, view, sight) } -> std::same_as<TableAnswer<G>>;
    /// Whether something still moves, so that the next frame is wanted at once.
    { screen.moving() } -> std::same_as<bool>;
    /// Whether the cards that the last move is about lie where they belong, so that what is told of it may follow.
    { screen.landed() } -> std::same_as<bool>;
    /// Where paper flies from at a big moment; nullopt: from the middle of the table.
    { screen.flourish_from() } -> std::same_as<std::optional<ui::Point>>;
    /// In how many seconds the table wants a frame although nothing moves, such as for a running timer; negative: not
    /// before an input.
    { screen.next_frame() } -> std::same_as<double>;
    /// Puts a legal move together, for the player to make or to change.
    screen.suggest(view, std::declval<const typename G::Move&>());
    /// Whether something that can be closed lies over the table, such as a word that is looked at.
    { screen.has_sheet() } -> std::same_as<bool>;
    /// Closes what lies over the table.
    screen.close_sheet();
    /// The device goes to another player: forgets all that isn't that one's to see. What a player has arranged may be
    /// there again with their next turn.
    screen.hand_over();
    /// Whether a legal move is one that the table makes by itself, together with the move after it: then that one is
    /// the hint to give.
    { screen.goes_without_saying(view, std::declval<const typename G::Move&>()) } -> std::same_as<bool>;
    /// The zones and moves in words.
    { screen.mirror(view, sight.voice) } -> std::same_as<std::vector<a11y::Region>>;
    /// A control of those regions was used; a move to be made, if it makes one.
    { screen.pressed(view, pressed) } -> std::same_as<std::optional<typename G::Move>>;
};

/// For games that aren't offered on the first screen.
inline constexpr pages::GamePicture no_picture{[](const ui::Canvas&, const ui::Rect&) {}};

/// Everything a game's side of the screen has. A game whose cards ask questions names a `Questions` besides, whose
/// functions LocalTable forwards to: card, waits, update, handle, deck and missed.
template <class G>
concept GameUi = Shown<G> && requires(const typename G::Options& options, const i18n::Voice& voice) {
    /// Examples among the rules in force, in the order of their topics.
    { UiOf<G>::rule_examples(options, voice) } -> std::same_as<std::vector<Illustration>>;
    /// A card as it is drawn.
    UiOf<G>::face(*std::declval<const G&>().held(std::declval<const typename G::State&>(), Seat()).begin());
    /// What is heard of an event; nullopt: nothing.
    { UiOf<G>::cue(std::declval<const typename G::Event&>()) } -> std::same_as<std::optional<sound::Cue>>;
    /// Whether an event is one of the game's big moments.
    { UiOf<G>::is_celebrated(std::declval<const typename G::Event&>()) } -> std::same_as<bool>;
    /// What its tile on the first screen shows.
    { UiOf<G>::picture } -> std::convertible_to<pages::GamePicture>;
    /// The cards, five at most, that a preset with these options is about; none: it needs no picture.
    { UiOf<G>::preset_picture(options) } -> std::same_as<std::vector<ui::Face>>;
};

} // namespace palazzo::games
