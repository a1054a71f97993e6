// The desktop's store: the functions that the program's main loop calls. If several windows are open, only one of them
// may write.
#pragma once

#include <functional>

namespace palazzo::platform {

/// Opens the store for writing in this window, and deletes unfinished files of earlier runs. From then on, `elsewhere`
/// is called on another thread when another window has written; on some systems, which don't report this, it is never
/// called.
void open_store(std::function<void()> elsewhere);
/// Finds out which window may write. Returns true if the answer for this window has changed since the last call.
/// `written` says whether another window has written. If it has, the function also returns true while this window may
/// not write.
bool has_write_right_changed(bool written);
/// Closes the store. If this window may write, another window may write as soon as it checks.
void close_store();

} // namespace palazzo::platform
