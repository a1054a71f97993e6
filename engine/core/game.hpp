// The concepts that every game satisfies. They require value types and pure functions. All code that serves every game
// (Match, records, bots, the contract suite, the command line, the table) depends only on these concepts.
#pragma once

#include "engine/core/character.hpp"
#include "engine/core/effort.hpp"
#include "engine/core/evaluated_move.hpp"
#include "engine/core/event_sink.hpp"
#include "engine/core/highlights.hpp"
#include "engine/core/levels.hpp"
#include "engine/core/message.hpp"
#include "engine/core/option_field.hpp"
#include "engine/core/option_part.hpp"
#include "engine/core/record.hpp"
#include "engine/core/result.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/rulebook.hpp"
#include "engine/core/seats.hpp"
#include "engine/core/without.hpp"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo {

/// A preset of a game: its name and the options that it stands for.
template <class Options>
struct NamedPreset {
    std::string name;
    Options options;
};

/// The rules of a game. A rules object holds only the read-only data that its game needs, and nothing that changes
/// during play.
template <class G>
concept Game =
    std::regular<typename G::Options> && std::regular<typename G::Deal> && std::regular<typename G::State> && std::
        regular<typename G::Move> && std::regular<typename G::View> && std::regular<typename G::Event> && requires(
            const G& rules, const typename G::Options& o, const typename G::Deal& d, const typename G::State& s,
            const typename G::View& v, const typename G::Move& m, const typename G::Event& e, typename G::State& next,
            EventSink<typename G::Event> events, Seat seat, Rng& dice) {
    /// Returns why nobody can play with these options; empty if they are playable.
    { rules.check(o) } -> std::same_as<Refusal>;
    /// Returns the number of players.
    { rules.seat_count(o) } -> std::same_as<int>;
    /// shuffled_deal() returns a random deal, and begin() returns the first state of a game with a given deal.
    { rules.shuffled_deal(o, dice) } -> std::same_as<typename G::Deal>;
    { rules.begin(o, d) } -> std::same_as<typename G::State>;
    /// Returns the seats that are to move: none when the game is over, several when they move simultaneously.
    { rules.seats_to_act(s) } -> std::same_as<Seats>;
    /// Returns the view of a seat, which is all that the seat may know. What a screen shows, what a bot does and which
    /// moves are legal depends on nothing else. The view of `onlooker` is what everybody may see; only sample_state(),
    /// write_view() and read_view() can use it.
    { rules.view(s, seat) } -> std::same_as<typename G::View>;
    /// Returns the view of a seat without copying it. It is valid as long as the state exists and doesn't change.
    /// Playouts use it to ask for legal moves.
    { rules.view_ref(s, seat) } -> std::same_as<typename G::ViewRef>;
    requires std::convertible_to<const typename G::View&, typename G::ViewRef>;
    /// Returns the legal moves of the viewing seat, each once; empty if that seat isn't to act. Links store a move as
    /// its index in this list, so the order of the list must never change.
    { rules.legal_moves(v) } -> std::same_as<std::vector<typename G::Move>>;
    /// Returns a random legal move without listing all of them. Every legal move can be the result.
    { rules.random_move(v, dice) } -> std::same_as<typename G::Move>;
    /// Returns why a move isn't legal; empty if it is.
    { rules.check(v, m) } -> std::same_as<Refusal>;
    /// Applies the move of a seat to the state `next`. The move must have passed check(). Sends what everybody sees to
    /// `events`, if that argument is given.
    {rules.apply(next, seat, m)};
    {rules.apply(next, seat, m, events)};
    /// Returns the scores by seat. A higher score is always better; in games in which the fewest points win, scores are
    /// negative.
    { rules.scores(s) } -> std::same_as<std::vector<int>>;
    /// Returns the winners: none before the game is over or if nobody has won, several if the rules let them share the
    /// win.
    { rules.winners(s) } -> std::same_as<Seats>;
    /// Returns the messages that tell players of an event; empty if it needs no words.
    { rules.describe_event(e) } -> std::same_as<std::vector<Message>>;
};

/// Returns the messages that tell players of `events`, in their order.
template <Game G>
std::vector<Message> messages_of(const G& rules, std::span<const typename G::Event> events) {
    std::vector<Message> all;
    for (const auto& event : events)
        for (Message& message : rules.describe_event(event)) all.push_back(std::move(message));
    return all;
}

/// A game that bots can search. From the view of a seat, it can choose a random state that the seat can't distinguish
/// from the true one (a determinisation).
template <class G>
concept SamplesStates = Game<G> && requires(const G& rules, const typename G::View& v, Rng& dice) {
    /// Returns a random state whose view is equal to `v`.
    { rules.sample_state(v, dice) } -> std::same_as<typename G::State>;
};

/// A game that the rule-of-thumb bot can play. The game tells which moves are worth considering, and how good each
/// looks. Higher values of `heuristic` and `move_points` are better; they are comparable only within one view.
template <class G>
concept HasHeuristic = Game<G> && requires(const G& rules, const typename G::View& v, const typename G::Move& m) {
    /// Returns the moves that are worth considering, at least one if the viewing seat is to act.
    { rules.candidate_moves(v) } -> std::same_as<std::vector<typename G::Move>>;
    /// Returns how good a move looks; a higher number is better.
    { rules.heuristic(v, m) } -> std::same_as<double>;
    /// True if single moves score points. Then `move_points` returns how many, and the game has a greedy bot. Games
    /// whose moves don't score points inherit WithoutMoveScores.
    { G::scores_moves } -> std::convertible_to<bool>;
    /// Returns the points that a move scores at once.
    { rules.move_points(v, m) } -> std::same_as<double>;
    /// Writes how the score of a move is composed, for the command line; null if the move scores nothing.
    { rules.write_score(v, m) } -> std::same_as<nlohmann::json>;
};

/// A game that opponents of every level can play. The game provides a search for the best move in one view, and tells
/// how much effort each level spends on that search.
template <class G>
concept Searchable = SamplesStates<G> && requires(
    typename G::Search& search, const G& rules, const typename G::View& view, Rng dice, Level level) {
    /// Returns how much effort a level spends on a search.
    { G::effort(level) } -> std::same_as<SearchEffort>;
    /// move_traits() returns the traits of a move, by which a bot with a temperament chooses among good moves. The
    /// chosen move is at most `temperament_margin` worse than the best move, in the unit of the search's values.
    { rules.move_traits(view, std::declval<const typename G::Move&>()) } -> std::same_as<MoveTraits>;
    { G::temperament_margin } -> std::convertible_to<double>;
    /// The names of the bots against which the levels are measured, as the literature calls them. Players never meet
    /// these bots. Games without such bots inherit WithoutBenchmarkBots.
    requires std::convertible_to<decltype(*std::begin(G::benchmark_bots)), std::string_view>;
    { rules.benchmark_move(std::string_view(), view, dice) } -> std::same_as<std::optional<typename G::Move>>;
    /// Returns a sentence that says why the first of the given moves is the best, and how much worse the second one is.
    /// The moves are ordered from the best to the worst.
    { rules.explain_best_move(view, EvaluatedMoves<typename G::Move>()) } -> std::same_as<Message>;
    requires std::constructible_from<typename G::Search, const G&, const typename G::View&, const SearchEffort&, Rng>;
    /// Continues the search for at most the given number of iterations.
    search.run(1);
    { search.is_done() } -> std::same_as<bool>;
    /// Returns the moves with their values so far, from the best to the worst.
    { search.evaluated_moves() } -> std::same_as<EvaluatedMoves<typename G::Move>>;
    /// Returns the move that the bot makes.
    { search.chosen_move() } -> std::same_as<typename G::Move>;
};

/// The resources that a game needs in addition to its cards: word lists and decks of questions. Games that need none
/// inherit WithoutResources.
template <class G>
concept UsesResources = Game<G> && requires(
    const G& rules, const typename G::Options& o, const nlohmann::json& json, const Record& record) {
    /// True if a new game can be set up with a deck of questions.
    { G::plays_with_question_deck } -> std::convertible_to<bool>;
    /// Returns the resources that a table needs, which have to be loaded before the table is opened. The arguments are
    /// the options that differ from the preset, and the extras of the record.
    { rules.needed_resources(json, json) } -> std::same_as<Resources>;
    /// Returns the part of a new record that describes its resources: an object with their names and digests.
    { rules.extras_for_record(o) } -> std::same_as<nlohmann::json>;
    /// Returns the rules with the resources that a record names.
    { rules.with_resources(o, record) } -> std::same_as<G>;
    /// Returns the rules for replaying a record. If the record was played with a different word list or deck than the
    /// loaded one, `keeps_recorded_verdicts` is true, and the replay keeps the verdicts of the record.
    /// changed_resources_notice() then returns the message that tells players of the difference.
    { rules.rules_for_replay(o, record) } -> std::same_as<G>;
    { rules.keeps_recorded_verdicts } -> std::convertible_to<bool>;
    { rules.changed_resources_notice() } -> std::same_as<Message>;
};

/// The questions that players are asked, and the verdicts on their answers. Games without questions inherit
/// WithoutQuestions.
template <class G>
concept AsksQuestions = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::State& s,
    const typename G::View& v, const typename G::Move& m) {
    /// Returns whether anybody is asked questions at a table with these options.
    { rules.asks_questions(o) } -> std::same_as<bool>;
    /// Returns the options that set-up suggests for judging answers, as an object from names to values; empty if set-up
    /// suggests none. The arguments after the options are the number of humans, and whether the deck knows the answers.
    { rules.suggested_judging_options(o, 1, true) } -> std::same_as<nlohmann::json>;
    /// Returns a legal move with the verdict on it, if there is one, so that a record can store both.
    { rules.with_verdict(v, m) } -> std::same_as<typename G::Move>;
    /// Returns the seat whose answer the viewing seat is to judge now; nullopt if there is none.
    { rules.answering_seat(v) } -> std::same_as<std::optional<Seat>>;
    /// Returns the move by which a bot gives its verdict on an answer; nullopt if the viewing seat has nothing to
    /// judge. The last argument tells whether the answer is right.
    { rules.bot_verdict(v, true) } -> std::same_as<std::optional<typename G::Move>>;
    /// Returns the question that waits for an answer, as the command line shows it; null if there is none.
    { rules.pending_question(s) } -> std::same_as<nlohmann::json>;
};

/// A game that tells whether a legal move is listed by legal_moves(). If every legal move is listed, the game inherits
/// ListsAllMoves.
template <class G>
concept ListsMoves = Game<G> && requires(const G& rules, const typename G::View& v, const typename G::Move& m) {
    /// True if legal_moves() leaves out some legal words, because there are too many to list them each time.
    { G::leaves_words_out } -> std::convertible_to<bool>;
    /// Returns whether legal_moves() lists the legal move `m`.
    { rules.is_listed(m) } -> std::same_as<bool>;
    /// Returns some of the moves that legal_moves() lists, at most as many as the second argument says. The call takes
    /// limited time and memory, and always returns the same moves for the same view.
    { rules.legal_moves(v, std::size_t()) } -> std::same_as<std::vector<typename G::Move>>;
    /// Returns the move with its cards in the order in which legal_moves() lists them.
    { rules.with_cards_in_listed_order(m) } -> std::same_as<typename G::Move>;
    /// Returns the words that legal_moves() leaves out.
    { rules.unlisted_word_moves(v) } -> std::same_as<std::vector<typename G::Move>>;
};

/// The messages that describe a table to players, and the best moments of a game, which the statistics store.
template <class G>
concept HasDescriptions = Game<G> && requires(
    const G& rules, const typename G::Options& o, const typename G::State& s, const typename G::Event& e, Seat seat) {
    /// True if scores() are points that players count; false if they only rank the players.
    { G::counts_points } -> std::convertible_to<bool>;
    /// Returns the highlights of an event for a seat. Games without highlights inherit WithoutHighlights.
    { rules.highlights(e, seat) } -> std::same_as<Highlights>;
    /// Returns a message about the final result of a seat: its place, its points, or the cards that it has left.
    { rules.standing(s, seat) } -> std::same_as<Message>;
    /// Returns the progress of a seat: its number of points, or the number of cards that it still has to get rid of.
    /// The text `progress.NAME`, where NAME is the name of the game, tells players which of the two it is.
    { rules.progress(s, seat) } -> std::same_as<int>;
    /// Returns the cards that a seat holds or still has to play, even if nobody sees them. The cards in its hand are
    /// the first in the list.
    rules.held_cards(s, seat).begin();
    /// Returns the rules that are in force, as sentences for players. Rules that differ from the usual ones are also
    /// listed in a section of their own.
    { rules.rulebook(o) } -> std::same_as<Rulebook>;
};

/// Tasks that a seat has to solve before its turn ends (engine/puzzles). Games without puzzles inherit WithoutPuzzles.
template <class G>
concept HasPuzzles = Game<G> && requires(
    const G& rules, const typename G::State& s, const typename G::View& v, Seat seat, std::string_view goal) {
    /// The names of the tasks.
    requires std::convertible_to<decltype(*std::begin(G::goals)), std::string_view>;
    /// Returns whether this position is suitable for the task, as far as the viewing seat can tell.
    { rules.can_set_task(v, goal) } -> std::same_as<bool>;
    /// Returns how much of a task a seat has achieved in its turn. The arguments are the position before the turn, the
    /// position after it, the seat and the task.
    { rules.amount_achieved(s, s, seat, goal) } -> std::same_as<int>;
};

/// The notation of a game, which records, saves, links and the command line share.
template <class G>
concept HasNotation = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::Deal& d,
    const typename G::State& s, const typename G::View& v, const typename G::Move& m, const nlohmann::json& json,
    Rng& dice, typename G::Options& changed, std::string_view part, int choice) {
    { G::name } -> std::convertible_to<std::string_view>;
    /// True if players find the game in the list of games; other games can only be opened by name.
    { G::is_in_game_list } -> std::convertible_to<bool>;
    /// Returns the fewest and the most players that these options allow.
    { rules.seat_range(o) } -> std::same_as<std::pair<int, int>>;
    /// Returns the presets, the default one first.
    { rules.presets() } -> std::same_as<std::vector<NamedPreset<typename G::Options>>>;
    /// Returns all options: the name of each, its values, and how it is read and written.
    { rules.option_fields() } -> std::same_as<std::span<const OptionField<typename G::Options>>>;
    /// Returns the parts of options that have too many values for one list. Players choose each part by itself.
    { rules.option_parts(o) } -> std::same_as<std::vector<OptionPart>>;
    /// Returns the names of the options, or parts of options, about which set-up asks one question after the other;
    /// empty if the game has no such questions. The text `NAME.option.OPTION.ask` is the question about an option.
    { rules.asked_options() } -> std::same_as<std::span<const std::string_view>>;
    /// Sets a part of an option to one of the part's choices. The part and the choice must exist.
    rules.set_option_part(changed, part, choice);
    /// Returns random options that pass check(). Tests use them to check rules that must hold with any options.
    { rules.random_options(dice) } -> std::same_as<typename G::Options>;
    /// Write and read a move in the notation of records.
    { rules.write_move(m) } -> std::same_as<nlohmann::json>;
    { rules.read_move(json) } -> std::same_as<Result<typename G::Move>>;
    /// Write and read a deal. A deal is written as `{"cards":[…],"first":0}`.
    { rules.write_deal(d) } -> std::same_as<nlohmann::json>;
    { rules.read_deal(o, json) } -> std::same_as<Result<typename G::Deal>>;
    /// Writes the whole state, including hidden cards.
    { rules.as_json(s) } -> std::same_as<nlohmann::json>;
    /// Writes a view, which is all that the viewing seat may know.
    { rules.as_json(v) } -> std::same_as<nlohmann::json>;
};

/// A game that writes its views and events as JSON and reads them (engine/core/wire.hpp), for threads and programs that
/// don't have the state.
template <class G>
concept HasWireFormat = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::View& v,
    const typename G::Event& e, const nlohmann::json& json) {
    /// Writes a view without its options, which the reader already has.
    { rules.write_view(v) } -> std::same_as<nlohmann::json>;
    /// Reads a view. A view whose seats and cards aren't possible with these options is refused, so that sample_state()
    /// accepts every view that is returned.
    { rules.read_view(o, json) } -> std::same_as<Result<typename G::View>>;
    /// Write and read an event.
    { rules.write_event(e) } -> std::same_as<nlohmann::json>;
    { rules.read_event(json) } -> std::same_as<Result<typename G::Event>>;
};

/// All that the program needs of a game in the catalogue.
template <class G>
concept CatalogueGame = HasNotation<G> && Searchable<G> && HasHeuristic<G> && UsesResources<G> && AsksQuestions<
    G> && ListsMoves<G> && HasDescriptions<G> && HasPuzzles<G> && HasWireFormat<G>;

} // namespace palazzo
