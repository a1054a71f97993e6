// Protects the player from a game that crashes the program whenever it is opened: counts the attempts to open it until
// one succeeds.
#pragma once

#include "shell/app/store/store.hpp"

namespace palazzo::app {

/// Counts an attempt to open the game that was on the table last. Returns false, and resets the count, if two attempts
/// have failed already or the web page has noticed that the program died; then the program starts with the home screen.
bool count_opening_attempt(const Store& store);
/// Resets the count of attempts. Call it when the first frame has been drawn, or if there is no game to open.
void reset_opening_attempts(const Store& store);

/// Key of the number of attempts to open a game. When the program dies, web/border.js stores `failed` instead of the
/// number.
inline constexpr const char* opening_attempts_key = "palazzo:opening";

} // namespace palazzo::app
