#include "engine/quiz/text.hpp"

namespace palazzo::quiz {
namespace {

constexpr char32_t first_accented = 0xC0;
constexpr char32_t past_accented = 0x180;

/// Two bytes a letter from U+00C0 to U+017F: what it is in small letters and without its accent. Blanks: no letter.
constexpr std::string_view bare_latin = "a a a a a a aec e e e e i i i i "  // À
                                        "d n o o o o o   o u u u u y thss"  // Ð
                                        "a a a a a a aec e e e e i i i i "  // à
                                        "d n o o o o o   o u u u u y thy "  // ð
                                        "a a a a a a c c c c c c c c d d "  // Ā
                                        "d d e e e e e e e e e e g g g g "  // Đ
                                        "g g g g h h h h i i i i i i i i "  // Ġ
                                        "i i ijijj j k k k l l l l l l l "  // İ
                                        "l l l n n n n n n n n n o o o o "  // ŀ
                                        "o o oeoer r r r r r s s s s s s "  // Ő
                                        "s s t t t t t t u u u u u u u u "  // Š
                                        "u u u u w w y y y z z z z z z s "; // Ű
static_assert(bare_latin.size() == 2 * (past_accented - first_accented));

constexpr std::string_view ascii_letters = "abcdefghijklmnopqrstuvwxyz";

constexpr bool is_ascii_capital(char32_t c) { return c >= U'A' && c <= U'Z'; }

/// Whether a capital stands beside its small letter, capitals having the even numbers.
constexpr bool capitals_are_even(char32_t c) { return c < 0x139 || (c >= 0x14A && c < 0x178); }

struct Lead {
    std::size_t bytes;
    char32_t bits;
    char32_t least; ///< what takes fewer bytes must not take so many
};

/// What the first byte of a character says; no bytes for one that can't be first.
constexpr Lead lead_of(unsigned char byte) {
    if (byte < 0x80) return {1, byte, 0};
    if (byte >= 0xC2 && byte < 0xE0) return {2, byte & 0x1FU, 0x80};
    if (byte >= 0xE0 && byte < 0xF0) return {3, byte & 0x0FU, 0x800};
    if (byte >= 0xF0 && byte < 0xF5) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

constexpr bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

Character last_character(std::string_view text) {
    std::size_t at = text.size() - 1;
    while (at > 0 && text.size() - at < 4 && goes_on(text[at])) --at;
    const Character c = first_character(text.substr(at));
    return c.bytes == text.size() - at ? c : Character{};
}

} // namespace

Character first_character(std::string_view text) {
    const Lead lead = lead_of(static_cast<unsigned char>(text.front()));
    if (lead.bytes == 0 || lead.bytes > text.size()) return {};
    char32_t value = lead.bits;
    for (std::size_t i = 1; i < lead.bytes; ++i) {
        if (!goes_on(text[i])) return {};
        value = value << 6U | (static_cast<unsigned char>(text[i]) & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value < 0xE000;
    if (value < lead.least || surrogate || value > 0x10FFFF) return {};
    return {value, lead.bytes, true};
}

void append(std::string& text, char32_t c) {
    const auto put = [&](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (c < 0x80) return put(c);
    if (c < 0x800) {
        put(0xC0U | c >> 6U);
    } else {
        if (c < 0x10000) {
            put(0xE0U | c >> 12U);
        } else {
            put(0xF0U | c >> 18U);
            put(0x80U | (c >> 12U & 0x3FU));
        }
        put(0x80U | (c >> 6U & 0x3FU));
    }
    put(0x80U | (c & 0x3FU));
}

std::size_t valid_bytes(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const Character c = first_character(text.substr(at));
        if (!c.valid) break;
        at += c.bytes;
    }
    return at;
}

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

bool is_break(char32_t c) { return (c >= 0x09 && c <= 0x0D) || c == 0x85 || c == 0x2028 || c == 0x2029; }

bool is_space(char32_t c) {
    return c == U' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F
        || c == 0x3000;
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char32_t c) { return is_space(c) || is_break(c); };
    while (!text.empty()) {
        const Character c = first_character(text);
        if (!blank(c.value)) break;
        text.remove_prefix(c.bytes);
    }
    while (!text.empty()) {
        const Character c = last_character(text);
        if (!blank(c.value)) break;
        text.remove_suffix(c.bytes);
    }
    return text;
}

std::string_view shortened(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && goes_on(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

Refusal fault_in_text(std::string_view text, std::size_t longest) {
    if (text.empty()) return Refusal("problem.empty");
    if (text.size() > longest) return Refusal("problem.longer_than", {std::to_string(longest)});
    if (valid_bytes(text) != text.size()) return Refusal("problem.not_utf8");
    bool control = false;
    each_character(text, [&](Character c) { control = control || is_control(c.value); });
    if (control) return Refusal("problem.control");
    return trimmed(text).size() == text.size() ? Refusal() : Refusal("problem.spaces");
}

char32_t lower(char32_t c) {
    if (is_ascii_capital(c)) return c + 0x20;
    if (c >= 0xC0 && c <= 0xDE && c != 0xD7) return c + 0x20;
    if (c < 0x100 || c >= past_accented) return c;
    if (c == 0x130) return U'i';
    if (c == 0x178) return 0xFF;
    // Small letters that have no capital beside them.
    if (c == 0x131 || c == 0x138 || c == 0x149 || c == 0x17F) return c;
    const bool capital = (c % 2 == 0) == capitals_are_even(c);
    return capital ? c + 1 : c;
}

std::string lower(std::string_view text) {
    std::string small;
    small.reserve(text.size());
    each_character(text, [&](Character c) { append(small, lower(c.value)); });
    return small;
}

std::string_view bare_letters(char32_t c) {
    const char32_t small = lower(c);
    if (small >= U'a' && small <= U'z') return ascii_letters.substr(small - U'a', 1);
    if (c >= first_accented && c < past_accented) {
        const std::string_view letters = bare_latin.substr(2 * (c - first_accented), 2);
        return letters.substr(0, letters.find(' '));
    }
    switch (c) {
    case 0xAA: return "a";    // ª
    case 0xBA: return "o";    // º
    case 0x218:               // Ș
    case 0x219: return "s";   // ș
    case 0x21A:               // Ț
    case 0x21B: return "t";   // ț
    case 0x1E9E: return "ss"; // ẞ
    default: return {};
    }
}

} // namespace palazzo::quiz
