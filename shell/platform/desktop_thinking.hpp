// Searches for moves on a separate thread.
#pragma once

#include <functional>
#include <string>

namespace palazzo::platform {

/// Sets the function that is called on the search thread when an answer is ready.
void set_answer_callback(std::function<void()> answered);
/// Stops the search and waits until its thread has ended, which takes a moment.
void close_thinking();
/// Returns the answer that the search has found since the last call; empty if it has found none.
std::string take_answer();

} // namespace palazzo::platform
