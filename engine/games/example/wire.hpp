// Views and events of Sevens as JSON, for threads and programs that don't have the state.
#pragma once

#include "engine/core/wire.hpp"
#include "engine/games/example/events.hpp"
#include "engine/games/example/state.hpp"

namespace palazzo::example {

/// Writes all of a view except the options, which the reader already has.
Json write_view(const View& v);
/// Reads a view. Returns a problem if its seats and cards are impossible at a table with these options.
Result<View> read_view(const Options& o, const Json& json);

Json write_event(const Event& event);
Result<Event> read_event(const Json& json);

} // namespace palazzo::example
