#include "shell/app/set_up/table.hpp"

#include "engine/core/utf8.hpp"
#include "shell/app/set_up/table_deck.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

/// Greatest range of a number (its greatest value minus its least) for which the switch offers all values. For a wider
/// range, the game lists the values to offer.
constexpr int most_side_by_side = 12;

} // namespace

std::string option_text_id(std::string_view game, const std::string& option) {
    return std::string(game) + ".option." + option;
}

std::vector<Json> values_for_switch(const Json& values, std::span<const int> few) {
    std::vector<Json> offered;
    if (values["type"] == "choice")
        for (const Json& value : values["values"]) offered.push_back(value);
    if (values["type"] != "int") return offered;
    const int least = values["min"].get<int>();
    const int most = values["max"].get<int>();
    if (most - least <= most_side_by_side)
        for (int n = least; n <= most; ++n) offered.emplace_back(n);
    else
        offered.assign(few.begin(), few.end());
    return offered;
}

RuleSet rule_set_of(const TableSetUp& set_up) {
    return {set_up.game, set_up.preset, set_up.rules, static_cast<int>(set_up.seats.size())};
}

TableSetUp default_set_up(const std::string& game, const std::string& preset) {
    TableSetUp set_up;
    set_up.game = game;
    set_up.preset = preset;
    int players = 2;
    for (const PresetInfo& info : presets_of(game)) {
        if (set_up.preset.empty()) set_up.preset = info.name;
        if (info.name == set_up.preset) players = info.players;
    }
    set_player_count(set_up, players);
    set_up.seats.front().human = true;
    return set_up;
}

void set_player_count(TableSetUp& set_up, int players) {
    SeatInfo bot;
    bot.level = level_names[static_cast<std::size_t>(Level::medium)];
    set_up.seats.resize(static_cast<std::size_t>(std::clamp(players, 2, seat_limit)), bot);
}

Result<Record> record_of(const TableSetUp& set_up, std::uint64_t seed) {
    const RuleSet rules = rule_set_of(set_up);
    const auto differing = differing_options(rules);
    if (!differing) return differing.problem();
    Json extras = extras_for_record_of(rules);
    if (Json challenges = challenges_of(set_up); !challenges.is_null()) extras["challenges"] = std::move(challenges);
    return Record{set_up.game, set_up.preset, *differing, deal_from_seed(seed), {}, set_up.seats, std::move(extras)};
}

bool can_play_with_friends(const TableSetUp& set_up) { return !asks_questions(rule_set_of(set_up)); }

std::string name_from_text(std::string text) {
    text.resize(truncate_to_bytes(text, longest_name).size());
    std::replace_if(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return text.find_first_not_of(' ') == std::string::npos ? "" : text;
}

} // namespace palazzo::app
