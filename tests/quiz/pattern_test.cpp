#include "engine/quiz/pattern.hpp"

#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/correction.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/judge.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

using Texts = std::vector<std::string>;

Item asking(Texts answers, QuestionKind kind = QuestionKind::translate) {
    return {kind, 0, 0, "?", std::move(answers)};
}

bool right(Texts answers, std::string_view given, bool strict = false) {
    return accepts(asking(std::move(answers)), given, strict);
}

} // namespace

TEST_CASE("Text in brackets is optional", "[challenges][pattern]") {
    CHECK(readings_of_pattern("[der] Hund") == Texts{"der Hund", "Hund"});
    CHECK(readings_of_pattern("colo[u]r") == Texts{"colour", "color"});
    CHECK(readings_of_pattern("[Bitte, ]ein Bier[, bitte]")
        == Texts{"Bitte, ein Bier, bitte", "Bitte, ein Bier", "ein Bier, bitte", "ein Bier"});
}

TEST_CASE("Vertical bars separate choices", "[challenges][pattern]") {
    CHECK(readings_of_pattern("Wie (heißt|sagt man) das?") == Texts{"Wie heißt das?", "Wie sagt man das?"});
    CHECK(readings_of_pattern("[il|la] barista") == Texts{"il barista", "la barista", "barista"});
    CHECK(readings_of_pattern("a (b|c [d])") == Texts{"a b", "a c d", "a c"});
}

TEST_CASE("A text without groups has only itself as a reading, whatever its characters", "[challenges][pattern]") {
    for (const char* text : {"el gato", "a|b", "el (gato)", "(a", "a]", "(a]", "a [b", ":-)", "", "[]"})
        CHECK(readings_of_pattern(text) == Texts{text});
    CHECK(first_reading("el (gato)") == "el (gato)");
}

TEST_CASE(
    "The shown reading of a pattern has all optional texts and the first of each choice", "[challenges][pattern]") {
    CHECK(first_reading("[der] Hund") == "der Hund");
    CHECK(first_reading("(casado|casada)") == "casado");
    CHECK(first_reading("[Hola, ](me llamo|soy) Ana") == "Hola, me llamo Ana");
}

TEST_CASE("A pattern with too many readings is recognised without listing all of them", "[challenges][pattern]") {
    CHECK_FALSE(has_too_many_readings("[a][b][c][d][e][f]"));
    CHECK(has_too_many_readings("[a][b][c][d][e][f][g]"));
    std::string many;
    for (int i = 0; i < 60; ++i) many += "[a]";
    CHECK(readings_of_pattern(many).size() <= most_readings);
    CHECK(readings_of_pattern(std::string(200, '(')).size() == 1);
    CHECK(fault_in_patterns(asking({"a", many}))->place == "answers[1]");
}

TEST_CASE("An answer is right or nearly right if it matches any reading of a pattern", "[challenges][pattern]") {
    const Texts mouse{"[Entschuldigung, ]wie (heißt|sagt man) mouse auf Deutsch[, bitte]?"};
    CHECK(right(mouse, "Wie heißt mouse auf Deutsch?"));
    CHECK(right(mouse, "entschuldigung wie sagt man mouse auf deutsch bitte"));
    CHECK_FALSE(right(mouse, "wie heißt sagt man mouse auf Deutsch"));
    CHECK(right({"[der] Hund"}, "Hund", true));
    CHECK_FALSE(right({"[der] Hund"}, "hund", true));
    CHECK(is_near_miss(asking(mouse), "wie sagt man mouse auf Detusch", false));
    CHECK(correction_of(asking({"[la] canción"}), "cancion", true).marked_answer == "canci**ó**n");
    CHECK(correction_of(asking({"[la] canción"}), "", false).answer == "la canción");
}

TEST_CASE("Abbreviations as in dictionaries become patterns", "[challenges][dictionary]") {
    CHECK(pattern_from_dictionary_form("(der) Hund") == "[der] Hund");
    CHECK(pattern_from_dictionary_form("(sich) setzen") == "[sich] setzen");
    CHECK(pattern_from_dictionary_form("colo(u)r") == "colo[u]r");
    CHECK(pattern_from_dictionary_form("bank (river)") == "bank [river]");
    CHECK(pattern_from_dictionary_form("(il/la) barista") == "[il|la] barista");
    CHECK(pattern_from_dictionary_form("[a lot of/plenty of] time") == "(a lot of|plenty of) time");
    CHECK(pattern_from_dictionary_form("big/large") == "(big|large)");
    CHECK(pattern_from_dictionary_form("weren't/wasn't there") == "(weren't|wasn't) there");
    CHECK(pattern_from_dictionary_form("el/la estudiante") == "(el|la) estudiante");
}

TEST_CASE(
    "A second ending behind a slash or in parentheses gives another form of the word", "[challenges][dictionary]") {
    const auto forms = [](std::string_view text) { return readings_of_pattern(pattern_from_dictionary_form(text)); };
    CHECK(forms("casado/a") == Texts{"casado", "casada"});
    CHECK(forms("casado/-a") == Texts{"casado", "casada"});
    CHECK(forms("bueno/na") == Texts{"bueno", "buena"});
    CHECK(forms("preocupado(a)") == Texts{"preocupado", "preocupada"});
    CHECK(forms("stanco/a") == Texts{"stanco", "stanca"});
    CHECK(forms("bleu(e)") == Texts{"bleue", "bleu"});
    CHECK(forms("Enchanté(e)") == Texts{"Enchantée", "Enchanté"});
    CHECK(forms("actif/ive") == Texts{"actif", "active"});
    CHECK(forms("heureux/se") == Texts{"heureux", "heureuse"});
    CHECK(forms("perro/rey") == Texts{"perro", "rey"});
    CHECK(forms("heureux/euse") == Texts{"heureux", "heureuse"});
    CHECK(forms("Lehrer/in") == Texts{"Lehrerin", "Lehrer"});
    CHECK(forms("profesor/a") == Texts{"profesora", "profesor"});
    CHECK(forms("ein/e") == Texts{"eine", "ein"});
}

TEST_CASE("Units, numbers, addresses and patterns aren't read as abbreviations from a dictionary",
    "[challenges][dictionary]") {
    for (const char* text : {"km/h", "1/2", "<b>bold</b>", "24/7", "3/4 cup", "https://a.b/c", "m/s", "[der] Hund",
             "(a|b) c", "el gato", "c/o"})
        CHECK(pattern_from_dictionary_form(text) == text);
}

TEST_CASE("A player's answer may list the forms of one word, but not several words to choose from",
    "[challenges][dictionary]") {
    CHECK(right({"casado", "casada"}, "casado/a"));
    CHECK(right({"bleu"}, "bleu(e)"));
    CHECK(right({"preocupado", "preocupada"}, "preocupado(a)"));
    CHECK(right({"der Hund", "Hund"}, "(der) Hund"));
    CHECK_FALSE(right({"el gato"}, "el gato/el perro"));
    CHECK_FALSE(right({"gato"}, "gato/perro"));
    CHECK_FALSE(right({"el gato"}, "el/la gato"));
    Item dress = asking({"das Kleid"});
    CHECK(is_near_miss(dress, "Kleid, das", false, {"de", "en"}));
    CHECK_FALSE(is_near_miss(dress, "Kleid, der", false, {"de", "en"}));
}

TEST_CASE("Separators in brackets don't separate the answers of a cell", "[challenges][pattern]") {
    const auto texts = [](std::string_view cell) {
        Texts all;
        for (const std::string& answer : answers_in_cell(cell)) all.push_back(without_backslashes(answer).text);
        return all;
    };
    CHECK(texts("(a|b) c; d|e") == Texts{"(a|b) c", "d", "e"});
    CHECK(texts("a [b|c]；d｜ e") == Texts{"a [b|c]", "d", "e"});
    CHECK(texts("a) b; c") == Texts{"a) b", "c"});
    CHECK(texts(R"(a\; b; c\|d; \\)") == Texts{"a; b", "c|d", "\\"});
    for (const Texts& answers : {Texts{"(a|b) c", "d"}, Texts{"a; b", "c|d", "\\"}, Texts{"(der) Hund", "big/large"},
             Texts{"x (a; b)", "[c] d"}, Texts{"km/h", "a / b"}}) {
        Texts again;
        for (const std::string& typed : answers_in_cell(cell_from_answers(answers))) {
            const CellAnswer answer = without_backslashes(typed);
            again.push_back(answer.is_literal ? answer.text : pattern_from_dictionary_form(answer.text));
        }
        CHECK(again == answers);
    }
}

} // namespace palazzo::quiz
