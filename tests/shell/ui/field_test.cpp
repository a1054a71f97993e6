// Text fields that are drawn on the canvas.
#include "engine/core/utf8.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::ui {
namespace {

/// Returns the text of a field that contained `text`, limited to `longest` bytes, after Backspace was pressed at its
/// end.
std::string after_backspace(std::string text, std::size_t longest) {
    shell_test::HeadlessWindow nowhere;
    std::string now = std::move(text);
    const auto draw = [&] {
        const Canvas canvas = begin_screen(nowhere.theme(), "fields", true);
        const TextFieldResult typed = text_field(canvas, "##field", {20, 20, 300, 48}, now, "", longest);
        if (typed.text) now = *typed.text;
        end_screen();
    };
    const auto draw_frames = [&](int n) {
        for (int i = 0; i < n; ++i) nowhere.draw_frame(draw);
    };
    draw_frames(4);
    for (const ImGuiKey key : {ImGuiKey_End, ImGuiKey_Backspace}) {
        ImGui::GetIO().AddKeyEvent(key, true);
        draw_frames(2);
        ImGui::GetIO().AddKeyEvent(key, false);
        draw_frames(2);
    }
    return now;
}

} // namespace

TEST_CASE("A field keeps only whole characters of a text that is too long for it", "[ui][field]") {
    CHECK(after_backspace("ééé", 6) == "éé"); // all three fit, and Backspace removes one
    CHECK(after_backspace("ééé", 5) == "é");  // only two fit, and Backspace removes one
}

} // namespace palazzo::ui
