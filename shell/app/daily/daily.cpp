#include "shell/app/daily/daily.hpp"
#include "shell/app/daily/deal.hpp"

#include "engine/core/expect.hpp"
#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/stored/stored.hpp"

#include <algorithm>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;

constexpr StoredFormat<scores::DailyLog> log_form{"palazzo:daily",
    read_as_json<scores::DailyLog, scores::read_daily_log>, write_as_json<scores::DailyLog, scores::write_daily_log>,
    [](const std::string& text) { return is_newer_json(text); }, "app.newer.daily", "app.aside.daily"};

const scores::DailyResult* result_today(const App& app, const std::string& game) {
    return scores::daily_result_on(app.feature_data.get<scores::DailyLog>(), game, app.services.today());
}

/// Returns the player's result in today's deal of a game, such as "2nd of 3 · streak 4" or "Not played yet".
std::string state_of(const App& app, const std::string& game, const Voice& voice) {
    const int streak = scores::daily_streak(app.feature_data.get<scores::DailyLog>(), game, app.services.today());
    const scores::DailyResult* result = result_today(app, game);
    std::vector<std::string> parts{result == nullptr
            ? voice.say("daily.open")
            : voice.say("daily.played", {std::to_string(result->place), std::to_string(result->players)})};
    if (streak > 1) parts.push_back(voice.say("daily.streak", {std::to_string(streak)}));
    return voice.join(parts, "list.dot");
}

/// Returns the id of a saved game that is under way and was dealt as today's deal; empty if there is none.
std::string started_today(const App& app, const std::string& game) {
    for (const SavedGame& kept : app.saved_games) {
        if (!kept.playable || kept.over) continue;
        const auto record = read_record(saved_record(app, kept.id));
        if (record && record->game == game && day_of_daily_deal(*record, app.services.today()) == app.services.today())
            return kept.id;
    }
    return "";
}

void play(App& app, const std::string& game, const a11y::Action& action) {
    if (defer_until_words_arrive(app, game, Json::object(), {action, {}, {}})) return;
    const auto games = offered_games();
    if (std::find(games.begin(), games.end(), game) == games.end()) return;
    refresh_saved_games(app);
    if (const std::string id = started_today(app, game); !id.empty()) return resume_game(app, id);
    const std::string fault = open_record(app, daily_deal_record(game, app.services.today()));
    if (!fault.empty()) notify(app, pages::verbatim_message(fault));
}

void share(App& app, const std::string& game, const a11y::Action&) {
    if (result_today(app, game) == nullptr) return;
    const std::string line = voice_of(app).say(
        scores::daily_result_to_share(app.feature_data.get<scores::DailyLog>(), game, app.services.today()));
    notify(app, {app.services.copy_text(line) ? "daily.copied" : "share.not_copied", {}});
}

/// Returns the sheet with a row for each game (`daily:GAME`) and, for each deal that was played, a button that copies
/// its result (`daily_share:GAME`).
pages::SheetModel daily_sheet(const App& app) {
    using Kind = pages::SheetItem::ItemKind;
    const Voice voice = voice_of(app);
    pages::SheetModel model{"daily_sheet", voice.say("daily.title"), {pages::text_item(voice.say("daily.explained"))}};
    for (const std::string& game : offered_games()) {
        const std::string name = voice.say("game." + game);
        const bool played = result_today(app, game) != nullptr;
        model.items.push_back(pages::row_item(
            "daily:" + game, name, state_of(app, game, voice), played ? ui::Icon::check : ui::Icon::cards));
        if (played)
            model.items.push_back(
                pages::button_item(Kind::button, "daily_share:" + game, voice.say("daily.copy", {name})));
    }
    return model;
}

void open_daily(App& app, const std::string&, const a11y::Action&) {
    app.screens.open_on_page(stateless_sheet("daily", daily_sheet));
}

/// Returns the home screen's row, which says how many of today's deals were played.
pages::HomeRow daily_row(const App& app) {
    const Voice voice = voice_of(app);
    const auto games = offered_games();
    const auto played = std::count_if(
        games.begin(), games.end(), [&](const std::string& game) { return result_today(app, game) != nullptr; });
    std::vector<std::string> detail{voice.say("daily.detail", {std::to_string(played), std::to_string(games.size())})};
    int streak = 0;
    for (const std::string& game : games)
        streak = std::max(
            streak, scores::daily_streak(app.feature_data.get<scores::DailyLog>(), game, app.services.today()));
    if (streak > 1) detail.push_back(voice.say("daily.streak", {std::to_string(streak)}));
    return {"daily", voice.say("daily.title"), voice.join(detail, "list.dot"), ui::Icon::cards};
}

/// Returns the result of the only human in the game with this outcome.
scores::DailyResult daily_result(const scores::GameOutcome& outcome) {
    const auto seat = scores::seat_of(outcome, "");
    expect(seat.has_value(), "one human plays a day's deal");
    const auto at = static_cast<std::size_t>(*seat);
    scores::DailyResult result{outcome.places[at], static_cast<int>(outcome.seats.size()), outcome.moves};
    if (!outcome.points.empty()) result.points = outcome.points[at];
    return result;
}

/// Notes the outcome of a daily deal that still counts: the deal of today or of one of the six days before. The outcome
/// of a game of practice or of any other game isn't noted.
void note_if_daily(App& app, const scores::GameOutcome& outcome) {
    const auto record = outcome.is_practice ? std::nullopt : record_of_table(app);
    if (!record) return;
    if (const auto day = day_of_daily_deal(*record, outcome.day))
        note_daily_result(app, outcome.game, *day, daily_result(outcome));
}

constexpr Command daily_commands[]{{"daily", open_daily}, {"daily:", play}, {"daily_share:", share}};

} // namespace

bool is_todays_deal_on_table(const App& app) {
    const int today = app.services.today();
    const games::GameTable* table = table_on_page(app);
    return table != nullptr && day_of_daily_deal(table->record_without_moves(), today) == today;
}

void add_daily_deal_items(pages::SheetModel& model, const App& app) {
    if (!is_todays_deal_on_table(app)) return;
    const Voice voice = voice_of(app);
    const std::string game = std::string(app.table->game_name());
    model.items.push_back(
        pages::text_item(voice.join({voice.say("daily.of_today"), state_of(app, game, voice)}, "list.dot")));
    if (result_today(app, game) == nullptr) return;
    model.items.push_back(pages::button_item(pages::SheetItem::ItemKind::button, "daily_share:" + game,
        voice.say("daily.copy", {voice.say("game." + game)})));
}

bool note_daily_result(App& app, std::string_view game, int day, const scores::DailyResult& result) {
    return change_stored_value(
        app, log_form, [&](scores::DailyLog& log) { scores::add_daily_result(log, game, day, result); });
}

constexpr StoredDocument daily_stored[]{stored_document<log_form>()};
constinit const Feature daily_feature{.commands = daily_commands,
    .stored_documents = daily_stored,
    .home_row = daily_row,
    .on_game_ended = note_if_daily};

} // namespace palazzo::app
