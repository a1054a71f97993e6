#include "engine/games/palace/rules.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/quiz/choice.hpp"

#include <algorithm>

namespace palazzo::palace {

std::vector<int> Rules::scores(const State& s) const {
    const Table& t = s.table;
    std::vector<int> scores(static_cast<std::size_t>(t.players()), 0);
    if (t.drawn) return scores;
    for (Seat seat = 0; seat < t.players(); ++seat) {
        const int place = t.seat(seat).place;
        if (place == 0) continue;
        scores[static_cast<std::size_t>(seat)] =
            t.laws.options.finish == Finish::play_on ? t.players() - place : (place == 1 ? 1 : 0);
    }
    return scores;
}

Seats Rules::winners(const State& s) const {
    Seats winners;
    if (s.table.phase != Phase::over || s.table.drawn) return winners;
    for (Seat seat = 0; seat < s.table.players(); ++seat)
        if (s.table.seat(seat).place == 1) winners.add(seat);
    return winners;
}

std::vector<Card> Rules::held(const State& s, Seat seat) const {
    std::vector<Card> cards;
    s.of(seat).hand.each([&](Card c, int n) { cards.insert(cards.end(), static_cast<std::size_t>(n), c); });
    for (const Slots* slots : {&s.table.seat(seat).up, &s.of(seat).down})
        std::copy_if(slots->begin(), slots->end(), std::back_inserter(cards), [](Card c) { return !c.is_none(); });
    return cards;
}

Message Rules::standing(const State& s, Seat seat) const {
    if (const int place = s.table.seat(seat).place; place != 0)
        return {"palace.standing.place", {std::to_string(place)}};
    const auto filled = [](const Slots& slots) {
        return static_cast<int>(slots.size()) - static_cast<int>(std::count(slots.begin(), slots.end(), Card::none()));
    };
    const int left = s.of(seat).hand.size() + filled(s.of(seat).down) + filled(s.table.seat(seat).up);
    return {"palace.standing.left", {std::to_string(left)}};
}

Rules Rules::with_resources(const Options& o, const Record& record) const {
    Rules rules = *this;
    rules.asking = asking_of(o, record);
    return rules;
}

Resources Rules::resources(const Json& /*options*/, const Json& extras) const {
    return {"", quiz::read_choice(extras).deck};
}

Json Rules::usual_judge(const Options& o, int humans, bool deck) const {
    return humans == 1 && deck && has_challenges(o) ? Json{{"judge", "auto"}} : Json::object();
}

Rules Rules::for_replay(const Options&, const Record& record) const {
    Rules rules = *this;
    const quiz::DeckChoice choice = quiz::read_choice(record.extras);
    rules.verdicts_fixed = asking && !choice.digest.empty() && quiz::digest(*asking->deck) != choice.digest;
    return rules;
}

std::optional<Seat> Rules::answering(const View& v) const {
    const Table& t = v.table;
    if (t.need != Need::verdict || !palace::to_act(t).has(v.me)) return std::nullopt;
    return palace::answering(t);
}

std::optional<Move> Rules::bot_verdict(const View& v, bool right) const {
    const Table& t = v.table;
    if (!answering(v)) return std::nullopt;
    Move m;
    m.kind = Move::Kind::judge;
    m.right = right;
    // Bots that vote agree with the first: what they judge is one answer.
    if (!t.trial.voted.empty()) m.right = !t.trial.approved.empty();
    return m;
}

std::vector<NamedOptions<Options>> Rules::presets() const {
    std::vector<NamedOptions<Options>> named;
    for (const PresetFacts& facts : palace::presets()) named.push_back({std::string(facts.name), facts.options});
    return named;
}

Result<Deal> Rules::read_deal(const Options& o, const Json& json) const {
    if (json.contains("dice")) return Problem{"dice", "problem.unknown_key"};
    auto deal = palace::read_deal(o, json);
    if (!deal) return deal;
    const bool short_list = json.contains("short") && json["short"] == true;
    const Refusal reason = check_deal(o, *deal, short_list);
    // The words begin with the key that they are about.
    if (reason) return Problem{"", reason.message()};
    return deal;
}

Effort Rules::effort(Level level) {
    switch (level) {
    case Level::easy: return {0, false, 1};
    case Level::medium: return {60, false, 0};
    case Level::hard: return {600, true, 0};
    default: return {20000, true, 0};
    }
}

namespace {

template <class Enum>
Enum any_of(Rng& dice, std::uint32_t values) {
    return static_cast<Enum>(dice.below(values));
}

void random_powers(Options& o, Rng& dice) {
    if (dice.below(2) == 0) return;
    for (Powers& powers : o.powers) {
        powers = {};
        while (dice.below(3) == 0) powers.add(any_of<Power>(dice, power_names.size()));
    }
}

void random_order(Options& o, Rng& dice) {
    if (dice.below(3) == 0) dice.shuffle(o.order);
    if (dice.below(3) != 0) return;
    Order kept;
    for (const Rank r : o.order)
        if (dice.below(5) != 0)
            kept.push_back(r);
        else
            o.powers_of(r).add(Power::anytime);
    o.order = kept;
}

void random_challenges(Options& o, Rng& dice) {
    if (dice.below(3) == 0) return;
    o.stuck = any_of<Stuck>(dice, 2);
    o.blind_challenge = any_of<BlindChallenge>(dice, 3);
    o.judge = any_of<Judge>(dice, 4);
    for (bool Options::*flag : {&Options::strict, &Options::ten_needs_all, &Options::extreme})
        o.*flag = dice.below(2) == 0;
}

Options any_options(Rng& dice) {
    const auto& facts = palace::presets()[dice.below(static_cast<std::uint32_t>(palace::presets().size()))];
    Options o = facts.options;
    if (dice.below(4) == 0) return o;
    const auto seats = static_cast<std::uint32_t>(facts.most_players - facts.least_players + 1);
    o.players = facts.least_players + static_cast<int>(dice.below(seats));
    o.decks = static_cast<int>(dice.below(4));
    o.jokers = dice.below(2) == 0 ? 0 : static_cast<int>(dice.below(5));
    o.joker = any_of<JokerKind>(dice, 2);
    o.layout = dice.below(2) == 0 ? 3 : 3 + static_cast<int>(dice.below(4));
    o.face_up = any_of<FaceUp>(dice, 3);
    o.first = any_of<First>(dice, 3);
    o.starter = any_of<Starter>(dice, 2);
    o.beat = any_of<Beat>(dice, 2);
    o.face_up_play = any_of<FaceUpPlay>(dice, 3);
    o.burn_quads = any_of<BurnQuads>(dice, 3);
    for (bool Options::*flag : {&Options::wrap, &Options::voluntary_pickup, &Options::chance_card,
             &Options::picker_leads, &Options::take_face_up_with_pile, &Options::no_special_finish})
        o.*flag = dice.below(3) == 0;
    o.finish = any_of<Finish>(dice, 2);
    random_challenges(o, dice);
    o.turn_limit = dice.below(4) == 0 ? 1 + static_cast<int>(dice.below(200)) : 2000;
    random_powers(o, dice);
    random_order(o, dice);
    return o;
}

} // namespace

Options Rules::random_options(Rng& dice) const {
    for (;;)
        if (const Options o = any_options(dice); !check(o)) return o;
}

} // namespace palazzo::palace
