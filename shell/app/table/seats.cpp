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

/// Who looks on now: whoever is to act.
void look_on_anew(games::GameTable& s) {
    if (is_human(s, s.viewer) && humans(s) == 1) return;
    Seat next = acting(s, true);
    for (Seat seat = 0; next < 0 && seat < seat_count(s); ++seat)
        if (is_human(s, seat)) next = seat;
    if (next != s.viewer) hand_device_to(s, next);
}

/// Whether people know, or from here on may ask for, a hand that bots play or have played.
bool is_revealing(const games::GameTable& s) {
    const games::Insight& insight = s.insight;
    const auto both = [](Seats a, Seats b) {
        const auto seats = a.list();
        return std::any_of(seats.begin(), seats.end(), [&](Seat seat) { return b.has(seat); });
    };
    return both(insight.looked_into, seats_with(s, false)) || both(seats_with(s, true), insight.played_by_bots)
        || both(insight.looked_into, insight.played_by_bots);
}

/// Marks the game as practice at once, so that a reload can't lose it, and takes the mark back where the seats change
/// back before anybody has looked: a slip of the finger costs nothing.
void mark_insight(App& app, games::GameTable& s) {
    const bool reveals = is_revealing(s);
    games::Insight& insight = s.insight;
    if (reveals && !s.head().practice) {
        s.authority()->mark_practice(true);
        insight.unproven = true;
        notify(app, {"seats.practice", {}});
    } else if (!reveals && insight.unproven) {
        s.authority()->mark_practice(false);
        insight.unproven = false;
        notify(app, {"seats.counts", {}});
    }
}

void seat_anew(App& app, games::GameTable& s, std::vector<SeatInfo> seats) {
    forget_thought(app);
    forget_hint(app);
    s.authority()->set_players(seats);
    s.audience = games::audience_for(seats);
    s.seats = std::move(seats);
    look_on_anew(s);
    mark_insight(app, s);
    if (s.curtain) app.screens.close_sheets();
    autosave(app);
}

/// A choice for each seat, `seat:N`. That of the only person is a person's and nothing else.
pages::SheetModel seats_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    const bool alone = one_person_sits(app);
    const std::string detail = voice.say(alone ? "seats.detail.alone" : "seats.detail");
    pages::SheetModel model{"seats_sheet", voice.say("seats.title"), {pages::text_item(detail)}};
    const games::GameTable* table = on_table(app);
    for (Seat seat = 0; table != nullptr && seat < seat_count(*table); ++seat) {
        auto kinds = pages::seat_kinds_in_words(voice);
        if (alone && is_human(*table, seat)) kinds.resize(1);
        model.items.push_back(pages::choice_item("seat:" + std::to_string(seat), voice.name(seat), std::move(kinds),
            pages::kind_of(table->seats[static_cast<std::size_t>(seat)])));
    }
    return model;
}

} // namespace

bool can_change_seats(const App& app) {
    const games::GameTable* table = on_table(app);
    return table != nullptr && table->authority() != nullptr && !table->over() && !table->asks_questions();
}

bool one_person_sits(const App& app) {
    const games::GameTable* table = on_table(app);
    return table != nullptr && humans(*table) == 1;
}

void change_seat(App& app, const std::string& seat, const std::string& kind) {
    if (!can_change_seats(app)) return;
    games::GameTable& s = *on_table(app);
    const auto at = index_of(seat, s.seats.size());
    const auto wanted = index_of(kind, pages::seat_kinds.size());
    if (!at || !wanted) return;
    auto seats = s.seats;
    SeatInfo& info = seats[static_cast<std::size_t>(*at)];
    info.human = *wanted == 0;
    if (!info.human) info.level = pages::level_of_kind(*wanted);
    if (std::none_of(seats.begin(), seats.end(), [](const SeatInfo& one) { return one.human; }))
        return notify(app, {"setup.nobody", {}});
    seat_anew(app, s, std::move(seats));
}

void show_seats(App& app) {
    if (can_change_seats(app)) app.screens.open_on_page(plain_sheet("seats", seats_sheet));
}

} // namespace palazzo::app
