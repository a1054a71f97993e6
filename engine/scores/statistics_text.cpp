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
    put(json, "h", tally.kind.house);
    if (!tally.kind.opponents.empty()) json["s"] = write_seats(tally.kind.opponents);
    return json;
}

Fault read_tally(const Json& json, Tally& tally) {
    Fields fields(json, {"n", "o", "b", "k", "g", "w", "p", "h", "s"});
    tally.kind.game = fields.text("g", longest_id);
    tally.kind.player = fields.text_if("w", longest_name);
    tally.kind.preset = fields.text_if("p", longest_id);
    tally.kind.house = fields.text_if("h", longest_name);
    if (fields.has("s")) tally.kind.opponents = read_seats(fields, "s", 1);
    for (const SeatInfo& seat : tally.kind.opponents)
        if (seat.human) fields.fail({"s", "problem.record.level", {quoted("")}});
    tally.totals = read_totals(fields);
    return fields.fault();
}

Fault read_head(const Json& json, Statistics& s) {
    Fields fields(json, {"format", "before", "day"});
    read_format(fields, statistics_format);
    s.before_day = fields.number_or("day", -1, last_day, -1);
    const Json* before = fields.list_if("before", most_tallies);
    for (std::size_t i = 0; before != nullptr && i < before->size(); ++i)
        if (const Fault fault = read_tally((*before)[i], s.before.emplace_back()))
            fields.fail(fault->under("before" + at_index(i)));
    return fields.fault();
}

Fault read_line(std::string_view line, int number, Statistics& s) {
    const std::string place = "line " + std::to_string(number);
    const auto json = parse_json(line);
    if (!json) return json.problem().in(place);
    if (number == 1) {
        const Fault fault = read_head(*json, s);
        return fault ? Fault(fault->in(place)) : Fault();
    }
    auto outcome = read_outcome(*json);
    if (!outcome) return outcome.problem().in(place);
    if (outcome->practice) return Problem{"x", "problem.unknown_key"}.in(place);
    s.outcomes.push_back(*std::move(outcome));
    return {};
}

/// Returns the problem that two outcomes have the same id; nullopt if all ids are different.
Fault find_twice(const std::vector<Outcome>& outcomes) {
    std::set<std::string_view> ids;
    for (std::size_t i = 0; i < outcomes.size(); ++i)
        if (!ids.insert(outcomes[i].id).second)
            return Problem{"i", "problem.twice"}.in("line " + std::to_string(i + 2));
    return {};
}

std::string_view first_line(std::string_view text) { return text.substr(0, text.find('\n')); }

} // namespace

std::string write_statistics(const Statistics& s) {
    Json before = Json::array();
    for (const Tally& tally : s.before) before.push_back(write_tally(tally));
    Json head = with_format(statistics_format);
    if (!before.empty()) head["before"] = std::move(before);
    if (s.before_day >= 0) head["day"] = s.before_day;
    std::string text = compact(head) + "\n";
    for (const Outcome& outcome : s.outcomes) text += compact(write_outcome(outcome)) + "\n";
    return text;
}

Result<Statistics> read_statistics(std::string_view text) {
    if (text.size() > largest_file) return too_large(largest_file);
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
    return format != head->end() && whole_number(*format, statistics_format + 1, largest_number).has_value();
}

} // namespace palazzo::scores
