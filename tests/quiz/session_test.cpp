// Tests of the questions of a practice session, and of a learner's progress.
#include "engine/quiz/session.hpp"

#include "tests/quiz/decks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

namespace palazzo::quiz {
namespace {

constexpr int monday = 20000;

/// Returns a deck of thirty questions, numbered from 0. Questions with even numbers have the first level, those with
/// odd numbers the second. Two questions of one topic alternate with two of the other topic.
Deck deck_in_parts() {
    Deck deck = plain_deck(30, 2);
    deck.topics = {"Home", "Travel"};
    for (std::size_t i = 0; i < deck.items.size(); ++i) deck.items[i].topic = static_cast<int>(i / 2 % 2);
    return deck;
}

std::string prompt(int item) { return "prompt " + std::to_string(item); }

std::vector<int> asked(const Deck& deck, const PromptMemory& memory, int today, std::uint64_t seed = 1) {
    return session_items(deck, {}, memory, today, Rng(seed));
}

} // namespace

TEST_CASE("A session has ten questions, each once, in random order", "[challenges][practice]") {
    const auto items = asked(deck_in_parts(), {}, monday);
    CHECK(items.size() == 10);
    CHECK(std::set<int>(items.begin(), items.end()).size() == 10);
    CHECK(items == asked(deck_in_parts(), {}, monday));
    CHECK(items != asked(deck_in_parts(), {}, monday, 2));
    CHECK(asked(plain_deck(4), {}, monday).size() == 4);
}

TEST_CASE("New questions of an easy level are asked before those of a hard one", "[challenges][practice]") {
    Deck deck = plain_deck(30);
    deck.levels = {"A1", "A2"};
    for (std::size_t i = 0; i < deck.items.size(); ++i) deck.items[i].level = i % 5 == 0 ? 0 : 1;
    const auto items = asked(deck, {}, monday);
    CHECK(std::set<int>(items.begin(), items.begin() + 6) == std::set<int>{0, 5, 10, 15, 20, 25});
    CHECK(items != asked(deck, {}, monday, 2));
}

TEST_CASE("A practised part of a deck has the questions of its region, and those that are right in all regions",
    "[challenges][practice]") {
    const Deck deck = format_4_deck();
    CHECK(count_items(deck, {}, {}, monday).all == 6);
    CHECK(count_items(deck, {-1, -1, -1, 0}, {}, monday).all == 5);
    CHECK(count_items(deck, {-1, -1, -1, 1}, {}, monday).all == 6);
}

TEST_CASE("A session begins with questions that are due, the longest overdue first, then asks new ones",
    "[challenges][practice]") {
    PromptMemory memory;
    note_outcome(memory, "plain", prompt(7), AnswerOutcome::missed, monday - 1);
    note_outcome(memory, "plain", prompt(3), AnswerOutcome::missed, monday - 4);
    note_outcome(memory, "plain", prompt(9), AnswerOutcome::missed, monday);
    note_outcome(
        memory, "plain", prompt(9), AnswerOutcome::known, monday); // The prompt is due on the day after monday.
    for (int item = 10; item < 30; ++item) note_outcome(memory, "plain", prompt(item), AnswerOutcome::known, monday);
    const auto items = asked(plain_deck(30), memory, monday);
    REQUIRE(items.size() == 10);
    CHECK((items[0] == 3 && items[1] == 7));
    CHECK(std::set<int>(items.begin() + 2, items.begin() + 9) == std::set<int>{0, 1, 2, 4, 5, 6, 8});
    CHECK(items[9] == 9);
    CHECK(asked(plain_deck(30), memory, monday + 1)[2] == 9);
}

TEST_CASE("Questions that aren't due are asked only if no others are left, the next ones to be due first",
    "[challenges][practice]") {
    PromptMemory memory;
    for (int item = 0; item < 11; ++item)
        note_outcome(memory, "plain", prompt(item), answer_outcome(item != 5), monday);
    note_outcome(memory, "plain", prompt(5), AnswerOutcome::known, monday);
    memory.known_prompts["plain"].insert(prompt(11));
    const auto items = asked(plain_deck(12), memory, monday);
    CHECK(items.size() == 10);
    CHECK(items.front() == 5);
    CHECK(std::count(items.begin(), items.end(), 11) == 0);
}

TEST_CASE("Questions are counted by the day on which they are due; overdue ones today", "[challenges][practice]") {
    PromptMemory memory;
    note_outcome(memory, "plain", prompt(0), AnswerOutcome::missed, monday - 3);
    note_outcome(memory, "plain", prompt(1), AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", prompt(2), AnswerOutcome::slipped, monday);
    note_outcome(memory, "plain", prompt(3), AnswerOutcome::known, monday);
    CHECK(due_by_day(plain_deck(5), memory, monday, 4) == std::vector<int>{2, 1, 1, 0});
    CHECK(due_by_day(plain_deck(5), memory, monday, 1) == std::vector<int>{2});
    CHECK(due_by_day(plain_deck(1), memory, monday, 4) == std::vector<int>{1, 0, 0, 0});
}

TEST_CASE("A session asks only questions of its level and topic", "[challenges][practice]") {
    const Deck deck = deck_in_parts();
    PromptMemory memory;
    note_outcome(memory, "plain", prompt(1), AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", prompt(2), AnswerOutcome::missed, monday);
    const DeckPart part{0, 1};
    const auto items = session_items(deck, part, memory, monday, Rng(1));
    CHECK(items.size() == 7);
    CHECK(items.front() == 2);
    for (const int item : items) CHECK(is_in_part(part, deck.items[static_cast<std::size_t>(item)]));
    CHECK(session_items(deck, {-1, 0}, memory, monday, Rng(1)).front() == 1);
    CHECK(missed_items(deck, part, memory) == std::vector<int>{2});
    CHECK(missed_items(deck, {}, memory) == std::vector<int>{1, 2});
}

TEST_CASE(
    "Due and new questions are counted only in the part of the deck that is practised", "[challenges][practice]") {
    const Deck deck = deck_in_parts();
    PromptMemory memory;
    CHECK(count_items(deck, {}, memory, monday) == ItemCounts{0, 30, 30});
    note_outcome(memory, "plain", prompt(1), AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", prompt(3), AnswerOutcome::known, monday);
    CHECK(count_items(deck, {}, memory, monday) == ItemCounts{1, 28, 30});
    CHECK(count_items(deck, {1, -1}, memory, monday) == ItemCounts{1, 13, 15});
    CHECK(count_items(deck, {0, -1}, memory, monday) == ItemCounts{0, 15, 15});
    note_outcome(memory, "plain", prompt(1), AnswerOutcome::known, monday);
    CHECK(count_items(deck, {1, 0}, memory, monday).due == 0);
    CHECK(count_items(deck, {1, 0}, memory, monday + 1).due == 1);
}

TEST_CASE("Progress is counted by topic, or by category in a deck without topics", "[challenges][practice]") {
    Deck deck = deck_in_parts();
    PromptMemory memory;
    note_outcome(memory, "plain", prompt(0), AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", prompt(1), AnswerOutcome::missed, monday);
    note_outcome(memory, "plain", prompt(1), AnswerOutcome::known, monday);
    note_outcome(memory, "plain", prompt(2), AnswerOutcome::known, monday);
    CHECK(topic_progress(deck, {}, memory)
        == std::vector<TopicProgress>{{"Home", {2, 0, 0, 0}, 0, 14}, {"Travel", {0, 1, 0, 0}, 0, 13}});
    CHECK(topic_progress(deck, {1, 0}, memory) == std::vector<TopicProgress>{{"Home", {1, 0, 0, 0}, 0, 7}});
    memory.known_prompts["plain"].insert(prompt(3));
    CHECK(topic_progress(deck, {}, memory).back() == TopicProgress{"Travel", {0, 1, 0, 0}, 1, 12});
    deck.items[0].topic = -1;
    CHECK(topic_progress(deck, {}, memory).back() == TopicProgress{"", {1, 0, 0, 0}, 0, 0});
    CHECK(topic_progress(plain_deck(4, 1, 2), {}, {})
        == std::vector<TopicProgress>{{"category 0", {}, 0, 2}, {"category 1", {}, 0, 2}});
}

TEST_CASE("A session about one category asks only its questions", "[challenges][practice]") {
    Deck deck = deck_in_parts();
    deck.categories = {"Words", "Verbs"};
    for (std::size_t i = 0; i < deck.items.size(); ++i) deck.items[i].category = i % 3 == 0 ? 1 : 0;
    const auto items = session_items(deck, {-1, -1, 1}, {}, monday, Rng(1));
    CHECK(items.size() == 10);
    for (const int item : items) CHECK(deck.items[static_cast<std::size_t>(item)].category == 1);
    CHECK(count_items(deck, {0, -1, 1}, {}, monday) == ItemCounts{0, 5, 5});
}

} // namespace palazzo::quiz
