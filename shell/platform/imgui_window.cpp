#include "shell/platform/imgui_window.hpp"

#include "shell/platform/imgui_keys.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstring>

#include <imgui.h>
#include <imgui_impl_opengl3.h>
#include <imgui_impl_sdl2.h>
#include <imgui_internal.h>

namespace palazzo::platform {

void open_imgui(SDL_Window* window, void* gl_context, const char* glsl) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigInputTextCursorBlink = false; // it would ask for frames while nothing happens
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    ImGui_ImplSDL2_InitForOpenGL(window, gl_context);
    if (glsl != nullptr)
        ImGui_ImplOpenGL3_Init(glsl);
    else
        draw_nothing();
}

void close_imgui() {
    draw_nothing();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

namespace {

bool draws() { return ImGui::GetIO().BackendRendererUserData != nullptr; }

/// ImGui waits for every texture that it asks for.
void take_textures(const ImDrawData& picture) {
    for (ImTextureData* texture : *picture.Textures) {
        const bool destroyed = texture->Status == ImTextureStatus_WantDestroy;
        texture->SetTexID(destroyed ? ImTextureID_Invalid : 1);
        texture->SetStatus(destroyed ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
}

} // namespace

void draw_with_opengl(const char* glsl) {
    // Shutting down marks ImGui's textures as lost, so that it hands them over again.
    if (draws()) ImGui_ImplOpenGL3_Shutdown();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui_ImplOpenGL3_Init(glsl);
}

void draw_nothing() {
    if (draws()) ImGui_ImplOpenGL3_Shutdown();
    ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
}

void draw_frame() {
    ImDrawData& picture = *ImGui::GetDrawData();
    if (draws())
        ImGui_ImplOpenGL3_RenderDrawData(&picture);
    else
        take_textures(picture);
}

namespace {

/// Lets SDL's part of ImGui tell it something: that speaks of places in the window's units.
template <class Tell>
void told_in_window_units(float zoom, Tell&& tell) {
    const auto& queue = ImGui::GetCurrentContext()->InputEventsQueue;
    const int before = queue.Size;
    tell();
    for (int i = before; i < queue.Size; ++i) {
        ImGuiInputEvent& event = ImGui::GetCurrentContext()->InputEventsQueue[i];
        if (event.Type != ImGuiInputEventType_MousePos || event.MousePos.PosX <= -FLT_MAX) continue;
        event.MousePos.PosX /= zoom;
        event.MousePos.PosY /= zoom;
    }
}

/// The same event; where it is one of a key, the key as ImGui takes it.
SDL_Event by_layout(SDL_Event event) {
    if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) event.key.keysym = as_american(event.key.keysym);
    return event;
}

void feed(const SDL_Event& told) {
    const SDL_Event event = by_layout(told);
    // SDL tells of a movement only where there was one; ImGui has to know where a finger came down all the same.
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP)
        ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
    ImGui_ImplSDL2_ProcessEvent(&event);
    // A finger that left the glass hovers over nothing. The release itself arrives as the mouse that SDL makes of it.
    const bool lifted = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    if (lifted) ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

/// Where the control that the keyboard was on is gone, tab would look for the one behind it and find none, for good.
/// The ring is gone as well; without it the next key begins anew.
void forget_gone_focus() {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    if (g.NavId != 0 && !g.NavIdIsAlive) ImGui::SetNavCursorVisible(false);
}

/// A number that two pictures share only if they are the same (or by a chance of one in 2^64).
std::uint64_t digest_of(const ImDrawData& picture) {
    std::uint64_t digest = 14695981039346656037ULL;
    const auto add = [&digest](const void* data, std::size_t size) {
        const auto* bytes = static_cast<const unsigned char*>(data);
        for (std::uint64_t word = 0; size > 0; word = 0) {
            const std::size_t length = std::min(size, sizeof word);
            std::memcpy(&word, bytes, length);
            digest = (digest ^ word) * 1099511628211ULL;
            digest ^= digest >> 29U;
            bytes += length;
            size -= length;
        }
    };
    for (const ImDrawList* list : picture.CmdLists) {
        add(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
        add(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
        for (const ImDrawCmd& command : list->CmdBuffer) add(&command.ClipRect, sizeof command.ClipRect);
    }
    return digest;
}

bool comes_up_next() {
    SDL_Event next;
    return SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 && next.type == SDL_KEYUP;
}

} // namespace

void feed_imgui(float zoom, const std::function<void(const SDL_Event&)>& each) {
    SDL_Event event;
    bool went_down = false;
    // ImGui looks at the keys once a frame: to it Z and Ctrl, which was left just after, would never have been down
    // together. So a key that comes up waits for the next frame where one has gone down in this one.
    while (!(went_down && comes_up_next()) && SDL_PollEvent(&event) != 0) {
        went_down |= event.type == SDL_KEYDOWN;
        told_in_window_units(zoom, [&] { feed(event); });
        if (each) each(event);
    }
}

bool all_taken_in() { return ImGui::GetCurrentContext()->InputEventsQueue.empty() && !comes_up_next(); }

void feed_pinch(const SDL_Event& event, const Program& program) {
    if (event.type != SDL_MULTIGESTURE || event.mgesture.numFingers != 2) return;
    // SDL tells by how much of the window the fingers' distance has changed, not by which factor; a hand's width on the
    // glass doubles the size.
    const float factor = std::exp(event.mgesture.dDist * 3);
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    program.pinched(factor, event.mgesture.x * window.x, event.mgesture.y * window.y);
}

Surface surface(const Program& program, int pixels_wide, int pixels_high, double density) {
    const float zoom =
        program.zoom(static_cast<float>(pixels_wide / density), static_cast<float>(pixels_high / density));
    density *= static_cast<double>(zoom);
    const double sliver = 0.002; // ImGui multiplies back and cuts off: never below the whole pixel
    return {static_cast<float>((pixels_wide + sliver) / density), static_cast<float>((pixels_high + sliver) / density),
        static_cast<float>(density), zoom};
}

void run_frame(const Program& program, Pacing& pacing, const Surface& on) {
    if (draws()) ImGui_ImplOpenGL3_NewFrame();
    told_in_window_units(on.zoom, ImGui_ImplSDL2_NewFrame);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {on.width, on.height};
    io.DisplayFramebufferScale = {on.density, on.density};
    const double least = 1e-6; // ImGui takes no step of nothing
    io.DeltaTime = static_cast<float>(std::max(least, pacing.step(io.DeltaTime)));
    ImGui::NewFrame();
    const double wanted = program.frame();
    ImGui::Render();
    forget_gone_focus();
    pacing.drawn(wanted, digest_of(*ImGui::GetDrawData()), all_taken_in());
}

} // namespace palazzo::platform
