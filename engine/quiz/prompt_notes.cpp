// Reads and changes the notes of a memory about one prompt or one deck.
#include "engine/quiz/by_deck.hpp"
#include "engine/quiz/memory.hpp"

namespace palazzo::quiz {

PromptNotes notes_about(const Memory& memory, std::string_view deck, std::string_view prompt) {
    const Missed* missed = missed_at(memory, deck, prompt);
    return {missed == nullptr ? std::nullopt : std::optional(*missed), is_known(memory, deck, prompt)};
}

void restore_notes(Memory& memory, std::string_view deck, std::string_view prompt, const PromptNotes& notes) {
    MissedPrompts& missed = notes_for(memory.decks, deck);
    KnownPrompts& known = notes_for(memory.known, deck);
    const std::string key(prompt);
    missed.erase(key);
    known.erase(key);
    if (notes.missed) missed.emplace(key, *notes.missed);
    if (notes.known) known.insert(key);
    erase_if_empty(memory.decks, deck);
    erase_if_empty(memory.known, deck);
}

bool call_right(Memory& memory, std::string_view deck, std::string_view prompt, std::string_view answer, bool right) {
    CalledRight& answers = notes_for(memory.called_right, deck);
    const bool changed = right ? call_right(answers, prompt, answer) : take_back_right(answers, prompt, answer);
    erase_if_empty(memory.called_right, deck);
    return changed;
}

const CalledRight* called_right(const Memory& memory, std::string_view deck) {
    const auto at = memory.called_right.find(deck);
    return at == memory.called_right.end() ? nullptr : &at->second;
}

bool forget(Memory& memory, std::string_view deck) {
    const auto from = [&](auto& decks) {
        const auto at = decks.find(deck);
        if (at == decks.end()) return false;
        decks.erase(at);
        return true;
    };
    const bool missed = from(memory.decks);
    const bool known = from(memory.known);
    return from(memory.called_right) || missed || known;
}

} // namespace palazzo::quiz
