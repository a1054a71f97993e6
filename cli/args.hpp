// The arguments after a command's name.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::cli {

/// Words without a flag, and `--name value` pairs. `--help`, `--trace`, `--words`, `--strict`, `--merge` and `--search`
/// have no value.
struct Args {
    std::vector<std::string> words;
    std::map<std::string, std::string> flags;

    bool has_flag(const std::string& flag) const { return flags.count(flag) != 0; }
    std::string flag_value(const std::string& flag, const std::string& otherwise = "") const {
        const auto at = flags.find(flag);
        return at == flags.end() ? otherwise : at->second;
    }
};

/// Reads the arguments; nullopt if a flag's value is missing.
std::optional<Args> read_args(int argc, char** argv, int from);

} // namespace palazzo::cli
