#include "engine/quiz/memory.hpp"

#include "engine/quiz/session.hpp"

#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace palazzo::quiz {
namespace {

constexpr int monday = 20000;

MissedPromptNotes at(const PromptMemory& memory, const std::string& prompt) {
    const auto deck = memory.missed_prompts.find("plain");
    return deck == memory.missed_prompts.end() || deck->second.count(prompt) == 0 ? MissedPromptNotes{-1, -1, -1}
                                                                                  : deck->second.find(prompt)->second;
}

std::string refusal(const char* text) {
    const auto memory = read_prompt_memory(*parse_json(text));
    return memory ? "" : line_of(memory.problem());
}

} // namespace

TEST_CASE("A prompt answered wrongly is due in the next game", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    CHECK(at(memory, "prompt 1") == MissedPromptNotes{0, monday, 1});
    CHECK(due_items(plain_deck(3), memory, monday, 10) == std::vector<int>{1});
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday + 2);
    CHECK(at(memory, "prompt 1") == MissedPromptNotes{0, monday + 2, 2});
}

TEST_CASE("After its first, second, third and fourth right answer a missed prompt is due in 1, 3, 7 and 21 days; after "
          "the fifth it is known",
    "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    int today = monday;
    for (int box = 1; box <= 4; ++box) {
        note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, today);
        const int days = std::vector<int>{0, 1, 3, 7, 21}[static_cast<std::size_t>(box)];
        CHECK(at(memory, "prompt 1") == MissedPromptNotes{box, today + days, 1});
        CHECK(due_items(plain_deck(3), memory, today + days - 1, 10).empty());
        today += days;
        CHECK(due_items(plain_deck(3), memory, today, 10).size() == 1);
    }
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, today);
    CHECK(memory.missed_prompts.empty());
    CHECK(is_known_prompt(memory, "plain", "prompt 1"));
}

TEST_CASE("A prompt that was noted while the clock was ahead is due at once, not years later", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday + 4000);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::missed, monday);
    CHECK(due_items(plain_deck(4), memory, monday, 10) == std::vector<int>{1, 2});
    CHECK(count_items(plain_deck(4), {}, memory, monday).due == 2);
    const auto asked = session_items(plain_deck(4), {}, memory, monday, Rng(1));
    CHECK(std::set<int>(asked.begin(), asked.begin() + 2) == std::set<int>{1, 2});
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    CHECK(due_day(*find_missed_prompt(memory, "plain", "prompt 1"), monday) == monday + 1);
}

TEST_CASE("A prompt that is missed again goes back to the first box", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday + 1);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday + 4);
    CHECK(at(memory, "prompt 1") == MissedPromptNotes{0, monday + 4, 2});
}

TEST_CASE(
    "A prompt that was answered rightly after a slip is due tomorrow, however well it was known", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::slipped, monday);
    CHECK(at(memory, "prompt 1") == MissedPromptNotes{1, monday + 1, 1});
    CHECK_FALSE(is_known_prompt(memory, "plain", "prompt 1"));
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::slipped, monday + 5);
    CHECK(at(memory, "prompt 2") == MissedPromptNotes{1, monday + 6, 1});
    note_outcome(memory, "plain", "prompt 3", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 3", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 3", AnswerOutcome::slipped, monday);
    CHECK(at(memory, "prompt 3") == MissedPromptNotes{1, monday + 1, 2});
    const auto again = read_prompt_memory(write_prompt_memory(memory));
    REQUIRE(again);
    CHECK(*again == memory);
}

TEST_CASE("A prompt that is answered rightly at once is known until it is missed", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    CHECK(memory.missed_prompts.empty());
    CHECK(is_known_prompt(memory, "plain", "prompt 1"));
    CHECK_FALSE(is_known_prompt(memory, "plain", "prompt 2"));
    CHECK_FALSE(is_known_prompt(memory, "other", "prompt 1"));
    CHECK(find_missed_prompt(memory, "plain", "prompt 1") == nullptr);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    CHECK_FALSE(is_known_prompt(memory, "plain", "prompt 1"));
    REQUIRE(find_missed_prompt(memory, "plain", "prompt 1"));
    CHECK(*find_missed_prompt(memory, "plain", "prompt 1") == MissedPromptNotes{0, monday, 1});
    CHECK(memory.known_prompts.empty());
}

TEST_CASE("All notes about a deck are forgotten with the deck", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(memory, "other", "prompt 2", AnswerOutcome::known, monday);
    CHECK(forget_deck(memory, "plain"));
    CHECK_FALSE(forget_deck(memory, "plain"));
    CHECK(memory.missed_prompts.empty());
    CHECK(memory.known_prompts.size() == 1);
}

TEST_CASE(
    "Each day of practice counts once towards the days in a row, until a day is left out", "[challenges][practice]") {
    PromptMemory memory;
    CHECK(days_practised_in_a_row(memory, monday) == 0);
    note_practice(memory, monday);
    note_practice(memory, monday);
    CHECK(days_practised_in_a_row(memory, monday) == 1);
    note_practice(memory, monday + 1);
    note_practice(memory, monday); // The day is earlier, because the clock was put back.
    CHECK(days_practised_in_a_row(memory, monday + 1) == 2);
    CHECK(days_practised_in_a_row(memory, monday + 2) == 2);
    CHECK(days_practised_in_a_row(memory, monday + 3) == 0);
    note_practice(memory, monday + 3);
    CHECK(days_practised_in_a_row(memory, monday + 3) == 1);
}

TEST_CASE("A prompt that was never missed isn't put into a box by a right answer", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    CHECK(memory.missed_prompts.empty());
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(memory, "other", "prompt 1", AnswerOutcome::known, monday);
    CHECK(memory.missed_prompts.size() == 1);
    CHECK(memory.missed_prompts["plain"].size() == 1);
}

TEST_CASE("The longest overdue items are returned first, up to a limit", "[challenges]") {
    const Deck deck = plain_deck(6);
    PromptMemory memory;
    const int days[] = {5, 3, 9, 3, 1};
    for (int i = 0; i < 5; ++i)
        note_outcome(memory, "plain", "prompt " + std::to_string(i), AnswerOutcome::missed,
            monday + days[static_cast<std::size_t>(i)]);
    note_outcome(memory, "plain", "no longer in the deck", AnswerOutcome::missed, monday);
    CHECK(due_items(deck, memory, monday + 8, 10) == std::vector<int>{4, 1, 3, 0});
    CHECK(due_items(deck, memory, monday + 8, 2) == std::vector<int>{4, 1});
    CHECK(due_items(deck, memory, monday + 8, 0).empty());
    CHECK(due_items(small_deck(), memory, monday + 8, 10).empty());
}

TEST_CASE(
    "A memory contains at most 2,000 missed prompts of a deck, and forgets those that were due first", "[challenges]") {
    PromptMemory memory;
    for (int i = 0; i < 2000; ++i)
        note_outcome(memory, "plain", "prompt " + std::to_string(i), AnswerOutcome::missed, monday + (i + 1500) % 2000);
    CHECK(memory.missed_prompts["plain"].size() == 2000);
    note_outcome(memory, "plain", "prompt 7", AnswerOutcome::missed, monday);
    CHECK(memory.missed_prompts["plain"].size() == 2000);
    note_outcome(memory, "plain", "one more", AnswerOutcome::missed, monday - 5);
    CHECK(memory.missed_prompts["plain"].size() == 2000);
    CHECK(at(memory, "one more").due_day == monday - 5);
    CHECK((at(memory, "prompt 7").due_day == monday) != (at(memory, "prompt 500").due_day == monday));
    note_outcome(memory, "plain", "another", AnswerOutcome::missed, monday + 9000);
    CHECK(at(memory, "one more").due_day == -1);
    CHECK(memory.missed_prompts["plain"].size() == 2000);
}

TEST_CASE("When memories are merged, a prompt missed in either is missed; one missed in both is due on the earlier day",
    "[challenges]") {
    PromptMemory here;
    note_outcome(here, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(here, "plain", "prompt 1", AnswerOutcome::known, monday); // The prompt is due on the day after monday.
    note_outcome(here, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(here, "plain", "prompt 3", AnswerOutcome::known, monday);
    PromptMemory other;
    note_outcome(other, "plain", "prompt 1", AnswerOutcome::missed, monday - 1);
    note_outcome(other, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(other, "plain", "prompt 2", AnswerOutcome::missed, monday);
    note_outcome(other, "plain", "prompt 4", AnswerOutcome::known, monday);
    const PromptMemory before = here;
    merge(here, other);
    CHECK(at(here, "prompt 1") == MissedPromptNotes{0, monday, 2});
    CHECK(at(here, "prompt 2") == MissedPromptNotes{0, monday, 1});
    CHECK_FALSE(is_known_prompt(here, "plain", "prompt 2"));
    CHECK(is_known_prompt(here, "plain", "prompt 3"));
    CHECK(is_known_prompt(here, "plain", "prompt 4"));
    merge(other, before);
    CHECK(other == here);
    merge(other, here);
    CHECK(other == here);
}

TEST_CASE("When two memories are merged, the streak of days that ended later is kept", "[challenges]") {
    PromptMemory here;
    note_practice(here, monday);
    PromptMemory other;
    for (int day = 0; day < 3; ++day) note_practice(other, monday + day);
    merge(here, other);
    CHECK(days_practised_in_a_row(here, monday + 2) == 3);
    merge(here, PromptMemory{});
    CHECK(days_practised_in_a_row(here, monday + 2) == 3);
}

TEST_CASE("When memories are merged, so are the keys that another version of the program stored", "[challenges]") {
    PromptMemory here;
    here.unknown_keys = Json{{"hue", 1}};
    PromptMemory other;
    other.unknown_keys = Json{{"hue", 2}, {"pace", 3}};
    other.missed_prompts.try_emplace("plain");
    merge(here, other);
    CHECK(here.unknown_keys == Json{{"hue", 1}, {"pace", 3}});
    CHECK(here.missed_prompts.empty());
}

TEST_CASE("A merged memory contains at most 2,000 missed prompts of a deck", "[challenges]") {
    PromptMemory here;
    PromptMemory other;
    for (int i = 0; i < 1500; ++i) {
        note_outcome(here, "plain", "here " + std::to_string(i), AnswerOutcome::missed, monday);
        note_outcome(other, "plain", "there " + std::to_string(i), AnswerOutcome::missed, monday + 1);
    }
    merge(here, other);
    CHECK(here.missed_prompts.find("plain")->second.size() == most_missed_prompts);
    CHECK(at(here, "there 0").box == 0);
}

TEST_CASE("A memory is written, and read again unchanged", "[challenges]") {
    PromptMemory memory;
    CHECK(*read_prompt_memory(write_prompt_memory(memory)) == memory);
    note_outcome(memory, "plain", "¿Qué \"tal\"?", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(memory, "es", "the cat", AnswerOutcome::missed, monday);
    CHECK(*read_prompt_memory(write_prompt_memory(memory)) == memory);
    CHECK(*read_prompt_memory(*parse_json(write_prompt_memory(memory).dump())) == memory);
    CHECK(write_prompt_memory(memory)["format"] == 1);
    note_practice(memory, monday);
    note_outcome(memory, "es", "the dog", AnswerOutcome::known, monday);
    CHECK(*read_prompt_memory(*parse_json(write_prompt_memory(memory).dump())) == memory);
    CHECK(write_prompt_memory(memory)["format"] == 2);
}

TEST_CASE("A key that this version doesn't know stays in the memory", "[challenges]") {
    const auto memory = read_prompt_memory(*parse_json(R"({"format":1,"decks":{},"of_tomorrow":[1]})"));
    REQUIRE(memory);
    CHECK(write_prompt_memory(*memory) == *parse_json(R"({"format":2,"decks":{},"of_tomorrow":[1]})"));
}

TEST_CASE("A prompt that is stored as both missed and known counts as missed", "[challenges]") {
    const auto memory = read_prompt_memory(*parse_json(
        R"({"format":2,"decks":{"es":{"a":{"box":0,"day":1,"times":1}}},"known":{"es":["a","b","b"],"fr":[]}})"));
    REQUIRE(memory);
    CHECK_FALSE(is_known_prompt(*memory, "es", "a"));
    CHECK(is_known_prompt(*memory, "es", "b"));
    CHECK(memory->known_prompts.size() == 1);
}

TEST_CASE("If a stored memory has more than 2,000 missed prompts of a deck, the 2,000 that are due latest are read",
    "[challenges]") {
    Json json{{"format", 1}, {"decks", {{"plain", Json::object()}}}};
    for (int i = 0; i < 3000; ++i)
        json["decks"]["plain"]["prompt " + std::to_string(i)] = {{"box", 0}, {"day", monday + i}, {"times", 1}};
    const auto memory = read_prompt_memory(json);
    REQUIRE(memory);
    CHECK(memory->missed_prompts.find("plain")->second.size() == 2000);
    CHECK(at(*memory, "prompt 999").due_day == -1);
    CHECK(at(*memory, "prompt 1000").due_day == monday + 1000);
}

TEST_CASE("A memory with a fault is refused with the place of the fault", "[challenges]") {
    CHECK(refusal("[]") == "memory: an object is required");
    CHECK(refusal(R"({"format":3,"decks":{}})").find("format: ") == 0);
    CHECK(refusal(R"({"decks":{}})").find("format: ") == 0);
    CHECK(refusal(R"({"format":1})").find("decks: ") == 0);
    const auto newer = [](const std::string& part) {
        return refusal((R"({"format":2,"decks":{},)" + part + "}").c_str());
    };
    CHECK(newer(R"("known":[])") == "known: an object is required");
    CHECK(newer(R"("known":{"A b":[]})") == "known.A b: this is no deck's name");
    CHECK(newer(R"("known":{"es":{}})").find("known.es: ") == 0);
    CHECK(newer(R"("known":{"es":["a",1]})") == "known.es[1]: 1 is not a text");
    CHECK(newer(R"("known":{"es":[""]})") == "known.es[0]: empty");
    CHECK(newer(R"("practised":1)") == "practised: an object is required");
    CHECK(newer(R"("practised":{"day":1})").find("practised.days: ") == 0);
    CHECK(newer(R"("practised":{"day":-1,"days":1})").find("practised.day: ") == 0);
    CHECK(newer(R"("practised":{"day":1,"days":1,"x":1})") == "practised.x: unknown key");
    CHECK(refusal(R"({"format":1,"decks":{"A b":{}}})") == "decks.A b: this is no deck's name");
    CHECK(refusal(R"({"format":1,"decks":{"es":[]}})") == "decks.es: an object is required");
    CHECK(refusal(R"({"format":1,"decks":{"es":{"a":1}}})") == R"(decks.es["a"]: an object is required)");
    CHECK(refusal(R"({"format":1,"decks":{"es":{"":{"box":0,"day":1,"times":1}}}})") == R"(decks.es[""]: empty)");
    for (const auto& [part, value] :
        {std::pair("box", "5"), {"box", "-1"}, {"day", "1.5"}, {"day", "-1"}, {"times", "0"}}) {
        Json json{{"format", 1}, {"decks", {{"es", {{"a", {{"box", 1}, {"day", 1}, {"times", 1}}}}}}}};
        json["decks"]["es"]["a"][part] = *parse_json(value);
        CHECK(line_of(read_prompt_memory(json).problem()).find(std::string(R"(decks.es["a"].)") + part + ": ") == 0);
        json["decks"]["es"]["a"].erase(part);
        CHECK(line_of(read_prompt_memory(json).problem()).find(std::string(R"(decks.es["a"].)") + part + ": ") == 0);
    }
    CHECK(refusal(R"({"format":1,"decks":{"es":{"a":{"box":0,"day":1,"times":1,"x":1}}}})")
        == R"(decks.es["a"].x: unknown key)");
}

} // namespace palazzo::quiz
