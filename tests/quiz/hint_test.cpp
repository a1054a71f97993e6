// Tests the help for learners with a question: first letters, answers to choose from, and other right answers.
#include "engine/quiz/hint.hpp"

#include "engine/quiz/judge.hpp"
#include "tests/quiz/decks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

namespace palazzo::quiz {
namespace {

using Texts = std::vector<std::string>;

Item translation(std::string prompt, Texts answers, const Texts& wrong = {}) {
    return {QuestionKind::translate, 0, 0, std::move(prompt), std::move(answers), -1, false, as_wrong_answers(wrong)};
}

Deck deck_of(std::vector<Item> items) {
    Deck deck = small_deck();
    deck.items = std::move(items);
    return deck;
}

} // namespace

TEST_CASE(
    "The hint shows the first letter of each word, so that learners see how many there are", "[challenges][hint]") {
    CHECK(first_letters_of("la casa") == "l… c…");
    CHECK(first_letters_of("Élan") == "É…");
    CHECK(first_letters_of("l'eau froide") == "l'e… f…");
    CHECK(first_letters_of("¿Dónde está?") == "¿D… e…?");
    CHECK(first_letters_of("y") == "y");
    CHECK(first_letters_of("") == "");
}

TEST_CASE("Among the answers to choose from one is right, and the mistakes that the question lists come before others",
    "[challenges][hint]") {
    const Item cat = translation("the cat", {"el gato", "gato"}, {"la gata", "el gado"});
    const Deck deck = deck_of({cat, translation("the duck", {"el pato"}), translation("the plate", {"el plato"}),
        translation("Good night", {"Buenas noches"})});
    std::set<Texts> orders;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        Rng dice(seed);
        Texts choices = choices_for(deck, cat, dice);
        orders.insert(choices);
        std::sort(choices.begin(), choices.end());
        CHECK(choices == Texts{"el gado", "el gato", "el pato", "la gata"});
    }
    CHECK(orders.size() > 5);
}

TEST_CASE("No answer to choose from is right, except one", "[challenges][hint]") {
    const Item cat = translation("the cat", {"el (gato|pato)"}, {"el gato, claro"});
    const Deck deck = deck_of({cat, translation("the duck", {"el pato"}), translation("the plate", {"el plato"})});
    Rng dice(1);
    const Texts choices = choices_for(deck, cat, dice);
    CHECK(std::count_if(choices.begin(), choices.end(), [&](const std::string& one) {
        return accepts(cat, one, false, languages_of(deck));
    }) == 1);
}

TEST_CASE("Nothing can be chosen where no mistake is known, or where people talk", "[challenges][hint]") {
    const Item alone = translation("the cat", {"el gato"});
    Rng dice(1);
    CHECK(choices_for(deck_of({alone}), alone, dice).empty());
    const Deck talk = plain_deck(3);
    CHECK(choices_for(talk, talk.items[0], dice).empty());
}

TEST_CASE("An answer is no other answer if its words are part of one that is shown", "[challenges][hint]") {
    const Item where =
        translation("Where is it?", {"[Perdón, ]¿dónde está[ eso]?", "¿En qué lugar está?", "dónde está"});
    CHECK(other_answers(where, "Perdón, ¿dónde está eso?") == Texts{"¿En qué lugar está?"});
    CHECK(other_answers(translation("the house", {"la casa", "casa"}), "la casa").empty());
    CHECK(other_answers(translation("tired", {"(cansado|cansada)"}), "cansado") == Texts{"cansada"});
}

} // namespace palazzo::quiz
