// Draws the header, the timer, the piles, the message and the flying points of a Palabra table.
#include "shell/games/event_text.hpp"
#include "shell/games/hint.hpp"
#include "shell/games/palabra/frame.hpp"
#include "shell/games/palabra/gains.hpp"

#include "engine/games/palabra/play.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <string>
#include <variant>

namespace palazzo::palabra::screen {

using namespace ui;
using palabra::Meld;
using palabra::TurnStep;
using palabra::View;

namespace {

std::string number(int n) { return std::to_string(n); }

/// Draws the sand glass of the timer. `left` is the part of the sand that is still in the upper half, from 0 to 1.
void draw_glass(const Canvas& canvas, Point centre, float size, float left, Colour ink) {
    const float w = size * 0.34F;
    const float h = size * 0.46F;
    const auto at = [&](float x, float y) { return to_im({centre.x + x * w, centre.y + y * h}); };
    for (const float y : {-1.0F, 1.0F}) canvas.list->AddLine(at(-1.25F, y), at(1.25F, y), ink, 2.0F);
    for (const float x : {-1.0F, 1.0F}) {
        canvas.list->AddLine(at(x, -1), at(x * 0.12F, 0), ink, 1.6F);
        canvas.list->AddLine(at(x * 0.12F, 0), at(x, 1), ink, 1.6F);
    }
    const float full = left * 0.82F;
    canvas.list->AddTriangleFilled(at(-full, -full), at(full, -full), at(0, 0), ink);
    const float run = std::sqrt(std::max(1.0F - left, 0.0F)) * 0.8F;
    if (run > 0.02F) canvas.list->AddTriangleFilled(at(-run, 0.94F), at(run, 0.94F), at(0, 0.94F - run * 0.8F), ink);
}

} // namespace

void Table::draw_header(FrameData& f) {
    if (auto action = games::draw_header_buttons(f.canvas, f.context.voice, f.layout.header, f.context.header_buttons))
        f.input.action = std::move(action);
    draw_timer(f);
    Rect room = f.layout.title;
    const bool timer = f.table().options.impatient_timer != 0;
    const float right = timer ? room.right() : f.layout.timer.right();
    const Rect& header = f.layout.header;
    room = f.context.header_buttons.are_shown
        ? Rect{room.x, room.y, right - room.x, room.h}
        : Rect{header.x, header.y, (timer ? right : header.right()) - header.x, header.h};
    std::string title = f.context.title;
    if (!f.layout.piles) {
        const std::string draw = f.context.voice.say("palabra.draw", {number(texts_.counted_view.table.draw_count)});
        title = room.w < 160 ? draw : f.context.voice.join({title, draw}, "list.dot");
    }
    if (room.w > 60) draw_label(f.canvas, room, title, {type::text, Weight::semibold, 0, TextAlignment::centre});
}

void Table::draw_timer(FrameData& f) {
    const int seconds = f.table().options.impatient_timer;
    if (seconds == 0 || f.table().over) return;
    const bool runs = timer_started_.has_value();
    const float gone = runs ? static_cast<float>((now_ - *timer_started_) / seconds) : 0.0F;
    const float left = std::clamp(1 - gone, 0.0F, 1.0F);
    const Rect& at = f.layout.timer;
    const ControlState t = make_pressable("timer", at, !runs && f.open);
    const Palette& colour = f.canvas.colour();
    draw_plate(f.canvas, at, runs ? colour.highlight_plate : colour.plate, space::radius);
    if (t.focused) draw_focus(f.canvas, at, space::radius);
    const Colour ink = runs ? colour.highlight_text : colour.text;
    if (!runs) {
        draw_glass(f.canvas, at.centre(), 24, 1, ink);
    } else {
        draw_glass(f.canvas, {at.centre().x, at.y + 16}, 20, left, ink);
        const int rest = static_cast<int>(std::ceil(left * static_cast<float>(seconds)));
        draw_line(f.canvas, {at.x, at.y + 27, at.w, 20}, number(rest),
            {type::detail, Weight::semibold, ink, TextAlignment::centre});
    }
    if (!t.pressed) return;
    palabra::Move move;
    move.action = palabra::MoveAction::timer;
    make_move(f, move);
}

void Table::draw_piles(const FrameData& f) const {
    if (!f.layout.piles) return;
    if (f.table().draw_count == 0) draw_slot(f.canvas, f.layout.draw);
    if (f.table().discard.empty()) draw_slot(f.canvas, f.layout.discard);
}

/// Draws the numbers of cards in the piles.
void Table::draw_counts(const FrameData& f) const {
    if (!f.layout.piles) return;
    const std::string hint = refusal_ ? "" : f.context.hint_shown;
    const auto draw = [&](const Rect& area, const char* id, int n) {
        games::draw_label_clear_of_hint(f.canvas, f.layout.message, hint, area, f.context.voice.say(id, {number(n)}),
            {type::detail, Weight::regular, f.canvas.colour().text_soft, TextAlignment::centre});
    };
    const palabra::Table& counted = texts_.counted_view.table;
    draw(f.layout.draw_label, "palabra.draw", counted.draw_count);
    draw(f.layout.discard_label, "palabra.discard", static_cast<int>(counted.discard.size()));
}

void Table::draw_seats(FrameData& f) {
    for (Seat s = 0; s < f.table().players(); ++s) draw_seat(f, s);
}

namespace {

bool passes_pre_play(const palabra::Event& event) {
    const auto* passed = std::get_if<palabra::Passed>(&event);
    return passed != nullptr && passed->pre_play;
}

/// Returns whether the last move only passed the pre-play. The message needn't say so, because the player knows it.
bool only_passed_pre_play(std::span<const palabra::Event> latest) {
    return latest.size() == 1 && passes_pre_play(latest.front());
}

} // namespace

void Table::draw_message(const FrameData& f) const {
    const Rect& area = f.layout.message;
    const Palette& colour = f.canvas.colour();
    if (refusal_) {
        draw_banner(f.canvas, area, f.context.voice.say(refusal_), colour.danger, rgb(0xFFFFFF));
        return;
    }
    if (!f.context.hint_shown.empty()) return;
    const bool mine = !f.context.watched && asks_for_move(f) && palabra::seats_to_act(f.table()).has(f.view.me);
    Context context = f.context;
    context.latest = texts_.latest;
    context.told = texts_.told;
    // Passed pre-plays would take the room of the moves that come after them.
    if (context.told.several)
        context.latest.erase(std::remove_if(context.latest.begin() + static_cast<std::ptrdiff_t>(context.told.own),
                                 context.latest.end(), passes_pre_play),
            context.latest.end());
    const std::string todo = mine ? games::as_task(todo_of(f.view, draft, f.context.voice)) : std::string();
    const auto fits = [&](const std::string& text) { return banner_fits(*f.canvas.theme, text, area); };
    const bool told = (draft.empty() || !mine) && !(mine && only_passed_pre_play(context.latest));
    std::string line = todo;
    if (told && mine && !is_asked_about_word(f.view)) {
        // Events come before the task, because letters and points may be gone. The tray also tells the task.
        const bool cleared = draft.empty() && !cleared_.empty();
        line = games::event_text_before(
            context, {cleared ? f.context.voice.say("palabra.todo.cleared", {cleared_}) : "", todo}, fits);
    } else if (told) {
        line = games::event_text_with_todo(context, todo, fits);
    }
    const std::string obstacle = why_not_playable(reading_of(f.view, rack, draft, wish), f.context.voice);
    if (mine && !obstacle.empty()) line = obstacle;
    if (!line.empty())
        draw_banner(f.canvas, area, line, mine ? colour.highlight_plate : 0, mine ? colour.highlight_text : 0);
}

/// Draws the points that fly to the plates.
void Table::draw_points(const FrameData& f) const {
    constexpr float flight = 0.7F;
    constexpr float all = 1.3F;
    for (const FlyingPoints& p : points_) {
        const auto t = static_cast<float>(now_ - p.start);
        if (t < 0 || t > all) continue;
        const float way = std::clamp(t / flight, 0.0F, 1.0F);
        const float eased = 1 - (1 - way) * (1 - way) * (1 - way);
        Point at = mix(p.from, p.to, eased);
        if (!p.loss) at.y -= 26 * std::sin(3.1416F * eased);
        const float fade = std::min(1.0F, (all - t) / 0.35F);
        const Palette& colour = f.canvas.colour();
        TextStyle style = flying_points_style;
        style.colour = faded_colour(p.loss ? rgb(0xFFFFFF) : colour.accent_text, fade);
        const float width = measure_text(*f.canvas.theme, p.text, style).x + 22;
        const Rect plate = rect_around(at, width, flying_points_height);
        draw_plate(
            f.canvas, plate, faded_colour(p.loss ? colour.danger : colour.accent, fade), flying_points_height / 2);
        draw_line(f.canvas, plate, p.text, style);
    }
}

} // namespace palazzo::palabra::screen
