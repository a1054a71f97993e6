#include "shell/app/series/sheets.hpp"
#include "shell/app/series/kept.hpp"

#include "shell/app/saves/open.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/store/format.hpp"

#include <algorithm>

namespace palazzo::app {
namespace {

using pages::SheetItem;
using scores::SeriesKind;
using scores::Standing;
using Kind = SheetItem::ItemKind;

/// Returns a voice for texts about the match. Such texts contain a player's number in the match where other texts
/// contain a seat.
i18n::Voice voice_to_players(const App& app) {
    return {&app.catalogue, games::audience_for(current_match(app)->series.players)};
}

std::string games_in_words(const scores::Series& series, const i18n::Voice& voice) {
    const std::string played = std::to_string(series.games.size());
    const std::string goal = std::to_string(series.goal);
    if (series.games.empty()) return voice.say("match.before");
    if (series.kind == SeriesKind::best_of) return voice.say("match.after.best_of", {played, goal});
    if (series.kind == SeriesKind::to_points) return voice.say("match.after.to_points", {played, goal});
    return voice.say("match.after", {played});
}

std::string kind_in_words(const PlayedSeries& played, const i18n::Voice& voice) {
    const std::string goal = std::to_string(played.series.goal);
    switch (played.series.kind) {
    case SeriesKind::best_of: return voice.say("match.kind.best_of", {goal});
    case SeriesKind::to_points: return voice.say("match.kind.to_points", {goal});
    case SeriesKind::letters: break;
    }
    return voice.say("match.letters.detail", {first_letters(played.game_template.game, played.series.goal)});
}

std::string standing_in_words(const PlayedSeries& played, const Standing& one, const i18n::Voice& voice) {
    switch (played.series.kind) {
    case SeriesKind::best_of: return voice.say("match.wins", {std::to_string(one.wins)});
    case SeriesKind::to_points: return voice.say("match.points", {std::to_string(one.points)});
    case SeriesKind::letters: break;
    }
    if (one.letters == 0) return voice.say("match.letters.none");
    return voice.say(one.out_after_game > 0 ? "match.letters.out" : "match.letters.so_far",
        {first_letters(played.game_template.game, one.letters)});
}

/// Returns the players in first place. There are several if the match has ended because too few players are left.
std::vector<scores::Player> first_of(const std::vector<Standing>& table) {
    std::vector<scores::Player> first;
    for (const Standing& one : table)
        if (one.place == 1) first.push_back(one.player);
    return first;
}

std::string winner_in_words(const std::vector<Standing>& table, const i18n::Voice& voice) {
    const auto first = first_of(table);
    return first.size() == 1 ? voice.say("match.won", {std::to_string(first.front())}) : voice.say("match.drawn");
}

void add_standings(pages::SheetModel& model, const App& app) {
    const PlayedSeries& played = *current_match(app);
    const i18n::Voice voice = voice_to_players(app);
    const auto table = scores::standings(played.series);
    const auto seats = seats_by_player(played);
    const bool over = is_over(played);
    model.items.push_back(pages::heading_item(games_in_words(played.series, voice)));
    for (const Standing& one : table) {
        SheetItem item;
        item.kind = Kind::standing;
        item.label = voice.name(static_cast<Seat>(one.player));
        item.detail = standing_in_words(played, one, voice);
        item.chosen = over && one.place == 1 ? 1 : 0;
        item.seat = seats[static_cast<std::size_t>(one.player)];
        item.place = one.place;
        model.items.push_back(std::move(item));
    }
    if (!over) return;
    SheetItem winner;
    winner.kind = Kind::notice;
    winner.label = winner_in_words(table, voice);
    model.items.push_back(std::move(winner));
}

/// Returns the score, such as "1–0". Its order is that of the match's players, which stays the same although seats
/// rotate. Returns an empty text before the first game, and in a match for letters.
std::string score_in_words(const scores::Series& series, const i18n::Voice& voice) {
    if (series.kind == SeriesKind::letters || series.games.empty()) return "";
    std::vector<std::string> points(series.players.size());
    for (const Standing& one : scores::standings(series))
        points[static_cast<std::size_t>(one.player)] =
            std::to_string(series.kind == SeriesKind::best_of ? one.wins : one.points);
    return voice.join(points, "list.score");
}

/// Returns the sheet that is shown if another tab or window has ended the match.
pages::SheetModel no_match(const i18n::Voice& voice) {
    return {"match_sheet", voice.say("match.title"), {pages::text_item(voice.say("match.none"))}};
}

pages::SheetModel end_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    if (!current_match(app)) return no_match(voice);
    return {"match_end_sheet", voice.say("match.end.title"),
        {pages::text_item(voice.say("match.end.warning")),
            pages::button_item(Kind::danger, "match_really_end", voice.say("match.end.yes")),
            pages::button_item(Kind::button, "match_keep", voice.say("match.end.no"))}};
}

pages::SheetModel match_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    if (!current_match(app)) return no_match(voice);
    pages::SheetModel model{
        "match_sheet", voice.say("match.title"), {pages::text_item(kind_in_words(*current_match(app), voice))}};
    add_standings(model, app);
    if (can_deal_next_game(app))
        model.items.push_back(pages::button_item(Kind::main, "next_game", voice.say("match.next")));
    else if (is_match_under_way(app) && !is_match_game_on_table(app))
        model.items.push_back(pages::button_item(Kind::main, "match_resume", voice.say("match.resume")));
    model.items.push_back(pages::button_item(Kind::danger, "match_end", voice.say("match.end")));
    return model;
}

// ---- Commands

void end_match(App& app) {
    change_series(app, [](std::optional<PlayedSeries>& now) { now.reset(); });
    app.screens.close();
}

bool handle_end_action(App& app, const a11y::Action& action) {
    if (action.id != "match_really_end") return false;
    end_match(app);
    return true;
}

void open_sheet(App& app, const std::string&, const a11y::Action&) {
    if (current_match(app)) app.screens.open_on_page(stateless_sheet("series", match_sheet));
}

void open_end(App& app, const std::string&, const a11y::Action&) {
    if (current_match(app)) app.screens.open_on_page(stateless_sheet("series_end", end_sheet, handle_end_action));
}

void next_game(App& app, const std::string&, const a11y::Action&) {
    if (can_deal_next_game(app)) deal_next_game(app);
}

void resume_match(App& app, const std::string&, const a11y::Action&) {
    if (is_match_under_way(app)) resume_game(app, std::string(current_match(app)->game));
}

constexpr Command match_commands[]{{"match_sheet", open_sheet}, {"match_keep", open_sheet}, {"match_end", open_end},
    {"next_game", next_game}, {"match_resume", resume_match}};

} // namespace

std::string first_letters(std::string_view game, int letters) {
    std::string spelt;
    for (const char c : game.substr(0, static_cast<std::size_t>(std::max(letters, 0)))) {
        if (!spelt.empty()) spelt += '-';
        spelt += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    }
    return spelt;
}

std::string match_progress_in_words(const App& app) {
    return games_in_words(current_match(app)->series, voice_to_players(app));
}

std::string match_game_in_words(const App& app) {
    if (!is_match_game_on_table(app)) return "";
    const PlayedSeries& played = *current_match(app);
    const scores::Series& series = played.series;
    const i18n::Voice voice = voice_to_players(app);
    const std::string number = std::to_string(series.games.size() + (played.game_counted ? 0 : 1));
    std::string game = series.kind == SeriesKind::best_of
        ? voice.say("match.game.of", {number, std::to_string(series.goal)})
        : voice.say("match.game", {number});
    const std::string score = score_in_words(series, voice);
    return score.empty() ? game : voice.join({std::move(game), score}, "list.dot");
}

std::string match_winner_in_words(const App& app) {
    if (!is_match_game_on_table(app) || !is_over(*current_match(app))) return "";
    return winner_in_words(scores::standings(current_match(app)->series), voice_to_players(app));
}

void add_match_standings(pages::SheetModel& model, const App& app) {
    if (is_match_game_on_table(app)) add_standings(model, app);
}

bool has_match(const App& app) { return is_match_game_on_table(app) || is_match_under_way(app); }

void add_match_row(pages::SheetModel& model, const App& app) {
    if (!has_match(app)) return;
    const i18n::Voice voice = voice_of(app);
    model.items.insert(model.items.begin(),
        pages::row_item("match_sheet", voice.say("match.title"), match_progress_in_words(app), ui::Icon::trophy));
}

constexpr StoredDocument match_stored[]{
    {series_key, load_series, [](const std::string& text) { return static_cast<bool>(read_played_series(text)); },
        [](const std::string& text) { return is_newer_json(text, series_format); }}};
constinit const Feature matches_feature{.commands = match_commands,
    .stored_documents = match_stored,
    .on_game_ended = count_game_in_series,
    .on_game_continued = uncount_game_in_series};

} // namespace palazzo::app
