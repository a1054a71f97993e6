// The keys of what is drawn by a game itself: its table, which is one control to ImGui.
#pragma once

#include <imgui.h>

namespace palazzo::ui {

/// Whether a key acts again while it is held: it does where acting once too often takes nothing that the next key
/// wouldn't give back. What picks, places or plays acts once, however long a hand rests on the key.
bool may_repeat(ImGuiKey key);

/// Whether a key acts in this frame for the control `owner`, to which it belongs in the next frame as well, so that
/// ImGui doesn't move on to another control. The number pad's enter, digits, plus and minus act as the others do.
bool key_acts(ImGuiKey key, ImGuiID owner);

} // namespace palazzo::ui
