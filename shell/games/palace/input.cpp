// Handles pointer and keyboard on the cards of a Palace table.
#include "engine/core/sort_few.hpp"
#include "engine/games/palace/making.hpp"
#include "shell/games/palace/frame.hpp"

#include "shell/cards/hand.hpp"
#include "shell/cards/seen.hpp"
#include "shell/ui/keys.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace palazzo::palace::screen {

using namespace ui;
using palace::Move;
using palace::Phase;
using palace::View;

namespace {

constexpr float tap_slack = 8.0F; // least movement in logical pixels that makes a press a drag
constexpr float card_slack = 2.0F;

Move alone(Card c) {
    Move m;
    m.kind = Move::Kind::play;
    m.cards.push_back(c);
    return m;
}

/// Returns whether the viewer has to take the pile, because no other move is possible.
bool only_takes(const View& v) {
    return palace::can_take_pile(v) && !palace::can_play(v) && !palace::can_pass_turn(v)
        && !palace::can_turn_over_draw_card(v);
}

/// Returns the move that takes the pile. It includes the picked face-up card if a face-up card has to be chosen.
Move only_taking(const View& v, const Selection& s) {
    const auto move = taking_move_of_selection(v, s);
    return move ? *move : palace::move_of_kind(Move::Kind::take);
}

int downs(const View& v) {
    int count = 0;
    for (int slot = 0; slot < v.table.derived.layout.down; ++slot) count += v.has_face_down_card(v.me, slot) ? 1 : 0;
    return count;
}

bool gathers(const View& v) {
    return v.table.phase == Phase::choosing || v.table.need == palace::NeededAction::set_order;
}

/// Returns the cards that the keyboard can reach, from left to right: those of the hand or those of the palace.
std::vector<Sprite> row_of(const Scene& scene, bool hand) {
    std::vector<Sprite> row;
    for (const Sprite& s : scene.sprites) {
        const auto spot = spot_of(s.tag);
        if (!spot || spot->kind == Spot::SpotKind::pile) continue;
        if ((spot->kind == Spot::SpotKind::hand) == hand) row.push_back(s);
    }
    sort_few(row, [](const Sprite& a, const Sprite& b) { return a.pose.centre.x < b.pose.centre.x; });
    return row;
}

/// Returns the tag of the card to which the keyboard focus moves from the card `tag`: the next one to the left or
/// right, or the nearest one in the other row. Returns the first card if no card has this tag, and -1 if there are no
/// cards.
int next_focus(const Scene& scene, int tag, int sideways, bool other_row) {
    for (const bool hand : {true, false}) {
        const std::vector<Sprite> row = row_of(scene, hand);
        const auto at = std::find_if(row.begin(), row.end(), [tag](const Sprite& s) { return s.tag == tag; });
        if (at == row.end()) continue;
        if (!other_row) {
            const auto i = (at - row.begin()) + sideways;
            return i < 0 || i >= static_cast<std::ptrdiff_t>(row.size()) ? tag : row[static_cast<std::size_t>(i)].tag;
        }
        const float x = at->pose.centre.x;
        const std::vector<Sprite> others = row_of(scene, !hand);
        const auto nearest = std::min_element(others.begin(), others.end(), [x](const Sprite& a, const Sprite& b) {
            return std::abs(a.pose.centre.x - x) < std::abs(b.pose.centre.x - x);
        });
        return nearest == others.end() ? tag : nearest->tag;
    }
    for (const bool hand : {true, false})
        if (const std::vector<Sprite> row = row_of(scene, hand); !row.empty()) return row.front().tag;
    return -1;
}

} // namespace

/// Shows why the selection can't be played, unless only a further choice is missing.
void Table::show_why_not_playable(FrameData& f) {
    refusal_ = {};
    if (f.view.table.phase != Phase::playing || gathers(f.view)) return;
    const auto move = move_of_selection(f.view, selection);
    if (!move || joker_to_name(f.view, selection) != JokerToName::nothing) return;
    const Refusal reason = palace::check(f.view, *move);
    if (reason && !asks_for_choice(reason)) show_refusal(f, reason);
}

/// Returns whether the card that was just picked is played without the button, because it is the only one of its rank
/// and needs no further choice.
bool Table::plays_at_once(const FrameData& f) const {
    if (!f.context.habits.one_tap || f.view.table.phase != Phase::playing || gathers(f.view)) return false;
    if (selection.picks.size() != 1 || joker_to_name(f.view, selection) != JokerToName::nothing) return false;
    const PickedCard& pick = selection.picks.front();
    const auto is_mate = [&](Card c) { return c.is_joker() || pick.card.is_joker() || c.rank() == pick.card.rank(); };
    int mates = 0;
    if (pick.up) {
        for (const Card c : f.view.table.seat(f.view.me).up)
            if (!c.is_none() && is_mate(c)) ++mates;
    } else {
        f.view.hand.for_each([&](Card c, int n) { mates += is_mate(c) ? n : 0; });
    }
    const auto move = move_of_selection(f.view, selection);
    return mates == 1 && move && !palace::check(f.view, *move);
}

void Table::handle_press(FrameData& f, const Spot& spot) {
    refusal_ = {};
    if (spot.kind == Spot::SpotKind::down) {
        const Selection turned = selection_after_face_down_tap(selection, spot.index);
        const auto flip = move_of_selection(f.view, turned);
        if (const Refusal reason = flip ? palace::check(f.view, *flip) : Refusal{}) return show_refusal(f, reason);
        selection = turned;
        return;
    }
    if (spot.kind == Spot::SpotKind::pile) {
        if (only_takes(f.view))
            make_move(f, only_taking(f.view, selection));
        else if (const auto move = move_of_selection(f.view, selection))
            make_move(f, *move);
        return;
    }
    const auto pick = card_at_spot(f.view, spot);
    if (!pick) return;
    if (!can_pick(f.view, pick->up)) {
        if (const Refusal reason = palace::check(f.view, alone(pick->card))) show_refusal(f, reason);
        return;
    }
    const auto wanted = static_cast<std::size_t>(f.view.table.derived.layout.up);
    const bool began = selection.count(*pick) == 0; // false if this is a second tap, which drops the card
    selection = selection_after_tap(f.view, std::move(selection), *pick);
    // If the player picks one card more than can be chosen, it replaces the first one.
    if (f.view.table.phase == Phase::choosing && selection.picks.size() > wanted)
        selection.picks.erase(selection.picks.begin());
    if (f.view.table.phase == Phase::swapping && selection.picks.size() == 2) {
        if (const auto move = move_of_selection(f.view, selection)) make_move(f, *move);
        selection = {};
        return;
    }
    show_why_not_playable(f);
    if (began && plays_at_once(f)) make_move(f, *move_of_selection(f.view, selection));
}

/// Returns whether a click plays the selection, as the button does. The second click of a double click does so if the
/// first one has picked the card, and a single click does so on the only face-down card.
bool Table::plays_on_click(const FrameData& f, const Spot& spot, bool twice) const {
    if (f.view.table.phase != Phase::playing || gathers(f.view)) return false;
    const auto pick = card_at_spot(f.view, spot);
    const bool picked =
        pick ? selection.count(*pick) > 0 : spot.kind == Spot::SpotKind::down && selection.down == spot.index;
    if (!picked || joker_to_name(f.view, selection) != JokerToName::nothing) return false;
    if (!twice && !(spot.kind == Spot::SpotKind::down && downs(f.view) == 1)) return false;
    const auto move = move_of_selection(f.view, selection);
    return move && !palace::check(f.view, *move);
}

/// Handles a click or a tap on a card. Unlike a double click, a double tap of a finger picks a card and drops it again.
void Table::handle_click(FrameData& f, const Spot& spot, const GroundState& cards) {
    const bool second = cards.press.hovered && cards.double_clicked && plays_on_click(f, spot, true);
    if (!second) handle_press(f, spot);
    if (second || plays_on_click(f, spot, false)) make_move(f, *move_of_selection(f.view, selection));
}

/// Handles the end of a drag. A card that is dropped on the pile is played. During the swap, it is exchanged for the
/// card on which it is dropped.
void Table::drop_cards(FrameData& f, Point at) {
    if (f.view.table.phase == Phase::swapping) {
        const auto spot = spot_of(tag_at(f.scene, at, card_slack));
        if (spot && spot->kind != Spot::SpotKind::pile) handle_press(f, *spot);
        return;
    }
    const bool near_pile = length(at - f.layout.pile.centre) < f.layout.pile.width * 1.6F;
    const bool thrown = at.y < (f.layout.upright ? f.layout.message.y : f.layout.hand.y) - 4;
    if (!near_pile && !thrown) return;
    const auto move = move_of_selection(f.view, selection);
    if (!move || joker_to_name(f.view, selection) != JokerToName::nothing) return;
    make_move(f, *move);
    if (refusal_) selection = {};
}

void Table::handle_pointer(FrameData& f) {
    const GroundState cards = ground_state("##cards");
    const Point mouse = cards.at;
    f.keys_here = cards.focused;
    hovered_ = cards.press.hovered ? hovered_tag(f.scene, mouse, card_slack, hover_lift) : -1;
    const auto answers = [this](const Sprite& s) { return s.tag >= 0 && s.tag == hovered_ && s.look.hovered; };
    if (std::any_of(f.scene.sprites.begin(), f.scene.sprites.end(), answers)) show_hand_cursor();

    if (cards.press.began) {
        grip_ = {tag_at(f.scene, mouse, card_slack), mouse, false};
        focus_ = grip_.tag >= 0 ? grip_.tag : focus_;
    }
    const auto spot = spot_of(grip_.tag);
    const auto pick = spot ? card_at_spot(f.view, *spot) : std::nullopt;
    if (cards.press.down && pick && !grip_.dragging && length(mouse - grip_.from) > tap_slack
        && can_pick(f.view, pick->up) && !gathers(f.view)) {
        grip_.dragging = true;
        refusal_ = {};
        if (selection.count(*pick) == 0) {
            selection = {};
            selection.picks.push_back(*pick);
        }
    }
    if (!cards.press.ended) return;
    const PointerPress grip = grip_;
    grip_ = {};
    if (grip.dragging)
        drop_cards(f, mouse);
    else if (spot && tag_at(f.scene, mouse, card_slack) == grip.tag)
        handle_click(f, *spot, cards);
    else if (!spot) {
        selection = {};
        refusal_ = {};
    }
}

void Table::handle_keys(FrameData& f) {
    if (!ImGui::IsItemFocused()) return;
    const ImGuiID owner = ImGui::GetItemID();
    const auto key = [owner](ImGuiKey k) { return key_acts(k, owner); };
    const int before = focus_;
    const bool left = key(ImGuiKey_LeftArrow);
    const bool right = key(ImGuiKey_RightArrow);
    const bool up = key(ImGuiKey_UpArrow);
    const bool down = key(ImGuiKey_DownArrow);
    const bool space = key(ImGuiKey_Space);
    const bool enter = key(ImGuiKey_Enter);
    if (left || right || up || down || space || enter) {
        if (!f.keys_here)
            focus_ = next_focus(f.scene, focus_, 0, false);
        else if (left || right)
            focus_ = next_focus(f.scene, focus_, right ? 1 : -1, false);
        else if (up || down)
            focus_ = next_focus(f.scene, focus_, 0, true);
        ImGui::SetNavCursorVisible(true);
    }
    if (f.keys_here && focus_ == before && space)
        if (const auto spot = spot_of(focus_)) handle_press(f, *spot);
    if (enter) {
        const Choices choices = choices_of(f.view, selection, f.context.voice);
        if (choices.main && choices.main->move)
            make_move(f, *choices.main->move);
        else if (const auto spot = spot_of(focus_))
            handle_press(f, *spot);
    }
    if (key(ImGuiKey_Escape)) {
        selection = {};
        refusal_ = {};
    }
}

} // namespace palazzo::palace::screen
