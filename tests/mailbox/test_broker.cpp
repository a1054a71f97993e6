#include "tests/mailbox/test_broker.hpp"

#include "engine/core/expect.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::mailbox::test {
namespace {

/// Takes fields from the body of a packet, one after the other.
struct Fields {
    std::span<const unsigned char> rest;

    std::size_t number() {
        const std::size_t value = static_cast<std::size_t>(rest[0]) << 8U | rest[1];
        rest = rest.subspan(2);
        return value;
    }
    Bytes bytes() {
        const std::size_t size = number();
        const Bytes taken(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(size));
        rest = rest.subspan(size);
        return taken;
    }
    std::string text() {
        const Bytes taken = bytes();
        return {taken.begin(), taken.end()};
    }
};

bool matches(const std::string& pattern, const std::string& topic) {
    if (!pattern.ends_with('+')) return pattern == topic;
    const std::string root = pattern.substr(0, pattern.size() - 1);
    return topic.starts_with(root) && topic.find('/', root.size()) == std::string::npos;
}

/// Returns a packet of a broker.
Bytes packet(unsigned char first, const Bytes& body) {
    Bytes all{first};
    std::size_t length = body.size();
    do {
        all.push_back(static_cast<unsigned char>((length & 127U) | (length > 127 ? 128U : 0U)));
        length >>= 7U;
    } while (length > 0);
    all.insert(all.end(), body.begin(), body.end());
    return all;
}

} // namespace

TestProgram::TestProgram(TestBroker& at, const mail::Request& request) : broker(at), box(*make_box(request)) {
    broker.programs.push_back(this);
    told.push_back(opened_event(box));
    carry_out(open_box(box, now));
}

TestProgram::~TestProgram() { std::erase(broker.programs, this); }

void TestProgram::carry_out(BoxEffects effects) {
    if (effects.closes_socket) is_connected = false;
    for (const mail::Event& event : effects.events) told.push_back(event);
    for (const Bytes& sent : effects.sent)
        if (is_connected) broker.take(*this, sent);
    if (!effects.opens_socket) return;
    if (!broker.is_running) return carry_out(socket_lost(box, now, 1));
    is_connected = true;
    carry_out(socket_connected(box));
}

void TestProgram::let_pass(Time milliseconds) {
    constexpr Time step = 500;
    for (Time passed = 0; passed < milliseconds; passed += step) {
        now += step;
        carry_out(tick(box, now, 1));
    }
}

bool TestProgram::was_told(mail::Event::Kind kind, const std::string& text) const {
    return std::any_of(
        told.begin(), told.end(), [&](const mail::Event& event) { return event.kind == kind && event.text == text; });
}

std::size_t TestProgram::count(mail::Event::Kind kind) const {
    return static_cast<std::size_t>(
        std::count_if(told.begin(), told.end(), [&](const mail::Event& event) { return event.kind == kind; }));
}

void TestBroker::stop() {
    is_running = false;
    kept.clear();
    for (TestProgram* program : programs)
        if (std::exchange(program->is_connected, false)) program->carry_out(socket_lost(program->box, program->now, 1));
}

void TestBroker::cut(TestProgram& program) {
    program.is_connected = false;
    publish(program.will.topic, program.will.bytes, program.will.kept);
    program.carry_out(socket_lost(program.box, program.now, 1));
}

void TestBroker::publish(std::string topic, Bytes bytes, bool is_kept) {
    passed_on.emplace_back(topic, bytes);
    if (is_kept && bytes.empty()) kept.erase(topic);
    if (is_kept && !bytes.empty()) kept[topic] = bytes;
    for (TestProgram* program : std::vector(programs)) send(*program, topic, bytes);
}

void TestBroker::send(TestProgram& program, const std::string& topic, const Bytes& bytes) {
    const bool wants = std::any_of(program.topics.begin(), program.topics.end(),
        [&](const std::string& pattern) { return matches(pattern, topic); });
    if (!wants || !program.is_connected) return;
    program.carry_out(socket_received(program.box, publish_packet(topic, bytes, false), program.now, 1));
}

void TestBroker::take(TestProgram& program, const Bytes& sent) {
    std::size_t head = 1;
    while (sent[head] > 127) ++head;
    Fields fields{std::span(sent).subspan(head + 1)};
    const auto answer = [&](const Bytes& packet) {
        program.carry_out(socket_received(program.box, packet, program.now, 1));
    };
    switch (sent[0] >> 4U) {
    case 1: { // connect
        expect(fields.text() == "MQTT", "the name of the protocol");
        const unsigned char flags = fields.rest[1];
        fields.rest = fields.rest.subspan(4);
        fields.text();
        program.will.topic = fields.text();
        program.will.bytes = fields.bytes();
        program.will.kept = (flags & 32U) != 0;
        program.topics.clear();
        return answer(packet(0x20, {0, 0}));
    }
    case 8: { // subscribe
        const std::size_t number = fields.number();
        Bytes answers{static_cast<unsigned char>(number >> 8U), static_cast<unsigned char>(number)};
        while (!fields.rest.empty()) {
            program.topics.push_back(fields.text());
            fields.rest = fields.rest.subspan(1);
            answers.push_back(0);
        }
        answer(packet(0x90, answers));
        for (const auto& [topic, bytes] : std::map(kept)) send(program, topic, bytes);
        return;
    }
    case 3: { // publish
        const std::string topic = fields.text();
        return publish(topic, {fields.rest.begin(), fields.rest.end()}, (sent[0] & 1U) != 0);
    }
    case 12: return answer(packet(0xD0, {})); // ping
    default: return;
    }
}

} // namespace palazzo::mailbox::test
