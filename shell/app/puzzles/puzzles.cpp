#include "shell/app/puzzles/puzzles.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/scores/kept.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using puzzles::puzzles_of;

int count_of(std::string_view game) { return static_cast<int>(puzzles_of(game).size()); }

std::vector<std::string> games_with_puzzles() {
    std::vector<std::string> names;
    for (std::string& game : offered_games())
        if (count_of(game) > 0) names.push_back(std::move(game));
    return names;
}

int solved_of(const App& app, const std::string& game) {
    int solved = 0;
    for (int number = 1; number <= count_of(game); ++number)
        solved += scores::is_solved(app.learning, game, number) ? 1 : 0;
    return solved;
}

std::string solved_in_words(const Voice& voice, int solved, int all) {
    return voice.say("puzzles.solved", {std::to_string(solved), std::to_string(all)});
}

std::string goal_in_words(const Voice& voice, const std::string& game, const puzzles::Puzzle& puzzle) {
    return voice.say(game + ".goal." + std::string(puzzle.goal), {std::to_string(puzzle.amount)});
}

/// The player has the seat to act; bots have the others, and wait.
void seat_player(games::GameTable& table) {
    std::vector<SeatInfo> seats(table.seats.size());
    seats[static_cast<std::size_t>(table.to_act().front())].human = true;
    table.authority()->seat_players(seats);
    games::seat_players(table, std::move(seats));
}

void put_puzzle_on_table(App& app, const std::string& game, int number, const Record& record) {
    auto table = games::open_table("", record);
    if (!table) return notify(app, pages::verbatim(voice_of(app).line(table.problem())));
    seat_player(**table);
    app.puzzle = PuzzleOnTable{*std::move(table), game, number, puzzles_of(game)[static_cast<std::size_t>(number - 1)]};
    app.table.reset();
    app.dialog = {};
    stop_waiting(app);
    app.page = Page::puzzle;
    app.sheet = SheetKind::none;
}

/// Back to the position that it begins with.
void begin_again(App& app) {
    games::GameTable& s = *app.puzzle->table;
    s.authority()->go_to(s.opened_at);
    s.authority()->forget_taken_back();
    s.clear_screen();
    s.fresh = true;
    app.puzzle->verdict = puzzles::Verdict::open;
    app.puzzle->reached = 0;
}

void open_list(App& app, const std::string& game) {
    const auto games = games_with_puzzles();
    if (std::find(games.begin(), games.end(), game) == games.end()) return;
    app.puzzles_of = game;
    app.sheet = SheetKind::puzzles_of;
}

/// Back to the list that it was chosen from.
void close_puzzle(App& app) {
    const std::string game = app.puzzle->game;
    app.puzzle.reset();
    app.page = Page::home;
    open_list(app, game);
}

/// What the goal asks for, explained; what reaches it is for the player to find.
Message hint_of(const PuzzleOnTable& puzzle) {
    return {puzzle.game + ".goal." + std::string(puzzle.puzzle.goal) + ".hint", {std::to_string(puzzle.puzzle.amount)}};
}

bool act_on_bar(App& app, const a11y::Action& action) {
    if (app.page != Page::puzzle || app.sheet != SheetKind::none) return false;
    if (action.id == "puzzle_again")
        begin_again(app);
    else if (action.id == "rules")
        app.sheet = SheetKind::rules;
    else if (action.id == "puzzle_hint")
        notify(app, hint_of(*app.puzzle));
    else if (action.id == "puzzle_next")
        open_puzzle(app, std::string(app.puzzle->game), app.puzzle->number + 1);
    else if (action.id == "close")
        close_puzzle(app);
    else
        return false;
    return true;
}

/// `GAME-3`
void open_named(App& app, const std::string& name) {
    const std::size_t dash = name.rfind('-');
    if (dash == std::string::npos) return;
    const auto number = read_seed(name.substr(dash + 1));
    if (number && *number <= scores::most_puzzles) open_puzzle(app, name.substr(0, dash), static_cast<int>(*number));
}

pages::SheetModel all_sheet(const App& app, const Voice& voice) {
    pages::SheetModel model{"puzzles_sheet", voice.say("puzzles.title"), {}};
    model.items.push_back(pages::text_item(voice.say("puzzles.explained")));
    for (const std::string& game : games_with_puzzles()) {
        const int solved = solved_of(app, game);
        const int all = count_of(game);
        for (pages::SheetItem& row : lesson_rows(app, game)) model.items.push_back(std::move(row));
        model.items.push_back(pages::row_item("puzzles-" + game, voice.say("puzzles.of", {voice.say("game." + game)}),
            solved_in_words(voice, solved, all), solved == all ? ui::Icon::check : ui::Icon::cards));
    }
    return model;
}

} // namespace

Message outcome_of(const PuzzleOnTable& puzzle) {
    if (puzzle.verdict == puzzles::Verdict::solved) return {"puzzle.solved", {}};
    if (puzzle.puzzle.amount < 2) return {"puzzle.failed", {}};
    return {"puzzle.failed.far", {std::to_string(std::max(puzzle.reached, 0)), std::to_string(puzzle.puzzle.amount)}};
}

void open_puzzle(App& app, const std::string& game, int number) {
    if (number < 1 || number > count_of(game)) return;
    const std::string_view link = puzzles_of(game)[static_cast<std::size_t>(number - 1)].link;
    const auto head = read_link_head(link);
    expect(static_cast<bool>(head), "a puzzle that was written as a link");
    const std::string name = "puzzle-" + game + "-" + std::to_string(number);
    if (wait_for_words(app, game, head->record.options, {{name, ""}, {}, {}})) return;
    const auto read = read_link(link);
    if (!read) return notify(app, pages::verbatim(voice_of(app).line(read.problem())));
    put_puzzle_on_table(app, game, number, read->record);
}

void note_solved(App& app) { note_solved_puzzle(app, app.puzzle->game, app.puzzle->number); }

bool act_on_puzzles(App& app, const a11y::Action& action) {
    if (act_on_bar(app, action)) return true;
    if (action.id == "puzzles")
        app.sheet = SheetKind::puzzles;
    else if (const auto game = behind(action.id, "puzzles-"))
        open_list(app, *game);
    else if (const auto puzzle = behind(action.id, "puzzle-"))
        open_named(app, *puzzle);
    else
        return false;
    return true;
}

pages::PuzzleModel puzzle_model(const App& app) {
    const PuzzleOnTable& on = *app.puzzle;
    const Voice voice = voice_of(app);
    const int all = count_of(on.game);
    pages::PuzzleModel model;
    model.game = on.game;
    model.title = voice.joined(
        {voice.say("game." + on.game), voice.say("puzzle.of", {std::to_string(on.number), std::to_string(all)})},
        "list.dot");
    model.goal = goal_in_words(voice, on.game, on.puzzle);
    using State = pages::PuzzleModel::State;
    model.state = on.verdict == puzzles::Verdict::solved ? State::solved
        : on.verdict == puzzles::Verdict::failed         ? State::failed
                                                         : State::open;
    if (on.verdict != puzzles::Verdict::open) model.outcome = voice.say(outcome_of(on));
    model.begun = on.table->turn_count() > on.table->opened_at;
    model.has_next = on.number < all;
    return model;
}

std::string puzzles_detail(const App& app) {
    int solved = 0;
    int all = 0;
    for (const std::string& game : games_with_puzzles()) {
        solved += solved_of(app, game);
        all += count_of(game);
    }
    return solved_in_words(voice_of(app), solved, all);
}

pages::SheetModel puzzles_sheet(const App& app) {
    const Voice voice = voice_of(app);
    if (app.sheet == SheetKind::puzzles) return all_sheet(app, voice);
    const std::string& game = app.puzzles_of;
    pages::SheetModel model{"puzzles_of", voice.say("puzzles.of", {voice.say("game." + game)}), {}};
    const auto list = puzzles_of(game);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const std::string label =
            voice.say(scores::is_solved(app.learning, game, number) ? "puzzle.name.solved" : "puzzle.name",
                {std::to_string(number)});
        model.items.push_back(
            pages::row_item("puzzle-" + game + "-" + std::to_string(number), label, goal_in_words(voice, game, list[i]),
                scores::is_solved(app.learning, game, number) ? ui::Icon::check : ui::Icon::cards));
    }
    return model;
}

} // namespace palazzo::app
