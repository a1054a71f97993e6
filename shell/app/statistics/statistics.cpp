#include "shell/app/statistics/statistics.hpp"

#include "shell/app/state/ids.hpp"
#include "shell/app/stored/stored.hpp"
#include "shell/pages/set_up.hpp"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using pages::choice_item;
using pages::SheetItem;
using pages::SheetModel;
using scores::GameFilter;
using scores::GameGroup;
using scores::GroupBy;
using scores::Totals;
using Kind = SheetItem::ItemKind;

/// The player and the game whose statistics the player chose to see. An empty `player` means the human who plays alone,
/// and an empty `game` means all games.
struct StatisticsChoice {
    std::string player;
    std::string game;
};

constexpr StoredFormat<scores::Statistics> statistics_form{"palazzo:statistics",
    [](const std::string& text) { return scores::read_statistics(text); }, scores::write_statistics,
    [](const std::string& text) { return scores::is_newer_statistics(text); }, "app.newer.statistics",
    "app.aside.statistics"};

constexpr std::size_t most_choices = 4;  // Largest number of choices that are shown side by side.
constexpr std::size_t most_lines = 8;    // Largest number of lines under a heading of the sheet.
constexpr std::size_t least_plotted = 3; // Smallest number of games for which a line over time is drawn.

std::vector<std::string> names_of(const std::vector<GameGroup>& all) {
    std::vector<std::string> names;
    for (const GameGroup& one : all)
        if (names.size() < most_choices) names.push_back(one.name);
    return names;
}

/// Returns the players who have statistics. An empty name means the human who plays alone.
std::vector<std::string> players_of(const App& app) {
    return names_of(grouped_totals(app.feature_data.get<scores::Statistics>(), {}, GroupBy::player));
}

/// Returns the games that a player has played.
std::vector<std::string> games_of(const App& app, const std::string& player) {
    return names_of(grouped_totals(app.feature_data.get<scores::Statistics>(), {player}, GroupBy::game));
}

/// Returns the player and the game to show. They may differ from the chosen ones, which no longer have statistics if
/// another tab took their last game back.
GameFilter filter_of(const App& app) {
    const auto players = players_of(app);
    const auto has = [](const std::vector<std::string>& all, const std::string& one) {
        return std::find(all.begin(), all.end(), one) != all.end();
    };
    const StatisticsChoice& choice = app.feature_data.get<StatisticsChoice>();
    GameFilter filter;
    if (!players.empty()) filter.player = has(players, choice.player) ? choice.player : players.front();
    if (has(games_of(app, filter.player), choice.game)) filter.game = choice.game;
    return filter;
}

SheetItem figure(std::string label, std::string value) {
    SheetItem item;
    item.kind = Kind::figure;
    item.label = std::move(label);
    item.detail = std::move(value);
    return item;
}

/// Adds the choices of a player and of a game, if there are several.
void add_choices(SheetModel& model, const App& app, const GameFilter& filter, const Voice& voice) {
    const auto place_in = [](const std::vector<std::string>& all, const std::string& one) {
        return static_cast<int>(std::find(all.begin(), all.end(), one) - all.begin());
    };
    const auto players = players_of(app);
    if (players.size() > 1) {
        std::vector<std::string> names;
        for (const std::string& player : players)
            names.push_back(player.empty() ? voice.say("statistics.alone") : player);
        model.items.push_back(choice_item(
            "statistics_player", voice.say("statistics.player"), std::move(names), place_in(players, filter.player)));
    }
    const auto games = games_of(app, filter.player);
    if (games.size() < 2) return;
    std::vector<std::string> names{voice.say("statistics.all")};
    for (const std::string& game : games) names.push_back(voice.say("game." + game));
    model.items.push_back(choice_item("statistics_game", voice.say("statistics.game"), std::move(names),
        filter.game ? 1 + place_in(games, *filter.game) : 0));
}

std::string wins_of(const Totals& totals, const Voice& voice) {
    return voice.say("statistics.wins",
        {std::to_string(totals.wins), std::to_string(totals.games), std::to_string(win_percent(totals))});
}

std::string places_of(const Totals& totals, const Voice& voice) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < totals.place_counts.size(); ++i)
        if (totals.place_counts[i] > 0)
            parts.push_back(
                voice.say("statistics.place", {std::to_string(i + 1), std::to_string(totals.place_counts[i])}));
    const int placed = std::accumulate(totals.place_counts.begin(), totals.place_counts.end(), 0);
    if (placed < totals.games)
        parts.push_back(voice.say("statistics.not_first", {std::to_string(totals.games - placed)}));
    return voice.join(parts, "list.more");
}

/// Returns a duration, rounded to minutes.
std::string duration_of(int seconds, const Voice& voice) {
    const int minutes = (seconds + 30) / 60;
    if (minutes == 0) return voice.say("statistics.time.short");
    return minutes < 60
        ? voice.say("statistics.time.minutes", {std::to_string(minutes)})
        : voice.say("statistics.time.hours", {std::to_string(minutes / 60), std::to_string(minutes % 60)});
}

void add_figures(SheetModel& model, const Totals& totals, bool one_game, const Voice& voice) {
    const auto add = [&](const char* label, std::string value) {
        if (!value.empty()) model.items.push_back(figure(voice.say(label), std::move(value)));
    };
    add("statistics.won", wins_of(totals, voice));
    add("statistics.streak",
        voice.say("statistics.streaks", {std::to_string(totals.latest_streak), std::to_string(totals.best_streak)}));
    add("statistics.places", places_of(totals, voice));
    // Points of different games can't be compared.
    if (one_game && totals.games_with_points > 0) {
        add("statistics.best_score", std::to_string(totals.best_score));
        add("statistics.mean_score", std::to_string(mean_points(totals)));
    }
    if (totals.best_play && totals.best_play->points > 0)
        add("statistics.best",
            voice.say("statistics.best.is", {totals.best_play->text, std::to_string(totals.best_play->points)}));
    if (totals.games_with_time > 0)
        add("statistics.time",
            voice.say(
                "statistics.time.is", {duration_of(mean_seconds(totals), voice), duration_of(totals.seconds, voice)}));
    if (totals.largest_pile_taken > 0)
        add("statistics.pile", voice.say("statistics.pile.is", {std::to_string(totals.largest_pile_taken)}));
}

void add_plot(SheetModel& model, const char* heading, const std::vector<scores::PlotPoint>& dots, const Voice& voice) {
    if (dots.size() < least_plotted) return;
    model.items.push_back(pages::heading_item(voice.say(heading)));
    SheetItem plot;
    plot.kind = Kind::plot;
    plot.plot.lines.emplace_back();
    for (const scores::PlotPoint& dot : dots) plot.plot.lines.front().push_back(dot.value);
    model.items.push_back(std::move(plot));
}

/// Adds `heading` and below it a line for each group. `label` returns the name of a group.
template <class Label>
void add_groups(
    SheetModel& model, const char* heading, const std::vector<GameGroup>& all, const Voice& voice, Label&& label) {
    if (all.empty()) return;
    model.items.push_back(pages::heading_item(voice.say(heading)));
    for (std::size_t i = 0; i < std::min(all.size(), most_lines); ++i)
        model.items.push_back(figure(label(all[i]), wins_of(all[i].totals, voice)));
}

std::string level_name(const std::string& level, const Voice& voice) {
    return voice.say(pages::seat_kinds[static_cast<std::size_t>(pages::seat_kind({false, "", level}))]);
}

/// Returns the sheet: the choices of player and game, if there are several, and their figures.
SheetModel statistics_sheet(const App& app) {
    const Voice voice = voice_of(app);
    SheetModel model{"statistics_sheet", voice.say("statistics.title"), {}};
    const GameFilter filter = filter_of(app);
    const Totals totals = summarise(app.feature_data.get<scores::Statistics>(), filter);
    if (totals.games == 0) {
        model.items.push_back(pages::text_item(voice.say("statistics.none")));
        return model;
    }
    add_choices(model, app, filter, voice);
    add_figures(model, totals, filter.game.has_value(), voice);
    add_plot(model, "statistics.wins_over_time",
        win_percents_over_time(app.feature_data.get<scores::Statistics>(), filter), voice);
    if (filter.game)
        add_plot(model, "statistics.points_over_time",
            points_over_time(app.feature_data.get<scores::Statistics>(), filter), voice);
    if (filter.game)
        add_groups(model, "statistics.by_preset",
            grouped_totals(app.feature_data.get<scores::Statistics>(), filter, GroupBy::preset), voice,
            [&](const GameGroup& one) {
                return one.detail.empty() ? voice.say(*filter.game + ".preset." + one.name) : one.detail;
            });
    add_groups(model, "statistics.by_level",
        grouped_totals(app.feature_data.get<scores::Statistics>(), filter, GroupBy::level), voice,
        [&](const GameGroup& one) { return level_name(one.name, voice); });
    add_groups(model, "statistics.by_opponent",
        grouped_totals(app.feature_data.get<scores::Statistics>(), filter, GroupBy::opponent), voice,
        [&](const GameGroup& one) { return one.name + " (" + level_name(one.detail, voice) + ")"; });
    model.items.push_back(pages::text_item(voice.say("statistics.practice")));
    return model;
}

bool act(App& app, const a11y::Action& action) {
    StatisticsChoice& choice = app.feature_data.get<StatisticsChoice>();
    if (action.id == "statistics_player") {
        const auto players = players_of(app);
        if (const auto index = read_index(action.value, players.size()))
            choice.player = players[static_cast<std::size_t>(*index)];
    } else if (action.id == "statistics_game") {
        const auto games = games_of(app, filter_of(app).player);
        if (const auto index = read_index(action.value, games.size() + 1))
            choice.game = *index == 0 ? "" : games[static_cast<std::size_t>(*index) - 1];
    } else {
        return false;
    }
    return true;
}

void open_statistics(App& app, const std::string&, const a11y::Action&) {
    load_stored_value(app, statistics_form);
    app.screens.open_on_page(stateless_sheet("statistics", statistics_sheet, act));
}

void count_game(App& app, const scores::GameOutcome& outcome) { add_to_statistics(app, outcome); }
void uncount_game(App& app, std::string_view id) { remove_from_statistics(app, id); }

constexpr Command statistics_commands[]{{"statistics", open_statistics}};

} // namespace

bool add_to_statistics(App& app, const scores::GameOutcome& outcome) {
    return change_stored_value(
        app, statistics_form, [&](scores::Statistics& statistics) { scores::add_outcome(statistics, outcome); });
}

bool remove_from_statistics(App& app, std::string_view id) {
    return change_stored_value(
        app, statistics_form, [&](scores::Statistics& statistics) { scores::remove_outcome(statistics, id); });
}

constexpr StoredDocument statistics_stored[]{stored_document<statistics_form>()};
constinit const Feature statistics_feature{.commands = statistics_commands,
    .stored_documents = statistics_stored,
    .on_game_ended = count_game,
    .on_game_continued = uncount_game};

} // namespace palazzo::app
