// Tests the table of a learner's progress. tests/quiz/import_test.cpp tests the tables of decks.
#include "engine/quiz/export.hpp"

#include "engine/quiz/anki_export.hpp"
#include "engine/quiz/import.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

Deck imported(std::string_view file_name, std::string_view text) {
    auto deck = import_deck(file_name, text);
    if (!deck) FAIL(line_of(deck.problem()));
    return *std::move(deck);
}

/// Returns a text as Anki exports it again: with the names of the note type and the deck in front, and without the name
/// of the column of tags.
std::string exported_by_anki(const std::string& text) {
    std::string exported = "#separator:tab\n#html:true\n#notetype column:1\n#deck column:2\n#tags column:5\n";
    std::size_t at = text.find("#tags column");
    at = text.find('\n', at) + 1;
    while (at < text.size()) {
        const std::size_t end = text.find('\n', at);
        exported += "Basic\tDefault\t" + text.substr(at, end - at) + '\n';
        at = end + 1;
    }
    return exported;
}

} // namespace

TEST_CASE(
    "A deck that went through a table has the same questions, with their notes and regions", "[challenges][export]") {
    for (const Deck& deck : {small_deck(), format_2_deck(), format_4_deck()})
        CHECK(named_items(imported("deck.csv", export_csv(deck))) == named_items(deck));
}

TEST_CASE("A deck that went through Anki has the same questions, with their notes, regions and languages",
    "[challenges][export]") {
    for (const Deck& deck : {small_deck(), format_2_deck(), format_4_deck()}) {
        const std::string text = export_anki(deck);
        for (const std::string& file : {text, exported_by_anki(text)}) {
            const Deck again = imported("deck.txt", file);
            CHECK(named_items(again) == named_items(deck));
            CHECK(again.language == deck.language);
            CHECK(again.question_language == deck.question_language);
        }
    }
}

TEST_CASE("What was changed in Anki holds when its export is imported", "[challenges][export]") {
    std::string text = export_anki(format_4_deck());
    const std::size_t at = text.find("el gato<br>");
    REQUIRE(at != std::string::npos);
    text.replace(at, 7, "el minino");
    CHECK(imported("deck.txt", text).items[0].answers.front() == "el minino");
}

TEST_CASE("A question that was copied in Anki costs no other: neither copy keeps the first prompt of a mended one",
    "[challenges][export]") {
    Deck deck = small_deck();
    mend_prompt(deck, 0, "the tomcat");
    const std::string text = export_anki(deck);
    const std::string row = text.substr(text.find("\"the tomcat"));
    const std::string rest = row.substr(std::string_view("\"the tomcat").size(), row.find('\n'));
    CHECK(imported("deck.txt", text).items[0].first_prompt == "the cat");
    const Deck copied = imported("deck.txt", text + "\"the kitten" + rest.substr(0, rest.find('\n') + 1));
    CHECK(copied.items.size() == deck.items.size() + 1);
    CHECK(copied.items.front().first_prompt.empty());
    CHECK(copied.items.back().first_prompt.empty());
}

TEST_CASE("A comment of Anki's cells that can't be read is no part of the question", "[challenges][export]") {
    const std::string head = "#separator:tab\n#html:true\n";
    for (const char* comment : {"<!--palazzo -->", "<!--palazzo {\"kind\":\"speak -->", "<!--palazzo {\"kind\":7}-->",
             "<!--palazzo []-->", "<!--palazzo {\"kind\":\"nothing\"}-->"}) {
        CAPTURE(comment);
        const Deck deck = imported("deck.txt", head + "the cat\tel gato" + comment + "\n");
        CHECK(deck.items.front().answers == std::vector<std::string>{"el gato"});
        CHECK(deck.items.front().kind == QuestionKind::ask);
    }
}

TEST_CASE("The table of a learner's progress has a row for each question, with days as ISO 8601 writes them",
    "[challenges][export]") {
    constexpr int first_of_march = 19783; // 1 March 2024, the day after a leap day, in days since 1970.
    const Deck deck = plain_deck(3, 2);
    PromptMemory memory;
    CHECK_FALSE(has_progress(memory, deck.name));
    note_outcome(memory, deck.name, "prompt 0", AnswerOutcome::known, first_of_march - 1);
    note_outcome(memory, deck.name, "prompt 1", AnswerOutcome::missed, first_of_march);
    CHECK(has_progress(memory, deck.name));
    CHECK(export_progress_csv(deck, memory, first_of_march)
        == "\xEF\xBB\xBFprompt,answer,level,category,topic,last_answered,due,days_remembered,missed,known\r\n"
           "prompt 0,,level 0,category 0,,2024-02-29,2024-03-02,2,0,\r\n"
           "prompt 1,,level 1,category 0,,2024-03-01,2024-03-01,0,1,\r\n"
           "prompt 2,,level 0,category 0,,,,,,\r\n");
}

TEST_CASE("In the table of a learner's progress, a prompt that is remembered for three weeks is known",
    "[challenges][export]") {
    const Deck deck = plain_deck(1);
    PromptMemory memory;
    int today = 20000;
    for (int i = 0; i < 6; ++i) {
        note_outcome(memory, deck.name, "prompt 0", AnswerOutcome::known, today);
        today = due_day(*find_schedule(memory, deck.name, "prompt 0"), today);
    }
    CHECK(export_progress_csv(deck, memory, today).ends_with(",0,yes\r\n"));
}

} // namespace palazzo::quiz
