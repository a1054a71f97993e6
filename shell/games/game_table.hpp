// The one door between the program and a game on the table, whichever game it is and wherever its truth is: here
// (LocalTable), or with somebody else, who sends what a seat may see.
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
    Seat seat = 0;                 ///< who made it
    std::vector<Message> messages; ///< what people are told of it, in order; empty: nothing
    std::optional<sound::Cue> cue; ///< the most telling of what is heard of it; nullopt: nothing is
    bool celebrated = false;       ///< whether it has one of the game's big moments
};

/// How the seats stand, at any time; the winners are those of a game that is over.
struct Standings {
    Seats winners;                       ///< several: a draw
    std::vector<int> scores;             ///< by seat; more is better
    std::vector<Message> in_words;       ///< by seat
    std::vector<std::size_t> cards_left; ///< by seat; all 0 in games about points
};

/// What all seats hold, as it is drawn and in words: a row and a line for each that holds something.
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

    /// The game's name in records, and in ids of texts.
    virtual std::string_view game() const = 0;
    /// What the table was set with: the record without its moves.
    virtual const Record& head() const = 0;
    /// The preset that the rules go out from: the only one where the record names none.
    virtual std::string preset() const = 0;
    /// "Palace · Classic", and that rules are changed where they are.
    virtual std::string title(const i18n::Voice& voice) const = 0;
    /// Whether points decide, so that scores are points.
    virtual bool counts_points() const = 0;
    /// Whether cards ask questions that people answer.
    virtual bool asks_questions() const = 0;
    /// Whether the game is played by the options that differ from a preset in this way, but for who judges answers
    /// where so many humans usually judge otherwise.
    virtual bool is_played_by(const std::string& preset, const Json& options) const = 0;
    virtual Rulebook rulebook() const = 0;
    virtual std::vector<Illustration> rule_examples(const i18n::Voice& voice) const = 0;

    /// The seats to move: none when the game is over, several when they move at the same time.
    virtual Seats to_act() const = 0;
    virtual std::size_t turn_count() const = 0;
    /// A move by its number from 0 on; those that were taken back, and can be made again, have numbers from
    /// turn_count() on.
    virtual PublicTurn turn(std::size_t number) const = 0;
    virtual Standings standings() const = 0;
    /// What a seat will want to remember of all that everybody saw so far.
    virtual Highlights highlights(Seat seat) const = 0;
    /// What all seats hold: of a game that is over, or of one whose cards may all be seen.
    virtual Holdings holdings(const i18n::Voice& voice) const = 0;
    bool over() const { return to_act().empty(); }

    /// Draws one frame of the onlooker's view.
    virtual TableReply draw(const ui::Theme& theme, const TableContext& context) = 0;
    /// The onlooker's view and moves in words.
    virtual std::vector<a11y::Region> mirror(const i18n::Voice& voice) const = 0;
    /// Uses a control of those regions. Returns whether that put a move together, which make_proposed() makes.
    virtual bool press(const a11y::Pressed& pressed) = 0;
    /// Makes the onlooker's move that the last draw() or press() put together; false if it can't be made any more.
    virtual bool make_proposed() = 0;
    /// Whether something still moves, so that the next frame is wanted at once.
    virtual bool moving() const = 0;
    /// Whether the cards that the last move is about lie where they belong.
    virtual bool cards_landed() const = 0;
    /// Where paper flies from at a big moment; nullopt: from the middle of the table.
    virtual std::optional<ui::Point> flourish_from() const = 0;
    /// In how many seconds the table wants a frame although nothing moves; negative: not before an input.
    virtual double next_frame() const = 0;
    /// Whether something that can be closed lies over the table, such as a word that is looked at.
    virtual bool has_sheet() const { return false; }
    /// Closes what lies over the table.
    virtual void close_sheet() {}
    /// Forgets all on the screen that isn't the next onlooker's to see.
    virtual void hand_over() = 0;
    /// Forgets all that was put together on the screen, and what moves there.
    virtual void clear_screen() = 0;

    /// Whether a hint would say more than that there is only one move.
    virtual bool is_worth_a_hint() const = 0;
    /// Puts a legal move, in the notation of records, together for the onlooker to make or to change. Returns what the
    /// screen in words calls it, empty where it names moves otherwise; nullopt: it can't be read.
    virtual std::optional<std::string> suggest(const Json& move, const i18n::Voice& voice) = 0;

    /// The question that lies over the table; nullopt: none does. So it is with games whose cards ask nothing.
    virtual std::optional<pages::ChallengeModel> question_card(const QuestionContext&) const { return std::nullopt; }
    /// Whether the game waits for an answer.
    virtual bool waits_for_answer() const { return false; }
    /// Lets bots answer, and time run. Returns in how many seconds something happens by itself, negative: not before an
    /// input; nullopt where nothing lies over the table.
    virtual std::optional<double> update_question(QuestionHost&) { return std::nullopt; }
    /// Does what one of the card's controls asks for; false if it is none of them.
    virtual bool handle_question(QuestionHost&, const a11y::Action&) { return false; }
    /// The deck that is played with; null if none.
    virtual std::shared_ptr<const quiz::Deck> deck() const { return nullptr; }
    /// The deck's items that humans have missed in this game, each once, in the order in which they were asked.
    virtual std::vector<int> missed_items() const { return {}; }

    /// What only those can do who have the whole game; null where the truth is elsewhere.
    virtual Authority* authority() { return nullptr; }
    virtual const Authority* authority() const { return nullptr; }
};

/// How a puzzle stands after the moves that were made since the table was opened.
struct PuzzleState {
    puzzles::Verdict verdict = puzzles::Verdict::open;
    int reached = 0; ///< how much of the goal
};

/// What can be done with a game whose deal and moves are here.
class Authority {
  public:
    virtual ~Authority() = default;

    virtual Record record() const = 0;
    /// That the game was played with another word list or deck than is here, so that its verdicts are taken as given;
    /// nullopt: it wasn't.
    virtual std::optional<Message> changed_resources_notice() const = 0;
    /// A table of its own with the moves made so far, opened anew at the last of them.
    virtual std::unique_ptr<GameTable> copy() const = 0;

    /// How many moves are known: those made and those taken back, which can be made again.
    virtual std::size_t known_turns() const = 0;
    /// Goes to the position after so many of them.
    virtual void go_to(std::size_t turn) = 0;
    virtual void forget_taken_back() = 0;
    /// How many moves there were before the last one of these seats; nullopt: they made none.
    virtual std::optional<std::size_t> before_last_of(Seats seats) const = 0;
    /// How many there will be when the next taken-back one of these seats, and what others did after it, is made again;
    /// nullopt: nothing was taken back.
    virtual std::optional<std::size_t> after_next_of(Seats seats) const = 0;
    /// Whether a seat has been shown anything since so many moves that it couldn't foresee there.
    virtual bool has_learned_since(std::size_t since, Seat seat) const = 0;
    virtual void mark_practice(bool practice) = 0;
    /// Notes who plays in the seats from here on, as the record will say.
    virtual void set_players(std::vector<SeatInfo> seats) = 0;
    /// By seat, how far it had come after each number of moves.
    virtual Course course() const = 0;

    /// Whether the bot in a seat takes its time, so that frames had better not wait for it.
    virtual bool thinks_long(Seat bot) const = 0;
    /// What the bot in a seat that is to act has to think about.
    virtual SearchRequest bot_question(Seat bot) const = 0;
    /// Lets the bot in a seat that is to act make its move: the advised one, or without advice what it finds at once.
    virtual void play_bot(Seat bot, const std::optional<SearchResult>& advice) = 0;
    /// What is to be thought about for a hint to the onlooker.
    virtual SearchRequest hint_question() const = 0;
    /// The same after a move that the table makes together with the one that follows it, such as the step of a turn
    /// that is passed over: that one is the hint to give. nullopt: the advised move is the hint.
    virtual std::optional<SearchRequest> hint_question_after(const SearchResult& advice) const = 0;

    virtual PuzzleState puzzle_state(std::string_view goal, int amount) const = 0;
    /// Whether the move that was put together is the next of the known ones.
    virtual bool is_next_known_proposed() const = 0;
    /// Puts the next of the known moves together on the screen.
    virtual void suggest_next_known() = 0;
    /// What the screen in words calls it, where nothing else is put together.
    virtual std::string next_known_in_words(const i18n::Voice& voice) const = 0;
};

/// The first seat to act that a human has, or that a bot has; -1 if there is none. Bots wait while moves can be made
/// again, or somebody else's program plays for them.
Seat acting(const GameTable& s, bool human);
/// Whether moves were taken back that can be made again.
bool can_redo(const GameTable& s);

/// Seats people and bots: the first human to act looks on, behind a curtain where several share the device.
void set_players(GameTable& s, std::vector<SeatInfo> seats);
/// Who is to have the device next: the onlooker has nothing to do, and another human has. -1: nobody.
Seat next_onlooker(const GameTable& s);
/// Hands the device to another human, behind the curtain: a hand is shown to nobody but whoever asks for it as theirs,
/// however few people are left.
void hand_device_to(GameTable& s, Seat next);
/// Hands it on where somebody else is to act.
void pass_device(GameTable& s);

/// "You won", "Rosa won", "A draw": of a game that is over.
std::string outcome_in_words(const GameTable& s, const i18n::Voice& voice);
/// Whether one of the people at this table has won.
bool has_human_winner(const GameTable& s);
/// What a move was, as people are told it, in one line.
std::string turn_in_words(const GameTable& s, std::size_t number, const i18n::Voice& voice);

/// Whether who won is shown over the table: after the last move came to rest, until the result opens. What was over
/// already when it was put there isn't celebrated.
bool is_celebrated(const GameTable& s);
/// Whether the table shows the latest move, and the cards that it is about have landed.
bool has_landed(const GameTable& s);

/// What every table is drawn with.
TableContext context_of(const GameTable& s, const i18n::Catalogue& catalogue, float pace, bool covered);

} // namespace palazzo::games
