// In the place of imgui_tables.cpp, 10 KB of the page: nothing here draws a table, but what ImGui cleans up behind tables that
// a program left open, or hasn't drawn for a while, would bring all of them in.
#include <imgui_internal.h>

namespace ImGui {

void EndColumns() {}
void EndTable() {}
void PopColumnsBackground() {}
void PushColumnsBackground() {}
void TableEndCell(ImGuiTable*) {}
void TableEndRow(ImGuiTable*) {}
void TableGcCompactSettings() {}
void TableGcCompactTransientBuffers(ImGuiTable*) {}
void TableGcCompactTransientBuffers(ImGuiTableTempData*) {}
void TablePopBackgroundChannel() {}
void TablePopColumnChannel() {}
void TablePushBackgroundChannel() {}
void TablePushColumnChannel(int) {}
void TableSettingsAddSettingsHandler() {}

} // namespace ImGui
