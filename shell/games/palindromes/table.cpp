#include "shell/games/palindromes/table.hpp"

#include "shell/games/hint.hpp"
#include "shell/games/palindromes/frame.hpp"
#include "shell/games/palindromes/mirror.hpp"
#include "shell/ui/loggia.hpp"

#include <algorithm>

namespace palazzo::palindromes::screen {

using namespace ui;
using palindromes::Cell;
using palindromes::Move;
using palindromes::View;

namespace {

constexpr float edge_fade = 14.0F; // height of the fade at the upper and lower edge of the board, in logical pixels
constexpr double to_read = 0.6;    // seconds for which a palindrome is shown before it flies to the player who took it

} // namespace

bool Table::has_settled(double now) const { return lines_.empty() && !lines_view_ && !motion_.is_moving(now); }

bool Table::is_moving() const { return waits_for_long_press() || !has_settled(ImGui::GetTime()); }

std::vector<a11y::Region> Table::mirror_regions(const View& view, const i18n::Voice& voice) const {
    return screen::mirror_regions(view, {picked, square, take}, voice);
}

std::optional<Move> Table::handle_control(const View& view, const a11y::UsedControl& pressed) {
    const auto answer = handle_mirror_control(view, {picked, square, take}, pressed);
    picked = answer.selection.card;
    square = answer.selection.square;
    take = answer.selection.take;
    refusal_ = {};
    choice.clear();
    if (!answer.move || palindromes::check(view, *answer.move)) return std::nullopt;
    drop_selection();
    return answer.move;
}

void Table::suggest(const View&, const Move& move) {
    drop_selection();
    refusal_ = {};
    picked = move.card;
    square = move.at;
    take = move.take;
    keys_on_board_ = true;
}

/// Updates the table's state if the position, the viewer or the window has changed.
void Table::note_changes(const FrameData& f) {
    const bool moved = position_number_ != f.context.position_number;
    const bool elsewhere = viewer_ != f.view.me || f.context.skip_animation || window_ != screen_area();
    if (viewer_ != f.view.me || f.context.skip_animation) {
        drop_selection();
        chosen_view_.reset();
    }
    // True if moves were taken back, so that there is no new move to show.
    const bool back = f.view.table.placed_count < placed_;
    if (viewer_ != f.view.me || f.context.skip_animation || back) games::update_all_texts(texts_, f.shown());
    if (elsewhere) ++arrangement_;
    if (moved || elsewhere) {
        lines_.clear();
        lines_view_.reset();
    }
    if (moved && !elsewhere && f.view.table.placed_count == placed_ + 1) note_taken_lines(f);
    if (moved) {
        if (!back) ++step_;
        grip_ = {};
        refusal_ = {};
        hint_ = {};
    }
    if (std::find(f.view.hand.begin(), f.view.hand.end(), picked) == f.view.hand.end()) drop_selection();
    position_number_ = f.context.position_number;
    viewer_ = f.view.me;
    window_ = screen_area();
    placed_ = f.view.table.placed_count;
    board_ = f.view.table.board;
}

/// Stores the palindromes that the last move took, so that they are still shown.
void Table::note_taken_lines(const FrameData& f) {
    if (f.context.pace <= 0) return;
    lines_ = taken_lines(board_, f.context.latest);
    if (lines_.empty()) return;
    resting_since_ = ImGui::GetTime();
    lines_view_ = taken_lines_camera(camera_, lines_, f.view, f.layout);
    if (chosen_view_ && !(*lines_view_ == *chosen_view_)) chosen_view_.reset();
}

/// Removes taken palindromes once players have had time to read them. After that, ends the view in which they were
/// shown.
void Table::update_taken_lines(double now, float pace) {
    if (motion_.is_moving(now)) {
        resting_since_ = now;
    } else if (lines_.empty()) {
        lines_view_.reset();
    } else if (now - resting_since_ >= to_read * static_cast<double>(pace)) {
        lines_.clear();
        ++step_;
    }
}

void Table::close_sheet() {
    sets_shown.reset();
    choice.clear();
}

void Table::drop_selection() {
    picked = Card::none();
    square.reset();
    take.clear();
    choice.clear();
    hint_ = {};
    keys_on_board_ = false;
}

Scene Table::scene(const FrameData& f) const {
    SceneInput s;
    s.camera = f.camera;
    s.latest = f.context.latest;
    s.taken = lines_;
    s.mover = f.context.mover;
    s.dealt = f.context.dealt;
    s.closed = f.context.closed_hand;
    s.picked = picked;
    s.hovered = hovered_;
    s.focused = f.keys_here && !keys_on_board_ ? focus_ : -1;
    if (grip_.kind == PointerPress::PressTarget::card && grip_.dragging) s.drag = grip_.last - grip_.from;
    Scene scene = scene_of(f.view, f.layout, s);
    scene.step = step_;
    scene.arrangement = arrangement_;
    return scene;
}

Table::Input Table::draw(const Theme& theme, const View& view, const Context& context) {
    const Canvas canvas = begin_screen(theme, "palindromes");
    const Rect window = screen_area();
    FrameData f{canvas, view, context, lay_out_table(window.w, window.h), {}, {}, {}, false};
    if (context.habits.left_handed) f.layout = left_handed_layout(std::move(f.layout), window.w);
    note_changes(f);
    update_taken_lines(ImGui::GetTime(), context.pace);
    const auto look = [&] {
        f.camera = chosen_view_ ? *chosen_view_ : lines_view_ ? *lines_view_ : board_camera(f.view, f.layout);
        f.scene = scene(f);
    };
    look();
    const std::optional<Seat> sets = sets_shown; // a sheet that is opened in this frame is drawn from the next one on
    if (!context.covered && !sets) {
        handle_pointer(f);
        handle_keys(f);
        look();
    }
    camera_ = f.camera;
    const double now = ImGui::GetTime();
    motion_.show(f.scene, now, context.pace > 0 ? 1.0F / context.pace : 0.0F);
    games::update_message(texts_, f.shown(), motion_.has_landed(now));
    games::update_numbers(texts_, f.shown(), has_settled(now));

    draw_inlay(canvas, window);
    if (f.view.table.board.empty()) {
        const Pose middle = pose_on_square(f.camera, f.layout.board, {0, 0});
        draw_inlaid_star(canvas, middle.centre, middle.height() * 0.9F, canvas.colour().inlay);
    }
    draw_marks(f);
    draw_last_placed_card(f);
    draw_pending_palindromes(f);
    draw_taken_lines(f);
    const std::vector<Sprite> sprites = motion_.sprites(now);
    std::vector<Sprite> board;
    std::vector<Sprite> others;
    for (const Sprite& s : sprites) (is_on_board(s) && !s.look.moving ? board : others).push_back(s);
    const Rect& area = f.layout.board;
    canvas.list->PushClipRect(to_im({area.x, area.y}), to_im({area.right(), area.bottom()}), true);
    draw_sprites(canvas, board);
    canvas.list->PopClipRect();
    draw_fade(canvas, area, area.y + edge_fade, area.y);
    draw_fade(canvas, area, area.bottom() - edge_fade, area.bottom());
    draw_header(f);
    draw_sprites_behind_plates(canvas, sprites);
    draw_seats(f);
    draw_zoom_buttons(f);
    draw_message(f);
    draw_choice(f);
    register_move_areas(f);
    draw_sprites(canvas, others);
    if (refusal_.id.empty()) games::draw_hint(canvas, f.layout.message, context.hint_shown);
    end_screen();
    if (sets) draw_sets(theme, view, context);
    return f.input;
}

void Table::pick_card(const FrameData& f, Card card) {
    refusal_ = {};
    choice.clear();
    hint_ = {};
    picked = picked == card ? Card::none() : card;
    if (picked.is_none()) square.reset();
    const auto at = std::find(f.view.hand.begin(), f.view.hand.end(), card);
    focus_ = static_cast<int>(at - f.view.hand.begin());
    // The squares where the picked card may be placed have to be visible.
    const auto marks = marked_squares(f.view, picked);
    const bool unseen = std::none_of(marks.begin(), marks.end(), [&](const SquareMark& m) {
        return f.layout.board.contains(pose_on_square(f.camera, f.layout.board, square_of(m.at)).centre);
    });
    if (!chosen_view_ || marks.empty() || !unseen) return;
    chosen_view_.reset();
    ++arrangement_;
}

/// Returns the square at which a tap was aimed. If squares are smaller than a fingertip, that is the nearest square
/// where the picked card may be placed.
Cell Table::aimed_cell(const FrameData& f, Point at) const {
    constexpr float fingertip = 22.0F;
    const Cell exact = cell_of(square_at(f.camera, f.layout.board, at));
    Cell best = exact;
    float nearest = fingertip;
    for (const SquareMark& m : marked_squares(f.view, picked)) {
        if (m.at == exact) return exact;
        const float distance = length(pose_on_square(f.camera, f.layout.board, square_of(m.at)).centre - at);
        if (distance >= nearest) continue;
        nearest = distance;
        best = m.at;
    }
    return best;
}

/// Places the picked card in a square. If several palindromes are possible there, lets the player choose one; if the
/// card can't be placed there, shows why.
void Table::place_card(FrameData& f, Cell at) {
    refusal_ = {};
    choice.clear();
    if (picked.is_none()) {
        if (palindromes::seats_to_act(f.view.table).has(f.view.me)) show_refusal(f, {"palindromes.choose_first", {}});
        return;
    }
    std::vector<Move> moves = moves_to_square(f.view, picked, at);
    if (moves.size() > 1)
        choice = std::move(moves);
    else
        make_move(f, moves.empty() ? Move{picked, at, {}} : moves.front());
}

/// Shows the reason why an attempt is refused.
void Table::show_refusal(FrameData& f, Message why) {
    refusal_ = std::move(why);
    f.input.refused = true;
}

/// Makes a move if it is legal; otherwise shows why it isn't.
void Table::make_move(FrameData& f, const Move& move) {
    if (const Refusal reason = palindromes::check(f.view, move)) return show_refusal(f, reason.message());
    refusal_ = {};
    f.input.move = move;
    drop_selection();
}

} // namespace palazzo::palindromes::screen
