// A table as a list of cards, each with its place: what a screen describes and motion brings to life. Knows cards,
// zones and places, not rules.
#pragma once

#include "shell/cards/face.hpp"
#include "shell/ui/geometry.hpp"

#include <optional>
#include <vector>

namespace palazzo::ui {

/// How a card looks at the moment, besides what it is and where it lies.
struct CardLook {
    bool playable = false; ///< may be played now: outlined in the accent
    bool selected = false;
    bool dimmed = false; ///< may not be played now: greyer, still opaque
    bool hovered = false;
    bool focused = false; ///< the keyboard is here
    bool moving = false;  ///< in flight: drawn with less detail of type
    bool flat = false;    ///< lies under others: without a shadow
    float squeeze = 1.0F; ///< below 1 while it turns over
    float opacity = 1.0F;
    bool struck = false;                 ///< no longer counts: crossed out
    std::optional<Rank> stands_for = {}; ///< what a wild joker is played as
    char letter = 0;                     ///< what a blank letter card is played as; 0: nothing yet

    friend bool operator==(const CardLook&, const CardLook&) = default;
};

/// A part of the table, such as a hand or the pile, under a number that the screen chooses.
using Zone = int;
inline constexpr Zone nowhere = -1;

/// A card on the table.
struct Sprite {
    Face card; ///< a face, or Card::unknown() for a back
    Pose pose;
    Zone zone = nowhere;
    int slot = -1; ///< its place in the zone where places matter: tells backs apart, and equal cards
    int tag = -1;  ///< what a press on it means to the screen; -1: nothing
    CardLook look = {};
    bool held = false;      ///< follows the pointer, without easing
    bool behind = false;    ///< lies behind the plates on the table while it doesn't fly
    Zone from = nowhere;    ///< where it comes from if it wasn't to be seen before: an anchor's zone
    int beat = 0;           ///< in which moment it sets out: 0 at once, 1 after what came first
    bool only_from = false; ///< an equal card that was seen elsewhere is another one

    friend bool operator==(const Sprite&, const Sprite&) = default;
};

/// Where the cards of a zone come from and go to when they aren't seen there.
struct Anchor {
    Zone zone = nowhere;
    Pose pose;
    bool face_down = true; ///< how a card looks that comes from here

    friend bool operator==(const Anchor&, const Anchor&) = default;
};

/// Cards that vanish from a zone go to an anchor instead of just being gone.
struct Leaving {
    Zone zone = nowhere;
    Zone to = nowhere;
    int beat = 0;
    float seconds = 0.26F;

    friend bool operator==(const Leaving&, const Leaving&) = default;
};

/// A card that is only seen on its way: from where it vanished (`from`: itself or a back; `or_from`: itself) or else
/// the anchor of `from`, by way of `via`, where it can be read until beat 1, to the anchor of `to`. Without `via` it
/// goes straight there in beat `beat`; without `to` it ends at `via`.
struct Visitor {
    Face card;
    Zone from = nowhere;
    std::optional<Pose> via;
    Zone to = nowhere;
    int beat = 0;
    float seconds = 0.26F; ///< the last leg
    Zone or_from = nowhere;

    friend bool operator==(const Visitor&, const Visitor&) = default;
};

/// All that lies on the table, and how it came to lie there.
struct Scene {
    std::vector<Sprite> sprites; ///< bottom to top
    std::vector<Anchor> anchors;
    std::vector<Leaving> leaving;
    std::vector<Visitor> visitors;
    float pause = 0.0F; ///< seconds before beat 1 in which what came first can be read
    long step = 0;      ///< which position of the game this is; a change plays the visitors
    /// A zone with an anchor, in a scene that is shown without movement: its cards are dealt from there.
    Zone dealt_from = nowhere;
    int arrangement = 0; ///< another number: another window or point of view, so nothing moves, all is there at once

    friend bool operator==(const Scene&, const Scene&) = default;

    /// Lays a card on top of all others; its looks and ways are the caller's to add.
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
