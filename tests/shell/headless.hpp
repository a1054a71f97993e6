// Draws frames without a window and sends them events of a pointer and a keyboard. With them tests use screens as a
// player does.
#pragma once

#include "assets/fonts.hpp"
#include "shell/ui/fonts.hpp"
#include "shell/ui/theme.hpp"
#include "shell/ui/widgets.hpp"

#include <imgui.h>

namespace palazzo::shell_test {

/// ImGui without a window or a renderer.
class HeadlessWindow {
  public:
    HeadlessWindow() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = {390, 844};
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        theme_.font = ui::load_fonts(assets::inter(), assets::cinzel());
        ui::apply_style(theme_);
    }
    ~HeadlessWindow() {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->SetStatus(ImTextureStatus_Destroyed);
        ImGui::DestroyContext();
    }
    HeadlessWindow(const HeadlessWindow&) = delete;
    HeadlessWindow& operator=(const HeadlessWindow&) = delete;

    const ui::Theme& theme() const { return theme_; }
    const ui::Presses& presses() const { return presses_; }

    template <class Draw>
    void draw_frame(Draw&& draw) {
        ImGui::GetIO().DeltaTime = 0.1F;
        ImGui::NewFrame();
        // The clock advances by a second with each frame. Otherwise a press could be refused because it follows a
        // change of the screen too soon.
        ui::begin_presses(presses_, ++now_);
        draw();
        ui::end_frame(presses_);
        ImGui::Render();
        for (ImTextureData* texture : *ImGui::GetDrawData()->Textures) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
    }

  private:
    ui::Theme theme_;
    ui::Presses presses_;
    double now_ = 0;
};

/// The pointer and the keys of a player. `Self` is the class that inherits from this one; its function draw_frames(n)
/// must draw `n` frames.
template <class Self>
class PointerAndKeys {
  public:
    void move_to(ui::Point p) {
        ImGui::GetIO().AddMousePosEvent(p.x, p.y);
        self().draw_frames(1);
    }
    void set_mouse_button(bool down, int frames_long = 2) {
        ImGui::GetIO().AddMouseButtonEvent(0, down);
        self().draw_frames(frames_long);
    }
    void tap(ui::Point p) {
        move_to(p);
        set_mouse_button(true);
        set_mouse_button(false);
    }
    void double_click(ui::Point p, ImGuiMouseSource by = ImGuiMouseSource_Mouse) {
        ImGuiIO& io = ImGui::GetIO();
        io.AddMouseSourceEvent(by);
        move_to(p);
        for (const bool down : {true, false, true, false}) {
            io.AddMouseButtonEvent(0, down);
            self().draw_frames(1);
        }
        io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
    }
    void drag(ui::Point from, ui::Point to) {
        move_to(from);
        set_mouse_button(true);
        move_to(ui::mix(from, to, 0.5F));
        move_to(to);
        set_mouse_button(false);
    }
    void press_key(ImGuiKey k, int frames_long = 1) {
        ImGui::GetIO().AddKeyEvent(k, true);
        self().draw_frames(frames_long);
        ImGui::GetIO().AddKeyEvent(k, false);
        self().draw_frames(1);
    }

  private:
    Self& self() { return static_cast<Self&>(*this); }
};

} // namespace palazzo::shell_test
