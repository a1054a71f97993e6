// Tests of the kinds of tables and cells that people bring: cloze notes, furigana, names of languages, lists of words,
// chats, and tables in Markdown.
#include "engine/quiz/cloze.hpp"
#include "engine/quiz/furigana.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/language_names.hpp"
#include "engine/quiz/markdown_table.hpp"
#include "engine/quiz/pasted_list.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

using Texts = std::vector<std::string>;

Texts gaps_of(std::string_view text) {
    Texts gaps;
    for (const ClozeGap& gap : cloze_gaps(text)) gaps.push_back(gap.prompt + " = " + gap.answer);
    return gaps;
}

std::string both_ways(std::string_view text) {
    const auto furigana = read_furigana(text);
    return furigana ? furigana->written + " " + furigana->reading : "";
}

ImportedDeck imported(std::string_view text) {
    auto deck = import_deck_with_notes("deck.txt", text);
    if (!deck) FAIL(line_of(deck.problem()));
    return *std::move(deck);
}

} // namespace

TEST_CASE("A cloze note becomes a question for each of its gaps, in which the others are plain text",
    "[challenges][import]") {
    CHECK(gaps_of("{{c1::Paris::city}} is in {{c2::France}}.")
        == Texts{"___ is in France. (city) = Paris", "Paris is in ___. = France"});
    CHECK(gaps_of("no gap").empty());
    CHECK(gaps_of("{{c1::never ends").empty());
    CHECK(gaps_of("{{c::no number}} {{cx::a}}").empty());
    CHECK(gaps_of("{{c1}} {{c1::a}}") == Texts{"{{c1}} ___ = a"});
    CHECK(is_cloze("La {{c1::mano}}."));
    CHECK_FALSE(is_cloze("La mano {{c1.}}"));
}

TEST_CASE("Furigana are read as both ways of writing, and other brackets aren't furigana", "[challenges][import]") {
    CHECK(both_ways("先生[せんせい]") == "先生 せんせい");
    CHECK(both_ways(" 食[た]べる") == "食べる たべる");
    CHECK(both_ways("日本[にほん] 語[ご]") == "日本語 にほんご");
    CHECK(both_ways("[el] perro") == "");
    CHECK(both_ways("马[馬]") == "");
    CHECK(both_ways("先生[せんせい") == "");
    CHECK(both_ways("先生[]") == "");
}

TEST_CASE("The names of languages are known in several languages", "[challenges][import]") {
    CHECK(language_named("Deutsch") == "de");
    CHECK(language_named(" ENGLISCH ") == "en");
    CHECK(language_named("日本語") == "ja");
    CHECK(language_named("") == "");
    CHECK(language_named("|") == "");
    CHECK(language_named("german|deutsch") == "");
    CHECK(language_named("the German") == "");
}

TEST_CASE("A heading of two different languages is no question, and one of the same language is one",
    "[challenges][import]") {
    const Deck deck = imported("Deutsch;Englisch\nder Hund;the dog\n").deck;
    CHECK(deck.items.size() == 1);
    CHECK(deck.language == "en");
    CHECK(deck.question_language == "de");
    CHECK(imported("English,Englisch\nGerman,Deutsch\n").deck.items.size() == 2);
}

TEST_CASE("A text with a dash, an arrow or an equals sign in most lines is read as a list", "[challenges][import]") {
    for (const char* text : {"Unit 4\n\nder Markt → the market\nder Korb → basket, hamper\n",
             "1. der Markt – the market\n2. der Korb – basket, hamper\n",
             "der Markt = the market\nder Korb = basket, hamper\n",
             "[12/03/2024, 18:02:11] Ana: der Markt = the market\n[12/03/2024, 18:02:45] Ana: der Korb = basket, "
             "hamper\n",
             "12.03.24, 18:02 - Ana B.: der Markt = the market\n12.03.24, 18:03 - Ana B.: der Korb = basket, "
             "hamper\n"}) {
        CAPTURE(text);
        const Deck deck = imported(text).deck;
        REQUIRE(deck.items.size() == 2);
        CHECK(deck.items[0].prompt == "der Markt");
        CHECK(deck.items[0].answers == Texts{"the market"});
        CHECK(deck.items[1].answers == Texts{"basket, hamper"});
    }
    CHECK_FALSE(list_as_table("Tell a story.\nDescribe your room – all of it.\nSing.\n"));
    CHECK(line_of(imported("Unit 4\n\nder Markt → the market\nder Korb → basket\n").left_out_rows.at(0).problem)
        == "has no translation");
}

TEST_CASE("A table in Markdown is read without its line of dashes", "[challenges][import]") {
    const Deck deck = imported("# Travel\n\n| Word | Translation |\n|---|:--:|\n| der Zug | the train |\n").deck;
    REQUIRE(deck.items.size() == 1);
    CHECK(deck.items[0].prompt == "der Zug");
    CHECK_FALSE(markdown_as_table("a | b\nc | d\n"));
}

TEST_CASE("A column that counts the rows is passed over, and unknown columns are named", "[challenges][import]") {
    CHECK(imported("1,the elbow,el codo\n2,the knee,la rodilla\n").deck.items[1].prompt == "the knee");
    CHECK(imported("1,one\n2,two\n").deck.items[1].prompt == "2");
    CHECK(unused_columns(imported("Word,IPA,Translation,Nr.\nder Zug,tsuːk,the train,1\n")) == Texts{"IPA", "Nr."});
}

TEST_CASE(
    "Remarks among the rows, and notes with only a picture as their answer, are left out", "[challenges][import]") {
    const ImportedDeck deck = imported("Frage;Antwort\n// food\nder Honig;honey\n# drinks\n");
    CHECK(deck.deck.items.size() == 1);
    CHECK(deck.left_out_rows.size() == 2);
    const ImportedDeck anki =
        imported("#separator:tab\n#html:true\nthe fox\t<img src=\"fox.jpg\">\nthe hare\tder Hase\n");
    CHECK(anki.deck.items.size() == 1);
    REQUIRE(anki.left_out_rows.size() == 1);
    CHECK(line_of(anki.left_out_rows[0].problem) == "answers: has no answer in words, only a picture or a sound");
}

TEST_CASE("Marks of direction aren't part of a question, and a dictionary's backslash and n divide answers",
    "[challenges][import]") {
    CHECK(imported("word,translation\nbread,\u200Fלחם\u200F\n").deck.items[0].answers == Texts{"לחם"});
    CHECK(imported("die Bank\tbank\\nbench\ndas Schloss\tlock\\ncastle\n").deck.items[0].answers
        == Texts{"bank", "bench"});
    CHECK(imported("prompt,answers\nto study,学习（汉语）\n").deck.items[0].answers == Texts{"学习[汉语]"});
}

TEST_CASE("A cloze note with a fault is left out like any other row, and is counted once", "[challenges][import]") {
    const std::string head = "#separator:tab\n#html:true\n#columns:prompt\tanswers\tlevel\n";
    const ImportedDeck deck = imported(
        head + "{{c1::a}} and {{c2::b}}\t\t" + std::string(longest_label + 1, 'x') + "\nthe hare\tder Hase\tA1\n");
    CHECK(deck.deck.items.size() == 1);
    REQUIRE(deck.left_out_rows.size() == 1);
    CHECK(line_of(deck.left_out_rows[0].problem) == "level: longer than 40 letters");
}

TEST_CASE("Formulas in notes of Anki keep their backslashes", "[challenges][import]") {
    const auto deck = imported("#separator:tab\n#html:false\nnot equal\t\\neq\n").deck;
    CHECK(deck.items[0].answers == Texts{"\\neq"});
}

TEST_CASE(
    "A remark that is too long is cut to as many letters as a note may have, in any script", "[challenges][import]") {
    std::string remark;
    for (std::size_t i = 0; i < longest_note + 20; ++i) remark += "ж";
    const auto deck = imported("prompt,answers,note\nthe hare,der Hase," + remark + "\n").deck;
    CHECK(deck.items[0].note == remark.substr(0, 2 * longest_note));
}

} // namespace palazzo::quiz
