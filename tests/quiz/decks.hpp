// Small decks for tests.
#pragma once

#include "engine/quiz/deck.hpp"

#include <string>
#include <vector>

namespace palazzo::quiz {

/// Returns a varied deck: two levels, three categories, kinds with and without answers.
inline Deck small_deck() {
    Deck deck;
    deck.name = "small";
    deck.title = "Small";
    deck.language = "es";
    deck.question_language = "en";
    deck.levels = {"A1", "A2"};
    deck.categories = {"Words", "Numbers, too", "Talk"};
    deck.items = {{QuestionKind::translate, 0, 0, "the cat", {"el gato", "gato"}},
        {QuestionKind::listen, 1, 0, "¿Dónde está la \"estación\"?", {"¿Dónde está la \"estación\"?"}},
        {QuestionKind::number, 0, 1, "1,5", {"uno coma cinco", "a;b", "c|d", "e\\"}},
        {QuestionKind::ask, 1, 1, "2  +  2", {"4"}}, {QuestionKind::speak, 0, 2, "Say hello.", {}}};
    return deck;
}

/// Returns the small deck with all parts of format 2.
inline Deck format_2_deck() {
    Deck deck = small_deck();
    deck.topics = {"Animals", "Travel"};
    deck.items[0].topic = 0;
    deck.items[0].wrong_answers = {{"la gata"}, {"el \"cato\""}};
    deck.items[1].topic = 1;
    deck.items[1].strict_accents = true;
    deck.items.push_back({QuestionKind::reply, 1, 2, "Somebody says \"hello\".", {"Hola"}});
    return deck;
}

/// Returns the small deck with notes and regions, which decks have since format 4.
inline Deck format_4_deck() {
    Deck deck = format_2_deck();
    deck.regions = {"Spain", "Mexico"};
    deck.items[0].note = "\"Gato\" is a noun; it's masculine.";
    deck.items[0].wrong_answers[1].note = "“Cato” isn't a word.";
    deck.items[0].wrong_answers.push_back({"el gateau"});
    deck.items[3].region = 1;
    return deck;
}

/// Returns a deck of `items` items to speak about, which cycle through all levels and categories.
inline Deck plain_deck(int items, int levels = 1, int categories = 1) {
    Deck deck;
    deck.name = "plain";
    deck.title = "Plain";
    for (int i = 0; i < levels; ++i) deck.levels.push_back("level " + std::to_string(i));
    for (int i = 0; i < categories; ++i) deck.categories.push_back("category " + std::to_string(i));
    for (int i = 0; i < items; ++i)
        deck.items.push_back(
            {QuestionKind::speak, i / categories % levels, i % categories, "prompt " + std::to_string(i), {}});
    return deck;
}

/// An item with the names of its level, category and topic, which don't depend on their order in the deck's lists.
struct NamedItem {
    QuestionKind kind = QuestionKind::ask;
    std::string level;
    std::string category;
    std::string prompt;
    std::vector<std::string> answers;
    std::string topic = {}; ///< Empty if the item has no topic.
    bool strict = false;
    std::vector<WrongAnswer> wrong = {};
    std::string note = {};
    std::string region = {}; ///< Empty if the item has no region.
    friend bool operator==(const NamedItem&, const NamedItem&) = default;
};

inline std::vector<NamedItem> named_items(const Deck& deck) {
    std::vector<NamedItem> items;
    for (const Item& item : deck.items)
        items.push_back({item.kind, deck.levels[static_cast<std::size_t>(item.level)],
            deck.categories[static_cast<std::size_t>(item.category)], item.prompt, item.answers,
            item.topic < 0 ? "" : deck.topics[static_cast<std::size_t>(item.topic)], item.strict_accents,
            item.wrong_answers, item.note, item.region < 0 ? "" : deck.regions[static_cast<std::size_t>(item.region)]});
    return items;
}

/// Returns wrong answers without notes.
inline std::vector<WrongAnswer> as_wrong_answers(const std::vector<std::string>& texts) {
    std::vector<WrongAnswer> wrong;
    for (const std::string& text : texts) wrong.push_back({text});
    return wrong;
}

} // namespace palazzo::quiz
