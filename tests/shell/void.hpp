// Frames drawn into the void, with events as a window would send them: screens under pointer and keyboard, in tests.
#pragma once

#include "assets/fonts.hpp"
#include "shell/table/theme.hpp"

#include <imgui.h>

namespace palazzo::shell_test {

/// ImGui without a window or a renderer.
class Void {
  public:
    Void() {
        ImGui::CreateContext();
        ImGuiIO& io = ImGui::GetIO();
        io.DisplaySize = {390, 844};
        io.BackendFlags |= ImGuiBackendFlags_RendererHasTextures;
        namespace a = palazzo::assets;
        theme_.font = table::load_fonts({{a::inter_regular, a::inter_regular_size},
            {a::inter_semibold, a::inter_semibold_size}, {a::inter_bold, a::inter_bold_size}});
        table::apply_style(theme_);
    }
    ~Void() {
        for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) texture->SetStatus(ImTextureStatus_Destroyed);
        ImGui::DestroyContext();
    }
    Void(const Void&) = delete;
    Void& operator=(const Void&) = delete;

    const table::Theme& theme() const { return theme_; }

    template <class Draw>
    void frame(Draw&& draw) {
        ImGui::GetIO().DeltaTime = 0.1F;
        ImGui::NewFrame();
        draw();
        ImGui::Render();
        for (ImTextureData* texture : *ImGui::GetDrawData()->Textures) {
            texture->SetTexID(1);
            texture->SetStatus(ImTextureStatus_OK);
        }
    }

  private:
    table::Theme theme_;
};

} // namespace palazzo::shell_test
