// The challenges of a table that is being set up: deck, levels, topics and time limit.
#pragma once

#include "shell/app/state/app.hpp"

#include <array>
#include <string>
#include <vector>

namespace palazzo::app {

/// Returns whether the table's rules contain challenges.
bool has_challenges(const SetUp& set_up);
/// Returns the record's data on challenges; null if there are none.
Json challenges_of(const SetUp& set_up);
/// Returns a usual table with the deck that was used last, and with the suggested judge of answers.
SetUp table_for(const App& app, const std::string& game, const std::string& preset = {});
/// Sets the suggested judge: the deck if one human plays with challenges, people as in their preset if several do.
/// Options that the player has chosen remain. Call it whenever seats, deck or rules have changed.
void apply_suggested_judge(SetUp& set_up);

/// Fetches the chosen deck if it isn't here yet, so that its levels can be offered.
void fetch_chosen_deck(App& app);

/// Adds the items that are due for review to the record of a new game, unless it has some already.
void add_due_items(const App& app, Record& record);

/// Adds deck, levels, topic and time limit to the page's model.
void add_challenges(pages::SetUpModel& model, const SetUp& set_up, const i18n::Voice& voice);
/// Returns the sheet that lists the decks to choose from.
pages::SheetModel pick_deck_sheet(const App& app);
/// Return the levels and topics of the table's deck to choose from; empty if it has only one, or isn't here.
std::vector<std::string> levels_of(const SetUp& set_up);
std::vector<std::string> topics_of(const SetUp& set_up);
/// Returns the sheet that lists the topics.
pages::SheetModel pick_topic_sheet(const App& app);
/// Time limits to choose from; 0 is any time.
inline constexpr std::array seconds_offered{0, 15, 30, 60};

} // namespace palazzo::app
