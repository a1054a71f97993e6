// The table that is being set up: its rules, its seats, and its record.
#pragma once

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/state/app.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// Returns the chosen rules for the number of seats.
RuleSet rule_set_of(const SetUp& set_up);

/// Returns the id of an option's text.
std::string option_id(std::string_view game, const std::string& option);
/// Returns the values that an option's switch offers, as records contain them; empty if it is on or off, or has no
/// choice. `few` are the offered values of a wide range of numbers (OptionField).
std::vector<Json> offered_by(const Json& values, std::span<const int> few);

/// Returns a table with a preset's usual number of players: one human, and bots. An empty preset is the game's first.
/// record_of reports an unknown game or preset.
SetUp default_table(const std::string& game, const std::string& preset = {});
/// Sets the number of seats, from 2 to `seat_limit`. Existing seats keep their players; bots are added.
void set_players(SetUp& set_up, int players);
/// Returns the record with which the table begins; a problem if its rules don't fit together.
Result<Record> record_of(const SetUp& set_up, std::uint64_t seed);

} // namespace palazzo::app
