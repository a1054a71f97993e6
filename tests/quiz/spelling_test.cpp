#include "engine/quiz/judge.hpp"
#include "engine/quiz/registry.hpp"
#include "engine/quiz/spelling.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace palazzo::quiz {
namespace {

Item asking(std::vector<std::string> answers, Kind kind = Kind::translate) {
    return {kind, 0, 0, answers.empty() ? "?" : answers.front(), std::move(answers)};
}

Deck deck_of(std::vector<Item> items) {
    Deck deck;
    deck.items = std::move(items);
    return deck;
}

/// What comes with many throws of the dice.
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

TEST_CASE("Letters put in, left out and exchanged are counted, one by one", "[challenges][spelling]") {
    CHECK(letters_between("", "") == 0);
    CHECK(letters_between("casa", "casa") == 0);
    CHECK(letters_between("", "casa") == 4);
    CHECK(letters_between("casa", "") == 4);
    CHECK(letters_between("casa", "cosa") == 1);
    CHECK(letters_between("casa", "casas") == 1);
    CHECK(letters_between("beber", "vivir") == 4);
    CHECK(letters_between("kitten", "sitting") == 3);
    CHECK(letters_between("sitting", "kitten") == 3);
}

TEST_CASE("An accent is one letter's worth, a capital is none, and bytes don't count", "[challenges][spelling]") {
    CHECK(letters_between("va", "vá") == 1);
    CHECK(letters_between("ÑANDÚ", "ñandú") == 0);
    CHECK(letters_between("año", "ano") == 1);
    CHECK(letters_between("  casa ", "casa") == 0);
    CHECK(letters_between("\xFF", "a") == 1); // no UTF-8
}

TEST_CASE("What is written exactly like one of the answers needs no other spelling", "[challenges][spelling]") {
    CHECK(right_spelling(asking({"el gato", "gato"}), "el gato").empty());
    CHECK(right_spelling(asking({"el gato", "gato"}), " gato ").empty());
    CHECK(right_spelling(asking({}), "anything").empty());
}

TEST_CASE("Else the answer that was meant is shown as it is written", "[challenges][spelling]") {
    CHECK(right_spelling(asking({"va"}), "vá") == "va");
    CHECK(right_spelling(asking({"un millón", "millón"}), "un millon") == "un millón");
    CHECK(right_spelling(asking({"un millón", "millón"}), "millon") == "millón");
    CHECK(right_spelling(asking({"Straße"}), "strasse") == "Straße");
}

TEST_CASE("A likely mistake is the nearest answer to the same kind of prompt", "[challenges][spelling]") {
    const Item drink = asking({"beber"});
    const Deck deck =
        deck_of({drink, asking({"leen"}), asking({"deber"}), asking({"el elefante"}), asking({"bebed"}, Kind::plural)});
    CHECK(mistakes(deck, drink) == Texts{"deber"});
}

TEST_CASE("Among those that are nearly as near the dice decide", "[challenges][spelling]") {
    const Item drink = asking({"beber"});
    const Deck deck = deck_of({asking({"correr"}), asking({"saber"}), asking({"deber"}), drink, asking({"deber"})});
    CHECK(mistakes(deck, drink) == Texts{"deber", "saber"});
}

TEST_CASE("Where an item has wrong answers of its own, they are the likely mistakes", "[challenges][spelling]") {
    Item he = asking({"él"});
    he.wrong = {"ella", "lo"};
    CHECK(mistakes(deck_of({he, asking({"al"})}), he) == Texts{"ella", "lo"});
    he.wrong.push_back("ÉL"); // which isn't refused
    he.answers.push_back("Él");
    CHECK(mistakes(deck_of({he, asking({"al"})}), he).count("ella") == 1);
}

TEST_CASE("What was written otherwise is marked in the right answer, letter by letter", "[challenges][spelling]") {
    CHECK(with_difference_marked("canción", "cancion") == "canci**ó**n");
    CHECK(with_difference_marked("El Niño", "el nino") == "El Ni**ñ**o");
    CHECK(with_difference_marked("trente-cinq", "trente cinq") == "trente**-**cinq");
    CHECK(with_difference_marked("¿qué?", "que") == "**¿**qu**é?**");
    CHECK(with_difference_marked("el gato", "el gatto") == "el ga**t**o");
    CHECK(with_difference_marked("perché", "perche'") == "perch**é**");
    CHECK(with_difference_marked("schön", "schoen") == "sch**ö**n");
    CHECK(with_difference_marked("uno", " UNO ") == "uno");
    CHECK(with_difference_marked("", "uno") == "");
}

TEST_CASE("A near miss is one letter amiss, in capitals and without accents too", "[challenges][spelling]") {
    const Item boy = asking({"el muchacho", "el niño"});
    for (const char* near : {"el mucacho", "el muchachos", "EL MUCHACHE", " el nimo "})
        CHECK(is_near_miss(boy, near, false));
    for (const char* other : {"el muchacho", "El Nino", "el muchaco s", "el chico", "", "la nina"})
        CHECK_FALSE(is_near_miss(boy, other, false));
}

TEST_CASE("What a strict judge refuses may be a letter away all the same", "[challenges][spelling]") {
    const Item boy = asking({"el muchacho"});
    CHECK_FALSE(is_near_miss(boy, "el muchacho", true));
    CHECK(is_near_miss(boy, "el muchacha", true));
}

TEST_CASE("A form of a word is right or wrong, and so is a short word", "[challenges][spelling]") {
    for (const Kind kind : {Kind::article, Kind::plural, Kind::conjugate, Kind::gap})
        CHECK_FALSE(is_near_miss(asking({"hablamos"}, kind), "hablamo", false));
    for (const Kind kind : {Kind::translate, Kind::listen, Kind::opposite, Kind::number, Kind::reply})
        CHECK(is_near_miss(asking({"hablamos"}, kind), "hablamo", false));
    CHECK_FALSE(is_near_miss(asking({"sol"}), "sal", false));
}

TEST_CASE("A wrong answer that an item names is no slip", "[challenges][spelling]") {
    Item cat = asking({"el gato"});
    CHECK(is_near_miss(cat, "el pato", false));
    cat.wrong = {"el pato"};
    CHECK_FALSE(is_near_miss(cat, "El Pato", false));
}

TEST_CASE("A mistake is never what a judge would accept", "[challenges][spelling]") {
    const Item fast = asking({"rápido", "veloz"});
    const Deck deck = deck_of({fast, asking({"rapido"}), asking({"Rápido!"}), asking({"veloz"}), asking({"tímido"})});
    CHECK(mistakes(deck, fast) == Texts{"tímido"});
    CHECK(mistakes(deck_of({fast, asking({"rapido"})}), fast) == Texts{""});
    CHECK(mistakes(deck_of({fast}), asking({})) == Texts{""});
    for (const std::string& name : deck_names()) {
        const auto shipped = find_deck(name);
        if (shipped == nullptr) continue; // announced by another case
        for (const Item& item : shipped->items) {
            if (item.answers.empty()) continue;
            Rng dice(7);
            CHECK_FALSE(accepts(item, likely_mistake(*shipped, item, dice), false));
        }
    }
}

TEST_CASE("A likely mistake is on the same topic where the deck has others on it", "[challenges][spelling]") {
    Item january = asking({"enero"});
    Item july = asking({"julio"});
    Item zero = asking({"cero"});
    january.topic = july.topic = 1;
    zero.topic = 0;
    CHECK(mistakes(deck_of({january, july, zero}), january) == Texts{"julio"});
    CHECK(mistakes(deck_of({january, zero}), january) == Texts{"cero"});
}

} // namespace palazzo::quiz
