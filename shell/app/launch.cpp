#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/dispatch.hpp"
#include "shell/app/launch_options.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/program.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/saves/opening.hpp"
#include "shell/app/saves/take_up.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up/table_deck.hpp"

namespace palazzo::app {

void start(App& app) {
    app.screens.open(home_screen());
    take_up_kept(app);
    app.services.keep_all(app.settings.keep_all);
    const std::string current = current_game(app.services.store);
    if (current.empty()) return end_opening(app.services.store); // what died, died elsewhere
    if (begin_opening(app.services.store))
        resume(app, current);
    else
        notify(app, {"app.not_reopened", {}});
}

bool apply_launch_options(App& app, const std::vector<std::pair<std::string, std::string>>& options) {
    const LaunchOptions asked = read_launch_options(options);
    if (asked.speed) app.settings.speed = *asked.speed;
    if (!asked.link.empty()) {
        dispatch(app, {"open_link", asked.link});
        return true;
    }
    if (!asked.lesson.empty()) {
        dispatch(app, {"lesson-" + asked.lesson, ""});
        return lesson_on(app) != nullptr || app.waiting.has_value();
    }
    if (!asked.puzzle.empty()) {
        dispatch(app, {"puzzle-" + asked.puzzle, ""});
        return puzzle_on(app) != nullptr || app.waiting.has_value();
    }
    if (asked.game.empty()) return false;
    if (!is_game(asked.game)) {
        std::string names;
        for (const std::string& game : offered_games()) names += (names.empty() ? "" : ", ") + game;
        notify(app, {"app.no_game", {asked.game, names}});
        return false;
    }
    SetUp set_up = table_for(app, asked.game, asked.preset);
    if (!asked.deck.empty()) set_up.deck = asked.deck;
    if (asked.seats) set_players(set_up, *asked.seats);
    let_deck_judge(set_up);
    const auto record = record_of(set_up, asked.seed ? *asked.seed : app.services.entropy());
    const std::string fault = record ? open_record(app, *record) : voice_of(app).line(record.problem());
    if (!fault.empty()) notify(app, {"app.cant.set_table", {fault}});
    return fault.empty();
}

} // namespace palazzo::app
