// The rules object of Palace, which satisfies the concepts in core/game.hpp. Its functions call those of the other
// files here.
#pragma once

#include "engine/bots/tree_search.hpp"
#include "engine/core/character.hpp"
#include "engine/core/game.hpp"
#include "engine/core/levels.hpp"
#include "engine/core/record.hpp"
#include "engine/games/palace/events.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/option_parts.hpp"
#include "engine/games/palace/options.hpp"
#include "engine/games/palace/play.hpp"
#include "engine/games/palace/policy.hpp"
#include "engine/games/palace/puzzle.hpp"
#include "engine/games/palace/question_source.hpp"
#include "engine/games/palace/rulebook.hpp"
#include "engine/games/palace/state.hpp"
#include "engine/games/palace/view.hpp"
#include "engine/games/palace/wire.hpp"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::palace {

struct Rules : WithoutMoveScores {
    using Options = palace::Options;
    using Deal = palace::Deal;
    using State = palace::State;
    using Move = palace::Move;
    using View = palace::View;
    using ViewRef = palace::ViewRef;
    using Event = palace::Event;
    using Policy = palace::Policy;
    using Search = TreeSearch<Rules>;

    static constexpr std::string_view name = "palace";
    static constexpr bool is_in_game_list = true;

    /// The source of the questions; null if the game has no question deck, or its deck isn't loaded. It is shared,
    /// because rules are copied.
    std::shared_ptr<const QuestionSource> questions;
    /// True while a record is replayed whose question deck has changed since the game. The verdicts in the record are
    /// then kept.
    bool keeps_recorded_verdicts = false;

    Refusal check(const Options& o) const { return palace::check(o); }
    int seat_count(const Options& o) const { return o.players; }
    std::pair<int, int> seat_range(const Options& o) const {
        return {preset_facts(o.preset).least_players, preset_facts(o.preset).most_players};
    }
    Deal shuffled_deal(const Options& o, Rng& dice) const { return palace::shuffled_deal(o, dice); }
    State begin(const Options& o, const Deal& d) const { return palace::begin(o, d); }
    Seats seats_to_act(const State& s) const { return palace::seats_to_act(s.table); }
    View view(const State& s, Seat seat) const { return view_of(s, seat); }
    ViewRef view_ref(const State& s, Seat seat) const { return {s, seat}; }
    State sample_state(const View& v, Rng& dice) const { return palace::sample_state(v, dice); }
    std::vector<Move> legal_moves(const ViewRef& v) const { return palace::legal_moves(v); }
    std::vector<Move> legal_moves(const ViewRef& v, std::size_t most) const { return palace::legal_moves(v, most); }
    static constexpr bool leaves_words_out = false;
    /// Returns false for answers, because free text can't be listed. Instead of answers, legal_moves() lists the
    /// verdicts.
    bool is_listed(const Move& m) const { return m.kind != Move::Kind::answer; }
    Move with_cards_in_listed_order(const Move& m) const { return m; }
    std::vector<Move> unlisted_word_moves(const View&) const { return {}; }
    Move random_move(const ViewRef& v, Rng& dice) const { return palace::random_move(v, dice); }
    Refusal check(const View& v, const Move& m) const {
        return palace::check(
            v, m, !m.right && m.kind == Move::Kind::answer ? deck_verdict(v.table, m.answer) : m.right);
    }
    /// Returns an answer with the verdict of the question deck; any other move unchanged.
    Move with_verdict(const View& v, Move m) const {
        if (m.kind == Move::Kind::answer && !m.right) m.right = deck_verdict(v.table, m.answer);
        return m;
    }
    void apply(State& s, Seat seat, const Move& m, EventSink<Event> events = {}) const {
        palace::apply(s, seat, m, events);
    }
    std::vector<Message> describe_event(const Event& event) const { return palace::describe_event(event); }
    Highlights highlights(const Event& event, Seat seat) const { return palace::highlights(event, seat); }
    /// False because scores only rank the players. A seat scores the number of players who finished after it. If the
    /// game ends when the first player is out, the winner scores 1 and the others 0.
    static constexpr bool counts_points = false;
    std::vector<int> scores(const State& s) const;
    Seats winners(const State& s) const;
    Message standing(const State& s, Seat seat) const;
    /// Returns how many cards the seat still has. Face-up cards that it has chosen, but that aren't shown yet, are
    /// counted.
    int progress(const State& s, Seat seat) const {
        return ViewRef(s, seat).cards_left(seat) + std::popcount(filled_slots(s.hidden_state(seat).chosen));
    }
    std::vector<Card> held_cards(const State& s, Seat seat) const;
    Rulebook rulebook(const Options& o) const { return palace::rulebook(o); }

    // True because the resource of this game is a deck of questions. The record of a new game names a deck only if the
    // player chose one.
    static constexpr bool plays_with_question_deck = true;
    Resources needed_resources(const Json& options, const Json& extras) const;
    Json extras_for_record(const Options&) const { return Json::object(); }
    Rules with_resources(const Options& o, const Record& record) const;
    Rules rules_for_replay(const Options& o, const Record& record) const;
    Message changed_resources_notice() const { return {"palace.notice.other_deck", {}}; }

    bool asks_questions(const Options& o) const { return has_challenges(o); }
    /// Returns the option that lets the deck judge typed answers if the game has challenges, `humans` is 1, and `deck`
    /// says that the deck knows the answers; otherwise an empty object.
    Json suggested_judging_options(const Options& o, int humans, bool deck) const;
    Json pending_question(const State& s) const { return questions ? write_prompt(*questions, s.table) : Json(); }

    std::vector<Move> candidate_moves(const ViewRef& v) const { return moves_ignoring_suits(v); }
    std::optional<Seat> answering_seat(const View& v) const;
    std::optional<Move> bot_verdict(const View& v, bool right) const;
    double heuristic(const ViewRef& v, const Move& m) const;

    static SearchEffort effort(Level level);
    /// The bot `lowest_card_first` plays all cards of the lowest rank that may be played, and ranks with powers last.
    static constexpr std::array<std::string_view, 1> benchmark_bots{"lowest_card_first"};
    std::optional<Move> benchmark_move(std::string_view name, const View& v, Rng& dice) const;
    static constexpr double temperament_margin = 0.015;
    MoveTraits move_traits(const View& v, const Move& m) const;
    /// Returns one sentence that says why the first of `moves` is the best. The moves are sorted, the best first.
    Message explain_best_move(const View& v, const EvaluatedMoves<Move>& moves) const;

    static constexpr std::array<std::string_view, 2> goals{"out", "lay"};
    bool can_set_task(const ViewRef& v, std::string_view goal) const { return palace::can_set_task(v, goal); }
    int amount_achieved(const State& from, const State& to, Seat seat, std::string_view goal) const {
        return palace::amount_achieved(from, to, seat, goal);
    }

    std::vector<NamedPreset<Options>> presets() const;
    std::span<const OptionField<Options>> option_fields() const { return palace::option_fields(); }
    std::vector<OptionPart> option_parts(const Options& o) const { return palace::option_parts(o); }
    std::span<const std::string_view> asked_options() const { return palace::asked_options(); }
    void set_option_part(Options& o, std::string_view part, int choice) const {
        palace::set_option_part(o, part, choice);
    }
    Options random_options(Rng& dice) const;
    Json write_move(const Move& m) const { return palace::write_move(m); }
    Result<Move> read_move(const Json& json) const { return palace::read_move(json); }
    Json write_deal(const Deal& d) const { return palace::write_deal(d); }
    Result<Deal> read_deal(const Options& o, const Json& json) const;
    Json as_json(const State& s) const { return palace::as_json(s); }
    Json as_json(const View& v) const { return palace::as_json(v); }
    Json write_view(const View& v) const { return palace::write_view(v); }
    Result<View> read_view(const Options& o, const Json& json) const { return palace::read_view(o, json); }
    Json write_event(const Event& event) const { return palace::write_event(event); }
    Result<Event> read_event(const Json& json) const { return palace::read_event(json); }

  private:
    std::optional<bool> deck_verdict(const Table& t, const std::string& answer) const {
        return questions ? verdict_on(*questions, t, answer) : std::nullopt;
    }
};

static_assert(CatalogueGame<Rules>);

} // namespace palazzo::palace

/// The search for Palace is compiled only once, with the highest optimisation (cmake/engine.cmake).
extern template class palazzo::TreeSearch<palazzo::palace::Rules>;
