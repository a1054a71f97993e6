// A table as a list of cards with their places. A screen describes it, and Motion animates it. Knows cards, zones and
// places, not rules.
#pragma once

#include "shell/cards/face.hpp"
#include "shell/ui/geometry.hpp"

#include <optional>
#include <vector>

namespace palazzo::ui {

/// How a card looks at the moment, apart from its face and place.
struct CardLook {
    bool playable = false; ///< It can be played now: outlined in the accent colour.
    bool selected = false;
    bool dimmed = false; ///< It can't be played now: greyer, but still opaque.
    bool hovered = false;
    bool focused = false; ///< It has the keyboard.
    bool moving = false;  ///< It is flying: drawn with less detail.
    bool flat = false;    ///< It lies under other cards: drawn without a shadow.
    float squeeze = 1.0F; ///< Horizontal scale; below 1 while the card turns over.
    float opacity = 1.0F;
    bool struck = false;                 ///< It no longer counts: crossed out.
    std::optional<Rank> stands_for = {}; ///< The rank that a wild joker is played as.
    char letter = 0;                     ///< The letter that a blank letter card is played as; 0 if not chosen yet.

    friend bool operator==(const CardLook&, const CardLook&) = default;
};

/// A part of the table, such as a hand or the pile, identified by a number that the screen chooses.
using Zone = int;
inline constexpr Zone nowhere = -1;

/// A card on the table.
struct Sprite {
    Face card; ///< A face, or Card::unknown() for a back.
    Pose pose;
    Zone zone = nowhere;
    int slot = -1; ///< Index in the zone if places matter there; distinguishes backs and equal cards.
    int tag = -1;  ///< Number that the screen gives to a card that can be pressed; -1 if it can't be.
    CardLook look = {};
    bool held = false;      ///< It is dragged, so it follows the pointer without easing.
    bool behind = false;    ///< It lies behind the plates on the table except while it flies.
    Zone from = nowhere;    ///< Zone with an anchor from which the card comes if it wasn't visible before.
    int beat = 0;           ///< Beat in which it starts to move: 0 at once, 1 after the movements of beat 0.
    bool only_from = false; ///< It comes from `from` even if an equal card was visible elsewhere.

    friend bool operator==(const Sprite&, const Sprite&) = default;
};

/// Place from which cards of a zone come and to which they go while they aren't visible in the zone.
struct Anchor {
    Zone zone = nowhere;
    Pose pose;
    bool face_down = true; ///< Cards that come from here are face down.

    friend bool operator==(const Anchor&, const Anchor&) = default;
};

/// Rule that cards which vanish from `zone` fly to the anchor of `to` instead of disappearing.
struct ExitRule {
    Zone zone = nowhere;
    Zone to = nowhere;
    int beat = 0;
    float seconds = 0.26F;

    friend bool operator==(const ExitRule&, const ExitRule&) = default;
};

/// A card that is visible only while it passes. It starts where a card vanished from zone `from` (the same card or a
/// back) or from zone `or_from` (the same card), otherwise at the anchor of `from`. It flies to `via`, where it can be
/// read until the next beat, and then to the anchor of `to`. Without `via` it flies to `to` directly, in beat `beat`;
/// without `to` it disappears at `via`.
struct PassingCard {
    Face card;
    Zone from = nowhere;
    std::optional<Pose> via;
    Zone to = nowhere;
    int beat = 0;
    float seconds = 0.26F; ///< Duration of the flight to `to`.
    Zone or_from = nowhere;

    friend bool operator==(const PassingCard&, const PassingCard&) = default;
};

/// All cards on the table, and how they got there.
struct Scene {
    std::vector<Sprite> sprites; ///< Bottom to top.
    std::vector<Anchor> anchors;
    std::vector<ExitRule> exit_rules;
    std::vector<PassingCard> passing_cards;
    float pause = 0.0F; ///< Seconds before beat 1 in which the result of beat 0 can be read.
    long step = 0;      ///< Number of the game's position; passing cards are shown when it changes.
    /// Zone with an anchor from which all cards are dealt when the scene is first shown; `nowhere` if they aren't
    /// dealt.
    Zone dealt_from = nowhere;
    int arrangement =
        0; ///< Changes with the window's size or the viewpoint; then all cards are in their places at once.

    friend bool operator==(const Scene&, const Scene&) = default;

    /// Adds a card on top of all others. The caller may set the look and the movement of the returned sprite.
    Sprite& lay(const Face& card, const Pose& pose, Zone zone, int slot = -1) {
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
