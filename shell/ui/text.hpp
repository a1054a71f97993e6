// Text on plates and sheets: **bold** runs, suits drawn as paths, wrapping and alignment.
#pragma once

#include "shell/ui/theme.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::ui {

enum class Align { left, centre, right };

/// How text is set. Bold runs are semibold, whatever the weight of the rest.
struct TextStyle {
    float size = type::text;
    Weight weight = Weight::regular;
    Colour colour = 0; ///< Colour of the text; 0 means the theme's text colour.
    Align align = Align::left;
    Colour bold_colour = 0; ///< Colour of bold runs; 0 means the colour of the rest.
};

/// A piece of text that is never broken: a word, or part of a word in another weight. Suits in it (♠♥♦♣) are UTF-8.
struct Word {
    std::string_view text;
    bool bold = false;
    bool space_before = false; ///< A blank precedes it, so a line may be broken here.
    bool new_line = false;     ///< A line break precedes it.

    friend bool operator==(const Word&, const Word&) = default;
};

/// Splits text with `**bold**` runs into words. The words point into `text`.
std::vector<Word> words_of(std::string_view text);

/// A word with its line and its distance from the left end of that line.
struct PlacedWord {
    Word word;
    float x = 0.0F;
    int line = 0;
};

struct PlacedText {
    std::vector<PlacedWord> words;
    std::vector<float> line_widths;
};

/// Breaks words into lines no wider than `width`; a word that is wider has a line of its own. `measure` returns the
/// width of a word; `space` is the width of a blank.
PlacedText place_words(
    const std::vector<Word>& words, float width, float space, const std::function<float(const Word&)>& measure);

/// Returns the width and height of `text` when it is broken at `width`.
Point measure_text(const Theme& theme, std::string_view text, const TextStyle& style, float width = 1e6F);
/// Draws text from the top left of `area`, broken at its width and aligned in it. Returns the height of the text.
float draw_text(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);
/// Returns `style` with the largest size, between `least` and its own size, in which `text`, broken at the width of
/// `area`, fits into `area`; with size `least` if none fits.
TextStyle fitting_style(
    const Theme& theme, const Rect& area, std::string_view text, TextStyle style, float least = type::least);
/// Draws one line, vertically centred in `area`. If it is too wide, it is drawn in smaller type, down to type::least,
/// and then shortened with … if it is still too wide.
void draw_line(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);
/// Draws a line like draw_line(), but breaks it into two lines if it would be shortened and `area` has room for two.
void draw_label(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);

} // namespace palazzo::ui
