#include "engine/games/palace/rulebook.hpp"

#include "engine/games/palace/option_parts.hpp"

#include <array>
#include <string>
#include <utility>

namespace palazzo::palace {
namespace {

using Sentences = std::vector<Message>;

std::string number(int n) { return std::to_string(n); }

/// The sentence that an option chooses.
template <class Value, std::size_t N>
Message chosen(const std::array<const char*, N>& ids, Value value, std::vector<std::string> args = {}) {
    return {ids[static_cast<std::size_t>(value)], std::move(args)};
}

/// Calls visit(rank) for every rank, the two first.
template <class Visit>
void each_rank(Visit&& visit) {
    for (int r = 0; r < rank_count; ++r) visit(rank_at(r));
}

bool some_rank_has(const Options& o, Power power) {
    bool some = false;
    each_rank([&](Rank r) { some = some || o.powers_of(r).has(power); });
    return some;
}

Sentences table(const Options& o) {
    const int decks = decks_in_play(o);
    Sentences rules{{"palace.rule.piles", {}}, {"palace.rule.table", {number(o.players), number(decks)}}};
    constexpr std::array jokers{"palace.rule.jokers_wild", "palace.rule.jokers_ace"};
    if (o.jokers > 0) rules.push_back(chosen(jokers, o.joker, {number(o.jokers * decks)}));
    return rules;
}

Sentences set_up(const Options& o) {
    constexpr std::array face_up{"palace.rule.face_up_dealt", "palace.rule.face_up_choose", "palace.rule.face_up_swap"};
    constexpr std::array first{"palace.rule.first_lowest", "palace.rule.first_draw", "palace.rule.first_left"};
    constexpr std::array starter{"palace.rule.starter_flip", "palace.rule.starter_lead"};
    const bool lowest = o.first == First::lowest_hand && o.starter == Starter::lead;
    return {chosen(face_up, o.face_up, {number(o.layout)}), chosen(first, o.first),
        lowest ? Message{"palace.rule.starter_lowest", {}} : chosen(starter, o.starter)};
}

/// What a player does who can't play, and whether others may do so too. Challenges take the place of picking up (fine
/// print 27).
Message without_a_play(const Options& o) {
    if (o.stuck == Stuck::take)
        return {o.voluntary_pickup ? "palace.rule.voluntary_pickup" : "palace.rule.must_play", {}};
    return {o.voluntary_pickup ? "palace.rule.stuck_voluntary" : "palace.rule.stuck", {}};
}

Sentences turn(const Options& o) {
    return {{"palace.rule.from", {}}, {"palace.rule.play", {}}, without_a_play(o),
        {"palace.rule.draw", {number(o.layout)}}};
}

Sentences plays(const Options& o) {
    constexpr std::array beat{"palace.rule.beat_equal", "palace.rule.beat_higher"};
    constexpr std::array up{"palace.rule.up_set", "palace.rule.up_single", "palace.rule.up_order"};
    constexpr std::array blind{"palace.rule.blind", "palace.rule.blind_before", "palace.rule.blind_one"};
    return {{"palace.rule.order", {list_of(o.order)}}, chosen(beat, o.beat), chosen(up, o.face_up_play),
        chosen(blind, o.blind_challenge)};
}

/// What hangs on a rank's challenges (docs/rules/palace.md: "Speak").
void add_stakes(const Options& o, Rank rank, Sentences& rules) {
    const Powers powers = o.powers_of(rank);
    const bool burns = powers.has(Power::burn) && o.ten_needs_all;
    if (powers.has(Power::challenge_self)) rules.push_back({"palace.rule.missed_self", {to_text(rank)}});
    if (powers.has(Power::challenge_next)) rules.push_back({"palace.rule.missed_next", {to_text(rank)}});
    if (powers.has(Power::challenge_all))
        rules.push_back({burns ? "palace.rule.missed_all_burn" : "palace.rule.missed_all", {to_text(rank)}});
}

void add_challenges(const Options& o, Sentences& rules) {
    if (!has_challenges(o)) return;
    constexpr std::array judges{
        "palace.rule.judge_giver", "palace.rule.judge_vote", "palace.rule.judge_self", "palace.rule.judge_auto"};
    rules.push_back({"palace.rule.challenge", {}});
    rules.push_back(chosen(judges, o.judge));
    each_rank([&](Rank r) { add_stakes(o, r, rules); });
    if (o.extreme && o.burn_quads != BurnQuads::off) rules.push_back({"palace.rule.extreme", {}});
}

Sentences special_cards(const Options& o) {
    Sentences rules;
    each_rank([&](Rank r) {
        if (o.powers_of(r).any()) rules.push_back({"palace.rule.power", {to_text(r), listed(o.powers_of(r))}});
    });
    constexpr std::array quads{"palace.rule.quads_across", "palace.rule.quads_one_turn", "palace.rule.quads_off"};
    rules.push_back(chosen(quads, o.burn_quads));
    if (some_rank_has(o, Power::burn) || o.burn_quads != BurnQuads::off) rules.push_back({"palace.rule.burn", {}});
    add_challenges(o, rules);
    return rules;
}

Rulebook sections_of(const Options& o) {
    const bool one_winner = o.finish == Finish::first_out;
    Rulebook book;
    add_section(book, RuleTopic::goal, {{"palace.rule.aim", {}}});
    add_section(book, RuleTopic::table, table(o));
    add_section(book, RuleTopic::set_up, set_up(o));
    add_section(book, RuleTopic::turn, turn(o));
    add_section(book, RuleTopic::play, plays(o));
    add_section(book, RuleTopic::special_cards, special_cards(o));
    add_section(book, RuleTopic::scoring,
        {one_winner ? Message{"palace.rule.score_winner", {}}
                    : Message{"palace.rule.score_places", {number(o.players), number(o.players - 1)}}});
    add_section(book, RuleTopic::end,
        {{one_winner ? "palace.rule.first_out" : "palace.rule.play_on", {}},
            {"palace.rule.turn_limit", {number(o.turn_limit)}}});
    return book;
}

/// The rules that no preset has.
void add_extras(const Options& o, Sentences& rules) {
    const std::array extras{std::pair{o.wrap, "palace.rule.wrap"},
        std::pair{o.chance_card && o.stuck == Stuck::take, "palace.rule.chance_card"},
        std::pair{o.picker_leads, "palace.rule.picker_leads"},
        std::pair{o.take_face_up_with_pile, "palace.rule.take_face_up"},
        std::pair{o.no_special_finish, "palace.rule.no_special_finish"}};
    for (const auto& [on, id] : extras)
        if (on) rules.push_back({id, {}});
}

Options usual(const Options& o) {
    Options preset = facts_of(o.preset).options;
    preset.players = o.players;
    return preset;
}

Sentences house_rules(const Options& o, const Rulebook& book) {
    const Options preset = usual(o);
    Sentences rules = beyond(book, sections_of(preset));
    each_rank([&](Rank r) {
        if (preset.powers_of(r).any() && !o.powers_of(r).any()) rules.push_back({"palace.rule.ordinary", {to_text(r)}});
    });
    add_extras(o, rules);
    return rules;
}

} // namespace

Rulebook rulebook(const Options& o) {
    Rulebook book = sections_of(o);
    add_section(book, RuleTopic::house_rules, house_rules(o, book));
    return book;
}

} // namespace palazzo::palace
