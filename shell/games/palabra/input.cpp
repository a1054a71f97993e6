// Handles pointer and keyboard on a Palabra table.
#include "shell/games/palabra/frame.hpp"

#include "shell/cards/hand.hpp"
#include "shell/cards/seen.hpp"
#include "shell/ui/keys.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>

namespace palazzo::palabra::screen {

using namespace ui;
using palabra::Letter;
using palabra::View;

namespace {

constexpr float tap_slack = 8.0F; // least movement in logical pixels that makes a press a drag
constexpr float card_slack = 3.0F;

} // namespace

std::optional<Seat> Table::word_at(const FrameData& f, Point at) const {
    for (Seat s = 0; s < f.table().players(); ++s) {
        if (!f.table().seat(s).word) continue;
        const Rect room = word_area(f.view, s, f.layout);
        const auto places = word_places(f.view, s, f.layout);
        const float right = places.back().centre.x + places.back().width / 2;
        const Rect word{room.x, room.y, std::min(right, room.right()) - room.x, room.h};
        if (word.inset(-4).contains(at)) return s;
        const bool own = s == f.view.me;
        if (!own && bounding_rect(plate_area(f.view, s, f.layout), word).contains(at)) return s;
    }
    return std::nullopt;
}

void Table::handle_press(const FrameData& f, Point at) {
    grip_ = {tag_at(f.scene, at, card_slack), std::nullopt, at, at, true, false};
    if (grip_.tag < 0) grip_.word = word_at(f, at);
}

void Table::tap_card(FrameData& f, int tag) {
    if (is_tile_tag(tag)) {
        draft = draft_with_toggled_shave(f.view, rack, draft, static_cast<std::size_t>(tag - tile_tag(0)));
        return;
    }
    choose_card(f, tag);
}

/// Returns the index that the card `id` gets among the other cards of the tray when it is dropped at the point `at`. In
/// a build, sets `before` to true if the point is before the word that is built on, otherwise to false.
std::size_t Table::place_in_tray(const FrameData& f, int id, Point at, bool& before) const {
    std::size_t place = 0;
    const auto items = tray_items(f.view, rack, draft, f.layout);
    float left = 0;
    float right = 0;
    for (const TrayItem& item : items) {
        const float x = item.pose.centre.x;
        if (!item.own) {
            left = left == 0 ? x : left;
            right = x;
            continue;
        }
        const bool itself = draft.cards[static_cast<std::size_t>(item.index)].id == id;
        if (!itself && x < at.x) ++place;
    }
    before = right > 0 && at.x < (left + right) / 2;
    return place;
}

void Table::drop_on_word(FrameData& f, int id, Seat seat, Point at) {
    const palabra::Card card = card_of(rack, id);
    const WordUseRefusals uses = word_use_refusals(f.view, seat);
    if (card.is_joker()) {
        if (uses.joker) return show_refusal(f, uses.joker);
        if (!draft.jokered.has(seat)) begin_word_use(Draft::Purpose::jokers, seat);
        return;
    }
    if (draft.purpose == Draft::Purpose::shave && draft.seat == seat) return choose_card(f, id);
    if (uses.build && uses.build.id() != "palabra.not_your_turn") return show_refusal(f, uses.build);
    begin_word_use(Draft::Purpose::lay, seat);
    const auto places = word_places(f.view, seat, f.layout);
    const bool before = at.x < (places.front().centre.x + places.back().centre.x) / 2;
    draft = draft_with_card(draft, {id, palabra::no_letter, false}, std::nullopt, before);
    if (card.is_blank()) asked_blank = id;
}

/// Handles the end of a drag of the card `id` to the point `at`.
void Table::drop_card(FrameData& f, int id, Point at) {
    refusal_ = {};
    const auto word = word_at(f, at);
    if (word && *word != f.view.me) return drop_on_word(f, id, *word, at);
    if (f.layout.tray.inset(-10).contains(at)) {
        const bool fresh = !draft.has(id);
        const palabra::Card card = card_of(rack, id);
        if (draft.purpose == Draft::Purpose::shave || draft.purpose == Draft::Purpose::jokers || card.is_joker()) {
            if (fresh) choose_card(f, id);
            return;
        }
        bool before = false;
        const std::size_t place = place_in_tray(f, id, at, before);
        const int was = draft.index_of_card(id);
        DraftCard chosen{id, palabra::no_letter, false};
        if (was >= 0) chosen = draft.cards[static_cast<std::size_t>(was)];
        chosen.typed = false;
        // The place was counted without the dropped card, so that card is removed first.
        draft = draft_with_card(draft_without_card(draft, id), chosen, place, before);
        if (fresh && card.is_blank() && draft.purpose == Draft::Purpose::lay) asked_blank = id;
        return;
    }
    if (at.y < f.layout.tray.y) return; // a card that is dropped elsewhere returns to its place
    draft = draft_without_card(draft, id);
    const auto places = rack_places(rack, f.layout);
    std::size_t place = 0;
    for (std::size_t i = 0; i < rack.size(); ++i)
        if (rack[i].id != id && places[i].centre.x < at.x) ++place;
    rack = rack_with_moved_card(rack, id, place);
}

void Table::handle_release(FrameData& f, Point at) {
    const PointerPress grip = grip_;
    grip_ = {};
    if (grip.dragging) return drop_card(f, grip.tag, at);
    if (grip.tag >= 0) {
        if (tag_at(f.scene, at, card_slack) == grip.tag) tap_card(f, grip.tag);
        return;
    }
    if (!grip.word || word_at(f, at) != grip.word) return;
    if (draft.purpose == Draft::Purpose::jokers && *grip.word != f.view.me) {
        const WordUseRefusals uses = word_use_refusals(f.view, *grip.word);
        return uses.joker ? show_refusal(f, uses.joker) : begin_word_use(Draft::Purpose::jokers, *grip.word);
    }
    opened_word_seat = grip.word;
}

void Table::handle_pointer(FrameData& f) {
    const GroundState table = ground_state("##table");
    const Point mouse = table.at;
    f.keys_here = table.focused;
    hovered_ = table.press.hovered ? hovered_tag(f.scene, mouse, card_slack, hover_lift) : -1;
    if (hovered_ >= 0 || (table.press.hovered && word_at(f, mouse))) show_hand_cursor();
    if (table.press.began) handle_press(f, mouse);
    if (table.press.down && grip_.down) {
        const bool own = grip_.tag >= 0 && !is_tile_tag(grip_.tag);
        if (own && !grip_.dragging && length(mouse - grip_.from) > tap_slack) grip_.dragging = true;
        grip_.last = mouse;
    }
    if (table.press.ended && grip_.down) handle_release(f, mouse);
}

/// Returns what the keyboard can reach in a row: the seats of words, the tags of cards, or the numbers of buttons.
std::vector<int> Table::focusable_items(const FrameData& f, Focus::Row row) const {
    std::vector<int> things;
    switch (row) {
    case Focus::Row::words:
        for (int i = 1; i <= f.table().players(); ++i) {
            const Seat s = (f.view.me + i) % f.table().players();
            if (f.table().seat(s).word) things.push_back(s);
        }
        break;
    case Focus::Row::tray:
        for (const TrayItem& item : tray_items(f.view, rack, draft, f.layout)) {
            const bool letter = draft.purpose == Draft::Purpose::shave && !item.own;
            if (letter) things.push_back(tile_tag(item.index));
            if (item.own && draft.purpose != Draft::Purpose::shave)
                things.push_back(draft.cards[static_cast<std::size_t>(item.index)].id);
        }
        break;
    case Focus::Row::rack:
        for (const RackCard& r : rack)
            if (r.id >= 0 && !draft.has(r.id)) things.push_back(r.id);
        break;
    case Focus::Row::buttons: {
        const auto count = static_cast<int>(tool_buttons_of(f, draft).size());
        for (int i = 0; i < count + 3; ++i) things.push_back(i);
        break;
    }
    }
    return things;
}

int Table::focused_tag(const FrameData& f) const {
    if (focus_.row != Focus::Row::tray && focus_.row != Focus::Row::rack) return -1;
    const auto things = focusable_items(f, focus_.row);
    if (things.empty()) return -1;
    return things[static_cast<std::size_t>(std::clamp(focus_.at, 0, static_cast<int>(things.size()) - 1))];
}

void Table::handle_arrows(FrameData& f, int dx, int dy) {
    ImGui::SetNavCursorVisible(true);
    if (!f.keys_here) return; // the first press of an arrow key only shows the focus
    auto row = static_cast<int>(focus_.row);
    if (dy != 0) {
        const int rows = static_cast<int>(Focus::Row::buttons) + 1;
        int next = row;
        do next += dy;
        while (next >= 0 && next < rows && focusable_items(f, static_cast<Focus::Row>(next)).empty());
        if (next >= 0 && next < rows) focus_ = {static_cast<Focus::Row>(next), 0};
        return;
    }
    const auto count = static_cast<int>(focusable_items(f, focus_.row).size());
    if (count > 0) focus_.at = (std::clamp(focus_.at, 0, count - 1) + dx + count) % count;
}

/// Presses the word, card or button that has the keyboard focus.
void Table::press_focused(FrameData& f) {
    const auto things = focusable_items(f, focus_.row);
    if (things.empty()) return;
    const int thing = things[static_cast<std::size_t>(std::clamp(focus_.at, 0, static_cast<int>(things.size()) - 1))];
    if (focus_.row == Focus::Row::words) {
        opened_word_seat = thing;
        return;
    }
    if (focus_.row != Focus::Row::buttons) return tap_card(f, thing);
    const auto tools = tool_buttons_of(f, draft);
    if (thing < static_cast<int>(tools.size())) return use_tool(f, tools[static_cast<std::size_t>(thing)].kind);
    const Offers offers = offers_of(f.view, rack, draft, wish, f.context.voice);
    const int rest = thing - static_cast<int>(tools.size());
    if (rest == 0 && offers.other_kind) wish = offers.other_kind;
    if (rest == 1 && offers.side) handle_offer(f, *offers.side);
    if (rest == 2 && offers.main) handle_offer(f, *offers.main);
}

/// Handles the typing of letters, which are added to the word no matter what has the keyboard focus.
void Table::handle_typing(FrameData& f) {
    const ImGuiIO& io = ImGui::GetIO();
    if (io.KeyCtrl || io.KeyAlt || io.KeySuper) return;
    for (int i = 0; i < palabra::letter_count; ++i)
        if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_A + i), ImGuiInputFlags_None, ImGuiKeyOwner_Any)) {
            type_letter(f, static_cast<Letter>(i));
            focus_ = {Focus::Row::rack, 0};
            ImGui::FocusItem(); // lets Enter play the word instead of pressing the button that was used last
        }
    const auto key = [](ImGuiKey k, ImGuiInputFlags flags) { return ImGui::IsKeyPressed(k, flags, ImGuiKeyOwner_Any); };
    if (key(ImGuiKey_Backspace, ImGuiInputFlags_Repeat) && !draft.cards.empty())
        draft = draft_without_card(draft, draft.cards.back().id);
    if (key(ImGuiKey_Escape, ImGuiInputFlags_None)) drop_selection();
}

void Table::handle_keys(FrameData& f) {
    handle_typing(f);
    if (!ImGui::IsItemFocused()) return;
    const ImGuiID owner = ImGui::GetItemID();
    const auto key = [owner](ImGuiKey k) { return key_acts(k, owner); };
    const int sideways = static_cast<int>(key(ImGuiKey_RightArrow)) - static_cast<int>(key(ImGuiKey_LeftArrow));
    const int down = static_cast<int>(key(ImGuiKey_DownArrow)) - static_cast<int>(key(ImGuiKey_UpArrow));
    const bool enter = key(ImGuiKey_Enter);
    const bool space = key(ImGuiKey_Space);
    if (sideways != 0 || down != 0) handle_arrows(f, sideways, sideways != 0 ? 0 : down);
    if (space && f.keys_here)
        press_focused(f);
    else if (enter) {
        const bool elsewhere = f.keys_here && (focus_.row == Focus::Row::words || focus_.row == Focus::Row::buttons);
        const Offers offers = offers_of(f.view, rack, draft, wish, f.context.voice);
        if (elsewhere)
            press_focused(f);
        else if (offers.main && offers.main->enabled())
            handle_offer(f, *offers.main);
        else if (const auto reading = reading_of(f.view, rack, draft, wish); reading && reading->refusal)
            show_refusal(f, reading->refusal);
        else if (f.keys_here)
            press_focused(f);
        ImGui::SetNavCursorVisible(f.keys_here);
    }
}

} // namespace palazzo::palabra::screen
