#include "shell/games/palace/scene.hpp"

#include "engine/games/palace/notation.hpp"
#include "shell/cards/held.hpp"

#include <algorithm>
#include <numeric>
#include <variant>

namespace palazzo::palace::screen {
namespace {

using namespace ui;
using palace::Phase;
using palace::View;

constexpr int in_kind = 1000; // number of tags that are reserved for each kind of spot

constexpr ui::Zone pile_zone = 100;
constexpr ui::Zone draw_zone = 101;
constexpr ui::Zone burned_zone = 102;
constexpr ui::Zone hand_zone(Seat s) { return s * 4; }
constexpr ui::Zone up_zone(Seat s) { return s * 4 + 1; }
constexpr ui::Zone down_zone(Seat s) { return s * 4 + 2; }

/// Greatest number of cards of a pile that are drawn; the cards below them are covered anyway.
constexpr int shown_of_pile = 9;
constexpr int shown_of_draw = 3;

/// The movements of cards in the last move.
struct Story {
    palace::SetCards played; ///< Cards that were added to the pile.
    bool turned = false;     ///< True if the played card was turned over from a face-down slot or from the draw pile.
    bool from_draw_pile = false;
    bool took = false;
    Seat taker = 0; ///< Seat that took the pile.
    bool burned = false;
    bool swapped = false;
    bool began = false;
    int drawn = 0; ///< Number of drawn cards.

    void add(const palace::SetPlayed& e) { played = e.play.all_cards(); }
    void add(const palace::CardTurnedOver& e) {
        played = {e.card};
        turned = true;
        from_draw_pile = e.from_draw_pile;
    }
    void add(const palace::PileTaken& e) {
        took = true;
        taker = e.seat;
    }
    void add(const palace::PileBurned&) { burned = true; }
    void add(const palace::CardsDrawn& e) { drawn = e.cards; }
    void add(const palace::CardsSwapped&) { swapped = true; }
    void add(const palace::SeatLeads&) { began = true; }
    template <class Other>
    void add(const Other&) {}
};

Story story_of(std::span<const palace::Event> latest) {
    Story story;
    for (const palace::Event& event : latest) std::visit([&](const auto& e) { story.add(e); }, event);
    return story;
}

/// Builds the scene of a table, one zone after the other.
class Painter {
  public:
    Painter(const View& v, const TableLayout& layout, const SceneInput& scene_input)
        : v_(v), layout_(layout), scene_input_(scene_input), story_(story_of(scene_input.latest)) {}

    Scene paint() {
        add_anchors();
        add_burned();
        add_draw();
        for (int i = 1; i < v_.table.players(); ++i) {
            const SeatArea& place = layout_.others[static_cast<std::size_t>(i - 1)];
            const Seat seat = (v_.me + i) % v_.table.players();
            add_held_hand(scene_, v_.hand_count(seat), place.held, hand_zone(seat));
            add_palace(seat, lay_out_slots(slots(), place.palace, place.card));
        }
        add_pile();
        add_palace(v_.me, lay_out_slots(slots(), layout_.palace, layout_.palace_card));
        add_hand();
        add_movement();
        if (scene_input_.dealt) scene_.dealt_from = draw_zone;
        return std::move(scene_);
    }

  private:
    int slots() const { return slot_count(v_); }
    bool playing() const {
        return v_.table.phase == Phase::playing
            && (v_.table.need == palace::NeededAction::play || v_.table.need == palace::NeededAction::name_joker
                || v_.table.need == palace::NeededAction::add);
    }
    bool my_turn() const { return scene_input_.asks && palace::seats_to_act(v_.table).has(v_.me); }
    bool is_selected(int tag) const { return std::find(selected_.begin(), selected_.end(), tag) != selected_.end(); }

    void add_anchors() {
        scene_.anchors.push_back({draw_zone, layout_.draw, true});
        scene_.anchors.push_back({pile_zone, layout_.pile, false});
        scene_.anchors.push_back({burned_zone, layout_.burned, true});
        for (int i = 1; i < v_.table.players(); ++i) {
            const SeatArea& place = layout_.others[static_cast<std::size_t>(i - 1)];
            const Rect& plate = place.plate;
            // If the plate isn't centred, the avatar is at the left end of the palace.
            const float x = place.centred ? plate.centre().x : palace_left_edge(place, slots()) + plate.h / 2;
            const Pose at =
                place.held.h > 0 ? held_hand_anchor(place.held) : Pose{{x, plate.centre().y}, plate.h * 0.6F, 0};
            scene_.anchors.push_back({hand_zone((v_.me + i) % v_.table.players()), at, true});
        }
        const Rect& own = layout_.hand.w > 1 ? layout_.hand : layout_.palace;
        scene_.anchors.push_back({hand_zone(v_.me), {{own.centre().x, own.bottom()}, layout_.hand_card, 0}, true});
    }

    void add_burned() {
        if (v_.table.burned.empty()) return;
        Pose below = layout_.burned;
        below.angle -= 0.24F;
        if (v_.table.burned.size() > 4) lay_burned(below, 0).look.flat = true;
        lay_burned(layout_.burned, 1);
    }

    /// Adds a burned card at `pose`. If the last move burned cards, the added card only appears once they have arrived.
    Sprite& lay_burned(const Pose& pose, int slot) {
        Sprite& s = scene_.add_card(Card::unknown(), pose, burned_zone, slot);
        if (story_.burned) {
            s.from = burned_zone;
            s.beat = 3;
        }
        return s;
    }

    void add_draw() {
        const int layers = v_.draw_count > 16 ? shown_of_draw : v_.draw_count > 4 ? 2 : v_.draw_count > 0 ? 1 : 0;
        for (int i = layers; i > 0; --i) {
            const auto below = static_cast<float>(i - 1) * std::max(layout_.draw.width * 0.022F, 1.5F);
            Pose pose = layout_.draw;
            pose.centre = pose.centre + Point{below, below};
            // Slots are numbered from the top card, so that it is the lower cards that disappear when the draw pile
            // runs low.
            scene_.add_card(Card::unknown(), pose, draw_zone, i);
        }
    }

    void add_pile() {
        const auto& pile = v_.table.pile;
        const auto count = static_cast<int>(pile.size());
        const int last = fanned_card_count(v_, scene_input_.latest);
        for (int i = std::max(0, count - std::max(shown_of_pile, last)); i < count; ++i) {
            const palace::LaidCard& laid = pile[static_cast<std::size_t>(i)];
            Sprite& s = scene_.add_card(laid.card, pile_pose(i, count, last, layout_.pile), pile_zone, i);
            s.from = source();
            s.tag = tag_of({Spot::SpotKind::pile, 0});
            s.look.flat = i < count - last - 2;
            if (v_.table.derived.is_wild(laid.card) && laid.rank < rank_count) s.look.stands_for = rank_at(laid.rank);
        }
        if (v_.table.turned.is_none()) return;
        Sprite& s = scene_.add_card(v_.table.turned, layout_.pile, pile_zone, count);
        s.from = source();
    }

    /// Returns the zone from which cards were moved to the pile in the last move.
    ui::Zone source() const {
        if (story_.from_draw_pile || story_.began || story_.played.empty()) return draw_zone;
        return story_.turned ? down_zone(scene_input_.mover) : hand_zone(scene_input_.mover);
    }

    void add_palace(Seat seat, const std::vector<SlotPoses>& poses) {
        const auto& open = v_.table.seat(seat);
        for (int slot = 0; slot < slots(); ++slot) {
            const auto i = static_cast<std::size_t>(slot);
            if (v_.has_face_down_card(seat, slot)) {
                Sprite& s = scene_.add_card(Card::unknown(), poses[i].down, down_zone(seat), slot);
                if (seat == v_.me && !scene_input_.closed) look_of_down(s, slot);
            }
            // The viewer sees their own choice of face-up cards even before the other players have chosen theirs.
            Card up = slot < static_cast<int>(open.up.size()) ? open.up[i] : Card::none();
            if (seat == v_.me && slot < static_cast<int>(v_.chosen.size())) up = v_.chosen[i];
            if (up.is_none()) continue;
            Sprite& s = scene_.add_card(up, poses[i].up, up_zone(seat), slot);
            s.from = hand_zone(seat);
            if (seat == v_.me && !scene_input_.closed) look_of_own(s, {Spot::SpotKind::up, slot}, {up, true});
        }
    }

    void look_of_down(Sprite& s, int slot) {
        const bool open = slot < static_cast<int>(v_.table.seat(v_.me).up.size())
            && !v_.table.seat(v_.me).up[static_cast<std::size_t>(slot)].is_none();
        if (open) return;
        s.tag = tag_of({Spot::SpotKind::down, slot});
        s.look.playable = my_turn() && playing() && palace::active_zone(v_) == palace::Zone::face_down;
        s.look.focused = s.tag == scene_input_.focused;
        s.look.hovered = s.look.playable && s.tag == scene_input_.hovered;
        s.look.selected = slot == scene_input_.selection.down;
        if (s.look.selected)
            s.pose = lifted_pose(s.pose, selected_lift * 0.6F);
        else if (s.look.hovered)
            s.pose = lifted_pose(s.pose, hover_lift);
    }

    /// Sets the look of a card of the viewer's hand or face-up cards: whether it is playable, picked, hovered or
    /// dragged.
    void look_of_own(Sprite& s, const Spot& spot, const PickedCard& pick) {
        s.tag = tag_of(spot);
        const bool pickable = can_pick(v_, pick.up);
        const bool up_at_rest = pick.up && !pickable;
        s.look.selected = is_selected(s.tag);
        const bool acts = playing() && my_turn() && pickable;
        s.look.playable =
            acts && (s.look.selected ? is_playable(v_, pick) : can_be_part_of_move(v_, scene_input_.selection, pick));
        if (s.look.selected) s.look.stands_for = shown_wild_rank(v_, scene_input_.selection, pick);
        const bool fine = s.look.selected ? goes_on_ : s.look.playable;
        s.look.dimmed = playing() && my_turn() && !up_at_rest && !fine;
        s.look.focused = s.tag == scene_input_.focused;
        s.look.hovered = pickable && s.tag == scene_input_.hovered;
        const float rest = s.look.playable ? playable_lift : 0.0F;
        const float lift = s.look.selected ? selected_lift : s.look.hovered ? rest + hover_lift : rest;
        s.pose = lifted_pose(s.pose, pick.up ? lift * 0.6F : lift);
        if (std::find(scene_input_.dragged.begin(), scene_input_.dragged.end(), s.tag) == scene_input_.dragged.end())
            return;
        s.held = true;
        s.pose.centre = s.pose.centre + scene_input_.drag;
    }

    void add_hand() {
        const std::vector<Card> hand = sorted_hand(v_);
        std::vector<int> groups = hand_groups(v_);
        // Ranks that nobody may see group no cards.
        if (scene_input_.closed) std::iota(groups.begin(), groups.end(), 0);
        const std::vector<Pose> poses = lay_out_hand(groups, layout_.hand, layout_.hand_card);
        for (std::size_t i = 0; i < hand.size(); ++i) {
            const Card shown = scene_input_.closed ? Card::unknown() : hand[i];
            Sprite& s = scene_.add_card(shown, poses[i], hand_zone(v_.me), -1);
            s.from = story_.took && story_.taker == v_.me ? pile_zone : draw_zone;
            if (scene_input_.mover == v_.me && !story_.played.empty()) s.beat = 1;
            if (!scene_input_.closed) look_of_own(s, {Spot::SpotKind::hand, static_cast<int>(i)}, {hand[i], false});
        }
    }

    void add_movement() {
        const Seat mover = scene_input_.mover;
        const ui::Zone to = story_.burned ? burned_zone : hand_zone(story_.took ? story_.taker : mover);
        if (story_.burned)
            scene_.exit_rules.push_back({pile_zone, burned_zone, 1, 0.40F});
        else if (story_.took)
            scene_.exit_rules.push_back({pile_zone, to, story_.turned ? 1 : 0, 0.32F});
        if (story_.swapped) scene_.exit_rules.push_back({up_zone(mover), hand_zone(mover), 0, 0.26F});
        // Cards that this move both added to the pile and removed from it are shown as `PassingCard`s, which move to
        // the pile and away from it.
        if (story_.burned || (story_.took && story_.turned)) {
            scene_.pause = story_.took ? 0.75F : 0.25F;
            const ui::Zone from = source();
            for (const Card c : story_.played) {
                PassingCard v{c, from, layout_.pile, to};
                v.or_from = up_zone(mover);
                if (story_.took && story_.taker == v_.me) v.to = nowhere;
                scene_.passing_cards.push_back(v);
            }
        }
        if (mover == v_.me) return;
        for (int i = 0; i < std::min(story_.drawn, 4); ++i)
            scene_.passing_cards.push_back({Card::unknown(), draw_zone, std::nullopt, hand_zone(mover), 1});
    }

    const View& v_;
    const TableLayout& layout_;
    const SceneInput& scene_input_;
    Story story_;
    std::vector<int> selected_ = selected_tags(v_, scene_input_.selection);
    /// True if the selection is a legal move, or can become one.
    bool goes_on_ = can_become_legal(v_, scene_input_.selection);
    Scene scene_;
};

} // namespace

int slot_count(const View& v) { return std::max(v.table.derived.layout.down, v.table.derived.layout.up); }

int tag_of(const Spot& s) { return static_cast<int>(s.kind) * in_kind + s.index; }

std::optional<Spot> spot_of(int tag) {
    if (tag < 0) return std::nullopt;
    return Spot{static_cast<Spot::SpotKind>(tag / in_kind), tag % in_kind};
}

std::vector<Card> sorted_hand(const View& v) { return palace::cards_in_rank_order(v.table.derived, v.hand); }

std::vector<int> hand_groups(const View& v) {
    std::vector<int> groups;
    for (const Card c : sorted_hand(v)) groups.push_back(c.is_joker() ? rank_count : index_of(c.rank()));
    return groups;
}

SpaceNeeds space_needs(const View& v) {
    SpaceNeeds needs;
    needs.others = v.table.players() - 1;
    needs.slots = slot_count(v);
    needs.hand = hand_shape_of(hand_groups(v));
    needs.draw = v.draw_count > 0;
    needs.burned = !v.table.burned.empty();
    needs.palace_in_play = v.hand.empty() && v.table.phase != Phase::choosing && v.table.is_still_in(v.me);
    return needs;
}

std::optional<PickedCard> card_at_spot(const View& v, const Spot& spot) {
    const auto i = static_cast<std::size_t>(spot.index);
    if (spot.kind == Spot::SpotKind::hand) {
        const auto hand = sorted_hand(v);
        if (i < hand.size()) return PickedCard{hand[i], false};
    }
    if (spot.kind == Spot::SpotKind::up) {
        const auto& up = v.table.seat(v.me).up;
        if (i < up.size() && !up[i].is_none()) return PickedCard{up[i], true};
    }
    return std::nullopt;
}

std::vector<int> selected_tags(const View& v, const Selection& s) {
    std::vector<int> tags;
    const auto take = [&](Spot::SpotKind kind, int count) {
        Selection left = s;
        for (int i = 0; i < count; ++i) {
            const auto pick = card_at_spot(v, {kind, i});
            if (!pick) continue;
            const auto at = std::find(left.picks.begin(), left.picks.end(), *pick);
            if (at == left.picks.end()) continue;
            left.picks.erase(at);
            tags.push_back(tag_of({kind, i}));
        }
    };
    take(Spot::SpotKind::hand, v.hand.size());
    take(Spot::SpotKind::up, slot_count(v));
    return tags;
}

std::optional<Seat> mover_of(std::span<const palace::Event> latest) {
    for (const palace::Event& event : latest) {
        if (const auto* e = std::get_if<palace::SetPlayed>(&event)) return e->seat;
        if (const auto* e = std::get_if<palace::CardTurnedOver>(&event)) return e->seat;
        if (const auto* e = std::get_if<palace::PileTaken>(&event)) return e->seat;
    }
    return std::nullopt;
}

int last_played_count(const View& v, std::span<const palace::Event> latest) {
    const auto& pile = v.table.pile;
    const palace::SetCards played = story_of(latest).played;
    if (played.size() > pile.size()) return 1;
    // The cards that were played last only count if they are still on top of the pile.
    for (std::size_t i = 0; i < played.size(); ++i) {
        const std::size_t from = pile.size() - played.size();
        const bool there = std::any_of(
            pile.begin() + from, pile.end(), [&](const palace::LaidCard& l) { return l.card == played[i]; });
        if (!there) return 1;
    }
    return std::max(static_cast<int>(played.size()), 1);
}

int fanned_card_count(const View& v, std::span<const palace::Event> latest) {
    const auto& pile = v.table.pile;
    std::size_t run = 0;
    while (run < pile.size() && pile[pile.size() - 1 - run].rank == pile[pile.size() - 1].rank) ++run;
    return std::max(static_cast<int>(run), last_played_count(v, latest));
}

Scene scene_of(const View& v, const TableLayout& layout, const SceneInput& scene_input) {
    return Painter(v, layout, scene_input).paint();
}

} // namespace palazzo::palace::screen
