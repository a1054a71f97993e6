// The desktop's store, for the window's loop: of several windows one writes.
#pragma once

#include <functional>

namespace palazzo::platform {

/// This window may write from now on, and what an earlier one left unfinished is cleared away. `elsewhere` is called
/// when another window has written, on a thread of its own, and wherever the system tells nobody of such things never.
void open_store(std::function<void()> elsewhere);
/// Looks who may write. True: that isn't as it was the last time, or another window may and `written` says that it did.
bool rights_have_changed(bool written);
/// The window closes: if it was the one that may write, the next that looks may.
void close_store();

} // namespace palazzo::platform
