// A game that stops the program when it is opened must not do so at every start: openings are counted until one
// succeeds.
#pragma once

#include "shell/app/store/store.hpp"

namespace palazzo::app {

/// Counts one more opening of the game on the table. False, and the count begins again, where two have failed already
/// or the page has seen the program die: then the program starts at home.
bool begin_opening(const Store& store);
/// The first frame was drawn: all went well.
void end_opening(const Store& store);

/// Holds how often it was tried; web/border.js writes `failed` when the program dies.
inline constexpr const char* opening_key = "palazzo:opening";

} // namespace palazzo::app
