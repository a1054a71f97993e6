// Handles signals that ask the program to end. They have the same effect as closing the window.
#pragma once

namespace palazzo::platform {

/// Blocks the signals that ask the program to end. Call it before any other thread is started.
void block_signals();
/// From now on, turns each signal that asks the program to end into an SDL_QUIT event. SDL's own handler isn't enough,
/// because it only sets a flag, which is overlooked if waiting for events begins at that moment.
void turn_signals_into_events();

} // namespace palazzo::platform
