// The rules object of Palabra, which satisfies the concepts in core/game.hpp. Its functions call those of the other
// files in this folder.
#pragma once

#include "engine/core/character.hpp"
#include "engine/core/game.hpp"
#include "engine/core/levels.hpp"
#include "engine/core/record.hpp"
#include "engine/games/palabra/events.hpp"
#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/notation.hpp"
#include "engine/games/palabra/play.hpp"
#include "engine/games/palabra/puzzle.hpp"
#include "engine/games/palabra/rulebook.hpp"
#include "engine/games/palabra/simulation.hpp"
#include "engine/games/palabra/wire.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::palabra {

struct Rules : WithoutQuestions<Move>, WithoutOptionParts {
    using Options = palabra::Options;
    using Deal = palabra::Deal;
    using State = palabra::State;
    using Move = palabra::Move;
    using View = palabra::View;
    using ViewRef = palabra::ViewRef;
    using Event = palabra::Event;
    using Search = Simulation;

    static constexpr std::string_view name = "palabra";
    static constexpr bool is_in_game_list = true;

    /// True while a record of a game with another word list is replayed. The verdicts in the record are kept then.
    bool keeps_recorded_verdicts = false;

    Refusal check(const Options& o) const { return palabra::check(o); }
    int seat_count(const Options& o) const { return o.players; }
    std::pair<int, int> seat_range(const Options&) const { return {least_players, most_players}; }
    Deal shuffled_deal(const Options& o, Rng& dice) const { return palabra::shuffled_deal(o, dice); }
    State begin(const Options& o, const Deal& d) const { return palabra::begin(o, d); }
    Seats seats_to_act(const State& s) const { return palabra::seats_to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    ViewRef view_ref(const State& s, Seat seat) const { return {s, seat}; }
    State sample_state(const View& v, Rng& dice) const { return palabra::sample_state(v, dice); }
    /// Returns the legal moves except words, builds and straights, which `unlisted_word_moves` returns.
    std::vector<Move> legal_moves(const ViewRef& v) const { return palabra::legal_moves(v); }
    std::vector<Move> legal_moves(const ViewRef& v, std::size_t most) const {
        return limited_moves(palabra::legal_moves(v, most), most);
    }
    std::vector<Move> unlisted_word_moves(const ViewRef& v) const { return palabra::unlisted_word_moves(v); }
    static constexpr bool leaves_words_out = true;
    bool is_listed(const Move& m) const { return palabra::is_listed(m); }
    Move with_cards_in_listed_order(const Move& m) const { return palabra::with_cards_in_listed_order(m); }
    Move random_move(const ViewRef& v, Rng& dice) const { return palabra::random_move(v, dice); }
    Refusal check(const ViewRef& v, const Move& m) const { return palabra::check(v, m, keeps_recorded_verdicts); }
    void apply(State& s, Seat seat, const Move& m, EventSink<Event> events = {}) const {
        palabra::apply(s, seat, m, events);
    }
    std::vector<Message> describe_event(const Event& event) const { return palabra::describe_event(event); }
    Highlights highlights(const Event& event, Seat seat) const { return palabra::highlights(event, seat); }
    static constexpr bool counts_points = true;
    std::vector<int> scores(const State& s) const { return scores_of(s.table); }
    Seats winners(const State& s) const;
    Message standing(const State& s, Seat seat) const;
    int progress(const State& s, Seat seat) const { return scores(s)[static_cast<std::size_t>(seat)]; }
    std::vector<Card> held_cards(const State& s, Seat seat) const {
        return {s.hidden_state(seat).hand.begin(), s.hidden_state(seat).hand.end()};
    }
    Rulebook rulebook(const Options& o) const { return palabra::rulebook(o); }
    /// Returns `m`. If the move challenges the word in doubt or insists on it, the verdict of the word list is added;
    /// any other move is returned unchanged.
    Move with_verdict(const ViewRef& v, Move m) const;

    // False because this game needs a word list, and no question deck.
    static constexpr bool plays_with_question_deck = false;
    Resources needed_resources(const Json& options, const Json& extras) const;
    Json extras_for_record(const Options& o) const;
    Rules with_resources(const Options&, const Record&) const { return *this; }
    Rules rules_for_replay(const Options& o, const Record& record) const;
    Message changed_resources_notice() const { return {"palabra.notice.other_words", {}}; }

    std::vector<Move> candidate_moves(const ViewRef& v) const { return palabra::candidate_moves(v); }
    double heuristic(const ViewRef& v, const Move& m) const;
    static constexpr bool scores_moves = true;
    /// Returns the points that a move scores at once. For an answer about a word in doubt, for a joker and for an
    /// exchange, returns an estimate instead, which bots can compare with the points of other moves.
    double move_points(const ViewRef& v, const Move& m) const;

    static SearchEffort effort(Level level);
    static constexpr double temperament_margin = 2; ///< margin in points
    MoveTraits move_traits(const View& v, const Move& m) const;
    static constexpr std::array<std::string_view, 0> benchmark_bots{};
    std::optional<Move> benchmark_move(std::string_view, const View&, Rng&) const { return std::nullopt; }
    /// Returns one sentence that says why the first of `moves` is the best. `moves` must be sorted, the best first.
    Message explain_best_move(const View& v, const EvaluatedMoves<Move>& moves) const;

    static constexpr std::array<std::string_view, 1> goals{"score"};
    bool can_set_task(const ViewRef& v, std::string_view goal) const { return palabra::can_set_task(v, goal); }
    int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal) const {
        return palabra::amount_achieved(from, to, seat, goal);
    }

    std::vector<NamedPreset<Options>> presets() const { return {{"classic", {}}}; }
    std::span<const OptionField<Options>> option_fields() const { return palabra::option_fields(); }
    Options random_options(Rng& dice) const;
    Json write_move(const Move& m) const { return palabra::write_move(m); }
    Result<Move> read_move(const Json& json) const { return palabra::read_move(json); }
    Json write_deal(const Deal& d) const { return palabra::write_deal(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const;
    /// Writes the score of a play with all its factors; null if the move scores nothing.
    Json write_score(const ViewRef& v, const Move& m) const;
    Json as_json(const State& s) const { return palabra::as_json(s); }
    Json as_json(const View& v) const { return palabra::as_json(v); }
    Json write_view(const View& v) const { return palabra::write_view(v); }
    Result<View> read_view(const Options& o, const Json& json) const { return palabra::read_view(o, json); }
    Json write_event(const Event& event) const { return palabra::write_event(event); }
    Result<Event> read_event(const Json& json) const { return palabra::read_event(json); }

    friend bool operator==(const Rules&, const Rules&) = default;
};

static_assert(CatalogueGame<Rules>);

} // namespace palazzo::palabra
