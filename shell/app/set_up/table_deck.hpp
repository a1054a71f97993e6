// The challenges of a table that is being set up: deck, levels, topics and time limit.
#pragma once

#include "shell/app/state/app.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// Returns whether the table's rules contain challenges.
bool has_challenges(const TableSetUp& set_up);
/// Returns the table's challenges in the form in which its record contains them; null if the table has none.
Json challenges_of(const TableSetUp& set_up);
/// The level that is chosen at first, if the deck has it: where the Common European Framework begins.
inline constexpr std::string_view first_level = "A1";

/// Returns a table with a preset's usual players, the deck that was used last at its first level, and the suggested
/// judge of answers.
TableSetUp default_set_up_with_deck(const App& app, const std::string& game, const std::string& preset = {});
/// Applies the suggested options for judging answers: the deck judges if one human plays with challenges, and people
/// judge as in the preset if several humans play. Options that the player has chosen stay as they are. Call it whenever
/// seats, deck or rules have changed.
void apply_suggested_judge(TableSetUp& set_up);

/// Fetches the chosen deck if it isn't loaded, so that its levels can be offered.
void fetch_chosen_deck(App& app);

/// Adds the items that are due for review, and the region whose usage is learnt, to the record of a new game, unless it
/// has them already.
void add_learners_choice(const App& app, Record& record);

/// Adds the choices of deck, level, topic and time limit to the model of the set-up page.
void add_challenges(pages::SetUpModel& model, const App& app, const TableSetUp& set_up);
/// Returns the sheet that lists the decks to choose from.
pages::SheetModel deck_choice_sheet(const App& app);
/// Return the levels and the topics of the table's deck, to choose from; empty if there are fewer than two, or if the
/// deck isn't loaded.
std::vector<std::string> levels_of(const TableSetUp& set_up);
std::vector<std::string> topics_of(const TableSetUp& set_up);
/// Returns the sheet that lists the topics to choose from.
pages::SheetModel topic_choice_sheet(const App& app);
/// Time limits for an answer to choose from, in seconds; 0 means no limit.
inline constexpr std::array offered_time_limits{0, 15, 30, 60};

} // namespace palazzo::app
