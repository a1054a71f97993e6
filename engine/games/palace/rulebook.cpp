#include "engine/games/palace/rulebook.hpp"

#include "engine/games/palace/option_parts.hpp"

#include <array>
#include <string>
#include <utility>

namespace palazzo::palace {
namespace {

using Sentences = std::vector<Message>;

std::string number(int n) { return std::to_string(n); }

/// Returns the sentence for the value of an option; `value` is the index of the sentence's id in `ids`.
template <class Value, std::size_t N>
Message chosen(const std::array<const char*, N>& ids, Value value, std::vector<std::string> args = {}) {
    return {ids[static_cast<std::size_t>(value)], std::move(args)};
}

/// Calls visit(rank) for every rank from the two to the ace, and then for the joker.
template <class Visit>
void each_rank(Visit&& visit) {
    for (int r = 0; r < face_count; ++r) visit(rank_at(r));
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
    if (o.jokers > 0 && o.jokers_rank)
        rules.push_back({"palace.rule.jokers_own", {number(o.jokers * decks)}});
    else if (o.jokers > 0)
        rules.push_back(chosen(jokers, o.joker, {number(o.jokers * decks)}));
    return rules;
}

/// Returns the cards whose holder goes first, in the order in which they are asked for.
std::vector<std::string> first_cards(const Options& o) {
    std::string cards;
    for (const Suit s : o.first_card.suits) cards += (cards.empty() ? "" : " ") + to_text(Card(o.first_card.rank, s));
    return {cards};
}

Sentences set_up(const Options& o) {
    constexpr std::array face_up{"palace.rule.face_up_dealt", "palace.rule.face_up_choose", "palace.rule.face_up_swap"};
    constexpr std::array rows{"palace.rule.rows_dealt", "palace.rule.rows_choose", "palace.rule.rows_swap"};
    constexpr std::array first{"palace.rule.first_lowest", "palace.rule.first_draw", "palace.rule.first_left",
        "palace.rule.first_lowest_face_up", "palace.rule.first_lowest_card", "palace.rule.first_worst_face_up",
        "palace.rule.first_named", "palace.rule.first_throw_in"};
    constexpr std::array starter{"palace.rule.starter_flip", "palace.rule.starter_lead"};
    const bool lowest = o.first == FirstPlayerRule::lowest_hand && o.starter == StarterRule::lead;
    const DealLayout l = deal_layout(o);
    const bool alike = l.down == l.up && l.up == l.hand;
    return {alike ? chosen(face_up, o.face_up, {number(l.down)})
                  : chosen(rows, o.face_up, {number(l.down), number(l.up), number(l.hand)}),
        chosen(first, o.first, o.first == FirstPlayerRule::named_card ? first_cards(o) : std::vector<std::string>()),
        o.first == FirstPlayerRule::throw_in ? Message{"palace.rule.starter_thrown", {}}
            : lowest                         ? Message{"palace.rule.starter_lowest", {}}
                                             : chosen(starter, o.starter)};
}

/// Returns the rule about players who can't play. It also says whether players who can play may pick up the pile. If
/// stuck players are challenged, the challenges replace picking up the pile (fine print 27).
Message without_a_play(const Options& o) {
    if (o.stuck == StuckRule::take)
        return {o.voluntary_pickup ? "palace.rule.voluntary_pickup" : "palace.rule.must_play", {}};
    return {o.voluntary_pickup ? "palace.rule.stuck_voluntary" : "palace.rule.stuck", {}};
}

Sentences turn(const Options& o) {
    return {{"palace.rule.from", {}}, {"palace.rule.play", {}}, without_a_play(o),
        {"palace.rule.draw", {number(deal_layout(o).draw)}}};
}

std::string names_of(const RankOrder& order) {
    std::string names;
    for (const Rank r : order) names += (names.empty() ? "" : " ") + rank_name(r);
    return names;
}

std::string names_of(Ranks ranks) {
    std::string names;
    each_rank([&](Rank r) {
        if ((ranks & rank_bit(r)) != 0) names += (names.empty() ? "" : " ") + rank_name(r);
    });
    return names;
}

Sentences plays(const Options& o) {
    constexpr std::array beat{"palace.rule.beat_equal", "palace.rule.beat_higher"};
    constexpr std::array up{"palace.rule.up_set", "palace.rule.up_single", "palace.rule.up_order"};
    constexpr std::array blind{"palace.rule.blind", "palace.rule.blind_before", "palace.rule.blind_one"};
    return {{"palace.rule.order", {names_of(o.order)}}, chosen(beat, o.beat), chosen(up, o.face_up_play),
        chosen(blind, o.blind_challenge)};
}

/// Adds rules about what the challenges of a rank decide (docs/rules/palace.md, "Speak").
void add_stakes(const Options& o, Rank rank, Sentences& rules) {
    const Powers powers = o.powers_of(rank);
    const bool burns = powers.has(Power::burn) && o.ten_needs_all;
    if (powers.has(Power::challenge_self)) rules.push_back({"palace.rule.missed_self", {rank_name(rank)}});
    if (powers.has(Power::challenge_next)) rules.push_back({"palace.rule.missed_next", {rank_name(rank)}});
    if (powers.has(Power::challenge_all))
        rules.push_back({burns ? "palace.rule.missed_all_burn" : "palace.rule.missed_all", {rank_name(rank)}});
}

void add_challenges(const Options& o, Sentences& rules) {
    if (!has_challenges(o)) return;
    constexpr std::array judges{
        "palace.rule.judge_giver", "palace.rule.judge_vote", "palace.rule.judge_self", "palace.rule.judge_auto"};
    rules.push_back({"palace.rule.challenge", {}});
    rules.push_back(chosen(judges, o.judge));
    each_rank([&](Rank r) { add_stakes(o, r, rules); });
    if (o.extreme && o.burn_quads != BurnQuadsRule::off) rules.push_back({"palace.rule.extreme", {}});
}

/// Adds the exceptions to the ranks that may follow a rank, and the powers that ranks have only under conditions.
void add_exceptions(const Options& o, Sentences& rules) {
    constexpr std::array fits{"palace.rule.fit_only", "palace.rule.fit_never", "palace.rule.fit_also"};
    for (const LayableRanksException& fit : o.fits)
        rules.push_back(chosen(fits, fit.kind, {rank_name(fit.top), names_of(Ranks{fit.ranks})}));
    for (const ConditionalPowers& c : o.conditions) {
        const bool anywhere = c.on == ConditionalPowers().on;
        const char* id = anywhere ? "palace.rule.if_many"
            : c.least > 1         ? "palace.rule.if_many_on"
                                  : "palace.rule.if_on";
        rules.push_back({id,
            {rank_name(c.rank), space_separated_names(c.powers), number(c.least), names_of(Ranks{c.on} & every_rank)}});
    }
}

Sentences special_cards(const Options& o) {
    Sentences rules;
    each_rank([&](Rank r) {
        if (o.powers_of(r).any())
            rules.push_back({"palace.rule.power", {rank_name(r), space_separated_names(o.powers_of(r))}});
    });
    constexpr std::array quads{"palace.rule.quads_across", "palace.rule.quads_one_turn", "palace.rule.quads_off"};
    constexpr std::array some{"palace.rule.sets_across", "palace.rule.sets_one_turn", "palace.rule.quads_off"};
    if (o.quads == 4)
        rules.push_back(chosen(quads, o.burn_quads));
    else
        rules.push_back(chosen(some, o.burn_quads, {number(o.quads)}));
    add_exceptions(o, rules);
    if (some_rank_has(o, Power::burn) || o.burn_quads != BurnQuadsRule::off) rules.push_back({"palace.rule.burn", {}});
    add_challenges(o, rules);
    return rules;
}

Rulebook sections_of(const Options& o) {
    const bool one_winner = o.finish == FinishRule::first_out || o.partners;
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
        {{o.partners          ? "palace.rule.partners"
                 : one_winner ? "palace.rule.first_out"
                              : "palace.rule.play_on",
             {}},
            {"palace.rule.turn_limit", {number(o.turn_limit)}}});
    return book;
}

/// Adds the rules of options that are off in all presets.
void add_extras(const Options& o, Sentences& rules) {
    const bool chance = o.stuck == StuckRule::take;
    const TakeFaceUpRule take = o.take_face_up_with_pile;
    const std::array extras{std::pair{o.wrap, "palace.rule.wrap"},
        std::pair{chance && o.chance_card == ChanceCardRule::stuck, "palace.rule.chance_card"},
        std::pair{chance && o.chance_card == ChanceCardRule::always, "palace.rule.chance_always"},
        std::pair{o.picker_leads, "palace.rule.picker_leads"},
        std::pair{take == TakeFaceUpRule::all, "palace.rule.take_face_up"},
        std::pair{take == TakeFaceUpRule::one, "palace.rule.take_face_up_one"},
        std::pair{take == TakeFaceUpRule::rank, "palace.rule.take_face_up_rank"},
        std::pair{o.no_special_finish, "palace.rule.no_special_finish"},
        std::pair{!o.burn_again, "palace.rule.burn_passes"},
        std::pair{o.powers_count == PowersCountRule::once, "palace.rule.powers_once"},
        std::pair{o.match_count, "palace.rule.match_count"}, std::pair{o.runs, "palace.rule.runs"},
        std::pair{o.throw_after, "palace.rule.throw_after"},
        std::pair{o.hand_with_face_up, "palace.rule.hand_with_face_up"},
        std::pair{o.previous_takes, "palace.rule.previous_takes"}, std::pair{o.snap, "palace.rule.snap"}};
    for (const auto& [on, id] : extras)
        if (on) rules.push_back({id, {}});
    if (o.draw_pile != whole_draw_pile) rules.push_back({"palace.rule.draw_pile", {number(most_in_draw_pile(o))}});
    if (o.leave_out != 0) rules.push_back({"palace.rule.leave_out", {names_of(Ranks{o.leave_out})}});
    if (o.no_pairs != NoPairsRule::off)
        rules.push_back({"palace.rule.no_pairs", {number(6 + static_cast<int>(o.no_pairs)), number(o.quads)}});
}

Options usual(const Options& o) {
    Options preset = preset_facts(o.preset).options;
    preset.players = o.players;
    return preset;
}

Sentences house_rules(const Options& o, const Rulebook& book) {
    const Options preset = usual(o);
    Sentences rules = unusual_rules(book, sections_of(preset));
    each_rank([&](Rank r) {
        if (r != joker_rank && preset.powers_of(r).any() && !o.powers_of(r).any())
            rules.push_back({"palace.rule.ordinary", {rank_name(r)}});
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
