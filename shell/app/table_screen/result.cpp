// The sheet with the result of the game on the table.
#include "shell/app/table_screen/result.hpp"

#include "engine/core/sort_few.hpp"
#include "engine/quiz/export.hpp"
#include "engine/quiz/readings.hpp"
#include "shell/app/daily/daily.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/decks/practice.hpp"
#include "shell/app/scores/ending.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/table/overlay.hpp"
#include "shell/app/turns/turns.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::button_item;
using pages::row_item;
using pages::SheetItem;
using pages::SheetModel;
using pages::text_item;
using Kind = SheetItem::ItemKind;

/// Returns the negative score of a seat and its cards left, by which seats are ranked; the least pair is the best.
std::pair<int, std::size_t> ranking_key(const games::Standings& standings, Seat seat) {
    const auto i = static_cast<std::size_t>(seat);
    return {-standings.scores[i], standings.cards_left[i]};
}

/// Returns the seats by their scores, the highest first. Of seats with the same score, the one with fewer cards left is
/// first.
std::vector<Seat> ranking(const games::Standings& standings) {
    std::vector<Seat> seats(standings.scores.size());
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = static_cast<Seat>(i);
    sort_few(seats, [&](Seat a, Seat b) { return ranking_key(standings, a) < ranking_key(standings, b); });
    return seats;
}

/// Adds the questions that humans missed, and a button to practise them.
void add_missed(SheetModel& model, const App& app, const Voice& voice) {
    constexpr std::size_t most_shown = 8;
    const auto missed = missed_items(app);
    const auto deck = question_deck_on_table(app);
    if (missed.empty() || deck == nullptr) return;
    const auto shown = shown_deck(app, deck);
    model.items.push_back(pages::heading_item(voice.say("challenge.missed")));
    for (std::size_t i = 0; i < std::min(missed.size(), most_shown); ++i) {
        const auto& item = shown->items[static_cast<std::size_t>(missed[i])];
        const std::string answer = quiz::shown_answer(item);
        model.items.push_back(text_item(answer.empty() ? item.prompt : item.prompt + " – **" + answer + "**"));
        pages::mark_foreign_texts(model, *shown, item, answer);
    }
    if (missed.size() > most_shown)
        model.items.push_back(
            text_item(voice.say("challenge.missed.more", {std::to_string(missed.size() - most_shown)})));
    model.items.push_back(button_item(Kind::button, "practise_missed", voice.say("challenge.practise")));
    model.items.push_back(button_item(Kind::button, "export_missed", voice.say("challenge.export")));
}

/// The course of a finished game, computed once instead of in every frame.
struct Review {
    ProgressHistory course;
    std::vector<TurningPoint> turnings;
};

Review review_of(const games::GameTable& s) {
    constexpr std::size_t most_turnings = 3;
    const games::FullStateAccess* here = s.full_state();
    if (here == nullptr) return {};
    ProgressHistory course = here->seat_progress_history();
    auto turnings = turning_points_of(course, most_turnings);
    return {std::move(course), std::move(turnings)};
}

/// Adds each seat's progress as a line, the moves that changed the course most, and the cards that everybody had left.
void add_course(SheetModel& model, const Review& review, const games::GameTable& s, const Voice& voice) {
    if (review.course.empty()) return;
    model.items.push_back(pages::heading_item(voice.say("progress." + std::string(s.game_name()))));
    SheetItem plot;
    plot.kind = Kind::plot;
    plot.plot.lines = review.course;
    plot.plot.own = voice.audience.addressed_seat;
    for (std::size_t seat = 0; seat < review.course.size(); ++seat)
        plot.plot.names.push_back(voice.name(static_cast<Seat>(seat)));
    for (const TurningPoint& turning : review.turnings) plot.plot.marks.push_back(turning.move);
    model.items.push_back(std::move(plot));
    for (const TurningPoint& turning : review.turnings)
        model.items.push_back(row_item("replay:" + std::to_string(turning.move),
            turn_in_words(s, turning.move - 1, voice), voice.say("log.move", {std::to_string(turning.move)})));
    auto held = s.holdings(voice);
    if (held.lines.empty()) return;
    model.items.push_back(pages::heading_item(voice.say("result.cards")));
    SheetItem cards;
    cards.kind = Kind::cards;
    cards.cards = std::move(held.picture);
    cards.lines = std::move(held.lines);
    model.items.push_back(std::move(cards));
}

/// Adds the highlights of the only human.
void add_highlights(SheetModel& model, const App& app, const Voice& voice) {
    const Highlights all = highlights_of_table(app);
    if (all.best_points > 0)
        model.items.push_back(text_item(voice.say("result.best", {all.best_play, std::to_string(all.best_points)})));
    if (all.largest_pile_taken > 0)
        model.items.push_back(text_item(voice.say("result.pile", {std::to_string(all.largest_pile_taken)})));
}

/// Exports the missed questions as a deck.
void export_missed(App& app) {
    if (const auto deck = question_deck_on_table(app))
        export_file(app, "palazzo-to-practise.csv", quiz::export_csv(deck_with_items(*deck, missed_items(app))));
}

class ResultSheet final : public Sheet {
  public:
    explicit ResultSheet(Review review) : review_(std::move(review)) {}
    std::string_view name() const override { return "result"; }
    pages::SheetModel model(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override {
        if (action.id == "practise_missed")
            begin_practice(app, question_deck_on_table(app), missed_items(app));
        else if (action.id == "export_missed")
            export_missed(app);
        else
            return false;
        return true;
    }

  private:
    Review review_;
};

SheetModel ResultSheet::model(const App& app) const {
    const games::GameTable& s = *app.table;
    const Voice voice = voice_of(app);
    const games::Standings standings = s.standings();
    SheetModel model{"result", games::outcome_in_words(s, voice), {}};
    if (std::string decided = match_winner_in_words(app); !decided.empty()) {
        model.items.push_back(text_item(std::exchange(model.title, std::move(decided))));
    }
    int rows = 0;
    int place = 0;
    std::optional<std::pair<int, std::size_t>> before;
    for (const Seat seat : ranking(standings)) {
        SheetItem item;
        item.kind = Kind::standing;
        item.label = voice.name(seat);
        item.detail = voice.say(standings.in_words[static_cast<std::size_t>(seat)]);
        item.chosen = standings.winners.has(seat) ? 1 : 0;
        item.seat = seat;
        ++rows;
        if (before != ranking_key(standings, seat)) place = rows; // equal ones share a place
        before = ranking_key(standings, seat);
        item.place = place;
        model.items.push_back(std::move(item));
    }
    if (s.record_without_moves().practice) model.items.push_back(text_item(voice.say("result.practice")));
    add_daily_deal_items(model, app);
    // The buttons for the likeliest next actions are placed near the top, so that they show without scrolling.
    add_match_standings(model, app);
    if (is_between_games(app))
        model.items.push_back(button_item(Kind::main, "next_game", voice.say("match.next")));
    else if (s.with_friends)
        model.items.push_back(button_item(Kind::main, "friends", voice.say("friends.table")));
    else
        model.items.push_back(button_item(Kind::main, "again", voice.say("table.again")));
    if (!s.seats_here.empty() && can_send_turn(app))
        model.items.push_back(button_item(Kind::button, "send_turn", voice.say(send_button_label_id(app))));
    model.items.push_back(button_item(Kind::button, "replay", voice.say("replay.title")));
    add_highlights(model, app, voice);
    add_missed(model, app, voice);
    add_course(model, review_, s, voice);
    model.items.push_back(button_item(Kind::button, "share", voice.say("share.title")));
    model.items.push_back(button_item(Kind::button, "export", voice.say("table.export")));
    model.items.push_back(button_item(Kind::button, "home", voice.say("table.home")));
    return model;
}

} // namespace

void show_result(App& app) { app.screens.open_on_page(std::make_unique<ResultSheet>(review_of(*app.table))); }

} // namespace palazzo::app
