// How everything looks, as one plain value: colours, fonts and sizes. Screens pass it on; nothing looks anything up.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seats.hpp"
#include "shell/ui/geometry.hpp"

#include <imgui.h>

#include <array>

namespace palazzo::ui {

using Colour = ImU32;

/// A colour from 0xRRGGBB and an opacity from 0 to 1.
constexpr Colour rgb(unsigned hex, float alpha = 1.0F) {
    const auto a = static_cast<unsigned>(alpha * 255.0F + 0.5F);
    return ((hex >> 16) & 0xFFU) << IM_COL32_R_SHIFT | ((hex >> 8) & 0xFFU) << IM_COL32_G_SHIFT
        | (hex & 0xFFU) << IM_COL32_B_SHIFT | a << IM_COL32_A_SHIFT;
}
/// From `a` (t = 0) to `b` (t = 1), opacity too.
Colour mix(Colour a, Colour b, float t);
/// The same colour, its opacity multiplied.
Colour faded(Colour c, float opacity);

/// Which table, by its cloth: green, blue and wine red, a quiet dark one, a light one. Settings keep the number.
enum class TableTheme { green, dark, light, blue, wine };
inline constexpr int table_theme_count = 5;

/// Which back the cards have. Settings keep the number.
enum class CardBack { stripes, lattice, scales, stars };
inline constexpr int card_back_count = 4;

struct Palette {
    Colour table_centre, table_middle, table_edge; ///< the radial table
    Colour plate;                                  ///< behind text on the table
    Colour plate_strong;                           ///< buttons
    Colour panel;                                  ///< large tiles, lighter than the table
    Colour sheet;                                  ///< sheets and dialogs, opaque
    Colour line;                                   ///< hairlines and fields on plates and sheets
    Colour text, text_soft;                        ///< on the table, plates and sheets
    Colour red_on_plate, red_on_turn;              ///< red suits in text
    Colour turn, turn_text, turn_soft;             ///< the plate of the seat to act
    Colour accent, accent_text, accent_edge;       ///< what can be done now, nothing else
    Colour danger;
    Colour shadow; ///< at its darkest
    Colour scrim;  ///< over the table below a sheet
    Colour face_top, face_bottom, face_edge, face_dimmed;
    Colour ink, red, green, blue, violet;                   ///< suits; violet the joker
    std::array<Colour, 4> letters;                          ///< frames of letter cards: red, blue, green, yellow
    Colour star;                                            ///< on letter cards
    Colour court_gold, court_cream, court_skin, court_hair; ///< of the figures on jacks, queens and kings
    std::array<Colour, seat_limit> seats;                   ///< avatars
};

Palette palette(TableTheme look);

/// A card's back: the ground, the pattern on it, and the line round it.
struct BackColours {
    Colour ground, pattern, line;
};
BackColours colours_of(CardBack back);

/// Sizes of type in logical pixels.
namespace type {
inline constexpr float title = 30.0F;
inline constexpr float heading = 20.0F;
inline constexpr float text = 16.0F;
inline constexpr float detail = 13.0F;
inline constexpr float least = 12.0F; ///< what is too long for its place is set no smaller
} // namespace type

/// Distances on the 4-point grid.
namespace space {
inline constexpr float unit = 4.0F;
inline constexpr float gap = 8.0F;
inline constexpr float margin = 16.0F;
inline constexpr float touch = 48.0F;  ///< buttons; nothing to touch is below 44
inline constexpr float radius = 14.0F; ///< buttons and plates
inline constexpr float tile = 20.0F;   ///< radius of large tiles and sheets
} // namespace space

enum class Weight { regular, semibold };

/// As shell/ui/fonts.hpp loads them.
struct Fonts {
    ImFont* regular = nullptr;
    ImFont* semibold = nullptr;
};

struct Theme {
    Palette colour = palette(TableTheme::green);
    Fonts font;
    bool four_colour = false; ///< clubs green and diamonds blue
    bool large_index = false; ///< larger ranks on the cards, and neither pips nor figures
    CardBack back = CardBack::stripes;

    ImFont* face(Weight w) const;
    /// A suit's colour on a card's face.
    Colour suit(Suit s) const;
    Colour seat(Seat s) const { return colour.seats[static_cast<std::size_t>(s % seat_limit)]; }
};

/// Sets ImGui up so that nothing of its own look shows, and the keyboard moves between widgets.
void apply_style(const Theme& theme);

/// Where and with what to draw.
struct Canvas {
    ImDrawList* list = nullptr;
    const Theme* theme = nullptr;

    const Palette& colour() const { return theme->colour; }
};

inline ImVec2 im(Point p) { return {p.x, p.y}; }
inline Point from_im(ImVec2 v) { return {v.x, v.y}; }
/// How many physical pixels make a logical one.
float density();

} // namespace palazzo::ui
