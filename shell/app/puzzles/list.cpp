// The sheet that lists the games with puzzles, and the sheets that list one game's puzzles.
#include "shell/app/puzzles/puzzles.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/lessons/learned.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using i18n::Voice;
using puzzles::puzzles_of;

std::vector<std::string> games_with_puzzles() {
    std::vector<std::string> names;
    for (std::string& game : offered_games())
        if (puzzle_count(game) > 0) names.push_back(std::move(game));
    return names;
}

int solved_of(const App& app, const std::string& game) {
    int solved = 0;
    for (int number = 1; number <= puzzle_count(game); ++number)
        solved += scores::is_puzzle_solved(app.feature_data.get<scores::LearningProgress>(), game, number) ? 1 : 0;
    return solved;
}

std::string solved_in_words(const Voice& voice, int solved, int all) {
    return voice.say("puzzles.solved", {std::to_string(solved), std::to_string(all)});
}

/// Returns the sheet with the games that have puzzles, and their lessons.
pages::SheetModel games_sheet(const App& app) {
    const Voice voice = voice_of(app);
    pages::SheetModel model{"puzzles_sheet", voice.say("puzzles.title"), {}};
    model.items.push_back(pages::text_item(voice.say("puzzles.explained")));
    for (const std::string& game : games_with_puzzles()) {
        const int solved = solved_of(app, game);
        const int all = puzzle_count(game);
        for (pages::SheetItem& row : lesson_rows(app, game)) model.items.push_back(std::move(row));
        model.items.push_back(pages::row_item("puzzles-" + game, voice.say("puzzles.of", {voice.say("game." + game)}),
            solved_in_words(voice, solved, all), solved == all ? ui::Icon::check : ui::Icon::cards));
    }
    return model;
}

/// The sheet with the puzzles of one game.
class PuzzlesSheet final : public Sheet {
  public:
    explicit PuzzlesSheet(const std::string& game) : game_(game) {}
    std::string_view name() const override { return "puzzles_of"; }
    pages::SheetModel model(const App& app) const override;

  private:
    std::string game_;
};

pages::SheetModel PuzzlesSheet::model(const App& app) const {
    const Voice voice = voice_of(app);
    pages::SheetModel model{"puzzles_of", voice.say("puzzles.of", {voice.say("game." + game_)}), {}};
    const auto list = puzzles_of(game_);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        const std::string label =
            voice.say(scores::is_puzzle_solved(app.feature_data.get<scores::LearningProgress>(), game_, number)
                    ? "puzzle.name.solved"
                    : "puzzle.name",
                {std::to_string(number)});
        model.items.push_back(pages::row_item("puzzle-" + game_ + "-" + std::to_string(number), label,
            goal_in_words(voice, game_, list[i]),
            scores::is_puzzle_solved(app.feature_data.get<scores::LearningProgress>(), game_, number)
                ? ui::Icon::check
                : ui::Icon::cards));
    }
    return model;
}

// ---- Commands

void open_lists(App& app, const std::string&, const a11y::Action&) {
    app.screens.open_on_page(stateless_sheet("puzzles", games_sheet));
}

void open_list(App& app, const std::string& game, const a11y::Action&) { open_puzzle_list(app, game); }

/// Opens the puzzle called `name`, such as `GAME-3`.
void open_named(App& app, const std::string& name, const a11y::Action&) {
    const std::size_t dash = name.rfind('-');
    if (dash == std::string::npos) return;
    const auto number = read_seed(name.substr(dash + 1));
    if (number && *number <= scores::most_puzzles) open_puzzle(app, name.substr(0, dash), static_cast<int>(*number));
}

/// Returns the home screen's row, which says how many puzzles are solved.
pages::HomeRow puzzles_row(const App& app) {
    const Voice voice = voice_of(app);
    int solved = 0;
    int all = 0;
    for (const std::string& game : games_with_puzzles()) {
        solved += solved_of(app, game);
        all += puzzle_count(game);
    }
    return {"puzzles", voice.say("puzzles.title"), solved_in_words(voice, solved, all), ui::Icon::hint};
}

constexpr Command puzzles_commands[]{{"puzzles", open_lists}, {"puzzles-", open_list}, {"puzzle-", open_named}};

} // namespace

void open_puzzle_list(App& app, const std::string& game) {
    const auto games = games_with_puzzles();
    if (std::find(games.begin(), games.end(), game) == games.end()) return;
    app.screens.open_on_page(std::make_unique<PuzzlesSheet>(game));
}

constinit const Feature puzzles_feature{.commands = puzzles_commands,
    .launch_parameter = {.name = "puzzle", .command = "puzzle-"},
    .home_row = puzzles_row};

} // namespace palazzo::app
