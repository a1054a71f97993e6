#include "shell/ui/keys.hpp"

#include <imgui_internal.h>

namespace palazzo::ui {
namespace {

/// Returns the key of the number pad that is equivalent to `key`; ImGuiKey_None if there is none.
ImGuiKey on_number_pad(ImGuiKey key) {
    if (key >= ImGuiKey_0 && key <= ImGuiKey_9) return static_cast<ImGuiKey>(ImGuiKey_Keypad0 + (key - ImGuiKey_0));
    switch (key) {
    case ImGuiKey_Enter: return ImGuiKey_KeypadEnter;
    case ImGuiKey_Equal: return ImGuiKey_KeypadAdd;
    case ImGuiKey_Minus: return ImGuiKey_KeypadSubtract;
    default: return ImGuiKey_None;
    }
}

bool pressed(ImGuiKey key, ImGuiInputFlags flags, ImGuiID owner) {
    ImGui::SetKeyOwner(key, owner);
    return ImGui::IsKeyPressed(key, flags, owner);
}

} // namespace

bool may_repeat(ImGuiKey key) {
    switch (key) {
    case ImGuiKey_LeftArrow:
    case ImGuiKey_RightArrow:
    case ImGuiKey_UpArrow:
    case ImGuiKey_DownArrow:
    case ImGuiKey_Backspace:
    case ImGuiKey_Equal:
    case ImGuiKey_Minus: return true;
    default: return false;
    }
}

bool key_acts(ImGuiKey key, ImGuiID owner) {
    const ImGuiInputFlags flags = may_repeat(key) ? ImGuiInputFlags_Repeat : ImGuiInputFlags_None;
    const ImGuiKey twin = on_number_pad(key);
    const bool there = twin != ImGuiKey_None && pressed(twin, flags, owner);
    return pressed(key, flags, owner) || there;
}

} // namespace palazzo::ui
