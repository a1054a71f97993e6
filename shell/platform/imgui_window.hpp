// ImGui in an SDL window. The browser and the desktop share these functions.
#pragma once

#include "shell/platform/pacing.hpp"
#include "shell/platform/platform.hpp"

#include <SDL.h>

#include <functional>

namespace palazzo::platform {

/// Sets up ImGui in a window whose OpenGL context is current. `glsl` is the first line of the shaders. If it is null,
/// frames are only laid out, and nothing is drawn.
void open_imgui(SDL_Window* window, void* gl_context, const char* glsl);
void close_imgui();

/// Begins to draw with OpenGL, for the first time or after the graphics context was lost.
void start_drawing(const char* glsl);
/// Ends drawing with OpenGL; frames are only laid out from now on.
void stop_drawing();
/// Draws what run_frame() has laid out.
void draw_frame();

/// Passes waiting events to ImGui, at a rate at which ImGui can distinguish them: a press and a release at the same
/// moment take two frames. `zoom` is the zoom of the last frame's surface. Calls `each` with every event.
void pass_events_to_imgui(float zoom, const std::function<void(const SDL_Event&)>& each = {});

/// Returns whether ImGui has processed all input. It processes only one change of a button per frame.
bool has_processed_all_input();

/// Passes the event to the program if it reports two fingers that have moved apart or together.
void pass_pinch_to_program(const SDL_Event& event, const Program& program);

/// The area on which the program draws: its size in ImGui units, the physical pixels per ImGui unit, and the window
/// units per ImGui unit.
struct Surface {
    float width = 0;
    float height = 0;
    float density = 1;
    float zoom = 1;
};

/// Returns the surface for a framebuffer of `pixels_wide` by `pixels_high` pixels with `density` pixels per window
/// unit, at the zoom that the program chooses. Rounding never makes the surface a pixel too small.
Surface surface_for(const Program& program, int pixels_wide, int pixels_high, double density);

/// Runs one frame of the program up to ImGui::Render(). Nothing has been drawn after that, but ImGui's draw data is
/// ready.
void run_frame(const Program& program, Pacing& pacing, const Surface& on);

} // namespace palazzo::platform
