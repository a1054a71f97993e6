#include "shell/pages/picture.hpp"

#include "shell/cards/art.hpp"
#include "shell/cards/hand.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float widest_card = 44.0F;
constexpr float hand_share = 0.22F; ///< Part of the picture's width that the card in hand gets.

std::vector<Square> squares_of(const BoardPicture& picture) {
    std::vector<Square> squares;
    for (const auto& c : picture.cards) squares.push_back(c.at);
    for (const auto& m : picture.marks) squares.push_back(m.at);
    return squares;
}

/// Returns the number of rows or columns that the squares span. `side` returns the row or the column of a square.
template <class Side>
float span_of(const BoardPicture& picture, Side&& side) {
    const auto squares = squares_of(picture);
    if (squares.empty()) return 1;
    const auto [low, high] =
        std::minmax_element(squares.begin(), squares.end(), [&](Square a, Square b) { return side(a) < side(b); });
    return static_cast<float>(side(*high) - side(*low) + 1);
}

float card_width(const BoardPicture& picture, float width) {
    const float columns = span_of(picture, [](Square s) { return s.x; });
    return std::min(widest_card, width * (1 - hand_share) / (columns * column_step));
}

void draw_mark(const Canvas& canvas, const Pose& pose, BoardPicture::BoardMark mark) {
    using Mark = BoardPicture::BoardMark;
    const Palette& colour = canvas.colour();
    const Rect room = rect_around(pose.centre, pose.width, pose.height());
    const Colour ink = mark == Mark::allowed ? colour.accent : mark == Mark::refused ? colour.danger : colour.seats[1];
    if (mark == Mark::whole) {
        draw_plate(canvas, room.inset(-3), faded_colour(ink, 0.6F), 6);
        return;
    }
    draw_plate(canvas, room, faded_colour(ink, mark == Mark::refused ? 0.10F : 0.26F), 4);
    canvas.list->AddRect(
        to_im({room.x, room.y}), to_im({room.right(), room.bottom()}), faded_colour(ink, 0.9F), 4, 0, 1.5F);
    const Icon sign = mark == Mark::allowed ? Icon::check : mark == Mark::refused ? Icon::close : Icon::plus;
    draw_icon(canvas, sign, pose.centre, pose.width * 0.5F, ink);
}

// The code from here on draws a CardsPicture; the code above draws a BoardPicture.

constexpr float pad = 12.0F;
constexpr float caption_height = 20.0F;
constexpr float between_groups = 18.0F;
constexpr float between_rows = 12.0F;
/// Height of the part of a face-down card that is visible above the card on it, in card widths.
constexpr float back_shift = 0.2F;

using Group = CardsPicture::CardGroup;
using CardRow = std::vector<Group>;

/// Returns the width of a group in card widths.
float width_of(const Group& group) { return 1 + static_cast<float>(group.cards.size() - 1) * group.step; }

/// Returns the width of the cards, which is the same in all rows: the widest row fits into `width`.
float card_width(const CardsPicture& picture, float width) {
    float card = widest_card;
    for (const CardRow& row : picture.rows) {
        float cards = 0;
        for (const Group& group : row) cards += width_of(group);
        const float gaps = static_cast<float>(row.size() - 1) * between_groups;
        card = std::min(card, (width - 2 * pad - gaps) / cards);
    }
    return card;
}

/// Returns the height by which face-down or raised cards extend above the other cards of a row.
float headroom(const CardRow& row, float card) {
    const bool backs = std::any_of(row.begin(), row.end(), [](const Group& g) { return g.on_backs; });
    const bool raised = std::any_of(row.begin(), row.end(), [](const Group& g) {
        return std::any_of(g.cards.begin(), g.cards.end(), [](const auto& c) { return c.look.playable; });
    });
    return card * (backs ? back_shift : raised ? playable_lift : 0.0F);
}

float height_of(const CardRow& row, float card) { return caption_height + headroom(row, card) + card * card_ratio; }

void draw_group(const Canvas& canvas, Point at, float card, const Group& group) {
    for (std::size_t i = 0; i < group.cards.size(); ++i) {
        const auto& shown = group.cards[i];
        const Pose pose{
            {at.x + card * (0.5F + static_cast<float>(i) * group.step), at.y + card * card_ratio / 2}, card};
        if (group.on_backs) draw_card(canvas, palazzo::Card::unknown(), lifted_pose(pose, back_shift));
        draw_card(canvas, shown.face, shown.look.playable ? lifted_pose(pose, playable_lift) : pose, shown.look);
    }
}

TextStyle caption_style(const Canvas& canvas) { return {type::detail, Weight::regular, canvas.colour().text_soft}; }

float width_of(const Canvas& canvas, const Group& group, float card) {
    const float caption = measure_text(*canvas.theme, group.caption, caption_style(canvas)).x + 1;
    return std::max(width_of(group) * card, caption);
}

float width_of(const Canvas& canvas, const CardRow& row, float card) {
    float width = static_cast<float>(row.size() - 1) * between_groups;
    for (const Group& group : row) width += width_of(canvas, group, card);
    return width;
}

void draw_card_row(const Canvas& canvas, const Rect& area, float card, const CardRow& row) {
    float x = area.x;
    for (const Group& group : row) {
        const float width = width_of(canvas, group, card);
        draw_line(canvas, {x, area.y, width, caption_height - 4}, group.caption, caption_style(canvas));
        draw_group(canvas, {x, area.bottom() - card * card_ratio}, card, group);
        x += width + between_groups;
    }
}

} // namespace

float height_of(const CardsPicture& picture, float width) {
    const float card = card_width(picture, width);
    float height = 2 * pad - between_rows;
    for (const CardRow& row : picture.rows) height += height_of(row, card) + between_rows;
    return height;
}

void draw_picture(const Canvas& canvas, const Rect& area, const CardsPicture& picture) {
    draw_plate(canvas, area, canvas.colour().line, 12);
    const float card = card_width(picture, area.w);
    // The picture as a whole is centred, and all its rows begin at the same x.
    float widest = 0;
    for (const CardRow& row : picture.rows) widest = std::max(widest, width_of(canvas, row, card));
    const Rect inside{area.x + (area.w - widest) / 2, area.y, widest, area.h};
    float y = area.y + pad;
    for (const CardRow& row : picture.rows) {
        const float height = height_of(row, card);
        draw_card_row(canvas, {inside.x, y, inside.w, height}, card, row);
        y += height + between_rows;
    }
}

float height_of(const BoardPicture& picture, float width) {
    const float rows = span_of(picture, [](Square s) { return s.y; });
    return (rows + 0.4F) * card_width(picture, width) * row_step;
}

void draw_picture(const Canvas& canvas, const Rect& area, const BoardPicture& picture) {
    draw_plate(canvas, area, canvas.colour().line, 12);
    const auto squares = squares_of(picture);
    if (squares.empty()) return;
    const bool hand = !picture.in_hand.is_none();
    const float card = card_width(picture, area.w);
    const Rect board{area.x + (hand ? area.w * hand_share : 0), area.y, area.w * (1 - (hand ? hand_share : 0)), area.h};
    const auto [left, right] =
        std::minmax_element(squares.begin(), squares.end(), [](Square a, Square b) { return a.x < b.x; });
    const auto [low, high] =
        std::minmax_element(squares.begin(), squares.end(), [](Square a, Square b) { return a.y < b.y; });
    const Camera camera{{static_cast<float>(left->x + right->x) / 2, static_cast<float>(low->y + high->y) / 2}, card};
    for (const auto& m : picture.marks) draw_mark(canvas, pose_on_square(camera, board, m.at), m.mark);
    for (const auto& c : picture.cards) draw_card(canvas, c.card, pose_on_square(camera, board, c.at));
    if (hand)
        draw_card(canvas, picture.in_hand, {{area.x + area.w * hand_share * 0.55F, area.centre().y}, card * 1.15F});
}

} // namespace palazzo::pages
