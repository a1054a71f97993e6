#include "engine/quiz/language_guess.hpp"

#include "engine/quiz/language_data.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace palazzo::quiz {
namespace {

constexpr std::array<std::string_view, 6> known_languages{"de", "en", "es", "fr", "it", "pt"};

/// Returns the words of a text in small letters and without accents, with a line end behind each.
std::string words_in_lines(std::string_view text) {
    std::string words;
    for_each_character(text, [&](CodePoint c) {
        const std::string_view letters = base_letters(c.value);
        if (!letters.empty())
            words += letters;
        else if (!words.empty() && words.back() != '\n')
            words += '\n';
    });
    return words + '\n';
}

/// Returns whether one of the words, each with a line end behind it, tells the language.
bool tells(std::string_view words, const LanguageData& language) {
    bool found = false;
    for_each_phrase(words, [&](std::string_view word) {
        for_each_phrase(language[LanguageData::Part::telling_words], [&](std::string_view one) {
            found = found || word == one;
            return !found;
        });
        return !found;
    });
    return found;
}

} // namespace

std::string_view guessed_language(const std::vector<std::string>& texts) {
    constexpr std::size_t most_texts = 200;
    const std::size_t looked_at = std::min(most_texts, texts.size());
    std::array<std::size_t, known_languages.size()> counts{};
    for (std::size_t i = 0; i < looked_at; ++i) {
        const std::string words = words_in_lines(texts[i]);
        for (std::size_t language = 0; language < counts.size(); ++language)
            counts[language] += tells(words, *find_language(known_languages[language])) ? 1 : 0;
    }
    const auto best = static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin());
    std::array<std::size_t, known_languages.size()> ordered = counts;
    std::sort(ordered.rbegin(), ordered.rend());
    // A quarter of the texts must tell the best language, and a tenth of them more than tell the next one.
    const bool is_clear = ordered[0] * 4 >= looked_at && (ordered[0] - ordered[1]) * 10 >= looked_at;
    return ordered[0] > 0 && is_clear ? known_languages[best] : "";
}

} // namespace palazzo::quiz
