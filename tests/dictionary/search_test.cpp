// Compares the word search with simple brute-force methods.
#include "engine/dictionary/search.hpp"

#include "tests/dictionary/lists.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>
#include <set>
#include <tuple>

namespace palazzo::dictionary {
namespace {

std::string text_of(Letters letters) {
    std::string text;
    for (const std::uint8_t letter : letters) text.push_back(to_char(letter));
    return text;
}

std::vector<std::uint8_t> letters_of(std::string_view text) {
    std::vector<std::uint8_t> letters;
    for (const char c : text) letters.push_back(letter_number(c));
    return letters;
}

/// Returns random cards: letters, `?` for a wild card, `%` for a vowel card.
std::string cards_by_dice(Rng& dice, std::size_t count, std::uint32_t most_blanks) {
    constexpr std::string_view letters = "eeeeaaaaiiioootttnnnssrrlldducmpghbyfvkwzxqj";
    std::string cards;
    for (std::uint32_t blanks = dice.below(most_blanks + 1); blanks > 0 && cards.size() < count; --blanks)
        cards.push_back(dice.below(2) == 0 ? '?' : '%');
    while (cards.size() < count) cards.push_back(letters[dice.below(static_cast<std::uint32_t>(letters.size()))]);
    return cards;
}

Rack rack_of(std::string_view cards) {
    Rack rack;
    for (const char c : cards) {
        if (c == '?')
            ++rack.wilds;
        else if (c == '%')
            ++rack.vowels;
        else
            rack.add(letter_number(c));
    }
    return rack;
}

/// Adds to `found` the words that the cards spell in any order, trying every letter for each blank. `so_far` has the
/// letters of the cards that have been placed.
void arrange(const Lexicon& words, std::string cards, const std::string& so_far, std::set<std::string>& found) {
    if (words.has(so_far)) found.insert(so_far);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards.find(cards[i]) < i) continue; // an equal card was already placed here
        std::string rest = cards;
        rest.erase(i, 1);
        const std::string_view faces = cards[i] == '?' ? "abcdefghijklmnopqrstuvwxyz"
            : cards[i] == '%'                          ? "aeiouy"
                                                       : std::string_view(cards).substr(i, 1);
        for (const char face : faces) arrange(words, rest, so_far + face, found);
    }
}

/// Tries every assignment of the cards to the letters, and returns whether the cards can spell the letters.
bool can_lay(std::string_view letters, const std::string& cards) {
    if (letters.empty()) return true;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const char c = letters.front();
        const bool fits = cards[i] == c || cards[i] == '?'
            || (cards[i] == '%' && std::string_view("aeiouy").find(c) != std::string_view::npos);
        if (!fits || cards.find(cards[i]) < i) continue;
        std::string rest = cards;
        rest.erase(i, 1);
        if (can_lay(letters.substr(1), rest)) return true;
    }
    return false;
}

/// The letters that are added before and behind the base, and the kind of the word that they form with the base.
using Build = std::tuple<std::string, std::string, WordKind>;

/// Returns the ways to extend the letters `base` to a word of the list, found by looking for `base` in every word.
std::vector<Build> builds_by_list(
    const std::vector<WordEntry>& words, const std::string& cards, std::size_t most, const std::string& base) {
    std::vector<Build> builds;
    for (const WordEntry& entry : words)
        for (std::size_t at = entry.word.find(base); at != std::string::npos; at = entry.word.find(base, at + 1)) {
            const std::string before = entry.word.substr(0, at);
            const std::string behind = entry.word.substr(at + base.size());
            const std::size_t laid = before.size() + behind.size();
            if (laid > 0 && laid <= most && laid <= cards.size() && can_lay(before + behind, cards))
                builds.emplace_back(before, behind, entry.kind);
        }
    std::sort(builds.begin(), builds.end());
    return builds;
}

void check_words(const Lexicon& words, const std::string& cards) {
    std::set<std::string> expected;
    arrange(words, cards, "", expected);
    std::vector<std::string> found;
    for_each_spellable_word(words, rack_of(cards), cards.size(), [&](Letters letters, WordKind kind) {
        found.push_back(text_of(letters));
        if (words.find(found.back()) != kind) FAIL("another kind of " << found.back());
    });
    INFO(cards);
    REQUIRE(found == std::vector<std::string>(expected.begin(), expected.end()));
}

} // namespace

TEST_CASE("The search finds every word that the cards can spell, once, in alphabetical order", "[lexicon]") {
    Rng dice(5);
    for (int round = 0; round < count_for_run(200, 2000); ++round)
        check_words(shipped_words(), cards_by_dice(dice, 1 + dice.below(5), round % 20 == 0 ? 2 : 1));
}

TEST_CASE(
    "The search finds exactly the words that the cards can spell even if most of the cards are blanks", "[lexicon]") {
    Rng dice(6);
    const auto words = sorted_without_repeats(random_shipped_words(dice, 2000));
    const Lexicon some = Lexicon::from_words("some", words);
    for (int round = 0; round < count_for_run(40, 100); ++round) {
        const std::string cards = cards_by_dice(dice, 7, 5);
        std::vector<WordEntry> expected;
        for (const WordEntry& entry : words)
            if (entry.word.size() <= cards.size() && can_lay(entry.word, cards)) expected.push_back(entry);
        std::vector<WordEntry> found;
        for_each_spellable_word(some, rack_of(cards), cards.size(), [&](Letters letters, WordKind kind) {
            found.push_back({text_of(letters), kind});
        });
        INFO(cards);
        REQUIRE(found == expected);
    }
}

TEST_CASE("The search finds no word longer than the given length", "[lexicon]") {
    std::size_t longest = 0;
    for_each_spellable_word(shipped_words(), rack_of("retains?"), 4,
        [&](Letters letters, WordKind) { longest = std::max(longest, letters.size()); });
    CHECK(longest == 4);
    for_each_spellable_word(
        shipped_words(), rack_of("retains?"), 0, [&](Letters, WordKind) { FAIL("a word of no letters"); });
}

TEST_CASE("The search finds each way to extend given letters to a word exactly once", "[lexicon]") {
    Rng dice(7);
    const auto words = sorted_without_repeats(random_shipped_words(dice, 20000));
    const Lexicon some = Lexicon::from_words("some", words);
    for (int round = 0; round < count_for_run(40, 150); ++round) {
        const std::string cards = cards_by_dice(dice, 2 + dice.below(6), 2);
        // The base is usually cut from a word of the list, so that it can be extended to a word.
        const std::string& word = words[dice.below(static_cast<std::uint32_t>(words.size()))].word;
        const std::size_t from = dice.below(2);
        const std::string base = word.substr(from, 1 + dice.below(static_cast<std::uint32_t>(word.size())));
        const std::size_t most = dice.below(static_cast<std::uint32_t>(cards.size()) + 1);
        std::vector<Build> found;
        for_each_extended_word(
            some, rack_of(cards), most, letters_of(base), [&](Letters before, Letters behind, WordKind kind) {
                found.emplace_back(text_of(before), text_of(behind), kind);
            });
        std::sort(found.begin(), found.end());
        INFO(cards << " around " << base << ", at most " << most);
        REQUIRE(found == builds_by_list(words, cards, most, base));
    }
}

TEST_CASE("The search can extend a word at both ends at the same time, and uses a blank for any letter that it needs",
    "[lexicon]") {
    const Lexicon words = Lexicon::from_words("few",
        {{"art", WordKind::common}, {"carts", WordKind::less_common}, {"parts", WordKind::rare},
            {"arty", WordKind::less_common}, {"art", WordKind::rare}});
    const auto count = [&](std::string_view cards, std::size_t most) {
        int builds = 0;
        for_each_extended_word(
            words, rack_of(cards), most, letters_of("art"), [&](Letters, Letters, WordKind) { ++builds; });
        return builds;
    };
    CHECK(count("cs", 2) == 1);
    CHECK(count("cs", 1) == 0);
    CHECK(count("?s", 2) == 3);
    CHECK(count("%s", 2) == 1);
    CHECK(count("??", 2) == 3);
    CHECK(count("", 2) == 0);
}

} // namespace palazzo::dictionary
