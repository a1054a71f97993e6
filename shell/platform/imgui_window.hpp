// ImGui in one SDL window; the parts that both platforms share.
#pragma once

#include "shell/platform/pacing.hpp"
#include "shell/platform/platform.hpp"

#include <SDL.h>

#include <functional>

namespace palazzo::platform {

/// Sets up ImGui in a window whose OpenGL context is current. `glsl` is the first line of the shaders; with null
/// nothing is drawn, and frames are only laid out.
void open_imgui(SDL_Window* window, void* gl_context, const char* glsl);
void close_imgui();

/// Starts drawing with OpenGL, for the first time or after the graphics context was lost.
void draw_with_opengl(const char* glsl);
/// Stops drawing.
void draw_nothing();
/// Draws what run_frame() has laid out.
void draw_frame();

/// Passes waiting events to ImGui, at a rate at which it can distinguish them: a press and release at the same moment
/// take two frames. `zoom` is the zoom of the last frame's surface. Calls `each` for every event.
void feed_imgui(float zoom, const std::function<void(const SDL_Event&)>& each = {});

/// Returns whether ImGui has processed all input. It processes one change of a button per frame.
bool has_processed_all_input();

/// Tells the program about two fingers that move apart or together.
void feed_pinch(const SDL_Event& event, const Program& program);

/// The area that is drawn on: its size in ImGui units, physical pixels per ImGui unit, and window units per ImGui unit.
struct Surface {
    float width = 0;
    float height = 0;
    float density = 1;
    float zoom = 1;
};

/// Returns the surface of a framebuffer of `pixels_wide` by `pixels_high` pixels, with `density` pixels per window
/// unit, at the zoom that the program wants. Rounding never loses a pixel.
Surface surface(const Program& program, int pixels_wide, int pixels_high, double density);

/// Runs one frame of the program up to ImGui::Render(). Nothing is drawn yet; ImGui's draw data is ready.
void run_frame(const Program& program, Pacing& pacing, const Surface& on);

} // namespace palazzo::platform
