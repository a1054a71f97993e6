// Tests the native mailboxes of a host and of guests at one broker, which is stopped, started and cut off.
#include "tests/mailbox/test_broker.hpp"

#include "engine/core/json.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::mailbox::test {
namespace {

using Kind = mail::Event::Kind;

std::string card_of(const Box& host, bool is_here) {
    return compact_json({{"here", is_here}, {"pub", host.pair.open}});
}

/// A host and a guest at the same broker, with a table that is published.
struct Meeting {
    TestBroker broker = {};
    TestProgram host{broker, {true, "", ""}};
    TestProgram guest{broker, {false, host.told[0].table, ""}};

    Meeting() { host.carry_out(publish_card(host.box, card_of(host.box, true), card_of(host.box, false), 0)); }
    std::string guest_id() const { return guest.box.own_id; }
};

} // namespace

TEST_CASE("A guest finds the table's card, writes to the host, and gets its answer", "[mailbox]") {
    Meeting all;
    CHECK(all.guest.was_told(Kind::card, card_of(all.host.box, true)));
    all.guest.carry_out(post(all.guest.box, "", "hello"));
    CHECK(all.host.was_told(Kind::letter, "hello"));
    CHECK(all.host.told.back().guest == all.guest_id());
    all.host.carry_out(post(all.host.box, all.guest_id(), "your cards"));
    CHECK(all.guest.was_told(Kind::letter, "your cards"));
    CHECK(all.host.count(Kind::unreadable) + all.guest.count(Kind::unreadable) == 0);
}

TEST_CASE("A letter that is posted before the card has arrived goes out as soon as it has", "[mailbox]") {
    TestBroker broker;
    TestProgram host(broker, {true, "", ""});
    TestProgram guest(broker, {false, host.told[0].table, ""});
    guest.carry_out(post(guest.box, "", "hello"));
    host.carry_out(publish_card(host.box, card_of(host.box, true), card_of(host.box, false), 0));
    CHECK(host.was_told(Kind::letter, "hello"));
}

TEST_CASE(
    "After the broker has forgotten everything, the latest letters and the card are published again", "[mailbox]") {
    Meeting all;
    all.guest.carry_out(post(all.guest.box, "", "one"));
    all.broker.stop();
    CHECK(all.host.told.back().kind == Kind::line_down);
    all.guest.carry_out(post(all.guest.box, "", "two"));
    all.guest.carry_out(post(all.guest.box, "", "three"));
    all.host.carry_out(post(all.host.box, all.guest_id(), "answer"));
    all.guest.let_pass(5'000);
    CHECK_FALSE(all.host.was_told(Kind::letter, "three"));
    all.broker.is_running = true;
    all.host.let_pass(20'000);
    all.guest.let_pass(20'000);
    CHECK(all.host.was_told(Kind::letter, "three"));
    CHECK_FALSE(all.host.was_told(Kind::letter, "two"));
    CHECK(all.guest.was_told(Kind::letter, "answer"));
    CHECK(all.guest.count(Kind::card) == 2);
}

TEST_CASE("If a connection breaks, the others are told", "[mailbox]") {
    Meeting all;
    all.broker.cut(all.guest);
    CHECK(all.host.told.back().kind == Kind::parting);
    CHECK(all.host.told.back().guest == all.guest_id());
    all.guest.let_pass(1'000);
    all.broker.cut(all.host);
    CHECK(all.guest.was_told(Kind::card, card_of(all.host.box, false)));
}

TEST_CASE("With the keys of before, a host has the same table and a guest the same id", "[mailbox]") {
    Meeting all;
    const mail::Event host = all.host.told[0];
    const mail::Event guest = all.guest.told[0];
    CHECK(opened_event(*make_box({true, host.table, host.keys})).open_key == host.open_key);
    CHECK(make_box({false, guest.table, guest.keys})->own_id == all.guest_id());
    CHECK_FALSE(make_box({true, host.table, guest.keys}));
    CHECK_FALSE(make_box({false, "table", guest.keys}));
    CHECK_FALSE(make_box({false, guest.table, "keys"}));
    CHECK_FALSE(make_box({false, guest.table, "{}"}));
}

TEST_CASE("The broker sees no text, and strangers' letters are counted as unreadable", "[mailbox]") {
    Meeting all;
    all.guest.carry_out(post(all.guest.box, "", "a secret"));
    for (const auto& [topic, bytes] : all.broker.passed_on)
        CHECK(std::string(bytes.begin(), bytes.end()).find("secret") == std::string::npos);
    const std::string root = "palazzo/1/" + all.host.box.table.id + "/";
    const std::size_t before = all.host.count(Kind::unreadable);
    all.broker.publish(root + "u/" + all.guest_id(), {1, 2, 3}, false);
    all.broker.publish(root + "u/" + all.guest_id(), Bytes(500, 4), false);
    all.broker.publish(root + "u/stranger", all.broker.passed_on.front().second, false);
    CHECK(all.host.count(Kind::unreadable) == before + 3);
    // A letter that is published again under another topic, or to another reader, isn't read.
    for (const auto& [topic, bytes] : std::vector(all.broker.passed_on))
        all.broker.publish(root + "d/" + all.guest_id(), bytes, false);
    CHECK(all.guest.count(Kind::letter) == 0);
}

TEST_CASE("A card whose open key isn't the one that the table names isn't used for letters", "[mailbox]") {
    TestBroker broker;
    TestProgram host(broker, {true, "", ""});
    TestProgram guest(broker, {false, host.told[0].table, ""});
    guest.carry_out(post(guest.box, "", "hello"));
    const std::string forged = compact_json({{"here", true}, {"pub", new_pair().open}});
    host.carry_out(publish_card(host.box, forged, forged, 0));
    CHECK(guest.was_told(Kind::card, forged));
    for (const auto& [topic, bytes] : broker.passed_on) CHECK(topic.find("/u/") == std::string::npos);
}

TEST_CASE("A line that is silent is given up and opened again; one that is asked stays", "[mailbox]") {
    Meeting all;
    all.guest.let_pass(600'000);
    CHECK(all.guest.count(Kind::line_down) == 0);
    all.guest.is_connected = false; // The packets of this program are lost from now on, without a word.
    all.guest.let_pass(60'000);
    CHECK(all.guest.count(Kind::line_down) == 1);
    CHECK(all.guest.count(Kind::line_up) == 2);
}

TEST_CASE("Bytes of a broker that aren't packets end the connection, and nothing else", "[mailbox]") {
    Meeting all;
    for (const Bytes& bytes : {Bytes{0xFF, 0}, Bytes{0x30, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F}, Bytes{0x30, 2, 0, 9},
             Bytes{0x20, 2, 0, 5}, Bytes{0x90, 3, 0, 1, 128}}) {
        TestProgram program(all.broker, {false, all.host.told[0].table, ""});
        program.carry_out(socket_received(program.box, bytes, 0, 1));
        CHECK_FALSE(program.is_connected);
        program.let_pass(1'000);
        CHECK(program.is_connected);
    }
}

} // namespace palazzo::mailbox::test
