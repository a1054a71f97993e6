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
    // Prevents a blinking cursor, which would request frames while nothing happens.
    io.ConfigInputTextCursorBlink = false;
    io.ConfigWindowsMoveFromTitleBarOnly = true;
    ImGui_ImplSDL2_InitForOpenGL(window, gl_context);
    if (glsl != nullptr)
        ImGui_ImplOpenGL3_Init(glsl);
    else
        stop_drawing();
}

void close_imgui() {
    stop_drawing();
    ImGui_ImplSDL2_Shutdown();
    ImGui::DestroyContext();
}

namespace {

bool draws() { return ImGui::GetIO().BackendRendererUserData != nullptr; }

/// Tells ImGui that the textures that it has requested are ready or destroyed. ImGui waits for that even if nothing is
/// drawn.
void take_textures(const ImDrawData& picture) {
    for (ImTextureData* texture : *picture.Textures) {
        const bool destroyed = texture->Status == ImTextureStatus_WantDestroy;
        texture->SetTexID(destroyed ? ImTextureID_Invalid : 1);
        texture->SetStatus(destroyed ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
}

} // namespace

void start_drawing(const char* glsl) {
    // Shutting down marks ImGui's textures as lost, so that ImGui passes them on again.
    if (draws()) ImGui_ImplOpenGL3_Shutdown();
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        texture->SetTexID(ImTextureID_Invalid);
        texture->SetStatus(ImTextureStatus_Destroyed);
    }
    ImGui_ImplOpenGL3_Init(glsl);
}

void stop_drawing() {
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

/// Calls `tell`, which passes an event to ImGui through SDL's backend. Then converts the positions in that event from
/// window units to ImGui units.
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

/// Returns `event`. If it is the press or the release of a key, the key is replaced by the one that ImGui should
/// receive.
SDL_Event by_layout(SDL_Event event) {
    if (event.type == SDL_KEYDOWN || event.type == SDL_KEYUP) event.key.keysym = to_american_key(event.key.keysym);
    return event;
}

void feed(const SDL_Event& told) {
    const SDL_Event event = by_layout(told);
    // Passes the position of a press to ImGui, because SDL reports only movements, and a finger touches without moving
    // first.
    if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP)
        ImGui::GetIO().AddMousePosEvent(static_cast<float>(event.button.x), static_cast<float>(event.button.y));
    ImGui_ImplSDL2_ProcessEvent(&event);
    // After a finger was lifted, the pointer is nowhere. SDL reports the release of a finger as that of a mouse button.
    const bool lifted = event.type == SDL_MOUSEBUTTONUP && event.button.which == SDL_TOUCH_MOUSEID;
    if (lifted) ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
}

/// Hides the focus ring if the control that had the keyboard focus is gone. Otherwise Tab would look for the control
/// after it and never find one. Without the ring, Tab moves to the first control.
void forget_gone_focus() {
    const ImGuiContext& g = *ImGui::GetCurrentContext();
    if (g.NavId != 0 && !g.NavIdIsAlive) ImGui::SetNavCursorVisible(false);
}

/// Returns `digest` after data has been added to it, in words of eight bytes.
std::uint64_t digest_with(std::uint64_t digest, const void* data, std::size_t size) {
    const auto* bytes = static_cast<const unsigned char*>(data);
    while (size > 0) {
        std::uint64_t word = 0;
        const std::size_t length = std::min(size, sizeof word);
        // A copy of a constant size is a single load. A copy of a variable size is a call, which took most of the time.
        if (length == sizeof word)
            std::memcpy(&word, bytes, sizeof word);
        else
            std::memcpy(&word, bytes, length);
        digest = (digest ^ word) * 1099511628211ULL;
        digest ^= digest >> 29U;
        bytes += length;
        size -= length;
    }
    return digest;
}

/// Returns a digest of everything that is drawn. Different pictures have the same digest only with a probability of
/// 2^-64.
std::uint64_t digest_of(const ImDrawData& picture) {
    std::uint64_t digest = 14695981039346656037ULL;
    const auto add = [&digest](const auto& buffer) {
        digest = digest_with(digest, buffer.Data, static_cast<std::size_t>(buffer.size_in_bytes()));
    };
    for (const ImDrawList* list : picture.CmdLists) {
        add(list->VtxBuffer);
        add(list->IdxBuffer);
        for (const ImDrawCmd& command : list->CmdBuffer)
            digest = digest_with(digest, &command.ClipRect, sizeof command.ClipRect);
    }
    return digest;
}

bool comes_up_next() {
    SDL_Event next;
    return SDL_PeepEvents(&next, 1, SDL_PEEKEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) == 1 && next.type == SDL_KEYUP;
}

} // namespace

void pass_events_to_imgui(float zoom, const std::function<void(const SDL_Event&)>& each) {
    SDL_Event event;
    bool went_down = false;
    // ImGui reads the keys once per frame. If Z was pressed and Ctrl released within one frame, ImGui would never see
    // both down. So if a key was pressed in this frame, releases of keys have to wait for the next frame.
    while (!(went_down && comes_up_next()) && SDL_PollEvent(&event) != 0) {
        went_down |= event.type == SDL_KEYDOWN;
        told_in_window_units(zoom, [&] { feed(event); });
        if (each) each(event);
    }
}

bool has_processed_all_input() { return ImGui::GetCurrentContext()->InputEventsQueue.empty() && !comes_up_next(); }

void pass_pinch_to_program(const SDL_Event& event, const Program& program) {
    if (event.type != SDL_MULTIGESTURE || event.mgesture.numFingers != 2) return;
    // SDL reports the change of the fingers' distance as a fraction of the window's size, not as a factor. With this
    // formula, a change by about a quarter of the window doubles the size.
    const float factor = std::exp(event.mgesture.dDist * 3);
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    program.handle_pinch(factor, event.mgesture.x * window.x, event.mgesture.y * window.y);
}

Surface surface_for(const Program& program, int pixels_wide, int pixels_high, double density) {
    const float zoom =
        program.zoom(static_cast<float>(pixels_wide / density), static_cast<float>(pixels_high / density));
    density *= static_cast<double>(zoom);
    // ImGui computes a size in pixels as a product and truncates it. This addition keeps the size from being a pixel
    // too small.
    const double sliver = 0.002;
    return {static_cast<float>((pixels_wide + sliver) / density), static_cast<float>((pixels_high + sliver) / density),
        static_cast<float>(density), zoom};
}

void run_frame(const Program& program, Pacing& pacing, const Surface& on) {
    if (draws()) ImGui_ImplOpenGL3_NewFrame();
    told_in_window_units(on.zoom, ImGui_ImplSDL2_NewFrame);
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = {on.width, on.height};
    io.DisplayFramebufferScale = {on.density, on.density};
    const double least = 1e-6; // least time step in seconds, because ImGui requires a positive one
    io.DeltaTime = static_cast<float>(std::max(least, pacing.time_step(io.DeltaTime)));
    ImGui::NewFrame();
    const double wanted = program.frame();
    ImGui::Render();
    forget_gone_focus();
    pacing.note_frame(wanted, digest_of(*ImGui::GetDrawData()), has_processed_all_input());
}

} // namespace palazzo::platform
