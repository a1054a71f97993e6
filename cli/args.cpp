#include "cli/args.hpp"

#include <algorithm>
#include <array>

namespace palazzo::cli {

std::optional<Args> read_args(int argc, char** argv, int from) {
    Args args;
    for (int i = from; i < argc; ++i) {
        const std::string word = argv[i];
        if (word.size() < 3 || word.rfind("--", 0) != 0) {
            args.words.push_back(word);
            continue;
        }
        const std::string name = word.substr(2);
        constexpr std::array without_value{"help", "trace", "words", "strict", "merge", "search"};
        if (std::find(without_value.begin(), without_value.end(), name) != without_value.end()) {
            args.flags[name] = "";
            continue;
        }
        if (i + 1 == argc) return std::nullopt;
        args.flags[name] = argv[++i];
    }
    return args;
}

} // namespace palazzo::cli
