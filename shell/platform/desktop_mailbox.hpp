// The mailbox of the desktop program, which runs on a thread of its own.
#pragma once

#include "mailbox/mail.hpp"

#include <functional>
#include <string>
#include <vector>

namespace palazzo::platform {

/// Sets the address of the relay, which begins with `ws://` or `wss://`. Without one, or if the address is another
/// text, the program has no mailbox.
void set_relay(const std::string& address);
/// Sets the function that is called on the mailbox's thread when it has told something.
void set_mail_callback(std::function<void()> told);
/// Returns what the mailbox has told since the last call, in its order.
std::vector<mail::Event> take_mail();
/// Closes the mailbox, after everything that was posted has gone out, and ends its thread.
void close_mailbox();

} // namespace palazzo::platform
