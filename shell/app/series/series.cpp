#include "shell/app/series/series.hpp"
#include "shell/app/series/kept.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/scores/ending.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/store/finished.hpp"

#include <utility>

namespace palazzo::app {
namespace {

bool is_on_table(const App& app, const std::string& id) {
    const games::GameTable* table = table_on_page(app);
    return table != nullptr && table->id == id;
}

/// Returns whether the store has the game with this id and the game isn't over. An unreadable game counts as under way,
/// because it isn't lost.
bool is_under_way(const Store& store, const std::string& id) {
    return !has_finished_game(store, id) && !store.keys(slot_key_prefix + id + ":").empty();
}

/// Returns the seats with a name for each player, so that names stay the same when the seats rotate. Only the human
/// whom the texts address needs no name.
std::vector<SeatInfo> with_names(const App& app, std::vector<SeatInfo> seats) {
    const i18n::Voice voice{&app.catalogue, games::audience_for(seats)};
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (static_cast<Seat>(i) != voice.audience.addressed_seat) seats[i].name = voice.name(static_cast<Seat>(i));
    return seats;
}

Record head_of(Record record) {
    record.deal = Json::object();
    record.moves.clear();
    record.seats.clear();
    return record;
}

/// Returns the record of the match's next game; a problem if the game can't be played.
Result<Record> next_record(const PlayedSeries& played, std::uint64_t seed) {
    const auto differing = next_game_options(played);
    if (!differing) return differing.problem();
    Record record = played.game_template;
    record.options = *differing;
    record.deal = deal_from_seed(seed);
    for (const scores::Player player : scores::players_in_seat_order(played.series))
        record.seats.push_back(played.series.players[static_cast<std::size_t>(player)]);
    // The next game uses the word list that is loaded now, and the deck that was chosen for the match.
    record.extras =
        extras_for_record_of({record.game, record.preset, record.options, static_cast<int>(record.seats.size())});
    const auto deck = played.game_template.extras.find("challenges");
    if (deck == played.game_template.extras.end()) return record;
    record.extras["challenges"] = *deck;
    record.extras["challenges"].erase("due");
    return record;
}

/// Puts a game on the table and makes it the current one of the match.
void deal(App& app, PlayedSeries played, const Record& record) {
    played.game = new_game_id(app);
    played.game_counted = false;
    if (const std::string fault = put_record_on_table(app, record, played.game); !fault.empty())
        return notify(app, pages::verbatim_message(fault));
    change_series(app, [&](std::optional<PlayedSeries>& now) { now = std::move(played); });
    // A game that waits for its word list or deck is saved once it is on the table.
    if (is_match_game_on_table(app)) autosave(app);
}

} // namespace

bool is_match_game_on_table(const App& app) { return current_match(app) && is_on_table(app, current_match(app)->game); }

std::vector<Seat> seats_by_player(const PlayedSeries& played) {
    scores::Series before = played.series;
    if (played.game_counted) before.games.pop_back();
    std::vector<Seat> seats(played.series.players.size(), -1);
    Seat next = 0;
    for (const scores::Player player : scores::players_in_seat_order(before))
        seats[static_cast<std::size_t>(player)] = next++;
    for (Seat& seat : seats)
        if (seat < 0) seat = next++;
    return seats;
}

bool is_match_under_way(const App& app) { return current_match(app) && !is_over(*current_match(app)); }

bool can_deal_next_game(const App& app) {
    if (!is_match_under_way(app)) return false;
    if (current_match(app)->game_counted) return true;
    return is_match_game_on_table(app) ? is_over(app) : !is_under_way(app.services.store, current_match(app)->game);
}

bool is_between_games(const App& app) { return is_match_game_on_table(app) && is_over(app) && can_deal_next_game(app); }

void begin_match(App& app) {
    if (is_match_under_way(app)) return notify(app, {"match.under_way", {}});
    TableSetUp set_up = app.set_up;
    set_up.seats = with_names(app, std::move(set_up.seats));
    auto record = record_of(set_up, app.services.random_seed());
    if (!record) return notify(app, pages::verbatim_message(voice_of(app).problem_line(record.problem())));
    PlayedSeries played{
        scores::begin_series(*set_up.match.kind, set_up.match.goal, set_up.seats), "", false, head_of(*record)};
    deal(app, std::move(played), *record);
}

void deal_next_game(App& app) {
    if (!is_match_under_way(app)) return;
    // If the store refused the game, the game wasn't counted when it ended. Then it is counted now.
    if (is_match_game_on_table(app) && is_over(app)) count_game_in_series(app, outcome_of_table(app));
    if (!is_match_under_way(app)) return;
    const auto record = next_record(*current_match(app), app.services.random_seed());
    if (!record) return notify(app, pages::verbatim_message(voice_of(app).problem_line(record.problem())));
    deal(app, *current_match(app), *record);
}

} // namespace palazzo::app
