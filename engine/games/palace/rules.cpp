#include "engine/games/palace/rules.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/quiz/choice.hpp"

#include <algorithm>

namespace palazzo::palace {

std::vector<int> Rules::scores(const State& s) const {
    const Table& t = s.table;
    std::vector<int> scores(static_cast<std::size_t>(t.players()), 0);
    if (t.ended_at_turn_limit) return scores;
    if (t.derived.options.partners) {
        for (const Seat seat : winners(s).list()) scores[static_cast<std::size_t>(seat)] = 1;
        return scores;
    }
    for (Seat seat = 0; seat < t.players(); ++seat) {
        const int place = t.seat(seat).place;
        if (place == 0) continue;
        scores[static_cast<std::size_t>(seat)] =
            t.derived.options.finish == FinishRule::play_on ? t.players() - place : (place == 1 ? 1 : 0);
    }
    return scores;
}

Seats Rules::winners(const State& s) const {
    Seats winners;
    if (s.table.phase != Phase::over || s.table.ended_at_turn_limit) return winners;
    for (Seat seat = 0; seat < s.table.players(); ++seat)
        if (s.table.derived.options.partners
                ? !s.table.is_still_in(seat) && !s.table.is_still_in(partner_of(s.table, seat))
                : s.table.seat(seat).place == 1)
            winners.add(seat);
    return winners;
}

std::vector<Card> Rules::held_cards(const State& s, Seat seat) const {
    std::vector<Card> cards;
    s.hidden_state(seat).hand.for_each(
        [&](Card c, int n) { cards.insert(cards.end(), static_cast<std::size_t>(n), c); });
    for (const Slots* slots : {&s.table.seat(seat).up, &s.hidden_state(seat).down})
        std::copy_if(slots->begin(), slots->end(), std::back_inserter(cards), [](Card c) { return !c.is_none(); });
    return cards;
}

Message Rules::standing(const State& s, Seat seat) const {
    if (const int place = s.table.seat(seat).place; place != 0)
        return {"palace.standing.place", {std::to_string(place)}};
    const auto filled = [](const Slots& slots) {
        return static_cast<int>(slots.size()) - static_cast<int>(std::count(slots.begin(), slots.end(), Card::none()));
    };
    const int left =
        s.hidden_state(seat).hand.size() + filled(s.hidden_state(seat).down) + filled(s.table.seat(seat).up);
    return {"palace.standing.left", {std::to_string(left)}};
}

Rules Rules::with_resources(const Options& o, const Record& record) const {
    Rules rules = *this;
    rules.questions = question_source_of(o, record);
    return rules;
}

Resources Rules::needed_resources(const Json& /*options*/, const Json& extras) const {
    return {"", quiz::read_question_choice(extras).deck};
}

Json Rules::suggested_judging_options(const Options& o, int humans, bool deck) const {
    return humans == 1 && deck && has_challenges(o) ? Json{{"judge", "auto"}} : Json::object();
}

Rules Rules::rules_for_replay(const Options&, const Record& record) const {
    Rules rules = *this;
    const quiz::QuestionChoice choice = quiz::read_question_choice(record.extras);
    rules.keeps_recorded_verdicts =
        questions && !choice.digest.empty() && quiz::deck_digest(*questions->deck) != choice.digest;
    return rules;
}

std::optional<Seat> Rules::answering_seat(const View& v) const {
    const Table& t = v.table;
    if (t.need != NeededAction::verdict || !palace::seats_to_act(t).has(v.me)) return std::nullopt;
    return palace::answering_seat(t);
}

std::optional<Move> Rules::bot_verdict(const View& v, bool right) const {
    const Table& t = v.table;
    if (!answering_seat(v)) return std::nullopt;
    Move m;
    m.kind = Move::Kind::judge;
    m.right = right;
    // All bots judge the same answer, so they all vote like the first bot.
    if (!t.challenges.voted.empty()) m.right = !t.challenges.approved.empty();
    return m;
}

std::vector<NamedPreset<Options>> Rules::presets() const {
    std::vector<NamedPreset<Options>> named;
    for (const PresetFacts& facts : palace::presets()) named.push_back({std::string(facts.name), facts.options});
    return named;
}

Result<Deal> Rules::read_deal(const Options& o, const Json& json) const {
    if (json.contains("dice")) return Problem{"dice", "problem.unknown_key"};
    auto deal = palace::read_deal(o, json);
    if (!deal) return deal;
    const bool short_list = json.contains("short") && json["short"] == true;
    const Refusal reason = check_deal(o, *deal, short_list);
    // The problem has no place of its own, because the message already begins with the wrong key.
    if (reason) return Problem{"", reason.message()};
    return deal;
}

SearchEffort Rules::effort(Level level) {
    switch (level) {
    case Level::easy: return {0, false, 1};
    case Level::medium: return {60, false, 0};
    case Level::hard: return {600, true, 0};
    default: return {20000, true, 0};
    }
}

} // namespace palazzo::palace
