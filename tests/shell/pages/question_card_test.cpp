// The card that shows a question: all that its player reads and presses is visible without scrolling, even in a low
// window.
#include "shell/pages/question_card.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

namespace palazzo::pages::test {
namespace {

Message words(std::string text) { return {"verbatim", {std::move(text)}}; }

/// Returns a question that is answered by typing, with more letters beside the field than any shipped deck needs.
ChallengeModel typed_question() {
    ChallengeModel model;
    model.title = words("You are challenged");
    model.detail = words("Your ten burns the pile if you pass");
    model.stake = words("If you miss, you pick up the pile of 12 cards");
    model.seat = 0;
    model.die = 4;
    model.category = {words("Portuguese"), words("Phrases"), words("A2")};
    model.instruction = words("Translate into Portuguese");
    model.prompt = "Could you tell me where the nearest railway station is?";
    model.typed = true;
    model.keys = "á â ã à ç é ê í ó ô õ ú ü ñ";
    model.buttons = {{"ch:check", words("Check"), ui::ButtonKind::main}, {"ch:unknown", words("I don't know")}};
    return model;
}

/// Returns the verdict on a refused answer, with all the buttons that it may have.
ChallengeModel verdict() {
    ChallengeModel model = typed_question();
    model.typed = false;
    model.passed = false;
    model.given_answer = "Pode dizer-me onde é a estação mais perta?";
    model.answer = "Pode dizer-me onde fica a estação mais próxima?";
    model.buttons = {{"ch:go", words("Continue"), ui::ButtonKind::main}, {"ch:say", words("Say it")},
        {"ch:right", words("I was right"), ui::ButtonKind::quiet}};
    return model;
}

/// Draws the card in a window of this size, and returns the lowest point of its controls.
float lowest_control(ImVec2 size, const ChallengeModel& model) {
    shell_test::HeadlessWindow window;
    ImGui::GetIO().DisplaySize = size;
    for (int i = 0; i < 6; ++i)
        window.draw_frame([&] {
            ui::begin_screen(window.theme(), "page");
            ui::end_screen();
            draw_challenge(window.theme(), shell_test::english_voice(), model);
        });
    float lowest = 0;
    for (const ui::Pressable& one : window.presses().shown.controls)
        if (one.reach.h < 100) lowest = std::max(lowest, one.reach.bottom());
    return lowest;
}

constexpr std::array<ImVec2, 4> phones_on_their_side{{{844, 390}, {740, 360}, {667, 375}, {932, 430}}};

} // namespace

TEST_CASE(
    "On a phone on its side, the field, the letters and the buttons of a question are visible without scrolling") {
    for (const ImVec2 size : phones_on_their_side) {
        CAPTURE(size.x, size.y);
        CHECK(lowest_control(size, typed_question()) <= size.y);
    }
}

TEST_CASE("On a phone on its side, all buttons of a verdict are visible without scrolling") {
    for (const ImVec2 size : phones_on_their_side) {
        CAPTURE(size.x, size.y);
        CHECK(lowest_control(size, verdict()) <= size.y);
    }
}

TEST_CASE("A question that hides the table shows its field and buttons without scrolling on a phone on its side") {
    ChallengeModel model = typed_question();
    model.covers_table = true;
    for (const ImVec2 size : phones_on_their_side) {
        CAPTURE(size.x, size.y);
        CHECK(lowest_control(size, model) <= size.y);
    }
}

} // namespace palazzo::pages::test
