// Handles presses by pointer, touch and keyboard, and scrolling.
#include "shell/ui/bar.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/widgets.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <string>

namespace palazzo::ui {
namespace {

constexpr float smallest = 44.0F;
constexpr float drag_start = 8.0F;
constexpr float scrollbar = 10.0F; // width in pixels; the scrollbar is in the margin beside the content

/// Returns whether the pointer is a mouse. Only a mouse hovers: after a finger was lifted, the pointer stays where it
/// was.
bool by_mouse() { return ImGui::GetIO().MouseSource != ImGuiMouseSource_TouchScreen; }

/// Returns the presses of the current frame. Function begin_presses() has stored the pointer to them in ImGui.
Presses& presses() { return *static_cast<Presses*>(ImGui::GetIO().UserData); }

/// Returns the part of an area that is visible in the current ImGui window.
Rect visible(const Rect& area) {
    const ImRect clip = ImGui::GetCurrentWindow()->ClipRect;
    return intersection(area, {clip.Min.x, clip.Min.y, clip.GetWidth(), clip.GetHeight()});
}

/// Makes the area an ImGui item that can have the keyboard focus, and nothing more. ImGui's own buttons would also
/// react to the pointer, by rules that depend on where the pointer was in the last frame. Returns true when the
/// keyboard presses the item.
bool keyboard_item(ImGuiID key, const Rect& area) {
    const ImRect box{to_im({area.x, area.y}), to_im({area.right(), area.bottom()})};
    ImGui::ItemSize(box);
    return ImGui::ItemAdd(box, key) && ImGui::GetCurrentContext()->NavActivatePressedId == key;
}

/// Returns the name of a control in the mirror: its id without the suffix after `##`, which only makes it unique.
std::string_view name_in(std::string_view id) { return id.substr(0, id.find("##")); }

Rect grown(const Rect& r) { return rect_around(r.centre(), std::max(r.w, smallest), std::max(r.h, smallest)); }

constexpr ImGuiWindowFlags bare = ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove
    | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings;

Canvas canvas_of_window(const Theme& theme) {
    ImDrawList* list = ImGui::GetWindowDrawList();
    list->_FringeScale = 1.0F / pixel_density(); // smooths edges over a physical pixel, not a logical one
    return {list, &theme};
}

void place_window(const Rect& r) {
    ImGui::SetNextWindowPos(to_im({r.x, r.y}));
    ImGui::SetNextWindowSize({r.w, r.h});
}

Rect whole_window() {
    const ImVec2 size = ImGui::GetMainViewport()->Size;
    return {0, 0, size.x, size.y};
}

constexpr ImGuiWindowFlags flags_of_screen = ImGuiWindowFlags_NoBringToFrontOnFocus;

/// Begins or continues an ImGui window and clips it to `part`. Call end_screen() to end it.
void begin_part(const char* id, const Rect& window, const Rect& part, ImGuiWindowFlags more) {
    place_window(window);
    ImGui::Begin(id, nullptr, bare | ImGuiWindowFlags_NoScrollWithMouse | more);
    ImGui::PushClipRect(to_im({part.x, part.y}), to_im({part.right(), part.bottom()}), true);
}

Canvas draw_bar(const Theme& theme, const Rect& area) {
    const Canvas canvas = canvas_of_window(theme);
    canvas.list->AddRectFilled(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), theme.colour.sheet);
    return canvas;
}

/// Scrolls the current window if a finger or a pressed mouse is dragged up or down in it. Cancels the press on the
/// control where the drag began.
void scroll_by_drag() {
    const ImGuiIO& io = ImGui::GetIO();
    ImGuiWindow* window = ImGui::GetCurrentWindow();
    const bool began_here = window->InnerRect.Contains(io.MouseClickedPos[0])
        && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem | ImGuiHoveredFlags_ChildWindows);
    if (window->ScrollMax.y <= 0 || !began_here || !ImGui::IsMouseDragging(ImGuiMouseButton_Left, drag_start)) return;
    cancel_press(presses());
    ImGui::SetScrollY(window->Scroll.y - io.MouseDelta.y);
}

} // namespace

void begin_presses(Presses& all, double now) {
    ImGuiIO& io = ImGui::GetIO();
    io.UserData = &all;
    begin_frame(all, {from_im(io.MousePos), io.MouseDown[0], io.MouseClicked[0], io.MouseReleased[0], by_mouse()}, now);
}

Rect screen_area() {
    const ImVec2 size = ImGui::GetMainViewport()->WorkSize;
    return {0, 0, size.x, size.y};
}

// ImGui resets WorkSize to the size of the window at the beginning of each frame, so the room is left in this frame
// only.
void leave_room_below(float height) {
    // The edge is rounded to a physical pixel. If it were between two pixels, the renderer would cut off the difference
    // at the other end, and the topmost row of pixels would be missing.
    float& room = ImGui::GetMainViewport()->WorkSize.y;
    room = std::round((room - height) * pixel_density()) / pixel_density();
}
void leave_room_beside(float width) { ImGui::GetMainViewport()->WorkSize.x -= width; }

Canvas begin_bar(const Theme& theme, const char* id, const Rect& area) {
    begin_part(id, area, area, ImGuiWindowFlags_None);
    return draw_bar(theme, area);
}

Canvas begin_bar_of_screen(const char* screen, const Theme& theme, const Rect& area) {
    begin_part(screen, whole_window(), area, flags_of_screen);
    ImGui::PushID("bar");
    return draw_bar(theme, area);
}

void end_bar_of_screen() {
    ImGui::PopID();
    end_screen();
}

bool is_window_narrow() { return screen_area().w < 600; }

Canvas begin_screen(const Theme& theme, const char* id, bool appears_by_itself) {
    begin_part(id, whole_window(), screen_area(), flags_of_screen);
    begin_layer(presses(), ImGui::GetCurrentWindow()->ID, appears_by_itself);
    const Canvas canvas = canvas_of_window(theme);
    draw_table(canvas, screen_area());
    return canvas;
}

void end_screen() {
    ImGui::PopClipRect();
    ImGui::End();
}

Rect ColumnFlow::take_area(float height, float gap) {
    const Rect place{area.x, area.y + y, area.w, height};
    y += height + gap;
    return place;
}

void ColumnFlow::add_text(const Canvas& canvas, std::string_view text, const TextStyle& style, float gap) {
    y += draw_text(canvas, {area.x, area.y + y, area.w, 0}, text, style) + gap;
}

namespace {

ScrollArea begin_scroll_at(const Canvas& canvas, const char* id, const Rect& area, bool at_top) {
    if (at_top) ImGui::SetNextWindowScroll({-1, 0}); // scrolls to the top; -1 keeps the horizontal position
    ImGui::SetCursorScreenPos(to_im({area.x, area.y}));
    ImGui::BeginChild(id, {area.w + scrollbar, area.h}, ImGuiChildFlags_NavFlattened,
        ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoSavedSettings);
    const Point top = from_im(ImGui::GetCursorScreenPos());
    return {canvas_of_window(*canvas.theme), {{top.x, top.y, area.w, 0}}};
}

} // namespace

ScrollArea begin_scroll(const Canvas& canvas, const char* id, const Rect& area) {
    return begin_scroll_at(canvas, id, area, ImGui::IsWindowAppearing());
}

void draw_fade(const Canvas& canvas, const Rect& area, float from, float to, Colour ground) {
    constexpr float piece = 24; // width of the pieces that are drawn; the table's colour changes from piece to piece
    const auto colour_at = [&](float x) {
        return ground != 0 ? ground : table_colour_at(canvas.colour(), screen_area(), {x, to});
    };
    const float top = std::min(from, to);
    const float bottom = std::max(from, to);
    for (float x = area.x; x < area.right(); x += piece) {
        const float right = std::min(x + piece, area.right());
        const Colour a = colour_at(x);
        const Colour b = colour_at(right);
        const bool down = to > from;
        canvas.list->AddRectFilledMultiColor({x, top}, {right, bottom}, down ? faded_colour(a, 0) : a,
            down ? faded_colour(b, 0) : b, down ? b : faded_colour(b, 0), down ? a : faded_colour(a, 0));
    }
}

void draw_bottom_fade(const Canvas& canvas, Colour ground) {
    constexpr float high = 28;
    if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1) return;
    const Rect window{
        ImGui::GetWindowPos().x, ImGui::GetWindowPos().y, ImGui::GetWindowSize().x, ImGui::GetWindowSize().y};
    draw_fade(canvas, window, window.bottom() - high, window.bottom(), ground);
}

void end_scroll(const ColumnFlow& flow) {
    ImGui::SetCursorScreenPos(to_im({flow.area.x, flow.area.y}));
    ImGui::Dummy({1, std::max(flow.y, 1.0F)});
    scroll_by_drag();
    ImGui::EndChild();
}

void distinguish_layer(unsigned number) { distinguish_layer(presses(), number); }

Press backdrop_press(const char* id, const Rect& area) { return add_control(presses(), {ImGui::GetID(id), area}); }

std::optional<Point> release_point(const char* id, const Rect& area) {
    return backdrop_press(id, area).pressed ? std::optional(presses().pointer.at) : std::nullopt;
}

namespace {

float sheet_width(float width) {
    const Rect screen = screen_area();
    return is_window_narrow() ? screen.w : std::min(width, screen.w - 2 * space::margin);
}

/// Opens a sheet with a header above its content. Sheet and scrim are one ImGui window, so that no other window can get
/// between them. A `low` sheet leaves the table above it visible.
Sheet open_sheet(const Theme& theme, const char* id, float width, float pad, float header, bool low, Rect& area) {
    const Rect screen = screen_area();
    const bool at_bottom = is_window_narrow() || low;
    place_window(screen);
    ImGui::Begin((std::string(id) + "##sheet").c_str(), nullptr, bare | ImGuiWindowFlags_NoScrollWithMouse);
    if (ImGui::IsWindowAppearing()) ImGui::SetWindowFocus();
    begin_layer(presses(), ImGui::GetCurrentWindow()->ID, true);
    const Canvas canvas = canvas_of_window(theme);
    if (!low) canvas.list->AddRectFilled({0, 0}, to_im({screen.w, screen.h}), theme.colour.scrim);
    const auto beside = release_point("##beside", screen);

    // The sheet has the height that its content had in the last frame. In its first frame, when that isn't known, the
    // sheet is below the screen.
    float* content = ImGui::GetStateStorage()->GetFloatRef(ImGui::GetID("##height"), 0);
    const float w = sheet_width(width);
    const float h = std::min(*content + header + pad, screen.h * (at_bottom ? 0.90F : 0.86F));
    const float top = *content <= 0 ? screen.h + 10 : at_bottom ? screen.h - h : (screen.h - h) / 2;
    area = {std::round((screen.w - w) / 2), std::round(top), w, std::max(h, header + pad)};
    backdrop_press("##plate", area);
    draw_shadow(canvas, area, space::tile_radius, 24);
    draw_plate(canvas, at_bottom ? Rect{area.x, area.y, area.w, area.h + space::tile_radius} : area, theme.colour.sheet,
        space::tile_radius);
    return {canvas, {}, beside || ImGui::IsKeyPressed(ImGuiKey_Escape, false), content, beside};
}

void open_content(Sheet& sheet, const Rect& area, float pad, float header) {
    const Rect inside{area.x + pad, area.y + header, area.w - 2 * pad, area.h - header};
    const bool opened = register_sheet(presses().sheets, ImGui::GetCurrentWindow()->ID);
    const ScrollArea scroll = begin_scroll_at(sheet.canvas, "##content", inside, opened);
    sheet.canvas = scroll.canvas;
    sheet.flow = scroll.flow;
}

float sheet_pad() { return is_window_narrow() ? space::margin : space::margin * 1.5F; }

} // namespace

namespace {

/// Begins a sheet with a title, which has as many lines as it needs. A title with a word that is too wide for a line is
/// shortened to one line.
Sheet begin_titled(const Theme& theme, const char* id, std::string_view title, float width, bool low) {
    constexpr float lowest = 64; // least height of the header, with one line of the title beside the closing button
    const float pad = sheet_pad();
    const float room = sheet_width(width) - 2 * pad - 52;
    TextStyle style{type::heading, title_weight(theme.font, title)};
    // A title that is too wide is drawn in the semibold font, which is narrower than the display face.
    if (measure_text(theme, title, style).x > room) style.weight = Weight::semibold;
    const float line = measure_text(theme, "", style).y;
    const Point broken = measure_text(theme, title, style, room);
    const bool one_line = broken.x > room || broken.y <= line;
    const float header = one_line ? lowest : lowest + broken.y - line;
    Rect area;
    Sheet sheet = open_sheet(theme, id, width, pad, header, low, area);
    const Rect close{area.right() - pad - 44, area.y + 10, 44, 44};
    if (one_line)
        draw_line(sheet.canvas, {area.x + pad, area.y, room, lowest}, title, style);
    else
        draw_text(sheet.canvas, {area.x + pad, area.y + (lowest - line) / 2, room, broken.y}, title, style);
    sheet.closed |= icon_button(sheet.canvas, "close", close, Icon::close, {});
    open_content(sheet, area, pad, header);
    return sheet;
}

} // namespace

Sheet begin_sheet(const Theme& theme, const char* id, std::string_view title, float width) {
    return begin_titled(theme, id, title, width, false);
}

Sheet begin_bottom_sheet(const Theme& theme, const char* id, std::string_view title, float width) {
    return begin_titled(theme, id, title, width, true);
}

namespace {

Sheet begin_untitled(const Theme& theme, const char* id, float width, bool low) {
    const float pad = sheet_pad();
    Rect area;
    Sheet sheet = open_sheet(theme, id, width, pad, pad, low, area);
    open_content(sheet, area, pad, pad);
    return sheet;
}

} // namespace

Sheet begin_question_sheet(const Theme& theme, const char* id, float width) {
    return begin_untitled(theme, id, width, false);
}

Sheet begin_plain_bottom_sheet(const Theme& theme, const char* id, float width) {
    return begin_untitled(theme, id, width, true);
}

void end_sheet(const Sheet& sheet) {
    *sheet.content_height = sheet.flow.y;
    draw_bottom_fade(sheet.canvas, sheet.canvas.colour().sheet);
    end_scroll(sheet.flow);
    ImGui::End();
}

ControlState make_pressable(const char* id, const Rect& area, bool enabled, bool guards_hidden) {
    const Rect reach = grown(area);
    ImGui::SetCursorScreenPos(to_im({reach.x, reach.y}));
    const ImGuiID key = ImGui::GetID(id);
    ImGui::BeginDisabled(!enabled);
    const bool by_keyboard = keyboard_item(key, reach) && enabled;
    const bool focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    ImGui::EndDisabled();
    const Press press = add_control(presses(), {key, visible(reach), enabled, guards_hidden});
    name_area(id, area);
    if (press.hovered) show_hand_cursor();
    return {press.pressed || by_keyboard, press.held, press.hovered, focused, press.down};
}

GroundState ground_state(const char* id) {
    constexpr float tap_slack = 8.0F; // distance from which on a press counts as a drag
    const Rect window = screen_area();
    ImGui::SetCursorScreenPos({0, 0});
    const ImGuiID key = ImGui::GetID(id);
    keyboard_item(key, window);
    ImGui::SetItemDefaultFocus();
    const bool focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
    const bool twice = by_mouse() && ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] == 2;
    Presses& p = presses();
    const Press press = add_control(p, {key, window});
    p.ground_tapped = press.pressed && length(p.pointer.at - p.went_down_at) < tap_slack;
    return {press, p.pointer.at, focused, twice};
}

void show_hand_cursor() { ImGui::SetMouseCursor(ImGuiMouseCursor_Hand); }

void name_area(std::string_view id, const Rect& area) { register_area(presses(), name_in(id), visible(area)); }

void point_at(const Theme& theme, const char* screen, std::string_view id) {
    constexpr float radius = 13;
    const auto area = area_in(presses().drawing, id);
    if (!area) return;
    begin_part(screen, whole_window(), screen_area(), flags_of_screen);
    const Canvas canvas = canvas_of_window(theme);
    const Rect plate = rect_around({area->centre().x, std::max(area->y - 6, radius)}, 2 * radius, 2 * radius);
    draw_plate(canvas, plate, theme.colour.accent, radius);
    draw_icon(canvas, Icon::down, plate.centre(), 18, theme.colour.accent_text);
    end_screen();
}

} // namespace palazzo::ui
