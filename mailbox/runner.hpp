// Runs a mailbox on a thread of its own, over a WebSocket of libwebsockets.
#pragma once

#include "mailbox/mail.hpp"

#include <functional>
#include <memory>
#include <string>

namespace palazzo::mailbox {

/// Returns the name of a relay's host, such as `cards.example` or `localhost:9001`; empty if `address` isn't the
/// address of a WebSocket, which begins with `ws://` or `wss://`.
std::string relay_name(const std::string& address);

/// A thread with at most one open mailbox. The functions may be called on any thread, but not by two at a time.
class Runner {
  public:
    /// `tell` is called on the runner's thread with each event.
    Runner(const std::string& address, std::function<void(const mail::Event&)> tell);
    /// Closes the mailbox, after everything that was posted has gone out, and ends the thread.
    ~Runner();
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    Runner(Runner&&) = delete;
    Runner& operator=(Runner&&) = delete;

    /// Carry out what mail::Services describes.
    void open(const mail::Request& request);
    void publish_card(const std::string& card, const std::string& away);
    void post(const std::string& guest, const std::string& letter);
    void close();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace palazzo::mailbox
