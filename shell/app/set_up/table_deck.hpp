// The challenges of a table that is being set: which deck, which levels and topics, how long.
#pragma once

#include "shell/app/state/app.hpp"

#include <array>
#include <string>
#include <vector>

namespace palazzo::app {

/// Whether anybody is challenged at such a table.
bool has_challenges(const SetUp& set_up);
/// What a record says of a table's challenges; null where there are none.
Json challenges_of(const SetUp& set_up);
/// A table as its game is usually played, with the deck used last. Whoever plays alone against bots types the answers.
SetUp table_for(const App& app, const std::string& game, const std::string& preset = {});
/// Lets the deck judge where one human plays with challenges, and people where there are several, as their preset has
/// it; unless the player has chosen. To be called whenever seats, deck or rules are others.
void apply_suggested_judge(SetUp& set_up);

/// Asks for the chosen deck, for its levels to be offered, if it has still to be fetched.
void fetch_chosen_deck(App& app);

/// Completes the record of a game that begins: the deck as it is now, and what is due again.
void add_due_items(const App& app, Record& record);

/// What the set-up screen shows of it.
void add_challenges(pages::SetUpModel& model, const SetUp& set_up, const i18n::Voice& voice);
/// The sheet that lists the decks to choose from.
pages::SheetModel pick_deck_sheet(const App& app);
/// The levels of its deck to choose from; none: it has but one. And the seconds to answer that are offered.
std::vector<std::string> levels_of(const SetUp& set_up);
/// The topics, likewise, and the sheet that lists them.
std::vector<std::string> topics_of(const SetUp& set_up);
pages::SheetModel pick_topic_sheet(const App& app);
inline constexpr std::array seconds_offered{0, 15, 30, 60};

} // namespace palazzo::app
