#include "shell/app/state/played_series.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

#include <utility>

namespace palazzo::app {
namespace {

Result<Record> read_head(const Json& table) {
    auto head = read_record(compact_json(table));
    if (!head) return head;
    if (!head->moves.empty()) return Problem{"moves", "problem.more_than", {"0"}};
    head->deal = Json::object();
    head->seats.clear();
    head->practice = false;
    return head;
}

} // namespace

std::string write_played_series(const PlayedSeries& played) {
    Record table = played.game_template;
    table.deal = deal_from_seed(0); // A record without a deal couldn't be read again.
    Json json = scores::object_with_format(series_format);
    json["series"] = scores::write_series(played.series);
    json["game"] = played.game;
    scores::put_flag(json, "counted", played.game_counted);
    json["table"] = *parse_json(write_record(table));
    return compact_json(json);
}

Result<PlayedSeries> read_played_series(const std::string& text) {
    const auto json = parse_json(text, largest_file_bytes);
    if (!json) return json.problem();
    if (!json->is_object()) return Problem{"series", "problem.object"};
    scores::FieldReader fields(*json, {"format", "series", "game", "counted", "table"});
    scores::check_format(fields, series_format);
    PlayedSeries played;
    played.game = fields.required_text("game", scores::longest_id);
    played.game_counted = fields.optional_flag("counted");
    if (fields.fault()) return *fields.fault();
    auto series = scores::read_series(json->value("series", Json()));
    if (!series) return series.problem().located_in_value("series");
    auto head = read_head(json->value("table", Json::object()));
    if (!head) return head.problem().located_in_value("table");
    played.series = *std::move(series);
    played.game_template = *std::move(head);
    if (played.game_counted && played.series.games.empty())
        return Problem{"games", "problem.seats"}.located_in_value("series");
    const PlayedSeries first{
        {played.series.kind, played.series.goal, played.series.players, {}}, "", false, played.game_template};
    if (const auto options = next_game_options(first); !options) return options.problem().located_in_value("table");
    return played;
}

Result<Json> next_game_options(const PlayedSeries& played) {
    const Record& head = played.game_template;
    const auto seats = static_cast<int>(scores::players_in_seat_order(played.series).size());
    const RuleSet rules{head.game, head.preset, head.options, seats};
    if (const auto fault = player_count_problem(rules)) return *fault;
    return differing_options(rules);
}

bool is_over(const PlayedSeries& played) { return scores::is_decided(played.series) || !next_game_options(played); }

} // namespace palazzo::app
