#include "shell/games/palabra/table.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/games/palabra/plays.hpp"
#include "engine/i18n/sentence.hpp"
#include "shell/games/hint.hpp"
#include "shell/games/palabra/frame.hpp"
#include "shell/games/palabra/gains.hpp"
#include "shell/games/palabra/mirror.hpp"
#include "shell/ui/loggia.hpp"

#include <algorithm>

namespace palazzo::palabra::screen {

using namespace ui;
using palabra::Move;
using palabra::MoveAction;
using palabra::View;

namespace {

constexpr double points_fly = 1.3;  ///< Seconds from the start of flying points until they have faded.
constexpr double points_land = 0.7; ///< Seconds from the start of flying points until they reach the plate.

/// Returns whether a move is a play that can only be made after the pre-play was passed.
bool comes_later(const View& v, const Move& move) {
    return skips_pre_play(v, move) && move.action != MoveAction::pass && move.action != MoveAction::timer
        && move.action != MoveAction::timeout;
}

bool same_cards(const Rack& rack, const palabra::Hand& hand) {
    std::vector<palabra::Card> mine;
    for (const RackCard& r : rack) mine.push_back(r.id < 0 ? palabra::Card::joker() : r.card);
    std::vector<palabra::Card> theirs(hand.begin(), hand.end());
    sort_few(mine);
    sort_few(theirs);
    const bool whole = std::none_of(rack.begin(), rack.end(), [](const RackCard& r) { return r.id < 0; });
    return whole && mine == theirs;
}

} // namespace

bool Table::is_moving() const {
    return (queued_ && !held_up_) || motion_.is_moving(ImGui::GetTime())
        || std::any_of(points_.begin(), points_.end(),
            [&](const FlyingPoints& p) { return ImGui::GetTime() < p.start + points_fly; });
}

double Table::seconds_to_next_frame() const { return timer_started_ ? 0.25 : -1; }

/// Changes the rack so that it has the cards of the hand, and removes the chosen cards and words that no longer exist.
void Table::sync_rack_with_hand(const View& v) {
    if (!same_cards(rack, v.own.hand)) {
        rack = refilled_rack(rack_without_cards(std::move(rack), spent_), v.own.hand);
        if (auto_sort_) rack = sorted_rack(std::move(rack), RackOrder::letters);
    }
    spent_.clear();
    draft = remaining_draft(v, rack, draft);
    if (draft.index_of_card(asked_blank) < 0) asked_blank = -1;
    if (opened_word_seat && !v.table.seat(*opened_word_seat).word) opened_word_seat.reset();
}

/// Switches to the rack of another seat, as its player has left it, and drops the selection.
void Table::switch_to_seat(Seat seat) {
    if (viewer_ == seat) return;
    if (viewer_ >= 0) racks_[static_cast<std::size_t>(viewer_)] = std::move(rack);
    rack = std::move(racks_[static_cast<std::size_t>(seat)]);
    drop_selection();
    opened_word_seat.reset();
    queued_.reset();
    spent_.clear();
    viewer_ = seat;
}

games::HandOrder Table::hand_order() const {
    games::HandOrder order(racks_.size());
    for (std::size_t seat = 0; seat < racks_.size(); ++seat)
        for (const RackCard& r : std::cmp_equal(seat, viewer_) ? rack : racks_[seat])
            if (r.id >= 0) order[seat].push_back(to_text(r.card));
    return order;
}

void Table::restore_hand_order(const games::HandOrder& order) {
    for (std::size_t seat = 0; seat < std::min(order.size(), racks_.size()); ++seat) {
        Rack read;
        for (const std::string& text : order[seat])
            if (const auto card = palabra::read_laid_card(text))
                read.push_back({card->card, static_cast<int>(read.size())});
        if (!read.empty()) (std::cmp_equal(seat, viewer_) ? rack : racks_[seat]) = std::move(read);
    }
}

void Table::forget_private_state() {
    switch_to_seat(viewer_ == 0 ? 1 : 0);
    auto racks = std::move(racks_);
    racks[static_cast<std::size_t>(viewer_)] = std::move(rack);
    const auto timer_started = timer_started_; // the timer keeps running, because it concerns all players
    *this = {};
    racks_ = std::move(racks);
    timer_started_ = timer_started;
}

std::vector<a11y::Region> Table::mirror_regions(const View& view, const i18n::Voice& voice) const {
    // Until a frame is drawn for another seat, the selection still belongs to the previous seat, and the mirror mustn't
    // show it.
    const bool here = viewer_ == view.me && same_cards(rack, view.own.hand);
    if (here) return screen::mirror_regions(view, {rack, draft, wish}, voice);
    const Rack& left = viewer_ == view.me ? rack : racks_[static_cast<std::size_t>(view.me)];
    return screen::mirror_regions(view, {refilled_rack(left, view.own.hand), {}, {}}, voice);
}

std::optional<Move> Table::handle_control(const View& view, const a11y::UsedControl& pressed) {
    switch_to_seat(view.me);
    sync_rack_with_hand(view);
    const auto answer = handle_mirror_control(view, {rack, draft, wish}, pressed);
    draft = answer.selection.draft;
    wish = answer.selection.wish;
    refusal_ = {};
    asked_blank = -1;
    return answer.move ? begin_move(view, *answer.move) : std::nullopt;
}

void Table::close_sheet() {
    if (opened_word_seat)
        opened_word_seat.reset();
    else if (asked_blank >= 0)
        asked_blank = -1;
    else
        passing_.reset();
}

void Table::drop_selection() {
    draft = {};
    wish.reset();
    asked_blank = -1;
    refusal_ = {};
}

void Table::suggest(const View& view, const Move& move) {
    switch_to_seat(view.me);
    drop_selection();
    sync_rack_with_hand(view);
    draft = draft_of(rack, move);
    if (move.action == MoveAction::shave) draft.seat = palabra::shaved_seat(view.table, view.me, move);
    if (move.action == MoveAction::straight || move.action == MoveAction::flush || move.action == MoveAction::vowels)
        wish = move.action;
}

bool Table::is_made_automatically(const View& view, const Move& move) const {
    return is_in_pre_play(view) && move.action == MoveAction::pass;
}

/// Updates the table's state if the position, the viewer or the window has changed.
void Table::note_changes(FrameData& f) {
    const bool moved = position_number_ != f.context.position_number;
    const bool anew = viewer_ != f.view.me || f.context.skip_animation || !shown_;
    switch_to_seat(f.view.me);
    if (anew) {
        latest_.clear();
        points_.clear();
        games::update_all_texts(texts_, f.shown());
    }
    if (anew || window_ != screen_area()) ++arrangement_;
    if (moved && !anew) {
        // If moves were taken back, there is no new move to show.
        const bool forward = f.context.position_number > position_number_;
        latest_ = forward ? f.context.latest : std::vector<palabra::Event>();
        if (forward)
            ++step_;
        else
            games::update_all_texts(texts_, f.shown());
        grip_ = {};
        refusal_ = {};
    }
    if (moved || anew || !same_cards(rack, f.view.own.hand)) sync_rack_with_hand(f.view);
    note_own_word(f, moved, anew);
    if (moved || anew) count_discarded_cards(f, latest_.empty());
    shown_ = true;
    position_number_ = f.context.position_number;
    window_ = screen_area();
    now_ = ImGui::GetTime();
    std::erase_if(points_, [&](const FlyingPoints& p) { return now_ >= p.start + points_fly; });
}

/// Updates the texts about cards that have landed by now. The points of a move fly once its cards have landed, and are
/// added to the score once the points have arrived.
void Table::update_texts(const FrameData& f) {
    const std::vector<palabra::Event> told = texts_.latest;
    const bool message_changed = games::update_message(texts_, f.shown(), motion_.has_landed(now_));
    if (message_changed && !texts_.told.several) texts_.latest = events_to_tell(told, texts_.latest);
    if (message_changed && !latest_.empty() && f.context.pace > 0) add_flying_points(f);
    const bool flying = std::any_of(
        points_.begin(), points_.end(), [&](const FlyingPoints& p) { return now_ < p.start + points_land; });
    games::update_numbers(texts_, f.shown(), motion_.is_step_over(now_) && !flying);
}

/// Returns whether the table asks the viewer for a move. It waits until all cards have arrived, unless the viewer was
/// also to act before the last move.
bool Table::asks_for_move(const FrameData& f) const {
    const auto may_act = [&](const View& v) { return palabra::seats_to_act(v.table).has(f.view.me); };
    return texts_.counts_position(f.context.position_number) || (may_act(f.view) && may_act(texts_.counted_view));
}

/// Stores the number of cards that the last move added to the discard pile; 0 if `still` is true, because then no move
/// is shown.
void Table::count_discarded_cards(const FrameData& f, bool still) {
    const std::size_t size = f.table().discard.size();
    discarded_ = still || size < discard_size_ ? 0 : size - discard_size_;
    discard_size_ = size;
}

void Table::note_own_word(const FrameData& f, bool moved, bool anew) {
    if (moved || anew) cleared_ = anew || latest_.empty() ? "" : cleared_word(own_word_, f.view, latest_);
    own_word_ = own_word(f.view);
}

/// Adds the points of the last move to the table. Gained points fly to their player's plate from the word that scored
/// them, and lost points appear on the plate.
void Table::add_flying_points(const FrameData& f) {
    if (f.table().over) return;
    points_.clear();
    const Gains gains = gains_of(latest_);
    for (Seat s = 0; s < f.table().players(); ++s) {
        const Gain& gain = gains[static_cast<std::size_t>(s)];
        if (gain.points == 0) continue;
        const Rect& plate = plate_area(f.view, s, f.layout);
        const auto land = [&](std::string text) {
            const float width = measure_text(*f.canvas.theme, text, flying_points_style).x + 22;
            return FlyingPoints{std::move(text), {}, flying_points_area(plate, width).centre(), gain.points < 0, 0};
        };
        if (gain.points < 0) {
            FlyingPoints lost = land(i18n::with_typographic_minus(std::to_string(gain.points)));
            lost.from = lost.to;
            lost.start = now_ + 0.2;
            points_.push_back(std::move(lost));
            continue;
        }
        const Rect& from = gain.word_owner ? word_area(f.view, *gain.word_owner, f.layout) : f.layout.message;
        FlyingPoints won = land("+" + std::to_string(gain.points));
        won.from = {
            from.centre().x, from.y - flying_points_height / 2}; // the points begin above the letters of the word
        won.start = now_ + 0.25;
        points_.push_back(std::move(won));
    }
}

Scene Table::scene(const FrameData& f) const {
    SceneInput s;
    s.rack = rack;
    s.draft = draft;
    s.latest = latest_;
    s.mover = f.context.mover;
    s.dealt = f.context.dealt;
    s.closed = f.context.closed_hand;
    s.discarded = discarded_;
    s.breaker = lock_breaker_of(f.view, rack, draft);
    s.hovered = hovered_;
    s.focused = f.keys_here ? focused_tag(f) : -1;
    if (grip_.dragging) {
        s.dragged = grip_.tag;
        s.drag = grip_.last - grip_.from;
        s.marked = word_at(f, grip_.last);
    } else if (f.keys_here && focus_.row == Focus::Row::words) {
        const auto seats = focusable_items(f, Focus::Row::words);
        if (focus_.at < static_cast<int>(seats.size())) s.marked = seats[static_cast<std::size_t>(focus_.at)];
    }
    Scene scene = scene_of(f.view, f.layout, s);
    scene.step = step_;
    scene.arrangement = arrangement_;
    return scene;
}

Table::Input Table::draw(const Theme& theme, const View& view, const Context& context) {
    const Canvas canvas = begin_screen(theme, "palabra");
    const Rect window = screen_area();
    FrameData f{canvas, view, context, lay_out_table(window.w, window.h, view.table.players() - 1), {}, {}};
    if (context.habits.left_handed) f.layout = left_handed_layout(std::move(f.layout));
    if (context.habits.auto_sort && !auto_sort_) rack = sorted_rack(std::move(rack), RackOrder::letters);
    auto_sort_ = context.habits.auto_sort;
    note_changes(f);
    const std::optional<Seat> word =
        opened_word_seat; // a sheet that is opened in this frame is drawn from the next one on
    const int blank = asked_blank;
    const bool passing = passing_.has_value();
    f.open = !context.covered && !context.closed_hand && !word && blank < 0 && !passing;
    f.scene = scene(f);
    make_queued_move(f);
    if (f.open) {
        handle_pointer(f);
        handle_keys(f);
    }
    update_timer(f);
    f.scene = scene(f);
    motion_.show(f.scene, now_, context.pace > 0 ? 1.0F / context.pace : 0.0F);
    update_texts(f);

    const std::vector<Sprite> sprites = motion_.sprites(now_);
    draw_window_light(canvas, screen_area());
    draw_inlay(canvas, screen_area());
    draw_header(f);
    draw_sprites_behind_plates(canvas, sprites);
    draw_seats(f);
    draw_piles(f);
    draw_tray(f);
    draw_tool_buttons(f);
    if (!f.context.watched) draw_buttons(f);
    register_card_areas(f);
    draw_sprites(canvas, sprites);
    draw_laid_counts(f);
    draw_counts(f);
    draw_lock_breaker(f);
    draw_message(f);
    if (!refusal_) games::draw_hint(canvas, f.layout.message, context.hint_shown);
    draw_points(f);
    end_screen();
    if (word && !context.covered) draw_word_sheet(f, theme);
    if (!word && blank >= 0 && !context.covered) draw_letter_choice(f, theme);
    if (!word && blank < 0 && passing && !context.covered) draw_pass_confirmation(f, theme);
    return f.input;
}

/// Returns the move that has to be made now. If a play is chosen during the pre-play, the pre-play is passed now, and
/// the play is made in the next frame.
std::optional<Move> Table::begin_move(const View& v, const Move& move) {
    if (comes_later(v, move)) {
        if (play_refusal(v, move)) return std::nullopt;
        queue_move(move);
        Move pass;
        pass.action = MoveAction::pass;
        return pass;
    }
    if (palabra::check(v, move)) return std::nullopt;
    for (const DraftCard& c : draft.cards) spent_.push_back(c.id);
    if (move.action != MoveAction::pass && move.action != MoveAction::timer) drop_selection();
    return move;
}

void Table::queue_move(const Move& move) {
    queued_ = move;
    queued_from_ = draft;
    held_up_ = false;
}

void Table::make_queued_move(FrameData& f) {
    if (queued_ && draft != queued_from_) queued_.reset();
    if (!queued_ || is_in_pre_play(f.view)) return;
    // In simultaneous play, the move waits until all players have made their pre-plays.
    held_up_ = !may_play(f.view);
    if (held_up_) return;
    const Move move = *queued_;
    queued_.reset();
    make_move(f, move);
}

/// Shows the reason why an attempt is refused.
void Table::show_refusal(FrameData& f, const Refusal& reason) {
    refusal_ = reason;
    f.input.refused = true;
}

/// Makes a move if it is legal; otherwise shows why it isn't.
void Table::make_move(FrameData& f, const Move& move) {
    const Refusal reason = comes_later(f.view, move) ? play_refusal(f.view, move) : palabra::check(f.view, move);
    if (reason) return show_refusal(f, reason);
    f.input.move = begin_move(f.view, move);
}

void Table::handle_offer(FrameData& f, const Offer& offer) {
    if (offer.clears_draft) return drop_selection();
    if (!offer.move) return;
    if (needs_confirmation(offer))
        passing_ = offer;
    else
        make_offered_move(f, offer);
}

void Table::make_offered_move(FrameData& f, const Offer& offer) {
    if (offer.passes_whole_turn) queue_move(*offer.move);
    make_move(f, *offer.move);
}

/// Returns whether a button passes although cards are chosen for a word.
bool Table::needs_confirmation(const Offer& offer) const {
    return offer.move && offer.move->action == MoveAction::pass && draft.purpose == Draft::Purpose::lay
        && !draft.cards.empty();
}

/// Handles a letter that is typed on the keyboard.
void Table::type_letter(FrameData& f, palabra::Letter letter) {
    refusal_ = {};
    if (draft.purpose == Draft::Purpose::jokers || draft.purpose == Draft::Purpose::exchange) return;
    if (draft.purpose == Draft::Purpose::shave) {
        const auto& tiles = f.table().seat(*draft.seat).word->tiles;
        const auto taken = shaved_tile_indices(f.view, rack, draft);
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            const bool free = std::find(taken.begin(), taken.end(), i) == taken.end();
            if (!free || tiles[i].shaved || tiles[i].laid.letter != letter) continue;
            draft = draft_with_toggled_shave(f.view, rack, draft, i);
            return;
        }
        return;
    }
    if (auto longer = draft_with_typed_letter(f.view, rack, draft, letter))
        draft = std::move(*longer);
    else
        show_refusal(f, Refusal("palabra.no_card_for", {std::string(1, palabra::to_char(letter))}));
}

/// Chooses a card of the rack, or returns a chosen card to the rack.
void Table::choose_card(FrameData& f, int id) {
    refusal_ = {};
    const palabra::Card card = card_of(rack, id);
    if (draft.has(id)) {
        if (card.is_blank() && draft.purpose == Draft::Purpose::lay)
            asked_blank = id;
        else
            draft = draft_without_card(draft, id);
        return;
    }
    if (card.is_joker() && draft.purpose != Draft::Purpose::exchange) {
        if (!may_play(f.view)) return;
        if (!is_in_pre_play(f.view)) return show_refusal(f, Refusal("palabra.pre_play_over"));
        draft = {};
        draft.purpose = Draft::Purpose::jokers;
        return;
    }
    if (draft.purpose == Draft::Purpose::jokers) draft = {};
    if (draft.purpose == Draft::Purpose::shave) {
        if (card.is_blank()) {
            const auto letters = shaveable_letters(f.view, rack, draft, id);
            if (letters.empty()) return show_refusal(f, Refusal("palabra.no_letter_left"));
            draft = draft_with_card(draft, {id, letters.front(), false});
            return;
        }
        const Draft more = draft_with_card(draft, {id, palabra::no_letter, false});
        const auto reading = reading_of(f.view, rack, more, std::nullopt);
        if (reading && reading->refusal) return show_refusal(f, reading->refusal);
        draft = more;
        return;
    }
    draft = draft_with_card(draft, {id, palabra::no_letter, false});
    if (card.is_blank() && draft.purpose == Draft::Purpose::lay) asked_blank = id;
}

void Table::choose_blank_letter(palabra::Letter letter) {
    draft = draft_with_blank_as(draft, asked_blank, letter);
    asked_blank = -1;
}

/// Begins a build on another player's word, a shave of it, or a joker on it.
void Table::begin_word_use(Draft::Purpose purpose, Seat seat) {
    refusal_ = {};
    opened_word_seat.reset();
    if (purpose == Draft::Purpose::jokers) {
        if (draft.purpose != purpose) draft = {};
        draft.purpose = purpose;
        draft.jokered.has(seat) ? draft.jokered.remove(seat) : draft.jokered.add(seat);
        return;
    }
    const bool keeps = purpose == Draft::Purpose::lay && draft.purpose == purpose;
    if (!keeps) draft = {};
    draft.purpose = purpose;
    draft.seat = seat;
    draft.before = 0;
}

void Table::use_tool(FrameData& f, ToolButton::ToolKind kind) {
    refusal_ = {};
    switch (kind) {
    case ToolButton::ToolKind::shuffle: rack = shuffled_rack(rack, dice_); break;
    case ToolButton::ToolKind::letters: rack = sorted_rack(rack, RackOrder::letters); break;
    case ToolButton::ToolKind::colours: rack = sorted_rack(rack, RackOrder::colours); break;
    case ToolButton::ToolKind::clear: drop_selection(); break;
    case ToolButton::ToolKind::exchange: {
        const bool on = draft.purpose == Draft::Purpose::exchange;
        if (!on && !can_exchange(f))
            return show_refusal(f, Refusal("palabra.draw_pile_low", {std::to_string(f.table().draw_count)}));
        Draft next;
        if (!on) next.purpose = Draft::Purpose::exchange;
        if (!on && draft.purpose == Draft::Purpose::lay && !draft.seat) next.cards = draft.cards;
        draft = std::move(next);
        break;
    }
    }
}

/// Updates the timer. The time starts when this screen is first drawn while the timer runs. When the time is up, the
/// screen makes the move `timeout`.
void Table::update_timer(FrameData& f) {
    if (!f.table().timer_runs || f.table().over) {
        timer_started_.reset();
        return;
    }
    if (!timer_started_) timer_started_ = now_;
    if (now_ - *timer_started_ < f.table().options.impatient_timer || f.input.move) return;
    Move out;
    out.action = MoveAction::timeout;
    if (palabra::check(f.view, out)) return;
    f.input.move = out;
    queued_.reset();
    timer_started_.reset();
}

} // namespace palazzo::palabra::screen
