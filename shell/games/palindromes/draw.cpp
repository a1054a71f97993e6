// Draws the parts of a Palindromes table that aren't cards.
#include "shell/cards/seen.hpp"
#include "shell/games/event_text.hpp"
#include "shell/games/hint.hpp"
#include "shell/games/over.hpp"
#include "shell/games/palindromes/frame.hpp"
#include "shell/games/palindromes/mirror.hpp"

#include <algorithm>
#include <cmath>
#include <string>

namespace palazzo::palindromes::screen {

using namespace ui;
using palindromes::Cell;
using palindromes::Span;
using palindromes::TakenSets;
using palindromes::View;

namespace {

void outline(const Canvas& canvas, const Rect& r, Colour colour, float width, float radius) {
    canvas.list->AddRect(to_im({r.x, r.y}), to_im({r.right(), r.bottom()}), colour, radius, 0, width);
}

/// Returns the area on the screen of the line of squares from `from` to `to`.
Rect line_area(const Camera& camera, const Rect& area, Square from, Square to) {
    return bounding_rect(square_area(camera, area, from), square_area(camera, area, to));
}

/// Draws a glow around the area of a line.
void draw_glow(const Canvas& canvas, const Rect& line, Colour colour, float radius) {
    for (const float reach : {7.0F, 4.0F, 2.0F})
        draw_plate(canvas, line.inset(-reach), faded_colour(colour, 0.22F), radius + reach);
    outline(canvas, line.inset(-1), colour, 2.5F, radius);
}

} // namespace

void Table::draw_header(FrameData& f) {
    if (auto action = games::draw_header_buttons(f.canvas, f.context.voice, f.layout.header, f.context.header_buttons))
        f.input.action = std::move(action);
    if (f.layout.title.w > 0) draw_line(f.canvas, f.layout.title, f.context.title, {type::text, Weight::semibold});
}

void Table::draw_seats(FrameData& f) {
    const Seats acting = palindromes::seats_to_act(texts_.described_view.table);
    const View& counted = texts_.counted_view;
    const auto area_of = [&](Seat s) -> const Rect& { return s == f.view.me ? f.layout.own : f.layout.other; };
    const auto plate_of = [&](Seat s, const std::string& detail) {
        return SeatPlate{f.context.voice.name(s), detail, false, f.canvas.theme->seat_colour(s), acting.has(s), false};
    };
    const auto details = score_texts(counted, f.context.voice, [&](Seat s, const std::string& detail) {
        const Rect& area = area_of(s);
        return seat_plate_width(*f.canvas.theme, plate_of(s, detail), area.h) <= area.w;
    });
    for (Seat s = 0; s < palindromes::players; ++s) {
        const bool own = s == f.view.me;
        const Rect& area = area_of(s);
        const SeatPlate plate = plate_of(s, details[static_cast<std::size_t>(s)]);
        const float width = std::min(seat_plate_width(*f.canvas.theme, plate, area.h), area.w);
        const float at_edge = f.context.habits.left_handed ? area.right() - width : area.x;
        const bool in_middle = !own && f.layout.is_other_in_middle();
        const Rect at{std::round(in_middle ? area.centre().x - width / 2 : at_edge), area.y, width, area.h};
        const bool pressed = make_pressable(own ? "##own_sets" : "##other_sets", at).pressed;
        draw_seat_plate(f.canvas, at, plate);
        if (pressed && !f.context.covered) sets_shown = s;
    }
    const int stock = counted.table.seat(f.view.me).stock_count;
    const TextAlignment beside = f.context.habits.left_handed ? TextAlignment::left : TextAlignment::right;
    const TextStyle style{type::detail, Weight::regular, f.canvas.colour().text_soft, beside};
    if (stock > 0)
        draw_label(
            f.canvas, f.layout.stock_label, f.context.voice.say("palindromes.stock", {std::to_string(stock)}), style);
}

void Table::draw_marks(const FrameData& f) const {
    const Rect& area = f.layout.board;
    const Palette& colour = f.canvas.colour();
    f.canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    const float radius = f.camera.card * 0.10F;
    const auto room = [&](Cell c) {
        const Pose pose = pose_on_square(f.camera, area, square_of(c));
        return rect_around(pose.centre, pose.width, pose.height());
    };
    if (f.view.table.board.empty()) draw_slot(f.canvas, pose_on_square(f.camera, area, {}));
    for (const SquareMark& m : marked_squares(f.view, picked)) {
        const Rect r = room(m.at);
        const bool strong = m.vertical || m.completes;
        draw_plate(f.canvas, r, faded_colour(colour.accent, strong ? 0.28F : 0.10F), radius);
        outline(f.canvas, r, faded_colour(colour.accent, strong ? 1.0F : 0.55F), strong ? 2.0F : 1.5F, radius);
        if (m.completes)
            draw_star(f.canvas, r.centre(), f.camera.card * 0.5F, colour.accent);
        else if (m.vertical) {
            draw_icon(f.canvas, Icon::up, {r.centre().x, r.centre().y - f.camera.card * 0.14F}, f.camera.card * 0.42F,
                colour.accent);
            draw_icon(f.canvas, Icon::down, {r.centre().x, r.centre().y + f.camera.card * 0.14F}, f.camera.card * 0.42F,
                colour.accent);
        }
    }
    draw_card_preview(f);
    const bool chosen = f.keys_here && (keys_on_board_ || grip_.kind == PointerPress::PressTarget::nothing);
    if (square && (chosen || !f.context.hint_shown.empty())) draw_focus(f.canvas, room(*square).inset(-3), radius + 3);
    f.canvas.list->PopClipRect();
}

/// Draws the picked card translucently in the square that the mouse or the keyboard points at, if it may be placed
/// there.
void Table::draw_card_preview(const FrameData& f) const {
    const ImGuiIO& io = ImGui::GetIO();
    const Rect& area = f.layout.board;
    const Point mouse{io.MousePos.x, io.MousePos.y};
    const bool points = io.MouseSource == ImGuiMouseSource_Mouse && area.contains(mouse) && !f.context.covered;
    if (picked.is_none() || grip_.dragging) return;
    std::optional<Cell> at = square;
    if (points) at = cell_of(square_at(f.camera, area, mouse));
    if (!at || moves_to_square(f.view, picked, *at).empty()) return;
    CardLook look;
    look.opacity = 0.7F; // the rank can be read, and the card still looks as if it isn't there yet
    draw_card(f.canvas, picked, pose_on_square(f.camera, area, square_of(*at)), look);
}

/// Draws an outline around the card that was placed last, in the colour of its player. Without it, players easily lose
/// sight of the card when the board moves.
void Table::draw_last_placed_card(const FrameData& f) const {
    const palindromes::Table& t = f.view.table;
    if (t.placed_count == 0 || palindromes::Grid(t.board).empty(t.last) || !has_settled(ImGui::GetTime())) return;
    const Rect& area = f.layout.board;
    const Rect room = square_area(f.camera, area, square_of(t.last));
    f.canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    outline(f.canvas, room.inset(-2), f.canvas.theme->seat_colour(f.context.mover), 2.5F, f.camera.card * 0.14F);
    f.canvas.list->PopClipRect();
}

/// Draws a glow around pending palindromes, and signs in the squares where they can be extended, in the colour of the
/// player who made them.
void Table::draw_pending_palindromes(const FrameData& f) const {
    const palindromes::PendingPalindromes& pending = f.view.table.pending;
    if (pending.spans.empty() || !has_settled(ImGui::GetTime())) return;
    const Rect& area = f.layout.board;
    const Colour colour = f.canvas.theme->seat_colour(pending.maker);
    f.canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    for (const Span& span : pending.spans)
        draw_glow(f.canvas, line_area(f.camera, area, square_of(span.first), square_of(span.last())), colour,
            f.camera.card * 0.14F);
    for (const Cell c : claiming_squares(f.view, picked)) {
        const Pose pose = pose_on_square(f.camera, area, square_of(c));
        const Rect r = rect_around(pose.centre, pose.width, pose.height()).inset(3);
        outline(f.canvas, r, colour, 2.0F, f.camera.card * 0.10F);
        draw_icon(f.canvas, Icon::plus, r.centre(), f.camera.card * 0.5F, colour);
    }
    f.canvas.list->PopClipRect();
}

/// Draws a glow around the taken palindromes that are still on the board, in the colour of the player who took them.
void Table::draw_taken_lines(const FrameData& f) const {
    if (motion_.is_moving(ImGui::GetTime())) return;
    const Rect& area = f.layout.board;
    f.canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    for (const TakenLine& line : lines_) {
        const Rect room =
            line_area(f.camera, area, square_of(line.cards[0].at), square_of(line.cards[line.cards.size() - 1].at));
        draw_glow(f.canvas, room, f.canvas.theme->seat_colour(line.taker), f.camera.card * 0.14F);
    }
    f.canvas.list->PopClipRect();
}

void Table::draw_message(FrameData& f) const {
    const Rect& area = f.layout.message;
    if (f.view.table.is_over()) {
        if (!f.context.header_buttons.are_shown || !has_settled(ImGui::GetTime())) return;
        // The buttons are in the place of the hand, which is empty now.
        const Rect row = rect_around(f.layout.hand.centre(), std::min(f.layout.hand.w, 420.0F), 52);
        if (auto action = games::draw_game_over_buttons(f.canvas, f.context.voice, row, {}, f.context.next_game))
            f.input.action = action;
        return;
    }
    const Palette& colour = f.canvas.colour();
    if (!refusal_.id.empty()) {
        draw_banner(
            f.canvas, area, games::with_bold_cards(f.context.voice.say(refusal_)), colour.danger, rgb(0xFFFFFF));
        return;
    }
    if (!f.context.hint_shown.empty()) return;
    if (!hint_.id.empty()) {
        draw_banner(f.canvas, area, games::with_bold_cards(f.context.voice.say(hint_)));
        return;
    }
    // While cards move, the message still describes the previous move. It asks for a move once all cards have arrived.
    const bool asks = texts_.counts_position(f.context.position_number);
    const palindromes::Table& t = asks ? f.view.table : texts_.described_view.table;
    const bool mine = asks && !f.context.watched && t.turn == f.view.me;
    std::string todo;
    if (!f.context.watched && t.turn != f.view.me)
        todo = f.context.voice.say("palindromes.todo.wait", {std::to_string(t.turn)});
    const bool grows = mine && !claiming_squares(f.view, Card::none()).empty();
    if (mine)
        todo = f.context.voice.say(t.placed_count == 0 ? "palindromes.todo.first"
                : grows                                ? "palindromes.todo.extend"
                                                       : "palindromes.todo.choose");
    if (mine && !picked.is_none()) todo = f.context.voice.say("palindromes.todo.place", {to_text(picked)});
    if (!choice.empty()) todo = f.context.voice.say("palindromes.todo.pick");
    todo = mine ? games::as_task(todo) : games::with_bold_cards(todo);
    const auto fits = [&](const std::string& text) { return banner_fits(*f.canvas.theme, text, area); };
    Context context = f.context;
    context.latest = texts_.latest;
    context.told = texts_.told;
    std::string line = todo;
    if (picked.is_none() || !mine) {
        // The place of a card can be seen, but not which palindromes have left the board.
        games::drop_minor_events(context, fits,
            [](const palindromes::Event& event) { return std::holds_alternative<palindromes::CardPlaced>(event); });
        line = games::event_text_before(context, {todo}, fits, true);
    }
    if (line.empty()) return;
    draw_banner(f.canvas, area, line, mine ? colour.highlight_plate : 0, mine ? colour.highlight_text : 0);
}

void Table::draw_zoom_buttons(FrameData& f) {
    Rect area = f.layout.zoom;
    if (area.w <= 0) return; // the window is too low for buttons; pinching and the wheel zoom there
    if (games::hint_covers(*f.canvas.theme, f.layout.message, f.context.hint_shown, area)) {
        const float above = games::hint_area(*f.canvas.theme, f.layout.message, f.context.hint_shown).y - space::gap;
        area.y = above - area.h;
    }
    const bool upright = area.h > area.w;
    const auto at = [&](int i) {
        const float step = static_cast<float>(i) * (44 + space::gap);
        return upright ? Rect{area.x, area.y + step, 44, 44} : Rect{area.x + step, area.y, 44, 44};
    };
    const auto offer = [&](int i, const char* id, Icon icon, const char* tip) {
        draw_plate(f.canvas, at(i), f.canvas.colour().plate, 22);
        return icon_button(f.canvas, id, at(i), icon, f.context.voice.say(tip)) && !f.context.covered;
    };
    if (chosen_view_ && offer(0, "fit", Icon::fit, "palindromes.zoom.all")) {
        chosen_view_.reset();
        ++arrangement_;
    }
    if (offer(1, "closer", Icon::plus, "palindromes.zoom.closer")) zoom_around(f, f.layout.board.centre(), 1.25F);
    if (offer(2, "further", Icon::minus, "palindromes.zoom.further")) zoom_around(f, f.layout.board.centre(), 0.8F);
}

/// Names the areas of the hand's cards, and of the squares where a press places the picked card, by the ids that the
/// mirror's controls have.
void Table::register_move_areas(const FrameData& f) const {
    for (std::size_t i = 0; i < f.view.hand.size(); ++i)
        name_area("pick:" + to_text(f.view.hand[i]), visible_part(f.scene, static_cast<int>(i)));
    if (!choice.empty()) return;
    const auto confirmed = confirmed_move(f.view, {picked, square, take});
    for (const palindromes::Move& move : palindromes::legal_moves(f.view)) {
        // If the player has to choose between several palindromes, a press on the square doesn't make a move yet.
        if (move.card != picked || !move.take.empty()) continue;
        const Rect room = intersection(square_area(f.camera, f.layout.board, square_of(move.at)), f.layout.board);
        name_area(games::move_id(move), room);
        if (confirmed && *confirmed == move) name_area("confirm", room);
    }
}

/// Draws a button for each of the palindromes between which the player chooses.
void Table::draw_choice(FrameData& f) {
    if (choice.empty()) return;
    const std::vector<palindromes::Move> moves = choice;
    const Rect& message = f.layout.message;
    const float width = std::min(message.w, 420.0F);
    float y = message.y - static_cast<float>(moves.size()) * (space::button_size + space::gap);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const Rect at{message.centre().x - width / 2, y, width, space::button_size};
        const std::string id = "choice:" + std::to_string(i);
        const std::string label = games::with_bold_cards(f.context.voice.say(describe_taken_cards(f.view, moves[i])));
        if (button(f.canvas, id.c_str(), at, label, ButtonKind::main) && !f.context.covered) make_move(f, moves[i]);
        name_area(games::move_id(moves[i]), at);
        y += space::button_size + space::gap;
    }
}

/// Draws the sheet with the sets that a player has taken.
void Table::draw_sets(const Theme& theme, const View& view, const Context& context) {
    if (!sets_shown || context.covered) return;
    const Seat seat = *sets_shown;
    const std::string title = context.voice.say("palindromes.sets", {std::to_string(seat)});
    Sheet sheet = begin_sheet(theme, "sets", title);
    const TakenSets& taken = view.table.seat(seat).taken;
    if (taken.sizes.empty()) sheet.flow.add_text(sheet.canvas, context.voice.say("palindromes.no_sets"));
    std::size_t next = 0;
    for (const std::size_t size : taken.sizes) {
        const float room = sheet.flow.area.w;
        const float card = std::min(48.0F, room / (static_cast<float>(size) * 1.1F));
        const Rect row = sheet.flow.take_area(card * card_ratio + 4, 10);
        for (std::size_t i = 0; i < size; ++i) {
            const float x = row.x + card * (0.5F + 1.1F * static_cast<float>(i));
            draw_card(sheet.canvas, taken.cards[next++], {{x, row.centre().y}, card});
        }
    }
    end_sheet(sheet);
    if (sheet.closed) sets_shown.reset();
}

} // namespace palazzo::palindromes::screen
