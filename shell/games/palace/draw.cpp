// Draws the parts of a Palace table that aren't cards.
#include "shell/cards/seen.hpp"
#include "shell/games/hint.hpp"
#include "shell/games/over.hpp"
#include "shell/games/palace/frame.hpp"
#include "shell/games/palace/mirror.hpp"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::palace::screen {

using namespace ui;
using palace::Move;
using palace::Phase;
using palace::View;

namespace {

/// Returns the first of `texts` that is no wider than `width`; the last one if all are wider.
std::string_view longest_fitting_text(
    const Theme& theme, std::initializer_list<std::string_view> texts, const TextStyle& style, float width) {
    for (const std::string_view t : texts)
        if (measure_text(theme, t, style).x <= width) return t;
    return *(texts.end() - 1);
}

std::string seat_detail(const View& v, Seat s, const i18n::Voice& voice) {
    const auto& seat = v.table.seat(s);
    if (seat.place == v.table.players()) return voice.say("palace.count.last");
    if (seat.place != 0) return voice.say("palace.count.out", {std::to_string(seat.place)});
    if (v.table.phase == Phase::swapping && seat.ready) return voice.say("palace.count.ready");
    if (v.hand_count(s) == 0) return voice.say("palace.count.none");
    return voice.say("table.cards", {std::to_string(v.hand_count(s))});
}

/// Draws a small plate that says what a seat did last. It is to the right of the seat's plate, or to the left if there
/// is no room on the right. If there is no room on the left either, nothing is drawn.
void draw_last_action(
    const Canvas& canvas, const Rect& plate, float room_from, float room_to, const std::string& words) {
    if (words.empty()) return;
    const TextStyle style{type::detail, Weight::semibold};
    const float width = std::ceil(measure_text(*canvas.theme, words, style).x + 16);
    Rect chip{plate.right() + 6, plate.centre().y - 13, width, 26};
    if (chip.right() > room_to) chip.x = plate.x - 6 - width;
    if (chip.x < room_from) return;
    draw_plate(canvas, chip, canvas.colour().table_middle, 13); // hides the cards of the hand behind the small plate
    draw_plate(canvas, chip, canvas.colour().plate, 13);
    draw_line(canvas, {chip.x + 8, chip.y, chip.w - 16, chip.h}, words, style);
}

std::string in_a_word(const std::vector<Message>& deeds, const i18n::Voice& voice) {
    std::string text;
    for (const Message& deed : deeds) text += (text.empty() ? "" : " ") + voice.say(deed);
    return text;
}

} // namespace

void Table::draw_header(FrameData& f) const {
    const Rect& header = f.layout.header;
    if (auto action = games::draw_header_buttons(f.canvas, f.context.voice, header, f.context.header_buttons))
        f.input.action = std::move(action);
    if (!f.layout.title_fits) return;
    const Rect between = games::area_between_buttons(header, f.context.header_buttons);
    if (between.w < 60) return; // no word fits into so small a width
    const TextStyle style{type::text, Weight::semibold, 0, TextAlignment::centre};
    // If no plate shows the viewer's name, the title shows it, because several people may share the device.
    const std::string me = f.context.voice.name(f.view.me);
    const bool unnamed = f.layout.own_plate.w > 0 || f.context.voice.audience.addressed_seat == f.view.me;
    const std::string whole = unnamed ? f.context.title : f.context.voice.join({me, f.context.title}, "list.dot");
    const std::string_view title = longest_fitting_text(
        *f.canvas.theme, {whole, unnamed ? std::string_view(f.context.title) : me}, style, between.w);
    draw_label(f.canvas, between, title, style);
}

void Table::draw_seats(const FrameData& f) const {
    const Seats acting = palace::seats_to_act(texts_.described_view.table);
    const View& counted = texts_.counted_view;
    const int players = f.view.table.players();
    const auto plate_of = [&](Seat s, const std::string& name, const std::string& detail) {
        const bool out = counted.table.seat(s).place != 0;
        return SeatPlate{name, detail, false, f.canvas.theme->seat_colour(s), acting.has(s), out};
    };
    // If the words don't fit on one of the plates, all plates show only numbers.
    bool numbers = false;
    for (int i = 1; i < players; ++i) {
        const Seat s = (f.view.me + i) % players;
        const Rect& area = f.layout.others[static_cast<std::size_t>(i - 1)].plate;
        const std::string name = f.context.voice.name(s);
        const std::string detail = seat_detail(counted, s, f.context.voice);
        numbers = numbers || seat_plate_width(*f.canvas.theme, plate_of(s, name, detail), area.h) > area.w;
    }
    const auto draw_one = [&](Seat s, const Rect& area, float from, bool centred, float spare) {
        const bool bare = numbers && s != f.view.me && counted.table.is_still_in(s);
        const std::string detail =
            bare ? std::to_string(counted.hand_count(s)) : seat_detail(counted, s, f.context.voice);
        const std::string name = f.context.voice.name(s);
        SeatPlate plate = plate_of(s, name, detail);
        plate.detail_is_count = bare;
        const float width = std::min(seat_plate_width(*f.canvas.theme, plate, area.h), area.w);
        const Rect at{std::round(centred ? area.centre().x - width / 2 : from), area.y, width, area.h};
        draw_seat_plate(f.canvas, at, plate);
        draw_last_action(f.canvas, at, area.x - spare, area.right() + spare,
            in_a_word(texts_.last_actions[static_cast<std::size_t>(s)], f.context.voice));
    };
    for (int i = 1; i < players; ++i) {
        const SeatArea& place = f.layout.others[static_cast<std::size_t>(i - 1)];
        draw_one((f.view.me + i) % players, place.plate, palace_left_edge(place, slot_count(f.view)), place.centred,
            place.spare);
    }
    if (f.layout.own_plate.w > 0) draw_one(f.view.me, f.layout.own_plate, f.layout.own_plate.x, false, 0);
}

void Table::draw_piles(const FrameData& f) const {
    const palace::Table& t = f.view.table;
    if (t.pile.empty()) draw_slot(f.canvas, f.layout.pile);
    if (t.derived.ranks_with_power(palace::Power::reverse) == 0) return;
    // If a card can reverse the direction of play, the direction is shown.
    const Pose& pile = f.layout.pile;
    const float x =
        f.view.draw_count > 0 ? (pile.centre.x + f.layout.draw.centre.x) / 2 : pile.centre.x - pile.width * 0.75F;
    draw_icon(f.canvas, texts_.described_view.table.direction > 0 ? Icon::refresh : Icon::reversed,
        {x, f.layout.pile_label.centre().y}, 20, f.canvas.colour().text_soft);
}

/// Draws the numbers of cards in the piles.
void Table::draw_counts(const FrameData& f) const {
    const std::string hint = refusal_ ? "" : f.context.hint_shown;
    const TextStyle style{type::detail, Weight::regular, f.canvas.colour().text_soft, TextAlignment::centre};
    const auto draw = [&](const Rect& area, const char* id, int n) {
        if (n == 0) return;
        const std::string number = std::to_string(n);
        const std::string whole = f.context.voice.say(id, {number});
        const std::string_view label = longest_fitting_text(*f.canvas.theme, {whole, number}, style, area.w);
        games::draw_label_clear_of_hint(f.canvas, f.layout.message, hint, area, label, style);
    };
    draw(f.layout.draw_label, "palace.count.draw", texts_.counted_view.draw_count);
    draw(f.layout.pile_label, "palace.count.pile", shown_pile_count(texts_));
    draw(f.layout.burned_label, "palace.count.burned", static_cast<int>(texts_.counted_view.table.burned.size()));
}

void Table::draw_message(const FrameData& f) const {
    const Rect& area = f.layout.message;
    const Palette& colour = f.canvas.colour();
    if (refusal_) {
        draw_banner(
            f.canvas, area, games::with_bold_cards(f.context.voice.say(refusal_)), colour.danger, rgb(0xFFFFFF));
        return;
    }
    if (!f.context.hint_shown.empty()) return;
    // While cards move, the message still describes the previous move. It asks for a move once all cards have arrived.
    const bool asks = texts_.counts_position(f.context.position_number) && !f.context.watched;
    const bool mine = asks && palace::seats_to_act(f.view.table).has(f.view.me);
    const std::string todo = mine ? games::as_task(todo_of(f.view, selection, f.context.voice)) : std::string();
    Context context = f.context;
    context.latest = texts_.latest;
    context.told = texts_.told;
    const std::string line = games::event_text_with_todo(
        context, todo, [&](const std::string& text) { return banner_fits(*f.canvas.theme, text, area); });
    if (line.empty()) return;
    draw_banner(f.canvas, area, line, mine ? colour.highlight_plate : 0, mine ? colour.highlight_text : 0);
}

void Table::draw_buttons(FrameData& f) {
    const TableLayout& l = f.layout;
    if (f.view.table.phase == Phase::over) {
        if (!f.context.header_buttons.are_shown || !texts_.describes_position(f.context.position_number)) return;
        if (auto action = games::draw_game_over_buttons(
                f.canvas, f.context.voice, l.main_button, l.side_buttons, f.context.next_game))
            f.input.action = action;
        return;
    }
    if (f.context.watched) return;
    // Until all cards have arrived, the buttons are those of the previous position, and the viewer can't act.
    const bool asks = texts_.counts_position(f.context.position_number);
    if (!asks && palace::seats_to_act(texts_.counted_view.table).has(f.view.me)) return;
    const View& asked = asks ? f.view : texts_.counted_view;
    const Choices choices = choices_of(asked, selection, f.context.voice);
    Rect main = l.main_button;
    if (l.upright && choices.others.empty()) main = bounding_rect(main, l.side_buttons);
    if (!choices.main) {
        const std::string wait = todo_of(asked, selection, f.context.voice);
        if (!wait.empty()) button(f.canvas, "##wait", main, wait, ButtonKind::main, false);
        return;
    }
    const auto offer = [&](const char* id, const Rect& area, const Choice& c, ButtonKind kind) {
        if (button(f.canvas, id, area, c.label, kind, c.move.has_value())) make_move(f, *c.move);
        if (c.move) name_area(games::move_id(*c.move), area);
        if (!c.move || c.move == move_of_selection(f.view, selection)) name_area("confirm", area);
    };
    offer("##main", main, *choices.main, ButtonKind::main);
    const auto n = static_cast<float>(choices.others.size());
    const float width = (l.side_buttons.w - space::gap * (n - 1)) / n;
    for (std::size_t i = 0; i < choices.others.size(); ++i) {
        const float x = l.side_buttons.x + static_cast<float>(i) * (width + space::gap);
        const std::string id = "##side" + std::to_string(i);
        offer(id.c_str(), {x, l.side_buttons.y, width, l.side_buttons.h}, choices.others[i], ButtonKind::secondary);
    }
}

/// Registers the place of each card on the canvas under the id that the card's control has in the mirror:
/// card_toggle_id() for cards that can be picked, and `down:0`, `down:1` and so on for the slots of face-down cards.
void Table::register_card_areas(const FrameData& f) const {
    std::vector<PickedCard> named;
    const auto name_row = [&](Spot::SpotKind kind, int count) {
        for (int i = 0; i < count; ++i) {
            const auto pick = card_at_spot(f.view, {kind, i});
            if (!pick || !can_pick(f.view, pick->up)) continue;
            const auto copy = static_cast<int>(std::count(named.begin(), named.end(), *pick));
            name_area(card_toggle_id(*pick, copy), visible_part(f.scene, tag_of({kind, i})));
            named.push_back(*pick);
        }
    };
    name_row(Spot::SpotKind::hand, f.view.hand.size());
    name_row(Spot::SpotKind::up, slot_count(f.view));
    for (int slot = 0; slot < slot_count(f.view); ++slot)
        name_area("down:" + std::to_string(slot), visible_part(f.scene, tag_of({Spot::SpotKind::down, slot})));
}

/// Draws numbers on the face-up cards that the viewer has picked, while the viewer chooses their order.
void Table::draw_picked_order(const FrameData& f) const {
    if (f.view.table.need != palace::NeededAction::set_order) return;
    std::vector<int> free = selected_tags(f.view, selection);
    int number = 0;
    for (const PickedCard& pick : selection.picks) {
        const auto tag =
            std::find_if(free.begin(), free.end(), [&](int t) { return card_at_spot(f.view, *spot_of(t)) == pick; });
        if (tag == free.end()) continue;
        const auto sprite = std::find_if(
            f.scene.sprites.begin(), f.scene.sprites.end(), [&](const Sprite& s) { return s.tag == *tag; });
        free.erase(tag);
        if (sprite == f.scene.sprites.end()) continue;
        const Pose& p = sprite->pose;
        const Point at = p.centre + Point{p.width / 2 - 2, -p.height() / 2 + 2};
        f.canvas.list->AddCircleFilled(to_im(at), 13, f.canvas.colour().accent);
        const TextStyle style{15, Weight::semibold, f.canvas.colour().accent_text, TextAlignment::centre};
        draw_line(f.canvas, rect_around(at, 26, 26), std::to_string(++number), style);
    }
}

} // namespace palazzo::palace::screen
