#include "engine/scores/learning.hpp"

#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

#include <algorithm>
#include <vector>

namespace palazzo::scores {
namespace {

constexpr int learning_format = 1;

Json write_learned(const GameProgress& learned) {
    Json json = Json::object();
    if (!learned.solved_puzzles.empty())
        put_list(json, "solved", {learned.solved_puzzles.begin(), learned.solved_puzzles.end()});
    put(json, "lesson", learned.lesson_step);
    put_flag(json, "finished", learned.lesson_finished);
    return json;
}

Fault read_learned(const Json& json, GameProgress& learned) {
    FieldReader fields(json, {"solved", "lesson", "finished"});
    const auto solved = fields.optional_numbers("solved", most_puzzles, 1, most_puzzles);
    learned.solved_puzzles.insert(solved.begin(), solved.end());
    learned.lesson_step = fields.number_or("lesson", 0, most_lesson_steps, 0);
    learned.lesson_finished = fields.optional_flag("finished");
    return fields.fault();
}

} // namespace

GameProgress progress_in_game(const LearningProgress& learning, std::string_view game) {
    const auto at = learning.games.find(game);
    return at == learning.games.end() ? GameProgress{} : at->second;
}

bool is_puzzle_solved(const LearningProgress& learning, std::string_view game, int number) {
    const auto at = learning.games.find(game);
    return at != learning.games.end() && at->second.solved_puzzles.count(number) > 0;
}

void merge(LearningProgress& learning, const LearningProgress& other) {
    for (const auto& [game, there] : other.games) {
        GameProgress& here = learning.games[game];
        here.solved_puzzles.insert(there.solved_puzzles.begin(), there.solved_puzzles.end());
        here.lesson_step = std::max(here.lesson_step, there.lesson_step);
        here.lesson_finished |= there.lesson_finished;
    }
}

Json write_learning_progress(const LearningProgress& learning) {
    Json json = object_with_format(learning_format);
    Json& games = json["games"] = Json::object();
    for (const auto& [game, learned] : learning.games) games[game] = write_learned(learned);
    return json;
}

Result<LearningProgress> read_learning_progress(const Json& json) {
    if (!json.is_object()) return Problem{"learning", "problem.object"};
    FieldReader fields(json, {"format", "games"});
    check_format(fields, learning_format);
    LearningProgress learning;
    const auto games = json.find("games");
    if (games == json.end() || !games->is_object())
        fields.note_fault({"games", "problem.object"});
    else if (games->size() > most_learned_games)
        fields.note_fault({"games", "problem.more_than", {std::to_string(most_learned_games)}});
    if (fields.fault()) return *fields.fault();
    for (const auto& [game, learned] : games->items()) {
        const std::string place = "games." + key_in_problem_place(game);
        if (const Refusal reason = fault_in_text(game, longest_id)) return Problem{place, reason.message()};
        if (const Fault fault = read_learned(learned, learning.games[game])) return fault->located_in_value(place);
    }
    return learning;
}

} // namespace palazzo::scores
