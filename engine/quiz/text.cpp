#include "engine/quiz/text.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

constexpr char32_t first_accented = 0xC0;
constexpr char32_t past_accented = 0x180;

/// Two bytes for each character from U+00C0 to U+017F, with its lowercase letters without accents. They are blank if
/// the character isn't a letter.
constexpr std::string_view bare_latin = "a a a a a a aec e e e e i i i i "  // for À and the next characters
                                        "d n o o o o o   o u u u u y thss"  // for Ð and the next characters
                                        "a a a a a a aec e e e e i i i i "  // for à and the next characters
                                        "d n o o o o o   o u u u u y thy "  // for ð and the next characters
                                        "a a a a a a c c c c c c c c d d "  // for Ā and the next characters
                                        "d d e e e e e e e e e e g g g g "  // for Đ and the next characters
                                        "g g g g h h h h i i i i i i i i "  // for Ġ and the next characters
                                        "i i ijijj j k k k l l l l l l l "  // for İ and the next characters
                                        "l l l n n n n n n n n n o o o o "  // for ŀ and the next characters
                                        "o o oeoer r r r r r s s s s s s "  // for Ő and the next characters
                                        "s s t t t t t t u u u u u u u u "  // for Š and the next characters
                                        "u u u u w w y y y z z z z z z s "; // for Ű and the next characters
static_assert(bare_latin.size() == 2 * (past_accented - first_accented));

constexpr std::string_view ascii_letters = "abcdefghijklmnopqrstuvwxyz";

constexpr bool is_ascii_capital(char32_t c) { return c >= U'A' && c <= U'Z'; }

/// Returns whether the capitals near this character of Latin Extended-A have even code points; otherwise they have odd
/// ones. The lowercase letter follows its capital.
constexpr bool capitals_are_even(char32_t c) { return c < 0x139 || (c >= 0x14A && c < 0x178); }

CodePoint last_character(std::string_view text) {
    std::size_t at = text.size() - 1;
    while (at > 0 && text.size() - at < 4 && is_continuation_byte(text[at])) --at;
    const CodePoint c = first_character(text.substr(at));
    return c.bytes == text.size() - at ? c : CodePoint{};
}

} // namespace

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029; }

bool is_spacing_control(char32_t c) { return (c >= 0x09 && c <= 0x0D) || c == 0x85 || c == 0x2028 || c == 0x2029; }

bool is_space(char32_t c) {
    return c == U' ' || c == 0xA0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200A) || c == 0x202F || c == 0x205F
        || c == 0x3000;
}

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char32_t c) { return is_space(c) || is_spacing_control(c); };
    while (!text.empty()) {
        const CodePoint c = first_character(text);
        if (!blank(c.value)) break;
        text.remove_prefix(c.bytes);
    }
    while (!text.empty()) {
        const CodePoint c = last_character(text);
        if (!blank(c.value)) break;
        text.remove_suffix(c.bytes);
    }
    return text;
}

std::string_view shortened(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    while (bytes > 0 && is_continuation_byte(text[bytes])) --bytes;
    return text.substr(0, bytes);
}

std::string_view shortened_to_letters(std::string_view text, std::size_t letters) {
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < letters && bytes < text.size(); ++i) bytes += first_character(text.substr(bytes)).bytes;
    return text.substr(0, bytes);
}

std::size_t count_letters(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return !is_continuation_byte(c); }));
}

Refusal fault_in_text(std::string_view text, std::size_t longest) {
    if (text.empty()) return Refusal("problem.empty");
    if (count_letters(text) > longest) return Refusal("problem.more_letters", {std::to_string(longest)});
    if (valid_prefix_size(text) != text.size()) return Refusal("problem.not_utf8");
    bool control = false;
    for_each_character(text, [&](CodePoint c) { control = control || is_control(c.value); });
    if (control) return Refusal("problem.control");
    return trimmed(text).size() == text.size() ? Refusal() : Refusal("problem.spaces");
}

char32_t latin_lowercase(char32_t c) {
    if (is_ascii_capital(c)) return c + 0x20;
    if (c >= 0xC0 && c <= 0xDE && c != 0xD7) return c + 0x20;
    if (c < 0x100 || c >= past_accented) return c;
    if (c == 0x130) return U'i';
    if (c == 0x178) return 0xFF;
    // These lowercase letters have no capital right before them.
    if (c == 0x131 || c == 0x138 || c == 0x149 || c == 0x17F) return c;
    const bool capital = (c % 2 == 0) == capitals_are_even(c);
    return capital ? c + 1 : c;
}

std::string latin_lowercase(std::string_view text) {
    std::string small;
    small.reserve(text.size());
    for_each_character(text, [&](CodePoint c) { append_character(small, latin_lowercase(c.value)); });
    return small;
}

std::string searchable_text(std::string_view text) {
    std::string form;
    form.reserve(text.size());
    for_each_character(text, [&](CodePoint c) {
        const std::string_view bare = base_letters(c.value);
        if (bare.empty())
            append_character(form, latin_lowercase(c.value));
        else
            form += bare;
    });
    return form;
}

std::string_view base_letters(char32_t c) {
    const char32_t small = latin_lowercase(c);
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
