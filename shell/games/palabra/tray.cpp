// Draws the tray with the word that the player puts together: the steps of the turn, the verdict, the score factor by
// factor, and the buttons.
#include "shell/games/over.hpp"
#include "shell/games/palabra/frame.hpp"

#include "shell/cards/seen.hpp"
#include "shell/games/palabra/mirror.hpp"
#include "shell/ui/symbols.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

using namespace ui;
using palabra::TurnStep;

namespace {

constexpr float tool_gap = 6;
constexpr float other_step_opacity = 0.55F; ///< Opacity of a step of the turn that isn't the current one.

constexpr float dot_width = 18;
constexpr float label_left = 24;

TextStyle style_of_step(bool now, Colour ink) { return {type::detail, now ? Weight::semibold : Weight::regular, ink}; }

/// Returns the width of a numbered step; only the width of the number if the step has no label.
float step_width(const Theme& theme, const std::string& label, bool now) {
    return label.empty() ? dot_width : label_left + measure_text(theme, label, style_of_step(now, 0)).x;
}

/// Draws one of the numbered steps of a turn.
void draw_step(const Canvas& canvas, Point left, int n, const std::string& label, bool now, bool done) {
    const Palette& colour = canvas.colour();
    const Colour ink = now ? colour.text : faded_colour(colour.text, other_step_opacity);
    const Point dot{left.x + 9, left.y};
    if (now)
        canvas.list->AddCircleFilled(to_im(dot), 9, colour.text);
    else
        canvas.list->AddCircle(to_im(dot), 8.25F, ink, 0, 1.5F);
    const Colour inside = now ? colour.table_edge : ink;
    if (done)
        draw_icon(canvas, Icon::check, dot, 11, ink);
    else
        draw_line(
            canvas, rect_around(dot, 18, 18), std::to_string(n), {12, Weight::semibold, inside, TextAlignment::centre});
    if (label.empty()) return;
    const TextStyle style = style_of_step(now, ink);
    const float width = measure_text(*canvas.theme, label, style).x;
    draw_line(canvas, {left.x + label_left, left.y - 10, width + 2, 20}, label, style);
}

} // namespace

bool Table::can_exchange(const FrameData& f) { return f.table().draw_count >= palabra::least_draw_pile_size; }

std::vector<Table::ToolButton> Table::tool_buttons_of(const FrameData& f, const Draft& draft) {
    std::vector<ToolButton> tools{{ToolButton::ToolKind::shuffle, "shuffle", "palabra.tool.shuffle"},
        {ToolButton::ToolKind::letters, "letters", "palabra.tool.letters", 58},
        {ToolButton::ToolKind::colours, "colours", "palabra.tool.colours", 52}};
    const bool begun = draft.purpose == Draft::Purpose::lay && !draft.empty();
    if (begun)
        tools.push_back({ToolButton::ToolKind::clear, "clear", "palabra.tool.clear"});
    else if (!f.context.watched && may_play(f.view) && (draft.empty() || draft.purpose == Draft::Purpose::exchange))
        tools.push_back({ToolButton::ToolKind::exchange, "exchange", "palabra.tool.exchange", 108});
    return tools;
}

/// Draws the steps of the turn, with the longest labels for which there is room beside the verdict.
void Table::draw_turn_steps(const FrameData& f, float room) const {
    const Rect& head = f.layout.tray_head;
    if (f.context.watched || !may_play(f.view)) return;
    // If no pre-play can be made, or if cards are chosen for a play, the play is shown as the current step, although by
    // the rules the pre-play isn't over.
    const bool exchange = draft.purpose == Draft::Purpose::exchange;
    const bool pre =
        can_make_pre_play(f.view) && !exchange && !(draft.purpose == Draft::Purpose::lay && !draft.empty());
    const auto say = [&](const char* id) { return f.context.voice.say(id); };
    const std::string play = say(exchange ? "palabra.tool.exchange" : "palabra.step.play");
    const std::string short_pre = say("palabra.step.pre_play.short");
    const std::array<std::array<std::string, 2>, 4> ways{
        {{say("palabra.step.pre_play"), play}, {short_pre, play}, {pre ? short_pre : "", pre ? "" : play}, {"", ""}}};
    constexpr float between = 26;
    const auto width_of = [&](const std::array<std::string, 2>& way) {
        return step_width(*f.canvas.theme, way[0], pre) + between + step_width(*f.canvas.theme, way[1], !pre);
    };
    const auto fits = std::find_if(ways.begin(), ways.end(), [&](const auto& way) { return width_of(way) <= room; });
    if (fits == ways.end()) return;
    Point at{head.x, head.centre().y};
    draw_step(f.canvas, at, 1, (*fits)[0], pre, !is_in_pre_play(f.view));
    at.x += step_width(*f.canvas.theme, (*fits)[0], pre) + 8;
    draw_icon(f.canvas, Icon::forward, {at.x + 5, at.y}, 11, faded_colour(f.canvas.colour().text, other_step_opacity));
    at.x += between - 8;
    draw_step(f.canvas, at, 2, (*fits)[1], !pre, false);
}

/// Draws the verdict on the chosen cards. Returns the left end of the verdict, or the right end of its area if there is
/// no verdict.
float Table::draw_verdict(const FrameData& f, const std::optional<Reading>& reading) const {
    const auto verdict = verdict_of(f.view, reading, f.context.voice);
    if (!verdict) return f.layout.tray_head.right();
    const Palette& colour = f.canvas.colour();
    const Rect& head = f.layout.tray_head;
    const TextStyle style{
        type::detail, Weight::semibold, verdict->good ? colour.text : colour.text_soft, TextAlignment::right};
    const float width = measure_text(*f.canvas.theme, verdict->text, style).x;
    draw_line(f.canvas, {head.right() - width - 1, head.y, width + 1, head.h}, verdict->text, style);
    if (!verdict->good) return head.right() - width; // a cross before the text would look like a button that closes it
    const Point dot{head.right() - width - 15, head.centre().y};
    f.canvas.list->AddCircleFilled(to_im(dot), 9, colour.green);
    draw_icon(f.canvas, Icon::check, dot, 11, rgb(0xFFFFFF));
    return dot.x - 9;
}

/// Draws the score of the chosen cards, factor by factor.
void Table::draw_score(const FrameData& f, const std::optional<Reading>& reading) const {
    const Rect& area = f.layout.tray_score;
    const Palette& colour = f.canvas.colour();
    if (!reading || !reading->word) return;
    TextStyle style{15, Weight::regular, colour.text, TextAlignment::centre};
    std::string text = score_line(*reading->word, f.context.voice);
    const std::string lock = lock_text(f.view, rack, draft, *reading->word, f.context.voice);
    const auto fits = [&](const std::string& line) { return measure_text(*f.canvas.theme, line, style).x <= area.w; };
    const std::string all = lock.empty() ? text : text + "  ·  " + lock;
    while (style.size > 12 && !fits(all)) style.size -= 1;
    if (fits(all)) text = all; // if there is too little room, the text about the lock is left out
    while (style.size > 11 && !fits(text)) style.size -= 1;
    draw_line(f.canvas, area, text, style);
}

void Table::draw_tray(const FrameData& f) const {
    const Palette& colour = f.canvas.colour();
    const Rect& tray = f.layout.tray;
    const bool mine = !f.context.watched && may_play(f.view);
    draw_plate(f.canvas, tray, faded_colour(colour.plate, 0.62F), space::tile_radius);
    draw_dashed_outline(f.canvas, tray.inset(1), space::tile_radius - 1,
        faded_colour(mine ? colour.accent : colour.text, mine ? 0.62F : 0.25F));
    const auto reading = reading_of(f.view, rack, draft, wish);
    const float verdict = draw_verdict(f, reading);
    draw_turn_steps(f, verdict - 10 - f.layout.tray_head.x);
    draw_score(f, reading);
    if (draft.purpose == Draft::Purpose::jokers) {
        std::vector<std::string> words;
        for (const Seat s : draft.jokered.list()) words.push_back(letters_of(*f.table().seat(s).word));
        const std::string line =
            words.empty() ? todo_of(f.view, draft, f.context.voice) : f.context.voice.join(words, "list.more");
        draw_line(
            f.canvas, f.layout.tray_cards, line, {type::heading, Weight::semibold, colour.text, TextAlignment::centre});
        return;
    }
    if (!draft.cards.empty() || draft.seat || f.table().over || f.context.watched) return;
    const bool exchange = mine && draft.purpose == Draft::Purpose::exchange;
    const char* hint = exchange ? "palabra.tray.exchange" : mine ? "palabra.tray.empty" : "palabra.tray.wait";
    Rect line = f.layout.tray_cards;
    if (!exchange && has_letters_to_shave(f.view)) {
        line.h /= 2;
        draw_line(f.canvas, line.moved(0, line.h), f.context.voice.say("palabra.tray.shave"),
            {type::detail, Weight::regular, colour.text_soft, TextAlignment::centre});
    }
    draw_line(f.canvas, line, f.context.voice.say(hint),
        {type::text, Weight::regular, colour.text_soft, TextAlignment::centre});
}

/// Draws a sign on the card that breaks the lock, which mustn't look like a button that removes the card, and lines
/// below the letters that can be shaved.
void Table::draw_lock_breaker(const FrameData& f) const {
    if (motion_.is_moving(now_)) return;
    const int breaker = lock_breaker_of(f.view, rack, draft);
    for (const TrayItem& item : tray_items(f.view, rack, draft, f.layout)) {
        if (!item.own || draft.cards[static_cast<std::size_t>(item.index)].id != breaker || grip_.dragging) continue;
        const Point at = item.pose.centre + Point{item.pose.width * 0.42F, -item.pose.height() * 0.44F};
        f.canvas.list->AddCircleFilled(to_im(at), 10, f.canvas.colour().danger);
        draw_line(f.canvas, rect_around(at, 20, 20), "!", {15, Weight::semibold, rgb(0xFFFFFF), TextAlignment::centre});
    }
    if (!is_in_pre_play(f.view)) return;
    // Each letter of another player's word that can be shaved now has a line below it.
    for (const Seat s : palabra::shaveable_seats(f.table().options, f.view.me)) {
        if (!f.table().seat(s).word || s == f.view.me || draft.seat == s) continue;
        const auto can = shaveable_tiles(f.view, s);
        const auto places = word_places(f.view, s, f.layout);
        for (std::size_t i = 0; i < can.size(); ++i) {
            if (!can[i]) continue;
            const Pose& p = places[i];
            const Rect line = rect_around(p.centre + Point{0, p.height() / 2 + 3.5F}, p.width * 0.6F, 3);
            draw_plate(f.canvas, line, f.canvas.colour().accent, 1.5F);
        }
    }
}

/// Draws the button of a tool, and returns whether it is pressed.
bool Table::draw_tool_button(const FrameData& f, const ToolButton& tool, const Rect& at) const {
    const std::string tip = f.context.voice.say(tool.tip);
    switch (tool.kind) {
    case ToolButton::ToolKind::shuffle: return icon_button(f.canvas, tool.id, at, Icon::shuffle, tip);
    case ToolButton::ToolKind::clear: return icon_button(f.canvas, tool.id, at, Icon::close, tip);
    case ToolButton::ToolKind::letters:
        return button(f.canvas, tool.id, at, f.context.voice.say("palabra.tool.letters.sign"));
    case ToolButton::ToolKind::exchange: {
        const bool can = can_exchange(f) || draft.purpose == Draft::Purpose::exchange;
        return button(f.canvas, tool.id, at, tip, can ? ButtonKind::secondary : ButtonKind::unavailable);
    }
    case ToolButton::ToolKind::colours: break;
    }
    const bool pressed = button(f.canvas, tool.id, at, "");
    for (int c = 0; c < letter_colour_count; ++c) {
        const Point place = at.centre() + Point{c % 2 == 0 ? -7.5F : 7.5F, c < 2 ? -7.0F : 7.0F};
        draw_colour_shape(f.canvas, c, place, 12, f.canvas.colour().letters[static_cast<std::size_t>(c)]);
    }
    return pressed;
}

void Table::draw_tool_buttons(FrameData& f) {
    const Rect& area = f.layout.tools;
    if (f.table().over || f.context.closed_hand) return;
    float x = area.x;
    std::optional<ToolButton::ToolKind> pressed;
    const auto tools = tool_buttons_of(f, draft);
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const ToolButton& tool = tools[i];
        const Rect at{x, area.y, std::min(tool.width, area.right() - x), area.h};
        x += tool.width + tool_gap;
        if (draw_tool_button(f, tool, at)) pressed = tool.kind;
        if (tool.kind == ToolButton::ToolKind::exchange && draft.purpose == Draft::Purpose::exchange)
            f.canvas.list->AddRect(to_im({at.x + 1, at.y + 1}), to_im({at.right() - 1, at.bottom() - 1}),
                f.canvas.colour().accent, space::radius, 0, 2);
        const bool focused = f.keys_here && focus_.row == Focus::Row::buttons && focus_.at == static_cast<int>(i);
        if (focused) draw_focus(f.canvas, at, space::radius);
    }
    if (pressed && f.open) use_tool(f, *pressed);
}

void Table::draw_buttons(FrameData& f) {
    if (f.table().over) {
        if (!f.context.header_buttons.are_shown || !texts_.describes_position(f.context.position_number)) return;
        if (auto action = games::draw_game_over_buttons(
                f.canvas, f.context.voice, f.layout.main_button, f.layout.side_button, f.context.next_game))
            f.input.action = action;
        return;
    }
    // Until all cards have arrived, the buttons are those of the previous position, and the viewer can't act.
    if (!asks_for_move(f) && palabra::seats_to_act(texts_.counted_view.table).has(f.view.me)) return;
    const Offers offers =
        offers_of(asks_for_move(f) ? f.view : texts_.counted_view, rack, draft, wish, f.context.voice);
    const auto tools = static_cast<int>(tool_buttons_of(f, draft).size());
    const auto ring = [&](int rest, const Rect& at) {
        const bool here = f.keys_here && focus_.row == Focus::Row::buttons && focus_.at == tools + rest;
        if (here) draw_focus(f.canvas, at, space::radius);
    };
    if (offers.other_kind) {
        float used = 0;
        for (const ToolButton& tool : tool_buttons_of(f, draft)) used += tool.width + tool_gap;
        const Rect area{f.layout.tools.x + used, f.layout.tools.y, f.layout.tools.w - used, f.layout.tools.h};
        const float width = std::min(area.w, measure_text(*f.canvas.theme, offers.other_label, {14}).x + 28);
        const Rect at{area.right() - width, area.y, width, area.h};
        if (button(f.canvas, "other", at, offers.other_label) && f.open) wish = offers.other_kind;
        ring(0, at);
    }
    if (!offers.main) return;
    Rect main = f.layout.main_button;
    if (offers.side)
        ring(1, f.layout.side_button);
    else
        main = bounding_rect(main, f.layout.side_button);
    draw_offer(f, main, *offers.main, ButtonKind::main);
    ring(2, main);
    if (offers.side) draw_offer(f, f.layout.side_button, *offers.side, ButtonKind::secondary);
}

void Table::draw_offer(FrameData& f, const Rect& area, const Offer& offer, ButtonKind kind) {
    const bool passes = offer.move && offer.move->action == palabra::MoveAction::pass;
    const std::string id = std::string(offer.clears_draft ? "##back"
                                   : passes               ? "##pass"
                                                          : "##offer")
        + (kind == ButtonKind::main ? "1" : "2");
    // The button for passing only counts a press that began on it, because it appears where the button for going back
    // was.
    const bool pressed = button(f.canvas, id.c_str(), area, offer.label, kind, offer.enabled(), passes);
    const auto reading = reading_of(f.view, rack, draft, wish);
    if (offer.move && !needs_confirmation(offer)) name_area(games::move_id(*offer.move), area);
    if (!offer.enabled() || (offer.move && reading && reading->move == *offer.move)) name_area("confirm", area);
    if (pressed && f.open) handle_offer(f, offer);
}

/// Names the areas of the hand's cards, or of the words on which a joker can be played, by the ids that the mirror's
/// controls have.
void Table::register_card_areas(const FrameData& f) const {
    if (!may_play(f.view)) return;
    if (draft.purpose == Draft::Purpose::jokers) {
        for (Seat s = 0; s < f.table().players(); ++s)
            if (s != f.view.me && f.table().seat(s).word)
                name_area("joker:" + std::to_string(s), word_area(f.view, s, f.layout));
        return;
    }
    for (const RackCard& r : rack)
        if (r.id >= 0) name_area("pick:" + std::to_string(r.id), visible_part(f.scene, r.id));
}

} // namespace palazzo::palabra::screen
