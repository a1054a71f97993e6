// Draws text fields, and lets the player edit them.
#include "engine/core/utf8.hpp"
#include "shell/ui/glyphs.hpp"
#include "shell/ui/widgets.hpp"

namespace palazzo::ui {
namespace {

constexpr float pad = 12.0F;
constexpr TextStyle style{type::text, Weight::semibold};
constexpr float pen = 18.0F;
constexpr float room_for_pen = 140.0F;

/// Number of frames until a field has the focus. ImGui gives it the focus in the frame after the request.
constexpr int frames_to_begin = 2;

/// Returns in how many consecutive frames before this one the field `id` has been drawn.
int frames_there(const char* id) {
    ImGuiStorage* storage = ImGui::GetStateStorage();
    ImGui::PushID(id);
    const ImGuiID first = ImGui::GetID("##first");
    const ImGuiID last = ImGui::GetID("##last");
    ImGui::PopID();
    const int now = ImGui::GetFrameCount();
    if (storage->GetInt(last, -1) != now - 1) storage->SetInt(first, now);
    storage->SetInt(last, now);
    return now - storage->GetInt(first, now);
}

/// Draws ImGui's own text field without ImGui's look.
bool bare_field(
    const Canvas& canvas, const char* id, const Rect& area, std::string& text, const char* hint, std::size_t longest) {
    const Palette& colour = canvas.colour();
    const float line = Glyphs::for_upright_text(*canvas.theme, style.weight, style.size).line_height();
    ImGui::PushFont(canvas.theme->font_of(style.weight), line);
    for (const int slot : {ImGuiCol_FrameBg, ImGuiCol_FrameBgHovered, ImGuiCol_FrameBgActive})
        ImGui::PushStyleColor(slot, faded_colour(colour.plate, 0));
    ImGui::PushStyleColor(ImGuiCol_TextSelectedBg, colour.line);
    ImGui::PushStyleColor(ImGuiCol_TextDisabled, colour.text_soft);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2{pad, (area.h - line) / 2});
    ImGui::SetCursorScreenPos(to_im({area.x, area.y}));
    ImGui::SetNextItemWidth(area.w);
    text.resize(longest + 1); // makes room for the terminating zero
    const bool changed =
        ImGui::InputTextWithHint(id, hint, text.data(), text.size(), ImGuiInputTextFlags_AutoSelectAll);
    text.resize(text.find('\0'));
    ImGui::PopStyleVar();
    ImGui::PopStyleColor(5);
    ImGui::PopFont();
    return changed;
}

} // namespace

TextFieldResult text_field(const Canvas& canvas, const char* id, const Rect& area, const std::string& text,
    const char* hint, std::size_t longest) {
    const int age = frames_there(id);
    if (age == 0) ImGui::SetKeyboardFocusHere();
    draw_plate(canvas, area, canvas.colour().plate_strong, space::radius);
    draw_focus(canvas, area.inset(3.5F), space::radius - 3.5F);
    std::string now(truncate_to_bytes(text, longest));
    TextFieldResult typed;
    if (bare_field(canvas, id, area, now, hint, longest)) typed.text = std::move(now);
    typed.done = age > frames_to_begin && !ImGui::IsItemActive();
    return typed;
}

bool field_button(const Canvas& canvas, const char* id, const Rect& area, std::string_view text) {
    const ControlState t = make_pressable(id, area);
    const Palette& colour = canvas.colour();
    draw_plate(canvas, area, t.hovered ? colour.line : colour.plate, space::radius);
    if (t.focused) draw_focus(canvas, area, space::radius);
    const bool with_pen = area.w >= room_for_pen;
    if (with_pen) draw_icon(canvas, Icon::edit, {area.right() - pad - pen / 2, area.centre().y}, pen, colour.text_soft);
    draw_line(canvas, {area.x + pad, area.y, area.w - 2 * pad - (with_pen ? pen + 8 : 0), area.h}, text, style);
    return t.pressed;
}

} // namespace palazzo::ui
