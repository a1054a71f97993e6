#include "shell/games/palabra/layout.hpp"

#include "shell/cards/held.hpp"
#include "shell/games/header.hpp"
#include "shell/ui/theme.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::palabra::screen {
namespace {

using namespace ui;

constexpr float header_height = 48;
constexpr float row_step = 1.06F;  // distance from one card to the next, in card widths
constexpr float usual_word = 5.0F; // number of letters of a word on the table for which there is room at full size
constexpr float rack_cards = 7;
constexpr float tool = 44;

Rect whole(const Rect& r) { return {std::round(r.x), std::round(r.y), std::round(r.w), std::round(r.h)}; }

/// A way to divide an area among the other players. Each player's plate is above the word or beside it.
struct Grid {
    int columns = 1;
    bool beside = false;
    float plate = 0; ///< Height of the plate.
    float side = 0;  ///< Width of a plate that is beside the word.
    float card = 0;
    float cell = 0; ///< Height of the area of one player.
    float held = 0; ///< Height of the hand above the plate, which is included in `cell`.
};

constexpr float column_gap = 10;
constexpr float row_gap = 8;
constexpr float line_plate = 24; ///< Height of a plate with a single line of text.
/// Height of the small plate with a word's worth. If the player's plate is beside the word, the small plate is below
/// the player's plate.
constexpr float chip = 24;
constexpr float below_plate = 6;
constexpr float widest_plate = 300; ///< Greatest width of a plate that is above the word.

/// Returns the height of a plate for which the height `share` is available. The plate has two lines of text if there is
/// room, otherwise one.
float plate_height(float share) { return share < two_line_plate ? line_plate : std::min(std::round(share), 44.0F); }

float usual_card(float width) { return width / (usual_word * row_step); }

/// Returns the grid in which the plates are above the words.
Grid stacked(int columns, float width, float height, float widest) {
    Grid g{columns};
    g.plate = plate_height(height * 0.38F);
    const float card = std::min({(height - g.plate - below_plate) / card_ratio, usual_card(width), widest});
    g.card = std::floor(card);
    g.cell = g.plate + below_plate + g.card * card_ratio;
    return g;
}

/// Returns the grid in which the plates are at the left of the words, with the words' worth below the plates.
Grid beside(int columns, float width, float height, float widest) {
    Grid g{columns, true};
    g.side = std::round(std::clamp(width * 0.355F, 108.0F, 210.0F));
    g.plate = plate_height(height - chip - 4);
    const float left = g.plate + 4 + chip;
    g.card = std::floor(std::min({height / card_ratio, usual_card(width - g.side - 10), widest}));
    if (left > height) g.card = 0; // marks the grid as impossible, because there is too little room
    g.cell = std::max(left, g.card * card_ratio);
    return g;
}

int rows_of(const Grid& g, int others) { return (others + g.columns - 1) / g.columns; }

/// Returns how good a grid is: it is better if its cards are large, and if its rows are full.
float worth_of(const Grid& g, int others) { return g.card * (others % g.columns == 0 ? 1.0F : 0.9F); }

/// Returns the grid for the other players in `area` that is best by `worth_of`. If several are about equally good,
/// returns the one that needs the least height.
Grid grid_of(const Rect& area, int others, float widest) {
    constexpr float least_cell = 88;
    const auto total = [&](const Grid& g) { return static_cast<float>(rows_of(g, others)) * g.cell; };
    Grid best;
    for (int columns = 1; columns <= std::min(others, 4); ++columns) {
        const auto c = static_cast<float>(columns);
        const auto rows = static_cast<float>((others + columns - 1) / columns);
        const float width = (area.w - column_gap * (c - 1)) / c;
        const float height = (area.h - row_gap * (rows - 1)) / rows;
        if (width < least_cell) continue;
        for (const Grid& g : {stacked(columns, width, height, widest), beside(columns, width, height, widest)}) {
            const float more = worth_of(g, others) - worth_of(best, others);
            if (more > 0.5F || (more > -0.5F && total(g) < total(best))) best = g;
        }
    }
    return best;
}

/// Returns the grid with hands above the plates. `spare` is the height that is left in each row; the hands use as much
/// of it as they can.
Grid with_hands(Grid g, float spare) {
    constexpr float least = 20; // least width of a hand's cards; `most` is the greatest
    constexpr float most = 40;
    constexpr float apart = 10;
    const float held = std::floor(std::min(spare - apart, held_hand_height(most)));
    if (held < held_hand_height(least)) return g;
    g.held = held;
    g.cell += held;
    return g;
}

SeatArea seat_below_hand(const Rect& cell, const Grid& g) {
    SeatArea seat;
    seat.card = g.card;
    const float word = g.card * card_ratio;
    if (!g.beside) {
        seat.plate = whole({cell.x, cell.y, std::min(cell.w, widest_plate), g.plate});
        seat.worth = seat.plate;
        seat.word = whole({cell.x, cell.y + g.plate + below_plate, cell.w, word});
        return seat;
    }
    const float top = cell.y + (cell.h - g.plate - 4 - chip) / 2;
    seat.plate = whole({cell.x, top, g.side, g.plate});
    seat.worth = whole({cell.x, top + g.plate + 4, g.side, chip});
    seat.word = whole({cell.x + g.side + 10, cell.y + (cell.h - word) / 2, cell.w - g.side - 10, word});
    return seat;
}

SeatArea seat_in(const Rect& cell, const Grid& g) {
    SeatArea seat = seat_below_hand({cell.x, cell.y + g.held, cell.w, cell.h - g.held}, g);
    // The fan of cards begins a little to the right of the plate's edge, above the avatar.
    const float left = space::unit;
    seat.held = whole({seat.plate.x + left, seat.plate.y - g.held, std::min(seat.plate.w - left, 130.0F), g.held});
    return seat;
}

/// Places the other players in rows. The height that is left is first used for their hands, and then for the gaps
/// between the rows.
void place_others(Layout& out, const Rect& area, int others, float widest) {
    const Grid bare = grid_of(area, others, widest);
    const auto c = static_cast<float>(bare.columns);
    const int rows = rows_of(bare, others);
    const Grid grid = with_hands(bare, area.h / static_cast<float>(rows) - bare.cell);
    float width = (area.w - column_gap * (c - 1)) / c;
    float left = area.x;
    if (grid.columns == 1) {
        // Plate and usual word together are in the middle of the area. Longer words have room at the right.
        const float room = grid.beside ? grid.side + 10 : 0;
        const float usual = std::max(room + usual_word * row_step * grid.card, grid.beside ? 0.0F : widest_plate);
        left += std::max((area.w - usual) / 2, 0.0F);
        width = std::min(area.right() - left, room + 7.5F * row_step * grid.card);
    }
    const float spare = area.h - static_cast<float>(rows) * grid.cell;
    const float gap = std::clamp(spare / static_cast<float>(rows), 4.0F, 26.0F);
    const float top = area.y + std::max(spare - gap * static_cast<float>(rows - 1), 0.0F) * 0.35F;
    for (int i = 0; i < others; ++i) {
        const float x = left + static_cast<float>(i % grid.columns) * (width + column_gap);
        const float y = top + static_cast<float>(i / grid.columns) * (grid.cell + gap);
        out.others.push_back(seat_in({x, y, width, grid.cell}, grid));
    }
}

/// Places the viewer's buttons, tools, rack and tray, in this order from the bottom upwards. Returns the top of the
/// tray.
float place_own(Layout& out, const Rect& area, bool tight) {
    const float gap = tight ? 5.0F : 8.0F;
    const float button = tight ? 46.0F : 52.0F;
    float y = area.bottom() - button;
    const float main = std::round(area.w * 0.64F);
    out.main_button = whole({area.right() - main, y, main, button});
    out.side_button = whole({area.x, y, area.w - main - 10, button});
    y -= gap + tool;
    out.tools = whole({area.x, y, area.w, tool});
    const float widest = tight ? 54.0F : 84.0F;
    out.rack_card = std::floor(std::min(area.w / (rack_cards * row_step + 0.1F), widest));
    const float rack = out.rack_card * (card_ratio + 0.14F);
    y -= gap + rack;
    out.rack = whole({area.x, y, area.w, rack});
    out.tray_card = std::floor(out.rack_card * 1.04F);
    const float cards = out.tray_card * (card_ratio + 0.10F);
    const float head = 24;
    const float score = 24;
    const float pad = tight ? 6.0F : 10.0F;
    const float tray = pad + head + 4 + cards + 4 + score + pad * 0.6F;
    y -= gap + tray;
    out.tray = whole({area.x, y, area.w, tray});
    out.tray_head = whole({area.x + 14, y + pad, area.w - 28, head});
    out.tray_cards = whole({area.x + 10, y + pad + head + 4, area.w - 20, cards});
    out.tray_score = whole({area.x + 12, out.tray_cards.bottom() + 4, area.w - 24, score});
    return y - gap;
}

/// Places the parts of the header in a window that is `width` wide.
void place_header(Layout& out, const Rect& header, float width) {
    out.header = header;
    const float left = games::left_buttons_width(width);
    out.timer = {
        out.header.right() - games::right_buttons_width - header_height, out.header.y, header_height, header_height};
    const float title = out.header.x + left;
    out.title = {title, out.header.y, out.timer.x - 8 - title, header_height};
}

/// Places the viewer's plate at the left of `row`, and the viewer's word beside it.
void place_own_word(Layout& out, const Rect& row) {
    const float plate = std::min(row.w * 0.46F, 200.0F);
    const float height = std::min(row.h, 52.0F);
    out.own.plate = whole({row.x, row.centre().y - height / 2, plate, height});
    out.own.worth = out.own.plate;
    out.own.word = whole({row.x + plate + 10, row.y, row.w - plate - 10, row.h});
    out.own.card = std::floor(row.h / card_ratio);
}

/// Places the draw pile and the discard pile side by side if there is room for them.
void place_piles(Layout& out, const Rect& area) {
    constexpr float label = 20;
    const float card = std::floor(std::min({(area.h - label - 6) / card_ratio, area.w / 2.6F, 84.0F}));
    if (card < 36) return;
    out.piles = true;
    const Point middle{area.centre().x, area.y + (area.h - label) / 2};
    constexpr float labels_apart = 54; // half of the longer label plus half of the gap between the labels
    const float apart = std::max(card * 0.72F, labels_apart);
    out.draw = {{std::round(middle.x - apart), std::round(middle.y)}, card};
    out.discard = {{std::round(middle.x + apart), std::round(middle.y)}, card};
    const float y = std::round(middle.y + card * card_ratio / 2 + 4);
    out.draw_label = {out.draw.centre.x - 60 - card * 0.1F, y, 120, label};
    out.discard_label = {out.discard.centre.x - 60 + card * 0.1F, y, 120, label};
}

/// Places the draw pile behind the title and the discard pile above the window, for layouts without room for them.
/// Cards still fly to and from these places.
void hide_piles(Layout& out) {
    out.draw = {{out.title.centre().x, out.header.centre().y}, 26};
    out.discard = {{out.title.centre().x, -30}, 40};
}

/// Returns the layout for phones in portrait, and for windows that aren't much wider than high: all areas are one below
/// the other.
Layout lay_out_upright(float width, float height, int others) {
    Layout out;
    const float margin = width < 360 ? 10.0F : width < 600 ? 14.0F : 28.0F;
    const bool tight = height < 700;
    place_header(out, {margin, 8, width - 2 * margin, header_height}, width);
    const float inner = std::min(width - 2 * margin, 720.0F);
    const float bottom = height - (tight ? 8.0F : 14.0F);
    float y = place_own(out, {(width - inner) / 2, 0, inner, bottom}, tight);
    // The other players get more height the more of them there are, so the viewer's own word gets less.
    const float own = tight ? 34.0F : std::clamp(height * (others == 1 ? 0.08F : 0.04F), 44.0F, 96.0F);
    y -= own;
    place_own_word(out, {(width - inner) / 2, y, inner, own});
    const float message = tight ? 40.0F : 48.0F;
    y -= 6 + message;
    out.message = whole({margin, y, width - 2 * margin, message});
    const float top = out.header.bottom() + 8;
    const float wide = std::min(width - 2 * margin, 980.0F);
    Rect area{(width - wide) / 2, top, wide, y - 8 - top};
    // If the other players need less than their area, the piles are between them and the message.
    const float widest = others <= 2 ? 76.0F : 72.0F;
    const Grid grid = grid_of(area, others, widest);
    const int rows = rows_of(grid, others);
    const float spare = area.h - static_cast<float>(rows) * (grid.cell + 14);
    constexpr float least_piles = 96;
    if (spare > least_piles) {
        const float hands = static_cast<float>(rows) * held_hand_height(28);
        const float piles = std::min((spare > least_piles + hands ? spare - hands : spare) * 0.9F, 150.0F);
        place_piles(out, {area.x, area.bottom() - piles, area.w, piles});
        area.h -= piles + 8;
    }
    if (!out.piles) hide_piles(out);
    place_others(out, area, others, widest);
    return out;
}

/// Returns the layout for wide windows: the other players are at the top. Below them, the viewer's word is at the left,
/// rack and tray are in the middle, and the piles are at the right.
Layout lay_out_wide(float width, float height, int others) {
    Layout out;
    const float margin = 28;
    place_header(out, {margin, 8, width - 2 * margin, header_height}, width);
    const float own = std::clamp(width * 0.46F, 480.0F, 680.0F);
    const float left = (width - own) / 2;
    float y = place_own(out, {left, 0, own, height - 18}, height < 720);
    y -= 48;
    out.message = whole({left, y, own, 44});
    const float side = left - margin - 24;
    const float plate = 52;
    out.own.plate = whole({margin, height - 18 - plate, std::min(side, 250.0F), plate});
    out.own.worth = out.own.plate;
    // The cards of the viewer's word are at most as large as the cards of the other players' words can be.
    out.own.card = std::floor(std::min(usual_card(side), 84.0F));
    const float word = out.own.card * card_ratio;
    out.own.word = whole({margin, out.own.plate.y - 10 - word, side, word});
    place_piles(out, {left + own + 24, out.rack.y - 30, side, height - 24 - out.rack.y + 30});
    if (!out.piles) hide_piles(out);
    const float top = out.header.bottom() + 12;
    const float wide = std::min(width - 2 * margin, 1320.0F);
    place_others(out, {(width - wide) / 2, top, wide, y - 16 - top}, others, 84);
    return out;
}

/// Returns the width of a rack card at which rack and tray together are `height` high. `extras` is the height of their
/// parts that aren't cards.
float low_card(float height, float extras) {
    return (height - extras) / (card_ratio + 0.14F + 1.04F * (card_ratio + 0.10F));
}

/// Places the viewer's buttons, tools, rack and tray in a window of little height. Tray and rack get the height that
/// the buttons leave, so that their cards can be read on any screen. Returns whether there was also room for the tools.
bool place_own_low(Layout& out, const Rect& area) {
    constexpr float gap = 4;
    constexpr float button = 44;
    constexpr float line = 20;
    constexpr float pad = 4;
    constexpr float comfortable = 44; // least width of a rack card at which there is room for the tools
    const float extras = button + 2 * gap + 2 * pad + 2 * line + 4;
    const bool tools = low_card(area.h, extras + tool + gap) >= comfortable;
    float y = area.bottom() - button;
    const float main = std::round(area.w * 0.64F);
    out.main_button = whole({area.right() - main, y, main, button});
    out.side_button = whole({area.x, y, area.w - main - 10, button});
    if (tools) {
        y -= gap + tool;
        out.tools = whole({area.x, y, area.w, tool});
    }
    const float fits = low_card(area.h, extras + (tools ? tool + gap : 0));
    out.rack_card = std::floor(std::min({area.w / (rack_cards * row_step + 0.1F), 54.0F, fits}));
    const float rack = std::floor(out.rack_card * (card_ratio + 0.14F));
    y -= gap + rack;
    out.rack = whole({area.x, y, area.w, rack});
    out.tray_card = std::floor(out.rack_card * 1.04F);
    const float cards = std::floor(out.tray_card * (card_ratio + 0.10F));
    const float tray = 2 * pad + 2 * line + 4 + cards;
    y -= gap + tray;
    out.tray = whole({area.x, y, area.w, tray});
    out.tray_head = whole({area.x + 12, y + pad, area.w - 24, line});
    out.tray_cards = whole({area.x + 8, out.tray_head.bottom() + 2, area.w - 16, cards});
    out.tray_score = whole({area.x + 12, out.tray_cards.bottom() + 2, area.w - 24, line});
    return tools;
}

/// Returns the layout for phones in landscape. The header and the other players are at the left. Tray, rack and buttons
/// are at the right and use the whole height, because players mostly look at the word that they put together. If the
/// height is small, the tools are at the left as well.
Layout lay_out_low(float width, float height, int others) {
    Layout out;
    const float margin = 12;
    const bool very_low = height < 320;
    const float half = std::round((width - 2 * margin - 16) * 0.5F);
    const float right = width - margin - half;
    // In the smallest windows, the buttons of the header need more than half of the width.
    const bool across = games::left_buttons_width(width) + games::right_buttons_width > half;
    const float top_of_own = across ? 4 + header_height + 2 : 4.0F;
    place_header(out, {margin, 4, across ? width - 2 * margin : half, header_height}, width);
    const float bottom = height - (very_low ? 4.0F : 8.0F);
    const bool tools = place_own_low(out, {right, top_of_own, half, bottom - top_of_own});
    float y = bottom;
    if (!tools) {
        y -= tool;
        out.tools = whole({margin, y, half, tool});
        y -= 4;
    }
    const float own = very_low ? 30.0F : 36.0F;
    y -= own;
    place_own_word(out, {margin, y, half, own});
    const float message = very_low ? 30.0F : 40.0F;
    y -= 4 + message;
    out.message = whole({margin, y, half, message});
    hide_piles(out);
    const float top = out.header.bottom() + 2;
    place_others(out, {margin, top, half, y - 4 - top}, others, 60);
    return out;
}

} // namespace

Layout lay_out_table(float width, float height, int others) {
    if (height < 560 && width > height) return lay_out_low(width, height, others);
    return width >= 1000 && width > height ? lay_out_wide(width, height, others)
                                           : lay_out_upright(width, height, others);
}

Layout left_handed_layout(Layout layout) {
    const float left = std::min(layout.main_button.x, layout.side_button.x);
    const float right = std::max(layout.main_button.right(), layout.side_button.right());
    for (Rect* button : {&layout.main_button, &layout.side_button})
        *button = mirrored_horizontally(*button, left + right);
    return layout;
}

std::vector<Pose> lay_out_row(int cards, const Rect& area, float widest, bool centred) {
    std::vector<Pose> poses;
    if (cards == 0) return poses;
    const auto n = static_cast<float>(cards);
    const float fits = (area.w - 1) / (n * row_step - (row_step - 1));
    // If there are many cards, they are first made smaller. They overlap only if they would otherwise be too small to
    // be read.
    const float card = std::floor(std::clamp(fits, std::min(widest, 20.0F), widest));
    const float step = cards > 1 ? std::min(card * row_step, (area.w - card) / (n - 1)) : 0.0F;
    const float used = card + step * (n - 1);
    const float left = centred ? area.centre().x - used / 2 : area.x;
    for (int i = 0; i < cards; ++i)
        poses.push_back({{left + card / 2 + step * static_cast<float>(i), area.centre().y}, card});
    return poses;
}

} // namespace palazzo::palabra::screen
