// The rules object of Palindromes, which satisfies the concepts in core/game.hpp. Its functions call those of the other
// files in this folder.
#pragma once

#include "engine/bots/tree_search.hpp"
#include "engine/core/character.hpp"
#include "engine/core/game.hpp"
#include "engine/core/levels.hpp"
#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/legal.hpp"
#include "engine/games/palindromes/notation.hpp"
#include "engine/games/palindromes/play.hpp"
#include "engine/games/palindromes/policy.hpp"
#include "engine/games/palindromes/puzzle.hpp"
#include "engine/games/palindromes/rulebook.hpp"
#include "engine/games/palindromes/wire.hpp"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::palindromes {

struct Rules : WithoutBenchmarkBots<Move>,
               WithoutResources<Rules>,
               WithoutQuestions<Move>,
               ListsAllMoves<Move>,
               WithoutMoveScores,
               WithoutOptionParts,
               WithoutHighlights {
    using Options = palindromes::Options;
    using Deal = palindromes::Deal;
    using State = palindromes::State;
    using Move = palindromes::Move;
    using View = palindromes::View;
    using ViewRef = palindromes::ViewRef;
    using Event = palindromes::Event;
    using Policy = palindromes::Policy;
    using Search = TreeSearch<Rules>;

    static constexpr std::string_view name = "palindromes";
    static constexpr bool is_in_game_list = true;

    Refusal check(const Options& o) const { return palindromes::check(o); }
    int seat_count(const Options&) const { return players; }
    std::pair<int, int> seat_range(const Options&) const { return {players, players}; }
    Deal shuffled_deal(const Options&, Rng& dice) const { return palindromes::shuffled_deal(dice); }
    State begin(const Options& o, const Deal& d) const { return palindromes::begin(o, d); }
    Seats seats_to_act(const State& s) const { return palindromes::seats_to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    ViewRef view_ref(const State& s, Seat seat) const { return {s, seat}; }
    State sample_state(const View& v, Rng& dice) const { return palindromes::sample_state(v, dice); }
    std::vector<Move> legal_moves(const ViewRef& v) const { return palindromes::legal_moves(v); }
    std::vector<Move> legal_moves(const ViewRef& v, std::size_t most) const {
        return limited_moves(palindromes::legal_moves(v), most);
    }
    Move random_move(const ViewRef& v, Rng& dice) const { return palindromes::random_move(v, dice); }
    Refusal check(const ViewRef& v, const Move& m) const { return palindromes::check(v, m); }
    void apply(State& s, Seat seat, const Move& m, EventSink<Event> events = {}) const {
        palindromes::apply(s, seat, m, events);
    }
    std::vector<Message> describe_event(const Event& event) const { return palindromes::describe_event(event); }
    static constexpr bool counts_points = true;
    std::vector<int> scores(const State& s) const;
    Seats winners(const State& s) const;
    /// Returns a message about the palindromes and cards that a seat has taken.
    Message standing(const State& s, Seat seat) const;
    int progress(const State& s, Seat seat) const { return scores(s)[static_cast<std::size_t>(seat)]; }
    std::vector<Card> held_cards(const State& s, Seat seat) const {
        return {s.hidden_state(seat).hand.begin(), s.hidden_state(seat).hand.end()};
    }
    Rulebook rulebook(const Options& o) const { return palindromes::rulebook(o); }

    std::vector<Move> candidate_moves(const ViewRef& v) const { return palindromes::legal_moves(v); }
    double heuristic(const ViewRef& v, const Move& m) const;

    static SearchEffort effort(Level level);
    static constexpr double temperament_margin = 0.015;
    MoveTraits move_traits(const View& v, const Move& m) const;
    /// Returns one sentence that says why the first of `moves` is the best. `moves` must be sorted, the best first.
    Message explain_best_move(const View& v, const EvaluatedMoves<Move>& moves) const;

    static constexpr std::array<std::string_view, 2> goals{"make", "two"};
    bool can_set_task(const ViewRef& v, std::string_view goal) const { return palindromes::can_set_task(v, goal); }
    int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal) const {
        return palindromes::amount_achieved(from, to, seat, goal);
    }

    std::vector<NamedPreset<Options>> presets() const { return {{"classic", {}}}; }
    std::span<const OptionField<Options>> option_fields() const { return palindromes::option_fields(); }
    Options random_options(Rng& dice) const;
    Json write_move(const Move& m) const { return palindromes::write_move(m); }
    Result<Move> read_move(const Json& json) const { return palindromes::read_move(json); }
    Json write_deal(const Deal& d) const { return palindromes::write_deal(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const;
    Json as_json(const State& s) const { return palindromes::as_json(s); }
    Json as_json(const View& v) const { return palindromes::as_json(v); }
    Json write_view(const View& v) const { return palindromes::write_view(v); }
    Result<View> read_view(const Options& o, const Json& json) const { return palindromes::read_view(o, json); }
    Json write_event(const Event& event) const { return palindromes::write_event(event); }
    Result<Event> read_event(const Json& json) const { return palindromes::read_event(json); }
};

static_assert(CatalogueGame<Rules>);

} // namespace palazzo::palindromes

/// The search for Palindromes is compiled only once, with the highest optimisation (cmake/engine.cmake).
extern template class palazzo::TreeSearch<palazzo::palindromes::Rules>;
