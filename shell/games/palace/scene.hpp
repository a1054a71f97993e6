// A Palace table as a scene: which card lies where, seen from one seat, and how the last move brought it there.
#pragma once

#include "engine/games/palace/events.hpp"
#include "engine/games/palace/view.hpp"
#include "shell/cards/scene.hpp"
#include "shell/games/palace/layout.hpp"
#include "shell/games/palace/selection.hpp"

#include <optional>
#include <span>
#include <vector>

namespace palazzo::palace::screen {

/// Something on the table that can be pressed, packed into a sprite's tag.
struct Spot {
    enum class Kind { hand, up, down, pile };
    Kind kind = Kind::pile;
    int index = 0; ///< the card in the sorted hand, or the slot

    friend bool operator==(const Spot&, const Spot&) = default;
};
/// How many places a palace has: as many as its longer row.
int slots_of(const palace::View& v);

int tag_of(const Spot& s);
/// nullopt for a card that means nothing when pressed.
std::optional<Spot> spot_of(int tag);

/// What the screen adds to the view.
struct Scenery {
    Selection selection;
    std::span<const palace::Event> latest; ///< what happened in the last move
    Seat mover = 0;                        ///< who made it
    bool dealt = false;                    ///< the cards have just been dealt
    bool asks = true;                      ///< the table asks for a move by now: what may be played stands out
    int hovered = -1;                      ///< a tag; -1: none
    int focused = -1;                      ///< where the keyboard is
    std::vector<int> dragged;              ///< tags that follow the pointer
    ui::Point drag;                        ///< how far they are from where they lie
};

/// One's own hand as it is shown, by rank in the order of the options.
std::vector<Card> hand_of(const palace::View& v);
/// Which of those belong together: a number for each card, equal for equal ranks.
std::vector<int> groups_of(const palace::View& v);
/// What the table has to find room for.
TableNeeds needs_of(const palace::View& v);

/// The cards of a selection as tags, each only once.
std::vector<int> selected_tags(const palace::View& v, const Selection& s);
/// What a spot of the hand or of the face-up cards is when it is picked.
std::optional<Pick> pick_at(const palace::View& v, const Spot& spot);

/// Whose cards a move set going; nothing if none moved. With a verdict that isn't who made it.
std::optional<Seat> mover_of(std::span<const palace::Event> latest);

/// How many cards on top of the pile were played last.
int last_played_count(const palace::View& v, std::span<const palace::Event> latest);

/// How many cards on top of the pile are fanned_count out: those, or the run of equal ranks there where that is longer,
/// so that one sees how much is missing of four.
int fanned_count(const palace::View& v, std::span<const palace::Event> latest);

ui::Scene scene_of(const palace::View& v, const TableLayout& layout, const Scenery& scenery);

} // namespace palazzo::palace::screen
