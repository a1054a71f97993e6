#include "engine/scores/fields.hpp"
#include "engine/scores/series.hpp"

#include <array>
#include <utility>

namespace palazzo::scores {
namespace {

constexpr int series_format = 1;
constexpr std::array<std::string_view, 3> kind_names{"best_of", "to_points", "letters"};

SeriesKind read_kind(FieldReader& fields) {
    const std::string name = fields.required_text("kind", longest_name);
    for (std::size_t i = 0; i < kind_names.size(); ++i)
        if (kind_names[i] == name) return static_cast<SeriesKind>(i);
    fields.note_fault({"kind", "problem.option.value", {quoted(name)}});
    return {};
}

/// Reads a game whose places and points are in the order of seats, and adds it to the series.
Fault read_game(const Json& json, Series& series) {
    if (is_decided(series)) return Problem{"", "problem.more_than", {std::to_string(series.games.size())}};
    const auto seats = players_in_seat_order(series).size();
    FieldReader fields(json, {"places", "points"});
    const auto places = fields.optional_numbers("places", seats, 0, static_cast<int>(seats));
    const auto points = fields.optional_numbers("points", seats, -largest_points_per_game, largest_points_per_game);
    if (places.size() != seats) fields.note_fault({"places", "problem.seats"});
    if (points.size() != seats) fields.note_fault({"points", "problem.seats"});
    if (!fields.fault()) add_series_game(series, places, points);
    return fields.fault();
}

std::vector<int> by_seat(const std::vector<int>& by_player, const std::vector<Player>& seats) {
    std::vector<int> list;
    for (const Player player : seats) list.push_back(by_player[static_cast<std::size_t>(player)]);
    return list;
}

} // namespace

Json write_series(const Series& series) {
    Json json = object_with_format(series_format);
    json["kind"] = kind_names[static_cast<std::size_t>(series.kind)];
    put(json, "goal", series.goal);
    json["players"] = write_seats(series.players);
    Json& games = json["games"] = Json::array();
    Series before{series.kind, series.goal, series.players, {}};
    for (const SeriesGame& game : series.games) {
        const auto seats = players_in_seat_order(before);
        Json one = Json::object();
        put_list(one, "places", by_seat(game.places, seats));
        put_list(one, "points", by_seat(game.points, seats));
        games.push_back(std::move(one));
        before.games.push_back(game);
    }
    return json;
}

Result<Series> read_series(const Json& json) {
    if (!json.is_object()) return Problem{"series", "problem.object"};
    FieldReader fields(json, {"format", "kind", "goal", "players", "games"});
    check_format(fields, series_format);
    Series series;
    series.kind = read_kind(fields);
    series.goal = fields.required_number("goal", 1, largest_series_goal(series.kind));
    series.players = read_seats(fields, "players", 2);
    const Json* games = fields.required_list("games", most_series_games);
    for (std::size_t i = 0; !fields.fault() && i < games->size(); ++i)
        if (const Fault fault = read_game((*games)[i], series))
            fields.note_fault(fault->located_in_value("games" + bracketed_index(i)));
    if (fields.fault()) return *fields.fault();
    return series;
}

} // namespace palazzo::scores
