// Keys for the table of a game, which draws its own contents and which ImGui treats as a single control.
#pragma once

#include <imgui.h>

namespace palazzo::ui {

/// Returns whether `key` acts repeatedly while it is held down: true for keys whose effect the next key press can undo.
/// Keys that select, place or play a card act once per press.
bool may_repeat(ImGuiKey key);

/// Returns whether `key` acts in this frame for the control `owner`. Also reserves the key for `owner` in the next
/// frame, so that ImGui doesn't use it to move to another control. Enter, digits, plus and minus of the number pad
/// count as the usual keys.
bool key_acts(ImGuiKey key, ImGuiID owner);

} // namespace palazzo::ui
