// The choice between one game and a match of several, in the set-up.
#pragma once

#include "shell/app/state/app.hpp"
#include "shell/pages/set_up.hpp"

#include <string>
#include <string_view>

namespace palazzo::app {

/// So many letters of the word that the last of each game collects, as it is spelt out: the game's name.
std::string letters_of(std::string_view game, int letters);

/// What the set-up says of it.
void add_match_choice(pages::SetUpModel& model, const App& app);
/// Does what `match` or `match_goal` asks for; false if it is neither.
bool act_on_match_choice(App& app, const a11y::Action& action);

} // namespace palazzo::app
