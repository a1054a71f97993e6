// Functions that return the events of a move, and the log's messages about the move.
#pragma once

#include "engine/core/game.hpp"

#include <string>
#include <vector>

namespace palazzo::test {

/// Returns the events of making `move` in `state`.
template <Game G>
std::vector<typename G::Event> events_of(
    const G& rules, typename G::State state, Seat seat, const typename G::Move& move) {
    std::vector<typename G::Event> events;
    rules.apply(state, seat, move, events);
    return events;
}

/// Returns the messages about a move, each as the last word of its id and the arguments: `took 0 3`.
template <Game G>
std::vector<std::string> log_lines_of(
    const G& rules, const typename G::State& state, Seat seat, const typename G::Move& m) {
    std::vector<std::string> lines;
    for (const Message& message : messages_of(rules, events_of(rules, state, seat, m))) {
        lines.push_back(message.id.substr(message.id.rfind('.') + 1));
        for (const std::string& arg : message.args) lines.back() += " " + arg;
    }
    return lines;
}

} // namespace palazzo::test
