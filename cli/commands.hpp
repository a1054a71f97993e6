// The commands of palazzo-cli. Each prints its result, or returns one line that says what is wrong.
#pragma once

#include "cli/args.hpp"

#include <array>
#include <optional>
#include <string>

namespace palazzo::cli {

/// A command's failure: a line for standard error, and the exit status (1 for input that is refused, 2 for a command
/// line that can't be understood).
struct Failure {
    std::string line;
    int status = 1;
};
using Outcome = std::optional<Failure>;

inline Failure usage_failure(std::string line) { return {std::move(line), 2}; }

Outcome games_command(const Args& args);
Outcome new_command(const Args& args);
Outcome show_command(const Args& args);
Outcome legal_command(const Args& args);
Outcome check_command(const Args& args);
Outcome play_command(const Args& args);
Outcome replay_command(const Args& args);
Outcome finish_command(const Args& args);
Outcome arena_command(const Args& args);
Outcome hint_command(const Args& args);
Outcome bench_command(const Args& args);
Outcome words_command(const Args& args);
Outcome decks_command(const Args& args);
Outcome puzzles_command(const Args& args);
Outcome tables_command(const Args& args);
Outcome library_command(const Args& args);
Outcome link_command(const Args& args);
Outcome open_command(const Args& args);
Outcome deal_command(const Args& args);

struct Command {
    const char* name;
    const char* synopsis;
    const char* help;
    std::array<const char*, 9> flags; ///< flags that the command knows; null after the last
    std::size_t least_words;
    std::size_t most_words;
    Outcome (*run)(const Args&);
};

} // namespace palazzo::cli
