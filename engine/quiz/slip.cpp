#include "engine/quiz/slip.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace palazzo::quiz {
namespace {

/// The shortest text that can have a slip, in letters. In a shorter text, one letter is too large a part.
constexpr std::size_t shortest_with_slip = 4;
/// The shortest word that can have a slip, in letters. A shorter word with a wrong letter is a different word.
constexpr std::size_t shortest_word_with_slip = 3;

/// Returns the single edit that turns the right text into the given one; nullopt if they are equal, or if one edit
/// isn't enough.
std::optional<LetterEdit> edit_between(std::u32string_view right, std::u32string_view given) {
    if (right.size() > given.size() + 1 || given.size() > right.size() + 1) return std::nullopt;
    std::size_t same = 0;
    while (same < std::min(right.size(), given.size()) && right[same] == given[same]) ++same;
    const auto rest_is = [&](std::size_t of_right, std::size_t of_given) {
        return right.size() >= same + of_right && given.size() >= same + of_given
            && right.substr(same + of_right) == given.substr(same + of_given);
    };
    if (given.size() > right.size())
        return rest_is(0, 1) ? std::optional(LetterEdit{LetterEdit::EditKind::insertion, same}) : std::nullopt;
    if (right.size() > given.size())
        return rest_is(1, 0) ? std::optional(LetterEdit{LetterEdit::EditKind::omission, same}) : std::nullopt;
    if (same == right.size()) return std::nullopt;
    if (rest_is(1, 1)) return LetterEdit{LetterEdit::EditKind::substitution, same};
    const bool swapped = same + 1 < right.size() && right[same] == given[same + 1] && right[same + 1] == given[same];
    return swapped && rest_is(2, 2) ? std::optional(LetterEdit{LetterEdit::EditKind::transposition, same})
                                    : std::nullopt;
}

bool holds(std::string_view letters, char32_t c) {
    return c < 0x80 && letters.find(static_cast<char>(c)) != std::string_view::npos;
}

std::size_t count_letters(std::u32string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_word_character));
}

constexpr bool is_umlaut(char32_t c) { return c == U'ä' || c == U'ö' || c == U'ü'; }

/// Returns a text with an `e` added behind each umlaut.
std::u32string with_two_for_umlauts(std::u32string_view text) {
    std::u32string all;
    for (const char32_t c : text) {
        all += c;
        if (is_umlaut(c)) all += U'e';
    }
    return all;
}

std::size_t apostrophes_in(std::u32string_view text) {
    return static_cast<std::size_t>(std::count(text.begin(), text.end(), U'\''));
}

std::u32string with_spaces(std::u32string_view text) {
    std::u32string words(text);
    std::replace(words.begin(), words.end(), U'\'', U' ');
    return words;
}

std::u32string without(std::u32string_view text, std::u32string_view signs) {
    std::u32string rest;
    for (const char32_t c : text)
        if (signs.find(c) == std::u32string_view::npos) rest += c;
    return rest;
}

} // namespace

SlipText::SlipText(std::u32string_view whole)
    : text(whole), without_apostrophes(lowercase_without_accents(text)), with_apostrophes_spaced(without_apostrophes),
      apostrophe_count(apostrophes_in(text)), has_umlaut(std::any_of(text.begin(), text.end(), is_umlaut)) {
    if (apostrophe_count > 0) with_apostrophes_spaced = lowercase_without_accents(with_spaces(text));
}

LengthRange::LengthRange(std::u32string_view text) {
    const auto ignored = std::count_if(text.begin(), text.end(), [](char32_t c) { return c == U' ' || c == U'\''; });
    const auto wide = std::count_if(text.begin(), text.end(), [](char32_t c) { return c >= 0x80; });
    least = text.size() - static_cast<std::size_t>(ignored);
    most = least + static_cast<std::size_t>(wide);
}

bool SlipJudge::is_slip(const AnswerText& right, const SlipText& letters, const SlipText& given) const {
    // If both texts have equally many apostrophes, each apostrophe separates two words. Otherwise apostrophes are
    // removed.
    const bool spaces = letters.apostrophe_count == given.apostrophe_count;
    const std::u32string& whole = spaces ? letters.with_apostrophes_spaced : letters.without_apostrophes;
    const std::u32string& one = spaces ? given.with_apostrophes_spaced : given.without_apostrophes;
    const bool form = traits_of(kind_).asks_for_word_form;
    if (whole == one) return letters.apostrophe_count < given.apostrophe_count && !form;
    const auto place = [&](std::size_t at) {
        if (!form) return std::size_t{0};
        const SlipText before(std::u32string_view(right.text).substr(0, at));
        return (spaces ? before.with_apostrophes_spaced : before.without_apostrophes).size();
    };
    if (edit_between(whole, one)) return is_slip(whole, one, place(right.no_slip_from), place(right.no_slip_to));
    return !form && is_slip_with_umlauts_spelt_out(letters, given, spaces);
}

/// Returns whether the given text is a slip of the right one, after writing each umlaut of the right text as two
/// letters.
bool SlipJudge::is_slip_with_umlauts_spelt_out(const SlipText& right, const SlipText& given, bool spaces) const {
    if (!right.has_umlaut) return false;
    const SlipText letters(with_two_for_umlauts(right.text));
    return spaces ? is_slip(letters.with_apostrophes_spaced, given.with_apostrophes_spaced, 0, 0)
                  : is_slip(letters.without_apostrophes, given.without_apostrophes, 0, 0);
}

bool SlipJudge::lacks_apostrophe(const SlipText& right, const SlipText& given, bool accents) const {
    if (right.apostrophe_count <= given.apostrophe_count) return false;
    const std::u32string letters = without(right.text, U"' ");
    return count_letters(letters) > 1 && matches(letters, without(given.text, U"' "), accents);
}

bool SlipJudge::is_slip(std::u32string_view right, std::u32string_view given, std::size_t from, std::size_t to) const {
    const auto edit = edit_between(right, given);
    if (!edit || count_letters(right) < shortest_with_slip) return false;
    const std::size_t past = edit->index + (edit->kind == LetterEdit::EditKind::transposition ? 1 : 0);
    if (traits_of(kind_).asks_for_word_form && edit->index <= to && past + 1 >= from) return false;
    return is_forgiven(right, given, *edit);
}

bool SlipJudge::is_forgiven(std::u32string_view right, std::u32string_view given, const LetterEdit& edit) const {
    using Change = LetterEdit::EditKind;
    const char32_t before = edit.kind == Change::insertion ? given[edit.index] : right[edit.index];
    const char32_t after = edit.kind == Change::substitution ? given[edit.index] : before;
    if (is_digit(before) || is_digit(after)) return false;
    if (edit.kind == Change::transposition && is_digit(right[edit.index + 1])) return false;
    // A superfluous or missing space is forgiven, and so is a letter that moved to the next word.
    if (before == U' ' || after == U' ' || (edit.kind == Change::transposition && right[edit.index + 1] == U' '))
        return true;
    const std::size_t begin = word_begin(right, edit.index);
    const std::u32string_view word = right.substr(begin, word_end(right, edit.index) - begin);
    const std::u32string_view typed = given.substr(begin, word_end(given, edit.index) - begin);
    if (is_small_word(word) && is_small_word(typed)) return false;
    if (word.size() < shortest_word_with_slip) return false;
    const bool exchanged = edit.kind == Change::substitution || edit.kind == Change::omission;
    if (word.size() == shortest_word_with_slip && exchanged) return false;
    return !changes_ending(word, typed, edit.index - begin, edit);
}

/// Returns whether an edit changes the ending of a word; false in dictation and in numbers, because these don't test
/// endings.
bool SlipJudge::changes_ending(
    std::u32string_view word, std::u32string_view typed, std::size_t at, const LetterEdit& edit) const {
    if (language_ == nullptr || kind_ == QuestionKind::listen || kind_ == QuestionKind::number) return false;
    const std::string_view swapped = (*language_)[LanguageData::Part::swapped_endings];
    if (edit.kind == LetterEdit::EditKind::substitution)
        return at + 1 == word.size() && holds(swapped, word[at]) && holds(swapped, typed[at]);
    if (edit.kind == LetterEdit::EditKind::transposition) return false;
    const std::u32string_view longer = edit.kind == LetterEdit::EditKind::insertion ? typed : word;
    const std::size_t size = longer.size();
    if (size < 2) return false;
    if (at + 2 == size) {
        const std::string_view pairs = (*language_)[LanguageData::Part::inserted_endings];
        for (std::size_t i = 0; i + 1 < pairs.size(); i += 2)
            if (holds(pairs.substr(i, 1), longer[at]) && holds(pairs.substr(i + 1, 1), longer[at + 1])) return true;
    }
    if (at + 1 != size) return false;
    const char32_t last = longer[size - 1];
    if (last == longer[size - 2]) return false; // Doubling the last letter is no change: the key was held too long.
    return holds((*language_)[LanguageData::Part::added_endings], last)
        || (last == U'a' && holds((*language_)[LanguageData::Part::endings_that_take_a], longer[size - 2]));
}

bool SlipJudge::is_small_word(std::u32string_view word) const {
    return language_ != nullptr && quiz::is_small_word(word, *language_);
}

bool is_small_word(std::u32string_view word, const LanguageData& language) {
    bool found = false;
    for_each_phrase(language[LanguageData::Part::small_words], [&](std::string_view one) {
        found = one.size() == word.size() && std::equal(word.begin(), word.end(), one.begin(), [](char32_t c, char p) {
            return c == static_cast<char32_t>(static_cast<unsigned char>(p));
        });
        return !found;
    });
    return found;
}

} // namespace palazzo::quiz
