#include "engine/scores/fields.hpp"
#include "engine/scores/statistics.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace palazzo::scores {
namespace {

constexpr int statistics_format = 1;

Json write_tally(const Tally& tally) {
    Json json = write_totals(tally.totals);
    put(json, "g", tally.kind.game);
    put(json, "w", tally.kind.player);
    put(json, "p", tally.kind.preset);
    put(json, "h", tally.kind.house_rules);
    if (!tally.kind.opponents.empty()) json["s"] = write_seats(tally.kind.opponents);
    return json;
}

Fault read_tally(const Json& json, Tally& tally) {
    FieldReader fields(json, {"n", "o", "b", "k", "g", "w", "p", "h", "s"});
    tally.kind.game = fields.required_text("g", longest_id);
    tally.kind.player = fields.optional_text("w", longest_name);
    tally.kind.preset = fields.optional_text("p", longest_id);
    tally.kind.house_rules = fields.optional_text("h", longest_name);
    if (fields.has("s")) tally.kind.opponents = read_seats(fields, "s", 1);
    for (const SeatInfo& seat : tally.kind.opponents)
        if (seat.human) fields.note_fault({"s", "problem.record.level", {quoted("")}});
    tally.totals = read_totals(fields);
    return fields.fault();
}

Fault read_head(const Json& json, Statistics& s) {
    FieldReader fields(json, {"format", "before", "day"});
    check_format(fields, statistics_format);
    s.last_older_day = fields.number_or("day", -1, last_accepted_day, -1);
    const Json* before = fields.optional_list("before", most_tallies);
    for (std::size_t i = 0; before != nullptr && i < before->size(); ++i)
        if (const Fault fault = read_tally((*before)[i], s.older_games.emplace_back()))
            fields.note_fault(fault->located_in_value("before" + bracketed_index(i)));
    return fields.fault();
}

Fault read_line(std::string_view line, int number, Statistics& s) {
    const std::string place = "line " + std::to_string(number);
    const auto json = parse_json(line);
    if (!json) return json.problem().located_in_file(place);
    if (number == 1) {
        const Fault fault = read_head(*json, s);
        return fault ? Fault(fault->located_in_file(place)) : Fault();
    }
    auto outcome = read_outcome(*json);
    if (!outcome) return outcome.problem().located_in_file(place);
    if (outcome->is_practice) return Problem{"x", "problem.unknown_key"}.located_in_file(place);
    s.outcomes.push_back(*std::move(outcome));
    return {};
}

/// Returns the problem that two outcomes have the same id; nullopt if all ids are different.
Fault find_twice(const std::vector<GameOutcome>& outcomes) {
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        if (!ids.insert(outcomes[i].id).second)
            return Problem{"i", "problem.twice"}.located_in_file("line " + std::to_string(i + 2));
    return {};
}

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

} // namespace

std::string write_statistics(const Statistics& s) {
    Json before = Json::array();
    for (const Tally& tally : s.older_games) before.push_back(write_tally(tally));
    Json head = object_with_format(statistics_format);
    if (!before.empty()) head["before"] = std::move(before);
    if (s.last_older_day >= 0) head["day"] = s.last_older_day;
    std::string text = compact_json(head) + "\n";
    for (const GameOutcome& outcome : s.outcomes) text += compact_json(write_outcome(outcome)) + "\n";
    return text;
}

Result<Statistics> read_statistics(std::string_view text) {
    if (text.size() > largest_file_bytes) return too_large_problem(largest_file_bytes);
    Statistics s;
    for (int number = 1; number == 1 || !text.empty(); ++number) {
        const std::string_view line = first_line(text);
        if (s.outcomes.size() == most_outcomes)
            return Problem{"line " + std::to_string(number), "problem.more_than", {std::to_string(most_outcomes)}};
        if (const Fault fault = read_line(line, number, s)) return *fault;
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    if (const Fault fault = find_twice(s.outcomes)) return *fault;
    s.outcomes = sorted_by_day(std::move(s.outcomes));
    return s;
}

bool is_newer_statistics(std::string_view text) {
    const auto head = parse_json(first_line(text));
    if (!head || !head->is_object()) return false;
    const auto format = head->find("format");
    return format != head->end() && whole_number(*format, statistics_format + 1, largest_stored_number).has_value();
}

} // namespace palazzo::scores
