// Tests answers that learners called right though the judge had refused them.
#include "engine/quiz/called_right.hpp"

#include "engine/quiz/judge.hpp"
#include "engine/quiz/memory.hpp"

#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

constexpr int monday = 20000;
const Item asked{QuestionKind::translate, 0, 0, "the hill", {"la colina"}, -1, false, {{"el cerro"}}};

std::string refusal(const char* text) {
    const auto memory = read_prompt_memory(*parse_json(text));
    return memory ? "" : line_of(memory.problem());
}

} // namespace

TEST_CASE("An answer that was called right is right from then on", "[challenges][called-right]") {
    PromptMemory memory;
    CHECK_FALSE(accepts(with_answers_called_right(asked, answers_called_right(memory, "hills")), "la loma", false));
    CHECK(set_answer_called_right(memory, "hills", "the hill", " la loma ", true));
    const Item kept = with_answers_called_right(asked, answers_called_right(memory, "hills"));
    CHECK(kept.answers == std::vector<std::string>{"la colina", "la loma"});
    CHECK(accepts(kept, "La loma.", false));
    CHECK(accepts(kept, "la colina", false));
    CHECK_FALSE(accepts(kept, "la montaña", false));
    // An answer that was called right isn't right for another prompt or in another deck.
    CHECK(with_answers_called_right(
              {QuestionKind::translate, 0, 0, "the hills", {"las colinas"}}, answers_called_right(memory, "hills"))
              .answers.size()
        == 1);
    CHECK(answers_called_right(memory, "mountains") == nullptr);
}

TEST_CASE("A wrong answer that the deck lists is right after it was called right", "[challenges][called-right]") {
    PromptMemory memory;
    CHECK(set_answer_called_right(memory, "hills", "the hill", "el cerro", true));
    const Item kept = with_answers_called_right(asked, answers_called_right(memory, "hills"));
    CHECK(accepts(kept, "el cerro", false));
    CHECK(accepts(kept, "El cerro!", false));
}

TEST_CASE(
    "If calling an answer right is taken back, nothing about the answer stays stored", "[challenges][called-right]") {
    PromptMemory memory;
    CHECK(set_answer_called_right(memory, "hills", "the hill", "la loma", true));
    CHECK_FALSE(
        set_answer_called_right(memory, "hills", "the hill", "la loma", true)); // "la loma" has already been added.
    CHECK(set_answer_called_right(memory, "hills", "the hill", "la loma", false));
    CHECK_FALSE(set_answer_called_right(memory, "hills", "the hill", "la loma", false));
    CHECK(memory == PromptMemory{});
}

TEST_CASE(
    "The notes about a prompt can be restored as they were before its last answer", "[challenges][called-right]") {
    PromptMemory memory;
    note_outcome(memory, "hills", "the hill", AnswerOutcome::known, monday);
    const PromptMemory before = memory;
    const PromptNotes notes = notes_about_prompt(memory, "hills", "the hill");
    note_outcome(memory, "hills", "the hill", AnswerOutcome::missed, monday);
    CHECK_FALSE(memory == before);
    restore_prompt_notes(memory, "hills", "the hill", notes);
    CHECK(memory == before);
    restore_prompt_notes(memory, "hills", "the hill", {});
    CHECK(memory == PromptMemory{});
}

TEST_CASE("At most eight answers to each of at most 500 prompts of a deck may be called right",
    "[challenges][called-right]") {
    AnswersCalledRight answers;
    for (int i = 0; i < 10; ++i) CHECK(add_answer_called_right(answers, "?", "a" + std::to_string(i)) == (i < 8));
    for (int i = 0; i < 600; ++i) add_answer_called_right(answers, "? " + std::to_string(i), "a");
    CHECK(answers.size() == most_prompts_with_answers_called_right);
    CHECK_FALSE(add_answer_called_right(answers, "?", ""));
    CHECK_FALSE(add_answer_called_right(answers, "? 1", std::string(longest_answer + 1, 'a')));
    CHECK_FALSE(add_answer_called_right(answers, "? 1", "a\nb"));
}

TEST_CASE("Answers that were called right are written with the memory, and read again unchanged",
    "[challenges][called-right]") {
    PromptMemory memory;
    set_answer_called_right(memory, "hills", "the hill", "la loma", true);
    set_answer_called_right(memory, "hills", "the hill", "el otero", true);
    const Json json = write_prompt_memory(memory);
    CHECK(json["format"] == newest_prompt_memory_format);
    CHECK(json["called_right"] == *parse_json(R"({"hills":{"the hill":["la loma","el otero"]}})"));
    const auto again = read_prompt_memory(json);
    REQUIRE(again);
    CHECK(*again == memory);
    CHECK(refusal(R"({"format":2,"decks":{},"called_right":[]})") == "called_right: an object is required");
    CHECK(refusal(R"({"format":2,"decks":{},"called_right":{"hills":{"?":1}}})").rfind("called_right", 0) == 0);
    CHECK(refusal(R"({"format":2,"decks":{},"called_right":{"hills":{"?":[1]}}})").rfind("called_right", 0) == 0);
}

TEST_CASE("Merging adds the answers that were called right on another device, and forgetting a deck removes them",
    "[challenges][called-right]") {
    PromptMemory here;
    PromptMemory there;
    set_answer_called_right(here, "hills", "the hill", "la loma", true);
    set_answer_called_right(there, "hills", "the hill", "el otero", true);
    set_answer_called_right(there, "seas", "the sea", "la mar", true);
    merge(here, there);
    CHECK(here.answers_called_right.at("hills").at("the hill") == std::vector<std::string>{"la loma", "el otero"});
    CHECK(here.answers_called_right.count("seas") == 1);
    CHECK(forget_deck(here, "hills"));
    CHECK(answers_called_right(here, "hills") == nullptr);
    CHECK_FALSE(forget_deck(here, "hills"));
}

} // namespace palazzo::quiz
