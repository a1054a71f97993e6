#include "engine/quiz/judge.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/spelling.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace palazzo::quiz {
namespace {

Item asking(std::vector<std::string> answers, QuestionKind kind = QuestionKind::translate) {
    return {kind, 0, 0, answers.empty() ? "?" : answers.front(), std::move(answers)};
}

Deck deck_of(std::vector<Item> items) {
    Deck deck;
    deck.items = std::move(items);
    return deck;
}

/// Returns the different likely mistakes for an item that 60 seeds lead to.
std::set<std::string> mistakes(const Deck& deck, const Item& item) {
    std::set<std::string> said;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rng dice(seed);
        said.insert(likely_mistake(deck, item, dice));
    }
    return said;
}

using Texts = std::set<std::string>;

} // namespace

TEST_CASE("Inserted, omitted and substituted letters are counted one by one", "[challenges][spelling]") {
    CHECK(letter_distance("", "") == 0);
    CHECK(letter_distance("casa", "casa") == 0);
    CHECK(letter_distance("", "casa") == 4);
    CHECK(letter_distance("casa", "") == 4);
    CHECK(letter_distance("casa", "cosa") == 1);
    CHECK(letter_distance("casa", "casas") == 1);
    CHECK(letter_distance("beber", "vivir") == 4);
    CHECK(letter_distance("kitten", "sitting") == 3);
    CHECK(letter_distance("sitting", "kitten") == 3);
}

TEST_CASE("A different accent counts as one letter, a different case as none, whatever the number of bytes",
    "[challenges][spelling]") {
    CHECK(letter_distance("va", "vá") == 1);
    CHECK(letter_distance("ÑANDÚ", "ñandú") == 0);
    CHECK(letter_distance("año", "ano") == 1);
    CHECK(letter_distance("  casa ", "casa") == 0);
    CHECK(letter_distance("\xFF", "a") == 1); // The text is invalid UTF-8.
}

TEST_CASE("A likely mistake is the most similar answer to another prompt of the same kind", "[challenges][spelling]") {
    const Item drink = asking({"beber"});
    const Deck deck = deck_of(
        {drink, asking({"leen"}), asking({"deber"}), asking({"el elefante"}), asking({"bebed"}, QuestionKind::plural)});
    CHECK(mistakes(deck, drink) == Texts{"deber"});
}

TEST_CASE("A likely mistake is chosen randomly among the answers that are nearly as similar as the most similar one",
    "[challenges][spelling]") {
    const Item drink = asking({"beber"});
    const Deck deck = deck_of({asking({"correr"}), asking({"saber"}), asking({"deber"}), drink, asking({"deber"})});
    CHECK(mistakes(deck, drink) == Texts{"deber", "saber"});
}

TEST_CASE(
    "The likely mistakes for an item are the wrong answers that it lists, if there are any", "[challenges][spelling]") {
    Item he = asking({"él"});
    he.wrong_answers = {{"ella"}, {"lo"}};
    CHECK(mistakes(deck_of({he, asking({"al"})}), he) == Texts{"ella", "lo"});
    he.wrong_answers.push_back({"ÉL"}); // The judge accepts "ÉL", so it is never offered as a mistake.
    he.answers.push_back("Él");
    CHECK(mistakes(deck_of({he, asking({"al"})}), he).count("ella") == 1);
}

TEST_CASE("A likely mistake is never accepted by the judge", "[challenges][spelling]") {
    const Item fast = asking({"rápido", "veloz"});
    const Deck deck = deck_of({fast, asking({"rapido"}), asking({"Rápido!"}), asking({"veloz"}), asking({"tímido"})});
    CHECK(mistakes(deck, fast) == Texts{"tímido"});
    CHECK(mistakes(deck_of({fast, asking({"rapido"})}), fast) == Texts{""});
    CHECK(mistakes(deck_of({fast}), asking({})) == Texts{""});
    for (const std::string& name : deck_names()) {
        const auto shipped = find_deck(name);
        if (shipped == nullptr) continue; // The deck was only announced, by another test case.
        for (const Item& item : shipped->items) {
            if (item.answers.empty()) continue;
            Rng dice(7);
            CHECK_FALSE(accepts(item, likely_mistake(*shipped, item, dice), false, languages_of(*shipped)));
        }
    }
}

TEST_CASE("For an item that lists no wrong answers, the program takes another item's answer as the likely mistake, "
          "from the same topic if possible",
    "[challenges][spelling]") {
    Item january = asking({"enero"});
    Item july = asking({"julio"});
    Item zero = asking({"cero"});
    january.topic = july.topic = 1;
    zero.topic = 0;
    CHECK(mistakes(deck_of({january, july, zero}), january) == Texts{"julio"});
    CHECK(mistakes(deck_of({january, zero}), january) == Texts{"cero"});
}

} // namespace palazzo::quiz
