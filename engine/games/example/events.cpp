#include "engine/games/example/events.hpp"

#include <string>

namespace palazzo::example {
namespace {

Message message(const CardPlayed& e) { return {"example.event.played", {std::to_string(e.seat), to_text(e.card)}}; }
Message message(const Passed& e) { return {"example.event.passed", {std::to_string(e.seat)}}; }
Message message(const GameWon& e) { return {"example.event.won", {std::to_string(e.seat)}}; }

} // namespace

std::vector<Message> describe_event(const Event& event) {
    return {std::visit([](const auto& e) { return message(e); }, event)};
}

} // namespace palazzo::example
