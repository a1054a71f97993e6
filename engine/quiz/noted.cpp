// The parts of a memory that are about one prompt or one deck.
#include "engine/quiz/by_deck.hpp"
#include "engine/quiz/memory.hpp"

namespace palazzo::quiz {

Noted noted_at(const Memory& memory, std::string_view deck, std::string_view prompt) {
    const Missed* missed = missed_at(memory, deck, prompt);
    return {missed == nullptr ? std::nullopt : std::optional(*missed), is_known(memory, deck, prompt)};
}

void note_again(Memory& memory, std::string_view deck, std::string_view prompt, const Noted& noted) {
    MissedPrompts& missed = prompts_of(memory.decks, deck);
    KnownPrompts& known = prompts_of(memory.known, deck);
    const std::string key(prompt);
    missed.erase(key);
    known.erase(key);
    if (noted.missed) missed.emplace(key, *noted.missed);
    if (noted.known) known.insert(key);
    drop_empty(memory.decks, deck);
    drop_empty(memory.known, deck);
}

bool call_right(Memory& memory, std::string_view deck, std::string_view prompt, std::string_view answer, bool right) {
    CalledRight& answers = prompts_of(memory.called_right, deck);
    const bool changed = right ? call_right(answers, prompt, answer) : take_back_right(answers, prompt, answer);
    drop_empty(memory.called_right, deck);
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
