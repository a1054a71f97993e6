#include "shell/app/state/played_series.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

#include <utility>

namespace palazzo::app {
namespace {

Result<Record> read_head(const Json& table) {
    auto head = read_record(compact(table));
    if (!head) return head;
    if (!head->moves.empty()) return Problem{"moves", "problem.more_than", {"0"}};
    head->deal = Json::object();
    head->seats.clear();
    head->practice = false;
    return head;
}

} // namespace

std::string write_played_series(const PlayedSeries& played) {
    Record table = played.head;
    table.deal = seed_deal(0); // A record without a deal couldn't be read again.
    Json json = scores::with_format(series_format);
    json["series"] = scores::write_series(played.series);
    json["game"] = played.game;
    scores::put_flag(json, "counted", played.counted);
    json["table"] = *parse_json(write_record(table));
    return compact(json);
}

Result<PlayedSeries> read_played_series(const std::string& text) {
    const auto json = parse_json(text, largest_file);
    if (!json) return json.problem();
    if (!json->is_object()) return Problem{"series", "problem.object"};
    scores::Fields fields(*json, {"format", "series", "game", "counted", "table"});
    scores::read_format(fields, series_format);
    PlayedSeries played;
    played.game = fields.text("game", scores::longest_id);
    played.counted = fields.flag_if("counted");
    if (fields.fault()) return *fields.fault();
    auto series = scores::read_series(json->value("series", Json()));
    if (!series) return series.problem().under("series");
    auto head = read_head(json->value("table", Json::object()));
    if (!head) return head.problem().under("table");
    played.series = *std::move(series);
    played.head = *std::move(head);
    if (played.counted && played.series.games.empty()) return Problem{"games", "problem.seats"}.under("series");
    const PlayedSeries first{
        {played.series.kind, played.series.goal, played.series.players, {}}, "", false, played.head};
    if (const auto options = next_options(first); !options) return options.problem().under("table");
    return played;
}

Result<Json> next_options(const PlayedSeries& played) {
    const Record& head = played.head;
    const auto seats = static_cast<int>(scores::rotation(played.series).size());
    const RuleSet rules{head.game, head.preset, head.options, seats};
    if (const auto fault = fault_in_players(rules)) return *fault;
    return differing_options(rules);
}

bool is_over(const PlayedSeries& played) { return scores::decided(played.series) || !next_options(played); }

} // namespace palazzo::app
