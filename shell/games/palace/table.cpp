#include "shell/games/palace/table.hpp"

#include "shell/games/hint.hpp"
#include "shell/games/palace/frame.hpp"
#include "shell/games/palace/mirror.hpp"
#include "shell/ui/loggia.hpp"

namespace palazzo::palace::screen {

using namespace ui;
using palace::Move;
using palace::View;

bool Table::is_moving() const { return motion_.is_moving(ImGui::GetTime()); }

bool Table::has_landed() const { return motion_.has_landed(ImGui::GetTime()); }

std::vector<a11y::Region> Table::mirror_regions(const View& view, const i18n::Voice& voice) const {
    return screen::mirror_regions(view, remaining_selection(view, selection), voice);
}

std::optional<Move> Table::handle_control(const View& view, const a11y::UsedControl& pressed) {
    auto answer = handle_mirror_control(view, remaining_selection(view, selection), pressed);
    selection = std::move(answer.selection);
    refusal_ = {};
    if (!answer.move || palace::check(view, *answer.move)) return std::nullopt;
    selection = {};
    return answer.move;
}

void Table::suggest(const View& view, const Move& move) {
    refusal_ = {};
    selection = selection_for_move(view, move);
}

/// Updates the table's state if the position, the viewer or the window has changed.
void Table::note_changes(const FrameData& f) {
    const bool moved = position_number_ != f.context.position_number;
    const bool elsewhere = viewer_ != f.view.me || f.context.skip_animation || window_ != screen_area();
    const bool anew = viewer_ != f.view.me || f.context.skip_animation;
    // If there are fewer turns than before, moves were taken back, and there is no new move to show.
    const bool back = f.view.table.turns < turns_;
    if (anew) {
        texts_.last_actions = {};
        selection = {};
    }
    if (anew || back) update_all_texts(texts_, f.shown());
    if (elsewhere) ++arrangement_;
    if (moved) {
        if (!back) ++step_;
        refusal_ = {};
        grip_ = {};
    }
    selection = remaining_selection(f.view, selection);
    position_number_ = f.context.position_number;
    viewer_ = f.view.me;
    window_ = screen_area();
    turns_ = f.view.table.turns;
}

SceneInput Table::scene_input(const FrameData& f) const {
    SceneInput s;
    s.selection = selection;
    s.latest = f.context.latest;
    s.mover = mover_of(f.context.latest).value_or(f.context.mover);
    s.dealt = f.context.dealt;
    s.closed = f.context.closed_hand;
    s.asks = texts_.counts_position(f.context.position_number);
    s.hovered = hovered_;
    s.focused = f.keys_here ? focus_ : -1;
    if (grip_.dragging) {
        s.dragged = selected_tags(f.view, selection);
        s.drag = from_im(ImGui::GetMousePos()) - grip_.from;
    }
    return s;
}

/// Places the cards of the scene, and updates the texts about cards that have landed by now. If the last card arrives
/// in this frame, playable cards are raised in the same frame, because no further frame may be drawn if nothing moves.
void Table::show_scene(FrameData& f, double now) {
    const float speed = f.context.pace > 0 ? 1.0F / f.context.pace : 0.0F;
    const auto set_out = [&] {
        f.scene.step = step_;
        f.scene.arrangement = arrangement_;
        motion_.show(f.scene, now, speed);
    };
    set_out();
    const bool asked = texts_.counts_position(f.context.position_number);
    update_texts(texts_, f.shown(), motion_.has_landed(now), motion_.is_step_over(now));
    if (asked == texts_.counts_position(f.context.position_number)) return;
    f.scene = scene_of(f.view, f.layout, scene_input(f));
    set_out();
}

Table::Input Table::draw(const Theme& theme, const View& view, const Context& context) {
    const Canvas canvas = begin_screen(theme, "palace");
    const Rect window = screen_area();
    FrameData f{canvas, view, context, lay_out_table(window.w, window.h, space_needs(view)), {}, {}, false};
    if (context.habits.left_handed) f.layout = left_handed_layout(std::move(f.layout), window.w);
    note_changes(f);
    f.scene = scene_of(view, f.layout, scene_input(f));
    // A sheet with a question appears only when nothing moves, so that the joker that the question is about is visible.
    const bool chooses =
        view.table.need == palace::NeededAction::choose && palace::seats_to_act(view.table).has(view.me);
    const bool asks =
        (chooses || joker_to_name(view, selection) != JokerToName::nothing) && !context.covered && !is_moving();
    asks_rank_ = asks && !chooses;
    if (!context.covered && !context.closed_hand && !asks) {
        handle_pointer(f);
        handle_keys(f);
        f.scene = scene_of(view, f.layout, scene_input(f));
    }
    const double now = ImGui::GetTime();
    show_scene(f, now);
    pile_ = f.layout.pile.centre;

    const std::vector<Sprite> sprites = motion_.sprites(now);
    draw_window_light(canvas, window);
    draw_inlay(canvas, window);
    draw_inlaid_star(canvas, f.layout.pile.centre, f.layout.pile.height() * 0.9F, canvas.colour().inlay);
    draw_header(f);
    draw_sprites_behind_plates(canvas, sprites);
    draw_seats(f);
    draw_piles(f);
    draw_message(f);
    draw_buttons(f);
    register_card_areas(f);
    draw_sprites(canvas, sprites);
    draw_counts(f);
    draw_picked_order(f);
    if (!refusal_) games::draw_hint(canvas, f.layout.message, context.hint_shown);
    end_screen();
    if (asks && chooses)
        draw_player_choice(f, theme);
    else if (asks)
        draw_rank_choice(f, theme);
    return f.input;
}

/// Shows the reason why an attempt is refused.
void Table::show_refusal(FrameData& f, const Refusal& reason) {
    refusal_ = reason;
    f.input.refused = true;
}

/// Makes a move if it is legal; otherwise shows why it isn't.
void Table::make_move(FrameData& f, const Move& move) {
    if (const Refusal reason = palace::check(f.view, move)) return show_refusal(f, reason);
    refusal_ = {};
    f.input.move = move;
    selection = {};
}

} // namespace palazzo::palace::screen
