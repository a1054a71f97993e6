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
    Colour colour = 0; ///< 0: the theme's for text
    Align align = Align::left;
    Colour bold_colour = 0; ///< of bold runs; 0: as the rest
};

/// A piece of text that is never broken: a word, or part of one in another weight. Its suits (♠♥♦♣) are in UTF-8.
struct Word {
    std::string_view text;
    bool bold = false;
    bool space_before = false; ///< a break may fall before it
    bool new_line = false;     ///< a line ends before it

    friend bool operator==(const Word&, const Word&) = default;
};

/// Takes text with `**bold**` apart into words. The words point into `text`.
std::vector<Word> words_of(std::string_view text);

/// A word's left end, from the left end of its line, and its line.
struct PlacedWord {
    Word word;
    float x = 0.0F;
    int line = 0;
};

struct PlacedText {
    std::vector<PlacedWord> words;
    std::vector<float> line_widths;
};

/// Breaks words into lines no wider than `width` where they fit; a word wider than that has a line of its own.
/// `measure` gives the width of a word, `space` that of a blank.
PlacedText place_words(
    const std::vector<Word>& words, float width, float space, const std::function<float(const Word&)>& measure);

/// The width and height that text takes when broken at `width`.
Point measure_text(const Theme& theme, std::string_view text, const TextStyle& style, float width = 1e6F);
/// Draws text from the top left of `area`, broken at its width and aligned in it; returns the height it took.
float draw_text(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);
/// The style in the largest type, no larger than its own and no smaller than `least`, in which text broken at the
/// area's width is no higher than the area.
TextStyle fitting_style(
    const Theme& theme, const Rect& area, std::string_view text, TextStyle style, float least = type::least);
/// Draws one line in the middle of the height of `area`: in smaller type if it is too wide, down to type::least, and
/// shortened with … if it is too wide even so.
void draw_line(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);
/// Draws a line as draw_line() does; where it would be shortened and there is room for two lines, it is broken instead.
void draw_label(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style);

} // namespace palazzo::ui
