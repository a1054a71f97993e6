#include "engine/quiz/memory.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;

constexpr int memory_format = 1;
constexpr int any_number = 1000000;
constexpr int last_box = static_cast<int>(box_days.size()) - 1;

/// Drops what was due first until a deck's memory has room, but never the prompt that is `kept`.
void make_room(MissedPrompts& prompts, std::string_view kept) {
    if (prompts.size() <= most_missed) return;
    using At = MissedPrompts::iterator;
    std::vector<At> all;
    std::vector<std::pair<int, int>> oldest; // the day, and the place in `all`
    for (At at = prompts.begin(); at != prompts.end(); ++at) {
        if (at->first == kept) continue;
        oldest.emplace_back(at->second.day, static_cast<int>(all.size()));
        all.push_back(at);
    }
    std::sort(oldest.begin(), oldest.end());
    oldest.resize(prompts.size() - most_missed);
    for (const auto& [day, place] : oldest) prompts.erase(all[static_cast<std::size_t>(place)]);
}

void remember_miss(MissedPrompts& prompts, std::string_view prompt, int today) {
    const auto [at, fresh] = prompts.try_emplace(std::string(prompt), Missed{0, today, 0});
    at->second = {0, today, std::min(at->second.times + 1, any_number)};
    if (fresh) make_room(prompts, prompt);
}

void remember_hit(MissedPrompts& prompts, std::string_view prompt, int today) {
    const auto at = prompts.find(prompt);
    if (at == prompts.end()) return;
    Missed& missed = at->second;
    if (missed.box >= last_box) {
        prompts.erase(at);
        return;
    }
    ++missed.box;
    missed.day = today + box_days[static_cast<std::size_t>(missed.box)];
}

/// The number of a key; -1 where there is none.
int number_at(const Json& json, const char* key, int least, int most) {
    const auto at = json.find(key);
    if (at == json.end()) return -1;
    return static_cast<int>(whole_number(*at, least, most).value_or(-1));
}

Fault read_missed(const Json& json, Missed& missed) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    if (const auto key = unknown_key(json, {"box", "day", "times"})) return Problem{*key, "problem.unknown_key"};
    missed = {number_at(json, "box", 0, last_box), number_at(json, "day", 0, any_number),
        number_at(json, "times", 1, any_number)};
    if (missed.box < 0) return Problem{"box", "problem.number_from_to", {"0", std::to_string(last_box)}};
    if (missed.day < 0) return Problem{"day", "problem.memory.day"};
    if (missed.times < 0) return Problem{"times", "problem.number"};
    return {};
}

Fault read_prompts(const Json& json, MissedPrompts& prompts) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    for (const auto& [prompt, value] : json.items()) {
        const std::string place = "[" + quoted(prompt) + "]";
        if (const Refusal reason = fault_in_text(prompt, longest_prompt)) return Problem{place, reason.message()};
        if (const Fault fault = read_missed(value, prompts[prompt])) return fault->under(place);
    }
    make_room(prompts, {});
    return {};
}

Json write_prompts(const MissedPrompts& prompts) {
    Json json = Json::object();
    for (const auto& [prompt, missed] : prompts)
        json[prompt] = Json{{"box", missed.box}, {"day", missed.day}, {"times", missed.times}};
    return json;
}

} // namespace

void remember(Memory& memory, std::string_view deck, std::string_view prompt, bool right, int today) {
    auto at = memory.decks.find(deck);
    if (!right) {
        if (at == memory.decks.end()) at = memory.decks.emplace(deck, MissedPrompts{}).first;
        remember_miss(at->second, prompt, today);
    } else if (at != memory.decks.end()) {
        remember_hit(at->second, prompt, today);
        if (at->second.empty()) memory.decks.erase(at);
    }
}

std::vector<int> due_items(const Deck& deck, const Memory& memory, int today, std::size_t most) {
    const auto prompts = memory.decks.find(deck.name);
    if (prompts == memory.decks.end()) return {};
    std::vector<std::pair<int, int>> due; // day and item
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        const auto at = prompts->second.find(deck.items[i].prompt);
        if (at != prompts->second.end() && at->second.day <= today)
            due.emplace_back(at->second.day, static_cast<int>(i));
    }
    std::sort(due.begin(), due.end());
    std::vector<int> items;
    for (std::size_t i = 0; i < std::min(most, due.size()); ++i) items.push_back(due[i].second);
    return items;
}

Result<Memory> read_memory(const Json& json) {
    if (!json.is_object()) return Problem{"memory", "problem.object"};
    if (const auto key = unknown_key(json, {"format", "decks"})) return Problem{*key, "problem.unknown_key"};
    if (number_at(json, "format", 1, memory_format) < 0) return Problem{"format", "problem.memory.format"};
    const auto decks = json.find("decks");
    if (decks == json.end() || !decks->is_object()) return Problem{"decks", "problem.object"};
    Memory memory;
    for (const auto& [name, prompts] : decks->items()) {
        const std::string place = "decks." + key_place(name);
        if (!is_deck_name(name)) return Problem{place, "problem.memory.deck"};
        if (const Fault fault = read_prompts(prompts, memory.decks[name])) return fault->under(place);
    }
    return memory;
}

Json write_memory(const Memory& memory) {
    Json json{{"format", memory_format}, {"decks", Json::object()}};
    for (const auto& [name, prompts] : memory.decks) json["decks"][name] = write_prompts(prompts);
    return json;
}

} // namespace palazzo::quiz
