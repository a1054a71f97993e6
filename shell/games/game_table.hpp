// The interface between the program and the game on the table. It is the same for every game. The full state of the
// game may be in this program (LocalTable), or in another program that sends only what a seat may see.
#pragma once

#include "engine/core/course.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/message.hpp"
#include "engine/core/rulebook.hpp"
#include "engine/puzzles/solve.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/search_task/search_task.hpp"
#include "shell/games/illustration.hpp"
#include "shell/games/question_context.hpp"
#include "shell/games/table_context.hpp"
#include "shell/games/table_state.hpp"
#include "shell/sound/cue.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::online {
struct ToldGame;
} // namespace palazzo::online

namespace palazzo::games {

/// A move, as everybody at the table saw it.
struct PublicTurn {
    Seat seat = 0;                 ///< Seat that made the move.
    std::vector<Message> messages; ///< Messages to players about the move, in order; may be empty.
    std::optional<sound::Cue> cue; ///< The most important sound of the move; nullopt if it has none.
    bool celebrated = false;       ///< True if one of the move's events is celebrated.
};

/// Scores and standings at any time of the game. `winners` is only valid when the game is over.
struct Standings {
    Seats winners;                 ///< Seats that have won; several if the game is a tie.
    std::vector<int> scores;       ///< Score of each seat; more is better.
    std::vector<Message> in_words; ///< Text of each seat's standing.
    /// Number of cards that each seat has left; 0 for all seats in games that are played for points.
    std::vector<std::size_t> cards_left;
};

/// The cards of all seats, as a picture and as text. A seat without cards has no row in the picture and no line in the
/// text.
struct Holdings {
    pages::CardsPicture picture;
    std::vector<std::string> lines;
};

/// A question that was answered.
struct AnsweredQuestion {
    Seat seat = 0; ///< Seat that was asked.
    std::string prompt;
};

/// The order in which the players have arranged their hands: the cards of each seat, in the notation of records. A seat
/// whose player hasn't seen the hand on this screen has none.
using HandOrder = std::vector<std::vector<std::string>>;

class FullStateAccess;
class FollowedGame;

class GameTable : public TableState {
  public:
    GameTable() = default;
    explicit GameTable(TableState state) : TableState(std::move(state)) {}
    virtual ~GameTable() = default;

    /// Returns the game's name in records and in the ids of texts, such as `palace`.
    virtual std::string_view game_name() const = 0;
    /// Returns the record of the game without the moves.
    virtual const Record& record_without_moves() const = 0;
    /// Returns the preset on which the rules are based. If the record names no preset, returns the game's first one.
    virtual std::string preset() const = 0;
    /// Returns a title such as "Palace · Classic", with a remark if the rules differ from the preset.
    virtual std::string title(const i18n::Voice& voice) const = 0;
    /// Returns whether the scores are points that decide the game.
    virtual bool counts_points() const = 0;
    /// Returns whether this game has cards that ask people questions.
    virtual bool asks_questions() const = 0;
    /// Returns whether this game is played by the rules of `preset`, changed by `options`. The judge of answers may
    /// differ from the judge in `options` if it is the usual judge for this number of humans.
    virtual bool has_same_rules_as(const std::string& preset, const Json& options) const = 0;
    virtual Rulebook rulebook() const = 0;
    /// Returns the examples for the rules of this game, in the order of their topics.
    virtual std::vector<Illustration> rule_examples(const i18n::Voice& voice) const = 0;

    /// Returns the seats that have to move: none when the game is over, several when they move simultaneously.
    virtual Seats seats_to_act() const = 0;
    virtual std::size_t turn_count() const = 0;
    /// Returns the move with this number, counted from 0. Moves that were taken back and can be made again have the
    /// numbers from turn_count() on.
    virtual PublicTurn public_turn(std::size_t number) const = 0;
    virtual Standings standings() const = 0;
    /// Returns the highlights of `seat` in the events so far that everybody could see.
    virtual Highlights highlights(Seat seat) const = 0;
    /// Returns the cards of all seats. Call it only for a game that is over or whose cards everybody may see.
    virtual Holdings holdings(const i18n::Voice& voice) const = 0;
    bool is_over() const { return seats_to_act().empty(); }

    /// Draws one frame of the table as the viewer sees it.
    virtual PlayerInput draw(const ui::Theme& theme, const TableContext& context) = 0;
    /// Returns the regions of the table's mirror, as text for screen readers: what the viewer sees, and the moves that
    /// the viewer can make.
    virtual std::vector<a11y::Region> mirror_regions(const i18n::Voice& voice) const = 0;
    /// Handles the use of a control of the mirror. Returns whether a move is now put together, which
    /// `make_proposed_move()` makes.
    virtual bool handle_control(const a11y::UsedControl& pressed) = 0;
    /// Makes the move that was put together during the last draw() or handle_control(). Returns false if it can't be
    /// made any more.
    virtual bool make_proposed_move() = 0;
    /// Returns whether anything on the table is still moving, so that the next frame is needed at once.
    virtual bool is_moving() const = 0;
    /// Returns whether the cards of the last move have arrived.
    virtual bool have_cards_landed() const = 0;
    /// Returns the point from which confetti flies when a big event is celebrated. Nullopt means the middle of the
    /// table.
    virtual std::optional<ui::Point> celebration_origin() const = 0;
    /// Returns the seconds after which the table needs a frame even if nothing moves; negative if it needs none before
    /// the next input.
    virtual double seconds_to_next_frame() const = 0;
    /// Returns whether something that can be closed is shown over the table, such as the entry of a word.
    virtual bool has_sheet() const { return false; }
    /// Closes the sheet that the game itself shows over the table, if there is one.
    virtual void close_sheet() {}
    /// Forgets everything on the screen that the next viewer mustn't see.
    virtual void forget_private_state() = 0;
    /// Forgets all selections and movements on the screen.
    virtual void clear_screen() = 0;
    /// Returns the order of the hands; empty if players can't arrange their hands in this game.
    virtual HandOrder hand_order() const { return {}; }
    /// Shows the hands in this order. Cards that a hand doesn't have are left out, and its other cards follow.
    virtual void restore_hand_order(const HandOrder& /*order*/) {}

    /// Returns whether a hint can help the viewer. It can't if the viewer only has to judge an answer.
    virtual bool is_hint_useful() const = 0;
    /// Puts a legal move together on the screen, so that the viewer can make it or change it. `move` is in the notation
    /// of records. Returns the label of the mirror's control that makes the move; the label is empty if no control
    /// makes it. Returns nullopt if `move` can't be read.
    virtual std::optional<std::string> suggest(const Json& move, const i18n::Voice& voice) = 0;

    /// Returns the card of the question that covers the table; nullopt if no question covers it.
    virtual std::optional<pages::ChallengeModel> question_card(const QuestionContext&) const { return std::nullopt; }
    /// Returns whether the game waits for an answer to a question.
    virtual bool waits_for_answer() const { return false; }
    /// Lets bots answer a question, and checks the time limit. Returns the seconds until something happens without
    /// input, negative if nothing does; nullopt if no question covers the table.
    virtual std::optional<double> update_question(QuestionHost&) { return std::nullopt; }
    /// Handles a control on the card of a question. Returns false if the action doesn't belong to that card.
    virtual bool handle_question_action(QuestionHost&, const a11y::Action&) { return false; }
    /// Returns the deck of the questions; null if there is none.
    virtual std::shared_ptr<const quiz::Deck> deck() const { return nullptr; }
    /// Returns the items of the deck that humans have missed in this game. Each item is returned once, in the order in
    /// which the items were asked.
    virtual std::vector<int> missed_items() const { return {}; }
    /// Returns the question that the move with this number answered, in `language` if the deck has it in that language;
    /// nullopt if the move answered no question of a deck.
    virtual std::optional<AnsweredQuestion> answered_question(
        std::size_t /*number*/, std::string_view /*language*/) const {
        return std::nullopt;
    }

    /// Returns the functions that need the full state of the game; null if another program has that state.
    virtual FullStateAccess* full_state() { return nullptr; }
    virtual const FullStateAccess* full_state() const { return nullptr; }
    /// Returns the functions of a game whose full state is in another program; null if it is in this one.
    virtual FollowedGame* followed() { return nullptr; }
};

/// Functions of a game that another program, the host's, plays and tells to this one.
class FollowedGame {
  public:
    virtual ~FollowedGame() = default;

    /// Goes to the position that the host has told. A problem names the place of a fault in `told`; the table then
    /// stays as it was.
    virtual std::optional<Problem> follow(const online::ToldGame& told) = 0;
    /// Returns the move that the player has made at the table since the last call, in the notation of records, so that
    /// the host can be asked to make it; nullopt if there is none.
    virtual std::optional<Json> take_wanted_move() = 0;
};

/// Progress of a puzzle since the position in which the table was opened.
struct PuzzleProgress {
    puzzles::PuzzleVerdict verdict = puzzles::PuzzleVerdict::open;
    int reached = 0; ///< How much of the goal has been reached, in the unit of the goal's amount.
};

/// Functions of a game that need its full state, which is in this program.
class FullStateAccess {
  public:
    virtual ~FullStateAccess() = default;

    virtual Record record() const = 0;
    /// Returns a message if the game was played with another word list or deck than this program has; nullopt
    /// otherwise. The verdicts of such a game are taken from its record.
    virtual std::optional<Message> changed_resources_notice() const = 0;
    /// Returns a separate table with the moves that have been made so far, opened at the position after them.
    virtual std::unique_ptr<GameTable> copy() const = 0;

    /// Returns the number of known moves: those that have been made, and those that were taken back and can be made
    /// again.
    virtual std::size_t known_move_count() const = 0;
    /// Goes to the position after `turn` moves.
    virtual void go_to_position(std::size_t turn) = 0;
    virtual void forget_taken_back_moves() = 0;
    /// Returns how many moves were made before the last move of a seat in `seats`; nullopt if these seats have made no
    /// move.
    virtual std::optional<std::size_t> turn_count_before_last_move_of(Seats seats) const = 0;
    /// Returns the number of moves after a redo. The redo makes again the next move that was taken back, and the moves
    /// that followed it up to the next move of a seat in `seats`. Returns nullopt if no move was taken back.
    virtual std::optional<std::size_t> turn_count_after_next_move_of(Seats seats) const = 0;
    /// Returns whether `seat` now knows anything that it couldn't predict in the position after `since` moves.
    virtual bool has_learned_since(std::size_t since, Seat seat) const = 0;
    virtual void set_practice(bool practice) = 0;
    /// Stores in the record who plays in the seats from this position on.
    virtual void set_players(std::vector<SeatInfo> seats) = 0;
    /// Returns the progress of each seat before the first move and after every move.
    virtual ProgressHistory seat_progress_history() const = 0;

    /// Returns whether the bot in a seat needs so much time for its move that it should search in the background.
    virtual bool thinks_long(Seat bot) const = 0;
    /// Returns the request for the search that finds the next move of `bot`, a seat with a bot that is to act.
    virtual SearchRequest bot_search_request(Seat bot) const = 0;
    /// Makes the next move of `bot`, a seat with a bot that is to act. The move is the one in `advice`. If that is
    /// nullopt or isn't usable, the bot chooses a move at once.
    virtual void make_bot_move(Seat bot, const std::optional<SearchResult>& advice) = 0;
    /// Returns the request for the search that finds a hint for the viewer.
    virtual SearchRequest hint_search_request() const = 0;
    /// Returns the request for a second search if the move in `advice` can't be the hint, because the table makes that
    /// move automatically together with the next one. An example is skipping a step of the turn. The second search
    /// finds the next move, which is then the hint. Returns nullopt if the advised move itself is the hint.
    virtual std::optional<SearchRequest> follow_up_hint_request(const SearchResult& advice) const = 0;

    virtual PuzzleProgress puzzle_progress(std::string_view goal, int amount) const = 0;
    /// Returns whether the proposed move is the next one of the known moves.
    virtual bool is_next_known_move_proposed() const = 0;
    /// Puts the next known move together on the screen.
    virtual void suggest_next_known_move() = 0;
    /// Returns the ids of the mirror's controls that are still to be pressed to put the next known move together: those
    /// of its cards that aren't selected yet and, if all are, the one that makes the move.
    virtual std::vector<std::string> controls_of_next_known_move(const i18n::Voice& voice) const = 0;
    /// Returns the label of the mirror's control that makes the next known move if nothing else is selected.
    virtual std::string next_known_move_in_words(const i18n::Voice& voice) const = 0;
};

/// Returns the first seat that has to act and has a human at this device, or a bot if `human` is false; -1 if there is
/// none. No bot acts while moves can be made again, or if another program plays for the bots.
Seat first_seat_to_act(const GameTable& s, bool human);
/// Returns whether there are moves that were taken back and can be made again.
bool can_redo(const GameTable& s);

/// Assigns humans and bots to seats. The first human to act becomes the viewer; the curtain hides the viewer's hand if
/// several humans share the device.
void set_players(GameTable& s, std::vector<SeatInfo> seats);
/// Returns the seat of the human who gets the device next, if the viewer has nothing to do; -1 if the viewer keeps the
/// device.
Seat next_viewer(const GameTable& s);
/// Gives the device to the human in the seat `next`, behind the curtain. A hand is shown only to somebody who confirms
/// that it is theirs, however few people still play.
void hand_device_to(GameTable& s, Seat next);
/// Gives the device to another human if that human has to act and the viewer doesn't have to.
void pass_device(GameTable& s);

/// Returns the text of the outcome of a game that is over, such as "Rosa won".
std::string outcome_in_words(const GameTable& s, const i18n::Voice& voice);
/// Returns whether a human has won.
bool has_human_winner(const GameTable& s);
/// Returns the text of all messages about a move, in one line.
std::string turn_in_words(const GameTable& s, std::size_t number, const i18n::Voice& voice);

/// Returns whether the winner is shown over the table. The winner appears when the cards of the last move have stopped,
/// and disappears when the result is opened. No winner appears if the game was already over when it was opened.
bool shows_winner(const GameTable& s);
/// Returns whether the table shows the latest move and its cards have arrived.
bool has_last_move_landed(const GameTable& s);

/// Returns a context in which the fields that every game needs are filled in: the voice, the title, `pace` and
/// `covered`.
TableContext table_context_of(const GameTable& s, const i18n::Catalogue& catalogue, float pace, bool covered);

} // namespace palazzo::games
