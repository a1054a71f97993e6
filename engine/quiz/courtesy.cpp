#include "engine/quiz/courtesy.hpp"

#include "engine/core/expect.hpp"
#include "engine/core/utf8.hpp"
#include "engine/quiz/written.hpp"

#include <algorithm>
#include <array>

namespace palazzo::quiz {
namespace {

constexpr std::size_t most_ways = 16;

bool same_letters(std::u32string_view text, std::string_view phrase) {
    return text.size() == phrase.size() && std::equal(text.begin(), text.end(), phrase.begin(), [](char32_t c, char p) {
        return lowercase_without_accents(c) == static_cast<char32_t>(static_cast<unsigned char>(p));
    });
}

/// Returns whether `phrase` begins at the index `at` of `text`, and consists of whole words of the text.
bool has_phrase_at(std::u32string_view text, std::size_t at, std::string_view phrase) {
    const std::size_t end = at + phrase.size();
    if (end > text.size() || (at > 0 && text[at - 1] != U' ') || (end < text.size() && text[end] != U' ')) return false;
    return same_letters(text.substr(at, phrase.size()), phrase);
}

bool holds(std::u32string_view text, std::string_view phrase) {
    for (std::size_t at = 0; at + phrase.size() <= text.size(); at = word_end(text, at) + 1)
        if (has_phrase_at(text, at, phrase)) return true;
    return false;
}

bool holds_one(std::u32string_view text, std::string_view list, std::size_t sign) {
    bool found = false;
    for_each_phrase(list, [&](std::string_view phrase) {
        found = holds(text, phrase.substr(0, phrase.size() - sign));
        return !found;
    });
    return found;
}

/// Removes the longest courtesy at one end of a text, and sets the bit of its sort in `removed`. A courtesy whose bit
/// is already set isn't removed, and the text never becomes empty. Returns false if there is nothing to remove.
bool remove_courtesy(std::u32string& text, unsigned& removed, const LanguageData& language, bool at_end) {
    bool found = false;
    const char32_t letter = lowercase_without_accents(at_end ? text.back() : text.front());
    if (!has_letter(language.letter_sets[at_end ? 1 : 0], letter)) return false;
    for_each_phrase(language[LanguageData::Part::courtesies], [&](std::string_view line) {
        const std::string_view phrase = line.substr(0, line.size() - 1);
        if (static_cast<char32_t>(at_end ? phrase.back() : phrase.front()) != letter) return true;
        const unsigned sort = 1U << static_cast<unsigned>(line.back() - '0');
        if ((removed & sort) != 0 || phrase.size() + 1 >= text.size()) return true;
        if (!has_phrase_at(text, at_end ? text.size() - phrase.size() : 0, phrase)) return true;
        text = at_end ? text.substr(0, text.size() - phrase.size() - 1) : text.substr(phrase.size() + 1);
        removed |= sort;
        found = true;
        return false;
    });
    return found;
}

} // namespace

PromptRequirements prompt_requirements(std::string_view prompt, const LanguageData* asked_in) {
    if (asked_in == nullptr) return {};
    const std::u32string words = normalised(prompt, Normalisation::loose);
    const auto says = [&](LanguageData::Part part, std::size_t sign = 0) {
        return holds_one(words, (*asked_in)[part], sign);
    };
    return {says(LanguageData::Part::courtesies, 1) || says(LanguageData::Part::courtesy_words),
        says(LanguageData::Part::word_count_words), says(LanguageData::Part::beginning_words)};
}

std::vector<std::u32string> variants_without_courtesies(
    std::u32string_view text, const LanguageData& language, bool beginning_is_given) {
    std::vector<std::u32string> ways{std::u32string(text)};
    // For each text in `ways`, the sorts of courtesies that were removed from it, as bits.
    std::array<unsigned, most_ways + 2> removed{};
    for (std::size_t i = 0; i < ways.size() && ways.size() < most_ways; ++i)
        for (const bool at_end : {true, false}) {
            if (!at_end && beginning_is_given) continue;
            std::u32string rest = ways[i];
            unsigned without = removed[i];
            if (!remove_courtesy(rest, without, language, at_end)) continue;
            if (std::find(ways.begin(), ways.end(), rest) != ways.end()) continue;
            removed[ways.size()] = without;
            ways.push_back(std::move(rest));
        }
    return ways;
}

ShortForms::ShortForms(const LanguageData* language) {
    if (language == nullptr) return;
    // The list is sorted by first letters.
    for_each_phrase((*language)[LanguageData::Part::short_forms], [&](std::string_view line) {
        expect(line.front() >= 'a' && line.front() <= 'z', "a short form that begins with a letter");
        std::string_view& list = lists_[static_cast<std::size_t>(line.front() - 'a')];
        const char* const begin = list.empty() ? line.data() : list.data();
        list = {begin, static_cast<std::size_t>(line.data() + line.size() + 1 - begin)};
        return true;
    });
}

std::u32string ShortForms::expand(std::u32string_view text) const {
    std::u32string meant;
    std::size_t copied = 0; // The part of the text before this index is in `meant`.
    for (std::size_t at = 0; at < text.size();) {
        std::size_t end = word_end(text, at);
        const char32_t letter = lowercase_without_accents(text[at]);
        const bool plain = letter >= U'a' && letter <= U'z';
        for_each_phrase(plain ? lists_[letter - U'a'] : "", [&](std::string_view line) {
            const std::size_t tab = line.find('\t');
            if (!has_phrase_at(text, at, line.substr(0, tab))) return true;
            end = at + tab;
            meant += text.substr(copied, at - copied);
            for_each_character(line.substr(tab + 1), [&](CodePoint c) { meant += c.value; });
            copied = end;
            return false;
        });
        at = end + 1;
    }
    return copied == 0 ? meant : meant.append(text.substr(copied));
}

} // namespace palazzo::quiz
