#include "shell/pages/board_picture.hpp"

#include "shell/cards/art.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>

namespace palazzo::pages {
namespace {

using namespace ui;

constexpr float widest_card = 44.0F;
constexpr float hand_share = 0.22F; ///< of the width, for the card in hand

std::vector<Square> squares_of(const BoardPicture& picture) {
    std::vector<Square> squares;
    for (const auto& c : picture.cards) squares.push_back(c.at);
    for (const auto& m : picture.marks) squares.push_back(m.at);
    return squares;
}

/// How many rows or columns the squares take.
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

void draw_mark(const Canvas& canvas, const Pose& pose, BoardPicture::Mark mark) {
    using Mark = BoardPicture::Mark;
    const Palette& colour = canvas.colour();
    const Rect room = around(pose.centre, pose.width, pose.height());
    const Colour ink = mark == Mark::allowed ? colour.accent : mark == Mark::refused ? colour.danger : colour.seats[1];
    if (mark == Mark::whole) {
        draw_plate(canvas, room.inset(-3), faded(ink, 0.6F), 6);
        return;
    }
    draw_plate(canvas, room, faded(ink, mark == Mark::refused ? 0.10F : 0.26F), 4);
    canvas.list->AddRect(im({room.x, room.y}), im({room.right(), room.bottom()}), faded(ink, 0.9F), 4, 0, 1.5F);
    const Icon sign = mark == Mark::allowed ? Icon::check : mark == Mark::refused ? Icon::close : Icon::plus;
    draw_icon(canvas, sign, pose.centre, pose.width * 0.5F, ink);
}

} // namespace

float height_of(const BoardPicture& picture, float width) {
    const float rows = span_of(picture, [](Square s) { return s.y; });
    return (rows + 0.4F) * card_width(picture, width) * row_step;
}

void draw_board_picture(const Canvas& canvas, const Rect& area, const BoardPicture& picture) {
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
    for (const auto& m : picture.marks) draw_mark(canvas, pose_on(camera, board, m.at), m.mark);
    for (const auto& c : picture.cards) draw_card(canvas, c.card, pose_on(camera, board, c.at));
    if (hand)
        draw_card(canvas, picture.in_hand, {{area.x + area.w * hand_share * 0.55F, area.centre().y}, card * 1.15F});
}

} // namespace palazzo::pages
