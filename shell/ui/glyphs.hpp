// Letters from ImGui's font atlas, which are measured and drawn in a given em size and at any angle.
#pragma once

#include "shell/ui/stamp.hpp"

#include <string_view>

namespace palazzo::ui {

/// The letters of one weight of the typeface in one size. They are valid during the current frame only.
class Glyphs {
  public:
    /// Returns letters for text that is drawn upright. Their size is rounded, so that they are sharp.
    static Glyphs for_upright_text(const Theme& theme, Weight weight, float em);
    /// Returns letters for text that is drawn rotated or moving. They are rasterised at one of a few sizes and scaled
    /// down, so that a card that grows while it flies doesn't fill the atlas.
    static Glyphs for_moving_text(const Theme& theme, Weight weight, float em);

    float width(char32_t c) const;
    float width(std::string_view text) const;
    /// Returns the distance from the top of a line to its baseline.
    float ascent() const;
    /// Returns the distance from one baseline to the next.
    float line_height() const;
    /// Returns the height of a capital letter or a digit.
    float height_of_capitals() const { return em_ * capital_height; }

    /// Draws `text` with the left end of its baseline at `from`, in logical pixels. `tracking` pixels are added after
    /// each letter.
    void draw(const Canvas& canvas, Point from, std::string_view text, Colour colour, float tracking = 0.0F) const;
    /// Draws `text` rotated and squeezed as `place` says; `from` is in pixels from the origin of `place`.
    void draw(const Canvas& canvas, const ShapePlace& place, Point from, std::string_view text, Colour colour,
        float tracking = 0.0F) const;

  private:
    static constexpr float capital_height = 1490.0F / 2048.0F;

    Glyphs(ImFontBaked* baked, float scale, float em) : baked_(baked), scale_(scale), em_(em) {}
    void emit(const Canvas& canvas, const PlaceTransform& transform, Point from, std::string_view text, Colour colour,
        float tracking) const;

    ImFontBaked* baked_;
    float scale_;
    float em_;
};

} // namespace palazzo::ui
