#include "engine/quiz/dictionary_form.hpp"

#include "engine/quiz/pattern.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

/// Endings of two or more letters that, behind a slash, make another form of the word before the slash. Any other text
/// behind a slash is a word by itself.
constexpr std::string_view endings =
    "|na|da|ja|la|ra|ta|sa|za|va|ca|ga|ña|ma|in|se|ne|le|te|ve|he|che|ive|euse|rice|trice"
    "|ère|enne|onne|elle|ette|sse|ora|ona|ina|esa|oise|aise|innen|";

std::u32string characters(std::string_view text) {
    std::u32string all;
    for_each_character(text, [&](CodePoint c) { all += c.value; });
    return all;
}

std::string bytes(std::u32string_view text) {
    std::string all;
    for (const char32_t c : text) append_character(all, c);
    return all;
}

bool is_vowel(char32_t c) {
    const std::string_view bare = base_letters(c);
    return bare.size() == 1 && std::string_view("aeiou").find(bare) != std::string_view::npos;
}

/// Returns how many letters at the beginning of a word stay if its ending is replaced by another. The letters that stay
/// are `casad` for `casado/a`, `buen` for `bueno/na`, `heureu` for `heureux/se`.
std::size_t stem_before(const std::u32string& word, const std::u32string& ending) {
    const std::size_t size = word.size();
    if (ending.size() == 1)
        return is_vowel(word.back()) && word.back() != U'é' && is_vowel(ending.front()) ? size - 1 : size;
    const std::size_t at = word.rfind(ending.front());
    if (at != std::u32string::npos && at > 0 && at + ending.size() + 1 >= size) return at;
    const bool changes =
        (word.back() == U'x' && ending.front() == U's') || (word.back() == U'f' && ending.front() == U'v');
    return changes ? size - 1 : size;
}

/// Returns the pattern of a word and of its form with another ending, such as `casad(o|a)`; empty if `ending` can't be
/// an ending of that word.
std::u32string with_ending(const std::u32string& word, const std::u32string& ending) {
    if (ending.empty() || word.size() < 3 || ending.size() >= word.size()) return {};
    if (word.size() == 3 && ending.size() > 1) return {};
    if (ending.size() > 1 && endings.find('|' + bytes(ending) + '|') == std::string_view::npos) return {};
    const std::size_t kept = stem_before(word, ending);
    if (kept == word.size()) return word + U"[" + ending + U"]";
    return word.substr(0, kept) + U"(" + word.substr(kept) + U"|" + ending + U")";
}

/// Returns whether a slash between two words means that both words are right.
bool are_choices(const std::u32string& first, const std::u32string& second) {
    const auto letters = [](const std::u32string& word) {
        return std::none_of(
            word.begin(), word.end(), [](char32_t c) { return (c >= U'0' && c <= U'9') || c == U'.' || c == U':'; });
    };
    if (first.empty() || second.empty() || !letters(first) || !letters(second)) return false;
    if (first.size() > 1 && second.size() > 1) return true;
    // Two single letters are choices if both are vowels, as in `o/a`.
    return first.size() == 1 && second.size() == 1 && is_vowel(first.front()) && is_vowel(second.front());
}

/// Returns whether a text contains only letters, slashes, apostrophes and hyphens, so that it isn't a number, an
/// address or HTML.
bool is_word_with_slashes(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = byte >= 0x80 || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return letter || c == '/' || c == '\'' || c == '-';
    });
}

/// Returns the pattern of a word with slashes; the word unchanged if it isn't an abbreviation that dictionaries use.
std::string word_pattern(std::string_view word) {
    if (!is_word_with_slashes(word)) return std::string(word);
    std::vector<std::u32string> parts;
    for (std::size_t from = 0; from <= word.size();) {
        const std::size_t to = std::min(word.find('/', from), word.size());
        parts.push_back(characters(word.substr(from, to - from)));
        from = to + 1;
    }
    if (parts.size() == 1) return std::string(word);
    if (parts.size() == 2) {
        std::u32string ending = parts[1];
        if (!ending.empty() && ending.front() == U'-') ending.erase(0, 1);
        if (const std::u32string pattern = with_ending(parts[0], ending); !pattern.empty()) return bytes(pattern);
    }
    std::string choices;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0 && !are_choices(parts[i - 1], parts[i])) return std::string(word);
        choices += (i == 0 ? "(" : "|") + bytes(parts[i]);
    }
    return choices + ')';
}

/// Returns a text in which each word is replaced by its pattern. Punctuation behind a word is kept.
std::string words_pattern(std::string_view text) {
    std::string all;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        std::string_view word = text.substr(from, to - from);
        const std::size_t end = word.find_last_not_of(".,!?;:") + 1;
        if (word.find("//") == std::string_view::npos)
            all += word_pattern(word.substr(0, end));
        else
            all += word.substr(0, end);
        all += word.substr(end);
        if (to < text.size()) all += ' ';
        from = to + 1;
    }
    return all;
}

/// Returns a text with `|` in place of each slash.
std::string with_strokes(std::string_view text) {
    std::string all(text);
    std::replace(all.begin(), all.end(), '/', '|');
    return all;
}

/// Returns the choice between two endings for `ending`, which is in parentheses, and removes the first of the two from
/// `before`, the text in front of the parentheses. For `casado(a)`, it returns `(o|a)`, and `before` becomes `casad`.
/// If the ending can only be appended, it returns an empty text and leaves `before` unchanged.
std::string other_ending(std::string& before, std::string_view ending) {
    const bool several = ending == "as";
    if (!several && ending != "a") return {};
    const std::string_view usual =
        std::string_view(before).substr(before.size() - std::min(ending.size(), before.size()));
    if (usual != (several ? "os" : "o") && usual != (several ? "" : "e")) return {};
    std::string choice = "(" + std::string(usual) + "|" + std::string(ending) + ")";
    before.resize(before.size() - usual.size());
    return choice;
}

bool is_in_word(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] != ' ' && text[at] != '(' && text[at] != '[';
}

/// Returns a text with parentheses, brackets and slashes of the usual width in place of full-width ones, which Chinese
/// and Japanese texts use.
std::string with_narrow_signs(std::string_view text) {
    constexpr std::u32string_view wide = U"（）［］／";
    constexpr std::string_view narrow = "()[]/";
    std::string all;
    for_each_character(text, [&](CodePoint c) {
        const std::size_t sign = wide.find(c.value);
        append_character(all, sign == std::u32string_view::npos ? c.value : static_cast<char32_t>(narrow[sign]));
    });
    return all;
}

} // namespace

std::string pattern_from_dictionary_form(std::string_view typed) {
    const std::string narrow = with_narrow_signs(typed);
    const std::string_view answer = narrow;
    if (answer.find_first_of("([/") == std::string_view::npos) return std::string(typed);
    std::string all;
    std::size_t from = 0;
    const auto take_words = [&](std::size_t to) {
        all += words_pattern(answer.substr(from, to - from));
        from = to;
    };
    for (std::size_t at = 0; at < answer.size();) {
        const std::size_t size = group_size_at(answer, at);
        if (size == 0) {
            ++at;
            continue;
        }
        take_words(at);
        const std::string_view inside = answer.substr(at + 1, size - 2);
        const bool optional = answer[at] == '[';
        const bool slash = inside.find('/') != std::string_view::npos;
        if (inside.find('|') != std::string_view::npos || inside.empty())
            all += answer.substr(at, size);
        else if (optional)
            all += slash ? "(" + with_strokes(inside) + ")" : std::string(answer.substr(at, size));
        else if (slash)
            all += "[" + with_strokes(inside) + "]";
        else if (std::string ending = at > 0 && is_in_word(answer, at - 1) ? other_ending(all, inside) : "";
                 !ending.empty())
            all += ending;
        else
            all += "[" + std::string(inside) + "]";
        from = at += size;
    }
    take_words(answer.size());
    return all;
}

} // namespace palazzo::quiz
