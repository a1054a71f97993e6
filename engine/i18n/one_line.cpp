#include "engine/i18n/one_line.hpp"

#include "engine/core/cut_short.hpp"

#include <utility>

namespace palazzo::i18n {
namespace {

constexpr std::size_t longest_line = 280;

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

} // namespace

std::string to_one_line(std::string text) {
    text = cut_short(std::move(text), longest_line);
    for (char& c : text)
        if (is_control(c)) c = ' ';
    return text;
}

} // namespace palazzo::i18n
