// Palabra for everything generic: the concepts of core/game.hpp, each answered by the file that its name points to.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/record.hpp"
#include "engine/games/palabra/events.hpp"
#include "engine/games/palabra/legal.hpp"
#include "engine/games/palabra/notation.hpp"
#include "engine/games/palabra/play.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::palabra {

struct Rules {
    using Options = palabra::Options;
    using Deal = palabra::Deal;
    using State = palabra::State;
    using Move = palabra::Move;
    using View = palabra::View;

    static constexpr std::string_view name = "palabra";

    /// While a record is replayed that was played with another word list: what was played stands as it was judged then.
    bool verdicts_fixed = false;

    Refusal check(const Options& o) const { return palabra::check(o); }
    int seats(const Options& o) const { return o.players; }
    std::pair<int, int> seat_range(const Options&) const { return {least_players, most_players}; }
    Deal shuffled(const Options& o, Rng& dice) const { return palabra::shuffled(o, dice); }
    State begin(const Options& o, const Deal& d) const { return palabra::begin(o, d); }
    Seats to_act(const State& s) const { return palabra::to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    State imagine(const View& v, Rng& dice) const { return palabra::imagine(v, dice); }
    /// Without words, builds and straights: see legal_words.
    std::vector<Move> legal(const View& v) const { return palabra::legal(v); }
    std::vector<Move> legal_words(const View& v) const { return palabra::legal_words(v); }
    bool is_listed(const Move& m) const { return palabra::is_listed(m); }
    Move in_order(const Move& m) const { return palabra::in_order(m); }
    Move random_move(const View& v, Rng& dice) const { return palabra::random_move(v, dice); }
    Refusal check(const View& v, const Move& m) const { return palabra::check(v, m, verdicts_fixed); }
    void apply(State& s, Seat seat, const Move& m) const { palabra::apply(s, seat, m); }
    std::vector<int> scores(const State& s) const { return scores_of(s.table); }
    Seats winners(const State& s) const;
    /// How a seat stands, in words.
    std::string standing(const State& s, Seat seat) const;
    std::vector<Message> events(const State& before, Seat seat, const Move& m, const State& after) const {
        return palabra::events(before, seat, m, after);
    }
    /// The move as a record keeps it: how a challenged word was judged is written down.
    Move with_verdict(const View& v, Move m) const;

    /// What a game was played with, for its record: the word list by name and digest.
    Json extras(const Options& o) const;
    /// The word list that such options need and that isn't here; "" if nothing is missing.
    std::string wants(const Json& options) const;
    /// The rules for replaying a record: verdicts_fixed where its word list was another one.
    Rules for_replay(const Options& o, const Record& record) const;

    std::vector<Move> candidates(const View& v) const { return palabra::candidates(v); }
    double appeal(const View& v, const Move& m) const;
    /// What the greedy bot goes by: the points that a move brings.
    double gain(const View& v, const Move& m) const;

    std::vector<NamedOptions<Options>> presets() const { return {{"classic", {}}}; }
    const std::vector<OptionField<Options>>& option_fields() const { return palabra::option_fields(); }
    Options random_options(Rng& dice) const;
    Json write(const Move& m) const { return palabra::write(m); }
    Result<Move> read_move(const Json& json) const { return palabra::read_move(json); }
    Json write(const Deal& d) const { return palabra::write(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const;
    /// What a play scores, factor by factor; null for moves that score nothing.
    Json write_score(const View& v, const Move& m) const;
    Json show(const State& s) const { return palabra::show(s); }
    Json show(const View& v) const { return palabra::show(v); }

    friend bool operator==(const Rules&, const Rules&) = default;
};

static_assert(Notated<Rules> && Imaginable<Rules> && Advisable<Rules>);

} // namespace palazzo::palabra
