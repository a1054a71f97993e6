#include "engine/quiz/correction.hpp"

#include "engine/quiz/language_data.hpp"
#include "engine/quiz/letter_distance.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <limits>
#include <optional>

namespace palazzo::quiz {
namespace {

/// A letter of an answer, and its place in the answer.
struct Letter {
    char32_t key; ///< The letter in lowercase, by which letters are compared.
    std::size_t begin;
    std::size_t end; ///< Offset in bytes of the end of the letter and the accents that follow it.
};

/// Returns those letters of a text that are compared, in their order. Spaces and punctuation are left out, except
/// apostrophes between letters.
std::vector<Letter> letters_of(std::string_view text) {
    std::vector<Letter> letters;
    std::size_t byte = 0;
    std::size_t last = 0; // Offset of the end of the previous letter.
    for_each_character(text, [&](CodePoint c) {
        const std::u32string key = lowercase_text(text.substr(byte, c.bytes), true);
        const bool accent = key.empty() && !is_space(c.value) && !letters.empty() && last == byte;
        if (accent) {
            Letter& letter = letters.back();
            letter.end = last = byte + c.bytes;
            const std::u32string whole = lowercase_text(text.substr(letter.begin, letter.end - letter.begin), true);
            if (!whole.empty()) letter.key = whole.front();
        } else if (!key.empty() && (is_word_character(key.front()) || key.front() == U'\'')) {
            letters.push_back({key.front(), byte, byte + c.bytes});
            last = byte + c.bytes;
        }
        byte += c.bytes;
    });
    // Only apostrophes between letters are compared, so others are removed.
    for (std::size_t i = 0; i < letters.size();) {
        const bool between = i > 0 && i + 1 < letters.size() && letters[i - 1].end == letters[i].begin
            && letters[i].end == letters[i + 1].begin;
        if (letters[i].key == U'\'' && !between)
            letters.erase(letters.begin() + static_cast<std::ptrdiff_t>(i));
        else
            ++i;
    }
    return letters;
}

std::u32string keys_of(const std::vector<Letter>& letters) {
    std::u32string keys;
    for (const Letter& letter : letters) keys += letter.key;
    return keys;
}

/// Returns only the letters and apostrophes of a text, for comparison with Letter::key.
std::u32string without_spaces(std::u32string_view text) {
    std::u32string letters;
    for (const char32_t c : text)
        if (is_word_character(c) || c == U'\'') letters += c;
    return letters;
}

/// A text with one sign for each letter of the right answer: `same_sign` if the given text has the same letter in that
/// place, otherwise `other_sign`.
using Differs = std::string;
constexpr char same_sign = 's';
constexpr char other_sign = 'o';

/// Returns which letters of `right` differ in `given`. If `too_many_are_marked` is true, the letter beside a single
/// superfluous letter counts as different.
Differs differing(const std::u32string& right, const std::u32string& given, bool too_many_are_marked) {
    const LetterDistances apart(right, given);
    Differs differs(right.size(), same_sign);
    std::size_t i = right.size();
    std::size_t j = given.size();
    std::size_t too_many = 0; // Number of superfluous letters in a row.
    std::size_t beside = 0;   // Index of the letter that is marked for a single superfluous letter beside it.
    const auto show_one_too_many = [&] {
        if (too_many == 1 && too_many_are_marked && beside < right.size()) differs[beside] = other_sign;
        too_many = 0;
    };
    while (i > 0 || j > 0) {
        const std::size_t now = apart(i, j);
        const bool same = i > 0 && j > 0 && right[i - 1] == given[j - 1];
        if (i > 0 && j > 0 && now == apart(i - 1, j - 1) + (same ? 0 : 1)) {
            show_one_too_many();
            if (!same) differs[i - 1] = other_sign;
            --i;
            --j;
        } else if (i > 0 && now == apart(i - 1, j) + 1) {
            show_one_too_many();
            differs[--i] = other_sign;
        } else {
            // A single superfluous letter is shown by marking a letter beside it, preferably the letter that it
            // doubles. If the next letter is marked anyway, no more is marked.
            const bool doubled = i < right.size() && right[i] == given[j - 1];
            const bool shown = i < right.size() && differs[i] == other_sign;
            beside = shown ? right.size() : doubled || i == 0 ? i : i - 1;
            ++too_many;
            --j;
        }
    }
    show_one_too_many();
    return differs;
}

std::string marked(std::string_view text, const std::vector<Letter>& letters, const Differs& differs) {
    std::string all;
    std::size_t byte = 0;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (differs[i] == same_sign) continue;
        const bool goes_on = i > 0 && differs[i - 1] == other_sign && letters[i - 1].end == letters[i].begin;
        if (goes_on) all.resize(all.size() - 2);
        all += text.substr(byte, letters[i].begin - byte);
        if (!goes_on) all += "**";
        all += text.substr(letters[i].begin, letters[i].end - letters[i].begin);
        all += "**";
        byte = letters[i].end;
    }
    all += text.substr(byte);
    return all;
}

/// Marks a whole word if more than half of its letters differ.
void widen_to_words(const std::vector<Letter>& letters, Differs& differs) {
    for (std::size_t begin = 0; begin < letters.size();) {
        std::size_t end = begin + 1;
        while (end < letters.size() && letters[end - 1].end == letters[end].begin) ++end;
        const auto from = differs.begin() + static_cast<std::ptrdiff_t>(begin);
        const auto to = differs.begin() + static_cast<std::ptrdiff_t>(end);
        if (2 * std::count(from, to, other_sign) > to - from) std::fill(from, to, other_sign);
        begin = end;
    }
}

/// Returns the answer `right` with `**` around the letters that differ from `given`, a normalised text; unchanged if no
/// letters differ. A letter beside a single superfluous one is marked only if `passed` is false.
std::string marked_against(std::string_view right, std::u32string_view given, bool passed) {
    const std::vector<Letter> letters = letters_of(right);
    Differs differs = differing(keys_of(letters), without_spaces(given), !passed);
    widen_to_words(letters, differs);
    return marked(right, letters, differs);
}

bool has_marks(std::string_view right, std::string_view marked) { return marked.size() > right.size(); }

/// Returns the answer `right` with `**` around the characters that differ from `given` under strict spelling.
std::string marked_exactly(std::string_view right, std::string_view given) {
    std::vector<Letter> letters;
    std::size_t byte = 0;
    for_each_character(right, [&](CodePoint c) {
        letters.push_back({is_apostrophe(c.value) ? U'\'' : c.value, byte, byte + c.bytes});
        byte += c.bytes;
    });
    return marked(right, letters, differing(keys_of(letters), normalised_strictly(given), true));
}

/// Returns whether the byte at the offset `at` belongs to a word.
bool is_in_word(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    const auto byte = static_cast<unsigned char>(text[at]);
    return byte >= 0x80 || byte == '\'' || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Returns the offset of the first occurrence of a whole word from the offset `from` on; npos if there is none.
std::size_t place_of_word(std::string_view text, std::string_view word, std::size_t from) {
    std::size_t at = text.find(word, from);
    while (at != std::string_view::npos && (is_in_word(text, at - 1) || is_in_word(text, at + word.size())))
        at = text.find(word, at + 1);
    return at;
}

/// Returns whether the answer to an item begins inside a sentence, so that its first word needs no capital.
bool begins_within(const Item& item) {
    if (item.kind == QuestionKind::conjugate) return true;
    const auto sentences = sentences_with_gap(item.prompt);
    const TextAroundGap& last = sentences[1].has_gap() ? sentences[1] : sentences[0];
    return item.kind == QuestionKind::gap && !trimmed(last.before_gap).empty();
}

/// Returns the answer `right` with `**` around the first letter of a word that is capitalised out of courtesy, such as
/// `Sie`, if that letter has the other case in `given`. Marks at most one word. Returns an empty text if there is no
/// such word.
std::string with_capital_marked(
    const Item& item, std::string_view right, std::string_view given, const LanguageData* language) {
    if (language == nullptr) return "";
    const std::size_t from = begins_within(item) ? 0 : 1;
    const auto place = [&](std::string_view text, std::string_view word) { return place_of_word(text, word, from); };
    std::string found;
    for_each_phrase((*language)[LanguageData::Part::polite_capitals], [&](std::string_view formal) {
        const std::string plain = latin_lowercase(formal);
        for (const bool courteous : {true, false}) {
            const std::string_view word = courteous ? formal : plain;
            const std::size_t at = place(right, word);
            if (at == std::string_view::npos || place(given, word) != std::string_view::npos) continue;
            if (place(given, courteous ? plain : formal) == std::string_view::npos) continue;
            found = std::string(right.substr(0, at)) + "**" + word.front() + "**" + std::string(right.substr(at + 1));
            return false;
        }
        return true;
    });
    return found;
}

/// A reading of a right answer and a reading of the given one, with their distances.
struct Pair {
    AnswerText right;
    std::u32string given;
    /// Number of wrong letters if accents are ignored.
    std::size_t letters = std::numeric_limits<std::size_t>::max();
    std::size_t accents = 0; ///< Number of wrong letters if a wrong accent counts as a wrong letter.
};

/// Returns the reading of a right answer and the reading of the given answer that are nearest to each other; nullopt if
/// the item has no answers.
std::optional<Pair> nearest(const Item& item, std::string_view given, const DeckLanguages& languages) {
    std::optional<Pair> best;
    const ReadingExpander readings(item, languages);
    const auto typed = readings.expand_given_answer(given, Normalisation::as_written);
    for (AnswerText& right : readings.expand_answers(item.answers, Normalisation::as_written)) {
        const std::u32string bare_right = without_spaces(lowercase_without_accents(right.text));
        for (const std::u32string& one : typed) {
            const std::u32string bare_one = without_spaces(lowercase_without_accents(one));
            const std::size_t least = best ? best->letters : std::numeric_limits<std::size_t>::max();
            const std::size_t lengths = bare_right.size() < bare_one.size() ? bare_one.size() - bare_right.size()
                                                                            : bare_right.size() - bare_one.size();
            if (lengths > least) continue;
            const std::size_t letters = LetterDistances(bare_right, bare_one).whole_distance();
            if (letters > least) continue;
            const std::size_t accents =
                LetterDistances(without_spaces(right.text), without_spaces(one)).whole_distance();
            // Of readings that are equally near, the answer as it was given counts.
            const bool is_equal = best && letters == least && accents == best->accents;
            if (is_equal && (best->given == typed.front() || one != typed.front())) continue;
            if (best && letters == least && accents > best->accents) continue;
            best = Pair{right, one, letters, accents};
        }
    }
    return best;
}

} // namespace

std::string with_differences_marked(std::string_view right, std::string_view given) {
    return marked_against(trimmed(right), normalised(given, Normalisation::as_written), false);
}

Correction correction_of(
    const Item& item, std::string_view given, bool passed, bool strict, const DeckLanguages& languages) {
    if (item.answers.empty()) return {};
    const std::string_view typed = trimmed(given);
    const auto best = typed.empty() ? std::nullopt : nearest(item, typed, languages);
    if (!best) return passed ? Correction{} : Correction{shown_answer(item), ""};
    const std::string& right = best->right.shown_text;
    if (passed) {
        std::string letters = right;
        if (best->accents > 0) {
            // The right answer may contain a short form as it was typed, or the full form in its place, so it is
            // compared with both. The comparison with fewer marks counts.
            const std::string typed_so = marked_against(right, normalised(typed, Normalisation::as_written), true);
            letters = marked_against(right, best->given, true);
            if (typed_so.size() < letters.size()) letters = typed_so;
        }
        if (!has_marks(right, letters))
            letters = with_capital_marked(item, right, typed, find_language(languages.learnt_language));
        return letters.empty() ? Correction{} : Correction{right, letters};
    }
    // In a completely different text every letter would be marked, so none is.
    if (2 * best->letters > lowercase_without_accents(best->right.text).size()) return {shown_answer(item), ""};
    std::string letters = marked_against(right, best->given, false);
    if (!has_marks(right, letters) && strict) letters = marked_exactly(right, typed);
    return {right, has_marks(right, letters) ? letters : ""};
}

} // namespace palazzo::quiz
