// The decks that come with the program.
#include "engine/quiz/embedded.hpp"
#include "engine/quiz/import.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/text.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

namespace palazzo::quiz {
namespace {

std::vector<Deck> shipped() {
    std::vector<Deck> decks;
    for (const Embedded& inside : embedded()) {
        const auto json = parse_json(inside.text);
        if (!json) FAIL(inside.name << ": " << line_of(json.problem()));
        auto deck = read_deck(*json);
        if (!deck) FAIL(inside.name << ": " << line_of(deck.problem()));
        decks.push_back(*std::move(deck));
    }
    return decks;
}

/// Those to learn a language with, whose answers the machine can judge.
std::vector<Deck> checkable() {
    auto decks = shipped();
    std::erase_if(decks, [](const Deck& deck) { return deck.name == "speaking"; });
    return decks;
}

/// The capital of a small letter of Latin-1 or Latin Extended-A.
char32_t upper(char32_t c) {
    for (char32_t capital = U'A'; capital < 0x180; ++capital)
        if (capital != c && capital != 0x130 && lower(capital) == c) return capital;
    return c;
}

std::string in_capitals(const std::string& text) {
    std::string capitals;
    each_character(text, [&](Character c) { append(capitals, upper(c.value)); });
    return capitals;
}

std::string without_accents(const std::string& text) {
    std::string bare;
    each_character(text, [&](Character c) {
        const auto letters = bare_letters(c.value);
        if (letters.empty())
            append(bare, c.value);
        else
            bare += letters;
    });
    return bare;
}

/// Whether the fonts have it (cmake/subset_font.py), as far as decks need it.
bool is_in_fonts(char32_t c) {
    constexpr std::u32string_view punctuation = U"–—’“”„…";
    return (c >= 0x20 && c < 0x7F) || (c >= 0xA0 && c < 0x180) || punctuation.find(c) != std::u32string_view::npos;
}

std::string foreign_signs(std::string_view text) {
    std::string foreign;
    each_character(text, [&](Character c) {
        if (!is_in_fonts(c.value)) append(foreign, c.value);
    });
    return foreign;
}

} // namespace

TEST_CASE("The decks that ship are those of six languages and one to speak about", "[challenges][shipped]") {
    std::set<std::string> names;
    for (const Deck& deck : shipped()) names.insert(deck.name);
    CHECK(names == std::set<std::string>{"de", "en", "es", "fr", "it", "pt", "speaking"});
}

TEST_CASE("A deck that ships is called as its file is", "[challenges][shipped]") {
    const auto decks = shipped();
    for (std::size_t i = 0; i < decks.size(); ++i) CHECK(decks[i].name == embedded()[i].name);
}

TEST_CASE("A deck that ships stands as it is written, an item a line", "[challenges][shipped]") {
    const auto decks = shipped();
    for (std::size_t i = 0; i < decks.size(); ++i) CHECK((write_deck_text(decks[i]) == embedded()[i].text));
}

TEST_CASE("A deck that ships has five items or more of every category on every level", "[challenges][shipped]") {
    for (const Deck& deck : shipped()) {
        std::map<std::pair<int, int>, int> count;
        for (const Item& item : deck.items) ++count[{item.category, item.level}];
        for (std::size_t category = 0; category < deck.categories.size(); ++category)
            for (std::size_t level = 0; level < deck.levels.size(); ++level) {
                CAPTURE(deck.name, deck.categories[category], deck.levels[level]);
                CHECK(count[{static_cast<int>(category), static_cast<int>(level)}] >= 5);
            }
    }
}

TEST_CASE("The judge accepts every answer of a deck that ships, in capitals and without accents too",
    "[challenges][shipped]") {
    for (const Deck& deck : shipped())
        for (const Item& item : deck.items)
            for (const std::string& answer : item.answers) {
                CAPTURE(deck.name, item.prompt, answer);
                CHECK(accepts(item, answer, true));
                for (const std::string& given :
                    {answer, in_capitals(answer), without_accents(answer), " " + answer + "."})
                    CHECK(accepts(item, given, false));
            }
}

TEST_CASE("No prompt of a deck that ships stands twice, whatever its kind", "[challenges][shipped]") {
    for (const Deck& deck : shipped()) {
        std::set<std::string> prompts;
        for (const Item& item : deck.items) CHECK((prompts.insert(lower(item.prompt)).second));
    }
}

TEST_CASE("A deck to learn a language with has 200 items or more on A1 and A2, of all kinds", "[challenges][shipped]") {
    for (const Deck& deck : checkable()) {
        CAPTURE(deck.name);
        CHECK(deck.items.size() >= 200);
        CHECK(deck.levels == std::vector<std::string>{"A1", "A2"});
        CHECK(deck.categories.size() == 6);
        CHECK(deck.language == deck.name);
        std::set<Kind> kinds;
        for (const Item& item : deck.items) kinds.insert(item.kind);
        for (const Kind kind : {Kind::plural, Kind::conjugate, Kind::gap, Kind::opposite, Kind::number, Kind::listen})
            CHECK(kinds.count(kind) == 1);
        CHECK(kinds.count(Kind::speak) == 0);
        CHECK(kinds.count(Kind::translate) == (deck.name == "en" ? 0 : 1));
        CHECK(kinds.count(Kind::article) == (deck.name == "en" ? 0 : 1));
        CHECK(kinds.count(Kind::define) == (deck.name == "en" ? 1 : 0));
    }
}

TEST_CASE(
    "The deck to speak about has 90 prompts or more of three levels and six categories", "[challenges][shipped]") {
    for (const Deck& deck : shipped()) {
        if (deck.name != "speaking") continue;
        CHECK(deck.items.size() >= 90);
        CHECK(deck.levels.size() == 3);
        CHECK(deck.categories.size() == 6);
        for (const Item& item : deck.items) CHECK(item.kind == Kind::speak);
    }
}

TEST_CASE("A deck that ships is written with signs that the fonts have", "[challenges][shipped]") {
    for (const Embedded& inside : embedded()) {
        std::string text;
        for (const char c : inside.text)
            if (c != '\n') text += c;
        CAPTURE(inside.name);
        CHECK(foreign_signs(text).empty());
    }
}

TEST_CASE("A deck that ships is exported and imported with the same items", "[challenges][shipped]") {
    for (const Deck& deck : shipped()) {
        const auto again = import_deck(deck.name + ".csv", export_csv(deck));
        if (!again) FAIL(deck.name << ": " << line_of(again.problem()));
        CHECK((named_items(*again) == named_items(deck)));
        CHECK(again->name == deck.name);
    }
}

} // namespace palazzo::quiz
