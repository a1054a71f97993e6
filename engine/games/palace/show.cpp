// Writes states and views as JSON, for people, tests and digests.
#include "engine/core/card_json.hpp"
#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/option_parts.hpp"
#include "engine/games/palace/view.hpp"

#include <array>
#include <string>
#include <utility>

namespace palazzo::palace {
namespace {

Json write_bag(const DerivedRules& derived, const Bag& bag) { return write_cards(cards_in_rank_order(derived, bag)); }

Json write_slots(const Slots& slots) {
    Json list = Json::array();
    for (const Card c : slots) list.push_back(c.is_none() ? Json() : Json(to_text(c)));
    return list;
}

Json hidden_cards(int n) { return Json(static_cast<std::size_t>(n), "??"); }

constexpr std::array phase_names{"choosing", "swapping", "playing", "over"};
constexpr std::array need_names{"play", "name_joker", "set_order", "judge", "assign", "add", "choose", "snap"};
constexpr std::array cause_names{"self", "next", "all", "stuck", "blind_before", "blind", "extreme"};

/// Writes the pile. A turned-over card that waits is on top of it.
Json write_pile(const Table& t) {
    Json list = Json::array();
    for (const LaidCard& laid : t.pile) list.push_back(to_text(laid.card));
    if (!t.turned.is_none()) list.push_back(to_text(t.turned));
    return list;
}

/// Writes the ranks that jokers and other wild cards in the pile stand for, by the index of the card in the pile.
Json write_named(const Table& t) {
    Json named = Json::object();
    for (std::size_t i = 0; i < t.pile.size(); ++i)
        if (const LaidCard& laid = t.pile[i];
            laid.rank < rank_count && (laid.card.is_joker() || t.derived.is_wild(laid.card)))
            named[std::to_string(i)] = rank_letter(rank_at(laid.rank));
    return named;
}

/// Writes the challenge that is judged next and, in "waiting", all challenges that wait, each as [seat that answers,
/// seat that challenges].
Json write_challenges(const ChallengeRound& challenges) {
    Json waiting = Json::array();
    for (const Challenge& one : challenges.waiting) waiting.push_back({one.responder, one.challenger});
    Json json{{"cause", cause_names[static_cast<std::size_t>(challenges.cause)]}, {"waiting", std::move(waiting)},
        {"answers", challenges.waiting[0].responder}, {"gives", challenges.waiting[0].challenger},
        {"prompt", challenges.prompt.nth}, {"again", challenges.prompt.again}, {"failed", challenges.failed},
        {"voted", challenges.voted.list()}, {"approved", challenges.approved.list()}};
    if (challenges.cause == ChallengeCause::own) json["named"] = write_move(move_laying(challenges.named));
    if (challenges.cause == ChallengeCause::before) json["slot"] = challenges.slot;
    return json;
}

/// Writes ranks with spaces between them, such as `2 10`.
std::string write_ranks(Ranks ranks) {
    std::string text;
    for (int r = 0; r < face_count; ++r)
        if ((ranks & rank_bit(rank_at(r))) != 0) text += (text.empty() ? "" : " ") + rank_name(rank_at(r));
    return text;
}

Json write_after(const PendingEffects& after) {
    return {{"skips", after.skips}, {"burn", after.burn}, {"four", after.four}, {"again", after.again},
        {"challenges_next", after.challenges_next}, {"challenges_all", after.challenges_all}, {"burned", after.burned}};
}

/// Adds the data of challenges, but only at tables that have challenges, so that the output for other tables doesn't
/// change.
void add_challenges(Json& json, const Table& t) {
    if (!has_challenges(t.derived.options)) return;
    json["free"] = t.may_play_any_set;
    json["may_skip"] = t.may_skip;
    json["barred"] = write_ranks(t.barred);
    json["after"] = write_after(t.pending_effects);
    if (t.need == NeededAction::verdict) json["challenge"] = write_challenges(t.challenges);
}

Json write_open(const Table& t) {
    return {{"phase", phase_names[static_cast<std::size_t>(t.phase)]},
        {"need", need_names[static_cast<std::size_t>(t.need)]}, {"pile", write_pile(t)}, {"jokers_as", write_named(t)},
        {"burned", write_cards(t.burned)}, {"direction", t.direction}, {"turn", t.turn}, {"turns", t.turns},
        {"must_lead_lowest", t.lead_rank != no_rank}, {"drawn", t.ended_at_turn_limit},
        {"to_act", seats_to_act(t).list()}};
}

/// Adds the data that house rules need, but only at tables with such rules, so that the output for other tables doesn't
/// change.
void add_house_rules(Json& json, const Table& t) {
    const Options& o = t.derived.options;
    if (o.match_count) json["set_size"] = t.set_size;
    if (t.need == NeededAction::snap) json["asked"] = t.asked_to_snap;
    const bool waits = t.need == NeededAction::add || t.need == NeededAction::choose || t.need == NeededAction::snap;
    if (!waits && !t.pending_effects.powers.any()) return;
    json["after"] = write_after(t.pending_effects);
    json["after"]["bottoms"] = t.pending_effects.bottom_cards_to_next;
    json["after"]["deeds"] = space_separated_names(t.pending_effects.powers);
}

Json write_table(const Table& t) {
    Json json = write_open(t);
    add_challenges(json, t);
    add_house_rules(json, t);
    return json;
}

/// Writes the prompts that a seat missed, each as the fields `nth` and `after` of `MissedPrompt`.
Json write_missed(const Table& t, Seat seat) {
    Json list = Json::array();
    for (const MissedPrompt& one : t.missed)
        if (one.seat == seat) list.push_back({one.nth, one.after});
    return list;
}

Json write_seat(const Table& t, Seat s) {
    const PublicSeatState& seat = t.seat(s);
    Json json{{"up", write_slots(seat.up)}, {"known", write_bag(t.derived, seat.known)}, {"ready", seat.ready},
        {"ordered", seat.ordered}, {"swaps", seat.swaps}, {"out", seat.place != 0}, {"place", seat.place}};
    if (!has_challenges(t.derived.options)) return json;
    json["prompts"] = seat.prompts;
    json["answered"] = seat.answered;
    json["missed"] = write_missed(t, s);
    return json;
}

Slots unseen_slots(const View& v, Seat s) {
    Slots slots;
    for (int i = 0; i < v.table.derived.layout.down; ++i)
        slots.push_back(v.has_face_down_card(s, i) ? Card::unknown() : Card::none());
    return slots;
}

} // namespace

Json as_json(const State& s) {
    Json json = write_table(s.table);
    json["draw"] = write_cards(s.draw);
    if (!s.aside.empty()) json["aside"] = write_cards(s.aside);
    json["seats"] = Json::array();
    for (Seat seat = 0; seat < s.table.players(); ++seat) {
        Json one = write_seat(s.table, seat);
        one["hand"] = write_bag(s.table.derived, s.hidden_state(seat).hand);
        one["down"] = write_slots(s.hidden_state(seat).down);
        if (s.table.phase == Phase::choosing) one["up"] = write_slots(s.hidden_state(seat).chosen);
        json["seats"].push_back(std::move(one));
    }
    return json;
}

Json as_json(const View& v) {
    Json json = write_table(v.table);
    json["seat"] = v.me;
    json["draw"] = v.draw_count;
    if (v.aside_count > 0) json["aside"] = v.aside_count;
    json["seats"] = Json::array();
    for (Seat seat = 0; seat < v.table.players(); ++seat) {
        Json one = write_seat(v.table, seat);
        one["hand"] = seat == v.me ? write_bag(v.table.derived, v.hand) : hidden_cards(v.hand_count(seat));
        one["down"] = write_slots(unseen_slots(v, seat));
        const bool laid = v.table.phase == Phase::choosing && v.table.seat(seat).ready;
        if (laid) one["up"] = seat == v.me ? write_slots(v.chosen) : hidden_cards(v.table.derived.layout.up);
        json["seats"].push_back(std::move(one));
    }
    return json;
}

} // namespace palazzo::palace
