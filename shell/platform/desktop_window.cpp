#include "shell/platform/desktop_window.hpp"

#include "shell/platform/desktop_place.hpp"
#include "shell/platform/platform.hpp"

#include <cstdio>
#include <cstring>

namespace palazzo::platform {
namespace {

// The position is specific to this machine. So its key doesn't begin with `palazzo:`, and it isn't part of a backup.
constexpr const char* key = "desktop:window";
constexpr ScreenArea usual{SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 1100, 800};

struct Window {
    bool remembered = true;
    ScreenArea area; ///< The position and size that the window had when it last didn't fill the screen.
};

// This is a global object, because the callers of handle_window_event() can pass no such object, and there is only one
// window.
Window& kept() {
    static Window one;
    return one;
}

void want_context(int major, int minor, int profile) {
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, major);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, minor);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, profile);
    SDL_GL_SetAttribute(SDL_GL_CONTEXT_FLAGS, SDL_GL_CONTEXT_FORWARD_COMPATIBLE_FLAG);
    SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, 1);
    SDL_GL_SetAttribute(SDL_GL_DEPTH_SIZE, 0);
}

std::vector<ScreenArea> screens() {
    std::vector<ScreenArea> all;
    for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i)
        if (SDL_Rect r; SDL_GetDisplayUsableBounds(i, &r) == 0) all.push_back({r.x, r.y, r.w, r.h});
    return all;
}

WindowPlace wanted_place(const std::optional<std::string>& size) {
    ScreenArea area = usual;
    kept().remembered = !(size && std::sscanf(size->c_str(), "%dx%d", &area.width, &area.height) == 2);
    if (!kept().remembered) return {clamped_window_size(area, screens())};
    const auto before = place_from_text(load(key).value_or(""));
    const auto reached = before ? fit_to_screens(*before, screens()) : std::nullopt;
    return reached ? *reached : WindowPlace{usual};
}

bool fills_screen(SDL_Window* window) {
    constexpr Uint32 filling = SDL_WINDOW_MAXIMIZED | SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN;
    return (SDL_GetWindowFlags(window) & filling) != 0;
}

bool is_full_screen(SDL_Window* window) { return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN) != 0; }

bool asks_for_full_screen(const SDL_Event& event) {
    return event.type == SDL_KEYDOWN && event.key.repeat == 0 && event.key.keysym.sym == SDLK_F11;
}

/// Stores the window's position in the form that SDL_CreateWindow() needs. On X11 that function needs the position of
/// the window's frame, but SDL reports the position of the area inside the frame.
void note_area(SDL_Window* window) {
    if (fills_screen(window)) return;
    ScreenArea& area = kept().area;
    SDL_GetWindowPosition(window, &area.x, &area.y);
    SDL_GetWindowSize(window, &area.width, &area.height);
    int top = 0;
    int left = 0;
    const char* driver = SDL_GetCurrentVideoDriver();
    const bool by_frame = driver != nullptr && std::strcmp(driver, "x11") == 0;
    if (!by_frame || SDL_GetWindowBordersSize(window, &top, &left, nullptr, nullptr) != 0) return;
    area.x -= left;
    area.y -= top;
}

} // namespace

SDL_Window* open_window(const std::string& title, const std::optional<std::string>& size) {
    want_context(3, 2, SDL_GL_CONTEXT_PROFILE_CORE);
    const WindowPlace place = wanted_place(size);
    const auto& [x, y, width, height] = place.area;
    Uint32 flags = SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (place.maximized) flags |= SDL_WINDOW_MAXIMIZED;
    SDL_Window* window = SDL_CreateWindow(title.c_str(), x, y, width, height, flags);
    if (window == nullptr) return nullptr;
    kept().area = place.area;
    SDL_SetWindowMinimumSize(window, least_width, least_height);
    if (place.full_screen) SDL_SetWindowFullscreen(window, SDL_WINDOW_FULLSCREEN_DESKTOP);
    return window;
}

void handle_window_event(SDL_Window* window, const SDL_Event& event) {
    if (asks_for_full_screen(event))
        SDL_SetWindowFullscreen(window, is_full_screen(window) ? 0 : Uint32{SDL_WINDOW_FULLSCREEN_DESKTOP});
    const bool moved = event.type == SDL_WINDOWEVENT
        && (event.window.event == SDL_WINDOWEVENT_MOVED || event.window.event == SDL_WINDOWEVENT_SIZE_CHANGED);
    if (moved) note_area(window);
}

void store_window_place(SDL_Window* window) {
    if (!kept().remembered) return;
    note_area(window);
    store(key,
        place_to_text({kept().area, (SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED) != 0, is_full_screen(window)}));
}

} // namespace palazzo::platform
