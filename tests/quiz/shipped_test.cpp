// Tests of the decks that come with the program.
#include "engine/quiz/export.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/pattern.hpp"
#include "tests/quiz/shipped.hpp"
#include "tests/rounds.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace palazzo::quiz {
namespace {

/// Returns whether a character is in one of the fonts' ranges that decks may use (cmake/fonts.py).
bool is_in_fonts(char32_t c) {
    constexpr std::u32string_view punctuation = U"–—’“”„…€";
    return (c >= 0x20 && c < 0x7F) || (c >= 0xA0 && c < 0x180) || punctuation.find(c) != std::u32string_view::npos;
}

std::string foreign_signs(std::string_view text) {
    std::string foreign;
    for_each_character(text, [&](CodePoint c) {
        if (!is_in_fonts(c.value)) append_character(foreign, c.value);
    });
    return foreign;
}

/// Counts the items of a deck by the property that `of` returns, such as their kind.
template <class Of>
auto count_by(const Deck& deck, Of&& of) {
    std::map<decltype(of(deck.items.front())), std::size_t> count;
    for (const Item& item : deck.items) ++count[of(item)];
    return count;
}

/// Returns the words of a text in lowercase without accents, with a space on either side of each.
std::string words_of(const std::string& text) {
    std::string words = " ";
    for_each_character(text, [&](CodePoint c) {
        const bool apart = is_space(c.value)
            || std::u32string_view(U".,;:!?¿¡()/-–—“”„«»…\"").find(c.value) != std::u32string_view::npos;
        if (!apart)
            append_character(words, latin_lowercase(c.value));
        else if (words.back() != ' ')
            words += ' ';
    });
    return without_accents(words) + (words.back() == ' ' ? "" : " ");
}

/// Returns the hint in parentheses at the end of a prompt, including the parentheses; "" if there is none.
std::string hint_from_search(const Item& item) {
    const std::size_t from = item.prompt.rfind('(');
    return from == std::string::npos || item.prompt.back() != ')' ? "" : item.prompt.substr(from);
}

/// Returns whether a hint offers a choice, so that it may contain the answer.
bool offers_choice(const std::string& hint) {
    return hint.find(" or ") != std::string::npos || hint.find(" oder ") != std::string::npos
        || hint.find('/') != std::string::npos;
}

/// Returns all readings of an item's answers.
std::vector<std::string> readings_of(const Item& item) {
    std::vector<std::string> all;
    for (const std::string& answer : item.answers)
        for (std::string& reading : readings_of_pattern(answer)) all.push_back(std::move(reading));
    return all;
}

bool is_form_drill(const Item& item) {
    return item.kind == QuestionKind::article || item.kind == QuestionKind::plural
        || item.kind == QuestionKind::conjugate;
}

} // namespace

TEST_CASE("There is a shipped deck for each of six languages, and one for speaking", "[challenges][shipped]") {
    std::set<std::string> names;
    for (const Deck& deck : shipped_decks()) names.insert(deck.name);
    CHECK(names == std::set<std::string>{"de", "en", "es", "fr", "it", "pt", "speaking"});
}

TEST_CASE("A shipped deck has the name of its file", "[challenges][shipped]") {
    const auto decks = shipped_decks();
    for (std::size_t i = 0; i < decks.size(); ++i) CHECK(decks[i].name == embedded_decks()[i].name);
}

TEST_CASE("The file of a shipped deck is exactly as the program would write it", "[challenges][shipped]") {
    const auto decks = shipped_decks();
    for (std::size_t i = 0; i < decks.size(); ++i) CHECK((write_deck_text(decks[i]) == embedded_decks()[i].text));
}

TEST_CASE("A shipped deck has at least five items of every category on every level", "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks()) {
        std::map<std::pair<int, int>, int> count;
        for (const Item& item : deck.items) ++count[{item.category, item.level}];
        for (std::size_t category = 0; category < deck.categories.size(); ++category)
            for (std::size_t level = 0; level < deck.levels.size(); ++level) {
                CAPTURE(deck.name, deck.categories[category], deck.levels[level]);
                CHECK(count[{static_cast<int>(category), static_cast<int>(level)}] >= 5);
            }
    }
}

TEST_CASE(
    "The judge accepts every answer of a shipped deck, also in capitals and without accents", "[challenges][shipped]") {
    std::size_t turn = 0;
    for (const Deck& deck : shipped_decks())
        for (const Item& item : deck.items)
            for (const std::string& answer : readings_of(item)) {
                CAPTURE(deck.name, item.prompt, answer);
                CHECK(accepts(item, answer, true));
                // A short run gives an answer in one of these forms, in another one each time.
                std::vector<std::string> forms{answer, in_capitals(answer), " " + answer + "."};
                if (!item.strict_accents) forms.push_back(without_accents(answer));
                const std::size_t chosen = turn++ % forms.size();
                for (std::size_t i = 0; i < forms.size(); ++i)
                    if (is_long_run() || i == chosen) CHECK(accepts(item, forms[i], false));
            }
}

TEST_CASE("In shipped decks, an answer without its strict accents is wrong", "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks()) {
        for (const Item& item : deck.items) {
            const std::string bare = item.strict_accents ? without_accents(item.answers.front()) : "";
            // A strict item whose answer has no accents is skipped: its mistake is a superfluous accent, as in
            // `könnten` for `konnten`.
            if (!item.strict_accents || bare == latin_lowercase(item.answers.front())) continue;
            CAPTURE(deck.name, item.prompt);
            CHECK_FALSE(accepts(item, bare, false));
        }
    }
}

TEST_CASE("The judge refuses every wrong answer of a shipped deck", "[challenges][shipped]") {
    for (const Deck& deck : checkable_decks()) {
        std::size_t items = 0;
        for (Item item : deck.items) {
            if (!item.wrong_answers.empty()) ++items;
            // Removes the list of wrong answers from the item, because they must be refused even if they aren't listed.
            for (const auto& [wrong, note] : std::exchange(item.wrong_answers, {})) {
                CAPTURE(deck.name, item.prompt, wrong);
                // The apostrophe in an imperative such as da' would pass for the accent of dà; only the list refuses
                // it.
                if (deck.name == "it" && wrong.ends_with('\'')) continue;
                CHECK_FALSE(accepts(item, wrong, false));
            }
        }
        CAPTURE(deck.name);
        CHECK(items >= 30);
    }
}

TEST_CASE("No answer of a shipped deck has too many readings", "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks())
        for (const Item& item : deck.items) {
            CAPTURE(deck.name, item.prompt);
            CHECK_FALSE(fault_in_patterns(item));
        }
}

TEST_CASE("The answers of an item of a shipped deck have at most 90 readings in all, so that the judge decides fast",
    "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks())
        for (const Item& item : deck.items) {
            CAPTURE(deck.name, item.prompt);
            CHECK(readings_of(item).size() <= 90);
        }
}

TEST_CASE("No two items of a shipped deck have the same prompt, whatever their kinds", "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks()) {
        std::set<std::string> prompts;
        for (const Item& item : deck.items) CHECK((prompts.insert(latin_lowercase(item.prompt)).second));
    }
}

TEST_CASE("A deck for learning a language has at least 450 items, on the levels A1 and A2, of many kinds",
    "[challenges][shipped]") {
    for (const Deck& deck : checkable_decks()) {
        CAPTURE(deck.name);
        CHECK(deck.items.size() >= 450);
        CHECK(deck.levels == std::vector<std::string>{"A1", "A2"});
        CHECK(deck.categories.size() == 6);
        CHECK(deck.language == deck.name);
        auto kinds = count_by(deck, [](const Item& item) { return item.kind; });
        for (const QuestionKind kind : {QuestionKind::plural, QuestionKind::conjugate, QuestionKind::gap,
                 QuestionKind::opposite, QuestionKind::number})
            CHECK(kinds[kind] > 0);
        CHECK(kinds[QuestionKind::listen] >= 50);
        CHECK(kinds[QuestionKind::reply] >= 40);
        CHECK(kinds[QuestionKind::speak] == 0);
        CHECK((kinds[QuestionKind::translate] == 0) == (deck.name == "en"));
        CHECK((kinds[QuestionKind::article] == 0) == (deck.name == "en"));
        CHECK((kinds[QuestionKind::define] > 0) == (deck.name == "en"));
        const auto drills = std::count_if(deck.items.begin(), deck.items.end(), is_form_drill);
        CHECK(static_cast<std::size_t>(drills) * 3 <= deck.items.size());
    }
}

TEST_CASE("A deck for learning a language has at least 12 items of each topic, and 20 of each category, on each level",
    "[challenges][shipped]") {
    for (const Deck& deck : checkable_decks()) {
        CHECK(deck.topics.size() == 10);
        auto topics = count_by(deck, [](const Item& item) { return std::pair(item.topic, item.level); });
        auto categories = count_by(deck, [](const Item& item) { return std::pair(item.category, item.level); });
        for (int level = 0; level < 2; ++level) {
            CAPTURE(deck.name, level);
            CHECK(topics[std::pair(-1, level)] == 0);
            for (int topic = 0; topic < 10; ++topic) CHECK(topics[std::pair(topic, level)] >= 12);
            for (int category = 0; category < 6; ++category) CHECK(categories[std::pair(category, level)] >= 20);
        }
    }
}

TEST_CASE(
    "In shipped decks, dictation has its prompt as the answer, a gap prompt has one gap, and no answer has digits",
    "[challenges][shipped]") {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (const Deck& deck : checkable_decks())
        for (const Item& item : deck.items) {
            CAPTURE(deck.name, item.prompt);
            if (item.kind == QuestionKind::listen) CHECK(item.answers == std::vector<std::string>{item.prompt});
            const std::size_t gap = item.prompt.find("___");
            if (item.kind == QuestionKind::gap) CHECK((gap != std::string::npos && gap == item.prompt.rfind("___")));
            for (const std::string& answer : item.answers) CHECK(std::none_of(answer.begin(), answer.end(), is_digit));
        }
}

TEST_CASE("No prompt of a shipped deck gives an article or a plural away", "[challenges][shipped]") {
    for (const Deck& deck : checkable_decks()) {
        std::vector<std::string> prompts;
        for (const Item& item : deck.items) prompts.push_back(words_of(item.prompt));
        for (std::size_t i = 0; i < prompts.size(); ++i) {
            const Item& item = deck.items[i];
            if (item.kind != QuestionKind::article && item.kind != QuestionKind::plural) continue;
            const std::string answer = words_of(item.answers.front());
            if (std::count(answer.begin(), answer.end(), ' ') < 3)
                continue; // Shorter answers may be part of any prompt.
            for (std::size_t j = 0; j < prompts.size(); ++j) {
                CAPTURE(deck.name, item.prompt, deck.items[j].prompt);
                CHECK((j == i || prompts[j].find(answer) == std::string::npos));
            }
        }
    }
}

TEST_CASE("No hint behind a gap in a shipped deck contains the answer", "[challenges][shipped]") {
    for (const Deck& deck : checkable_decks())
        for (const Item& item : deck.items) {
            const std::string hint = hint_from_search(item);
            if (item.kind != QuestionKind::gap || hint.empty() || offers_choice(hint)) continue;
            CAPTURE(deck.name, item.prompt);
            CHECK(words_of(hint).find(words_of(item.answers.front())) == std::string::npos);
        }
}

TEST_CASE(
    "The deck for speaking has at least 150 prompts, a ninth or more on each level, an eighteenth in each category",
    "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks()) {
        if (deck.name != "speaking") continue;
        CHECK(deck.items.size() >= 150);
        CHECK(deck.levels.size() == 3);
        CHECK(deck.categories.size() == 6);
        CHECK(deck.topics.size() == 10);
        for (const Item& item : deck.items) CHECK((item.kind == QuestionKind::speak && item.topic != -1));
        for (const auto& [level, items] : count_by(deck, [](const Item& item) { return item.level; }))
            CHECK(items * 9 >= deck.items.size());
        for (const auto& [category, items] : count_by(deck, [](const Item& item) { return item.category; }))
            CHECK(items * 18 >= deck.items.size());
    }
}

TEST_CASE("The fonts have all characters of the shipped decks", "[challenges][shipped]") {
    for (const EmbeddedFile& inside : embedded_decks()) {
        std::string text;
        for (const char c : inside.text)
            if (c != '\n') text += c;
        CAPTURE(inside.name);
        CHECK(foreign_signs(text).empty());
    }
}

TEST_CASE("A shipped deck is exported and imported with the same items", "[challenges][shipped]") {
    for (const Deck& deck : shipped_decks()) {
        const auto again = import_deck(deck.name + ".csv", export_csv(deck));
        if (!again) FAIL(deck.name << ": " << line_of(again.problem()));
        CHECK((named_items(*again) == named_items(deck)));
        CHECK(again->name == deck.name);
    }
}

TEST_CASE("Every wrong answer that a shipped deck lists has a note that says why", "[challenges][shipped]") {
    for (const Deck& deck : checkable_decks())
        for (const Item& item : deck.items)
            for (const WrongAnswer& wrong : item.wrong_answers)
                if (wrong.note.empty()) FAIL_CHECK(deck.name << ": " << item.prompt << ": " << wrong.text);
}

} // namespace palazzo::quiz
