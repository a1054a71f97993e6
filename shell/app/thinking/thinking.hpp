// The searches that find the moves of bots and the hints. They run in the background if the platform can, otherwise in
// slices between frames.
#pragma once

#include "shell/app/state/app.hpp"

#include <functional>
#include <optional>
#include <string>

namespace palazzo::app {

/// Continues the search called `name`. If there is no such search, cancels any other and starts this one with the
/// request that `ask` returns. Returns the result; nullopt while the search runs.
std::optional<SearchResult> request_search(
    App& app, const std::string& name, const std::function<SearchRequest()>& ask);
/// Cancels the search, if one runs, and forgets its result.
void cancel_search(App& app);
/// Receives the result of a background search. If `answer` is empty, the search couldn't run in the background, and
/// runs between frames instead.
void handle_arrived_search_result(App& app, const std::string& answer);
/// Return whether a search runs, and whether it runs in the background, so that it needs no frames.
bool is_thinking(const App& app);
bool thinks_in_background(const App& app);

} // namespace palazzo::app
