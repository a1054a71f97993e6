// palazzo-cli: every game on the command line, for scripts, tests and the curious.
#include "cli/commands.hpp"
#include "engine/i18n/one_line.hpp"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>

namespace palazzo::cli {
namespace {

const Command commands[] = {
    {"games", "games", "Prints every game, its presets, and its options with defaults and ranges.", {}, 0, 0,
        games_command},
    {"new", "new --game G [--preset P] [--options JSON] [--seed N] [--challenges DECK]",
        "Prints a record without moves. Options are those that differ from the preset; without a seed one is drawn. "
        "Palace may draw its challenges from a deck.",
        {"game", "preset", "options", "seed", "challenges"}, 0, 0, new_command},
    {"show", "show RECORD [--seat N]", "Prints what a seat may know; without --seat the full truth.", {"seat"}, 1, 1,
        show_command},
    {"legal", "legal RECORD [--seat N] [--words]",
        "Prints the legal moves of a seat, by default of the first to act; in Palabra words, builds and straights with "
        "--words alone.",
        {"seat", "words"}, 1, 1, legal_command},
    {"check", "check RECORD --seat N MOVE", "Says whether a move is legal, and if not, why.", {"seat"}, 2, 2,
        check_command},
    {"play", "play RECORD --seat N MOVE", "Prints the record with a move added.", {"seat"}, 2, 2, play_command},
    {"replay", "replay RECORD [--trace]",
        "Prints how the game stands after the record; with --trace a line for each position.", {"trace"}, 1, 1,
        replay_command},
    {"finish", "finish RECORD --bots LEVEL[,LEVEL...] [--seed N]", "Prints the record played to its end by bots.",
        {"bots", "seed"}, 1, 1, finish_command},
    {"hint", "hint RECORD [--level L] [--seed N]",
        "Prints the best move of the seat to act and why, and what every move is worth, the best first.",
        {"level", "seed"}, 1, 1, hint_command},
    {"link", "link RECORD [--what rules|deal|game|turn]",
        "Prints what stands behind the # of an address that opens the same game, or a table with the same rules or the "
        "same deal.",
        {"what"}, 1, 1, link_command},
    {"open", "open LINK [--seed N]",
        "Prints the record that a link stands for, which may be a whole address. Rules alone are dealt anew.", {"seed"},
        1, 1, open_command},
    {"deal",
        "deal --relay ADDRESS --file FILE [--page ADDRESS] [--game G] [--preset P] [--options JSON] [--people N] "
        "[--bots LEVEL[,LEVEL...]]",
        "Hosts a table with friends and plays no seat: prints the link that leads to it, deals as soon as people sit "
        "in "
        "all their seats, and again after each game. The file keeps the table; if there is one, its table goes on.",
        {"relay", "file", "page", "game", "preset", "options", "people", "bots"}, 0, 0, deal_command},
    {"arena",
        "arena --game G [--preset P] [--options JSON] --bots A,B[,...] --games N [--seed N] [--jobs J] [--shard I/N] | "
        "arena --merge FILE...",
        "Plays bots against each other, each deal with the seats rotated, and prints wins with 95 % intervals; or the "
        "I-th of N parts of that; or puts parts together.",
        {"game", "preset", "options", "bots", "games", "seed", "jobs", "shard", "merge"}, 0, 100000, arena_command},
    {"bench", "bench [--search] [--game G] [--preset P] [--seconds S]",
        "Times random playouts on one thread, or iterations of the search.", {"game", "preset", "seconds", "search"}, 0,
        0, bench_command},
    {"tables", "tables --game G [--count N] [--games N] [--seed N]",
        "Plays games of random moves at tables with random rules to their end, and counts them; the line on standard "
        "error names a table at which nobody may move, or a game doesn't end.",
        {"game", "count", "games", "seed"}, 0, 0, tables_command},
    {"library", "library [--game G]", "Prints the published rule sets of a game, a line each.", {"game"}, 0, 0,
        library_command},
    {"words", "words check W... | words find LETTERS [--min N] | words list",
        "Says whether these are words; lists the words that letters spell, ? a wild and % a vowel; prints all words.",
        {"min"}, 1, 10000, words_command},
    {"decks",
        "decks list | decks check FILE | decks convert FILE | decks readings ANSWER | decks judge NAME (PROMPT ANSWER "
        "| FILE) [--strict]",
        "Lists the decks of challenges; counts what is in a deck that is JSON, CSV, TSV or Anki's; prints it as JSON; "
        "lists what an answer with brackets stands for; says whether an answer is right, or judges a file with a "
        "prompt, a tab and an answer in each line.",
        {"strict"}, 1, 4, decks_command},
    {"puzzles",
        "puzzles list [--game G] | puzzles find --game G --goal NAME [--amount N] [--moves N] [--preset P] "
        "[--options JSON] [--bots LEVEL[,LEVEL...]] [--seed N] [--games N]",
        "Prints the puzzles of a game with their solutions, a line each; or plays bots against each other and prints "
        "positions in which there is one way to achieve the most of a goal: at least that much, in at least so many "
        "moves.",
        {"game", "goal", "amount", "moves", "preset", "options", "bots", "seed", "games"}, 1, 1, puzzles_command},
};

void print_overview(std::FILE* to) {
    std::fputs("palazzo-cli COMMAND ...\n\n", to);
    for (const Command& command : commands) std::fprintf(to, "  %s\n      %s\n", command.synopsis, command.help);
    std::fputs("\nRECORD and FILE are a path, or - for standard input.\n", to);
}

int refuse(const Failure& failure) {
    std::fprintf(stderr, "%s\n", i18n::to_one_line(failure.line).c_str());
    return failure.status;
}

bool knows(const Command& command, const std::string& flag) {
    return std::any_of(command.flags.begin(), command.flags.end(),
        [&](const char* known) { return known != nullptr && flag == known; });
}

int run(const Command& command, int argc, char** argv) {
    const auto args = read_args(argc, argv, 2);
    if (!args) return refuse(usage_failure("a value is missing; usage: " + std::string(command.synopsis)));
    if (args->has_flag("help")) {
        std::printf("%s\n    %s\n", command.synopsis, command.help);
        return 0;
    }
    for (const auto& [flag, value] : args->flags)
        if (!knows(command, flag))
            return refuse(usage_failure("--" + flag + " is unknown; usage: " + command.synopsis));
    if (args->words.size() < command.least_words || args->words.size() > command.most_words)
        return refuse(usage_failure("usage: palazzo-cli " + std::string(command.synopsis)));
    if (const Outcome failure = command.run(*args)) return refuse(*failure);
    return 0;
}

int run(int argc, char** argv) {
    const std::string name = argc < 2 ? "" : argv[1];
    if (name == "--help" || name == "help") {
        print_overview(stdout);
        return 0;
    }
    for (const Command& command : commands)
        if (name == command.name) return run(command, argc, argv);
    print_overview(stderr);
    return 2;
}

} // namespace
} // namespace palazzo::cli

int main(int argc, char** argv) { return palazzo::cli::run(argc, argv); }
