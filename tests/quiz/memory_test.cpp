#include "engine/quiz/memory.hpp"

#include "engine/quiz/session.hpp"

#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace palazzo::quiz {
namespace {

constexpr int monday = 20000;

/// Returns the notes about a prompt of the deck "plain"; a due day of -1 if there are none.
PromptSchedule at(const PromptMemory& memory, const std::string& prompt) {
    const PromptSchedule* schedule = find_schedule(memory, "plain", prompt);
    return schedule == nullptr ? PromptSchedule{{}, -1, -1, -1} : *schedule;
}

std::string refusal(const char* text) {
    const auto memory = read_prompt_memory(*parse_json(text));
    return memory ? "" : line_of(memory.problem());
}

} // namespace

TEST_CASE("A prompt answered wrongly is due in the next game", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    CHECK(at(memory, "prompt 1").due_day == monday);
    CHECK(at(memory, "prompt 1").times_missed == 1);
    CHECK(due_items(plain_deck(3), memory, monday, 10) == std::vector<int>{1});
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday + 2);
    CHECK(at(memory, "prompt 1").due_day == monday + 2);
    CHECK(at(memory, "prompt 1").times_missed == 2);
}

TEST_CASE("A prompt that is answered rightly whenever it is due is due after 2, 11, 46 and 163 days, as FSRS-6 says",
    "[challenges]") {
    PromptMemory memory;
    int today = monday;
    for (const int days : {2, 11, 46, 163}) {
        note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, today);
        CHECK(at(memory, "prompt 1").due_day == today + days);
        CHECK(due_items(plain_deck(3), memory, today + days - 1, 10).empty());
        today += days;
        CHECK(due_items(plain_deck(3), memory, today, 10).size() == 1);
    }
    CHECK(at(memory, "prompt 1").times_missed == 0);
}

TEST_CASE("A right answer to a prompt that isn't due changes nothing, but a wrong one does", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    const PromptMemory before = memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday + 1);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::slipped, monday + 1);
    CHECK(memory == before);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday + 1);
    CHECK(at(memory, "prompt 1").due_day == monday + 1);
    CHECK(at(memory, "prompt 1").strength.stability < at(before, "prompt 1").strength.stability);
}

TEST_CASE("A prompt that was noted while the clock was ahead is due at once, not years later", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday + 4000);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::missed, monday);
    CHECK(due_items(plain_deck(4), memory, monday, 10) == std::vector<int>{1, 2});
    CHECK(count_items(plain_deck(4), {}, memory, monday).due == 2);
    CHECK(due_by_day(plain_deck(4), memory, monday, 3) == std::vector<int>{2, 0, 0});
    const auto asked = session_items(plain_deck(4), {}, memory, monday, Rng(1));
    CHECK(std::set<int>(asked.begin(), asked.begin() + 2) == std::set<int>{1, 2});
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    CHECK(due_day(*find_schedule(memory, "plain", "prompt 1"), monday) > monday);
}

TEST_CASE("A missed prompt that is answered rightly on the same day is due on the next day", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    CHECK(at(memory, "prompt 1").due_day == monday + 1);
    CHECK(at(memory, "prompt 1").times_missed == 1);
}

TEST_CASE(
    "After a slip a prompt is due sooner than after a right answer, and later than after a wrong one", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::slipped, monday);
    CHECK(at(memory, "prompt 1").due_day == monday + 1);
    const auto due_after = [](AnswerOutcome outcome) {
        PromptMemory other;
        note_outcome(other, "plain", "prompt 1", AnswerOutcome::known, monday);
        note_outcome(other, "plain", "prompt 1", outcome, monday + 2);
        return at(other, "prompt 1").due_day;
    };
    CHECK(due_after(AnswerOutcome::slipped) < due_after(AnswerOutcome::known));
    CHECK(due_after(AnswerOutcome::slipped) > due_after(AnswerOutcome::missed));
}

TEST_CASE("A prompt counts as known once it is remembered for three weeks, until it is missed", "[challenges]") {
    PromptMemory memory;
    int today = monday;
    for (const bool known : {false, false, true}) {
        note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, today);
        CHECK(is_known_prompt(memory, "plain", "prompt 1") == known);
        today = at(memory, "prompt 1").due_day;
    }
    CHECK_FALSE(is_known_prompt(memory, "plain", "prompt 2"));
    CHECK_FALSE(is_known_prompt(memory, "other", "prompt 1"));
    CHECK(find_schedule(memory, "plain", "prompt 2") == nullptr);
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, today);
    CHECK_FALSE(is_known_prompt(memory, "plain", "prompt 1"));
}

TEST_CASE(
    "A prompt that an earlier version noted as known stays known, and its next answer schedules it", "[challenges]") {
    auto memory =
        *read_prompt_memory(*parse_json(R"({"format":2,"decks":{},"known":{"plain":["prompt 1","prompt 2"]}})"));
    CHECK(is_known_prompt(memory, "plain", "prompt 1"));
    CHECK(due_items(plain_deck(3), memory, monday, 10).empty());
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::known, monday);
    CHECK(is_known_prompt(memory, "plain", "prompt 1"));
    CHECK(at(memory, "prompt 1").due_day > monday + 21);
    CHECK(memory.known_prompts.at("plain") == KnownPrompts{"prompt 2"});
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::missed, monday);
    CHECK_FALSE(is_known_prompt(memory, "plain", "prompt 2"));
    CHECK(memory.known_prompts.empty());
}

TEST_CASE("All notes about a deck are forgotten with the deck", "[challenges]") {
    PromptMemory memory;
    note_outcome(memory, "plain", "prompt 1", AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(memory, "other", "prompt 2", AnswerOutcome::known, monday);
    CHECK(forget_deck(memory, "plain"));
    CHECK_FALSE(forget_deck(memory, "plain"));
    CHECK(memory.schedules.size() == 1);
    CHECK(memory.schedules.count("other") == 1);
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

TEST_CASE("The longest overdue items are returned first, up to a limit", "[challenges]") {
    const Deck deck = plain_deck(6);
    PromptMemory memory;
    const int days[] = {5, 3, 7, 3, 1};
    for (int i = 0; i < 5; ++i)
        note_outcome(memory, "plain", "prompt " + std::to_string(i), answer_outcome(i == 2),
            monday + days[static_cast<std::size_t>(i)]);
    note_outcome(memory, "plain", "no longer in the deck", AnswerOutcome::missed, monday);
    CHECK(due_items(deck, memory, monday + 8, 10) == std::vector<int>{4, 1, 3, 0});
    CHECK(due_items(deck, memory, monday + 8, 2) == std::vector<int>{4, 1});
    CHECK(due_items(deck, memory, monday + 8, 0).empty());
    CHECK(due_items(small_deck(), memory, monday + 8, 10).empty());
}

TEST_CASE("A memory has notes about at most 2,000 prompts of a deck, and forgets those that are remembered best",
    "[challenges]") {
    PromptMemory memory;
    for (int i = 0; i < 2000; ++i)
        note_outcome(memory, "plain", "prompt " + std::to_string(i), answer_outcome(i % 2 != 0), monday);
    CHECK(memory.schedules["plain"].size() == 2000);
    note_outcome(memory, "plain", "prompt 7", AnswerOutcome::missed, monday);
    CHECK(memory.schedules["plain"].size() == 2000);
    note_outcome(memory, "plain", "one more", AnswerOutcome::known, monday);
    CHECK(memory.schedules["plain"].size() == 2000);
    CHECK(at(memory, "one more").due_day == monday + 2);
    for (int i = 0; i < 2000; i += 2) CHECK(at(memory, "prompt " + std::to_string(i)).due_day == monday);
    CHECK(at(memory, "prompt 7").due_day == monday);
}

TEST_CASE(
    "When memories are merged, the later answer to a prompt counts; on the same day, the worse one", "[challenges]") {
    PromptMemory here;
    note_outcome(here, "plain", "prompt 1", AnswerOutcome::missed, monday - 1);
    note_outcome(here, "plain", "prompt 2", AnswerOutcome::known, monday);
    note_outcome(here, "plain", "prompt 3", AnswerOutcome::known, monday);
    here.known_prompts["plain"] = {"prompt 4", "prompt 5"};
    PromptMemory other;
    note_outcome(other, "plain", "prompt 1", AnswerOutcome::missed, monday - 2);
    note_outcome(other, "plain", "prompt 1", AnswerOutcome::missed, monday - 2);
    note_outcome(other, "plain", "prompt 1", AnswerOutcome::known, monday);
    note_outcome(other, "plain", "prompt 2", AnswerOutcome::missed, monday);
    note_outcome(other, "plain", "prompt 5", AnswerOutcome::missed, monday);
    other.known_prompts["plain"] = {"prompt 6"};
    const PromptMemory before = here;
    merge(here, other);
    CHECK(at(here, "prompt 1").last_day == monday);
    CHECK(at(here, "prompt 1").times_missed == 2);
    CHECK(at(here, "prompt 2").due_day == monday);
    CHECK(at(here, "prompt 3").due_day == monday + 2);
    CHECK(here.known_prompts.at("plain") == KnownPrompts{"prompt 4", "prompt 6"});
    CHECK_FALSE(is_known_prompt(here, "plain", "prompt 5"));
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
    other.schedules.try_emplace("plain");
    merge(here, other);
    CHECK(here.unknown_keys == Json{{"hue", 1}, {"pace", 3}});
    CHECK(here.schedules.empty());
}

TEST_CASE("A merged memory has notes about at most 2,000 prompts of a deck", "[challenges]") {
    PromptMemory here;
    PromptMemory other;
    for (int i = 0; i < 1500; ++i) {
        note_outcome(here, "plain", "here " + std::to_string(i), AnswerOutcome::missed, monday);
        note_outcome(other, "plain", "there " + std::to_string(i), AnswerOutcome::missed, monday + 1);
    }
    merge(here, other);
    CHECK(here.schedules.find("plain")->second.size() == most_scheduled_prompts);
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
    note_practice(memory, monday);
    note_outcome(memory, "es", "the dog", AnswerOutcome::known, monday);
    CHECK(*read_prompt_memory(*parse_json(write_prompt_memory(memory).dump())) == memory);
    memory.known_prompts["es"] = {"the bird"};
    CHECK(*read_prompt_memory(*parse_json(write_prompt_memory(memory).dump())) == memory);
    CHECK(write_prompt_memory(memory)["format"] == newest_prompt_memory_format);
}

TEST_CASE("A prompt in a box of the formats 1 and 2 keeps the day on which it is due, and is remembered until then",
    "[challenges]") {
    const auto memory = read_prompt_memory(*parse_json(
        R"({"format":1,"decks":{"plain":{"a":{"box":0,"day":20000,"times":3},"b":{"box":3,"day":20007,"times":1}}}})"));
    REQUIRE(memory);
    CHECK(at(*memory, "a").due_day == 20000);
    CHECK(at(*memory, "a").times_missed == 3);
    CHECK(at(*memory, "a").strength == fsrs::first_strength(fsrs::Rating::again));
    CHECK(at(*memory, "b").due_day == 20007);
    CHECK(at(*memory, "b").last_day == 20000);
    CHECK(at(*memory, "b").strength.stability == 7);
    CHECK(*read_prompt_memory(write_prompt_memory(*memory)) == *memory);
}

TEST_CASE("A key that this version doesn't know stays in the memory", "[challenges]") {
    const auto memory = read_prompt_memory(*parse_json(R"({"format":1,"decks":{},"of_tomorrow":[1]})"));
    REQUIRE(memory);
    CHECK(write_prompt_memory(*memory) == *parse_json(R"({"format":3,"decks":{},"of_tomorrow":[1]})"));
}

TEST_CASE("A prompt that is stored as both missed and known counts as missed", "[challenges]") {
    const auto memory = read_prompt_memory(*parse_json(
        R"({"format":2,"decks":{"es":{"a":{"box":0,"day":1,"times":1}}},"known":{"es":["a","b","b"],"fr":[]}})"));
    REQUIRE(memory);
    CHECK_FALSE(is_known_prompt(*memory, "es", "a"));
    CHECK(is_known_prompt(*memory, "es", "b"));
    CHECK(memory->known_prompts.size() == 1);
}

TEST_CASE("If a stored memory has notes about more than 2,000 prompts of a deck, the 2,000 remembered worst are read",
    "[challenges]") {
    Json json{{"format", 3}, {"decks", {{"plain", Json::object()}}}};
    for (int i = 0; i < 3000; ++i)
        json["decks"]["plain"]["prompt " + std::to_string(i)] = {
            {"stability", 3000 - i}, {"difficulty", 5}, {"last", monday}, {"due", monday + 3000 - i}, {"times", 0}};
    const auto memory = read_prompt_memory(json);
    REQUIRE(memory);
    CHECK(memory->schedules.find("plain")->second.size() == 2000);
    CHECK(at(*memory, "prompt 999").due_day == -1);
    CHECK(at(*memory, "prompt 1000").due_day == monday + 2000);
}

TEST_CASE("A memory with a fault is refused with the place of the fault", "[challenges]") {
    CHECK(refusal("[]") == "memory: an object is required");
    CHECK(refusal(R"({"format":4,"decks":{}})").find("format: ") == 0);
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
    for (const auto& [part, value] : {std::pair("stability", "0"), {"stability", "40000"}, {"stability", "\"1\""},
             {"difficulty", "0.5"}, {"difficulty", "11"}, {"last", "-1"}, {"due", "1.5"}, {"times", "-1"}}) {
        Json json{{"format", 3},
            {"decks", {{"es", {{"a", {{"stability", 1}, {"difficulty", 5}, {"last", 1}, {"due", 2}, {"times", 0}}}}}}}};
        json["decks"]["es"]["a"][part] = *parse_json(value);
        CHECK(line_of(read_prompt_memory(json).problem()).find(std::string(R"(decks.es["a"].)") + part + ": ") == 0);
        json["decks"]["es"]["a"].erase(part);
        CHECK(line_of(read_prompt_memory(json).problem()).find(std::string(R"(decks.es["a"].)") + part + ": ") == 0);
    }
    CHECK(
        refusal(R"({"format":3,"decks":{"es":{"a":{"stability":1,"difficulty":5,"last":1,"due":2,"times":0,"x":1}}}})")
        == R"(decks.es["a"].x: unknown key)");
}

} // namespace palazzo::quiz
