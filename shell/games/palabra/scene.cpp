#include "shell/games/palabra/scene.hpp"

#include "shell/cards/hand.hpp"
#include "shell/cards/held.hpp"
#include "shell/games/palabra/panels.hpp"
#include "shell/games/palabra/readings.hpp"

#include <algorithm>
#include <variant>

namespace palazzo::palabra::screen {
namespace {

using namespace ui;
using palabra::Meld;
using palabra::Tile;
using palabra::View;

constexpr ui::Zone hand_zone(Seat s) { return s * 4; }
constexpr ui::Zone word_zone(Seat s) { return s * 4 + 1; }
/// Zone of the cards that a seat has laid face down in simultaneous play.
constexpr ui::Zone laid_zone(Seat s) { return s * 4 + 2; }
constexpr ui::Zone draw_zone = 1000;
constexpr ui::Zone discard_zone = 1001;
constexpr ui::Zone copy_zone = 1003; ///< Zone of the letters of another player's word that are also shown in the tray.

constexpr float to_read = 0.5F; ///< Time for which the cards of a shave are shown on the word, in seconds.
constexpr float cover = 1.0F;   ///< Distance of a shaving card below the letter in the tray, in card widths.
constexpr float visit = 0.70F;  ///< Distance of a shaving card below the letter on the table, in card widths.

char letter_of(const palabra::LaidCard& l) {
    return l.card.is_blank() && l.letter < palabra::letter_count ? palabra::to_char(l.letter) : '\0';
}

/// Builds the scene of a table part by part.
class Painter {
  public:
    Painter(const View& v, const Layout& layout, const SceneInput& scene_input)
        : v_(v), layout_(layout), scene_input_(scene_input) {}

    Scene paint() {
        add_anchors();
        add_piles();
        add_hands();
        for (Seat s = 0; s < v_.table.players(); ++s) add_word(s);
        for (Seat s = 0; s < v_.table.players(); ++s) add_laid(s);
        add_tray();
        add_rack();
        add_pre_play();
        if (scene_input_.dealt) scene_.dealt_from = draw_zone;
        return std::move(scene_);
    }

  private:
    void add_anchors() {
        for (Seat s = 0; s < v_.table.players(); ++s) {
            const SeatArea& place = seat_area(v_, s, layout_);
            const Rect& plate = place.plate;
            const Pose beside{{plate.x + plate.h / 2, plate.centre().y}, plate.h * 0.5F};
            const Pose at = place.held.h > 0 ? held_hand_anchor(place.held) : beside;
            const bool own = s == v_.me;
            scene_.anchors.push_back({hand_zone(s), own ? Pose{layout_.rack.centre(), layout_.rack_card} : at, !own});
            scene_.exit_rules.push_back({word_zone(s), discard_zone, 0, 0.32F});
        }
        scene_.anchors.push_back({draw_zone, layout_.draw, true});
        scene_.anchors.push_back({discard_zone, layout_.discard, false});
        // Exchanged cards fly to the draw pile. Cards that are laid face down fly to the piles beside the plate.
        const bool laid = !laid_piles(v_, v_.me, layout_).empty();
        scene_.exit_rules.push_back({hand_zone(v_.me), laid ? laid_zone(v_.me) : draw_zone, 0});
    }

    void add_piles() {
        if (!layout_.piles) return;
        const int count = v_.table.draw_count;
        const int layers = count > 40 ? 3 : count > 12 ? 2 : count > 0 ? 1 : 0;
        for (int i = layers; i > 0; --i) {
            Pose pose = layout_.draw;
            const float below = static_cast<float>(i - 1) * 1.5F;
            pose.centre = pose.centre + Point{below, below};
            scene_.add_card(palazzo::Card::unknown(), pose, draw_zone, i);
        }
        const auto& discard = v_.table.discard;
        // Older cards of the discard pile stay visible until the new ones have arrived.
        const std::size_t shown = std::min<std::size_t>(discard.size(), 3 + scene_input_.discarded);
        for (std::size_t i = discard.size() - shown; i < discard.size(); ++i) {
            Pose pose = layout_.discard;
            // Each card is turned by a small angle, which is always the same for its place in the pile.
            pose.angle = static_cast<float>(static_cast<int>(i * 7 % 5) - 2) * 0.05F;
            Sprite& s = scene_.add_card(face_of(discard[i]), pose, discard_zone, static_cast<int>(i));
            // Cards of a shave and jokers fly to the pile by way of a word (see show_over()), so their sprites start on
            // the pile.
            const bool visits = discard.size() - i <= thrown_away();
            s.from = visits ? discard_zone : hand_zone(scene_input_.mover);
            s.only_from = visits;
            s.beat = visits ? 2 : 1;
        }
    }

    void add_hands() {
        for (Seat s = 0; s < v_.table.players(); ++s)
            if (s != v_.me)
                add_held_hand(scene_, v_.table.seat(s).hand_count, seat_area(v_, s, layout_).held, hand_zone(s));
    }

    void add_word(Seat seat) {
        if (!v_.table.seat(seat).word) return;
        const Meld& word = *v_.table.seat(seat).word;
        const auto poses = word_places(v_, seat, layout_);
        const auto& draft = scene_input_.draft;
        const bool in_tray = draft.seat == seat && seat != v_.me;
        for (std::size_t i = 0; i < word.tiles.size(); ++i) {
            const Tile& tile = word.tiles[i];
            Sprite& s = scene_.add_card(face_of(tile.laid.card), poses[i], word_zone(seat), static_cast<int>(i));
            const auto place = static_cast<int>(i);
            s.from = hand_zone(seat);
            s.only_from = place < word.before || place >= word.before + word.taken;
            s.look.letter = letter_of(tile.laid);
            s.look.dimmed = word.jokered || tile.shaved || in_tray;
            s.look.struck = word.jokered || tile.shaved;
            s.look.playable = scene_input_.marked == seat || draft.jokered.has(seat);
        }
    }

    void add_laid(Seat seat) {
        const auto piles = laid_piles(v_, seat, layout_);
        if (!piles.empty()) scene_.anchors.push_back({laid_zone(seat), piles.back().pose, true});
        for (std::size_t i = 0; i < piles.size(); ++i) {
            Sprite& s = scene_.add_card(palazzo::Card::unknown(), piles[i].pose, laid_zone(seat), static_cast<int>(i));
            s.from = hand_zone(seat);
        }
    }

    void look_of_own(Sprite& s, int id) {
        s.tag = id;
        s.look.focused = scene_input_.focused == id;
        s.look.hovered = scene_input_.hovered == id;
        if (scene_input_.dragged != id) return;
        s.held = true;
        s.look.hovered = true;
        s.pose.centre = s.pose.centre + scene_input_.drag;
    }

    void add_tray() {
        const Draft& draft = scene_input_.draft;
        std::vector<bool> can;
        const bool shaves = draft.purpose == Draft::Purpose::shave && draft.seat;
        if (shaves) can = further_shaveable_tiles(v_, scene_input_.rack, draft);
        const auto chosen = shaved_tile_indices(v_, scene_input_.rack, draft);
        for (const TrayItem& item : tray_items(v_, scene_input_.rack, draft, layout_)) {
            if (item.own) {
                const DraftCard& c = draft.cards[static_cast<std::size_t>(item.index)];
                Sprite& s =
                    scene_.add_card(face_of(card_of(scene_input_.rack, c.id)), item.pose, hand_zone(v_.me), c.id);
                s.from = draw_zone;
                s.only_from = true;
                if (c.letter < palabra::letter_count) s.look.letter = palabra::to_char(c.letter);
                look_of_own(s, c.id);
                continue;
            }
            const auto index = static_cast<std::size_t>(item.index);
            const Tile& tile = v_.table.seat(*draft.seat).word->tiles[index];
            Sprite& s = scene_.add_card(face_of(tile.laid.card), item.pose, copy_zone, item.index);
            s.look.letter = letter_of(tile.laid);
            s.look.flat = true;
            s.tag = shaves ? tile_tag(item.index) : -1;
            if (!shaves) continue;
            const bool taken = std::find(chosen.begin(), chosen.end(), index) != chosen.end();
            s.look.struck = tile.shaved;
            s.look.dimmed = tile.shaved || !(can[index] || taken);
            s.look.playable = can[index] && !taken;
            s.look.focused = scene_input_.focused == s.tag;
        }
    }

    void add_rack() {
        const auto places = rack_places(scene_input_.rack, layout_);
        for (std::size_t i = 0; i < scene_input_.rack.size(); ++i) {
            const RackCard& r = scene_input_.rack[i];
            if (scene_input_.draft.has(r.id)) continue;
            const ui::CardFace face = scene_input_.closed ? ui::CardFace(palazzo::Card::unknown()) : face_of(r.card);
            Sprite& s = scene_.add_card(face, places[i], hand_zone(v_.me), scene_input_.closed ? -1 : r.id);
            s.from = draw_zone;
            s.only_from = true;
            s.beat = scene_input_.mover == v_.me && !scene_input_.latest.empty() ? 1 : 0;
            if (scene_input_.closed) continue;
            look_of_own(s, r.id);
            if (s.look.hovered && !s.held) s.pose = lifted_pose(s.pose, hover_lift);
        }
    }

    /// Returns whether pre-plays are shown on the words that they concern. In simultaneous play they aren't, because
    /// those words are gone when the pre-plays are revealed.
    bool shows_pre_plays() const { return !v_.table.options.simultaneous; }

    /// Returns the number of cards that the last move discarded, for a shave or as jokers.
    std::size_t thrown_away() const {
        std::size_t cards = 0;
        if (!shows_pre_plays()) return cards;
        for (const palabra::Event& event : scene_input_.latest) {
            if (std::holds_alternative<palabra::WordCancelledByJoker>(event)) ++cards;
            if (const auto* e = std::get_if<palabra::WordShaved>(&event)) cards += e->cards.size();
        }
        return cards;
    }

    /// Adds the cards of a shave, which are shown on the letters that they shave before they are discarded. Also adds
    /// jokers, which are shown on the word on which they were played.
    void add_pre_play() {
        if (!shows_pre_plays()) return;
        for (const palabra::Event& event : scene_input_.latest) {
            if (const auto* e = std::get_if<palabra::WordCancelledByJoker>(&event))
                show_over(e->owner, e->word.tiles.size() / 2, palabra::Card::joker(), e->seat);
            if (const auto* e = std::get_if<palabra::WordShaved>(&event))
                for (std::size_t i = 0; i < e->tiles.size(); ++i)
                    show_over(e->owner, e->tiles[i], e->cards[i].card, e->seat);
        }
    }

    /// Shows a card of `seat` for a moment on a letter of the word of `owner`. The index of the letter is `tile`.
    void show_over(Seat owner, std::size_t tile, palabra::Card card, Seat seat) {
        const auto poses = word_places(v_, owner, layout_);
        if (tile >= poses.size()) return;
        const Pose& at = poses[tile];
        PassingCard passing;
        passing.card = face_of(card);
        passing.from = hand_zone(seat);
        passing.via = Pose{at.centre + Point{0, at.width * visit}, at.width};
        passing.to = discard_zone;
        scene_.pause = to_read;
        scene_.passing_cards.push_back(passing);
    }

    const View& v_;
    const Layout& layout_;
    const SceneInput& scene_input_;
    Scene scene_;
};

} // namespace

CardFace face_of(palabra::Card c) {
    LetterFace face;
    using Kind = LetterFace::CardKind;
    face.kind = c.is_letter() ? Kind::letter : c.is_wild() ? Kind::wild : c.is_vowel_card() ? Kind::vowel : Kind::joker;
    if (c.is_letter()) face.letter = palabra::to_char(c.letter());
    face.value = static_cast<std::uint8_t>(c.value());
    face.stars = static_cast<std::uint8_t>(c.stars());
    face.colours = c.colours();
    return face;
}

const Rect& plate_area(const View& v, Seat seat, const Layout& layout) { return seat_area(v, seat, layout).plate; }

const Rect& word_area(const View& v, Seat seat, const Layout& layout) { return seat_area(v, seat, layout).word; }

std::vector<Pose> word_places(const View& v, Seat seat, const Layout& layout) {
    const auto& word = v.table.seat(seat).word;
    if (!word) return {};
    const SeatArea& place = seat_area(v, seat, layout);
    return lay_out_row(static_cast<int>(word->tiles.size()), place.word, place.card);
}

std::vector<Pose> rack_places(const Rack& rack, const Layout& layout) {
    return lay_out_row(static_cast<int>(rack.size()), layout.rack, layout.rack_card, true);
}

std::vector<TrayItem> tray_items(const View& v, const Rack& rack, const Draft& draft, const Layout& layout) {
    std::vector<TrayItem> items;
    const auto cards = static_cast<int>(draft.cards.size());
    const auto own = [&](int i, const Pose& pose) { items.push_back({true, i, pose}); };
    if (!draft.seat || !v.table.seat(*draft.seat).word) {
        const auto poses = lay_out_row(cards, layout.tray_cards, layout.tray_card, true);
        for (int i = 0; i < cards; ++i) own(i, poses[static_cast<std::size_t>(i)]);
        return items;
    }
    const auto tiles = static_cast<int>(v.table.seat(*draft.seat).word->tiles.size());
    if (draft.purpose == Draft::Purpose::shave) {
        // A shave has no line with a score, so the room of that line is used for the cards.
        const Rect room{layout.tray_cards.x, layout.tray_cards.y + 2, layout.tray_cards.w,
            layout.tray_score.bottom() - layout.tray_cards.y - 2};
        const float card = std::floor(room.h / (card_ratio + cover));
        auto poses = lay_out_row(tiles, room, std::min(card, layout.tray_card), true);
        for (Pose& p : poses) p.centre.y = room.y + p.height() / 2;
        for (int i = 0; i < tiles; ++i) items.push_back({false, i, poses[static_cast<std::size_t>(i)]});
        const auto chosen = shaved_tile_indices(v, rack, draft);
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            Pose pose = poses[chosen[i]];
            pose.centre.y += pose.width * cover;
            own(static_cast<int>(i), pose);
        }
        return items;
    }
    const auto poses = lay_out_row(cards + tiles, layout.tray_cards, layout.tray_card, true);
    for (int i = 0; i < cards + tiles; ++i) {
        const Pose& pose = poses[static_cast<std::size_t>(i)];
        if (i < draft.before)
            own(i, pose);
        else if (i < draft.before + tiles)
            items.push_back({false, i - draft.before, pose});
        else
            own(i - tiles, pose);
    }
    return items;
}

Scene scene_of(const View& v, const Layout& layout, const SceneInput& scene_input) {
    return Painter(v, layout, scene_input).paint();
}

} // namespace palazzo::palabra::screen
