// Thoughts of the program: begun elsewhere where that can be had, else here in slices between frames.
#pragma once

#include "shell/app/state/app.hpp"

#include <functional>
#include <optional>
#include <string>

namespace palazzo::app {

/// Goes on with the thought that is called so, or begins it with the question that `ask` makes; another one that is
/// under way is given up. What came of it once it is there.
std::optional<SearchResult> request_search(
    App& app, const std::string& name, const std::function<SearchRequest()>& ask);
/// Nobody wants to know any longer.
void cancel_search(App& app);
/// A thought that was had elsewhere is there. Empty: it couldn't be had, and is had here.
void search_result_arrived(App& app, const std::string& answer);
/// Whether somebody thinks, and whether that goes on without frames.
bool is_thinking(const App& app);
bool thinks_in_background(const App& app);

} // namespace palazzo::app
