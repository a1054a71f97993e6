// The list of all features.
#include "shell/app/daily/daily.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/friends/friends.hpp"
#include "shell/app/lessons/lessons.hpp"
#include "shell/app/puzzles/puzzles.hpp"
#include "shell/app/replay/replay.hpp"
#include "shell/app/saved_games/saved_games.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/set_up_screen/house_rules.hpp"
#include "shell/app/settings/settings.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/statistics/statistics.hpp"
#include "shell/app/table_screen/rules.hpp"
#include "shell/app/turns/turns.hpp"

#include <array>

namespace palazzo::app {
namespace {

/// All features. In this order, their stored documents are read, their launch parameters are tried, and their rows are
/// shown on the home screen.
constexpr std::array all{&share_feature, &turns_feature, &decks_feature, &statistics_feature, &daily_feature,
    &friends_feature, &house_rules_feature, &lessons_feature, &puzzles_feature, &matches_feature, &replay_feature,
    &rules_feature, &saved_games_feature, &settings_feature};

/// Returns the argument that follows a command in an action's id, or an empty text if the command takes none; nullopt
/// if the id is another command's.
std::optional<std::string> argument_of(const Command& command, const std::string& id) {
    const bool open_ended = command.id.back() == ':' || command.id.back() == '-';
    if (open_ended) return text_after_prefix(id, command.id);
    return id == command.id ? std::optional(std::string()) : std::nullopt;
}

} // namespace

std::span<const Feature* const> features() { return all; }

bool run_command(App& app, const a11y::Action& action) {
    for (const Feature* feature : features())
        for (const Command& command : feature->commands)
            if (const auto what = argument_of(command, action.id)) {
                command.run(app, *what, action);
                return true;
            }
    return false;
}

} // namespace palazzo::app
