// Thinking on a thread of its own.
#pragma once

#include <functional>
#include <string>

namespace palazzo::platform {

/// Where answers go: called on the thread that thinks.
void open_thinking(std::function<void()> answered);
/// Waits for the thread, which ends soon.
void close_thinking();
/// The answer that has come since this was last asked; empty: none.
std::string take_answer();

} // namespace palazzo::platform
