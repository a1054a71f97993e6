// A table as a list of cards with their places. A screen describes the list, and Motion animates it. This code knows
// cards, zones and places, but no rules.
#pragma once

#include "shell/cards/face.hpp"
#include "shell/ui/geometry.hpp"

#include <optional>
#include <vector>

namespace palazzo::ui {

/// The look of a card at the moment, apart from its face and its place.
struct CardLook {
    bool playable = false; ///< True if the card can be played now; it is outlined in the accent colour.
    bool selected = false;
    bool dimmed = false; ///< True if the card can't be played now; it is greyer, but still opaque.
    bool hovered = false;
    bool focused = false; ///< True if the card has the keyboard focus.
    bool moving = false;  ///< True while the card flies; it is drawn with less detail.
    bool flat = false;    ///< True if the card lies under other cards; it is drawn without a shadow.
    float squeeze = 1.0F; ///< Horizontal scale; below 1 while the card turns over.
    float opacity = 1.0F;
    bool struck = false;                 ///< True if the card no longer counts; it is crossed out.
    std::optional<Rank> stands_for = {}; ///< The rank that a wild joker is played as.
    char letter = 0; ///< The letter that a blank letter card is played as; 0 if none has been chosen.

    friend bool operator==(const CardLook&, const CardLook&) = default;
};

/// A part of the table, such as a hand or the pile, identified by a number that the screen chooses.
using Zone = int;
inline constexpr Zone nowhere = -1;

/// A card on the table.
struct Sprite {
    CardFace card; ///< A face, or Card::unknown() for a card that shows its back.
    Pose pose;
    Zone zone = nowhere;
    /// Index of the card's place in its zone, by which backs and equal cards are told apart; -1 if places don't matter
    /// in that zone.
    int slot = -1;
    int tag = -1; ///< Number that the screen gives to a card that can be pressed; -1 if the card can't be pressed.
    CardLook look = {};
    bool held = false;      ///< True while the card is dragged, so that it follows the pointer without delay.
    bool behind = false;    ///< True if the card lies behind the plates on the table, except while it flies.
    Zone from = nowhere;    ///< Zone from whose anchor the card flies if it wasn't visible before.
    int beat = 0;           ///< Beat in which the card starts to move: 0 at once, 1 after the movements of beat 0.
    bool only_from = false; ///< True if the card flies from `from` even if an equal card was visible elsewhere.

    friend bool operator==(const Sprite&, const Sprite&) = default;
};

/// Place to which the cards of a zone fly, and from which they come, while they aren't visible in the zone.
struct ZoneAnchor {
    Zone zone = nowhere;
    Pose pose;
    bool face_down = true; ///< True if cards that come from this place are face down.

    friend bool operator==(const ZoneAnchor&, const ZoneAnchor&) = default;
};

/// A rule by which cards that vanish from `zone` fly to the anchor of `to` instead of just disappearing.
struct ExitRule {
    Zone zone = nowhere;
    Zone to = nowhere;
    int beat = 0;
    float seconds = 0.26F;

    friend bool operator==(const ExitRule&, const ExitRule&) = default;
};

/// A card that is visible only while it flies past. If an equal card, or a back of the zone `from`, vanishes at the
/// same time, the flight starts in its place. Otherwise the flight starts in the place of an equal card that vanishes
/// from the zone `or_from`. If there is no such card either, the flight starts at the anchor of `from`. The card flies
/// to `via`, where players can read it until the next beat, and then to the anchor of `to`. If `via` is nullopt, the
/// card flies directly to `to`. If `to` has no anchor, the card disappears at `via`.
struct PassingCard {
    CardFace card;
    Zone from = nowhere;
    std::optional<Pose> via;
    Zone to = nowhere;
    int beat = 0;
    float seconds = 0.26F; ///< Duration of the flight to `to`.
    Zone or_from = nowhere;

    friend bool operator==(const PassingCard&, const PassingCard&) = default;
};

/// All cards on the table, and how they reach their places.
struct Scene {
    std::vector<Sprite> sprites; ///< The cards, from the lowest to the topmost.
    std::vector<ZoneAnchor> anchors;
    std::vector<ExitRule> exit_rules;
    std::vector<PassingCard> passing_cards;
    float pause = 0.0F; ///< Additional seconds before beat 1, in which players can read the result of beat 0.
    long step = 0;      ///< Number of the game's position. When it increases, the `passing_cards` fly past.
    /// Zone from whose anchor all cards are dealt when the scene is first shown; `nowhere` if they aren't dealt.
    Zone dealt_from = nowhere;
    /// Number that changes when the window's size or the viewpoint changes. Cards are then shown in their new places at
    /// once and don't fly there.
    int arrangement = 0;

    friend bool operator==(const Scene&, const Scene&) = default;

    /// Adds a card on top of all others. The caller may set the look and the movement of the sprite that is returned.
    Sprite& add_card(const CardFace& card, const Pose& pose, Zone zone, int slot = -1) {
        Sprite sprite;
        sprite.card = card;
        sprite.pose = pose;
        sprite.zone = zone;
        sprite.slot = slot;
        sprites.push_back(sprite);
        return sprites.back();
    }
};

} // namespace palazzo::ui
