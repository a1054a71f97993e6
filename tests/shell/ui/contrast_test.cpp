// Texts can be read on every table, and everybody can distinguish suits of four colours.
#include "shell/pages/plot.hpp"
#include "shell/ui/theme.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

using namespace palazzo;
using ui::Colour;
using ui::Palette;

namespace {

/// Red, green and blue in linear light, from 0 to 1.
using Light = std::array<double, 3>;

double part(Colour c, int shift) { return static_cast<double>((c >> shift) & 0xFFU) / 255.0; }
double opacity(Colour c) { return part(c, IM_COL32_A_SHIFT); }

/// Returns the colour that is seen if `c` is drawn on the opaque background `ground`. The colours are blended as on the
/// screen, not in linear light.
Colour over(Colour ground, Colour c) {
    const double a = opacity(c);
    Colour out = 0xFFU << IM_COL32_A_SHIFT;
    for (const int shift : {IM_COL32_R_SHIFT, IM_COL32_G_SHIFT, IM_COL32_B_SHIFT})
        out |= static_cast<Colour>(std::lround(255 * (part(c, shift) * a + part(ground, shift) * (1 - a)))) << shift;
    return out;
}

double linear(double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); }
Light light(Colour c) {
    return {linear(part(c, IM_COL32_R_SHIFT)), linear(part(c, IM_COL32_G_SHIFT)), linear(part(c, IM_COL32_B_SHIFT))};
}

/// Returns the contrast of two colours as the Web Content Accessibility Guidelines 2.1 define it.
double contrast(Colour text, Colour ground) {
    const auto luminance = [](Colour c) {
        const Light l = light(c);
        return 0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2];
    };
    const double a = luminance(over(ground, text));
    const double b = luminance(ground);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

std::vector<Colour> tables_of(const Palette& p) { return {p.table_centre, p.table_middle, p.table_edge}; }

/// Returns all backgrounds that text can have on a table.
std::vector<Colour> grounds_of(const Palette& p) {
    std::vector<Colour> all{p.sheet, over(p.sheet, p.plate), over(p.sheet, p.plate_strong)};
    for (const Colour table : tables_of(p)) {
        all.push_back(table);
        for (const Colour plate : {p.plate, p.plate_strong, p.panel}) all.push_back(over(table, plate));
        all.push_back(over(over(table, p.panel), p.plate_strong)); // the ground of a button on a tile
    }
    // On the tables of games text may also be where the light on the table is brightest. These tables have plates but
    // no tiles.
    const Colour lit = over(p.table_centre, p.light);
    for (const Colour ground : {lit, over(lit, p.plate), over(lit, p.plate_strong)}) all.push_back(ground);
    return all;
}

using Matrix = std::array<Light, 3>;

/// Matrices for normal sight and for three kinds of colour blindness. Each converts a colour in linear RGB into the
/// colour that people with this sight see. Source: Machado, Oliveira and Fernandes (2009), at severity 1.
constexpr std::array<std::pair<const char*, Matrix>, 4> sights{{
    {"all colours", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
}};

Light seen(const Matrix& sight, Light l) {
    Light out{};
    for (std::size_t i = 0; i < 3; ++i)
        out[i] = std::clamp(sight[i][0] * l[0] + sight[i][1] * l[1] + sight[i][2] * l[2], 0.0, 1.0);
    return out;
}

/// Returns a colour in CIE L*a*b* for daylight (D65).
Light lab(Light l) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124 * l[0] + 0.3576 * l[1] + 0.1805 * l[2]) / 0.9505);
    const double y = f(0.2126 * l[0] + 0.7152 * l[1] + 0.0722 * l[2]);
    const double z = f((0.0193 * l[0] + 0.1192 * l[1] + 0.9505 * l[2]) / 1.089);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(Light a, Light b) {
    const Light p = lab(a);
    const Light q = lab(b);
    return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

template <class Check>
void on_all_tables(Check&& check) {
    for (int i = 0; i < ui::table_theme_count; ++i) {
        INFO("table " << i);
        check(ui::palette(static_cast<ui::TableTheme>(i)));
    }
}

constexpr double readable = 4.5;

} // namespace

TEST_CASE("Text can be read on every table, plate, tile and sheet", "[contrast]") {
    on_all_tables([](const Palette& p) {
        for (const Colour ground : grounds_of(p)) {
            INFO(std::hex << ground);
            CHECK(contrast(p.text, ground) >= readable);
            CHECK(contrast(p.text_soft, ground) >= readable);
        }
    });
}

TEST_CASE("Text can be read on the plate of the seat whose turn it is, and on the main button", "[contrast]") {
    on_all_tables([](const Palette& p) {
        CHECK(contrast(p.highlight_text, p.highlight_plate) >= readable);
        CHECK(contrast(p.highlight_soft, p.highlight_plate) >= readable);
        CHECK(contrast(p.red_on_highlight, p.highlight_plate) >= readable);
        CHECK(contrast(p.accent_text, p.accent) >= readable);
    });
}

TEST_CASE("Red suits in text can be read on every plate", "[contrast]") {
    on_all_tables([](const Palette& p) {
        for (const Colour table : tables_of(p)) CHECK(contrast(p.red_on_plate, over(table, p.plate)) >= readable);
    });
}

TEST_CASE("The index of a card can be read on every face, with two colours of suits and with four", "[contrast]") {
    on_all_tables([](const Palette& p) {
        for (const Colour ink : {p.ink, p.red, p.green, p.blue, p.violet})
            for (const Colour face : {p.face_top, p.face_bottom}) CHECK(contrast(ink, face) >= readable);
    });
}

TEST_CASE("The robe and the frame of every figure contrast with the ground behind it", "[contrast]") {
    constexpr double seen_well = 3;
    on_all_tables([](const Palette& p) {
        for (std::size_t i = 0; i < p.courts.size(); ++i) {
            INFO("suit " << i);
            const ui::CourtColours& court = p.courts[i];
            const std::array suits{p.ink, p.red, i == 2 ? p.blue : p.red, i == 3 ? p.green : p.ink, p.violet};
            for (const Colour c : {court.robe, court.lining, suits[i], p.ink})
                CHECK(contrast(c, court.ground) >= seen_well);
            CHECK(contrast(p.ink, court.skin) >= seen_well); // the ink of the eyes can be seen on the skin
        }
    });
}

TEST_CASE("Suits of four colours can be distinguished with colour blindness", "[contrast]") {
    constexpr double apart = 15; // distance by CIE 1976; a difference can be seen at a glance from about 10
    on_all_tables([](const Palette& p) {
        const std::array suits{p.ink, p.red, p.green, p.blue};
        for (const auto& [name, sight] : sights)
            for (std::size_t a = 0; a < suits.size(); ++a)
                for (std::size_t b = 0; b < a; ++b) {
                    INFO(name << ", " << a << " and " << b);
                    CHECK(difference(seen(sight, light(suits[a])), seen(sight, light(suits[b]))) >= apart);
                }
    });
}

TEST_CASE("Lines of a chart contrast with their background on every table", "[contrast]") {
    constexpr double seen_well = 3;
    for (int i = 0; i < ui::table_theme_count; ++i) {
        ui::Theme theme;
        theme.colour = ui::palette(static_cast<ui::TableTheme>(i));
        const Colour ground = over(theme.colour.sheet, theme.colour.line);
        for (Seat seat = 0; seat < seat_limit; ++seat) {
            INFO("table " << i << ", seat " << seat);
            CHECK(contrast(pages::line_colour(theme, seat), ground) >= seen_well);
        }
    }
}
