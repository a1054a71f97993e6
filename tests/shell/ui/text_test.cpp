#include "engine/core/utf8.hpp"
#include "shell/ui/text.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace palazzo::ui;

namespace {

PlacedText place(std::string_view text, float width) {
    return place_words(split_words(text), width, 1, [](const Word& w) { return static_cast<float>(w.text.size()); });
}

std::vector<std::string> lines(std::string_view text, float width) {
    std::vector<std::string> all;
    for (const PlacedWord& w : place(text, width).words) {
        all.resize(static_cast<std::size_t>(w.line) + 1);
        std::string& line = all.back();
        line.resize(static_cast<std::size_t>(w.x), ' ');
        line += w.word.text;
    }
    return all;
}

} // namespace

TEST_CASE("text is split into words, and bold words are marked as bold") {
    const auto words = split_words("Otto played **9S**. Beat");
    REQUIRE(words.size() == 5);
    CHECK(words[0] == Word{"Otto", false, false, false});
    CHECK(words[2] == Word{"9S", true, true, false});
    CHECK(words[3] == Word{".", false, false, false});
    CHECK(words[4] == Word{"Beat", false, true, false});
}

TEST_CASE("a single star is a literal star") { CHECK(split_words("2 * 3")[1].text == "*"); }

TEST_CASE("words are broken into lines that fit") {
    CHECK(lines("the pile burned", 100) == std::vector<std::string>{"the pile burned"});
    CHECK(lines("the pile burned", 8) == std::vector<std::string>{"the pile", "burned"});
    CHECK(lines("the pile\nburned", 100) == std::vector<std::string>{"the pile", "burned"});
    CHECK(lines("extraordinarily long", 6) == std::vector<std::string>{"extraordinarily", "long"});
}

TEST_CASE("a word and the punctuation after it stay together when a line breaks") {
    CHECK(lines("took **nine**.", 9) == std::vector<std::string>{"took", "nine."});
}

TEST_CASE("empty text has one empty line") {
    const PlacedText placed = place("", 10);
    CHECK(placed.words.empty());
    CHECK(placed.line_widths == std::vector<float>{0});
}

TEST_CASE("text is made smaller until it fits its area, down to a limit") {
    palazzo::shell_test::HeadlessWindow screen;
    screen.draw_frame([&] {
        const std::string text = "Your move: play the ten of spades";
        const TextStyle style{type::text};
        const Point size = measure_text(screen.theme(), text, style);
        CHECK(fitting_style(screen.theme(), {0, 0, size.x + 1, size.y}, text, style).size == style.size);
        const float smaller = fitting_style(screen.theme(), {0, 0, size.x * 0.9F, size.y}, text, style).size;
        CHECK(smaller < style.size);
        CHECK(measure_text(screen.theme(), text, {smaller}).x <= size.x * 0.9F);
        CHECK(fitting_style(screen.theme(), {0, 0, 40, size.y}, text, style).size == type::least);
    });
}
