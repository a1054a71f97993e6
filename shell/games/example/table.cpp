#include "shell/games/example/table.hpp"
#include "shell/games/hint.hpp"

#include "engine/games/example/play.hpp"
#include "shell/cards/art.hpp"
#include "shell/cards/seen.hpp"
#include "shell/games/event_text.hpp"
#include "shell/games/example/mirror.hpp"
#include "shell/games/example/scene.hpp"
#include "shell/games/over.hpp"
#include "shell/ui/keys.hpp"

#include <imgui_internal.h>

#include <algorithm>

namespace palazzo::example::screen {

using namespace ui;

namespace {

// Distance in logical pixels from a card's edge at which a press still hits the card.
constexpr float finger_slack = 3.0F;

} // namespace

struct Table::FrameData {
    Canvas canvas;
    const View& view;
    const Context& context;
    Layout layout;
    Scene scene;
    Input input;
    bool keys_here = false; ///< True if the cards have the keyboard focus and the focus is visible.
};

bool Table::is_moving() const { return motion_.is_moving(ImGui::GetTime()); }

std::vector<a11y::Region> Table::mirror_regions(const View& view, const i18n::Voice& voice) const {
    return screen::mirror_regions(view, voice);
}

std::optional<Move> Table::handle_control(const View& view, const a11y::UsedControl& pressed) {
    const auto move = handle_mirror_control(pressed);
    return move && !check(view, *move) ? move : std::nullopt;
}

/// Updates the state if the position, the viewer or the window has changed.
void Table::note_changes(const FrameData& f) {
    const bool elsewhere = viewer_ != f.view.me || f.context.skip_animation || window_ != screen_area();
    if (elsewhere) ++arrangement_;
    if (position_number_ != f.context.position_number) {
        ++step_;
        refusal_.clear();
    }
    focus_ = std::min(focus_, static_cast<int>(f.view.hand.size()) - 1);
    position_number_ = f.context.position_number;
    viewer_ = f.view.me;
    window_ = screen_area();
}

Table::Input Table::draw(const Theme& theme, const View& view, const Context& context) {
    const Canvas canvas = begin_screen(theme, "example");
    const Rect window = screen_area();
    FrameData f{canvas, view, context, lay_out_table(window.w, window.h, view.table.options.players), {}, {}};
    note_changes(f);
    f.scene = scene_of(view, f.layout, context.latest, -1, context.closed_hand);
    if (!context.covered && !context.closed_hand) {
        handle_pointer(f);
        handle_keys(f);
    }
    f.scene = scene_of(view, f.layout, context.latest, f.keys_here ? focus_ : -1, context.closed_hand);
    f.scene.step = step_;
    f.scene.arrangement = arrangement_;
    const double now = ImGui::GetTime();
    motion_.show(f.scene, now, context.pace > 0 ? 1.0F / context.pace : 0.0F);

    draw_header(f);
    draw_seats(f);
    draw_message(f);
    draw_pass_button(f);
    draw_sprites(canvas, motion_.sprites(now));
    for (std::size_t i = 0; i < view.hand.size() && !context.closed_hand; ++i)
        if (can_be_played(view.table, view.hand[i]))
            name_area(games::move_id(Move{view.hand[i]}), visible_part(f.scene, static_cast<int>(i)));
    if (refusal_.empty()) games::draw_hint(canvas, f.layout.message, context.hint_shown);
    end_screen();
    return f.input;
}

/// Plays the card with this tag if that is legal; otherwise says why it isn't.
void Table::play_card(FrameData& f, int tag) {
    if (tag < 0) return;
    const Move move{f.view.hand[static_cast<std::size_t>(tag)]};
    const Refusal refusal = check(f.view, move);
    refusal_ = refusal ? f.context.voice.say(refusal) : std::string();
    f.input.refused = static_cast<bool>(refusal);
    if (!refusal) f.input.move = move;
}

void Table::handle_pointer(FrameData& f) {
    const GroundState table = ground_state("##table");
    f.keys_here = table.focused;
    if (table.press.ended) play_card(f, tag_at(f.scene, table.at, finger_slack));
}

void Table::handle_keys(FrameData& f) {
    if (!ImGui::IsItemFocused() || f.view.hand.empty()) return;
    const ImGuiID owner = ImGui::GetItemID();
    const auto key = [owner](ImGuiKey k) { return key_acts(k, owner); };
    const int count = static_cast<int>(f.view.hand.size());
    const int step = static_cast<int>(key(ImGuiKey_RightArrow)) - static_cast<int>(key(ImGuiKey_LeftArrow));
    const bool enter = key(ImGuiKey_Enter) || key(ImGuiKey_Space);
    if (step != 0 || enter) ImGui::SetNavCursorVisible(true);
    if (step != 0) focus_ = focus_ < 0 ? 0 : (focus_ + step + count) % count;
    if (enter) play_card(f, focus_);
}

void Table::draw_header(FrameData& f) const {
    const Rect& header = f.layout.header;
    if (auto action = games::draw_header_buttons(f.canvas, f.context.voice, header, f.context.header_buttons))
        f.input.action = std::move(action);
    draw_label(f.canvas, games::area_between_buttons(header, f.context.header_buttons), f.context.title,
        {type::text, Weight::semibold, 0, TextAlignment::centre});
}

void Table::draw_seats(const FrameData& f) const {
    const int players = f.view.table.options.players;
    for (int i = 0; i < players; ++i) {
        const Seat seat = (f.view.me + i) % players;
        const auto at = static_cast<std::size_t>(seat);
        const std::string held = std::to_string(f.view.table.hand_counts[at]);
        const SeatPlate plate{f.context.voice.name(seat), held, true, f.canvas.theme->seat_colour(seat),
            seats_to_act(f.view.table).has(seat), f.view.table.winner == seat};
        draw_seat_plate(f.canvas, i == 0 ? f.layout.own : f.layout.others[static_cast<std::size_t>(i) - 1], plate);
    }
}

void Table::draw_message(FrameData& f) const {
    const Rect& area = f.layout.message;
    const Palette& colour = f.canvas.colour();
    if (f.view.table.winner >= 0) {
        if (auto action = games::draw_game_over_buttons(f.canvas, f.context.voice, area, {}, f.context.next_game))
            f.input.action = action;
        return;
    }
    if (!refusal_.empty()) {
        draw_banner(f.canvas, area, games::with_bold_cards(refusal_), colour.danger, rgb(0xFFFFFF));
        return;
    }
    if (!f.context.hint_shown.empty()) return;
    const bool mine = !f.context.watched && f.view.table.turn == f.view.me;
    std::string todo;
    if (!f.context.watched)
        todo = f.context.voice.say(mine ? "example.todo" : "example.wait", {std::to_string(f.view.table.turn)});
    const auto fits_in = [&](const std::string& text) { return banner_fits(*f.canvas.theme, text, area); };
    const std::string line = games::event_text_with_todo(f.context, todo, fits_in);
    if (line.empty()) return;
    draw_banner(f.canvas, area, line, mine ? colour.highlight_plate : 0, mine ? colour.highlight_text : 0);
}

/// Draws the button for passing, which is the only move without a card.
void Table::draw_pass_button(FrameData& f) const {
    const Move pass;
    if (f.context.watched || check(f.view, pass)) return;
    const std::string label = f.context.voice.say("example.pass");
    if (button(f.canvas, games::move_id(pass).c_str(), f.layout.pass, label, ButtonKind::main) && !f.context.covered)
        f.input.move = pass;
}

} // namespace palazzo::example::screen
