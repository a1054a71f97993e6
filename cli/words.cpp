// The command about words: checks words, spells words from letters, lists all words.
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "engine/dictionary/registry.hpp"
#include "engine/dictionary/search.hpp"

#include <algorithm>

namespace palazzo::cli {
namespace {

using dictionary::Lexicon;
using dictionary::Rack;

constexpr std::size_t most_letters = 30;

/// The words of Palabra that are valid even if they aren't in the list: those of one letter, and its own name.
constexpr std::string_view always_words[] = {"a", "o", "palabra"};

std::string lower(std::string text) {
    for (char& c : text)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return text;
}

bool is_word(const Lexicon& list, const std::string& word) {
    return list.has(word)
        || std::find(std::begin(always_words), std::end(always_words), word) != std::end(always_words);
}

/// Adds the words that are valid although they aren't in the list, if `wanted` returns true for them.
template <class Wanted>
void complete(const Lexicon& list, std::vector<std::string>& words, Wanted&& wanted) {
    for (const std::string_view word : always_words)
        if (!list.has(word) && wanted(word)) words.emplace_back(word);
    std::sort(words.begin(), words.end());
}

ReadResult<Rack> rack_of(const std::string& text) {
    Rack rack;
    if (text.empty() || text.size() > most_letters)
        return Failure{"LETTERS: from 1 to " + std::to_string(most_letters) + " letters are required"};
    for (const char c : lower(text)) {
        if (c == '?')
            ++rack.wilds;
        else if (c == '%')
            ++rack.vowels;
        else if (dictionary::is_letter(c))
            rack.add(dictionary::letter_number(c));
        else
            return Failure{"LETTERS: letters a–z, ? for a wild and % for a vowel are required"};
    }
    return rack;
}

bool spells(Rack rack, std::string_view word) {
    for (const char c : word) {
        const std::uint8_t letter = dictionary::letter_number(c);
        const bool vowel = (dictionary::letter_bit(letter) & dictionary::vowel_letters) != 0;
        if (rack.count[letter] == 0 && rack.wilds == 0 && (rack.vowels == 0 || !vowel)) return false;
        rack = dictionary::rack_without(rack, dictionary::Letters(&letter, 1));
    }
    return true;
}

Outcome check_words(const Lexicon& list, const Args& args) {
    Json answers = Json::object();
    for (std::size_t i = 1; i < args.words.size(); ++i) {
        const std::string word = lower(args.words[i]);
        if (word.empty() || !std::all_of(word.begin(), word.end(), dictionary::is_letter))
            return Failure{quoted(args.words[i]) + ": a word of the letters a–z is required"};
        answers[args.words[i]] = is_word(list, word);
    }
    print_line(answers.dump());
    return {};
}

Outcome find_words(const Lexicon& list, const Args& args) {
    const auto rack = rack_of(args.words[1]);
    if (!rack) return rack.problem();
    const auto least = read_number(args.flag_value("min", "1"), "--min", 1, dictionary::longest_word);
    if (!least) return usage_failure(least.problem().line);
    const auto length = static_cast<std::size_t>(*least);
    std::vector<std::string> words;
    dictionary::for_each_spellable_word(
        list, *rack, dictionary::longest_word, [&](dictionary::Letters letters, dictionary::WordKind) {
            if (letters.size() < length) return;
            std::string& word = words.emplace_back();
            for (const std::uint8_t letter : letters) word.push_back(dictionary::to_char(letter));
        });
    complete(list, words, [&](std::string_view word) { return word.size() >= length && spells(*rack, word); });
    print_line(Json(words).dump());
    return {};
}

Outcome list_words(const Lexicon& list) {
    std::vector<std::string> words;
    words.reserve(list.size());
    list.for_each_word([&](std::string_view word, dictionary::WordKind) { words.emplace_back(word); });
    complete(list, words, [](std::string_view) { return true; });
    for (const std::string& word : words) print_line(word);
    return {};
}

} // namespace

Outcome words_command(const Args& args) {
    const Lexicon* list = dictionary::find_lexicon(dictionary::english_list_name);
    if (list == nullptr) return Failure{"words: this program has no English word list"};
    const std::string& what = args.words[0];
    const std::size_t given = args.words.size() - 1;
    if (args.has_flag("min") && what != "find") return usage_failure("--min goes with find");
    if (what == "check" && given > 0) return check_words(*list, args);
    if (what == "find" && given == 1) return find_words(*list, args);
    if (what == "list" && given == 0) return list_words(*list);
    return usage_failure("usage: palazzo-cli words check W... | words find LETTERS [--min N] | words list");
}

} // namespace palazzo::cli
