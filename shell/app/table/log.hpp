// What happened so far, move by move.
#pragma once

#include "shell/app/state/app.hpp"

namespace palazzo::app {

/// What a move of a game was, as people are told it, in one line. `turn` counts from 0.
template <class G>
std::string turn_in_words(const games::Session<G>& s, std::size_t turn, const i18n::Voice& voice) {
    std::string line;
    for (const Message& message : messages_of(s.match.rules(), s.match.known_turns()[turn].events))
        line += (line.empty() ? "" : " ") + voice.say(message);
    return line.empty() ? voice.say("log.nothing", {std::to_string(s.match.known_turns()[turn].seat)}) : line;
}

/// How many moves the log shows at first, the latest first, and with each press of *Show more*.
inline constexpr std::size_t logged_at_once = 60;

/// The sheet with the moves of the game on the table; a row leads to the position after it (`replay:` and the number of
/// moves).
pages::SheetModel log_sheet(const App& app);

} // namespace palazzo::app
