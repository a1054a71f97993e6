#include "engine/quiz/judge.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

Item asking(std::vector<std::string> answers, QuestionKind kind = QuestionKind::translate) {
    return {kind, 0, 0, "?", std::move(answers)};
}

enum class Verdict { right, near, wrong };
constexpr auto right = Verdict::right;
constexpr auto near = Verdict::near;
constexpr auto wrong = Verdict::wrong;

Verdict verdict(const Item& item, std::string_view given, std::string_view language = {}) {
    const DeckLanguages languages{language, "en"};
    if (accepts(item, given, false, languages)) return right;
    return is_near_miss(item, given, false, languages) ? near : wrong;
}

} // namespace

TEST_CASE("An answer with one wrong letter is a near miss, even in capitals or without accents", "[challenges][slip]") {
    const Item boy = asking({"el muchacho", "el niño"});
    for (const char* slip : {"el mucacho", "el muchachos", "EL MUCHACHE", " el nimo "})
        CHECK(verdict(boy, slip) == near);
    for (const char* other : {"el muchaco s", "el chico", "", "la nina"}) CHECK(verdict(boy, other) == wrong);
    for (const char* good : {"el muchacho", "El Nino"}) CHECK(verdict(boy, good) == right);
}

TEST_CASE("Punctuation is ignored when looking for a slip", "[challenges][slip]") {
    CHECK(verdict(asking({"Me duele la cabeza."}), "me duele la cabesa", "es") == near);
    CHECK(verdict(asking({"Me duele la cabeza."}), "Me duele la cabesa.", "es") == near);
    CHECK(verdict(asking({"¿Dónde está la estación?"}), "donde esta la estasion", "es") == near);
    CHECK(verdict(asking({"Yes, of course!"}), "yes of corse", "en") == near);
    CHECK(verdict(asking({"¡Feliz cumpleaños!"}), "felis cumpleanos", "es") == near);
    CHECK(verdict(asking({"Comment ça va ?"}), "coment ca va", "fr") == near);
    CHECK(verdict(asking({"die Häuser"}), "die Haeusr", "de") == near);
    CHECK(verdict(asking({"l'école"}), "l’ecloe", "fr") == near);
}

TEST_CASE("Swapping two neighbouring letters is one slip; two such pairs are too many", "[challenges][slip]") {
    CHECK(verdict(asking({"my uncle"}), "my uncel", "en") == near);
    CHECK(verdict(asking({"die Straße"}), "die Starße", "de") == near);
    CHECK(verdict(asking({"la ventana"}), "la venatna", "es") == near);
    CHECK(verdict(asking({"ich bin müde"}), "ihc bin mude", "de") == near);
    CHECK(verdict(asking({"la ventana"}), "la vnetnaa", "es") == wrong);
}

TEST_CASE("A superfluous or missing space is a slip", "[challenges][slip]") {
    CHECK(verdict(asking({"Un café, por favor."}), "Un cafe porfavor") == near);
    CHECK(verdict(asking({"ventitré"}, QuestionKind::number), "venti tre", "it") == near);
    CHECK(verdict(asking({"fünfzehntausend"}, QuestionKind::number), "fünfzehn tausend", "de") == near);
}

TEST_CASE("A different small word, such as le for la, is a mistake, not a slip", "[challenges][slip]") {
    CHECK(verdict(asking({"la rue"}), "le rue", "fr") == wrong);
    CHECK(verdict(asking({"a praia"}), "o praia", "pt") == wrong);
    CHECK(verdict(asking({"una amica"}), "uno amica", "it") == wrong);
    CHECK(verdict(asking({"los problemas"}), "las problemas", "es") == wrong);
    CHECK(verdict(asking({"der Tisch"}), "den Tisch", "de") == wrong);
    CHECK(verdict(asking({"mein Bruder"}), "dein Bruder", "de") == wrong);
    CHECK(verdict(asking({"un gato"}), "una gato", "es") == wrong);
    CHECK(verdict(asking({"l'amie"}), "d'amie", "fr") == wrong);
    CHECK(verdict(asking({"Tengo un perro."}, QuestionKind::listen), "Tengo una perro", "es") == wrong);
    // A misspelt small word is a slip, unless the result is another small word.
    CHECK(verdict(asking({"the house"}), "teh house", "en") == near);
}

TEST_CASE("A different ending of a word is a mistake, not a slip, except in dictation", "[challenges][slip]") {
    CHECK(verdict(asking({"el muchacho"}), "el muchacha", "es") == wrong);
    CHECK(verdict(asking({"la profesora"}), "la profesor", "es") == wrong);
    CHECK(verdict(asking({"Hablo español."}), "Habla español", "es") == wrong);
    CHECK(verdict(asking({"the cats"}), "the cat", "en") == wrong);
    CHECK(verdict(asking({"She likes tea."}), "She like tea", "en") == wrong);
    CHECK(verdict(asking({"die Tasche"}), "die Taschen", "de") == wrong);
    CHECK(verdict(asking({"Wo wohnst du?"}), "Wo wohnt du?", "de") == wrong);
    CHECK(verdict(asking({"Er geht oft aus."}), "Er gehst oft aus", "de") == wrong);
    CHECK(verdict(asking({"Je parle anglais."}), "Je parles anglais", "fr") == wrong);
    CHECK(verdict(asking({"i ragazzi"}), "i ragazze", "it") == wrong);
    CHECK(verdict(asking({"as cidades"}), "as cidade", "pt") == wrong);
    CHECK(verdict(asking({"Je voudrais une salade verte."}, QuestionKind::listen), "je voudrais une salade vert", "fr")
        == near);
    CHECK(verdict(asking({"Heute Abend habe ich frei."}, QuestionKind::listen), "heute abend hab ich frei", "de")
        == near);
    // A wrong letter in the stem of a word is a slip, and so is a last letter that was typed twice.
    CHECK(verdict(asking({"el muchacho"}), "el muchatho", "es") == near);
    CHECK(verdict(asking({"the cats"}), "the catss", "en") == near);
    CHECK(verdict(asking({"ich bin müde"}), "Ich binn müde.", "de") == near);
}

TEST_CASE("A different digit is a mistake, not a slip", "[challenges][slip]") {
    CHECK(verdict(asking({"Platform 12 is closed."}), "Platform 13 is closed", "en") == wrong);
    CHECK(verdict(asking({"Platform 12 is closed."}), "Platform 21 is closed", "en") == wrong);
    CHECK(verdict(asking({"in 2019"}), "in 201", "en") == wrong);
    CHECK(verdict(asking({"at 7:30"}), "at 7:20") == wrong);
    CHECK(verdict(asking({"Platform 12 is closed."}), "Platfrom 12 is closed", "en") == near);
}

TEST_CASE("Forms of words and short words are right or wrong, never nearly right", "[challenges][slip]") {
    for (const QuestionKind kind :
        {QuestionKind::article, QuestionKind::plural, QuestionKind::conjugate, QuestionKind::gap})
        CHECK(verdict(asking({"hablamos"}, kind), "hablamo") == wrong);
    for (const QuestionKind kind : {QuestionKind::translate, QuestionKind::listen, QuestionKind::opposite,
             QuestionKind::number, QuestionKind::reply})
        CHECK(verdict(asking({"hablamos"}, kind), "hablamo") == near);
    CHECK(verdict(asking({"sol"}), "sal") == wrong);
    CHECK(verdict(asking({"el sol"}), "el sal") == wrong);
    CHECK(verdict(asking({"on time"}), "in time", "en") == wrong);
}

TEST_CASE("A missing apostrophe is a slip even in the form of a word, with or without a space in its place",
    "[challenges][slip]") {
    CHECK(verdict(asking({"I'm"}, QuestionKind::conjugate), "im", "en") == near);
    CHECK(verdict(asking({"Don't open"}, QuestionKind::gap), "Dont open", "en") == near);
    CHECK(verdict(asking({"j'ai parlé"}, QuestionKind::conjugate), "jai parlé", "fr") == near);
    CHECK(verdict(asking({"J'ai faim."}), "jai faim", "fr") == near);
    CHECK(verdict(asking({"l'eau"}), "leau", "fr") == near);
    CHECK(verdict(asking({"l'eau"}, QuestionKind::article), "l eau", "fr") == near);
    CHECK(verdict(asking({"Qu'est-ce que c'est ?"}), "quest ce que cest", "fr") == near);
    CHECK(verdict(asking({"dell'acqua"}), "dellacqua", "it") == near);
    // A superfluous apostrophe is a slip unless a form of a word is asked for.
    CHECK(verdict(asking({"the apples"}), "the apple's", "en") == near);
    CHECK(verdict(asking({"its"}, QuestionKind::gap), "it's", "en") == wrong);
    CHECK(verdict(asking({"l'été"}, QuestionKind::conjugate), "lautre", "fr") == wrong);
}

TEST_CASE("A wrong answer that an item lists is a mistake, not a slip", "[challenges][slip]") {
    Item cat = asking({"el gato"});
    CHECK(verdict(cat, "el pato") == near);
    cat.wrong_answers = {{"el pato"}};
    CHECK(verdict(cat, "El Pato") == wrong);
    Item open = asking({"it's"}, QuestionKind::gap);
    CHECK(verdict(open, "its", "en") == near);
    open.wrong_answers = {{"its"}};
    CHECK(verdict(open, "its", "en") == wrong);
}

TEST_CASE("A missing strict accent is a mistake, not a slip", "[challenges][slip]") {
    Item spoke = asking({"hablé"});
    spoke.strict_accents = true;
    CHECK(verdict(spoke, "hable", "es") == wrong);
    CHECK(verdict(spoke, "hablé", "es") == right);
}

TEST_CASE("An answer that strict spelling refuses may be nearly right", "[challenges][slip]") {
    const Item boy = asking({"el muchacho"});
    CHECK_FALSE(is_near_miss(boy, "el muchacho", true));
    CHECK_FALSE(is_near_miss(boy, "El Muchacho", true));
    CHECK(is_near_miss(boy, "el muchaco", true));
}

TEST_CASE(
    "A wrong letter is a slip in the sentence around a gap, but not in the word in the gap", "[challenges][slip]") {
    const Item bus{QuestionKind::gap, 0, 0, "I go to school ___ bus every morning. (by, in or with)", {"by"}};
    CHECK(verdict(bus, "I go to school by bus every morning", "en") == right);
    CHECK(verdict(bus, "I go to shcool by bus every morning", "en") == near);
    CHECK(verdict(bus, "I go to school bi bus every morning", "en") == wrong);
}

} // namespace palazzo::quiz
