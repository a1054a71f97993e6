// The table that is being set: its rules, its seats, and the record that it begins with.
#pragma once

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/state/app.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// The rule set that set-up has chosen, for as many as sit down.
RuleSet rule_set_of(const SetUp& set_up);

/// How an option is called in the catalogue.
std::string option_id(std::string_view game, const std::string& option);
/// The values that an option's switch offers, as they stand in records; empty: on or off, or none to choose from. Of a
/// wide range of numbers the game offers a few (OptionField).
std::vector<Json> offered_by(const Json& values, std::span<const int> few);

/// A table as a preset's players would set it: a human and as many bots as is usual. Without a preset the game's first;
/// a game or preset that isn't there is told by record_of.
SetUp usual_table(const std::string& game, const std::string& preset = {});
/// As many seats as players, those there are kept.
void set_players(SetUp& set_up, int players);
/// The record that a set table begins with; a problem if its rules don't go together.
Result<Record> record_of(const SetUp& set_up, std::uint64_t seed);

} // namespace palazzo::app
