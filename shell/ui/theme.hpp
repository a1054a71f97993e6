// The look of the whole program as one value: colours, fonts and sizes. Screens receive it as a parameter; there is no
// global theme.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/seats.hpp"
#include "shell/ui/geometry.hpp"

#include <imgui.h>

#include <array>

namespace palazzo::ui {

using Colour = ImU32;

/// Returns the colour `hex`, written as 0xRRGGBB, with the opacity `alpha`, which is from 0 to 1.
constexpr Colour rgb(unsigned hex, float alpha = 1.0F) {
    const auto a = static_cast<unsigned>(alpha * 255.0F + 0.5F);
    return ((hex >> 16) & 0xFFU) << IM_COL32_R_SHIFT | ((hex >> 8) & 0xFFU) << IM_COL32_G_SHIFT
        | (hex & 0xFFU) << IM_COL32_B_SHIFT | a << IM_COL32_A_SHIFT;
}
/// Returns a mixture of two colours and of their opacities: `a` if `t` is 0, `b` if `t` is 1.
Colour mix(Colour a, Colour b, float t);
/// Returns the colour with its opacity multiplied by `opacity`.
Colour faded_colour(Colour c, float opacity);

/// The colour of the table. With `by_game`, each game has the cloth that belongs to it, and the pages outside games are
/// dark stone. Settings store the colour as the enumerator's number.
enum class TableTheme { green, dark, light, blue, wine, by_game };
inline constexpr int table_theme_count = 6;

/// The pattern on the backs of cards. Settings store the pattern as the enumerator's number.
enum class CardBack { stripes, lattice, scales, stars, loggia };
inline constexpr int card_back_count = 5;

/// Colours that all figures of a suit have in common.
struct CourtColours {
    Colour ground, robe, lining, skin, hair;
};

struct Palette {
    Colour table_centre, table_middle, table_edge; ///< Radial gradient of the table, from the middle outwards.
    Colour plate;                                  ///< Background of text on the table.
    Colour plate_strong;                           ///< Background of secondary buttons.
    Colour panel;                                  ///< Background of large tiles, lighter than the table.
    Colour sheet;                                  ///< Background of sheets and dialogs, opaque.
    Colour line;                                   ///< Colour of hairlines, and of fields on plates and sheets.
    Colour inlay, inlay_strong;                    ///< Colours of ornaments in the table, and beside titles.
    Colour light;                                  ///< The brightest part of the light on the table.
    Colour text, text_soft;                        ///< Colours of text on the table, plates and sheets.
    Colour red_on_plate, red_on_highlight;         ///< Colours of red suits on usual and on highlighted plates.
    Colour highlight_plate, highlight_text, highlight_soft; ///< Plate of the seat to act, and texts on this plate.
    Colour accent, accent_text, accent_edge;                ///< Colours of things that the player can do now.
    Colour danger;
    Colour shadow; ///< Darkest part of a shadow.
    Colour scrim;  ///< Scrim that covers the table behind a sheet.
    Colour face_top, face_bottom, face_edge, face_dimmed;
    Colour ink, red, green, blue, violet; ///< Colours of the suits; violet is the joker's.
    std::array<Colour, 4> letters;        ///< Colours of letter cards' frames: red, blue, green, yellow.
    Colour star;                          ///< Colour of the star on letter cards.
    Colour court_gold, court_cream;       ///< Colours that the figures of all suits and the joker share.
    std::array<CourtColours, 5> courts;   ///< Colours of the figures of each suit, then the joker's.
    std::array<Colour, seat_limit> seats; ///< Colours of the avatars of the seats.
};

/// Returns the colours of a table. For `by_game`, returns the colours of the pages outside games.
Palette palette(TableTheme look);

/// Colours of a card's back: the ground, the pattern on the ground, and the line around the pattern.
struct BackColours {
    Colour ground, pattern, line;
};
BackColours back_colours(CardBack back);

/// Font sizes in logical pixels.
namespace type {
inline constexpr float title = 30.0F;
inline constexpr float heading = 20.0F;
inline constexpr float text = 16.0F;
inline constexpr float detail = 13.0F;
inline constexpr float least = 12.0F; ///< Smallest size, to which a text is reduced if it is too long for its place.
} // namespace type

/// Distances and sizes in logical pixels.
namespace space {
inline constexpr float unit = 4.0F;
inline constexpr float gap = 8.0F;
inline constexpr float margin = 16.0F;
inline constexpr float button_size = 48.0F; ///< Size of buttons; nothing that can be pressed is smaller than 44.
inline constexpr float radius = 14.0F;      ///< Corner radius of buttons and plates.
inline constexpr float tile_radius = 20.0F; ///< Corner radius of large tiles and sheets.
} // namespace space

enum class Weight { regular, semibold, display };

/// The fonts that load_fonts() has passed to ImGui.
struct Fonts {
    ImFont* regular = nullptr;
    ImFont* semibold = nullptr;
    ImFont* display = nullptr; ///< Font of titles, which consists of Roman capitals and small capitals.
};

struct Theme {
    Palette colour = palette(TableTheme::green);
    Fonts font;
    bool four_colour = false; ///< True if clubs are green and diamonds are blue.
    bool large_index = false; ///< True if cards have larger ranks, but neither pips nor figures.
    CardBack card_back = CardBack::loggia;

    ImFont* font_of(Weight w) const;
    /// Returns a suit's colour on a card's face.
    Colour suit_colour(Suit s) const;
    Colour seat_colour(Seat s) const { return colour.seats[static_cast<std::size_t>(s % seat_limit)]; }
};

/// Configures ImGui so that nothing of ImGui's own look shows, and so that the keyboard can move between controls.
void apply_style(const Theme& theme);

/// The draw list that functions draw on, and the theme that they draw with.
struct Canvas {
    ImDrawList* list = nullptr;
    const Theme* theme = nullptr;

    const Palette& colour() const { return theme->colour; }
};

inline ImVec2 to_im(Point p) { return {p.x, p.y}; }
inline Point from_im(ImVec2 v) { return {v.x, v.y}; }
/// Returns the number of physical pixels per logical pixel.
float pixel_density();

} // namespace palazzo::ui
