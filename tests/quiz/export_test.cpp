// Tests the table of a learner's progress. tests/quiz/import_test.cpp tests the tables of decks.
#include "engine/quiz/export.hpp"

#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {

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
