// The value of a position for the search, and what a seat knows of the position.
#include "engine/games/palace/making.hpp"
#include "engine/games/palace/policy.hpp"
#include "engine/games/palace/rules.hpp"

namespace palazzo::palace {
namespace {

/// Returns the value of a position for a seat that has a partner. Partners win together, when both are out.
double value_with_partner(const State& s, Seat seat) {
    const Table& t = s.table;
    const Seat partner = partner_of(t, seat);
    if (t.phase == Phase::over) return t.is_still_in(seat) || t.is_still_in(partner) ? 0 : 1;
    int all = 0;
    for (Seat each = 0; each < t.players(); ++each) all += 1 + ViewRef(s, each).cards_left(each);
    const int ours = 2 + ViewRef(s, seat).cards_left(seat) + ViewRef(s, partner).cards_left(partner);
    return 1.0 - static_cast<double>(ours) / all;
}

} // namespace

std::uint8_t Policy::visible_chance_outcome(const State& s) {
    const Table& t = s.table;
    const int top = t.pile.empty() ? 0 : 1 + t.pile.back().rank;
    return static_cast<std::uint8_t>(
        top | (t.may_play_any_set ? 16 : 0) | (t.may_skip ? 32 : 0) | (t.barred != 0 ? 64 : 0));
}

double Policy::position_value(const Rules&, const State& s, Seat seat) {
    const Table& t = s.table;
    const int players = t.players();
    if (t.ended_at_turn_limit) return 1.0 / players;
    if (t.derived.options.partners) return value_with_partner(s, seat);
    if (t.phase == Phase::over || !t.is_still_in(seat)) {
        const int place = t.seat(seat).place;
        if (t.derived.options.finish == FinishRule::first_out) return place == 1 ? 1 : 0;
        return static_cast<double>(players - place) / (players - 1);
    }
    int all = 0;
    for (Seat each = 0; each < players; ++each) all += 1 + ViewRef(s, each).cards_left(each);
    return 1.0 - static_cast<double>(1 + ViewRef(s, seat).cards_left(seat)) / all;
}

bool Policy::knows_all_cards(const View& v) {
    if (v.table.players() != 2 || v.table.phase != Phase::playing || v.draw_count > 0) return false;
    // Nobody knows the cards that were left out of the game.
    if (has_challenges(v.table.derived.options) || v.aside_count > 0) return false;
    // If no face-down cards are left, all cards that the seat doesn't see are in the other hand.
    return !v.has_face_down_card(0) && !v.has_face_down_card(1);
}

View Policy::view_without_memory(View v) {
    // A set that waits for its challenge needn't be remembered, because everybody can see it.
    const bool shows = v.table.need == NeededAction::verdict && v.table.challenges.cause == ChallengeCause::own;
    for (Seat s = 0; s < v.table.players(); ++s) {
        if (s == v.me) continue;
        Bag kept;
        const auto keep = [&](Card c) {
            if (v.table.seat(s).known.count(c) > kept.count(c)) kept.add(c);
        };
        if (shows && s == v.table.turn) {
            for (const Card c : v.table.challenges.named.cards) keep(c);
            if (!v.table.challenges.named.cover.is_none()) keep(v.table.challenges.named.cover);
        }
        v.table.seat(s).known = kept;
    }
    for (Bag& memory : v.memories) memory = {};
    return v;
}

} // namespace palazzo::palace
