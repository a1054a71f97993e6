// What a Palabra table shows besides its cards and the word in the making.
#include "shell/screens/palabra_frame.hpp"
#include "shell/screens/told.hpp"

#include "engine/games/palabra/play.hpp"
#include "shell/table/letter_card.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace palazzo::screens {

using namespace table;
using palabra::Laying;
using palabra::Step;
using palabra::View;
using PalabraTable = TableScreen<palabra::Rules>;

namespace {

constexpr float chip_height = 26;
constexpr float chip_pad = 10;

std::string number(int n) { return std::to_string(n); }

/// What stands under a name: the score, and how the seat is.
std::string detail_of(const View& v, Seat seat, bool whole) {
    const palabra::SeatOpen& open = v.table.seat(seat);
    const std::string score = number(palabra::scores_of(v.table)[static_cast<std::size_t>(seat)]);
    const bool laid = v.table.options.simultaneous && !v.table.over && open.stage == palabra::Stage::done;
    if (laid) return words_for("palabra.seat.done", {score});
    if (open.forfeits) return words_for("palabra.seat.forfeits", {score});
    if (!whole) return words_for("palabra.points", {score});
    return words_for("palabra.seat", {score, number(open.hand_count)});
}

/// What a word is still worth, and its lock.
std::string worth_of(const Laying& word, bool whole) {
    if (word.jokered) return words_for("palabra.worth.jokered");
    const std::string worth = words_for(whole ? "palabra.worth" : "palabra.worth.short", {number(word.worth())});
    const bool locked = word.kind != palabra::Kind::flush && word.lock() != 0;
    return locked ? worth + " " + signs_of(word.lock()) : worth;
}

/// Draws a chip at the left of an area, in the middle of its height; returns its width, 0 where it has no room.
float draw_chip(const Canvas& canvas, const Rect& area, const std::string& text) {
    const TextStyle style{type::detail, Weight::regular, canvas.colour().text};
    const float width = std::ceil(measure_text(*canvas.theme, text, style).x) + 2 * chip_pad;
    if (width > area.w) return 0;
    const Rect chip{area.x, std::round(area.centre().y - chip_height / 2), width, chip_height};
    draw_plate(canvas, chip, canvas.colour().plate, chip_height / 2);
    draw_line(canvas, chip.inset(chip_pad - 1, 0), text, style);
    return width;
}

float chip_width(const Theme& theme, const std::string& text) {
    return std::ceil(measure_text(theme, text, {type::detail}).x) + 2 * chip_pad;
}

/// The sand glass: what is left above, what has run below.
void draw_glass(const Canvas& canvas, Point centre, float size, float left, Colour ink) {
    const float w = size * 0.34F;
    const float h = size * 0.46F;
    const auto at = [&](float x, float y) { return im({centre.x + x * w, centre.y + y * h}); };
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

void PalabraTable::draw_header(Frame& f) {
    const Rect& header = f.layout.header;
    const Rect left{header.x, header.y, 48, 48};
    const Rect right{header.right() - 48, header.y, 48, 48};
    if (icon_button(f.canvas, "menu", left, Icon::menu, "Menu")) f.answer.action = act("menu");
    if (icon_button(f.canvas, "rules", right, Icon::rules, "Rules")) f.answer.action = act("rules");
    draw_timer(f);
    std::string title = f.sight.title;
    if (!f.layout.piles) {
        const std::string draw = words_for("palabra.draw", {number(f.table().draw_count)});
        title = f.layout.title.w < 160 ? draw : title + " · " + draw;
    }
    if (f.layout.title.w > 60)
        draw_line(f.canvas, f.layout.title, title, {type::text, Weight::semibold, 0, Align::centre});
}

void PalabraTable::draw_timer(Frame& f) {
    const int seconds = f.table().options.impatient_timer;
    if (seconds == 0 || f.table().over) return;
    const bool runs = sand_from_.has_value();
    const float gone = runs ? static_cast<float>((now_ - *sand_from_) / seconds) : 0.0F;
    const float left = std::clamp(1 - gone, 0.0F, 1.0F);
    const Rect& at = f.layout.timer;
    const Touch t = touch("timer", at, !runs && f.open);
    const Palette& colour = f.canvas.colour();
    draw_plate(f.canvas, at, runs ? colour.turn : colour.plate, space::radius);
    if (t.focused) draw_focus(f.canvas, at, space::radius);
    const Colour ink = runs ? colour.turn_text : colour.text;
    if (!runs) {
        draw_glass(f.canvas, at.centre(), 24, 1, ink);
    } else {
        draw_glass(f.canvas, {at.centre().x, at.y + 16}, 20, left, ink);
        const int rest = static_cast<int>(std::ceil(left * static_cast<float>(seconds)));
        draw_line(
            f.canvas, {at.x, at.y + 27, at.w, 20}, number(rest), {type::detail, Weight::semibold, ink, Align::centre});
    }
    if (!t.pressed) return;
    palabra::Move move;
    move.act = palabra::Act::timer;
    make(f, move);
}

void PalabraTable::draw_piles(const Frame& f) const {
    if (!f.layout.piles) return;
    const TextStyle style{type::detail, Weight::regular, f.canvas.colour().text_soft, Align::centre};
    if (f.table().draw_count == 0) draw_slot(f.canvas, f.layout.draw);
    if (f.table().discard.empty()) draw_slot(f.canvas, f.layout.discard);
    draw_line(f.canvas, f.layout.draw_label, words_for("palabra.draw", {number(f.table().draw_count)}), style);
    draw_line(f.canvas, f.layout.discard_label,
        words_for("palabra.discard", {number(static_cast<int>(f.table().discard.size()))}), style);
}

/// A seat's plate, and beside it what its word is still worth.
void PalabraTable::draw_seat(const Frame& f, Seat seat) const {
    const Rect& area = plate_of(f.view, seat, f.layout);
    const bool own = seat == f.view.me;
    const auto& word = f.table().seat(seat).word;
    std::string chip = word ? worth_of(*word, area.w > 220 && !own) : std::string();
    const Theme& theme = *f.canvas.theme;
    std::string detail = detail_of(f.view, seat, true);
    SeatPlate plate{f.sight.names[static_cast<std::size_t>(seat)], detail, false, theme.seat(seat),
        palabra::to_act(f.table()).has(seat), false};
    float room = own || chip.empty() ? area.w : area.w - chip_width(theme, chip) - 6;
    if (!own && room < area.w * 0.45F) room = area.w;
    if (seat_plate_width(theme, plate, area.h) > room) plate.detail = detail = detail_of(f.view, seat, false);
    const float width = std::min(seat_plate_width(theme, plate, area.h), room);
    draw_seat_plate(f.canvas, {area.x, area.y, width, area.h}, plate);
    if (!word) return;
    const auto places = word_places(f.view, seat, f.layout);
    const float end = places.back().centre.x + places.back().width / 2;
    const Rect beside = own
        ? Rect{end + 8, f.layout.own_word.y, f.layout.own_word.right() - end - 8, f.layout.own_word.h}
        : Rect{area.x + width + 6, area.y, area.w - width - 6, area.h};
    draw_chip(f.canvas, beside, chip);
}

void PalabraTable::draw_seats(Frame& f) {
    for (Seat s = 0; s < f.table().players(); ++s) draw_seat(f, s);
}

void PalabraTable::draw_message(const Frame& f) const {
    const Rect& area = f.layout.message;
    const Palette& colour = f.canvas.colour();
    if (!refusal_.empty()) {
        draw_banner(f.canvas, area, refusal_, colour.danger, rgb(0xFFFFFF));
        return;
    }
    const bool mine = palabra::to_act(f.table()).has(f.view.me);
    const std::string todo = mine ? todo_of(f.view, draft, f.sight.names) : std::string();
    const auto fits = [&](const std::string& text) { return banner_fits(*f.canvas.theme, text, area); };
    const bool told = draft.empty() || !mine;
    const std::string line = told ? told_with(f.sight.latest, f.sight.names, todo, fits) : todo;
    if (!line.empty()) draw_banner(f.canvas, area, line, mine ? colour.turn : 0, mine ? colour.turn_text : 0);
}

/// Points on their way to a plate.
void PalabraTable::draw_points(const Frame& f) const {
    constexpr float flight = 0.7F;
    constexpr float all = 1.3F;
    for (const Points& p : points_) {
        const auto t = static_cast<float>(now_ - p.start);
        if (t < 0 || t > all) continue;
        const float way = std::clamp(t / flight, 0.0F, 1.0F);
        const float eased = 1 - (1 - way) * (1 - way) * (1 - way);
        Point at = mix(p.from, p.to, eased);
        if (!p.loss) at.y -= 26 * std::sin(3.1416F * eased);
        const float fade = std::min(1.0F, (all - t) / 0.35F);
        const Palette& colour = f.canvas.colour();
        const TextStyle style{
            20, Weight::bold, faded(p.loss ? rgb(0xFFFFFF) : colour.accent_text, fade), Align::centre};
        const float width = measure_text(*f.canvas.theme, p.text, style).x + 22;
        const Rect plate = around(at, width, 32);
        draw_plate(f.canvas, plate, faded(p.loss ? colour.danger : colour.accent, fade), 16);
        draw_line(f.canvas, plate, p.text, style);
    }
}

} // namespace palazzo::screens
