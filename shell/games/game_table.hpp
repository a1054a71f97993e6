// The interface between the program and the game on the table, whichever game it is and wherever its full state is: in
// this program (LocalTable), or in another one that sends only what a seat may see.
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

namespace palazzo::games {

/// A move as everybody at the table saw it.
struct PublicTurn {
    Seat seat = 0;                 ///< Seat that made the move.
    std::vector<Message> messages; ///< Messages to players about it, in order; may be empty.
    std::optional<sound::Cue> cue; ///< Its most important sound; nullopt if it has none.
    bool celebrated = false;       ///< True if it contains an event that is celebrated.
};

/// Scores and standings, at any time. Winners are only valid when the game is over.
struct Standings {
    Seats winners;                       ///< Several seats win a draw.
    std::vector<int> scores;             ///< One per seat; more is better.
    std::vector<Message> in_words;       ///< One per seat.
    std::vector<std::size_t> cards_left; ///< One per seat; all 0 in games for points.
};

/// The cards of all seats, as a picture and as text. Seats without cards have no row and no line.
struct Holdings {
    pages::CardsPicture picture;
    std::vector<std::string> lines;
};

class Authority;

class GameTable : public TableState {
  public:
    GameTable() = default;
    explicit GameTable(TableState state) : TableState(std::move(state)) {}
    virtual ~GameTable() = default;

    /// Returns the game's name in records and in ids of texts.
    virtual std::string_view game() const = 0;
    /// Returns the record without its moves.
    virtual const Record& head() const = 0;
    /// Returns the preset on which the rules are based; the game's first one if the record names none.
    virtual std::string preset() const = 0;
    /// Returns a title such as "Palace · Classic", with a remark if the rules were changed.
    virtual std::string title(const i18n::Voice& voice) const = 0;
    /// Returns whether the scores are points that decide the game.
    virtual bool counts_points() const = 0;
    /// Returns whether cards ask questions that people answer.
    virtual bool asks_questions() const = 0;
    /// Returns whether the game is played by `preset` with the given differing options. The judge of answers is ignored
    /// if it is the one that is usual for this number of humans.
    virtual bool is_played_by(const std::string& preset, const Json& options) const = 0;
    virtual Rulebook rulebook() const = 0;
    /// Returns the examples for the rules in force, in the order of their topics.
    virtual std::vector<Illustration> rule_examples(const i18n::Voice& voice) const = 0;

    /// Returns the seats that are to move: none when the game is over, several when they move simultaneously.
    virtual Seats to_act() const = 0;
    virtual std::size_t turn_count() const = 0;
    /// Returns the move with this number, counted from 0. Moves that were taken back and can be made again have numbers
    /// from turn_count() on.
    virtual PublicTurn turn(std::size_t number) const = 0;
    virtual Standings standings() const = 0;
    /// Returns the highlights of the public events so far for a seat.
    virtual Highlights highlights(Seat seat) const = 0;
    /// Returns the cards of all seats. Call it only for a game that is over or whose cards everybody may see.
    virtual Holdings holdings(const i18n::Voice& voice) const = 0;
    bool over() const { return to_act().empty(); }

    /// Draws one frame from the viewer's view.
    virtual TableReply draw(const ui::Theme& theme, const TableContext& context) = 0;
    /// Returns the viewer's view and moves for the mirror.
    virtual std::vector<a11y::Region> mirror(const i18n::Voice& voice) const = 0;
    /// Handles a control of the mirror's regions. Returns whether it put a move together, which
    /// make_proposed() makes.
    virtual bool press(const a11y::Pressed& pressed) = 0;
    /// Makes the move that the last draw() or press() put together. Returns false if it can no longer be made.
    virtual bool make_proposed() = 0;
    /// Returns whether something still moves, so that the next frame is needed at once.
    virtual bool moving() const = 0;
    /// Returns whether the cards of the last move have arrived.
    virtual bool cards_landed() const = 0;
    /// Returns the point from which confetti flies when a big event is celebrated; nullopt for the middle of the table.
    virtual std::optional<ui::Point> celebration_origin() const = 0;
    /// Returns the seconds until the table needs a frame although nothing moves; negative if it needs none before an
    /// input.
    virtual double next_frame() const = 0;
    /// Returns whether something that can be closed lies over the table, such as a word that is looked at.
    virtual bool has_sheet() const { return false; }
    /// Closes the game's own sheet that covers the table, if there is one.
    virtual void close_sheet() {}
    /// Forgets everything on the screen that the next viewer mustn't see.
    virtual void forget_private_state() = 0;
    /// Forgets all selections and movements on the screen.
    virtual void clear_screen() = 0;

    /// Returns whether a hint would say more than that there is only one move.
    virtual bool is_worth_a_hint() const = 0;
    /// Puts a legal move, in the notation of records, together on the screen, so that the viewer can make or change it.
    /// Returns its label in the mirror, empty if it has none; nullopt if the move can't be read.
    virtual std::optional<std::string> suggest(const Json& move, const i18n::Voice& voice) = 0;

    /// Returns the question that covers the table; nullopt if there is none, as always in games without questions.
    virtual std::optional<pages::ChallengeModel> question_card(const QuestionContext&) const { return std::nullopt; }
    /// Returns whether the game waits for an answer.
    virtual bool waits_for_answer() const { return false; }
    /// Lets bots answer and checks the time limit. Returns the seconds until something happens without input, negative
    /// if nothing does; nullopt if no question covers the table.
    virtual std::optional<double> update_question(QuestionHost&) { return std::nullopt; }
    /// Handles a control of the question's card. Returns false if the action belongs to none of them.
    virtual bool handle_question(QuestionHost&, const a11y::Action&) { return false; }
    /// Returns the deck in use; null if there is none.
    virtual std::shared_ptr<const quiz::Deck> deck() const { return nullptr; }
    /// Returns the items of the deck that humans have missed in this game, each once, in the order in which they were
    /// asked.
    virtual std::vector<int> missed_items() const { return {}; }

    /// Returns the functions that need the full state of the game; null if another program has it.
    virtual Authority* authority() { return nullptr; }
    virtual const Authority* authority() const { return nullptr; }
};

/// Progress of a puzzle, from the position in which the table was opened.
struct PuzzleState {
    puzzles::Verdict verdict = puzzles::Verdict::open;
    int reached = 0; ///< How much of the goal has been reached.
};

/// Functions of a game whose full state is in this program.
class Authority {
  public:
    virtual ~Authority() = default;

    virtual Record record() const = 0;
    /// Returns a message if the game was played with another word list or deck than this program has, so that its
    /// verdicts are taken from the record; nullopt otherwise.
    virtual std::optional<Message> changed_resources_notice() const = 0;
    /// Returns a separate table with the moves made so far, as if opened at the last of them.
    virtual std::unique_ptr<GameTable> copy() const = 0;

    /// Returns the number of known moves: those made, and those taken back that can be made again.
    virtual std::size_t known_turns() const = 0;
    /// Goes to the position after `turn` moves.
    virtual void go_to(std::size_t turn) = 0;
    virtual void forget_taken_back() = 0;
    /// Returns the number of moves before the last move of these seats; nullopt if they made none.
    virtual std::optional<std::size_t> turn_before_last_move_of(Seats seats) const = 0;
    /// Returns the number of moves after making again the next move of these seats that was taken back, and the moves
    /// of others that followed it; nullopt if there is none.
    virtual std::optional<std::size_t> turn_after_next_move_of(Seats seats) const = 0;
    /// Returns whether a seat has learned anything since the position after `since` moves that it couldn't predict
    /// there.
    virtual bool has_learned_since(std::size_t since, Seat seat) const = 0;
    virtual void mark_practice(bool practice) = 0;
    /// Notes in the record who plays in the seats from here on.
    virtual void set_players(std::vector<SeatInfo> seats) = 0;
    /// Returns the progress of each seat after each number of moves.
    virtual Course course() const = 0;

    /// Returns whether the bot in a seat needs so much time that it should search in the background.
    virtual bool thinks_long(Seat bot) const = 0;
    /// Returns the question that a search has to answer for the bot in a seat that is to act.
    virtual SearchRequest bot_question(Seat bot) const = 0;
    /// Makes the move of the bot in a seat that is to act: the advised one or, without usable advice, one that it
    /// chooses at once.
    virtual void play_bot(Seat bot, const std::optional<SearchResult>& advice) = 0;
    /// Returns the question that a search has to answer for a hint to the viewer.
    virtual SearchRequest hint_question() const = 0;
    /// Returns the question for a hint after the advised move, if the table makes that move automatically together with
    /// the next one, such as a step of the turn that is skipped; nullopt if the advised move is the hint.
    virtual std::optional<SearchRequest> hint_question_after(const SearchResult& advice) const = 0;

    virtual PuzzleState puzzle_state(std::string_view goal, int amount) const = 0;
    /// Returns whether the proposed move is the next of the known ones.
    virtual bool is_next_known_proposed() const = 0;
    /// Puts the next of the known moves together on the screen.
    virtual void suggest_next_known() = 0;
    /// Returns the label of the next known move in the mirror, when nothing else is selected.
    virtual std::string next_known_in_words(const i18n::Voice& voice) const = 0;
};

/// Returns the first seat to act that is a human's, or a bot's; -1 if there is none. Bots don't act while moves can be
/// made again, or if another program plays for them.
Seat acting(const GameTable& s, bool human);
/// Returns whether moves were taken back that can be made again.
bool can_redo(const GameTable& s);

/// Assigns people and bots to seats. The first human to act becomes the viewer, behind the curtain if several humans
/// share the device.
void set_players(GameTable& s, std::vector<SeatInfo> seats);
/// Returns the human who gets the device next, because the viewer has nothing to do; -1 if nobody does.
Seat next_viewer(const GameTable& s);
/// Gives the device to another human, behind the curtain: a hand is shown only to somebody who confirms that it is
/// theirs, however few people are left.
void hand_device_to(GameTable& s, Seat next);
/// Gives the device to another human if the viewer has nothing to do and the other one has.
void pass_device(GameTable& s);

/// Returns the outcome of a game that is over: "You won", "Rosa won", "A draw".
std::string outcome_in_words(const GameTable& s, const i18n::Voice& voice);
/// Returns whether a human at this device has won.
bool has_human_winner(const GameTable& s);
/// Returns the messages about a move in one line.
std::string turn_in_words(const GameTable& s, std::size_t number, const i18n::Voice& voice);

/// Returns whether the winner is shown over the table, from the end of the last move's movements until the result is
/// opened; false for a game that was already over when it was opened.
bool is_celebrated(const GameTable& s);
/// Returns whether the table shows the latest move and its cards have arrived.
bool has_landed(const GameTable& s);

/// Returns the context with the parts that all tables have in common.
TableContext context_of(const GameTable& s, const i18n::Catalogue& catalogue, float pace, bool covered);

} // namespace palazzo::games
