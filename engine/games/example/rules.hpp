// The rules object of Sevens, which satisfies the concepts in core/game.hpp. Its functions call those of the other
// files in this folder.
#pragma once

#include "engine/bots/tree_search.hpp"
#include "engine/bots/why.hpp"
#include "engine/core/character.hpp"
#include "engine/core/game.hpp"
#include "engine/core/levels.hpp"
#include "engine/games/example/events.hpp"
#include "engine/games/example/notation.hpp"
#include "engine/games/example/play.hpp"
#include "engine/games/example/policy.hpp"
#include "engine/games/example/wire.hpp"

#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::example {

struct Rules : WithoutBenchmarkBots<Move>,
               WithoutResources<Rules>,
               WithoutQuestions<Move>,
               ListsAllMoves<Move>,
               WithoutMoveScores,
               WithoutOptionParts,
               WithoutHighlights,
               WithoutPuzzles {
    using Options = example::Options;
    using Deal = example::Deal;
    using State = example::State;
    using Move = example::Move;
    using View = example::View;
    /// Views of this game are small, so a copy is fast enough.
    using ViewRef = View;
    using Event = example::Event;
    using Policy = example::Policy;
    using Search = TreeSearch<Rules>;

    static constexpr std::string_view name = "example";
    /// False because the players' list of games leaves the example out; it can only be opened by name.
    static constexpr bool is_in_game_list = false;

    Refusal check(const Options&) const { return {}; }
    int seat_count(const Options& o) const { return o.players; }
    std::pair<int, int> seat_range(const Options&) const { return {least_players, most_players}; }
    Deal shuffled_deal(const Options& o, Rng& dice) const { return example::shuffled_deal(o, dice); }
    State begin(const Options& o, const Deal& d) const { return example::begin(o, d); }
    Seats seats_to_act(const State& s) const { return example::seats_to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    ViewRef view_ref(const State& s, Seat seat) const { return view_of(s, seat); }
    State sample_state(const View& v, Rng& dice) const { return example::sample_state(v, dice); }
    std::vector<Move> legal_moves(const View& v) const { return example::legal_moves(v); }
    std::vector<Move> legal_moves(const View& v, std::size_t most) const {
        return limited_moves(example::legal_moves(v), most);
    }
    Move random_move(const View& v, Rng& dice) const;
    Refusal check(const View& v, const Move& m) const { return example::check(v, m); }
    void apply(State& s, Seat seat, const Move& m, EventSink<Event> events = {}) const {
        example::apply(s, seat, m, events);
    }
    std::vector<Message> describe_event(const Event& event) const { return example::describe_event(event); }
    static constexpr bool counts_points = false;
    /// Returns the scores by seat: 1 for the winner, 0 for the others.
    std::vector<int> scores(const State& s) const;
    Seats winners(const State& s) const { return s.table.winner < 0 ? Seats() : Seats{s.table.winner}; }
    /// Returns how many cards a seat has left.
    Message standing(const State& s, Seat seat) const;
    int progress(const State& s, Seat seat) const;
    std::vector<Card> held_cards(const State& s, Seat seat) const;
    Rulebook rulebook(const Options& o) const;

    std::vector<Move> candidate_moves(const View& v) const { return example::legal_moves(v); }
    /// Returns the distance of the card from the seven of its suit, because the other players can add only a few cards
    /// behind a distant one. A pass is worth -1.
    double heuristic(const View& v, const Move& m) const;

    static constexpr double temperament_margin = 0.015;
    /// Returns no traits, because every temperament likes all moves of this game equally.
    MoveTraits move_traits(const View&, const Move&) const { return {}; }
    /// Returns one sentence that says why the first of `moves` is the best. `moves` must be sorted, the best first.
    Message explain_best_move(const View&, const EvaluatedMoves<Move>& moves) const {
        if (moves.size() == 1) return {"hint.only", {}};
        return {"example.why", {wins_in_100(moves[0].value), wins_in_100_or_same(moves[0].value, moves[1].value)}};
    }
    /// Returns how much an opponent of this level searches.
    static SearchEffort effort(Level level) {
        if (level == Level::easy) return {0, false, 1};
        return {level == Level::medium ? 50 : level == Level::hard ? 500 : 5000};
    }

    std::vector<NamedPreset<Options>> presets() const { return {{"classic", {}}}; }
    std::span<const OptionField<Options>> option_fields() const { return example::option_fields(); }
    Options random_options(Rng& dice) const;
    Json write_move(const Move& m) const { return example::write_move(m); }
    Result<Move> read_move(const Json& json) const { return example::read_move(json); }
    Json write_deal(const Deal& d) const { return example::write_deal(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const { return example::read_deal(o, json); }
    Json as_json(const State& s) const { return example::as_json(s); }
    Json as_json(const View& v) const { return example::as_json(v); }
    Json write_view(const View& v) const { return example::write_view(v); }
    Result<View> read_view(const Options& o, const Json& json) const { return example::read_view(o, json); }
    Json write_event(const Event& event) const { return example::write_event(event); }
    Result<Event> read_event(const Json& json) const { return example::read_event(json); }
};

static_assert(CatalogueGame<Rules>);

} // namespace palazzo::example

/// The search for Sevens is compiled only once, in policy.cpp.
extern template class palazzo::TreeSearch<palazzo::example::Rules>;
