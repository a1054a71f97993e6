// Letters from ImGui's font atlas, measured and drawn by the em that designers mean, at any angle.
#pragma once

#include "shell/ui/stamp.hpp"

#include <string_view>

namespace palazzo::ui {

/// One weight at one size, good for the present frame.
class Glyphs {
  public:
    /// Letters to be drawn upright and sharp: rounded to a whole size.
    static Glyphs sharp(const Theme& theme, Weight weight, float em);
    /// Letters to be drawn turned or in motion: rasterised at one of few sizes, so that a card that grows while it
    /// flies doesn't fill the atlas, and scaled down.
    static Glyphs scaled(const Theme& theme, Weight weight, float em);

    float width(char32_t c) const;
    float width(std::string_view text) const;
    /// From the top of a line to its baseline, and to the next line.
    float ascent() const;
    float line() const;
    /// The height of a capital letter or a digit.
    float capital() const { return em_ * capital_height; }

    /// Draws text with its left end on the baseline at `from` (logical pixels), each letter followed by `tracking`
    /// pixels.
    void draw(const Canvas& canvas, Point from, std::string_view text, Colour colour, float tracking = 0.0F) const;
    /// The same within a place: `from` in pixels beside its origin, turned and squeezed with it.
    void draw(const Canvas& canvas, const Place& place, Point from, std::string_view text, Colour colour,
        float tracking = 0.0F) const;

  private:
    static constexpr float capital_height = 1490.0F / 2048.0F;

    Glyphs(ImFontBaked* baked, float scale, float em) : baked_(baked), scale_(scale), em_(em) {}
    void emit(
        const Canvas& canvas, const Turn& turn, Point from, std::string_view text, Colour colour, float tracking) const;

    ImFontBaked* baked_;
    float scale_;
    float em_;
};

} // namespace palazzo::ui
