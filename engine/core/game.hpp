// What a game is: value types and pure functions over them. Everything generic (Match, records, bots, the contract
// suite, the command line, the table) is written against these concepts.
#pragma once

#include "engine/core/character.hpp"
#include "engine/core/effort.hpp"
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
#include "engine/core/weighed.hpp"
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

/// A preset's name and the options it stands for.
template <class Options>
struct NamedOptions {
    std::string name;
    Options options;
};

/// The rules. A rules object holds only read-only data that its game needs, and nothing that changes in play.
template <class G>
concept Game =
    std::regular<typename G::Options> && std::regular<typename G::Deal> && std::regular<typename G::State> && std::
        regular<typename G::Move> && std::regular<typename G::View> && std::regular<typename G::Event> && requires(
            const G& rules, const typename G::Options& o, const typename G::Deal& d, const typename G::State& s,
            const typename G::View& v, const typename G::Move& m, const typename G::Event& e, typename G::State& next,
            EventSink<typename G::Event> events, Seat seat, Rng& dice) {
    /// Playable options? else why not.
    { rules.check(o) } -> std::same_as<Refusal>;
    { rules.seats(o) } -> std::same_as<int>;
    /// A deal by dice, and the first state of one.
    { rules.shuffled(o, dice) } -> std::same_as<typename G::Deal>;
    { rules.begin(o, d) } -> std::same_as<typename G::State>;
    /// None: over. Several: at the same time.
    { rules.to_act(s) } -> std::same_as<Seats>;
    /// What a seat may know. Screens, bots and legality see nothing else.
    { rules.view(s, seat) } -> std::same_as<typename G::View>;
    /// The same without a copy, for as long as the state lives and stays as it is: what playouts ask legality by.
    { rules.view_ref(s, seat) } -> std::same_as<typename G::ViewRef>;
    requires std::convertible_to<const typename G::View&, typename G::ViewRef>;
    /// All legal moves, equal ones once, in an order that stays: links count by it.
    { rules.legal(v) } -> std::same_as<std::vector<typename G::Move>>;
    /// A legal move by dice, each with some chance, without listing all.
    { rules.random_move(v, dice) } -> std::same_as<typename G::Move>;
    /// Empty: legal.
    { rules.check(v, m) } -> std::same_as<Refusal>;
    /// Checked moves only. What everybody sees happen is told as it does, where somebody listens.
    {rules.apply(next, seat, m)};
    {rules.apply(next, seat, m, events)};
    /// By seat. More is better, in every game: rules whose fewest points win give them negative.
    { rules.scores(s) } -> std::same_as<std::vector<int>>;
    /// Empty until the game is over; all who share a draw where the rules say so.
    { rules.winners(s) } -> std::same_as<Seats>;
    /// An event as people are told it; empty where it needs no words.
    { rules.describe(e) } -> std::same_as<std::vector<Message>>;
};

/// What happened as people are told it, in order.
template <Game G>
std::vector<Message> messages_of(const G& rules, std::span<const typename G::Event> events) {
    std::vector<Message> all;
    for (const auto& event : events)
        for (Message& message : rules.describe(event)) all.push_back(std::move(message));
    return all;
}

/// For searching bots: some state, drawn at random, that this seat could not tell from the true one.
template <class G>
concept Imaginable = Game<G> && requires(const G& rules, const typename G::View& v, Rng& dice) {
    { rules.imagine(v, dice) } -> std::same_as<typename G::State>;
};

/// For the rule-of-thumb bot: the moves worth a thought, and how good each looks. Both numbers are only compared with
/// each other's of one view: more is better.
template <class G>
concept Advisable = Game<G> && requires(const G& rules, const typename G::View& v, const typename G::Move& m) {
    { rules.candidates(v) } -> std::same_as<std::vector<typename G::Move>>;
    { rules.heuristic(v, m) } -> std::same_as<double>;
    /// Whether moves score points by themselves; then `gain` is how many, and there is a greedy bot. Else
    /// WithoutMoveScores.
    { G::scores_moves } -> std::convertible_to<bool>;
    { rules.gain(v, m) } -> std::same_as<double>;
    { rules.write_score(v, m) } -> std::same_as<nlohmann::json>;
};

/// For the opponents: a search of the game, which thinks about one view, and how much each level thinks.
template <class G>
concept Searchable = Imaginable<G> && requires(
    typename G::Search& search, const G& rules, const typename G::View& view, Rng dice, Level level) {
    { G::effort(level) } -> std::same_as<Effort>;
    /// What a move is like, and how much a temperament may cost, in the unit of a search's values.
    { rules.traits(view, std::declval<const typename G::Move&>()) } -> std::same_as<Traits>;
    { G::leeway } -> std::convertible_to<double>;
    /// Bots that the levels are measured by, with names of the field's; nobody plays against them. Without any:
    /// WithoutYardsticks.
    requires std::convertible_to<decltype(*std::begin(G::yardsticks)), std::string_view>;
    { rules.yardstick(std::string_view(), view, dice) } -> std::same_as<std::optional<typename G::Move>>;
    /// Why the first of some moves, the best first, is the best: in a sentence, with what the next best would cost.
    { rules.why(view, WeighedMoves<typename G::Move>()) } -> std::same_as<Message>;
    requires std::constructible_from<typename G::Search, const G&, const typename G::View&, const Effort&, Rng>;
    search.run(1);
    { search.done() } -> std::same_as<bool>;
    { search.weighed() } -> std::same_as<WeighedMoves<typename G::Move>>;
    { search.move() } -> std::same_as<typename G::Move>;
};

/// What a game is played with beside its cards: word lists, decks of questions. Without any: WithoutResources.
template <class G>
concept Resourceful = Game<G> && requires(
    const G& rules, const typename G::Options& o, const nlohmann::json& json, const Record& record) {
    /// Whether a deck of questions may be named for a new game.
    { G::plays_with_deck } -> std::convertible_to<bool>;
    /// What a table with these differing options and a record's extras is played with. To be had before it is opened.
    { rules.resources(json, json) } -> std::same_as<Resources>;
    /// What a new record says of it, by name and digest: an object.
    { rules.extras(o) } -> std::same_as<nlohmann::json>;
    /// The rules with what a record names at hand.
    { rules.with_resources(o, record) } -> std::same_as<G>;
    /// The rules that a record is replayed by: where it was played with another word list or deck than is here,
    /// `verdicts_fixed` is set, and what was played stands as it was judged then; other_resources() says so.
    { rules.for_replay(o, record) } -> std::same_as<G>;
    { rules.verdicts_fixed } -> std::convertible_to<bool>;
    { rules.other_resources() } -> std::same_as<Message>;
};

/// Questions put to players, and their verdicts. Without any: WithoutQuestions.
template <class G>
concept Questioning = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::State& s,
    const typename G::View& v, const typename G::Move& m) {
    /// Whether anybody is asked anything at such a table.
    { rules.asks_questions(o) } -> std::same_as<bool>;
    /// The options that are set by themselves where so many humans sit down, with a deck that knows answers or without:
    /// who judges. An object by option; empty: nothing is.
    { rules.usual_judge(o, 1, true) } -> std::same_as<nlohmann::json>;
    /// A legal move as a record keeps it: with what was found when it was made.
    { rules.with_verdict(v, m) } -> std::same_as<typename G::Move>;
    /// Whose answer the viewing seat is to judge now; nullopt: nobody's.
    { rules.answering(v) } -> std::same_as<std::optional<Seat>>;
    /// What a bot says of an answer that was right or not; nullopt where the viewing seat isn't to say.
    { rules.bot_verdict(v, true) } -> std::same_as<std::optional<typename G::Move>>;
    /// The question that waits, as the command line shows it; null where there is none.
    { rules.prompt(s) } -> std::same_as<nlohmann::json>;
};

/// Which moves legal() names. All of them: ListsAllMoves.
template <class G>
concept Listing = Game<G> && requires(const G& rules, const typename G::View& v, const typename G::Move& m) {
    /// Whether there are words beside what it names, too many to be listed each time.
    { G::leaves_words_out } -> std::convertible_to<bool>;
    /// Whether legal() names a legal move.
    { rules.is_listed(m) } -> std::same_as<bool>;
    /// What legal() names, but no more than so many of them where there are more, always the same: for who must neither
    /// wait nor run out of room, whatever the table.
    { rules.legal(v, std::size_t()) } -> std::same_as<std::vector<typename G::Move>>;
    /// The move with its cards in the order in which legal() names them.
    { rules.in_order(m) } -> std::same_as<typename G::Move>;
    /// The words that legal() leaves out.
    { rules.legal_words(v) } -> std::same_as<std::vector<typename G::Move>>;
};

/// What people are told of a table, in messages, and what is remembered of it.
template <class G>
concept Described = Game<G> && requires(
    const G& rules, const typename G::Options& o, const typename G::State& s, const typename G::Event& e, Seat seat) {
    /// Whether scores() are points that players count; else they only tell who came in before whom.
    { G::counts_points } -> std::convertible_to<bool>;
    /// What a seat will want to remember of an event. Nothing of any: WithoutHighlights.
    { rules.highlights(e, seat) } -> std::same_as<Highlights>;
    /// How a seat stands when the game is over: its place, its points, or what it has left.
    { rules.standing(s, seat) } -> std::same_as<Message>;
    /// How far a seat has come, in points or in cards that it has yet to get rid of; `progress.NAME` says which.
    { rules.progress(s, seat) } -> std::same_as<int>;
    /// The cards that a seat holds or has yet to play, those in its hand first: the whole truth.
    rules.held(s, seat).begin();
    /// The rules in force, a message a sentence; last what differs from the preset.
    { rules.rulebook(o) } -> std::same_as<Rulebook>;
};

/// Tasks that a position sets the seat to act, to be done before its turn passes (engine/puzzles). Without any:
/// WithoutPuzzles.
template <class G>
concept Puzzling = Game<G> && requires(
    const G& rules, const typename G::State& s, const typename G::View& v, Seat seat, std::string_view goal) {
    /// What may be asked for, by name.
    requires std::convertible_to<decltype(*std::begin(G::goals)), std::string_view>;
    /// Whether it may be asked for in such a position, as far as the viewing seat can tell.
    { rules.poses(v, goal) } -> std::same_as<bool>;
    /// How much of it a seat has achieved in its turn, from one position to another.
    { rules.achieved(s, s, seat, goal) } -> std::same_as<int>;
};

/// How a game is written: the notation that records, saves, links and the command line share.
template <class G>
concept Notated = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::Deal& d,
    const typename G::State& s, const typename G::View& v, const typename G::Move& m, const nlohmann::json& json,
    Rng& dice, typename G::Options& changed, std::string_view part, int choice) {
    { G::name } -> std::convertible_to<std::string_view>;
    /// Whether players find it among the games; one that isn't offered opens by its name only.
    { G::offered } -> std::convertible_to<bool>;
    /// The fewest and the most players that options of this preset may have.
    { rules.seat_range(o) } -> std::same_as<std::pair<int, int>>;
    { rules.presets() } -> std::same_as<std::vector<NamedOptions<typename G::Options>>>;
    /// Every option: its name, its values, how it is read and written.
    { rules.option_fields() } -> std::same_as<std::span<const OptionField<typename G::Options>>>;
    /// Of options with more values than can be chosen among, the parts that people change.
    { rules.option_parts(o) } -> std::same_as<std::vector<OptionPart>>;
    /// Sets a part, by its name, to one of its choices; both are there.
    rules.choose_part(changed, part, choice);
    /// Some options drawn by dice that pass check(): for tests that shall hold under all rules.
    { rules.random_options(dice) } -> std::same_as<typename G::Options>;
    { rules.write(m) } -> std::same_as<nlohmann::json>;
    { rules.read_move(json) } -> std::same_as<Result<typename G::Move>>;
    /// `{"cards":[…],"first":0}`
    { rules.write(d) } -> std::same_as<nlohmann::json>;
    { rules.read_deal(o, json) } -> std::same_as<Result<typename G::Deal>>;
    /// The full truth, everything that the state holds.
    { rules.show(s) } -> std::same_as<nlohmann::json>;
    { rules.show(v) } -> std::same_as<nlohmann::json>;
};

/// Views and events as values (engine/core/wire.hpp), for threads and programs that don't have the state.
template <class G>
concept Wired = Game<G> && requires(const G& rules, const typename G::Options& o, const typename G::View& v,
    const typename G::Event& e, const nlohmann::json& json) {
    /// All of a view but the options, which whoever reads it has.
    { rules.write_view(v) } -> std::same_as<nlohmann::json>;
    /// Refuses a view that no table with these options has, as far as seats and cards tell: imagine() may be asked of
    /// any other.
    { rules.read_view(o, json) } -> std::same_as<Result<typename G::View>>;
    { rules.write_event(e) } -> std::same_as<nlohmann::json>;
    { rules.read_event(json) } -> std::same_as<Result<typename G::Event>>;
};

/// All that the program asks of a game of the catalogue.
template <class G>
concept CatalogueGame = Notated<G> && Searchable<G> && Advisable<G> && Resourceful<G> && Questioning<G> && Listing<
    G> && Described<G> && Puzzling<G> && Wired<G>;

} // namespace palazzo
