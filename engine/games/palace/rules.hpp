// Palace for everything generic: the concepts of core/game.hpp, each answered by the file that its name points to.
#pragma once

#include "engine/core/game.hpp"
#include "engine/games/palace/events.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/options.hpp"
#include "engine/games/palace/play.hpp"
#include "engine/games/palace/state.hpp"
#include "engine/games/palace/view.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo::palace {

struct Rules {
    using Options = palace::Options;
    using Deal = palace::Deal;
    using State = palace::State;
    using Move = palace::Move;
    using View = palace::View;

    static constexpr std::string_view name = "palace";

    Reason check(const Options& o) const { return palace::check(o); }
    int seats(const Options& o) const { return o.players; }
    std::pair<int, int> seat_range(const Options& o) const {
        return {facts_of(o.preset).least_players, facts_of(o.preset).most_players};
    }
    Deal shuffled(const Options& o, Rng& dice) const { return palace::shuffled(o, dice); }
    State begin(const Options& o, const Deal& d) const { return palace::begin(o, d); }
    Seats to_act(const State& s) const { return palace::to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    State imagine(const View& v, Rng& dice) const { return palace::imagine(v, dice); }
    std::vector<Move> legal(const View& v) const { return palace::legal(v); }
    Move random_move(const View& v, Rng& dice) const { return palace::random_move(v, dice); }
    Reason check(const View& v, const Move& m) const { return palace::check(v, m); }
    void apply(State& s, Seat seat, const Move& m) const { palace::apply(s, seat, m); }
    std::vector<int> scores(const State& s) const;
    Seats winners(const State& s) const;
    /// How a seat stands, in words: its place, or what it has left.
    std::string standing(const State& s, Seat seat) const;
    std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after) const {
        return palace::events(before, seat, m, after);
    }

    std::vector<Move> candidates(const View& v) const { return shapes_of(v); }
    double appeal(const View& v, const Move& m) const;

    std::vector<NamedOptions<Options>> presets() const;
    const std::vector<OptionField<Options>>& option_fields() const { return palace::option_fields(); }
    Options random_options(Rng& dice) const;
    Json write(const Move& m) const { return palace::write(m); }
    Result<Move> read_move(const Json& json) const { return palace::read_move(json); }
    Json write(const Deal& d) const { return palace::write(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const;
    Json show(const State& s) const { return palace::show(s); }
    Json show(const View& v) const { return palace::show(v); }
};

static_assert(Notated<Rules> && Imaginable<Rules> && Advisable<Rules>);

} // namespace palazzo::palace
