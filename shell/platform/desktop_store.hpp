// The desktop's store: functions that the program's main loop calls. If several windows are open, only one of them may
// write.
#pragma once

#include <functional>

namespace palazzo::platform {

/// Opens the store for writing in this window, and deletes unfinished files of earlier runs. Calls `elsewhere` on
/// another thread when another window has written; never if the system doesn't report that.
void open_store(std::function<void()> elsewhere);
/// Finds out which window may write. Returns true if that has changed since the last call, or if another window may
/// write and `written` says that it did.
bool rights_have_changed(bool written);
/// Closes the store. If this window may write, the next one that checks may write from then on.
void close_store();

} // namespace palazzo::platform
