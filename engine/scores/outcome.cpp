#include "engine/scores/outcome.hpp"

#include "engine/scores/fields.hpp"

#include <algorithm>

namespace palazzo::scores {
namespace {

bool has_name(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

Fault read_best(const Json& json, BestPlay& best) {
    if (json.size() != 2) return Problem{"", "problem.list"};
    const std::string* text = text_of(json[0]);
    if (text == nullptr) return Problem{bracketed_index(0), "problem.text"};
    if (const Refusal reason = fault_in_text(*text, longest_best_play))
        return Problem{bracketed_index(0), reason.message()};
    best.text = *text;
    if (const Fault fault = read_number(json[1], -largest_stored_number, largest_stored_number, best.points))
        return fault->located_in_value(bracketed_index(1));
    return {};
}

} // namespace

Json write_best_play(const BestPlay& best) { return Json::array({best.text, best.points}); }

std::optional<BestPlay> read_optional_best_play(FieldReader& fields, const char* key) {
    const Json* list = fields.optional_list(key, 2);
    if (list == nullptr) return std::nullopt;
    BestPlay best;
    if (const Fault fault = read_best(*list, best)) fields.note_fault(fault->located_in_value(key));
    return best;
}

std::vector<int> places_of(Seats winners, const std::vector<int>& points) {
    std::vector<int> places(points.size(), 0);
    for (std::size_t seat = 0; seat < points.size() && !winners.empty(); ++seat) {
        places[seat] = 1;
        for (std::size_t other = 0; other < points.size() && !winners.has(static_cast<Seat>(seat)); ++other)
            places[seat] += winners.has(static_cast<Seat>(other)) || points[other] > points[seat] ? 1 : 0;
    }
    return places;
}

bool determines_only_winner(const GameOutcome& outcome) {
    const auto has = [&](int place) { return std::count(outcome.places.begin(), outcome.places.end(), place); };
    const auto seats = static_cast<std::ptrdiff_t>(outcome.places.size());
    return seats > 2 && has(1) == 1 && has(2) == seats - 1;
}

bool has_single_human(const GameOutcome& outcome) {
    const auto is_human = [](const SeatInfo& seat) { return seat.human; };
    return std::count_if(outcome.seats.begin(), outcome.seats.end(), is_human) == 1;
}

std::vector<std::string> players_of(const GameOutcome& outcome) {
    if (has_single_human(outcome)) return {""};
    std::vector<std::string> names;
    for (const SeatInfo& seat : outcome.seats)
        if (seat.human && !seat.name.empty() && !has_name(names, seat.name)) names.push_back(seat.name);
    return names;
}

std::optional<Seat> seat_of(const GameOutcome& outcome, std::string_view player) {
    const auto players = players_of(outcome);
    if (std::find(players.begin(), players.end(), player) == players.end()) return std::nullopt;
    for (std::size_t seat = 0; seat < outcome.seats.size(); ++seat)
        if (outcome.seats[seat].human && (player.empty() || outcome.seats[seat].name == player))
            return static_cast<Seat>(seat);
    return std::nullopt;
}

Json write_outcome(const GameOutcome& outcome) {
    Json json = Json::object();
    put(json, "i", outcome.id);
    json["d"] = outcome.day;
    put(json, "g", outcome.game);
    put(json, "p", outcome.preset);
    put(json, "h", outcome.house_rules);
    json["s"] = write_seats(outcome.seats);
    put_list(json, "o", outcome.places);
    if (!outcome.points.empty()) put_list(json, "c", outcome.points);
    put(json, "t", outcome.seconds);
    put(json, "m", outcome.moves);
    put(json, "k", outcome.largest_pile_taken);
    if (outcome.best_play) json["b"] = write_best_play(*outcome.best_play);
    put_flag(json, "x", outcome.is_practice);
    return json;
}

Result<GameOutcome> read_outcome(const Json& json) {
    FieldReader fields(json, {"i", "d", "g", "p", "h", "s", "o", "c", "t", "m", "b", "k", "x"});
    GameOutcome outcome;
    outcome.id = fields.required_text("i", longest_id);
    outcome.day = fields.required_number("d", 0, last_accepted_day);
    outcome.game = fields.required_text("g", longest_id);
    outcome.preset = fields.optional_text("p", longest_id);
    outcome.house_rules = fields.optional_text("h", longest_name);
    outcome.seats = read_seats(fields, "s", 1);
    const std::size_t seats = outcome.seats.size();
    outcome.places = fields.optional_numbers("o", seats, 0, static_cast<int>(seats));
    outcome.points = fields.optional_numbers("c", seats, -largest_stored_number, largest_stored_number);
    outcome.seconds = fields.number_or("t", 0, largest_stored_number, 0);
    outcome.moves = fields.number_or("m", 0, largest_stored_number, 0);
    outcome.largest_pile_taken = fields.number_or("k", 0, largest_stored_number, 0);
    outcome.is_practice = fields.optional_flag("x");
    if (outcome.places.size() != seats) fields.note_fault({"o", "problem.seats"});
    if (!outcome.points.empty() && outcome.points.size() != seats) fields.note_fault({"c", "problem.seats"});
    outcome.best_play = read_optional_best_play(fields, "b");
    if (fields.fault()) return *fields.fault();
    return outcome;
}

} // namespace palazzo::scores
