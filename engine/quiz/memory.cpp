#include "engine/quiz/memory.hpp"

#include "engine/quiz/by_deck.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;

constexpr int any_number = 1000000;
constexpr int last_box = static_cast<int>(days_until_due_by_box.size()) - 1;

constexpr std::size_t most_known = most_items; ///< Largest number of known prompts of a deck.

/// Removes the prompts that were due first until there are at most `most_missed_prompts`. The prompt `kept` is never
/// removed.
void make_room(MissedPrompts& prompts, std::string_view kept) {
    if (prompts.size() <= most_missed_prompts) return;
    using At = MissedPrompts::iterator;
    std::vector<At> all;
    std::vector<std::pair<int, int>> oldest; // The day on which a prompt is due, and its index in `all`.
    for (At at = prompts.begin(); at != prompts.end(); ++at) {
        if (at->first == kept) continue;
        oldest.emplace_back(at->second.due_day, static_cast<int>(all.size()));
        all.push_back(at);
    }
    std::sort(oldest.begin(), oldest.end());
    oldest.resize(prompts.size() - most_missed_prompts);
    for (const auto& [day, place] : oldest) prompts.erase(all[static_cast<std::size_t>(place)]);
}

void remember_miss(MissedPrompts& prompts, std::string_view prompt, int today) {
    const auto [at, inserted] = prompts.try_emplace(std::string(prompt), MissedPromptNotes{0, today, 0});
    at->second = {0, today, std::min(at->second.times_missed + 1, any_number)};
    if (inserted) make_room(prompts, prompt);
}

/// Notes an answer after a slip: the prompt is treated as if it had been missed before and had been answered right
/// today.
void remember_slip(MissedPrompts& prompts, std::string_view prompt, int today) {
    const auto [at, inserted] = prompts.try_emplace(std::string(prompt), MissedPromptNotes{});
    at->second.box = 1;
    at->second.due_day = today + days_until_due_by_box[1];
    if (inserted) make_room(prompts, prompt);
}

/// Moves a missed prompt to the next box, or removes it from the last one. Returns false if it is in no box afterwards.
bool move_on(MissedPrompts& prompts, std::string_view prompt, int today) {
    const auto at = prompts.find(prompt);
    if (at == prompts.end()) return false;
    MissedPromptNotes& missed = at->second;
    if (missed.box >= last_box) {
        prompts.erase(at);
        return false;
    }
    ++missed.box;
    missed.due_day = today + days_until_due_by_box[static_cast<std::size_t>(missed.box)];
    return true;
}

void merge_missed(MissedPrompts& prompts, const MissedPrompts& others) {
    for (const auto& [prompt, other] : others) {
        MissedPromptNotes& missed = prompts.try_emplace(prompt, other).first->second;
        const int times = std::max(missed.times_missed, other.times_missed);
        if (other.due_day < missed.due_day) missed = other;
        missed.times_missed = times;
    }
    make_room(prompts, {});
}

/// Returns the whole number that `json` has under a key; -1 if there is no number from `least` to `most`.
int number_at(const Json& json, const char* key, int least, int most) {
    const auto at = json.find(key);
    if (at == json.end()) return -1;
    return static_cast<int>(whole_number(*at, least, most).value_or(-1));
}

Fault read_missed(const Json& json, MissedPromptNotes& missed) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    if (const auto key = first_unknown_key(json, {"box", "day", "times"})) return Problem{*key, "problem.unknown_key"};
    missed = {number_at(json, "box", 0, last_box), number_at(json, "day", 0, any_number),
        number_at(json, "times", 1, any_number)};
    if (missed.box < 0) return Problem{"box", "problem.number_from_to", {"0", std::to_string(last_box)}};
    if (missed.due_day < 0) return Problem{"day", "problem.memory.day"};
    if (missed.times_missed < 0) return Problem{"times", "problem.number"};
    return {};
}

Fault read_prompts(const Json& json, MissedPrompts& prompts) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    for (const auto& [prompt, value] : json.items()) {
        const std::string place = "[" + quoted(prompt) + "]";
        if (const Refusal reason = fault_in_text(prompt, longest_prompt)) return Problem{place, reason.message()};
        if (const Fault fault = read_missed(value, prompts[prompt])) return fault->located_in_value(place);
    }
    make_room(prompts, {});
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
        if (find_missed_prompt(memory, deck, *prompt) == nullptr) known.insert(*prompt);
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

/// Reads the parts of a memory that only format 2 has.
Fault read_format_2(const Json& json, PromptMemory& memory) {
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

Json write_prompts(const MissedPrompts& prompts) {
    Json json = Json::object();
    for (const auto& [prompt, missed] : prompts)
        json[prompt] = Json{{"box", missed.box}, {"day", missed.due_day}, {"times", missed.times_missed}};
    return json;
}

} // namespace

void note_outcome(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, AnswerOutcome outcome, int today) {
    MissedPrompts& missed = find_or_add_notes(memory.missed_prompts, deck);
    KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
    if (outcome != AnswerOutcome::known) {
        if (const auto at = known.find(prompt); at != known.end()) known.erase(at);
        outcome == AnswerOutcome::missed ? remember_miss(missed, prompt, today) : remember_slip(missed, prompt, today);
    } else if (!move_on(missed, prompt, today) && known.size() < most_known) {
        known.emplace(prompt);
    }
    erase_notes_if_empty(memory.missed_prompts, deck);
    erase_notes_if_empty(memory.known_prompts, deck);
}

void merge(PromptMemory& memory, const PromptMemory& other) {
    for (const auto& [deck, missed] : other.missed_prompts) {
        merge_missed(find_or_add_notes(memory.missed_prompts, deck), missed);
        KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
        for (const auto& [prompt, ignored] : missed) known.erase(prompt);
        erase_notes_if_empty(memory.missed_prompts, deck);
        erase_notes_if_empty(memory.known_prompts, deck);
    }
    for (const auto& [deck, prompts] : other.known_prompts) {
        KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
        for (const std::string& prompt : prompts)
            if (find_missed_prompt(memory, deck, prompt) == nullptr && known.size() < most_known) known.insert(prompt);
        erase_notes_if_empty(memory.known_prompts, deck);
    }
    for (const auto& [deck, answers] : other.answers_called_right)
        merge(find_or_add_notes(memory.answers_called_right, deck), answers);
    const auto latest = [](const Streak& streak) { return std::pair(streak.last_day, streak.days); };
    memory.practice_streak = std::max(memory.practice_streak, other.practice_streak,
        [&](const Streak& a, const Streak& b) { return latest(a) < latest(b); });
    for (const auto& [key, value] : other.unknown_keys.items())
        if (!memory.unknown_keys.contains(key)) memory.unknown_keys[key] = value;
}

const MissedPromptNotes* find_missed_prompt(
    const PromptMemory& memory, std::string_view deck, std::string_view prompt) {
    const auto prompts = memory.missed_prompts.find(deck);
    if (prompts == memory.missed_prompts.end()) return nullptr;
    const auto at = prompts->second.find(prompt);
    return at == prompts->second.end() ? nullptr : &at->second;
}

bool is_known_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt) {
    const auto prompts = memory.known_prompts.find(deck);
    return prompts != memory.known_prompts.end() && prompts->second.count(prompt) != 0;
}

int due_day(const MissedPromptNotes& missed, int today) {
    return missed.due_day > today + days_until_due_by_box.back() ? today : missed.due_day;
}

std::vector<int> due_items(const Deck& deck, const PromptMemory& memory, int today, std::size_t most) {
    std::vector<std::pair<int, int>> due; // The day on which an item is due, and its index.
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        const MissedPromptNotes* missed = find_missed_prompt(memory, deck.name, deck.items[i].prompt);
        if (missed == nullptr) continue;
        if (const int day = due_day(*missed, today); day <= today) due.emplace_back(day, static_cast<int>(i));
    }
    std::sort(due.begin(), due.end());
    std::vector<int> items;
    for (std::size_t i = 0; i < std::min(most, due.size()); ++i) items.push_back(due[i].second);
    return items;
}

void note_practice(PromptMemory& memory, int today) {
    Streak& streak = memory.practice_streak;
    if (streak.days > 0 && today <= streak.last_day) return; // Today has been noted already, or the clock was put back.
    const bool goes_on = streak.days > 0 && today == streak.last_day + 1;
    streak = {today, goes_on ? std::min(streak.days + 1, any_number) : 1};
}

int days_practised_in_a_row(const PromptMemory& memory, int today) {
    return today <= memory.practice_streak.last_day + 1 ? memory.practice_streak.days : 0;
}

Result<PromptMemory> read_prompt_memory(const Json& json) {
    if (!json.is_object()) return Problem{"memory", "problem.object"};
    if (number_at(json, "format", 1, newest_prompt_memory_format) < 0)
        return Problem{"format", "problem.memory.format"};
    const auto decks = json.find("decks");
    if (decks == json.end()) return Problem{"decks", "problem.object"};
    PromptMemory memory;
    const Fault fault = read_decks(*decks, "decks", [&](const std::string& deck, const Json& prompts) {
        return read_prompts(prompts, memory.missed_prompts[deck]);
    });
    if (fault) return *fault;
    if (const Fault news = read_format_2(json, memory)) return *news;
    return memory;
}

Json write_prompt_memory(const PromptMemory& memory) {
    Json json = memory.unknown_keys;
    const bool newer = !json.empty() || !memory.known_prompts.empty() || !memory.answers_called_right.empty()
        || memory.practice_streak.days > 0;
    json["format"] = newer ? newest_prompt_memory_format : 1;
    json["decks"] = Json::object();
    for (const auto& [name, prompts] : memory.missed_prompts) json["decks"][name] = write_prompts(prompts);
    for (const auto& [name, prompts] : memory.known_prompts) json["known"][name] = prompts;
    for (const auto& [name, answers] : memory.answers_called_right)
        json["called_right"][name] = write_answers_called_right(answers);
    if (memory.practice_streak.days > 0)
        json["practised"] = Json{{"day", memory.practice_streak.last_day}, {"days", memory.practice_streak.days}};
    return json;
}

} // namespace palazzo::quiz
