// Draws the sheets of a Palace table on which players choose: the rank that a joker stands for, or another player.
#include "shell/games/palace/frame.hpp"
#include "shell/games/palace/mirror.hpp"

#include "engine/games/palace/making.hpp"

#include <string>

namespace palazzo::palace::screen {

using namespace ui;
using palace::Move;
using palace::View;

namespace {

/// Returns the move that the selection makes if its wild cards stand for `rank`.
Move naming_move(const View& v, Selection s, JokerToName what, Rank rank) {
    (what == JokerToName::cover ? s.cover_as : s.as) = rank;
    if (v.table.need != palace::NeededAction::name_joker) return move_of_selection(v, s).value_or(Move{});
    return palace::move_naming_turned_card(v.table, rank);
}

} // namespace

/// Lets a joker stand for a rank. If no other card can be added to the selection, plays the selection.
void Table::name_joker(FrameData& f, JokerToName what, Rank rank) {
    (what == JokerToName::cover ? selection.cover_as : selection.as) = rank;
    if (joker_to_name(f.view, selection) != JokerToName::nothing || can_add_any_card(f.view, selection)) return;
    const auto move = move_of_selection(f.view, selection);
    if (move && !palace::check(f.view, *move)) make_move(f, *move);
}

/// Draws the sheet with the thirteen ranks for which a joker can stand. Closing it drops the selection. If the joker
/// was turned over and lies on the pile, the sheet can't be closed.
void Table::draw_rank_choice(FrameData& f, const Theme& theme) {
    const JokerToName what = joker_to_name(f.view, selection);
    if (what == JokerToName::nothing) return;
    constexpr int columns = 7;
    constexpr float gap = 6;
    Sheet sheet = begin_bottom_sheet(theme, "ranks", todo_of(f.view, selection, f.context.voice), 460);
    const bool turned = f.view.table.need == palace::NeededAction::name_joker;
    const float side = std::min(52.0F, (sheet.flow.area.w - gap * (columns - 1)) / columns);
    const float left = sheet.flow.area.x + (sheet.flow.area.w - side * columns - gap * (columns - 1)) / 2;
    const Selection asked = selection;
    Rect row{};
    for (int r = 0; r < rank_count; ++r) {
        if (r % columns == 0) row = sheet.flow.take_area(side, gap);
        const Rank rank = rank_at(r);
        const Move move = naming_move(f.view, asked, what, rank);
        const bool possible = what == JokerToName::set || !palace::check(f.view, move);
        // The second row, which is shorter, is centred.
        const float shift = r < columns ? 0.0F : (side + gap) / 2;
        const Rect area{left + shift + static_cast<float>(r % columns) * (side + gap), row.y, side, side};
        if (turned) name_area(games::move_id(move), area);
        if (!button(sheet.canvas, ("##" + to_text(rank)).c_str(), area, to_text(rank), ButtonKind::secondary, possible))
            continue;
        if (turned)
            make_move(f, move);
        else
            name_joker(f, what, rank);
    }
    end_sheet(sheet);
    if (sheet.closed && !turned) selection = {};
}

/// Draws the sheet on which the viewer chooses a player. It can't be closed, because the game waits for the choice.
void Table::draw_player_choice(FrameData& f, const Theme& theme) {
    if (f.view.table.need != palace::NeededAction::choose) return;
    Sheet sheet = begin_bottom_sheet(theme, "choose", todo_of(f.view, selection, f.context.voice), 460);
    for (const Seat seat : palace::choosable_seats(f.view.table).list()) {
        Move move = palace::move_of_kind(Move::Kind::choose);
        move.seat = seat;
        const Rect area = sheet.flow.take_area(48, 8);
        const std::string id = "##seat" + std::to_string(seat);
        name_area(games::move_id(move), area);
        if (button(sheet.canvas, id.c_str(), area, f.context.voice.name(seat), ButtonKind::secondary))
            make_move(f, move);
    }
    end_sheet(sheet);
}

} // namespace palazzo::palace::screen
