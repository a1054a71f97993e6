// Fields on the canvas.
#include "engine/core/utf8.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::ui {
namespace {

/// Returns a field's text after a letter is typed behind `text`.
std::string typed_behind(std::string text, std::size_t longest) {
    shell_test::HeadlessWindow nowhere;
    std::string now = std::move(text);
    const auto draw = [&] {
        const Canvas canvas = begin_screen(nowhere.theme(), "fields", true);
        const Typed typed = text_field(canvas, "##field", {20, 20, 300, 48}, now, "", longest);
        if (typed.text) now = *typed.text;
        end_screen();
    };
    const auto frames = [&](int n) {
        for (int i = 0; i < n; ++i) nowhere.frame(draw);
    };
    frames(4);
    for (const ImGuiKey key : {ImGuiKey_End, ImGuiKey_Backspace}) {
        ImGui::GetIO().AddKeyEvent(key, true);
        frames(2);
        ImGui::GetIO().AddKeyEvent(key, false);
        frames(2);
    }
    return now;
}

} // namespace

TEST_CASE("A field keeps only whole characters of a text that is too long for it", "[ui][field]") {
    CHECK(typed_behind("ééé", 6) == "éé"); // the last one was removed
    CHECK(typed_behind("ééé", 5) == "é");  // two fit
}

} // namespace palazzo::ui
