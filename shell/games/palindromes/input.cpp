// Handles pointer and keyboard on a Palindromes table.
#include "shell/games/palindromes/frame.hpp"

#include "shell/cards/hand.hpp"
#include "shell/cards/seen.hpp"
#include "shell/ui/keys.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace palazzo::palindromes::screen {

using namespace ui;
using palindromes::Cell;
using palindromes::View;

namespace {

constexpr float tap_slack = 8.0F; // least movement in logical pixels that makes a press a drag
constexpr float card_slack = 3.0F;
constexpr float longest_frame = 0.1F; // greatest time in seconds that a frame adds to a press
constexpr float long_press = 0.45F;   // least duration of a long press, in seconds
constexpr float wheel_step = 1.15F;   // zoom factor for one notch of the mouse wheel
constexpr float key_pan = 60.0F;      // distance in logical pixels by which an arrow key moves the board

Card hand_card(const View& v, int tag) {
    const auto i = static_cast<std::size_t>(tag);
    return tag >= 0 && i < v.hand.size() ? v.hand[i] : Card::none();
}

} // namespace

void Table::zoom_around(const FrameData& f, Point at, float factor) {
    chosen_view_ = zoomed_camera(f.camera, f.layout.board, at, factor, f.layout.manual_zoom);
    ++arrangement_;
}

void Table::handle_press(FrameData& f, Point at) {
    grip_ = {PointerPress::PressTarget::nothing, tag_at(f.scene, at, card_slack), at, at, 0, false, false};
    keys_on_board_ = false;
    if (grip_.tag >= 0)
        grip_.kind = PointerPress::PressTarget::card;
    else if (f.layout.board.contains(at))
        grip_.kind = PointerPress::PressTarget::board;
}

/// Returns whether frames have to be drawn although nothing happens: a finger rests on a square, and the press may
/// become long enough to describe the square.
bool Table::waits_for_long_press() const {
    return grip_.kind == PointerPress::PressTarget::board && !grip_.dragging && !grip_.is_described
        && !picked.is_none();
}

void Table::handle_drag(FrameData& f, Point at) {
    if (!grip_.dragging && length(at - grip_.from) > tap_slack) {
        grip_.dragging = true;
        refusal_ = {};
        if (grip_.kind == PointerPress::PressTarget::card && picked != hand_card(f.view, grip_.tag))
            pick_card(f, hand_card(f.view, grip_.tag));
    }
    if (grip_.dragging && grip_.kind == PointerPress::PressTarget::board) {
        // Two fingers zoom and move the board in the same frame, so the movement begins from the zoomed view.
        chosen_view_ = panned_camera(chosen_view_.value_or(f.camera), at - grip_.last);
        ++arrangement_;
    }
    const bool over_board =
        grip_.dragging && grip_.kind == PointerPress::PressTarget::card && f.layout.board.contains(at);
    // A slow frame adds at most `longest_frame`, so that a tap on a busy machine doesn't become a long press.
    grip_.rested += std::min(ImGui::GetIO().DeltaTime, longest_frame);
    const bool held = waits_for_long_press() && grip_.rested > long_press;
    if (over_board || held) hint_ = describe_square(f.view, picked, cell_of(square_at(f.camera, f.layout.board, at)));
    grip_.is_described |= held;
    grip_.last = at;
}

void Table::handle_release(FrameData& f, Point at) {
    const PointerPress grip = grip_;
    grip_ = {};
    const Cell cell = aimed_cell(f, at);
    if (grip.is_described) return; // a long press describes the square, and places no card
    if (grip.kind == PointerPress::PressTarget::card && grip.dragging) {
        hint_ = {};
        if (f.layout.board.contains(at)) place_card(f, cell);
    } else if (grip.kind == PointerPress::PressTarget::card) {
        pick_card(f, hand_card(f.view, grip.tag));
    } else if (grip.kind == PointerPress::PressTarget::board && !grip.dragging && !f.context.closed_hand) {
        place_card(f, cell);
    }
}

void Table::handle_pointer(FrameData& f) {
    const GroundState table = ground_state("##table");
    const Point mouse = table.at;
    const bool hovers = table.press.hovered;
    f.keys_here = table.focused && !f.context.closed_hand;
    const bool on_board = f.layout.board.contains(mouse);
    name_area(zoom_area_name, f.layout.board);
    hovered_ = hovers ? hovered_tag(f.scene, mouse, card_slack, hover_lift) : -1;
    const Cell aim = cell_of(square_at(f.camera, f.layout.board, mouse));
    const bool goes_there = hovers && on_board && !picked.is_none() && !moves_to_square(f.view, picked, aim).empty();
    if (hovered_ >= 0 || goes_there) show_hand_cursor();
    const bool is_at_rest = grip_.kind == PointerPress::PressTarget::nothing;
    if (hovers && is_at_rest) {
        const Cell under = cell_of(square_at(f.camera, f.layout.board, mouse));
        const bool tells = on_board && hovered_ < 0 && !picked.is_none() && touches_card(f.view, under);
        hint_ = tells ? describe_square(f.view, picked, under) : Message{};
    }

    if (const float wheel = ImGui::GetIO().MouseWheel; wheel != 0 && on_board && hovers)
        zoom_around(f, mouse, std::pow(wheel_step, wheel));
    if (f.context.pinch.factor != 1.0F && f.layout.board.contains(f.context.pinch.at)) {
        zoom_around(f, f.context.pinch.at, f.context.pinch.factor);
        grip_.dragging = true; // a press of two fingers isn't a tap
    }
    if (table.press.began) handle_press(f, mouse);
    if (table.press.down && grip_.kind != PointerPress::PressTarget::nothing) handle_drag(f, mouse);
    if (table.press.ended) handle_release(f, mouse);
}

/// Moves the keyboard focus to the nearest square in this direction where the picked card may be placed.
void Table::move_chosen_square(const FrameData& f, int dx, int dy) {
    const Cell from = square.value_or(f.view.table.last);
    const SquareMark* best = nullptr;
    int least = 0;
    const std::vector<SquareMark> marks = marked_squares(f.view, picked);
    for (const SquareMark& m : marks) {
        const int ahead = (m.at.x - from.x) * dx + (m.at.y - from.y) * dy;
        const int aside = std::abs((m.at.x - from.x) * dy) + std::abs((m.at.y - from.y) * dx);
        if (ahead <= 0) continue;
        const int distance = ahead + 2 * aside;
        if (best != nullptr && distance >= least) continue;
        best = &m;
        least = distance;
    }
    if (best != nullptr) square = best->at;
    if (!square && !marks.empty()) square = marks.front().at;
    hint_ = square ? describe_square(f.view, picked, *square) : Message{};
}

/// Handles the keys by which the player chooses between palindromes: the number of a palindrome, or Enter for the first
/// one.
template <class Key>
void Table::handle_choice_keys(FrameData& f, Key&& key) {
    const std::vector<palindromes::Move> moves = choice;
    for (std::size_t i = 0; i < std::min<std::size_t>(moves.size(), 9); ++i)
        if (key(static_cast<ImGuiKey>(ImGuiKey_1 + static_cast<int>(i)))) return make_move(f, moves[i]);
    if (key(ImGuiKey_Enter)) return make_move(f, moves.front());
    if (key(ImGuiKey_Escape)) choice.clear();
}

void Table::handle_keys(FrameData& f) {
    if (f.context.closed_hand || !ImGui::IsItemFocused()) return;
    const ImGuiID owner = ImGui::GetItemID();
    const auto key = [owner](ImGuiKey k) { return key_acts(k, owner); };
    if (!choice.empty()) return handle_choice_keys(f, key);
    const int count = static_cast<int>(f.view.hand.size());
    const int sideways = static_cast<int>(key(ImGuiKey_RightArrow)) - static_cast<int>(key(ImGuiKey_LeftArrow));
    const int upwards = static_cast<int>(key(ImGuiKey_UpArrow)) - static_cast<int>(key(ImGuiKey_DownArrow));
    const bool enter = key(ImGuiKey_Enter);
    const bool space = key(ImGuiKey_Space);
    if (sideways != 0 || upwards != 0 || enter || space) ImGui::SetNavCursorVisible(true);
    if (ImGui::GetIO().KeyShift && (sideways != 0 || upwards != 0)) {
        chosen_view_ =
            panned_camera(f.camera, {-key_pan * static_cast<float>(sideways), key_pan * static_cast<float>(upwards)});
        ++arrangement_;
    } else if (keys_on_board_ && (sideways != 0 || upwards != 0)) {
        move_chosen_square(f, sideways, upwards);
    } else if (sideways != 0 && count > 0) {
        focus_ = focus_ < 0 ? 0 : (focus_ + sideways + count) % count;
    }
    for (int i = 0; i < count; ++i)
        if (key(static_cast<ImGuiKey>(ImGuiKey_1 + i))) {
            if (picked != hand_card(f.view, i)) pick_card(f, hand_card(f.view, i));
            keys_on_board_ = true;
            move_chosen_square(f, 0, 0);
        }
    if (!keys_on_board_ && (enter || space || upwards > 0) && count > 0) {
        focus_ = std::clamp(focus_, 0, count - 1);
        if (picked != hand_card(f.view, focus_)) pick_card(f, hand_card(f.view, focus_));
        keys_on_board_ = true;
        move_chosen_square(f, 0, 0);
    } else if (keys_on_board_ && (enter || space) && square) {
        place_card(f, *square);
    }
    if (key(ImGuiKey_Escape)) {
        drop_selection();
        refusal_ = {};
    }
    if (key(ImGuiKey_Equal)) zoom_around(f, f.layout.board.centre(), wheel_step);
    if (key(ImGuiKey_Minus)) zoom_around(f, f.layout.board.centre(), 1 / wheel_step);
    if (key(ImGuiKey_0) || key(ImGuiKey_F)) {
        chosen_view_.reset();
        ++arrangement_;
    }
}

} // namespace palazzo::palindromes::screen
