// Draws buttons, choices and rows.
#include "shell/ui/widgets.hpp"

#include "shell/ui/stamp.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string>

namespace palazzo::ui {
namespace {

struct ButtonColours {
    Colour ground;
    Colour ink;
    Colour lip; ///< Colour of the edge below a raised button; 0 if the button is flat.
};

ButtonColours colours_of(const Palette& c, ButtonKind kind) {
    switch (kind) {
    case ButtonKind::main: return {c.accent, c.accent_text, c.accent_edge};
    case ButtonKind::danger: return {c.danger, rgb(0xFFFFFF), mix(c.danger, rgb(0x000000), 0.30F)};
    case ButtonKind::quiet: return {faded_colour(c.plate, 0), c.text, 0};
    case ButtonKind::unavailable: return {c.plate, faded_colour(c.text, 0.66F), 0};
    case ButtonKind::secondary: break;
    }
    return {c.plate_strong, c.text, 0};
}

/// Returns the background of a main or dangerous button while the mouse is over it. This colour differs more from the
/// label's colour than the usual background `ground` does, so that the label stays legible.
Colour lit(ButtonKind kind, Colour ground) {
    return kind == ButtonKind::main ? mix(ground, rgb(0xFFFFFF), 0.32F) : mix(ground, rgb(0x000000), 0.18F);
}

/// Returns a background colour that shows the state of the pointer: closer to the text's colour if the mouse is over
/// the control, and darker if the control is held.
Colour answering(const Palette& c, Colour ground, const ControlState& t) {
    if (t.held) return mix(ground, faded_colour(rgb(0x000000), 1.0F), 0.10F);
    if (t.hovered) return mix(ground, mix(ground, c.text, 0.5F) | IM_COL32_A_MASK, 0.14F);
    return ground;
}

void tip_below(const Canvas& canvas, const Rect& area, std::string_view tip) {
    const TextStyle style{type::detail, Weight::regular, canvas.colour().text};
    const Point size = measure_text(*canvas.theme, tip, style);
    const Rect screen = screen_area();
    const float w = size.x + 20;
    const float x = std::clamp(area.centre().x - w / 2, 8.0F, screen.w - w - 8);
    const float y = area.bottom() + 38 < screen.h ? area.bottom() + 6 : area.y - 34;
    const Canvas above{ImGui::GetForegroundDrawList(), canvas.theme};
    draw_plate(above, {x, y, w, 28}, canvas.colour().sheet, 8);
    draw_line(above, {x + 10, y, w - 20, 28}, tip, style);
}

} // namespace

void draw_focus(const Canvas& canvas, const Rect& area, float radius) {
    // A light ring is drawn within a dark one, because one of the two stands out from any background, even gold.
    const auto ring = [&](float reach, Colour colour, float width) {
        const Rect r = area.inset(-reach);
        canvas.list->AddRect(
            to_im({r.x, r.y}), to_im({r.right(), r.bottom()}), colour, std::min(radius + reach, r.h / 2), 0, width);
    };
    ring(3.5F, canvas.colour().table_edge, 5.5F);
    ring(3.5F, canvas.colour().text, 2.5F);
}

bool button(const Canvas& canvas, const char* id, const Rect& area, std::string_view label, ButtonKind kind,
    bool enabled, bool guards_hidden) {
    const ControlState t = make_pressable(id, area, enabled, guards_hidden);
    const ButtonColours c = colours_of(canvas.colour(), enabled ? kind : ButtonKind::unavailable);
    const float lip = c.lip != 0 ? 3.0F : 0.0F;
    const float press = t.held ? lip - 1 : 0.0F;
    const Rect face{area.x, area.y + std::max(press, 0.0F), area.w, area.h - lip};
    const float radius = std::min(space::radius, area.h * 0.36F);
    if (lip > 0) draw_plate(canvas, {area.x, area.y + lip, area.w, area.h - lip}, c.lip, radius);
    const bool strong = kind == ButtonKind::main || kind == ButtonKind::danger;
    const bool lights_up = strong && t.hovered && !t.held;
    draw_plate(canvas, face, lights_up ? lit(kind, c.ground) : answering(canvas.colour(), c.ground, t), radius);
    if (t.focused) draw_focus(canvas, area, radius);
    TextStyle style{strong ? 17.0F : type::text, Weight::semibold, c.ink, TextAlignment::centre};
    if (measure_text(*canvas.theme, label, style).x > face.w - 16) style.size = 14;
    draw_line(canvas, face.inset(8, 0), label, style);
    return t.pressed && enabled;
}

bool icon_button(const Canvas& canvas, const char* id, const Rect& area, Icon icon, std::string_view tip, bool enabled,
    ButtonKind kind) {
    const ControlState t = make_pressable(id, area, enabled);
    const bool strong = enabled && kind != ButtonKind::secondary;
    const ButtonColours c = colours_of(canvas.colour(), kind);
    const Colour ground = answering(canvas.colour(), canvas.colour().plate, t);
    draw_plate(canvas, area, !strong ? ground : t.hovered && !t.held ? lit(kind, c.ground) : c.ground, space::radius);
    const float size = std::round(std::min(area.w, area.h) * 0.46F);
    const Colour ink = strong ? c.ink : canvas.colour().text;
    draw_icon(canvas, icon, area.centre(), size, faded_colour(ink, enabled ? 1.0F : 0.35F));
    if (t.focused) draw_focus(canvas, area, space::radius);
    if ((t.hovered || t.focused) && !tip.empty()) tip_below(canvas, area, tip);
    return t.pressed && enabled;
}

ControlState tile(const Canvas& canvas, const char* id, const Rect& area, Colour ground, float radius) {
    const ControlState t = make_pressable(id, area);
    draw_plate(canvas, area, answering(canvas.colour(), ground, t), radius);
    if (t.focused) draw_focus(canvas, area, radius);
    return t;
}

std::vector<float> option_widths(std::span<const float> labels, float whole) {
    const float count = static_cast<float>(labels.size());
    std::vector<float> widths(labels.size(), whole / count);
    if (std::all_of(labels.begin(), labels.end(), [&](float label) { return label <= whole / count; })) return widths;
    const float left = whole - std::accumulate(labels.begin(), labels.end(), 0.0F);
    std::transform(labels.begin(), labels.end(), widths.begin(), [&](float label) { return label + left / count; });
    return widths;
}

int segmented_choice(
    const Canvas& canvas, const char* id, const Rect& area, std::span<const std::string_view> options, int chosen) {
    draw_plate(canvas, area, canvas.colour().plate, space::radius);
    constexpr float margin = 8;
    std::vector<float> labels(options.size());
    const auto measure = [&](float size) {
        std::transform(options.begin(), options.end(), labels.begin(), [&](std::string_view label) {
            return measure_text(*canvas.theme, label, {size, Weight::semibold}).x + 2 * margin;
        });
    };
    // All labels have the same size, whichever of them is chosen.
    float size = 15;
    measure(size);
    if (*std::max_element(labels.begin(), labels.end()) * static_cast<float>(options.size()) > area.w)
        measure(size = type::detail);
    if (std::accumulate(labels.begin(), labels.end(), 0.0F) > area.w) measure(size = type::least);
    const std::vector<float> widths = option_widths(labels, area.w);
    int result = chosen;
    name_area(id, area);
    ImGui::PushID(id);
    float x = area.x;
    const bool any_chosen = chosen >= 0 && chosen < static_cast<int>(options.size());
    for (std::size_t i = 0; i < options.size(); ++i) {
        const int option = static_cast<int>(i);
        const bool on = option == chosen;
        const Rect part{x, area.y, widths[i], area.h};
        x = part.right();
        ImGui::PushID(option);
        ImGui::PushItemFlag(ImGuiItemFlags_NoTabStop, any_chosen && !on);
        const ControlState t = make_pressable("##part", part);
        ImGui::PopItemFlag();
        ImGui::PopID();
        if (t.pressed) result = option;
        const Rect face = part.inset(4);
        if (on)
            draw_plate(canvas, face, canvas.colour().highlight_plate, space::radius - 4);
        else if (t.hovered)
            draw_plate(canvas, face, canvas.colour().line, space::radius - 4);
        if (t.focused) draw_focus(canvas, face, space::radius - 4);
        const TextStyle style{size, on ? Weight::semibold : Weight::regular,
            on ? canvas.colour().highlight_text : canvas.colour().text, TextAlignment::centre};
        draw_line(canvas, part.inset(margin - 1, 4), options[i], style);
    }
    ImGui::PopID();
    return result;
}

int slider(const Canvas& canvas, const char* id, const Rect& area, int value, int most) {
    constexpr float knob = 9;
    constexpr float line = 4;
    const ControlState t = make_pressable(id, area);
    const ImGuiID owner = ImGui::GetItemID();
    const bool here = ImGui::IsItemFocused();
    const Rect track{area.x + knob, area.centre().y - line / 2, area.w - 2 * knob, line};
    if (t.down && most > 0) {
        const float share = std::clamp((ImGui::GetMousePos().x - track.x) / track.w, 0.0F, 1.0F);
        value = static_cast<int>(std::lround(share * static_cast<float>(most)));
    }
    const auto key = [&](ImGuiKey k) {
        if (!here) return 0;
        // Reserves the key for the next frame, so that ImGui doesn't use it to move to the next control.
        ImGui::SetKeyOwner(k, owner);
        return ImGui::IsKeyPressed(k, ImGuiInputFlags_Repeat, owner) ? 1 : 0;
    };
    value = std::clamp(value + key(ImGuiKey_RightArrow) - key(ImGuiKey_LeftArrow), 0, most);
    const float done = most > 0 ? track.w * static_cast<float>(value) / static_cast<float>(most) : 0;
    draw_plate(canvas, track, canvas.colour().line, line / 2);
    draw_plate(canvas, {track.x, track.y, done, track.h}, canvas.colour().accent, line / 2);
    if (t.focused) draw_focus(canvas, area, space::radius);
    canvas.list->AddCircleFilled(to_im({track.x + done, area.centre().y}), knob, canvas.colour().accent, 24);
    return value;
}

int stepper(const Canvas& canvas, const char* id, const Rect& area, int value, int lowest, int highest) {
    draw_plate(canvas, area, canvas.colour().plate, space::radius);
    name_area(id, area);
    ImGui::PushID(id);
    const auto step = [&](const char* name, const Rect& part, Icon icon, bool possible) {
        const ControlState t = make_pressable(name, part, possible);
        if (t.hovered) draw_plate(canvas, part.inset(4), canvas.colour().line, space::radius - 4);
        if (t.focused) draw_focus(canvas, part.inset(4), space::radius - 4);
        draw_icon(canvas, icon, part.centre(), 18, faded_colour(canvas.colour().text, possible ? 1.0F : 0.3F));
        return t.pressed && possible ? 1 : 0;
    };
    const float side = std::min(std::max(area.h, 44.0F), area.w / 3);
    const int less = step("##less", {area.x, area.y, side, area.h}, Icon::minus, value > lowest);
    const int more = step("##more", {area.right() - side, area.y, side, area.h}, Icon::plus, value < highest);
    ImGui::PopID();
    draw_line(canvas, area.inset(side, 0), std::to_string(value), {17, Weight::semibold, 0, TextAlignment::centre});
    return std::clamp(value + more - less, lowest, highest);
}

namespace {

constexpr float row_pad = 12.0F;
constexpr float switch_width = 52.0F;
constexpr float row_detail = type::detail;
constexpr float between_lines = 2.0F; ///< Gap between the label and the detail.

/// Heights of a label and of the detail below it, without margins.
struct RowTextHeight {
    float label = 0;
    float detail = 0; ///< Height of the detail and of the gap above it; 0 if there is no detail.
};

RowTextHeight measure_row_text(
    const Theme& theme, std::string_view label, std::string_view detail, Weight weight, float width) {
    return {measure_text(theme, label, {type::text, weight}, width).y,
        detail.empty() ? 0 : measure_text(theme, detail, {row_detail}, width).y + between_lines};
}

/// Draws a label with its detail below, centred vertically in a row.
void draw_row_text(
    const Canvas& canvas, const Rect& area, std::string_view label, std::string_view detail, Weight weight) {
    const TextStyle below{row_detail, Weight::regular, canvas.colour().text_soft};
    const auto [h1, h2] = measure_row_text(*canvas.theme, label, detail, weight, area.w);
    float y = area.y + std::round((area.h - h1 - h2) / 2);
    y += draw_text(canvas, {area.x, y, area.w, h1}, label, {type::text, weight}) + between_lines;
    if (!detail.empty()) draw_text(canvas, {area.x, y, area.w, h2}, detail, below);
}

float with_margins(const RowTextHeight& text) {
    return std::max(space::button_size, text.label + text.detail + 2 * row_pad - 4);
}

float toggle_text_width(float width) { return width - switch_width - 2 * row_pad - 8; }

/// Horizontal positions of the parts of a row, measured from its left edge.
struct RowParts {
    float left = 0;  ///< Left end of the texts.
    float right = 0; ///< Right end of the texts.
    float value = 0; ///< Width of the value to the right of the texts; 0 if there is none.
};

constexpr TextStyle row_value{15, Weight::semibold, 0, TextAlignment::right};

RowParts parts_of(const Theme& theme, const Row& row, float width) {
    RowParts parts{row_pad + 2, width - row_pad - 2};
    if (row.icon != nullptr) parts.left += 38;
    if (row.opens_something) parts.right -= 24;
    if (row.value.empty()) return parts;
    parts.value = std::min(measure_text(theme, row.value, row_value).x, (parts.right - parts.left) / 2);
    parts.right -= parts.value + 12;
    return parts;
}

} // namespace

float toggle_height(const Theme& theme, std::string_view label, std::string_view detail, float width) {
    return with_margins(measure_row_text(theme, label, detail, Weight::regular, toggle_text_width(width)));
}

float row_height(const Theme& theme, const Row& row, float width) {
    const RowParts parts = parts_of(theme, row, width);
    return with_margins(measure_row_text(theme, row.label, row.detail, Weight::semibold, parts.right - parts.left));
}

bool toggle(
    const Canvas& canvas, const char* id, const Rect& area, std::string_view label, std::string_view detail, bool on) {
    const ControlState t = make_pressable(id, area);
    const Palette& c = canvas.colour();
    draw_plate(canvas, area, answering(c, c.plate, t), space::radius);
    if (t.focused) draw_focus(canvas, area, space::radius);
    const bool now = t.pressed ? !on : on;
    const Rect text{area.x + row_pad, area.y, toggle_text_width(area.w), area.h};
    draw_row_text(canvas, text, label, detail, Weight::regular);
    const Rect track = rect_around({area.right() - row_pad - switch_width / 2 + 2, area.centre().y}, 48, 28);
    draw_plate(canvas, track, now ? c.highlight_plate : c.plate_strong, 14);
    if (!now)
        canvas.list->AddRect(
            to_im({track.x, track.y}), to_im({track.right(), track.bottom()}), c.text_soft, 14, 0, 1.5F);
    const Point knob{now ? track.right() - 14 : track.x + 14, track.centre().y};
    canvas.list->AddCircleFilled(to_im(knob), now ? 11.0F : 8.0F, now ? c.highlight_text : c.text_soft);
    if (now) draw_icon(canvas, Icon::check, knob, 15, c.highlight_plate);
    return now;
}

bool row(const Canvas& canvas, const char* id, const Rect& area, const Row& row) {
    const ControlState t = make_pressable(id, area);
    const Palette& c = canvas.colour();
    draw_plate(canvas, area, answering(c, c.plate, t), space::radius);
    if (t.focused) draw_focus(canvas, area, space::radius);
    const RowParts parts = parts_of(*canvas.theme, row, area.w);
    if (row.icon != nullptr) draw_icon(canvas, *row.icon, {area.x + row_pad + 14, area.centre().y}, 22, c.text);
    if (row.opens_something)
        draw_icon(canvas, Icon::forward, {area.right() - row_pad - 8, area.centre().y}, 16, c.text_soft);
    if (!row.value.empty()) {
        TextStyle style = row_value;
        style.colour = c.text_soft;
        draw_line(canvas, {area.x + parts.right + 12, area.y, parts.value, area.h}, row.value, style);
    }
    const Rect text{area.x + parts.left, area.y, parts.right - parts.left, area.h};
    draw_row_text(canvas, text, row.label, row.detail, Weight::semibold);
    return t.pressed;
}

} // namespace palazzo::ui
