// The documents in which a deck is printed.
#include "shell/app/decks/printing.hpp"
#include "tests/quiz/decks.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>

namespace palazzo::app {
namespace {

using quiz::Deck;
using quiz::QuestionKind;
using shell_test::english_voice;

std::string printed(const Deck& deck, PrintedForm form, const quiz::DeckPart& part = {}) {
    return printed_deck(english_voice(), "en", deck, part, form);
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++n;
    return n;
}

/// Returns a deck whose prompts and answers are numbers: 1 and -1, 2 and -2, and so on.
Deck numbered_deck(int items) {
    Deck deck = quiz::plain_deck(items);
    for (int i = 0; i < items; ++i) {
        quiz::Item& item = deck.items[static_cast<std::size_t>(i)];
        item.kind = QuestionKind::ask;
        item.prompt = std::to_string(i + 1);
        item.answers = {std::to_string(-i - 1)};
    }
    return deck;
}

} // namespace

TEST_CASE("Each page of cards is followed by a page of their answers, whose rows are turned round", "[printing]") {
    const std::string text = printed(numbered_deck(16), PrintedForm::cards);
    CHECK(count(text, "<section class=\"cards\">") == 4);
    CHECK(count(text, "<div class=\"card\">") == 60);
    const auto at = [&](const char* answer) { return text.find(std::string(">") + answer + "</b>"); };
    REQUIRE(at("-3") != std::string::npos);
    CHECK(at("15") < at("-3"));
    CHECK(at("-3") < at("-2"));
    CHECK(at("-2") < at("-1"));
    CHECK(at("-1") < at("-6"));
    CHECK(at("-13") < at("16"));
    CHECK(at("16") < at("-16"));
}

TEST_CASE("The booklet has the rules and the questions without answers, and the key has the same numbers with answers",
    "[printing]") {
    const Deck deck = quiz::format_4_deck();
    const std::string booklet = printed(deck, PrintedForm::booklet);
    const std::string key = printed(deck, PrintedForm::key);
    CHECK(booklet.find("How to play") != std::string::npos);
    CHECK(key.find("How to play") == std::string::npos);
    CHECK(booklet.find("el gato") == std::string::npos);
    CHECK(key.find("el gato") != std::string::npos);
    for (const char* list : {"<h2>Words (die: 1, 4)</h2>\n<ol start=\"1\">",
             "<h2>Numbers, too (die: 2, 5)</h2>\n<ol start=\"3\">", "<h2>Talk (die: 3, 6)</h2>\n<ol start=\"5\">"}) {
        CHECK(booklet.find(list) != std::string::npos);
        CHECK(key.find(list) != std::string::npos);
    }
}

TEST_CASE("Only the chosen part of a deck is printed, and no card has a question to talk about or a dictation",
    "[printing]") {
    const Deck deck = quiz::small_deck();
    CHECK(printed(deck, PrintedForm::booklet, {1, -1, -1}).find(">the cat<") == std::string::npos);
    CHECK(printed(deck, PrintedForm::booklet).find("Say hello.") != std::string::npos);
    CHECK(printed(deck, PrintedForm::cards).find("Say hello.") == std::string::npos);
    CHECK(printed(deck, PrintedForm::cards).find("estación") == std::string::npos);
    CHECK(printed(deck, PrintedForm::booklet).find("estación") != std::string::npos);
}

TEST_CASE("Signs of HTML in a question are printed as they are", "[printing]") {
    Deck deck = quiz::small_deck();
    deck.items[0].prompt = "<b>a & \"b\"</b><script>";
    for (const auto& [form, name] : printed_forms) {
        const std::string text = printed(deck, form);
        CHECK(text.find("&lt;b&gt;a &amp; &quot;b&quot;&lt;/b&gt;&lt;script&gt;") != std::string::npos);
        CHECK(text.find("<script") == std::string::npos);
    }
    CHECK(printed_text("A <title>\r\nline\r\n", "de").find("<html lang=\"de\">") != std::string::npos);
    CHECK(printed_text("A <title>\r\nline\r\n", "de").find("<h1>A &lt;title&gt;</h1><pre>line</pre>")
        != std::string::npos);
}

TEST_CASE("A printed text names its language, so that a reader aloud pronounces it", "[printing]") {
    const std::string text = printed(quiz::small_deck(), PrintedForm::cards);
    CHECK(text.find("<b lang=\"en\">the cat</b>") != std::string::npos);
    CHECK(text.find("<b lang=\"es\">el gato</b>") != std::string::npos);
}

} // namespace palazzo::app
