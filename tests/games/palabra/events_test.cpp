// Tests the events of a move in Palabra, and their words in the log.
#include "tests/english.hpp"
#include "tests/games/palabra/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

constexpr auto ten_cards = "Er Eg Eb Ey Er Eg Eb Ey Er Eg";

/// Returns the events of a move in words, one sentence after the other.
std::string told(Round& r, Seat seat, const std::string& text) {
    std::string story;
    for (const Message& message : messages_of(r.rules, r.play(seat, text)))
        story += (story.empty() ? "" : " ") + say(message, {{"Ada", "Bo", "Cy"}});
    return story;
}

} // namespace

TEST_CASE("The log names words and builds with their points, and mentions passes", "[palabra][events]") {
    Round r({.hands = {"Cg Ay Tr", "Sg Zy", "Ky"}, .draw = ten_cards});
    CHECK(told(r, 0, "{'pass':true}") == "Ada neither shaved nor cancelled.");
    CHECK(told(r, 0, move_text("word", "Cg Ay Tr")) == "Ada played CAT for 5 points.");
    r.pass();
    CHECK(told(r, 1, build_text(0, "", "Sg")) == "Bo built CATS on Ada's word for 6 points.");
    r.pass();
    CHECK(told(r, 2, "{'pass':true}") == "Cy passed.");
}

TEST_CASE("The log names the vowels that were shown", "[palabra][events]") {
    Round r({.hands = {"Ar Eg Iy Ob % Yb Tg", "Zy"}, .draw = ten_cards});
    r.play(0, "{'pass':true}");
    const std::string story = told(r, 0, move_text("vowels", "Ar Eg Iy Ob % Yb"));
    CHECK(story.rfind("Ada showed the vowels A, E, I, O", 0) == 0);
    CHECK(story.find("Y for 20 points.") != std::string::npos);
}

TEST_CASE("The log names the letters that a shave takes, and their points", "[palabra][events]") {
    Round r({.hands = {"Cr Tg Zg", "! Zy"}, .words = {"", "Cg Ay2 Tr"}, .draw = ten_cards});
    CHECK(told(r, 0, "{'shave':['Cr','Tg']}") == "Ada shaved C and T off CAT: 8 points from Bo.");
}

TEST_CASE("After a wrong challenge, the log says that the seat will miss a turn, and later that it missed the turn",
    "[palabra][events]") {
    Round r({.options = "{'words':'challenge'}", .hands = {"Cg Ay Tr", "Zy", "Ky"}, .draw = ten_cards});
    r.play_cards("word", "Cg Ay Tr");
    CHECK(told(r, 1, "{'challenge':true}")
        == "Bo doubted the word. CAT stands: 5 points for Ada. Bo will miss a turn. Bo missed a turn.");
    Round later({.options = "{'words':'challenge'}", .hands = {"Cg Ay Tr", "Zy", "Ky"}, .draw = ten_cards});
    later.play_cards("word", "Cg Ay Tr");
    CHECK(told(later, 2, "{'challenge':true}")
        == "Cy doubted the word. CAT stands: 5 points for Ada. Cy will miss a turn.");
    later.pass();
    CHECK(told(later, 1, "{'pass':true}") == "Bo passed. Cy missed a turn.");
}

TEST_CASE("The log names a withdrawn word, and names an accepted word even if that word is worth nothing",
    "[palabra][events]") {
    Round bad({.options = "{'words':'challenge'}", .hands = {"Tr Cg Ay", "Zy"}, .draw = ten_cards});
    bad.play_cards("word", "Tr Cg Ay");
    CHECK(told(bad, 1, "{'challenge':true}")
        == "Bo doubted the word. TCA is withdrawn; the cards played go back to Ada's hand.");
    Round nothing({.options = "{'words':'challenge'}", .hands = {"? Zr", "Zy"}, .draw = ten_cards});
    nothing.play_cards("word", "?=A");
    CHECK(told(nothing, 1, "{'challenge':false}") == "Bo accepted the word. A stands: 0 points for Ada.");
}

TEST_CASE("In simultaneous play, the log names no face-down cards before the reveal", "[palabra][events]") {
    Round r({.options = "{'simultaneous':true}", .hands = {"Ag Zr", "Ay Zg"}, .draw = ten_cards});
    r.play(0, "{'pass':true}");
    r.play(1, "{'pass':true}");
    CHECK(told(r, 0, move_text("word", "Ag")) == "Ada made a play face down.");
    CHECK(told(r, 1, move_text("word", "Ay"))
        == "Bo made a play face down. Ada played A for 2 points. Bo played A for 2 points. The hands are counted.");
}

TEST_CASE("The highlight for a seat is the word that it laid, with its points, as soon as the word counts",
    "[palabra][events]") {
    const auto highlights_of = [](Round& r, Seat by, const std::string& move, Seat seat) {
        Highlights all;
        for (const Event& event : r.play(by, move)) keep_better_highlights(all, r.rules.highlights(event, seat));
        return all;
    };
    Round r({.hands = {"Cg Ay Tr", "Sg Zy"}, .draw = ten_cards});
    r.pass();
    CHECK(highlights_of(r, 0, move_text("word", "Cg Ay Tr"), 0) == Highlights{"CAT", 5, 0});
    r.pass();
    CHECK(highlights_of(r, 1, build_text(0, "", "Sg"), 0) == Highlights());
    Round doubted({.options = "{'words':'challenge'}", .hands = {"Cg Ay Tr", "Zy"}, .draw = ten_cards});
    doubted.pass();
    CHECK(highlights_of(doubted, 0, move_text("word", "Cg Ay Tr"), 0) == Highlights());
    CHECK(highlights_of(doubted, 1, "{'challenge':false}", 0) == Highlights{"CAT", 5, 0});
}

} // namespace palazzo::palabra::test
