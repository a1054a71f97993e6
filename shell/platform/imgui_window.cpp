#include "shell/platform/imgui_window.hpp"

#include <cfloat>
#include <cmath>

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>

namespace palazzo::platform {

void open_imgui(SDL_Window* window, void* gl_context, const char* glsl) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigInputTextCursorBlink = false; // it would ask for frames while nothing happens
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    ImGui_ImplSDL2_InitForOpenGL(window, gl_context);
    ImGui_ImplOpenGL3_Init(glsl);
}

void close_imgui() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

namespace {

void feed(const SDL_Event& event) {
    ImGui_ImplSDL2_ProcessEvent(&event);
    // A finger that left the glass hovers over nothing. The release itself arrives as the mouse that SDL makes of it.
    const bool lifted = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    if (lifted) ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

bool press_is_next() {
    SDL_Event next;
    return SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1
        && next.type == SDL_MOUSEBUTTONDOWN;
}

} // namespace

void feed_imgui(const std::function<void(const SDL_Event&)>& each) {
    bool moved = false;
    SDL_Event event;
    while (!(moved && press_is_next()) && SDL_PollEvent(&event) != 0) {
        feed(event);
        if (each) each(event);
        moved |= event.type == SDL_MOUSEMOTION;
    }
}

void feed_pinch(const SDL_Event& event, const Program& program) {
    if (event.type != SDL_MULTIGESTURE || event.mgesture.numFingers != 2) return;
    // SDL tells by how much of the window the fingers' distance has changed, not by which factor; a hand's width on the
    // glass doubles the size.
    const float factor = std::exp(event.mgesture.dDist * 3);
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    program.pinched(factor, event.mgesture.x * window.x, event.mgesture.y * window.y);
}

Surface surface(int pixels_wide, int pixels_high, double density) {
    const double sliver = 0.002; // ImGui multiplies back and cuts off: never below the whole pixel
    return {static_cast<float>((pixels_wide + sliver) / density), static_cast<float>((pixels_high + sliver) / density),
        static_cast<float>(density)};
}

void run_frame(const Program& program, Pacing& pacing, const Surface& on) {
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplSDL2_NewFrame();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {on.width, on.height};
    io.DisplayFramebufferScale = {on.density, on.density};
    const double least = 1e-6; // ImGui takes no step of nothing
    io.DeltaTime = static_cast<float>(std::max(least, pacing.step(io.DeltaTime)));
    ImGui::NewFrame();
    const double wanted = program.frame();
    ImGui::Render();
    pacing.drawn(wanted);
}

} // namespace palazzo::platform
