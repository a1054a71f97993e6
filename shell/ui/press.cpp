#include "shell/ui/press.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::ui {
namespace {

const Pressable* topmost(const std::vector<Pressable>& controls, Point at) {
    const auto on_top = std::find_if(
        controls.rbegin(), controls.rend(), [at](const Pressable& control) { return control.reach.contains(at); });
    return on_top == controls.rend() ? nullptr : &*on_top;
}

std::vector<std::uint32_t> keys_of(const Presses::Layer& layer) {
    std::vector<std::uint32_t> keys;
    for (const Pressable& control : layer.controls) keys.push_back(control.key);
    return keys;
}

/// Returns whether the control has only just appeared under the pointer. A press on it would then be an accident.
bool is_new(const Presses& p, const Pressable& under) {
    if (p.now < p.presses_ignored_until) return true;
    const bool again = p.last_release_time >= 0 && p.now < p.last_release_time + ignored_press_seconds
        && length(p.pointer.at - p.last_release_point) < same_spot_radius;
    if (!again || p.shown.key != p.layer_at_release) return again;
    const auto& there = p.controls_at_release;
    return under.guards_hidden && std::find(there.begin(), there.end(), under.key) == there.end();
}

} // namespace

void begin_frame(Presses& p, const Pointer& pointer, double now) {
    p.pointer = pointer;
    p.now = now;
    const Pressable* under = topmost(p.shown.controls, pointer.at);
    p.control_at_pointer = under != nullptr ? under->key : 0;
    if (pointer.went_down) p.pressed_control = under == nullptr || is_new(p, *under) ? 0 : under->key;
    if (!pointer.down && !pointer.went_up) p.pressed_control = 0;
    if (pointer.went_down) p.went_down_at = pointer.at;
    p.ground_tapped = false;
    p.drawing = {};
}

void begin_layer(Presses& p, std::uint32_t key, bool appears_by_itself) {
    p.drawing = {};
    p.drawing.key = key;
    p.drawing.appears_by_itself = appears_by_itself;
}

void distinguish_layer(Presses& p, std::uint32_t number) { p.drawing.key += number; }

Press add_control(Presses& p, const Pressable& control) {
    p.drawing.controls.push_back(control);
    const bool over = p.control_at_pointer == control.key;
    Press press;
    press.hovered = control.enabled && over && p.pointer.hovers;
    if (!control.enabled || p.pressed_control != control.key) return press;
    press.began = p.pointer.went_down;
    press.down = p.pointer.down;
    press.held = press.down && over;
    press.ended = p.pointer.went_up;
    press.pressed = press.ended && over;
    return press;
}

void register_area(Presses& p, std::string_view id, const Rect& area) {
    if (!id.empty() && area.w > 0 && area.h > 0) p.drawing.names.emplace_back(id, area);
}

void cancel_press(Presses& p) { p.pressed_control = 0; }

void end_frame(Presses& p, bool expected) {
    const bool another = p.shown.key != 0 && p.drawing.key != p.shown.key;
    if (another) p.presses_ignored_until = p.drawing.appears_by_itself && !expected ? p.now + ignored_press_seconds : 0;
    if (p.pointer.went_up) {
        p.pressed_control = 0;
        p.last_release_time = p.now;
        p.last_release_point = p.pointer.at;
        p.layer_at_release = p.drawing.key;
        p.controls_at_release = keys_of(p.drawing);
    }
    end_sheets(p.sheets);
    p.shown = std::move(p.drawing);
    p.drawing = {};
}

std::optional<Rect> area_in(const Presses::Layer& layer, std::string_view id) {
    const auto& names = layer.names;
    const auto at = std::find_if(names.begin(), names.end(), [id](const auto& name) { return name.first == id; });
    return at == names.end() ? std::nullopt : std::optional(at->second);
}

std::optional<Rect> registered_area(const Presses& p, std::string_view id) { return area_in(p.shown, id); }

} // namespace palazzo::ui
