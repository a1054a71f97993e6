#include "engine/games/palace/rulebook.hpp"

#include <array>
#include <string>
#include <utility>

namespace palazzo::palace {
namespace {

using Lines = std::vector<Message>;

std::string number(int n) { return std::to_string(n); }

std::string order_text(const Order& order) {
    std::string text;
    for (const Rank r : order) text += (text.empty() ? "" : " ") + to_text(r);
    return text;
}

void add_set_up(const Options& o, Lines& lines) {
    const int decks = decks_in_play(o);
    lines.push_back({"palace.rule.table", {number(o.players), number(decks)}});
    if (o.jokers > 0)
        lines.push_back({o.joker == JokerKind::wild ? "palace.rule.jokers_wild" : "palace.rule.jokers_ace",
            {number(o.jokers * decks)}});
    constexpr std::array face_up{"palace.rule.face_up_dealt", "palace.rule.face_up_choose", "palace.rule.face_up_swap"};
    lines.push_back({face_up[static_cast<std::size_t>(o.face_up)], {number(o.layout)}});
    constexpr std::array first{"palace.rule.first_lowest", "palace.rule.first_draw", "palace.rule.first_left"};
    lines.push_back({first[static_cast<std::size_t>(o.first)], {}});
    const bool lowest = o.first == First::lowest_hand;
    lines.push_back({o.starter == Starter::flip ? "palace.rule.starter_flip"
                                                : (lowest ? "palace.rule.starter_lowest" : "palace.rule.starter_lead"),
        {}});
}

void add_ranks(const Options& o, Lines& lines) {
    lines.push_back({"palace.rule.order", {order_text(o.order)}});
    lines.push_back({o.beat == Beat::higher ? "palace.rule.beat_higher" : "palace.rule.beat_equal", {}});
    if (o.wrap) lines.push_back({"palace.rule.wrap", {}});
    for (int r = 0; r < rank_count; ++r) {
        std::string names;
        for (std::size_t p = 0; p < power_names.size(); ++p)
            if (o.powers_of(rank_at(r)).has(static_cast<Power>(p)))
                names += (names.empty() ? "" : " ") + std::string(power_names[p]);
        if (!names.empty()) lines.push_back({"palace.rule.power", {to_text(rank_at(r)), names}});
    }
    constexpr std::array quads{"palace.rule.quads_across", "palace.rule.quads_one_turn", "palace.rule.quads_off"};
    lines.push_back({quads[static_cast<std::size_t>(o.burn_quads)], {}});
}

void add_flags(const Options& o, Lines& lines) {
    const std::array flags{std::pair{o.voluntary_pickup, "palace.rule.voluntary_pickup"},
        std::pair{!o.voluntary_pickup && o.stuck == Stuck::take, "palace.rule.must_play"},
        std::pair{o.chance_card, "palace.rule.chance_card"}, std::pair{o.picker_leads, "palace.rule.picker_leads"},
        std::pair{o.take_face_up_with_pile, "palace.rule.take_face_up"},
        std::pair{o.no_special_finish, "palace.rule.no_special_finish"}};
    for (const auto& [on, id] : flags)
        if (on) lines.push_back({id, {}});
}

} // namespace

void add_challenges(const Options& o, Lines& lines) {
    if (!has_challenges(o)) return;
    if (o.stuck == Stuck::challenge) lines.push_back({"palace.rule.stuck", {}});
    constexpr std::array judges{
        "palace.rule.judge_giver", "palace.rule.judge_vote", "palace.rule.judge_self", "palace.rule.judge_auto"};
    lines.push_back({judges[static_cast<std::size_t>(o.judge)], {}});
    if (o.ten_needs_all) lines.push_back({"palace.rule.ten_needs_all", {}});
    if (o.extreme) lines.push_back({"palace.rule.extreme", {}});
}

std::vector<Message> rules_in_force(const Options& o) {
    Lines lines{{"palace.rule.aim", {}}};
    add_set_up(o, lines);
    add_ranks(o, lines);
    add_flags(o, lines);
    lines.push_back({"palace.rule.draw", {number(o.layout)}});
    constexpr std::array up{"palace.rule.up_set", "palace.rule.up_single", "palace.rule.up_order"};
    lines.push_back({up[static_cast<std::size_t>(o.face_up_play)], {}});
    constexpr std::array blind{"palace.rule.blind", "palace.rule.blind_before", "palace.rule.blind_one"};
    lines.push_back({blind[static_cast<std::size_t>(o.blind_challenge)], {}});
    add_challenges(o, lines);
    lines.push_back({o.finish == Finish::first_out ? "palace.rule.first_out" : "palace.rule.play_on", {}});
    lines.push_back({"palace.rule.turn_limit", {number(o.turn_limit)}});
    return lines;
}

} // namespace palazzo::palace
