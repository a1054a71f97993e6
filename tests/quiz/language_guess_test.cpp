#include "engine/quiz/language_guess.hpp"

#include "engine/quiz/deck.hpp"
#include "engine/quiz/registry.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("The language of texts is guessed by their articles and other short words", "[challenges][import]") {
    CHECK(guessed_language({"der Hund", "die Katze", "das Haus"}) == "de");
    CHECK(guessed_language({"the dog", "the cat", "to go"}) == "en");
    CHECK(guessed_language({"el perro", "la casa", "la mesa"}) == "es");
    CHECK(guessed_language({"le chien", "la maison", "l’arbre"}) == "fr");
    CHECK(guessed_language({"il cane", "la casa", "gli amici"}) == "it");
    CHECK(guessed_language({"o cão", "a casa", "os amigos"}) == "pt");
}

TEST_CASE("A language is guessed only if it is clearly ahead of the others", "[challenges][import]") {
    CHECK(guessed_language({}).empty());
    CHECK(guessed_language({"canis", "feles", "equus"}).empty());
    CHECK(guessed_language({"la", "la"}).empty());
    CHECK(guessed_language({"собака", "кошка"}).empty());
    // One text of ten tells too little.
    CHECK(guessed_language(Texts{"the dog", "b", "c", "d", "e", "f", "g", "h", "i", "j"}).empty());
}

TEST_CASE("The language of the answers is guessed for every shipped deck", "[challenges][shipped]") {
    for (const char* name : {"de", "en", "es", "fr", "it", "pt"}) {
        INFO(name);
        const auto deck = find_deck(name);
        REQUIRE(deck);
        Texts sentences;
        for (const Item& item : deck->items)
            if (item.kind == QuestionKind::listen) sentences.push_back(item.answers.front());
        CHECK(guessed_language(sentences) == name);
    }
}

} // namespace palazzo::quiz
