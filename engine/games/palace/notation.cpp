#include "engine/games/palace/notation.hpp"

#include "engine/core/card_json.hpp"
#include "engine/games/palace/legal.hpp"
#include "engine/games/palace/view.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Kind = Move::Kind;

Result<SetCards> cards_in(const Json& json, const std::string& place) {
    return read_cards<SetCards::capacity()>(json, place);
}

Result<std::optional<Rank>> rank_in(const Json& move, const char* key) {
    const auto at = move.find(key);
    if (at == move.end()) return std::optional<Rank>();
    const std::string* text = text_of(*at);
    const auto rank = text ? read_rank(*text) : std::nullopt;
    if (!rank) return Problem{key, at->dump() + " is not a rank"};
    return rank;
}

Result<Move> read_play(const Json& json) {
    if (const auto key = unknown_key(json, {"play", "as", "cover", "cover_as"}))
        return Problem{*key, "not part of a play"};
    const auto cards = cards_in(json["play"], "play");
    if (!cards) return cards.problem();
    const auto as = rank_in(json, "as");
    if (!as) return as.problem();
    const auto cover_as = rank_in(json, "cover_as");
    if (!cover_as) return cover_as.problem();
    Move m;
    m.kind = Kind::play;
    m.cards = *cards;
    m.as = *as;
    m.cover_as = *cover_as;
    std::sort(m.cards.begin(), m.cards.end());
    if (const auto at = json.find("cover"); at != json.end()) {
        const auto cover = cards_in(*at, "cover");
        if (!cover) return cover.problem();
        if (cover->size() != 1) return Problem{"cover", "exactly one card covers"};
        m.cover = (*cover)[0];
    }
    return m;
}

Result<Move> read_list(const Json& json, Kind kind, const char* key) {
    const auto cards = cards_in(json[key], key);
    if (!cards) return cards.problem();
    Move m;
    m.kind = kind;
    m.cards = *cards;
    if (kind == Kind::lay) std::sort(m.cards.begin(), m.cards.end());
    return m;
}

Result<Move> read_swap(const Json& json) {
    const auto cards = cards_in(json["swap"], "swap");
    if (!cards) return cards.problem();
    if (cards->size() != 2) return Problem{"swap", "a card of the hand and a face-up card are wanted"};
    Move m;
    m.kind = Kind::swap;
    m.hand_card = (*cards)[0];
    m.up_card = (*cards)[1];
    return m;
}

Result<Move> read_flip(const Json& json) {
    const auto slot = whole_number(json["flip"], 0, most_layout - 1);
    if (!slot) return Problem{"flip", json["flip"].dump() + " is not a slot"};
    Move m;
    m.kind = Kind::flip;
    m.slot = static_cast<int>(*slot);
    return m;
}

Result<Move> read_judge(const Json& json) {
    if (!json["judge"].is_boolean()) return Problem{"judge", "true or false is wanted"};
    Move m;
    m.kind = Kind::judge;
    m.right = json["judge"].get<bool>();
    return m;
}

Result<Move> read_answer(const Json& json) {
    if (const auto key = unknown_key(json, {"answer", "right"})) return Problem{*key, "not part of an answer"};
    const std::string* text = text_of(json["answer"]);
    if (text == nullptr || text->size() > longest_answer)
        return Problem{"answer", "a text of up to " + std::to_string(longest_answer) + " bytes is wanted"};
    Move m;
    m.kind = Kind::answer;
    m.answer = *text;
    if (const auto right = json.find("right"); right != json.end()) {
        if (!right->is_boolean()) return Problem{"right", "true or false is wanted"};
        m.right = right->get<bool>();
    }
    return m;
}

Result<Move> read_shares(const Json& json) {
    const Json& list = json["assign"];
    if (!list.is_array() || list.size() > most_players) return Problem{"assign", "a number for each seat is wanted"};
    Move m;
    m.kind = Kind::assign;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto share = whole_number(list[i], 0, challenges_of_a_four);
        if (!share)
            return Problem{"assign" + at_index(i),
                list[i].dump() + " is not a number from 0 to " + std::to_string(challenges_of_a_four)};
        m.shares.push_back(static_cast<std::uint8_t>(*share));
    }
    return m;
}

struct PlainMove {
    const char* key;
    Kind kind;
};
constexpr std::array plain_moves{PlainMove{"take", Kind::take}, PlainMove{"chance", Kind::chance},
    PlainMove{"skip", Kind::skip}, PlainMove{"ready", Kind::ready}};

Json write_bag(const Laws& laws, const Bag& bag) { return write_cards(in_rank_order(laws, bag)); }

Json write_slots(const Slots& slots) {
    Json list = Json::array();
    for (const Card c : slots) list.push_back(c.is_none() ? Json() : Json(to_text(c)));
    return list;
}

Json hidden_cards(int n) { return Json(static_cast<std::size_t>(n), "??"); }

constexpr std::array phase_names{"choosing", "swapping", "playing", "over"};
constexpr std::array need_names{"play", "name_joker", "set_order", "judge", "assign"};
constexpr std::array cause_names{"self", "next", "all", "stuck", "blind_before", "blind", "extreme"};

/// A turned joker lies on the pile while it waits for its name.
Json write_pile(const Table& t) {
    Json list = Json::array();
    for (const Laid& laid : t.pile) list.push_back(to_text(laid.card));
    if (!t.turned.is_none()) list.push_back(to_text(t.turned));
    return list;
}

/// What the jokers in the pile stand for, by their index in it.
Json write_named(const Table& t) {
    Json named = Json::object();
    for (std::size_t i = 0; i < t.pile.size(); ++i)
        if (t.pile[i].card.is_joker() && t.pile[i].rank != no_rank)
            named[std::to_string(i)] = std::string(1, to_char(rank_at(t.pile[i].rank)));
    return named;
}

/// The challenge that waits, and those behind it as [answers, gives].
Json write_trial(const Trial& trial) {
    Json waiting = Json::array();
    for (const Asked& one : trial.waiting) waiting.push_back({one.answers, one.gives});
    Json json{{"cause", cause_names[static_cast<std::size_t>(trial.cause)]}, {"waiting", std::move(waiting)},
        {"answers", trial.waiting[0].answers}, {"gives", trial.waiting[0].gives}, {"prompt", trial.prompt.nth},
        {"again", trial.prompt.again}, {"failed", trial.failed}, {"voted", trial.voted.list()},
        {"approved", trial.approved.list()}};
    if (trial.cause == Cause::own) json["named"] = write(move_of(trial.named));
    if (trial.cause == Cause::before) json["slot"] = trial.slot;
    return json;
}

/// `2 10`
std::string write_ranks(Ranks ranks) {
    std::string text;
    for (int r = 0; r < rank_count; ++r)
        if ((ranks & bit_of(rank_at(r))) != 0) text += (text.empty() ? "" : " ") + to_text(rank_at(r));
    return text;
}

Json write_after(const Aftermath& after) {
    return {{"skips", after.skips}, {"burn", after.burn}, {"four", after.four}, {"again", after.again},
        {"challenges_next", after.challenges_next}, {"challenges_all", after.challenges_all},
        {"burned", after.burned}};
}

/// Only where anybody is ever challenged, so that other tables are shown as they always were.
void add_challenges(Json& json, const Table& t) {
    if (!has_challenges(t.laws.options)) return;
    json["free"] = t.free;
    json["may_skip"] = t.may_skip;
    json["barred"] = write_ranks(t.barred);
    json["after"] = write_after(t.after);
    if (t.need == Need::verdict) json["challenge"] = write_trial(t.trial);
}

Json write_open(const Table& t) {
    return {{"phase", phase_names[static_cast<std::size_t>(t.phase)]},
        {"need", need_names[static_cast<std::size_t>(t.need)]}, {"pile", write_pile(t)}, {"jokers_as", write_named(t)},
        {"burned", write_cards(t.burned)}, {"direction", t.direction}, {"turn", t.turn}, {"turns", t.turns},
        {"must_lead_lowest", t.must_lead_lowest}, {"drawn", t.drawn}, {"to_act", to_act(t).list()}};
}

Json write_table(const Table& t) {
    Json json = write_open(t);
    add_challenges(json, t);
    return json;
}

Json write_missed(const SeatOpen& seat) {
    Json list = Json::array();
    for (const Missed& one : seat.missed) list.push_back({one.nth, one.after});
    return list;
}

Json write_seat(const Table& t, Seat s) {
    const SeatOpen& seat = t.seat(s);
    Json json{{"up", write_slots(seat.up)}, {"known", write_bag(t.laws, seat.known)}, {"ready", seat.ready},
        {"ordered", seat.ordered}, {"swaps", seat.swaps}, {"out", seat.place != 0}, {"place", seat.place}};
    if (!has_challenges(t.laws.options)) return json;
    json["prompts"] = seat.prompts;
    json["answered"] = seat.answered;
    json["missed"] = write_missed(seat);
    return json;
}

Slots unseen_slots(const View& v, Seat s) {
    Slots slots;
    for (int i = 0; i < v.table.laws.options.layout; ++i)
        slots.push_back(v.has_down(s, i) ? Card::unknown() : Card::none());
    return slots;
}

} // namespace

std::vector<Card> in_rank_order(const Laws& laws, const Bag& bag) {
    std::vector<Card> cards;
    bag.each([&](Card c, int n) { cards.insert(cards.end(), static_cast<std::size_t>(n), c); });
    const auto place = [&](Card c) {
        if (c.is_joker()) return 2 * rank_count;
        const int ordered = laws.place_in_order[static_cast<std::size_t>(c.rank())];
        return ordered >= 0 ? ordered : rank_count + index_of(c.rank());
    };
    std::stable_sort(cards.begin(), cards.end(), [&](Card a, Card b) { return place(a) < place(b); });
    return cards;
}

Json write(const Move& m) {
    switch (m.kind) {
    case Kind::play: {
        Json json{{"play", write_cards(m.cards)}};
        if (m.as) json["as"] = std::string(1, to_char(*m.as));
        if (!m.cover.is_none()) json["cover"] = Json::array({to_text(m.cover)});
        if (m.cover_as) json["cover_as"] = std::string(1, to_char(*m.cover_as));
        return json;
    }
    case Kind::flip: return {{"flip", m.slot}};
    case Kind::lay: return {{"lay", write_cards(m.cards)}};
    case Kind::order: return {{"order", write_cards(m.cards)}};
    case Kind::swap: return {{"swap", Json::array({to_text(m.hand_card), to_text(m.up_card)})}};
    case Kind::judge: return {{"judge", *m.right}};
    case Kind::answer: {
        Json json{{"answer", m.answer}};
        if (m.right) json["right"] = *m.right;
        return json;
    }
    case Kind::assign: return {{"assign", std::vector<int>(m.shares.begin(), m.shares.end())}};
    case Kind::take:
    case Kind::chance:
    case Kind::skip:
    case Kind::ready: break;
    }
    for (const PlainMove& plain : plain_moves)
        if (plain.kind == m.kind) return {{plain.key, true}};
    return {};
}

Result<Move> read_move(const Json& json) {
    if (!json.is_object()) return Problem{"", "a move is an object"};
    if (json.contains("play")) return read_play(json);
    if (json.contains("answer")) return read_answer(json);
    if (json.size() != 1) return Problem{"", "a move has one key, or `play` or `answer` and what goes with it"};
    if (json.contains("lay")) return read_list(json, Kind::lay, "lay");
    if (json.contains("order")) return read_list(json, Kind::order, "order");
    if (json.contains("swap")) return read_swap(json);
    if (json.contains("flip")) return read_flip(json);
    if (json.contains("judge")) return read_judge(json);
    if (json.contains("assign")) return read_shares(json);
    for (const PlainMove& plain : plain_moves) {
        if (!json.contains(plain.key)) continue;
        if (json[plain.key] != true) return Problem{plain.key, "this is always true"};
        Move m;
        m.kind = plain.kind;
        return m;
    }
    return Problem{json.begin().key(), "not a move of Palace"};
}

Json write(const Deal& d) { return {{"cards", write_cards(d.cards)}, {"first", d.first}}; }

Result<Deal> read_deal(const Options& o, const Json& json) {
    const auto cards = read_cards<Cards::capacity()>(json["cards"], "cards");
    if (!cards) return cards.problem();
    const auto first = read_first(json, o.players);
    if (!first) return first.problem();
    return Deal{*cards, *first};
}

Json show(const State& s) {
    Json json = write_table(s.table);
    json["draw"] = write_cards(s.draw);
    json["seats"] = Json::array();
    for (Seat seat = 0; seat < s.table.players(); ++seat) {
        Json one = write_seat(s.table, seat);
        one["hand"] = write_bag(s.table.laws, s.of(seat).hand);
        one["down"] = write_slots(s.of(seat).down);
        if (s.table.phase == Phase::choosing) one["up"] = write_slots(s.of(seat).chosen);
        json["seats"].push_back(std::move(one));
    }
    return json;
}

Json show(const View& v) {
    Json json = write_table(v.table);
    json["seat"] = v.me;
    json["draw"] = v.draw_count;
    json["seats"] = Json::array();
    for (Seat seat = 0; seat < v.table.players(); ++seat) {
        Json one = write_seat(v.table, seat);
        one["hand"] = seat == v.me ? write_bag(v.table.laws, v.hand) : hidden_cards(v.hand_count(seat));
        one["down"] = write_slots(unseen_slots(v, seat));
        const bool laid = v.table.phase == Phase::choosing && v.table.seat(seat).ready;
        if (laid) one["up"] = seat == v.me ? write_slots(v.chosen) : hidden_cards(v.table.laws.options.layout);
        json["seats"].push_back(std::move(one));
    }
    return json;
}

} // namespace palazzo::palace
