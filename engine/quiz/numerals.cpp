#include "engine/quiz/numerals.hpp"

#include "engine/core/utf8.hpp"
#include "engine/quiz/written.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

using Words = std::vector<std::u32string>;

constexpr std::size_t most_ways = 32;  ///< Largest number of ways to say a text that are tried.
constexpr std::size_t most_digits = 4; ///< Largest number of digits that are turned into words.

std::u32string characters(std::string_view text) {
    std::u32string all;
    for_each_character(text, [&](CodePoint c) { all += c.value; });
    return all;
}

Words ways_of(std::string_view text) {
    Words ways;
    while (true) {
        const std::size_t end = std::min(text.find('|'), text.size());
        ways.push_back(characters(text.substr(0, end)));
        if (end == text.size()) return ways;
        text.remove_prefix(end + 1);
    }
}

/// Returns the phrase with the index `place` in a list; empty if the list is shorter.
std::string_view nth(std::string_view list, int place) {
    std::string_view found;
    for_each_phrase(list, [&](std::string_view phrase) {
        if (place-- > 0) return true;
        found = phrase;
        return false;
    });
    return found;
}

/// Returns all ways to say `first` and then `second`, with each of `joints` between them.
Words joined(const Words& first, const Words& joints, const Words& second) {
    Words all;
    for (const auto& a : first)
        for (const auto& joint : joints)
            for (const auto& b : second)
                if (all.size() < most_ways) all.push_back(a + joint + b);
    return all;
}

Words joints_of(std::string_view list) {
    Words joints;
    for_each_phrase(list, [&](std::string_view joint) {
        joints.push_back(characters(joint));
        return true;
    });
    return joints;
}

/// Returns the ways to say a number below 20 behind a ten: the ways behind the `/` in the number's line, or all of them
/// if the line has no `/`.
Words ways_behind_ten(std::string_view list, int number) {
    const std::string_view ways = nth(list, number);
    return ways_of(ways.substr(ways.find('/') + 1));
}

Words below_hundred(int number, const LanguageData& language) {
    const std::string_view list = language[LanguageData::Part::numbers_below_hundred];
    if (number < 20) {
        const std::string_view ways = nth(list, number);
        return ways_of(ways.substr(0, ways.find('/')));
    }
    const int over = number % 10;
    Words all;
    for (const std::u32string& ten : ways_of(nth(list, 18 + number / 10))) {
        const std::size_t at = ten.find_first_of(U"*+");
        const bool teen = at != std::u32string::npos && ten[at] == U'+';
        if (at == std::u32string::npos ? over != 0 : over == 0 && !teen) continue;
        if (at == std::u32string::npos)
            all.push_back(ten);
        else
            for (const std::u32string& unit : ways_behind_ten(list, teen ? over + 10 : over))
                all.push_back(ten.substr(0, at) + unit + ten.substr(at + 1));
    }
    return all;
}

Words below_thousand(int number, const LanguageData& language) {
    if (number < 100) return below_hundred(number, language);
    const int hundreds = number / 100;
    const std::string_view before = nth(language[LanguageData::Part::hundreds], hundreds - 1);
    if (number % 100 != 0)
        return joined(ways_of(before), joints_of(language[LanguageData::Part::hundred_joiners]),
            below_hundred(number % 100, language));
    const std::string_view alone = hundreds == 1 ? language[LanguageData::Part::hundred]
                                                 : nth(language[LanguageData::Part::hundreds_alone], hundreds - 2);
    return ways_of(alone.empty() ? before : alone);
}

struct Number {
    std::size_t begin;
    std::size_t end;
    int value;
};

/// Finds the first number at or behind the index `from` that is a whole word; returns false if there is none.
bool find_number(std::u32string_view text, std::size_t from, Number& number) {
    for (std::size_t at = from; at < text.size(); at = word_end(text, at) + 1) {
        const std::size_t end = word_end(text, at);
        const std::u32string_view word = text.substr(at, end - at);
        if (word.empty() || word.size() > most_digits || !std::all_of(word.begin(), word.end(), is_digit)) continue;
        if (word.front() == U'0' && word.size() > 1) continue;
        number = {at, end, 0};
        for (const char32_t digit : word) number.value = 10 * number.value + static_cast<int>(digit - U'0');
        return true;
    }
    return false;
}

/// Returns a text with words in place of a number. If the words end with an apostrophe, as in `trent'anni`, the space
/// behind them is removed.
std::u32string replaced(const std::u32string& text, const Number& number, const std::u32string& words) {
    const bool joins = words.back() == U'\'';
    const std::size_t rest = std::min(number.end + (joins ? 1 : 0), text.size());
    if (joins && rest == text.size()) return text.substr(0, number.begin) + words.substr(0, words.size() - 1);
    return text.substr(0, number.begin) + words + text.substr(rest);
}

} // namespace

std::vector<std::u32string> ways_to_say_number(int number, const LanguageData& language) {
    if (number < 0 || number > 9999) return {};
    if (number < 1000) return below_thousand(number, language);
    const int thousands = number / 1000;
    const int rest = number % 1000;
    Words all = ways_of(language[LanguageData::Part::thousand]);
    if (thousands > 1)
        all = joined(below_hundred(thousands, language), {characters(language[LanguageData::Part::thousands])}, {U""});
    if (rest != 0)
        all = joined(all, joints_of(language[LanguageData::Part::thousand_joiners]), below_thousand(rest, language));
    const Words centuries = joints_of(language[LanguageData::Part::year_joiners]);
    if (number < 2100 && rest >= 10 && number % 100 != 0)
        for (auto& way :
            joined(below_hundred(number / 100, language), centuries, below_hundred(number % 100, language)))
            all.push_back(std::move(way));
    return all;
}

std::vector<std::u32string> with_numbers_in_words(std::u32string_view text, const LanguageData& language) {
    Number number{};
    const auto is_letter = [](char32_t c) { return is_word_character(c) && !is_digit(c); };
    if (!find_number(text, 0, number) || std::none_of(text.begin(), text.end(), is_letter)) return {};
    Words all{std::u32string(text)};
    for (std::size_t at = 0; at < all.size() && all.size() <= most_ways;) {
        if (!find_number(all[at], 0, number)) {
            ++at;
            continue;
        }
        const std::u32string typed = all[at];
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(at));
        for (const auto& way : ways_to_say_number(number.value, language)) all.push_back(replaced(typed, number, way));
    }
    std::erase_if(all, [&](const std::u32string& one) { return find_number(one, 0, number); });
    return all;
}

} // namespace palazzo::quiz
