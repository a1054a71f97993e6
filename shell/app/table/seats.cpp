#include "shell/app/table/seats.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/thinking/thinking.hpp"
#include "shell/pages/set_up.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

/// Makes the human who is to act the viewer or, if no human is, the first human.
void update_viewer(games::GameTable& s) {
    if (is_human(s, s.viewer) && human_count(s) == 1) return;
    Seat next = first_seat_to_act(s, true);
    for (Seat seat = 0; next < 0 && seat < seat_count(s); ++seat)
        if (is_human(s, seat)) next = seat;
    if (next != s.viewer) hand_device_to(s, next);
}

/// Returns whether humans have seen, or can see from now on, a hand that bots play or have played.
bool is_revealing(const games::GameTable& s) {
    const games::SeenHands& seen_hands = s.seen_hands;
    const auto overlap = [](Seats a, Seats b) {
        const auto seats = a.list();
        return std::any_of(seats.begin(), seats.end(), [&](Seat seat) { return b.has(seat); });
    };
    return overlap(seen_hands.looked_into, human_or_bot_seats(s, false))
        || overlap(human_or_bot_seats(s, true), seen_hands.played_by_bots)
        || overlap(seen_hands.looked_into, seen_hands.played_by_bots);
}

/// Marks the game as practice at once, so that a reload can't lose the mark. Removes the mark if the players are
/// changed back before anybody has looked, so that a slip of the finger costs nothing.
void mark_insight(App& app, games::GameTable& s) {
    const bool reveals = is_revealing(s);
    games::SeenHands& seen_hands = s.seen_hands;
    if (reveals && !s.record_without_moves().practice) {
        s.full_state()->set_practice(true);
        seen_hands.practice_by_seat_changes_only = true;
        notify(app, {"seats.practice", {}});
    } else if (!reveals && seen_hands.practice_by_seat_changes_only) {
        s.full_state()->set_practice(false);
        seen_hands.practice_by_seat_changes_only = false;
        notify(app, {"seats.counts", {}});
    }
}

void change_players(App& app, games::GameTable& s, std::vector<SeatInfo> seats) {
    cancel_search(app);
    cancel_hint(app);
    s.full_state()->set_players(seats);
    s.audience = games::audience_for(seats);
    s.seats = std::move(seats);
    update_viewer(s);
    mark_insight(app, s);
    if (s.curtain) app.screens.close_sheets();
    autosave(app);
}

/// Returns the sheet with a choice for each seat, `seat:N`. The seat of the only human can't be given to a bot.
pages::SheetModel seats_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    const bool alone = has_one_human(app);
    const std::string detail = voice.say(alone ? "seats.detail.alone" : "seats.detail");
    pages::SheetModel model{"seats_sheet", voice.say("seats.title"), {pages::text_item(detail)}};
    const games::GameTable* table = table_on_page(app);
    for (Seat seat = 0; table != nullptr && seat < seat_count(*table); ++seat) {
        auto kinds = pages::seat_kinds_in_words(voice);
        if (alone && is_human(*table, seat)) kinds.resize(1);
        model.items.push_back(pages::choice_item("seat:" + std::to_string(seat), voice.name(seat), std::move(kinds),
            pages::seat_kind(table->seats[static_cast<std::size_t>(seat)])));
    }
    return model;
}

} // namespace

bool can_change_players(const App& app) {
    const games::GameTable* table = table_on_page(app);
    if (table == nullptr || table->full_state() == nullptr || table->with_friends) return false;
    return !table->is_over() && !table->asks_questions();
}

bool has_one_human(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return table != nullptr && human_count(*table) == 1;
}

void change_seat(App& app, const std::string& seat, const std::string& kind) {
    if (!can_change_players(app)) return;
    games::GameTable& s = *table_on_page(app);
    const auto at = read_index(seat, s.seats.size());
    const auto wanted = read_index(kind, pages::seat_kinds.size());
    if (!at || !wanted) return;
    auto seats = s.seats;
    SeatInfo& info = seats[static_cast<std::size_t>(*at)];
    info.human = *wanted == 0;
    if (!info.human) info.level = pages::bot_level_name(*wanted);
    if (std::none_of(seats.begin(), seats.end(), [](const SeatInfo& one) { return one.human; }))
        return notify(app, {"setup.nobody", {}});
    change_players(app, s, std::move(seats));
}

void open_seats_sheet(App& app) {
    if (can_change_players(app)) app.screens.open_on_page(stateless_sheet("seats", seats_sheet));
}

} // namespace palazzo::app
