// Searches moves on a separate thread.
#pragma once

#include <functional>
#include <string>

namespace palazzo::platform {

/// Sets the function that is called on the search thread when an answer is ready.
void open_thinking(std::function<void()> answered);
/// Waits for the thread, which ends soon.
void close_thinking();
/// Returns the answer that has arrived since the last call; empty if there is none.
std::string take_answer();

} // namespace palazzo::platform
