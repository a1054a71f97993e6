#include "shell/platform/desktop_mailbox.hpp"

#include "mailbox/runner.hpp"
#include "shell/platform/platform.hpp"

#include <memory>
#include <mutex>
#include <utility>

namespace palazzo::platform {
namespace {

/// The mailbox, and what the window's thread and its own thread share.
struct Mail {
    std::string relay;
    std::function<void()> told;
    std::mutex lock; ///< Protects `events`.
    std::vector<mail::Event> events;
    std::unique_ptr<mailbox::Runner> runner; ///< Null until the first mailbox is opened.
};

// This is a global object, because the callers of mailbox() can pass no such object, and there is only one window.
Mail& mail_of_window() {
    static Mail one;
    return one;
}

/// Called on the mailbox's thread.
void note_event(const mail::Event& event) {
    Mail& m = mail_of_window();
    {
        const std::lock_guard held(m.lock);
        m.events.push_back(event);
    }
    m.told();
}

void open_mailbox(const mail::Request& request) {
    Mail& m = mail_of_window();
    if (!m.runner) m.runner = std::make_unique<mailbox::Runner>(m.relay, note_event);
    m.runner->open(request);
}

} // namespace

void set_relay(const std::string& address) { mail_of_window().relay = address; }

void set_mail_callback(std::function<void()> told) { mail_of_window().told = std::move(told); }

std::vector<mail::Event> take_mail() {
    const std::lock_guard held(mail_of_window().lock);
    return std::exchange(mail_of_window().events, {});
}

void close_mailbox() { mail_of_window().runner.reset(); }

mail::Services mailbox() {
    Mail& m = mail_of_window();
    const std::string name = mailbox::relay_name(m.relay);
    if (name.empty()) return {};
    return {name, open_mailbox,
        [&m](const std::string& card, const std::string& away) {
            if (m.runner) m.runner->publish_card(card, away);
        },
        [&m](const std::string& guest, const std::string& letter) {
            if (m.runner) m.runner->post(guest, letter);
        },
        [&m] {
            if (m.runner) m.runner->close();
        }};
}

} // namespace palazzo::platform
