#include "tests/fuzz/target.hpp"

#include "tests/english.hpp"

#include <cstdio>
#include <cstdlib>

namespace palazzo::fuzz {
namespace {

constexpr std::size_t longest_line = 300;

/// Returns whether the problem concerns the whole file, so that its line names no place in the file.
bool concerns_whole_file(const Problem& problem) {
    return problem.place.empty() && std::string_view(problem.fault.id).substr(0, 13) == "problem.file.";
}

bool names_a_place(std::string_view line) {
    return line.find(": ") != std::string_view::npos || line.substr(0, 17) == "not JSON at line ";
}

} // namespace

void require(bool good, std::string_view promise) {
    if (good) return;
    std::fprintf(stderr, "not held: %.*s\n", static_cast<int>(promise.size()), promise.data());
    std::abort();
}

void require_short_line(const std::string& line) {
    require(line.size() < longest_line, "what is told is short: " + line);
    require(line.find_first_of("\r\n") == std::string::npos, "what is told is one line: " + line);
}

void require_refusal(const Problem& problem) {
    const std::string line = say(problem);
    require_short_line(line);
    require(names_a_place(line) || concerns_whole_file(problem), "a refusal names the place: " + line);
}

} // namespace palazzo::fuzz
