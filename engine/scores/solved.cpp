#include "engine/scores/solved.hpp"

#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

namespace palazzo::scores {
namespace {

constexpr int solved_format = 1;

Fault read_numbers(const Json& list, std::set<int>& numbers) {
    if (!list.is_array()) return Problem{"", "problem.list"};
    if (list.size() > most_puzzles) return Problem{"", "problem.more_than", {std::to_string(most_puzzles)}};
    for (std::size_t i = 0; i < list.size(); ++i) {
        int number = 0;
        if (const Fault fault = read_number(list[i], 1, most_puzzles, number)) return fault->under(at_index(i));
        numbers.insert(number);
    }
    return std::nullopt;
}

} // namespace

bool is_solved(const SolvedPuzzles& solved, std::string_view game, int number) {
    const auto numbers = solved.games.find(game);
    return numbers != solved.games.end() && numbers->second.count(number) > 0;
}

void merge(SolvedPuzzles& solved, const SolvedPuzzles& other) {
    for (const auto& [game, numbers] : other.games) solved.games[game].insert(numbers.begin(), numbers.end());
}

Json write_solved(const SolvedPuzzles& solved) {
    Json json = with_format(solved_format);
    Json& games = json["games"] = Json::object();
    for (const auto& [game, numbers] : solved.games) games[game] = numbers;
    return json;
}

Result<SolvedPuzzles> read_solved(const Json& json) {
    if (!json.is_object()) return Problem{"puzzles", "problem.object"};
    Fields fields(json, {"format", "games"});
    read_format(fields, solved_format);
    SolvedPuzzles solved;
    const auto games = json.find("games");
    if (games == json.end() || !games->is_object())
        fields.fail({"games", "problem.object"});
    else if (games->size() > most_puzzle_games)
        fields.fail({"games", "problem.more_than", {std::to_string(most_puzzle_games)}});
    if (fields.fault()) return *fields.fault();
    for (const auto& [game, list] : games->items()) {
        const std::string place = "games." + key_place(game);
        if (const Refusal reason = fault_in_text(game, longest_id)) return Problem{place, reason.message()};
        if (const Fault fault = read_numbers(list, solved.games[game])) return fault->under(place);
    }
    return solved;
}

} // namespace palazzo::scores
