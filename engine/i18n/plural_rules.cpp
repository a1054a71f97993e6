#include "engine/i18n/plural_rules.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::i18n {
namespace {

std::string_view always_other(long) { return "other"; }
std::string_view one_if_1(long n) { return n == 1 ? "one" : "other"; }
std::string_view one_below_2(long n) { return n == 0 || n == 1 ? "one" : "other"; }

std::string_view english_place(long n) {
    const bool teen = n % 100 >= 11 && n % 100 <= 13;
    if (teen) return "other";
    return n % 10 == 1 ? "one" : n % 10 == 2 ? "two" : n % 10 == 3 ? "few" : "other";
}

std::string_view italian_place(long n) { return n == 8 || n == 11 || n == 80 || n == 800 ? "many" : "other"; }

std::string_view polish(long n) {
    if (n == 1) return "one";
    const bool teen = n % 100 >= 12 && n % 100 <= 14;
    return n % 10 >= 2 && n % 10 <= 4 && !teen ? "few" : "many";
}

// The plural rules of the languages, from Unicode's tables (CLDR, "Language Plural Rules"). To support another
// language, add a row.
constexpr std::array<std::pair<std::string_view, PluralRules>, 7> rules{{
    {"de", {one_if_1, always_other}}, {"en", {one_if_1, english_place}}, {"es", {one_if_1, always_other}},
    {"fr", {one_below_2, one_if_1}}, {"it", {one_if_1, italian_place}}, {"pl", {polish, always_other}},
    {"pt", {one_if_1, always_other}}, // CLDR's rules for pt-PT, because "0 pontos" is usual in Brazil, too
}};

} // namespace

const PluralRules* plural_rules(std::string_view language) {
    const auto at = std::find_if(rules.begin(), rules.end(), [&](const auto& rule) { return rule.first == language; });
    return at == rules.end() ? nullptr : &at->second;
}

bool is_plural_category(std::string_view word) {
    constexpr std::array<std::string_view, 6> all{"zero", "one", "two", "few", "many", "other"};
    return std::find(all.begin(), all.end(), word) != all.end();
}

} // namespace palazzo::i18n
