#include "cli/input.hpp"

#include "engine/core/json.hpp"

#include <charconv>
#include <cstdio>
#include <memory>
#include <random>

namespace palazzo::cli {
namespace {

struct Close {
    void operator()(std::FILE* file) const {
        if (file != stdin) std::fclose(file);
    }
};

} // namespace

ReadResult<std::string> read_file_or_stdin(const std::string& path) {
    const std::unique_ptr<std::FILE, Close> file(path == "-" ? stdin : std::fopen(path.c_str(), "rb"));
    if (!file) return Failure{path + ": can't be opened"};
    std::string text;
    char chunk[65536];
    for (std::size_t n = 0; (n = std::fread(chunk, 1, sizeof chunk, file.get())) > 0;) {
        text.append(chunk, n);
        if (text.size() > largest_backup_bytes) return Failure{path + ": is larger than anything Palazzo reads"};
    }
    if (std::ferror(file.get()) != 0) return Failure{path + ": can't be read"};
    return text;
}

ReadResult<std::int64_t> read_number(
    const std::string& text, const std::string& name, std::int64_t least, std::int64_t most) {
    std::int64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || fault != std::errc() || end != text.data() + text.size() || number < least || number > most)
        return Failure{
            name + ": a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " is required"};
    return number;
}

std::vector<Contender> parse_contenders(const std::string& text) {
    std::vector<Contender> bots;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const std::string name = text.substr(from, comma - from);
        bots.push_back({name, read_level(name)});
        from = comma + 1;
    }
    return bots;
}

ReadResult<std::uint64_t> requested_seed(const Args& args) {
    if (!args.has_flag("seed")) {
        std::random_device entropy;
        return (std::uint64_t{entropy()} << 32U) | entropy();
    }
    const auto seed = read_seed(args.flag_value("seed"));
    if (!seed) return usage_failure("--seed: a number from 0 to 18446744073709551615 is required");
    return *seed;
}

void print_line(const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), stdout);
    std::fputc('\n', stdout);
}

} // namespace palazzo::cli
