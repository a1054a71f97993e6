// Reads and writes the memory of answered questions as JSON.
#include "engine/quiz/by_deck.hpp"
#include "engine/quiz/memory.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;

constexpr int any_number = 1000000;
constexpr std::size_t most_known = most_items; ///< Largest number of known prompts of a deck.

/// The boxes of the formats 1 and 2: the number of days after which a prompt in box 0, 1 and so on was due.
constexpr std::array<int, 5> days_by_box{0, 1, 3, 7, 21};
constexpr int first_format_without_boxes = 3;
constexpr int last_box = static_cast<int>(days_by_box.size()) - 1;

/// Returns the notes about a prompt in a box: it is remembered until it is due.
PromptSchedule schedule_of_boxed(int box, int due, int times) {
    fsrs::Strength strength = fsrs::first_strength(fsrs::Rating::again);
    const int days = days_by_box[static_cast<std::size_t>(box)];
    if (days > 0) strength.stability = days;
    return {strength, std::max(due - days, 0), due, times};
}

/// Returns the whole number that `json` has under a key; -1 if there is no number from `least` to `most`.
int number_at(const Json& json, const char* key, int least, int most) {
    const auto at = json.find(key);
    if (at == json.end()) return -1;
    return static_cast<int>(whole_number(*at, least, most).value_or(-1));
}

/// Returns the number that `json` has under a key; nullopt if there is no number from `least` to `most`.
std::optional<double> decimal_at(const Json& json, const char* key, double least, double most) {
    const auto at = json.find(key);
    if (at == json.end() || !at->is_number()) return std::nullopt;
    const double number = at->get<double>();
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// Reads the notes about a prompt that the formats 1 and 2 have.
Fault read_boxed(const Json& json, PromptSchedule& schedule) {
    if (const auto key = first_unknown_key(json, {"box", "day", "times"})) return Problem{*key, "problem.unknown_key"};
    const int box = number_at(json, "box", 0, last_box);
    const int day = number_at(json, "day", 0, any_number);
    const int times = number_at(json, "times", 1, any_number);
    if (box < 0) return Problem{"box", "problem.number_from_to", {"0", std::to_string(last_box)}};
    if (day < 0) return Problem{"day", "problem.memory.day"};
    if (times < 0) return Problem{"times", "problem.number"};
    schedule = schedule_of_boxed(box, day, times);
    return {};
}

Fault read_schedule(const Json& json, PromptSchedule& schedule) {
    if (const auto key = first_unknown_key(json, {"stability", "difficulty", "last", "due", "times"}))
        return Problem{*key, "problem.unknown_key"};
    const auto stability = decimal_at(json, "stability", fsrs::least_stability, fsrs::largest_stability);
    const auto difficulty = decimal_at(json, "difficulty", fsrs::least_difficulty, fsrs::largest_difficulty);
    if (!stability) return Problem{"stability", "problem.number_from_to", {"0.001", "36500"}};
    if (!difficulty) return Problem{"difficulty", "problem.number_from_to", {"1", "10"}};
    schedule = {{*stability, *difficulty}, number_at(json, "last", 0, any_number),
        number_at(json, "due", 0, any_number), number_at(json, "times", 0, any_number)};
    if (schedule.last_day < 0) return Problem{"last", "problem.memory.day"};
    if (schedule.due_day < 0) return Problem{"due", "problem.memory.day"};
    if (schedule.times_missed < 0) return Problem{"times", "problem.number"};
    return {};
}

Fault read_prompts(const Json& json, int format, PromptSchedules& prompts) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    for (const auto& [prompt, value] : json.items()) {
        const std::string place = "[" + quoted(prompt) + "]";
        if (const Refusal reason = fault_in_text(prompt, longest_prompt)) return Problem{place, reason.message()};
        if (!value.is_object()) return Problem{place, "problem.object"};
        const auto read = format < first_format_without_boxes ? read_boxed : read_schedule;
        if (const Fault fault = read(value, prompts[prompt])) return fault->located_in_value(place);
    }
    forget_best_remembered(prompts);
    return {};
}

Fault read_known(const Json& json, const PromptMemory& memory, const std::string& deck, KnownPrompts& known) {
    if (!json.is_array()) return Problem{"", "problem.list"};
    if (json.size() > most_known) return Problem{"", "problem.more_than", {std::to_string(most_known)}};
    for (std::size_t i = 0; i < json.size(); ++i) {
        const std::string* prompt = text_of(json[i]);
        if (prompt == nullptr) return Problem{bracketed_index(i), "problem.not_text", {shortened_json(json[i])}};
        if (const Refusal reason = fault_in_text(*prompt, longest_prompt))
            return Problem{bracketed_index(i), reason.message()};
        if (find_schedule(memory, deck, *prompt) == nullptr) known.insert(*prompt);
    }
    return {};
}

Fault read_streak(const Json& json, Streak& streak) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    if (const auto key = first_unknown_key(json, {"day", "days"})) return Problem{*key, "problem.unknown_key"};
    streak = {number_at(json, "day", 0, any_number), number_at(json, "days", 1, any_number)};
    if (streak.last_day < 0) return Problem{"day", "problem.memory.day"};
    if (streak.days < 0) return Problem{"days", "problem.number"};
    return {};
}

/// Calls read(deck, value) for each deck in `json`, which is the value of `key`. Returns the first fault.
template <class Read>
Fault read_decks(const Json& json, const char* key, Read&& read) {
    if (!json.is_object()) return Problem{key, "problem.object"};
    for (const auto& [name, prompts] : json.items()) {
        const std::string place = std::string(key) + "." + key_in_problem_place(name);
        if (!is_deck_name(name)) return Problem{place, "problem.memory.deck"};
        if (const Fault fault = read(name, prompts)) return fault->located_in_value(place);
    }
    return {};
}

/// Reads the parts of a memory that format 1 didn't have.
Fault read_later_parts(const Json& json, PromptMemory& memory) {
    if (const auto at = json.find("known"); at != json.end()) {
        const Fault fault = read_decks(*at, "known", [&](const std::string& deck, const Json& prompts) {
            const Fault wrong = read_known(prompts, memory, deck, memory.known_prompts[deck]);
            erase_notes_if_empty(memory.known_prompts, deck);
            return wrong;
        });
        if (fault) return fault;
    }
    if (const auto at = json.find("called_right"); at != json.end()) {
        const Fault fault = read_decks(*at, "called_right", [&](const std::string& deck, const Json& answers) {
            const Fault wrong = read_answers_called_right(answers, memory.answers_called_right[deck]);
            erase_notes_if_empty(memory.answers_called_right, deck);
            return wrong;
        });
        if (fault) return fault;
    }
    if (const auto at = json.find("practised"); at != json.end())
        if (const Fault fault = read_streak(*at, memory.practice_streak)) return fault->located_in_value("practised");
    for (const auto& [key, value] : json.items())
        if (key != "format" && key != "decks" && key != "known" && key != "called_right" && key != "practised")
            memory.unknown_keys[key] = value;
    return {};
}

Json write_schedules(const PromptSchedules& prompts) {
    Json json = Json::object();
    for (const auto& [prompt, schedule] : prompts)
        json[prompt] = Json{{"stability", schedule.strength.stability}, {"difficulty", schedule.strength.difficulty},
            {"last", schedule.last_day}, {"due", schedule.due_day}, {"times", schedule.times_missed}};
    return json;
}

} // namespace

Result<PromptMemory> read_prompt_memory(const Json& json) {
    if (!json.is_object()) return Problem{"memory", "problem.object"};
    const int format = number_at(json, "format", 1, newest_prompt_memory_format);
    if (format < 0) return Problem{"format", "problem.memory.format"};
    const auto decks = json.find("decks");
    if (decks == json.end()) return Problem{"decks", "problem.object"};
    PromptMemory memory;
    const Fault fault = read_decks(*decks, "decks", [&](const std::string& deck, const Json& prompts) {
        return read_prompts(prompts, format, memory.schedules[deck]);
    });
    if (fault) return *fault;
    if (const Fault news = read_later_parts(json, memory)) return *news;
    return memory;
}

Json write_prompt_memory(const PromptMemory& memory) {
    Json json = memory.unknown_keys;
    json["format"] = newest_prompt_memory_format;
    json["decks"] = Json::object();
    for (const auto& [name, schedules] : memory.schedules) json["decks"][name] = write_schedules(schedules);
    for (const auto& [name, prompts] : memory.known_prompts) json["known"][name] = prompts;
    for (const auto& [name, answers] : memory.answers_called_right)
        json["called_right"][name] = write_answers_called_right(answers);
    if (memory.practice_streak.days > 0)
        json["practised"] = Json{{"day", memory.practice_streak.last_day}, {"days", memory.practice_streak.days}};
    return json;
}

} // namespace palazzo::quiz
