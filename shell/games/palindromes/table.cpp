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

constexpr float edge_fade = 14.0F; // where the board goes on beyond its window
constexpr double to_read = 0.6;    // seconds that a palindrome lies there whole before it is taken

} // namespace

bool Table::settled(double now) const { return lines_.empty() && !kept_ && !motion_.moving(now); }

bool Table::moving() const { return waits_for_long_press() || !settled(ImGui::GetTime()); }

std::vector<a11y::Region> Table::mirror(const View& view, const i18n::Voice& voice) const {
    return mirror_regions(view, {picked, square, take}, voice);
}

std::optional<Move> Table::pressed(const View& view, const a11y::Pressed& pressed) {
    const auto answer = mirror_pressed(view, {picked, square, take}, pressed);
    picked = answer.selection.card;
    square = answer.selection.square;
    take = answer.selection.take;
    refusal_ = {};
    choice.clear();
    if (!answer.move || palindromes::check(view, *answer.move)) return std::nullopt;
    let_go();
    return answer.move;
}

void Table::suggest(const View&, const Move& move) {
    let_go();
    refusal_ = {};
    picked = move.card;
    square = move.at;
    take = move.take;
    keys_on_board_ = true;
}

/// Takes in that the position, the onlooker or the window is another one.
void Table::notice(const Frame& f) {
    const bool moved = moment_ != f.sight.moment;
    const bool elsewhere = onlooker_ != f.view.me || f.sight.fresh || window_ != screen_area();
    if (onlooker_ != f.view.me || f.sight.fresh) {
        let_go();
        free_.reset();
    }
    const bool back = f.view.table.placed < placed_; // nothing happened that could be shown
    if (onlooker_ != f.view.me || f.sight.fresh || back) games::tell_at_once(telling_, f.shown());
    if (elsewhere) ++arrangement_;
    if (moved || elsewhere) {
        lines_.clear();
        kept_.reset();
    }
    if (moved && !elsewhere && f.view.table.placed == placed_ + 1) notice_lines(f);
    if (moved) {
        if (!back) ++step_;
        grip_ = {};
        refusal_ = {};
        hint_ = {};
    }
    if (std::find(f.view.hand.begin(), f.view.hand.end(), picked) == f.view.hand.end()) let_go();
    moment_ = f.sight.moment;
    onlooker_ = f.view.me;
    window_ = screen_area();
    placed_ = f.view.table.placed;
    board_ = f.view.table.board;
}

/// Takes in which palindromes the last move took.
void Table::notice_lines(const Frame& f) {
    if (f.sight.pace <= 0) return;
    lines_ = lines_taken(board_, f.sight.latest);
    if (lines_.empty()) return;
    read_from_ = ImGui::GetTime();
    kept_ = view_of_lines(camera_, lines_, f.view, f.layout);
    if (free_ && !(*kept_ == *free_)) free_.reset();
}

/// Lets go of what was read, and of the view in which it was.
void Table::follow_lines(double now, float pace) {
    if (motion_.moving(now)) {
        read_from_ = now;
    } else if (lines_.empty()) {
        kept_.reset();
    } else if (now - read_from_ >= to_read * static_cast<double>(pace)) {
        lines_.clear();
        ++step_;
    }
}

void Table::close_sheet() {
    sets_shown.reset();
    choice.clear();
}

void Table::let_go() {
    picked = Card::none();
    square.reset();
    take.clear();
    choice.clear();
    hint_ = {};
    keys_on_board_ = false;
}

Scene Table::scene(const Frame& f) const {
    Scenery s;
    s.camera = f.camera;
    s.latest = f.sight.latest;
    s.still = lines_;
    s.mover = f.sight.mover;
    s.dealt = f.sight.dealt;
    s.picked = picked;
    s.hovered = hovered_;
    s.focused = f.keys_here && !keys_on_board_ ? focus_ : -1;
    if (grip_.kind == Grip::Kind::card && grip_.dragging) s.drag = grip_.last - grip_.from;
    Scene scene = scene_of(f.view, f.layout, s);
    scene.step = step_;
    scene.arrangement = arrangement_;
    return scene;
}

Table::Answer Table::draw(const Theme& theme, const View& view, const Sight& sight) {
    const Canvas canvas = begin_screen(theme, "palindromes");
    const Rect window = screen_area();
    Frame f{canvas, view, sight, lay_table(window.w, window.h), {}, {}, {}, false};
    if (sight.habits.left_handed) f.layout = for_left_hand(std::move(f.layout), window.w);
    notice(f);
    follow_lines(ImGui::GetTime(), sight.pace);
    const auto look = [&] {
        f.camera = free_ ? *free_ : kept_ ? *kept_ : all_in_view(f.view, f.layout);
        f.scene = scene(f);
    };
    look();
    const std::optional<Seat> sets = sets_shown; // what is asked for now opens in the next frame
    if (!sight.covered && !sets) {
        follow_pointer(f);
        follow_keys(f);
        look();
    }
    camera_ = f.camera;
    const double now = ImGui::GetTime();
    motion_.show(f.scene, now, sight.pace > 0 ? 1.0F / sight.pace : 0.0F);
    games::tell(telling_, f.shown(), motion_.landed(now));
    games::count(telling_, f.shown(), settled(now));

    draw_inlay(canvas, window);
    const Pose middle = pose_on(f.camera, f.layout.board, {0, 0});
    draw_inlaid_star(canvas, middle.centre, middle.height() * 0.9F);
    draw_marks(f);
    draw_last(f);
    draw_pending(f);
    draw_lines(f);
    const std::vector<Sprite> sprites = motion_.sprites(now);
    std::vector<Sprite> board;
    std::vector<Sprite> others;
    for (const Sprite& s : sprites) (is_on_board(s) && !s.look.moving ? board : others).push_back(s);
    const Rect& area = f.layout.board;
    canvas.list->PushClipRect(im({area.x, area.y}), im({area.right(), area.bottom()}), true);
    draw_sprites(canvas, board);
    canvas.list->PopClipRect();
    draw_fade(canvas, area, area.y + edge_fade, area.y);
    draw_fade(canvas, area, area.bottom() - edge_fade, area.bottom());
    draw_header(f);
    draw_behind(canvas, sprites);
    draw_seats(f);
    draw_zoom(f);
    draw_message(f);
    draw_choice(f);
    name_moves(f);
    draw_sprites(canvas, others);
    if (refusal_.id.empty()) games::draw_hint(canvas, f.layout.message, sight.hint_shown);
    end_screen();
    if (sets) draw_sets(theme, view, sight);
    return f.answer;
}

void Table::pick(const Frame& f, Card card) {
    refusal_ = {};
    choice.clear();
    hint_ = {};
    picked = picked == card ? Card::none() : card;
    if (picked.is_none()) square.reset();
    const auto at = std::find(f.view.hand.begin(), f.view.hand.end(), card);
    focus_ = static_cast<int>(at - f.view.hand.begin());
    // Where it may go has to be seen.
    const auto marks = marks_of(f.view, picked);
    const bool unseen = std::none_of(marks.begin(), marks.end(), [&](const SquareMark& m) {
        return f.layout.board.contains(pose_on(f.camera, f.layout.board, square_of(m.at)).centre);
    });
    if (!free_ || marks.empty() || !unseen) return;
    free_.reset();
    ++arrangement_;
}

/// The square that a tap means: where squares are smaller than a fingertip, the nearest one where the card may go.
Cell Table::aimed_at(const Frame& f, Point at) const {
    constexpr float fingertip = 22.0F;
    const Cell exact = cell_of(square_at(f.camera, f.layout.board, at));
    Cell best = exact;
    float nearest = fingertip;
    for (const SquareMark& m : marks_of(f.view, picked)) {
        if (m.at == exact) return exact;
        const float distance = length(pose_on(f.camera, f.layout.board, square_of(m.at)).centre - at);
        if (distance >= nearest) continue;
        nearest = distance;
        best = m.at;
    }
    return best;
}

/// Puts the picked card in a square, asks which palindrome is meant, or says why it can't go there.
void Table::place(Frame& f, Cell at) {
    refusal_ = {};
    choice.clear();
    if (picked.is_none()) {
        if (palindromes::to_act(f.view.table).has(f.view.me)) refuse(f, {"palindromes.choose_first", {}});
        return;
    }
    std::vector<Move> moves = moves_to(f.view, picked, at);
    if (moves.size() > 1)
        choice = std::move(moves);
    else
        make(f, moves.empty() ? Move{picked, at, {}} : moves.front());
}

/// Says why something can't be done.
void Table::refuse(Frame& f, Message why) {
    refusal_ = std::move(why);
    f.answer.refused = true;
}

/// Makes a move if it is legal, else says why not.
void Table::make(Frame& f, const Move& move) {
    if (const Refusal reason = palindromes::check(f.view, move)) return refuse(f, reason.message());
    refusal_ = {};
    f.answer.move = move;
    let_go();
}

} // namespace palazzo::palindromes::screen
