#include "shell/platform/desktop_mirror.hpp"

#include "shell/platform/desktop_disk.hpp"
#include "shell/platform/mirror_json.hpp"

#include <imgui_internal.h>

#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

namespace palazzo::platform {
namespace {

struct MirrorFile {
    std::string path;
    a11y::Mirror screen; ///< The mirror of the last frame.
    std::uint64_t frame = 0;
    Json written; ///< The mirror that was last written, without the number of its frame.
};

// This is a global object, because the callers of show_mirror() can pass no such object, and there is only one window.
MirrorFile& file() {
    static MirrorFile one;
    return one;
}

/// Returns the area as JSON, rounded to tenths, so that smaller movements aren't reported.
Json rect_of(const Area& area) {
    const auto tenths = [](float n) { return std::round(static_cast<double>(n) * 10) / 10; };
    return {tenths(area.x), tenths(area.y), tenths(area.width), tenths(area.height)};
}

/// Returns the area of the ring that shows where the keyboard focus is; null if no ring is drawn.
Json keyboard(float zoom) {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    if (!g.NavCursorVisible || !g.NavIdIsAlive || g.NavWindow == nullptr) return nullptr;
    const ImRect at = ImGui::WindowRectRelToAbs(g.NavWindow, g.NavWindow->NavRectRel[g.NavLayer]);
    return rect_of({at.Min.x * zoom, at.Min.y * zoom, at.GetWidth() * zoom, at.GetHeight() * zoom});
}

/// Returns the current mirror as JSON: the controls with their areas, then all other names with their areas.
Json described(const a11y::Mirror& screen, const Program& program, float zoom) {
    std::map<std::string, Area> places;
    for (const auto& [id, area] : program.named_areas()) places.emplace(id, area);
    Json all = to_json(screen);
    for (Json& region : all["regions"])
        for (Json& control : region["controls"]) {
            const auto at = places.extract(control["id"].get<std::string>());
            control["rect"] = at ? rect_of(at.mapped()) : Json();
        }
    all["places"] = Json::object();
    for (const auto& [id, area] : places) all["places"][id] = rect_of(area);
    all["keyboard"] = keyboard(zoom);
    all["over"] = program.is_over();
    all["moves"] = program.move_count();
    all["writes"] = may_write();
    return all;
}

} // namespace

void set_mirror_file(const std::string& path) { file().path = path; }

void show_mirror(const a11y::Mirror& screen) {
    if (!file().path.empty()) file().screen = screen;
}

void write_changed_mirror(const Program& program, const FrameState& state) {
    MirrorFile& f = file();
    if (f.path.empty()) return;
    ++f.frame;
    Json now = described(f.screen, program, state.zoom);
    now["idle"] = state.idle;
    now["inputs"] = state.inputs;
    if (now == f.written) return;
    f.written = now;
    now["frame"] = f.frame;
    write_atomically(f.path, to_text(now));
}

} // namespace palazzo::platform
