// Being asked to end: a signal closes the window as its cross does.
#pragma once

namespace palazzo::platform {

/// Holds back the signals that ask the program to end. To be called before it has any thread but the first.
void hold_back_signals();
/// From now on each of them comes as SDL_QUIT. SDL's own handler only sets a flag, which a wait that begins at that
/// very moment doesn't see.
void signals_to_events();

} // namespace palazzo::platform
