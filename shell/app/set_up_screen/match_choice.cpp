#include "shell/app/set_up_screen/match_choice.hpp"

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

using scores::SeriesKind;

constexpr std::array kind_ids{"match.best_of", "match.to_points", "match.letters"};

/// Returns the kinds of matches that a game offers. A match for letters, in which the player who comes last gets a
/// letter, is offered only for games without points.
std::vector<SeriesKind> kinds_for(std::string_view game) {
    std::vector<SeriesKind> kinds{SeriesKind::best_of, SeriesKind::to_points};
    if (!counts_points(game)) kinds.push_back(SeriesKind::letters);
    return kinds;
}

/// Returns the goals from which the player can choose. If there is only one, the player isn't asked.
std::vector<int> goals_for(std::string_view game, SeriesKind kind) {
    switch (kind) {
    case SeriesKind::best_of: return {3, 5, 7};
    case SeriesKind::to_points:
        return counts_points(game) ? std::vector{100, 200, 500, 1000} : std::vector{5, 10, 20, 50};
    case SeriesKind::letters: break;
    }
    return {std::min(static_cast<int>(game.size()), scores::largest_letters_goal)};
}

void choose_kind(TableSetUp& set_up, const std::string& choice) {
    const auto kinds = kinds_for(set_up.game);
    const auto index = read_index(choice, kinds.size() + 1);
    if (!index) return;
    set_up.match = {};
    if (*index == 0) return;
    const SeriesKind kind = kinds[static_cast<std::size_t>(*index) - 1];
    set_up.match = {kind, goals_for(set_up.game, kind).front()};
}

void choose_goal(TableSetUp& set_up, const std::string& choice) {
    if (!set_up.match.kind) return;
    const auto goals = goals_for(set_up.game, *set_up.match.kind);
    if (const auto index = read_index(choice, goals.size()))
        set_up.match.goal = goals[static_cast<std::size_t>(*index)];
}

std::string detail_of(const TableSetUp& set_up, const i18n::Voice& voice) {
    if (set_up.match.kind == SeriesKind::letters)
        return voice.say("match.letters.detail", {first_letters(set_up.game, set_up.match.goal)});
    return set_up.match.kind == SeriesKind::to_points && !counts_points(set_up.game) ? voice.say("match.places.detail")
                                                                                     : "";
}

} // namespace

void add_match_choice(pages::SetUpModel& model, const App& app) {
    const i18n::Voice voice{&app.catalogue};
    const TableSetUp& set_up = app.set_up;
    const auto kinds = kinds_for(set_up.game);
    model.matches.push_back(voice.say("match.one"));
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        model.matches.push_back(voice.say(kind_ids[static_cast<std::size_t>(kinds[i])]));
        if (set_up.match.kind == kinds[i]) model.match = static_cast<int>(i) + 1;
    }
    if (!set_up.match.kind) return;
    if (is_match_under_way(app)) {
        model.has_unfinished_match = true;
        if (model.problem.empty()) model.problem = voice.say("match.under_way");
        return;
    }
    model.match_detail = detail_of(set_up, voice);
    const auto goals = goals_for(set_up.game, *set_up.match.kind);
    if (goals.size() < 2) return;
    model.match_goal_label =
        voice.say(set_up.match.kind == SeriesKind::best_of ? "match.goal.games" : "match.goal.points");
    for (std::size_t i = 0; i < goals.size(); ++i) {
        model.match_goals.push_back(std::to_string(goals[i]));
        if (goals[i] == set_up.match.goal) model.match_goal = static_cast<int>(i);
    }
}

bool handle_match_choice_action(App& app, const a11y::Action& action) {
    if (action.id == "match")
        choose_kind(app.set_up, action.value);
    else if (action.id == "match_goal")
        choose_goal(app.set_up, action.value);
    else
        return false;
    return true;
}

} // namespace palazzo::app
