// Sevens for everything generic: each member that the concepts of core/game.hpp ask for, answered by the file that its
// name points to.
#pragma once

#include "engine/core/game.hpp"
#include "engine/games/example/events.hpp"
#include "engine/games/example/notation.hpp"
#include "engine/games/example/play.hpp"

#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::example {

struct Rules : WithoutResources<Rules>, WithoutQuestions<Move>, ListsAllMoves<Move>, WithoutMoveScores {
    using Options = example::Options;
    using Deal = example::Deal;
    using State = example::State;
    using Move = example::Move;
    using View = example::View;
    using Event = example::Event;

    static constexpr std::string_view name = "example";
    /// An example isn't offered to players: it opens by its name only.
    static constexpr bool offered = false;

    Refusal check(const Options&) const { return {}; }
    int seats(const Options& o) const { return o.players; }
    std::pair<int, int> seat_range(const Options&) const { return {least_players, most_players}; }
    Deal shuffled(const Options& o, Rng& dice) const { return example::shuffled(o, dice); }
    State begin(const Options& o, const Deal& d) const { return example::begin(o, d); }
    Seats to_act(const State& s) const { return example::to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    State imagine(const View& v, Rng& dice) const { return example::imagine(v, dice); }
    std::vector<Move> legal(const View& v) const { return example::legal(v); }
    Move random_move(const View& v, Rng& dice) const;
    Refusal check(const View& v, const Move& m) const { return example::check(v, m); }
    void apply(State& s, Seat seat, const Move& m, EventSink<Event> events = {}) const {
        example::apply(s, seat, m, events);
    }
    std::vector<Message> describe(const Event& event) const { return example::describe(event); }
    /// 1 for the winner, 0 for the others.
    std::vector<int> scores(const State& s) const;
    Seats winners(const State& s) const { return s.table.winner < 0 ? Seats() : Seats{s.table.winner}; }
    /// How many cards a seat has left.
    Message standing(const State& s, Seat seat) const;
    Rulebook rulebook(const Options& o) const;

    std::vector<Move> candidates(const View& v) const { return example::legal(v); }
    /// Cards far from the seven first: they open nothing that others could use.
    double heuristic(const View& v, const Move& m) const;

    std::vector<NamedOptions<Options>> presets() const { return {{"classic", {}}}; }
    const std::vector<OptionField<Options>>& option_fields() const { return example::option_fields(); }
    Options random_options(Rng& dice) const;
    Json write(const Move& m) const { return example::write(m); }
    Result<Move> read_move(const Json& json) const { return example::read_move(json); }
    Json write(const Deal& d) const { return example::write(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const { return example::read_deal(o, json); }
    Json show(const State& s) const { return example::show(s); }
    Json show(const View& v) const { return example::show(v); }
};

static_assert(CatalogueGame<Rules>);

} // namespace palazzo::example
