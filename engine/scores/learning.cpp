#include "engine/scores/learning.hpp"

#include "engine/scores/fields.hpp"
#include "engine/scores/outcome.hpp"

#include <algorithm>
#include <vector>

namespace palazzo::scores {
namespace {

constexpr int learning_format = 1;

Json write_learned(const Learned& learned) {
    Json json = Json::object();
    if (!learned.solved.empty()) put_list(json, "solved", {learned.solved.begin(), learned.solved.end()});
    put(json, "lesson", learned.lesson);
    put_flag(json, "finished", learned.finished);
    return json;
}

Fault read_learned(const Json& json, Learned& learned) {
    Fields fields(json, {"solved", "lesson", "finished"});
    const auto solved = fields.numbers_if("solved", most_puzzles, 1, most_puzzles);
    learned.solved.insert(solved.begin(), solved.end());
    learned.lesson = fields.number_or("lesson", 0, most_lesson_steps, 0);
    learned.finished = fields.flag_if("finished");
    return fields.fault();
}

} // namespace

Learned learned_of(const Learning& learning, std::string_view game) {
    const auto at = learning.games.find(game);
    return at == learning.games.end() ? Learned{} : at->second;
}

bool is_solved(const Learning& learning, std::string_view game, int number) {
    const auto at = learning.games.find(game);
    return at != learning.games.end() && at->second.solved.count(number) > 0;
}

void merge(Learning& learning, const Learning& other) {
    for (const auto& [game, there] : other.games) {
        Learned& here = learning.games[game];
        here.solved.insert(there.solved.begin(), there.solved.end());
        here.lesson = std::max(here.lesson, there.lesson);
        here.finished |= there.finished;
    }
}

Json write_learning(const Learning& learning) {
    Json json = with_format(learning_format);
    Json& games = json["games"] = Json::object();
    for (const auto& [game, learned] : learning.games) games[game] = write_learned(learned);
    return json;
}

Result<Learning> read_learning(const Json& json) {
    if (!json.is_object()) return Problem{"learning", "problem.object"};
    Fields fields(json, {"format", "games"});
    read_format(fields, learning_format);
    Learning learning;
    const auto games = json.find("games");
    if (games == json.end() || !games->is_object())
        fields.fail({"games", "problem.object"});
    else if (games->size() > most_learned_games)
        fields.fail({"games", "problem.more_than", {std::to_string(most_learned_games)}});
    if (fields.fault()) return *fields.fault();
    for (const auto& [game, learned] : games->items()) {
        const std::string place = "games." + key_place(game);
        if (const Refusal reason = fault_in_text(game, longest_id)) return Problem{place, reason.message()};
        if (const Fault fault = read_learned(learned, learning.games[game])) return fault->under(place);
    }
    return learning;
}

} // namespace palazzo::scores
