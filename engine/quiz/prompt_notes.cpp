// Reads and changes the notes of a memory about one prompt or one deck.
#include "engine/quiz/by_deck.hpp"
#include "engine/quiz/memory.hpp"

namespace palazzo::quiz {

PromptNotes notes_about_prompt(const PromptMemory& memory, std::string_view deck, std::string_view prompt) {
    const PromptSchedule* schedule = find_schedule(memory, deck, prompt);
    const auto known = memory.known_prompts.find(deck);
    return {schedule == nullptr ? std::nullopt : std::optional(*schedule),
        known != memory.known_prompts.end() && known->second.count(prompt) != 0};
}

void restore_prompt_notes(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, const PromptNotes& notes) {
    PromptSchedules& schedules = find_or_add_notes(memory.schedules, deck);
    KnownPrompts& known = find_or_add_notes(memory.known_prompts, deck);
    const std::string key(prompt);
    schedules.erase(key);
    known.erase(key);
    if (notes.schedule) schedules.emplace(key, *notes.schedule);
    if (notes.was_known) known.insert(key);
    erase_notes_if_empty(memory.schedules, deck);
    erase_notes_if_empty(memory.known_prompts, deck);
}

bool set_answer_called_right(
    PromptMemory& memory, std::string_view deck, std::string_view prompt, std::string_view answer, bool right) {
    AnswersCalledRight& answers = find_or_add_notes(memory.answers_called_right, deck);
    const bool changed =
        right ? add_answer_called_right(answers, prompt, answer) : remove_answer_called_right(answers, prompt, answer);
    erase_notes_if_empty(memory.answers_called_right, deck);
    return changed;
}

const AnswersCalledRight* answers_called_right(const PromptMemory& memory, std::string_view deck) {
    const auto at = memory.answers_called_right.find(deck);
    return at == memory.answers_called_right.end() ? nullptr : &at->second;
}

bool forget_deck(PromptMemory& memory, std::string_view deck) {
    const auto from = [&](auto& decks) {
        const auto at = decks.find(deck);
        if (at == decks.end()) return false;
        decks.erase(at);
        return true;
    };
    const bool scheduled = from(memory.schedules);
    const bool known = from(memory.known_prompts);
    return from(memory.answers_called_right) || scheduled || known;
}

} // namespace palazzo::quiz
