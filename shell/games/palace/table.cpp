#include "shell/games/palace/table.hpp"

#include "shell/games/hint.hpp"
#include "shell/games/palace/frame.hpp"
#include "shell/games/palace/mirror.hpp"
#include "shell/ui/loggia.hpp"

namespace palazzo::palace::screen {

using namespace ui;
using palace::Move;
using palace::View;

bool Table::moving() const { return motion_.moving(ImGui::GetTime()); }

bool Table::landed() const { return motion_.landed(ImGui::GetTime()); }

std::vector<a11y::Region> Table::mirror(const View& view, const i18n::Voice& voice) const {
    return mirror_regions(view, still_there(view, selection), voice);
}

std::optional<Move> Table::pressed(const View& view, const a11y::Pressed& pressed) {
    auto answer = mirror_pressed(view, still_there(view, selection), pressed);
    selection = std::move(answer.selection);
    refusal_ = {};
    if (!answer.move || palace::check(view, *answer.move)) return std::nullopt;
    selection = {};
    return answer.move;
}

void Table::suggest(const View& view, const Move& move) {
    refusal_ = {};
    selection = selection_of(view, move);
}

/// Takes in that the position, the onlooker or the window is another one.
void Table::notice(const Frame& f) {
    const bool moved = moment_ != f.sight.moment;
    const bool elsewhere = onlooker_ != f.view.me || f.sight.fresh || window_ != screen_area();
    const bool anew = onlooker_ != f.view.me || f.sight.fresh;
    // A position with fewer turns behind it was gone back to: nothing happened that could be shown.
    const bool back = f.view.table.turns < turns_;
    if (anew) {
        telling_.did = {};
        selection = {};
    }
    if (anew || back) tell_at_once(telling_, f.shown());
    if (elsewhere) ++arrangement_;
    if (moved) {
        if (!back) ++step_;
        refusal_ = {};
        grip_ = {};
    }
    selection = still_there(f.view, selection);
    moment_ = f.sight.moment;
    onlooker_ = f.view.me;
    window_ = screen_area();
    turns_ = f.view.table.turns;
}

Scenery Table::scenery(const Frame& f) const {
    Scenery s;
    s.selection = selection;
    s.latest = f.sight.latest;
    s.mover = mover_of(f.sight.latest).value_or(f.sight.mover);
    s.dealt = f.sight.dealt;
    s.asks = telling_.is_counted(f.sight.moment);
    s.hovered = hovered_;
    s.focused = f.keys_here ? focus_ : -1;
    if (grip_.dragging) {
        s.dragged = selected_tags(f.view, selection);
        s.drag = from_im(ImGui::GetMousePos()) - grip_.from;
    }
    return s;
}

/// Sets the cards out for the scene, and tells of it what they allow. What was waited for may have come in this frame:
/// then the hand stands out in it, too, since without movement no other frame may follow.
void Table::show(Frame& f, double now) {
    const float speed = f.sight.pace > 0 ? 1.0F / f.sight.pace : 0.0F;
    const auto set_out = [&] {
        f.scene.step = step_;
        f.scene.arrangement = arrangement_;
        motion_.show(f.scene, now, speed);
    };
    set_out();
    const bool asked = telling_.is_counted(f.sight.moment);
    tell(telling_, f.shown(), motion_.landed(now), motion_.played_out(now));
    if (asked == telling_.is_counted(f.sight.moment)) return;
    f.scene = scene_of(f.view, f.layout, scenery(f));
    set_out();
}

Table::Answer Table::draw(const Theme& theme, const View& view, const Sight& sight) {
    const Canvas canvas = begin_screen(theme, "palace");
    const Rect window = screen_area();
    Frame f{canvas, view, sight, lay_table(window.w, window.h, needs_of(view)), {}, {}, false};
    if (sight.habits.left_handed) f.layout = for_left_hand(std::move(f.layout), window.w);
    notice(f);
    f.scene = scene_of(view, f.layout, scenery(f));
    // What is asked for now is asked in the next frame, once the joker lies where it shows.
    const bool chooses = view.table.need == palace::Need::choose && palace::to_act(view.table).has(view.me);
    const bool asks = (chooses || naming(view, selection) != Naming::nothing) && !sight.covered && !moving();
    asks_rank_ = asks && !chooses;
    if (!sight.covered && !asks) {
        follow_pointer(f);
        follow_keys(f);
        f.scene = scene_of(view, f.layout, scenery(f));
    }
    const double now = ImGui::GetTime();
    show(f, now);
    pile_ = f.layout.pile.centre;

    const std::vector<Sprite> sprites = motion_.sprites(now);
    draw_window_light(canvas, window);
    draw_inlay(canvas, window);
    draw_inlaid_star(canvas, f.layout.pile.centre, f.layout.pile.height() * 0.9F);
    draw_header(f);
    draw_behind(canvas, sprites);
    draw_seats(f);
    draw_piles(f);
    draw_message(f);
    draw_buttons(f);
    name_cards(f);
    draw_sprites(canvas, sprites);
    draw_order(f);
    if (!refusal_) games::draw_hint(canvas, f.layout.message, sight.hint_shown);
    end_screen();
    if (asks && chooses)
        draw_choosable(f, theme);
    else if (asks)
        draw_ranks(f, theme);
    return f.answer;
}

/// Says why something can't be done.
void Table::refuse(Frame& f, const Refusal& reason) {
    refusal_ = reason;
    f.answer.refused = true;
}

/// Makes a move if it is legal, else says why not.
void Table::make(Frame& f, const Move& move) {
    if (const Refusal reason = palace::check(f.view, move)) return refuse(f, reason);
    refusal_ = {};
    f.answer.move = move;
    selection = {};
}

} // namespace palazzo::palace::screen
