#include "engine/core/result.hpp"

namespace palazzo {
namespace {

constexpr std::size_t longest_line = 400;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// Whether a byte goes on with a character of UTF-8 that began before it.
bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

} // namespace

std::string Problem::line() const {
    std::string line = place.empty() ? fault : place + ": " + fault;
    if (line.size() > longest_line) {
        std::size_t end = longest_line;
        while (end > 0 && goes_on(line[end])) --end;
        line.resize(end);
        line += "…";
    }
    for (char& c : line)
        if (is_control(c)) c = ' ';
    return line;
}

} // namespace palazzo
