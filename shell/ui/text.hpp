// Text on plates and sheets, with **bold** runs and with suits drawn as paths. It can be wrapped and aligned.
#pragma once

#include "shell/ui/theme.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::ui {

enum class TextAlignment { left, centre, right };

/// The look of a text. Bold runs are semibold, whatever weight the rest has.
struct TextStyle {
    float size = type::text;
    Weight weight = Weight::regular;
    Colour colour = 0; ///< Colour of the text; 0 means the theme's text colour.
    TextAlignment align = TextAlignment::left;
    Colour bold_colour = 0; ///< Colour of bold runs; 0 means the colour of the rest of the text.
};

/// A piece of text that is never broken: a word, or the part of a word that has another weight. The suits in it (♠♥♦♣)
/// are UTF-8.
struct Word {
    std::string_view text;
    bool bold = false;
    bool space_before = false; ///< True if a space is before the word, so that a line may be broken there.
    bool new_line = false;     ///< True if a line break is before the word.

    friend bool operator==(const Word&, const Word&) = default;
};

/// Splits text with `**bold**` runs into words. The words point into `text`.
std::vector<Word> split_words(std::string_view text);

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

/// Breaks words into lines no wider than `width`. A word that is wider gets a line for itself. `measure` returns the
/// width of a word; `space` is the width of the space between two words.
PlacedText place_words(
    const std::vector<Word>& words, float width, float space, const std::function<float(const Word&)>& measure);

/// Returns the width and the height of `text` when its lines are at most `width` wide.
Point measure_text(const Theme& theme, std::string_view text, const TextStyle& style, float width = 1e6F);
/// Draws text from the top left of `area`, with lines that are at most as wide as `area` and aligned in it. Returns the
/// height of the text.
float draw_text(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);
/// Returns `style` with the largest size, from its own size down to `least`, in which `text` fits into `area`. The size
/// is `least` if the text fits in none.
TextStyle fitting_style(
    const Theme& theme, const Rect& area, std::string_view text, TextStyle style, float least = type::least);
/// Draws one line, vertically centred in `area`. A line that is too wide is drawn in smaller type, down to type::least.
/// If it is still too wide, it is shortened and ended by `…`.
void draw_line(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);
/// Draws a line like draw_line(), but breaks it into two lines if it would be shortened and `area` has room for two.
void draw_label(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);

} // namespace palazzo::ui
