// A game whose full state is in another program, as one seat sees it. It is made from what the host's letters tell.
#pragma once

#include "engine/core/game.hpp"
#include "engine/core/match.hpp"
#include "engine/core/record.hpp"
#include "engine/online/guest.hpp"

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace palazzo::online {

/// A match that is followed from a seat, or by an onlooker. It has those members of `Match` that need only what this
/// viewer may know; the cards that are hidden from the viewer are drawn at random wherever a full state is asked for.
template <CatalogueGame G>
class FollowedMatch {
  public:
    using View = typename G::View;
    using State = typename G::State;
    using Event = typename G::Event;

    struct Turn {
        Seat seat = 0;
        std::vector<Event> events; ///< Public events of the move; empty if the host hasn't told them.
    };

    /// Prepares to follow a match from the seat `me`. The match is set up as `head`, a record without moves and without
    /// a deal, says; `options` are those of the record, read and checked. The first position is that of follow().
    FollowedMatch(G rules, Record head, const typename G::Options& options, Seat me)
        : rules_(std::move(rules)), head_(std::move(head)), options_(options), me_(me) {}

    const G& rules() const { return rules_; }
    const typename G::Options& options() const { return options_; }
    int seat_count() const { return rules_.seat_count(options_); }
    const Record& record_without_moves() const { return head_; }
    std::vector<SeatInfo> players() const { return seats_or_default(head_, seat_count()); }
    /// Returns the seat from which the match is followed, or `onlooker`.
    Seat seat() const { return me_; }
    /// Returns what `seat`, which must be seat(), may know of the position. If an onlooker follows the match, any seat
    /// may be asked for, and its hand consists of random cards, which must not be shown.
    View view(Seat seat) const {
        if (me_ == onlooker) return rules_.view(state_, seat);
        expect(seat == me_, "the seat from which the match is followed");
        return view_;
    }
    /// Returns a state that has the view: what everybody may know of it is true, the hidden cards are random.
    const State& state() const { return state_; }
    Seats seats_to_act() const { return rules_.seats_to_act(state_); }

    std::size_t turn_count() const { return turns_.size(); }
    /// Returns the moves so far. Of moves that the host hasn't told, the seat is 0 and there are no events.
    std::span<const Turn> all_turns() const { return turns_; }
    const Turn& last_turn() const {
        expect(!turns_.empty(), "a move was made");
        return turns_.back();
    }
    /// Returns the best moments of the told moves for a seat.
    Highlights highlights(Seat seat) const {
        Highlights all;
        for (const Turn& turn : turns_)
            for (const Event& event : turn.events) keep_better_highlights(all, rules_.highlights(event, seat));
        return all;
    }

    /// Goes to the position that the host has told last: to later moves, or back if moves were taken back. A problem
    /// names the place of the first fault in `told`; nothing is changed then.
    std::optional<Problem> follow(const ToldGame& told) {
        const auto view = rules_.read_view(options_, told.view);
        if (!view) return view.problem().located_in_value("view");
        // The generator is the same for every position, so that equal views give equal states.
        Rng dice(0);
        State state = rules_.sample_state(*view, dice);
        if (rules_.view(state, me_) != *view) return Problem{"view", "problem.no_seat", {std::to_string(me_)}};
        const auto news = read_turns(told);
        if (!news) return news.problem();
        turns_.resize(static_cast<std::size_t>(told.first_turn));
        turns_.insert(turns_.end(), news->begin(), news->end());
        view_ = *view;
        state_ = std::move(state);
        return std::nullopt;
    }

  private:
    Result<std::vector<Turn>> read_turns(const ToldGame& told) const {
        std::vector<Turn> turns;
        for (std::size_t i = 0; i < told.turns.size(); ++i) {
            const std::string place = "news" + bracketed_index(i);
            if (told.turns[i].seat >= seat_count())
                return Problem{place, "problem.no_seat", {std::to_string(told.turns[i].seat)}};
            Turn& turn = turns.emplace_back(Turn{told.turns[i].seat, {}});
            for (const Json& written : told.turns[i].events) {
                const auto event = rules_.read_event(written);
                if (!event) return event.problem().located_in_value(place);
                turn.events.push_back(*event);
            }
        }
        return turns;
    }

    G rules_;
    Record head_;
    typename G::Options options_;
    Seat me_;
    View view_;
    State state_;
    std::vector<Turn> turns_;
};

/// Begins to follow the game that `told` tells to its seat, or to an onlooker. It must have a view. `head` says how the
/// table is set up and who plays: a record without moves and without a deal. A problem names the place of the first
/// fault.
template <CatalogueGame G>
Result<FollowedMatch<G>> follow_match(const G& rules, const Record& head, const ToldGame& told) {
    const auto options = preset_with_changes(rules, head.preset, head.options);
    if (!options) return options.problem();
    if (!head.seats.empty() && static_cast<int>(head.seats.size()) != rules.seat_count(*options))
        return Problem{"seats", "problem.seats"};
    const Seat me = told.seat.value_or(onlooker);
    if (me >= rules.seat_count(*options)) return Problem{"seat", "problem.seats"};
    FollowedMatch<G> match(rules.with_resources(*options, head), head, *options, me);
    if (auto problem = match.follow(told)) return *problem;
    return match;
}

} // namespace palazzo::online
