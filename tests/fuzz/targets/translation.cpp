// Fuzzes translations of question decks.
#include "engine/quiz/translation.hpp"
#include "tests/fuzz/target.hpp"
#include "tests/quiz/decks.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const auto translation = quiz::read_translation(fuzz::text_of(bytes, size));
    if (!translation) {
        fuzz::require_refusal(translation.problem());
        return 0;
    }
    const quiz::Deck deck = quiz::small_deck();
    const quiz::Deck shown = quiz::translate_deck(deck, *translation);
    fuzz::require(shown.name == deck.name && shown.language == deck.language, "name and learned language stay");
    fuzz::require(shown.items.size() == deck.items.size(), "each item stays");
    for (std::size_t i = 0; i < deck.items.size(); ++i) {
        fuzz::require(shown.items[i].answers == deck.items[i].answers, "answers stay");
        fuzz::require(!shown.items[i].prompt.empty(), "each item has a prompt");
    }
    return 0;
}
