// Signals that ask the program to end; they close the window as its cross does.
#pragma once

namespace palazzo::platform {

/// Blocks the signals that ask the program to end. Call it before any other thread is started.
void block_signals();
/// Turns each signal that asks the program to end into an SDL_QUIT event from now on. SDL's own handler only sets a
/// flag, which a wait that begins at that moment doesn't see.
void signals_to_events();

} // namespace palazzo::platform
