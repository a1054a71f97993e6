// What the game on the table leaves behind when it ends: it is counted, and what was best of it is remembered.
#pragma once

#include "engine/scores/outcome.hpp"
#include "shell/app/state/app.hpp"

#include "engine/core/highlights.hpp"

#include <string_view>

namespace palazzo::app {

/// The outcome of the game on the table, which is over: as it is counted, by the day that is today.
scores::Outcome ending_of(const App& app);
/// What the only human at the table will want to remember so far; nothing where several play, or none.
Highlights highlights_of(const App& app);

/// Tells the features that the game on the table has just ended and was kept.
void note_ending(App& app);
/// Tells them that the game of this id goes on: it is counted no more.
void forget_ending(App& app, std::string_view id);

} // namespace palazzo::app
