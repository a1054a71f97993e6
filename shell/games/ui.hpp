// What the program asks of a game's side of the screen. Every game of the catalogue names it with a `UiOf`; a game
// without one, or with a member misspelt, doesn't compile.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"
#include "engine/quiz/outcome.hpp"
#include "shell/a11y/action.hpp"
#include "shell/games/habits.hpp"
#include "shell/games/header.hpp"
#include "shell/games/illustration.hpp"
#include "shell/pages/home.hpp"
#include "shell/pages/question.hpp"
#include "shell/sound/cue.hpp"
#include "shell/ui/theme.hpp"

#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo::games {

/// Two fingers moving apart or together since the last frame.
struct Pinch {
    float factor = 1.0F; ///< how much further apart they are now
    ui::Point at;        ///< the middle between them
};

/// What a table screen needs besides the view of the seat that looks on.
template <class G>
struct TableSight {
    i18n::Voice voice;                     ///< what the seats are called, which is spoken to, and in what language
    std::string title;                     ///< "Palace · Classic"
    std::vector<typename G::Event> latest; ///< what happened in the last move, in order
    std::uint64_t moment = 0;              ///< changes with every displayed position
    Seat mover = 0;                        ///< who made the last move
    bool fresh = true;      ///< the table was just opened or the onlooker changed: show it without movement
    bool dealt = false;     ///< as well as `fresh`: the cards have just been dealt, and are seen to be
    float pace = 1.0F;      ///< how long movements last; 0: none
    HeaderOffers offers;    ///< what the header's buttons can do now
    std::string hint_shown; ///< what the hint asked for says: it stands where the table says what to do
    Pinch pinch;
    TableHabits habits;
    bool covered = false;   ///< a sheet lies over the table: nothing is pressed there
    bool next_game = false; ///< a game of a match is over, and the next one is to be dealt
    bool watched = false; ///< the table is only looked at, as in a replay: it tells what happened and asks for nothing
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

template <CatalogueGame G>
struct Session;

/// What an overlay is drawn from besides the game.
struct OverlaySight {
    const pages::QuestionDialog& dialog;
    const pages::QuestionServices& services;
    double now; ///< on the program's clock, in seconds
    float pace; ///< as in TableSight
};

/// What an overlay may do besides.
struct OverlayHost {
    pages::QuestionDialog& dialog;
    const pages::QuestionServices& services;
    double now;
    float pace;
    std::function<void()> moved; ///< to be called after each move that was played
    std::function<void(const std::string& deck, const std::string& prompt, quiz::Outcome)> note_answer; ///< a human's

    OverlaySight sight() const { return {dialog, services, now, pace}; }
};

/// What may lie over a table: a question that waits, its verdict. A game without any uses NoOverlay.
template <class G>
concept Overlaid = requires(Session<G>& session, const Session<G>& seen, OverlayHost& host, const OverlaySight& sight,
    const a11y::Action& action) {
    /// What lies over the table now; nullopt: nothing.
    { UiOf<G>::Overlay::card(seen, sight) } -> std::same_as<std::optional<pages::ChallengeModel>>;
    /// Whether the game waits for something there.
    { UiOf<G>::Overlay::waits(seen) } -> std::same_as<bool>;
    /// Lets bots answer, and time run. Returns in how many seconds something happens by itself, negative: not before an
    /// input; nullopt where nothing lies there.
    { UiOf<G>::Overlay::drive(session, host) } -> std::same_as<std::optional<double>>;
    /// Does what one of its controls asks for; false if it is none of them.
    { UiOf<G>::Overlay::act(session, host, action) } -> std::same_as<bool>;
    /// The deck that is played with; null if none. And its items that humans have missed in this game, in order.
    { UiOf<G>::Overlay::deck(seen) } -> std::same_as<std::shared_ptr<const quiz::Deck>>;
    { UiOf<G>::Overlay::missed(seen) } -> std::same_as<std::vector<int>>;
};

/// For games over whose table nothing ever lies.
struct NoOverlay {
    template <class S>
    static std::optional<pages::ChallengeModel> card(const S&, const OverlaySight&) {
        return std::nullopt;
    }
    template <class S>
    static bool waits(const S&) {
        return false;
    }
    template <class S>
    static std::optional<double> drive(S&, OverlayHost&) {
        return std::nullopt;
    }
    template <class S>
    static bool act(S&, OverlayHost&, const a11y::Action&) {
        return false;
    }
    template <class S>
    static std::shared_ptr<const quiz::Deck> deck(const S&) {
        return nullptr;
    }
    template <class S>
    static std::vector<int> missed(const S&) {
        return {};
    }
};

/// For games that aren't offered on the first screen.
inline constexpr pages::GamePicture no_picture{[](const ui::Canvas&, const ui::Rect&) {}};

/// Everything a game's side of the screen has.
template <class G>
concept GameUi = Shown<G> && Overlaid<G> && requires(const typename G::Options& options, const i18n::Voice& voice) {
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
