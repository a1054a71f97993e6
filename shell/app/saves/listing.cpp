#include "shell/app/saves/listing.hpp"

#include "engine/scores/daily.hpp"
#include "engine/scores/outcome.hpp"
#include "engine/scores/statistics.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/known.hpp"
#include "shell/app/store/seats_here.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace palazzo::app {
namespace {

/// Key that is stored once the finished games of earlier versions have been packed (migrate_finished_games).
constexpr const char* form_key = "palazzo:form";
constexpr const char* form_now = "2";

/// Returns a phrase that names the other players, such as "with Rosa and Otto"; empty if there is nobody to name.
std::string companions(const App& app, const std::vector<SeatInfo>& seats) {
    const i18n::Voice voice{&app.catalogue, games::audience_for(seats)};
    std::string others;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if ((!seats[i].human || seats.size() == 2) && static_cast<Seat>(i) != voice.audience.addressed_seat)
            others += (others.empty() ? "" : " ") + std::to_string(i);
    return others.empty() ? "" : voice.say("saved.with", {others});
}

/// Returns the date of `day`, such as "3 Nov 2026". `day` is in days since 1970.
std::string date_in_words(const i18n::Voice& voice, int day) {
    const std::string date = scores::date_text(std::min(day, scores::last_accepted_day));
    const auto number = [&](std::size_t at) { return std::to_string(std::atoi(date.c_str() + at)); };
    // 0, 5 and 8 are the positions of year, month and day in YYYY-MM-DD.
    return voice.say("saved.date", {number(0), number(5), number(8)});
}

/// Returns a line with the state of a game and its players. The state is first, because a narrow window cuts the end of
/// the line.
std::string detail(const App& app, std::string state, const std::vector<SeatInfo>& seats) {
    const std::string others = companions(app, seats);
    return others.empty() ? state : i18n::Voice{&app.catalogue}.join({std::move(state), others}, "list.dot");
}

/// Returns the points of all players, such as "You 128, Rosa 96". The first human is listed first.
std::string points_in_words(const i18n::Voice& voice, const FinishedSummary& summary) {
    const auto& seats = summary.seats;
    if (seats.size() != summary.points.size()) return "";
    const auto own = std::find_if(seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.human; });
    std::vector<std::string> all;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        std::string one =
            voice.say("saved.points", {voice.name(static_cast<Seat>(i)), std::to_string(summary.points[i])});
        all.insert(own - seats.begin() == static_cast<std::ptrdiff_t>(i) ? all.begin() : all.end(), std::move(one));
    }
    return voice.join(all, "list.more");
}

bool is_won(const FinishedSummary& summary) {
    return std::any_of(summary.winners.begin(), summary.winners.end(), [&](Seat seat) {
        return seat < static_cast<Seat>(summary.seats.size()) && summary.seats[static_cast<std::size_t>(seat)].human;
    });
}

/// Returns the winner, the date and the points of a finished game as far as they are known, such as "Rosa won · 3 Nov
/// 2026 · You 96, Rosa 128".
std::string ending_in_words(const App& app, const FinishedSummary& summary) {
    const i18n::Voice voice{&app.catalogue, games::audience_for(summary.seats)};
    std::vector<std::string> parts;
    if (summary.winners.empty())
        parts.push_back(voice.say("saved.over"));
    else if (summary.winners.size() == 1 && summary.winners.front() < static_cast<Seat>(summary.seats.size()))
        parts.push_back(voice.say("result.won", {std::to_string(summary.winners.front())}));
    else
        parts.push_back(voice.say("result.drawn"));
    if (summary.day > 0) parts.push_back(date_in_words(voice, summary.day));
    std::string points = points_in_words(voice, summary);
    if (!points.empty()) parts.push_back(std::move(points));
    return voice.join(parts, "list.dot");
}

SavedGame unknown(const App& app, const std::string& id, const char* why) {
    const i18n::Voice voice{&app.catalogue};
    return {id, voice.say("saved.unknown"), voice.say(why), false, false};
}

std::optional<std::string> title(const App& app, const std::string& game, const std::string& preset) {
    return games::preset_title(game, preset, i18n::Voice{&app.catalogue});
}

/// Describes a game under way by its record, without replaying it.
SavedGame describe(const App& app, const Save& save, const Record& record) {
    const auto named = title(app, record.game, record.preset);
    if (!named) return unknown(app, save.id, "saved.unknown.detail");
    const i18n::Voice voice{&app.catalogue};
    const bool lacks_words = !missing_word_list(record.game, record.options).empty();
    SavedGame game{save.id, *named, voice.say("saved.no_words")};
    game.game = record.game;
    if (!lacks_words)
        game.detail = detail(app, voice.say("saved.moves", {std::to_string(record.moves.size())}), record.seats);
    const auto people =
        std::count_if(record.seats.begin(), record.seats.end(), [](const SeatInfo& seat) { return seat.human; });
    game.shared = people > 1;
    return game;
}

/// Result of replaying a record: whether it can be played, whether it is over, and the human who is to act.
struct Outcome {
    bool playable = false;
    bool over = false;
    Seat human = -1; ///< The first human who is to act; -1 if none is.
    FinishedSummary summary;
    std::vector<SeatInfo> seats;
};
Outcome play_through(const App& app, const std::string& id, const Record& record) {
    const auto opened = games::open_table(id, record);
    if (!opened) return {};
    const games::GameTable& s = **opened;
    Outcome outcome{true, s.is_over(), first_seat_to_act(s, true), {}, s.seats};
    if (outcome.over) outcome.summary = summary_of_finished_game(s, app.services.today());
    return outcome;
}

/// Packs finished games that earlier versions have stored like games under way, and removes them from `saves`.
void migrate_finished_games(App& app, std::vector<Save>& saves) {
    const Store& store = app.services.store;
    if (saves.empty() || !app.services.may_write() || store.load(form_key) == form_now) return;
    std::vector<Save> under_way;
    for (Save& save : saves) {
        const auto record = read_record(save.record);
        const Outcome outcome = record ? play_through(app, save.id, *record) : Outcome{};
        if (!outcome.over || !write_finished_game(store, save, outcome.summary)) under_way.push_back(std::move(save));
    }
    saves = std::move(under_way);
    store.store(form_key, form_now);
}

/// Returns a line that says whose turn it is, or that the game is over.
std::string state_in_words(const App& app, const std::string& id, const Outcome& outcome) {
    const i18n::Voice voice{&app.catalogue, games::audience_for(outcome.seats)};
    if (outcome.over) return voice.say("saved.over");
    if (outcome.human < 0) return voice.say("saved.on");
    const Seats here = load_seats_on_device(app.services.store, id);
    const bool is_elsewhere = !here.empty() && !here.has(outcome.human);
    return is_elsewhere ? voice.say("turn.waits", {voice.name(outcome.human)}) : voice.say("saved.turn");
}

/// Describes the game to resume by replaying it. `plain` is its description without the replay.
SavedGame describe_by_replaying(const App& app, const Save& save, const Record& record, SavedGame plain) {
    if (!missing_word_list(record.game, record.options).empty()) return plain;
    const Outcome outcome = play_through(app, save.id, record);
    if (!outcome.playable) return unknown(app, save.id, "saved.unknown.detail");
    plain.detail = detail(app, state_in_words(app, save.id, outcome), outcome.seats);
    plain.over = outcome.over;
    plain.won = outcome.over && is_won(outcome.summary);
    plain.shared = plain.shared && !plain.over;
    return plain;
}

SavedGame describe_finished(const App& app, const FinishedEntry& one) {
    const auto named = one.summary ? title(app, one.summary->game, one.summary->preset) : std::nullopt;
    if (!named) return unknown(app, one.id, "saved.unknown.detail");
    const bool names_all = !one.summary->points.empty() && one.summary->points.size() == one.summary->seats.size();
    std::string ending = ending_in_words(app, *one.summary);
    SavedGame game{
        one.id, *named, names_all ? ending : detail(app, ending, one.summary->seats), true, true, one.stored_size};
    game.won = is_won(*one.summary);
    return game;
}

/// Lists the finished games that were counted last and are still stored. The statistics contain their ids, so that not
/// all finished games have to be read. Raises app.serial, so that games that end from now on get later serials.
void list_latest(App& app) {
    constexpr std::size_t most = 3;
    app.latest_games.clear();
    const auto& outcomes = app.feature_data.get<scores::Statistics>().outcomes;
    for (auto at = outcomes.rbegin(); at != outcomes.rend() && app.latest_games.size() < most; ++at) {
        const auto one = find_finished_entry(app.services.store, at->id);
        if (!one) continue;
        app.serial = std::max(app.serial, one->serial);
        app.latest_games.push_back(describe_finished(app, *one));
    }
}

} // namespace

FinishedSummary summary_of_finished_game(const games::GameTable& s, int today) {
    const games::Standings standings = s.standings();
    return {std::string(s.game_name()), s.record_without_moves().preset, s.seats, standings.winners.list(),
        s.turn_count(), today, s.counts_points() ? standings.scores : std::vector<int>()};
}

void refresh_saved_games(App& app) {
    FoundSaves found = load_saves(app.services.store);
    app.saved_games.clear();
    app.finished_games.clear();
    for (const Save& save : found.saves) app.serial = std::max(app.serial, save.serial);
    migrate_finished_games(app, found.saves);
    for (const Save& save : found.saves) {
        const auto record = read_record(save.record);
        SavedGame game = record ? describe(app, save, *record) : unknown(app, save.id, "saved.unknown.detail");
        if (game.playable && game_to_resume(app) == nullptr)
            game = describe_by_replaying(app, save, *record, std::move(game));
        app.saved_games.push_back(std::move(game));
    }
    for (const std::string& id : found.newer_ids) app.saved_games.push_back(unknown(app, id, "saved.newer"));
    app.finished_count = count_finished_games(app.services.store);
    list_latest(app);
    if (!found.newer_ids.empty()) notify(app, {"app.newer.game", {}});
    if (!found.keys_set_aside.empty())
        notify(app, {found.saves.empty() ? "app.aside.game" : "app.aside.game.copy", {}});
}

void refresh_finished_games(App& app) {
    app.finished_games.clear();
    for (const FinishedEntry& one : list_finished_games(app.services.store)) {
        app.serial = std::max(app.serial, one.serial);
        app.finished_games.push_back(describe_finished(app, one));
    }
    app.finished_count = app.finished_games.size();
    app.stored_total = total_stored_size(app.services.store, common_key_prefix);
    app.set_aside_keys = app.services.store.keys(aside_key_prefix);
    app.unknown_keys = unknown_keys(app.services.store);
}

const SavedGame* game_to_resume(const App& app) {
    const auto at = std::find_if(app.saved_games.begin(), app.saved_games.end(),
        [](const SavedGame& kept) { return kept.playable && !kept.over; });
    return at == app.saved_games.end() ? nullptr : &*at;
}

const SavedGame* find_saved_game(const App& app, const std::string& id) {
    for (const auto* list : {&app.saved_games, &app.finished_games})
        for (const SavedGame& game : *list)
            if (game.id == id) return &game;
    return nullptr;
}

} // namespace palazzo::app
