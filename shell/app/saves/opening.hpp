// Protection from a game that crashes the program whenever it is opened: attempts to open it are counted until one
// succeeds.
#pragma once

#include "shell/app/store/store.hpp"

namespace palazzo::app {

/// Counts an attempt to open the game on the table. If two have failed already, or the page has seen the program die,
/// returns false and resets the count; then the program starts at home.
bool begin_opening(const Store& store);
/// Resets the count, after the first frame was drawn.
void end_opening(const Store& store);

/// Contains the number of attempts; web/border.js writes `failed` when the program dies.
inline constexpr const char* opening_key = "palazzo:opening";

} // namespace palazzo::app
