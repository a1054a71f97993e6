// Views and events of Palindromes as JSON, for threads and programs that don't have the state.
#pragma once

#include "engine/core/wire.hpp"
#include "engine/games/palindromes/events.hpp"
#include "engine/games/palindromes/state.hpp"

namespace palazzo::palindromes {

/// Writes all of a view except the options, which the reader already has.
Json write_view(const View& v);
/// Reads a view. Returns a problem if its seats and cards are impossible at a table with these options.
Result<View> read_view(const Options& o, const Json& json);

Json write_event(const Event& event);
Result<Event> read_event(const Json& json);

} // namespace palazzo::palindromes
