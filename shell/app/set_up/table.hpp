// The table that is being set up: its rules, its seats, and its record.
#pragma once

#include "engine/rule_sets/rule_sets.hpp"
#include "shell/app/state/app.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// Returns the rules of the table that is being set up, for its number of seats.
RuleSet rule_set_of(const TableSetUp& set_up);

/// Returns the id of an option's text.
std::string option_text_id(std::string_view game, const std::string& option);
/// Returns the values that an option's switch offers, as records contain them; empty if the option is on or off, or if
/// there is nothing to choose. `values` describes the option's possible values. `few` are the values to offer if the
/// option is a number with a wide range (OptionField).
std::vector<Json> values_for_switch(const Json& values, std::span<const int> few);

/// Returns a table with the usual number of players of a preset: one human, and bots. If `preset` is empty, the game's
/// first preset is used. An unknown game or preset is accepted here; record_of() reports it.
TableSetUp default_set_up(const std::string& game, const std::string& preset = {});
/// Sets the number of seats, from 2 to `seat_limit`. Existing seats keep their players; bots are added.
void set_player_count(TableSetUp& set_up, int players);
/// Returns the record with which the table begins; a problem if its rules don't fit together.
Result<Record> record_of(const TableSetUp& set_up, std::uint64_t seed);

/// Returns whether the table can be played with friends at other places: it asks no questions.
bool can_play_with_friends(const TableSetUp& set_up);

/// Returns a text as a player's name: cut between two characters to the length of a name, and with blanks for control
/// characters; empty if it is blank.
std::string name_from_text(std::string text);

} // namespace palazzo::app
