#include "engine/core/cut_short.hpp"

namespace palazzo {
namespace {

/// Whether a byte goes on with a character of UTF-8 that began before it.
bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

} // namespace

std::string cut_short(std::string text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && goes_on(text[bytes])) --bytes;
    text.resize(bytes);
    return text += "…";
}

} // namespace palazzo
