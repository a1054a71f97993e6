#include "shell/games/example/scene.hpp"

#include "engine/games/example/play.hpp"
#include "shell/cards/hand.hpp"

#include <algorithm>
#include <cmath>

namespace palazzo::example::screen {
namespace {

constexpr float header_height = 48;
constexpr float plate_height = 44;
constexpr float gap = 8;
constexpr int plates_in_a_row = 3;
constexpr float widest_plate = 240;
constexpr float widest_column = 150; // greatest width of a suit's column, in logical pixels

constexpr ui::Zone hand_zone(Seat seat) { return 1 + seat; }
constexpr ui::Zone rows_zone = 0;

/// Places the plates of the other players, at most three side by side. Returns the bottom of the last row of plates.
float lay_others(Layout& out, const ui::Rect& area, int others) {
    const int columns = std::min(others, plates_in_a_row);
    const float room = (area.w - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    const float width = std::min(room, widest_plate);
    const float left = area.x + (room - width) * static_cast<float>(columns) / 2;
    float bottom = area.y;
    for (int i = 0; i < others; ++i) {
        const float x = left + static_cast<float>(i % columns) * (width + gap);
        const float y = area.y + static_cast<float>(i / columns) * (plate_height + gap);
        out.others.push_back({std::round(x), y, std::floor(width), plate_height});
        bottom = y + plate_height;
    }
    return bottom;
}

/// Builds the scene of a table part by part.
class Painter {
  public:
    Painter(const View& v, const Layout& layout) : v_(v), layout_(layout) {}

    ui::Scene paint(std::span<const Event> latest, int focused, bool closed) {
        add_anchors();
        // The cards of each column are laid from the top down, so that one corner of every card stays visible.
        for (int suit = 0; suit < suit_count; ++suit) {
            const Row& row = v_.table.row(suit_at(suit));
            for (int rank = row.high; rank >= row.low; --rank) add_played(Card(rank_at(rank), suit_at(suit)), latest);
        }
        add_hand(focused, closed);
        return std::move(scene_);
    }

  private:
    void add_anchors() {
        scene_.anchors.push_back({hand_zone(v_.me), {layout_.hand.centre(), layout_.hand_card}, false});
        for (std::size_t i = 0; i < layout_.others.size(); ++i) {
            const Seat seat = (v_.me + 1 + static_cast<Seat>(i)) % v_.table.options.players;
            scene_.anchors.push_back({hand_zone(seat), {layout_.others[i].centre(), layout_.card * 0.5F}, true});
        }
    }

    void add_played(Card card, std::span<const Event> latest) {
        ui::Sprite& sprite = scene_.add_card(card, pose_in_column(layout_, card), rows_zone);
        for (const Event& event : latest)
            if (const auto* played = std::get_if<CardPlayed>(&event); played != nullptr && played->card == card)
                sprite.from = hand_zone(played->seat);
    }

    void add_hand(int focused, bool closed) {
        std::vector<int> places;
        for (std::size_t i = 0; i < v_.hand.size(); ++i) places.push_back(static_cast<int>(i));
        const auto poses = ui::lay_out_hand(places, layout_.hand, layout_.hand_card);
        const bool mine = seats_to_act(v_.table).has(v_.me);
        for (std::size_t i = 0; i < v_.hand.size(); ++i) {
            ui::Sprite& sprite = scene_.add_card(closed ? Card::unknown() : v_.hand[i], poses[i], hand_zone(v_.me));
            if (closed) continue;
            sprite.tag = static_cast<int>(i);
            sprite.look.playable = mine && can_be_played(v_.table, v_.hand[i]);
            sprite.look.focused = sprite.tag == focused;
            if (sprite.look.playable) sprite.pose = ui::lifted_pose(sprite.pose, ui::playable_lift);
        }
    }

    const View& v_;
    const Layout& layout_;
    ui::Scene scene_;
};

} // namespace

Layout lay_out_table(float width, float height, int players) {
    Layout out;
    const float margin = width < 900 ? 14.0F : 28.0F;
    const float inner = width - 2 * margin;
    out.header = {margin, gap, inner, header_height};
    const float top = lay_others(out, {margin, out.header.bottom() + gap, inner, 0}, players - 1) + gap;

    // The other areas are placed from the bottom upwards. The rows of cards get the room that is left.
    out.hand_card = std::floor(std::clamp(std::min(width * 0.18F, height * 0.12F), 40.0F, 100.0F));
    // If the hand has two rows, the suits of the upper row stay visible.
    const float hand = std::floor(out.hand_card * ui::card_ratio * 1.6F);
    out.hand = {margin, height - gap - hand, inner, hand};
    const float own = out.hand.y - gap - plate_height;
    const float pair = std::min(inner, 2 * widest_plate);
    out.own = {std::floor((width - pair) / 2), own, std::floor(pair * 0.6F), plate_height};
    out.pass = {out.own.right() + gap, own, pair - out.own.w - gap, plate_height};
    out.message = {out.own.x, own - gap - plate_height, pair, plate_height};
    const float columns = std::min(inner, suit_count * widest_column);
    out.rows = {std::floor((width - columns) / 2), top, columns, out.message.y - gap - top};
    out.card = std::floor(std::clamp(std::min(inner / 5, out.rows.h * 0.24F / ui::card_ratio), 24.0F, 96.0F));
    return out;
}

ui::Pose pose_in_column(const Layout& layout, Card card) {
    const float height = layout.card * ui::card_ratio;
    const float step = (layout.rows.h - height) / static_cast<float>(rank_count - 1);
    const float column = layout.rows.w / suit_count;
    const auto from_top = static_cast<float>(rank_count - 1 - index_of(card.rank()));
    return {{layout.rows.x + column * (static_cast<float>(index_of(card.suit())) + 0.5F),
                layout.rows.y + height / 2 + from_top * step},
        layout.card};
}

ui::Scene scene_of(const View& v, const Layout& layout, std::span<const Event> latest, int focused, bool closed) {
    return Painter(v, layout).paint(latest, focused, closed);
}

} // namespace palazzo::example::screen
