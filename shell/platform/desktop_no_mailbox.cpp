// A desktop program that was built without libwebsockets and libcrypto. It plays at no table with friends.
#include "shell/platform/desktop_mailbox.hpp"
#include "shell/platform/platform.hpp"

namespace palazzo::platform {

void set_relay(const std::string&) {}
void set_mail_callback(std::function<void()>) {}
std::vector<mail::Event> take_mail() { return {}; }
void close_mailbox() {}
mail::Services mailbox() { return {}; }

} // namespace palazzo::platform
