// What both platforms do alike: ImGui in one SDL window.
#pragma once

#include "shell/platform/pacing.hpp"
#include "shell/platform/platform.hpp"

#include <SDL.h>

#include <functional>

namespace palazzo::platform {

/// Sets ImGui up in a window whose OpenGL context is current. `glsl` is the first line of the shaders; null: there is
/// no OpenGL, and what would be drawn is only laid out.
void open_imgui(SDL_Window* window, void* gl_context, const char* glsl);
void close_imgui();

/// Draws with OpenGL from now on, or once more after all that was on the graphics card is gone.
void draw_with_opengl(const char* glsl);
/// Draws nothing any more.
void draw_nothing();
/// Hands what run_frame has laid out to whichever draws.
void draw_frame();

/// Hands the waiting events to ImGui, which takes them in as quickly as it can tell them apart: a press that came and
/// went in a moment lasts two frames.
/// `zoom` is that of the last frame's surface.
void feed_imgui(float zoom, const std::function<void(const SDL_Event&)>& each = {});

/// Whether no input waits that ImGui takes in one of the next frames: it takes one change of a button at a time.
bool all_taken_in();

/// Tells the program of two fingers that move apart or together.
void feed_pinch(const SDL_Event& event, const Program& program);

/// What is drawn on: the size in ImGui's units, how many pixels one of them has, and how many of the window's units it
/// takes.
struct Surface {
    float width = 0;
    float height = 0;
    float density = 1;
    float zoom = 1;
};

/// The logical size of a framebuffer of that many pixels, `density` to each of the window's units, zoomed as the
/// program wants it. Rounding never loses a pixel.
Surface surface(const Program& program, int pixels_wide, int pixels_high, double density);

/// Runs one frame of the program up to ImGui::Render. Nothing is drawn yet; ImGui's draw data is ready.
void run_frame(const Program& program, Pacing& pacing, const Surface& on);

} // namespace palazzo::platform
