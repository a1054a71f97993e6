#include "engine/quiz/compose.hpp"

#ifdef PALAZZO_UTF8PROC
#include "engine/quiz/text.hpp"

#include <cstdlib>
#include <utf8proc.h>

namespace palazzo::quiz {
namespace {

/// The longest letter that is composed, as a number of characters. No script needs more accents on a letter, and
/// sorting them takes time that grows with the square of their number.
constexpr std::size_t longest_letter = 9;

/// Returns whether a character belongs to the letter before it: it is an accent, or a later part of a Korean syllable.
bool joins(char32_t c) {
    const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(c));
    return (category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME) || (c >= 0x1160 && c <= 0x11FF);
}

void put(std::string& whole, std::string_view letter) {
    constexpr auto form = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE);
    utf8proc_uint8_t* one = nullptr;
    const auto size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(letter.data()),
        static_cast<utf8proc_ssize_t>(letter.size()), &one, form);
    whole += size < 0 ? letter : std::string_view(reinterpret_cast<const char*>(one), static_cast<std::size_t>(size));
    std::free(one);
}

} // namespace

std::string to_nfc(std::string_view text) {
    std::string whole;
    while (!text.empty()) {
        std::size_t bytes = 0;
        std::size_t characters = 0;
        while (bytes < text.size()) {
            const CodePoint c = first_character(text.substr(bytes));
            if (characters > 0 && !joins(c.value)) break;
            bytes += c.bytes;
            ++characters;
        }
        if (characters > 1 && characters <= longest_letter)
            put(whole, text.substr(0, bytes));
        else
            whole += text.substr(0, bytes);
        text.remove_prefix(bytes);
    }
    return whole;
}

} // namespace palazzo::quiz

#else

std::string palazzo::quiz::to_nfc(std::string_view text) { return std::string(text); }

#endif
