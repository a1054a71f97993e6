#include "shell/games/palindromes/scene.hpp"

#include "shell/cards/hand.hpp"
#include "shell/cards/held.hpp"

#include <algorithm>
#include <variant>

namespace palazzo::palindromes::screen {
namespace {

using namespace ui;
using palindromes::PlacedCard;
using palindromes::View;

// Each card of the board has its own zone, because two players may take cards from the board at the same time.
constexpr ui::Zone first_board_zone = 1000;
constexpr ui::Zone board_zone(Card c) { return first_board_zone + c.index(); }
constexpr ui::Zone hand_zone(Seat s) { return s * 4; }
constexpr ui::Zone stock_zone(Seat s) { return s * 4 + 1; }
constexpr ui::Zone sets_zone(Seat s) { return s * 4 + 2; }

constexpr float fly_home = 0.45F;
constexpr float focus_reach = 6.0F; // width in logical pixels of the focus ring around a card

/// Builds the scene of a table part by part.
class Painter {
  public:
    Painter(const View& v, const Layout& layout, const SceneInput& scene_input)
        : v_(v), layout_(layout), scene_input_(scene_input) {}

    Scene paint() {
        add_anchors();
        add_stock();
        add_other();
        for (const PlacedCard& p : v_.table.board) add_on_board(p);
        for (const TakenLine& line : scene_input_.taken) add_taken(line);
        add_hand();
        add_taking();
        if (scene_input_.dealt) scene_.dealt_from = stock_zone(v_.me);
        return std::move(scene_);
    }

  private:
    void add_anchors() {
        for (Seat s = 0; s < palindromes::players; ++s) {
            const Rect& plate = s == v_.me ? layout_.own : layout_.other;
            const Pose at{{plate.x + plate.h / 2, plate.centre().y}, plate.h * 0.5F};
            scene_.anchors.push_back({sets_zone(s), at, false});
            const Pose held = layout_.held.h > 0 ? held_hand_anchor(layout_.held) : at;
            scene_.anchors.push_back(
                {s == v_.me ? stock_zone(s) : hand_zone(s), s == v_.me ? layout_.stock : held, true});
        }
        scene_.anchors.push_back({hand_zone(v_.me), {layout_.hand.centre(), layout_.hand_card}, false});
    }

    void add_stock() {
        const int count = v_.table.seat(v_.me).stock_count;
        const int layers = count > 12 ? 3 : count > 4 ? 2 : count > 0 ? 1 : 0;
        for (int i = layers; i > 0; --i) {
            Pose pose = layout_.stock;
            const float below = static_cast<float>(i - 1) * 1.5F;
            pose.centre = pose.centre + Point{below, below};
            scene_.add_card(Card::unknown(), pose, stock_zone(v_.me), i);
        }
    }

    void add_other() {
        const Seat other = palindromes::players - 1 - v_.me;
        add_held_hand(scene_, v_.table.seat(other).hand_count, layout_.held, hand_zone(other));
    }

    void add_hand() {
        std::vector<int> groups;
        for (std::size_t i = 0; i < v_.hand.size(); ++i) groups.push_back(static_cast<int>(i));
        const std::vector<Pose> poses = lay_out_hand(groups, layout_.hand, layout_.hand_card);
        const bool mine = !v_.table.is_over() && v_.table.turn == v_.me;
        for (std::size_t i = 0; i < v_.hand.size(); ++i) {
            const Card shown = scene_input_.closed ? Card::unknown() : v_.hand[i];
            Sprite& s = scene_.add_card(shown, poses[i], hand_zone(v_.me));
            s.from = stock_zone(v_.me);
            s.beat = scene_input_.mover == v_.me ? 1 : 0;
            if (scene_input_.closed) continue;
            s.tag = static_cast<int>(i);
            s.look.selected = v_.hand[i] == scene_input_.picked;
            s.look.playable = s.look.selected && mine;
            s.look.focused = s.tag == scene_input_.focused;
            s.look.hovered = s.tag == scene_input_.hovered;
            s.pose = lifted_pose(s.pose, s.look.selected ? selected_lift : s.look.hovered ? hover_lift : 0.0F);
            if (!s.look.selected || !scene_input_.drag) continue;
            s.held = true;
            s.pose.centre = s.pose.centre + *scene_input_.drag;
        }
    }

    void add_on_board(const PlacedCard& p) {
        Sprite& s = scene_.add_card(
            p.card, pose_on_square(scene_input_.camera, layout_.board, square_of(p.at)), board_zone(p.card));
        s.from = hand_zone(scene_input_.mover);
    }

    /// Adds the cards of a taken palindrome to the board. A card that has been added already, because it is in two
    /// lines, isn't added again.
    void add_taken(const TakenLine& line) {
        for (const PlacedCard& p : line.cards) {
            const auto lies = [&](const Sprite& s) { return s.zone == board_zone(p.card); };
            if (std::none_of(scene_.sprites.begin(), scene_.sprites.end(), lies)) add_on_board(p);
        }
    }

    /// Lets taken cards fly from the board to the player who took them.
    void add_taking() {
        for (const palindromes::Event& event : scene_input_.latest) {
            const auto* taken = std::get_if<palindromes::PalindromeTaken>(&event);
            if (taken == nullptr) continue;
            for (const Card c : taken->cards)
                scene_.exit_rules.push_back({board_zone(c), sets_zone(taken->seat), 0, fly_home});
        }
    }

    const View& v_;
    const Layout& layout_;
    const SceneInput& scene_input_;
    Scene scene_;
};

/// Returns a view that shows `squares` and the squares around them.
Camera board_camera(std::span<const Square> squares, Square last, const Layout& layout) {
    const Rect board = layout.board.inset(focus_reach, 0); // leaves room for a focus ring around a square at the edge
    const Rect& zoom = layout.zoom;
    const Camera whole = camera_showing(squares, board, layout.automatic_zoom, last);
    const bool hidden = std::any_of(squares.begin(), squares.end(), [&](Square s) {
        const Rect room = square_area(whole, board, s);
        return rects_overlap(room.inset(-room.w, -room.h), zoom);
    });
    if (!hidden) return whole;
    const bool upright = zoom.h > zoom.w;
    const bool at_left = zoom.centre().x < board.centre().x;
    const float left = at_left ? zoom.right() : board.x;
    const float right = at_left ? board.right() : zoom.x;
    const bool at_top = zoom.centre().y < board.centre().y;
    const float top = at_top ? zoom.bottom() : board.y;
    const float bottom = at_top ? board.bottom() : zoom.y;
    const Rect beside =
        upright ? Rect{left, board.y, right - left, board.h} : Rect{board.x, top, board.w, bottom - top};
    return panned_camera(
        camera_showing(squares, beside, layout.automatic_zoom, last), beside.centre() - board.centre());
}

} // namespace

bool is_on_board(const Sprite& s) { return s.zone >= first_board_zone; }

std::vector<Square> board_squares(const View& v) {
    std::vector<Square> squares;
    for (const PlacedCard& p : v.table.board) squares.push_back(square_of(p.at));
    if (squares.empty()) squares.push_back({});
    return squares;
}

Camera board_camera(const View& v, const Layout& layout) {
    return board_camera(board_squares(v), square_of(v.table.last), layout);
}

std::vector<TakenLine> taken_lines(const palindromes::Board& before, std::span<const palindromes::Event> latest) {
    std::vector<PlacedCard> lay(before.begin(), before.end());
    std::vector<TakenLine> lines;
    for (const palindromes::Event& event : latest) {
        if (const auto* placed = std::get_if<palindromes::CardPlaced>(&event))
            lay.push_back({placed->card, placed->at});
        const auto* taken = std::get_if<palindromes::PalindromeTaken>(&event);
        if (taken == nullptr) continue;
        TakenLine& line = lines.emplace_back();
        line.taker = taken->seat;
        for (const Card c : taken->cards) {
            const auto at = std::find_if(lay.begin(), lay.end(), [&](const PlacedCard& p) { return p.card == c; });
            if (at != lay.end()) line.cards.push_back(*at);
        }
    }
    return lines;
}

std::vector<Square> line_squares(std::span<const TakenLine> lines) {
    std::vector<Square> squares;
    for (const TakenLine& line : lines)
        for (const PlacedCard& p : line.cards) squares.push_back(square_of(p.at));
    return squares;
}

Camera taken_lines_camera(const Camera& shown, std::span<const TakenLine> lines, const View& v, const Layout& layout) {
    std::vector<Square> squares = line_squares(lines);
    const bool seen = std::all_of(squares.begin(), squares.end(), [&](Square s) {
        const Pose pose = pose_on_square(shown, layout.board, s);
        const Rect card = rect_around(pose.centre, pose.width, pose.height());
        return layout.board.contains({card.x, card.y}) && layout.board.contains({card.right(), card.bottom()})
            && !rects_overlap(card, layout.zoom);
    });
    if (seen) return shown;
    for (const PlacedCard& p : v.table.board) squares.push_back(square_of(p.at));
    return board_camera(squares, square_of(v.table.last), layout);
}

Scene scene_of(const View& v, const Layout& layout, const SceneInput& scene_input) {
    return Painter(v, layout, scene_input).paint();
}

} // namespace palazzo::palindromes::screen
