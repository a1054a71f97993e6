// A broker in memory, and programs with mailboxes that are connected to it.
#pragma once

#include "mailbox/box.hpp"

#include <map>
#include <string>
#include <vector>

namespace palazzo::mailbox::test {

struct TestBroker;

/// A program with a mailbox at the broker. It notes everything that its mailbox tells.
struct TestProgram {
    TestBroker& broker;
    Box box;
    bool is_connected = false; ///< True while the program has a socket that is connected.
    std::vector<std::string> topics = {};
    Will will = {};
    std::vector<mail::Event> told = {};
    Time now = 0;

    TestProgram(TestBroker& at, const mail::Request& request);
    ~TestProgram();
    TestProgram(const TestProgram&) = delete;
    TestProgram& operator=(const TestProgram&) = delete;
    TestProgram(TestProgram&&) = delete;
    TestProgram& operator=(TestProgram&&) = delete;

    void carry_out(BoxEffects effects);
    void let_pass(Time milliseconds);
    bool was_told(mail::Event::Kind kind, const std::string& text) const;
    std::size_t count(mail::Event::Kind kind) const;
};

/// A broker without a stored state but the latest kept letters.
struct TestBroker {
    bool is_running = true;
    std::vector<TestProgram*> programs = {};
    std::map<std::string, Bytes> kept = {};
    std::vector<std::pair<std::string, Bytes>> passed_on = {}; ///< Everything that was published.

    /// Stops the broker, which forgets everything; wills aren't published.
    void stop();
    /// Breaks the connection of a program, and publishes its will.
    void cut(TestProgram& program);
    /// Passes something on, also something that is part of `passed_on`.
    void publish(std::string topic, Bytes bytes, bool is_kept);
    void send(TestProgram& program, const std::string& topic, const Bytes& bytes);
    void take(TestProgram& program, const Bytes& packet);
};

} // namespace palazzo::mailbox::test
