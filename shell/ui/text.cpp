#include "shell/ui/text.hpp"

#include "engine/core/utf8.hpp"
#include "shell/ui/glyphs.hpp"
#include "shell/ui/signs.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

namespace palazzo::ui {
namespace {

constexpr float leading = 1.12F; // factor by which the font's own line height is enlarged
constexpr float suit_size = 0.82F;

/// Returns the width of a suit in a line of text, in ems.
float suit_space(Suit s) { return s == Suit::diamonds ? 0.76F : 0.94F; }

constexpr float shape_space = 0.92F;
constexpr float shape_size = 0.68F;
constexpr int star_sign = letter_colour_count;

/// The fonts for the two weights in which a text is drawn.
struct Faces {
    Faces(const Theme& theme, const TextStyle& style)
        : plain(Glyphs::for_upright_text(theme, style.weight, style.size)),
          bold(Glyphs::for_upright_text(theme, std::max(style.weight, Weight::semibold), style.size)) {}
    const Glyphs& of(const Word& w) const { return w.bold ? bold : plain; }
    float em() const { return plain.height_of_capitals() / 0.7275F; }
    float width(const Word& w) const {
        float sum = 0;
        for (std::string_view rest = w.text; !rest.empty();) {
            const char32_t c = take_character(rest);
            const auto suit = suit_of(c);
            sum += suit ? em() * suit_space(*suit) : shape_index(c) ? em() * shape_space : of(w).width(c);
        }
        return sum;
    }
    PlacedText place(std::string_view text, float width_limit) const {
        return place_words(
            split_words(text), width_limit, plain.width(U' '), [this](const Word& w) { return width(w); });
    }
    Glyphs plain;
    Glyphs bold;
};

/// Returns the colour of a suit in a text of the colour `text`. Red suits are red if `text` is the usual colour of
/// texts or that of texts on highlighted plates. Otherwise a suit has the colour `text`.
Colour suit_ink(const Palette& colour, Suit suit, Colour text) {
    if (!is_red(suit)) return text;
    if (text == colour.text) return colour.red_on_plate;
    return text == colour.highlight_text ? colour.red_on_highlight : text;
}

void draw_word(const Canvas& canvas, const Faces& faces, const Word& word, Point baseline, Colour colour) {
    const Glyphs& glyphs = faces.of(word);
    const float em = faces.em();
    std::string_view rest = word.text;
    while (!rest.empty()) {
        const std::string_view from = rest;
        const char32_t c = take_character(rest);
        const std::optional<Suit> suit = suit_of(c);
        if (const auto shape = shape_index(c)) {
            const Point centre = baseline + Point{em * shape_space / 2, -glyphs.height_of_capitals() / 2};
            if (*shape == star_sign)
                draw_star(canvas, centre, em * shape_space, colour);
            else
                draw_colour_shape(canvas, *shape, centre, em * shape_size, colour);
            baseline.x += em * shape_space;
            continue;
        }
        if (!suit) {
            const std::string_view letter = from.substr(0, from.size() - rest.size());
            glyphs.draw(canvas, baseline, letter, colour);
            baseline.x += glyphs.width(letter);
            continue;
        }
        const Colour pip = suit_ink(canvas.colour(), *suit, colour);
        draw_suit(canvas, *suit, baseline + Point{em * suit_space(*suit) / 2, -glyphs.height_of_capitals() / 2},
            em * suit_size, pip);
        baseline.x += em * suit_space(*suit);
    }
}

float shift(TextAlignment align, float room) {
    switch (align) {
    case TextAlignment::centre: return room / 2;
    case TextAlignment::right: return room;
    case TextAlignment::left: break;
    }
    return 0;
}

/// Returns `text` without its last character, followed by “…”.
std::string shortened(std::string_view text) {
    if (text.ends_with("…")) text.remove_suffix(std::string_view("…").size());
    while (!text.empty() && is_continuation_byte(text.back())) text.remove_suffix(1);
    if (!text.empty()) text.remove_suffix(1);
    return std::string(text) + "…";
}

Colour ink(const Canvas& canvas, const TextStyle& style, const Word& word) {
    if (word.bold && style.bold_colour != 0) return style.bold_colour;
    return style.colour != 0 ? style.colour : canvas.colour().text;
}

} // namespace

std::vector<Word> split_words(std::string_view text) {
    std::vector<Word> words;
    Word word{text.substr(0, 0)};
    const auto finish = [&](std::size_t begin, std::size_t end) {
        word.text = text.substr(begin, end - begin);
        if (end > begin) {
            words.push_back(word);
            word.space_before = word.new_line = false;
        }
    };
    std::size_t begin = 0;
    std::size_t i = 0;
    while (i < text.size()) {
        const bool mark = text.substr(i, 2) == "**";
        if (!mark && text[i] != ' ' && text[i] != '\n') {
            ++i;
            continue;
        }
        finish(begin, i);
        if (mark)
            word.bold = !word.bold;
        else if (text[i] == ' ')
            word.space_before = true;
        else
            word.new_line = true;
        i += mark ? 2 : 1;
        begin = i;
    }
    finish(begin, i);
    return words;
}

PlacedText place_words(
    const std::vector<Word>& words, float width, float space, const std::function<float(const Word&)>& measure) {
    PlacedText placed;
    placed.line_widths.push_back(0);
    float x = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Word& word = words[i];
        const bool joined = i > 0 && !word.space_before && !word.new_line;
        if (!joined) {
            // Words that follow without a space between belong to the same piece, which must fit into the line as a
            // whole.
            float piece = measure(word);
            for (std::size_t k = i + 1; k < words.size() && !words[k].space_before && !words[k].new_line; ++k)
                piece += measure(words[k]);
            const float gap = x > 0 && word.space_before ? space : 0;
            if (word.new_line || (x > 0 && x + gap + piece > width)) {
                x = 0;
                placed.line_widths.push_back(0);
            } else {
                x += gap;
            }
        }
        placed.words.push_back({word, x, static_cast<int>(placed.line_widths.size()) - 1});
        x += measure(word);
        placed.line_widths.back() = x;
    }
    return placed;
}

Point measure_text(const Theme& theme, std::string_view text, const TextStyle& style, float width) {
    const Faces faces(theme, style);
    const PlacedText placed = faces.place(text, width);
    const float widest = *std::max_element(placed.line_widths.begin(), placed.line_widths.end());
    return {widest, std::ceil(faces.plain.line_height() * leading) * static_cast<float>(placed.line_widths.size())};
}

float draw_text(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style) {
    const Faces faces(*canvas.theme, style);
    const PlacedText placed = faces.place(text, area.w);
    const float line = std::ceil(faces.plain.line_height() * leading);
    const float down = (line - faces.plain.line_height()) / 2 + faces.plain.ascent();
    for (const PlacedWord& w : placed.words) {
        const float room = area.w - placed.line_widths[static_cast<std::size_t>(w.line)];
        const Point at{area.x + shift(style.align, room) + w.x, area.y + line * static_cast<float>(w.line) + down};
        draw_word(canvas, faces, w.word, at, ink(canvas, style, w.word));
    }
    return line * static_cast<float>(placed.line_widths.size());
}

TextStyle fitting_style(const Theme& theme, const Rect& area, std::string_view text, TextStyle style, float least) {
    const auto fits = [&] {
        const Point size = measure_text(theme, text, style, area.w);
        return size.x <= area.w && size.y <= area.h;
    };
    while (style.size > least && !fits()) style.size = std::max(least, style.size - 1);
    return style;
}

void draw_line(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& wanted) {
    TextStyle style = wanted;
    while (style.size > type::least && measure_text(*canvas.theme, text, style).x > area.w)
        style.size = std::max(type::least, style.size - 1);
    const Faces faces(*canvas.theme, style);
    std::string shown(text);
    while (shown.size() > 3 && faces.place(shown, 1e6F).line_widths.front() > area.w) shown = shortened(shown);
    const PlacedText placed = faces.place(shown, 1e6F);
    const float left = area.x + shift(style.align, area.w - placed.line_widths.front());
    // The line is centred by the height of its capitals, whose middle looks like the middle of the line.
    const float baseline = area.centre().y + faces.plain.height_of_capitals() / 2;
    for (const PlacedWord& w : placed.words)
        draw_word(canvas, faces, w.word, {left + w.x, baseline}, ink(canvas, style, w.word));
}

void draw_label(const Canvas& canvas, const Rect& area, std::string_view text, const TextStyle& style) {
    TextStyle smaller = style;
    smaller.size = std::max(type::least, style.size - 2);
    if (measure_text(*canvas.theme, text, smaller).x <= area.w) return draw_line(canvas, area, text, style);
    const TextStyle broken = fitting_style(*canvas.theme, area, text, smaller);
    const Point size = measure_text(*canvas.theme, text, broken, area.w);
    if (size.x > area.w || size.y > area.h) return draw_line(canvas, area, text, style);
    draw_text(canvas, {area.x, area.centre().y - size.y / 2, area.w, size.y}, text, broken);
}

} // namespace palazzo::ui
