#include "engine/i18n/one_line.hpp"

namespace palazzo::i18n {
namespace {

constexpr std::size_t longest_line = 400;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

/// Whether a byte goes on with a character of UTF-8 that began before it.
bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

} // namespace

std::string one_line(std::string text) {
    if (text.size() > longest_line) {
        std::size_t end = longest_line;
        while (end > 0 && goes_on(text[end])) --end;
        text.resize(end);
        text += "…";
    }
    for (char& c : text)
        if (is_control(c)) c = ' ';
    return text;
}

} // namespace palazzo::i18n
