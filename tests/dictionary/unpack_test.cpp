#include "tests/dictionary/lists.hpp"
#include "tests/lines.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::dictionary {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// Returns a hand-packed list of the words `at` (common), `cat` (less_common), `cats` (rare) and `do`
/// (never_played_by_bots).
Bytes small() {
    Bytes bytes{'P', 'Z', 'W', '1', 4, 12};
    for (const int byte : {+'a', +'t', 2, +'c', +'a', +'t', 0, +'s', 4, +'d', +'o', 2})
        bytes.push_back(static_cast<std::uint8_t>(byte));
    // Sets the lengths of the columns of kinds. There are three columns for each of the 26 letters with which a word
    // may end. Words that extend no other word use the columns from 52 on. Words that extend a less_common word, as
    // `cats` does, use those from 26 on.
    Bytes sizes(78, 0);
    sizes[52 + letter_number('t')] = 1;
    sizes[52 + letter_number('o')] = 1;
    sizes[26 + letter_number('s')] = 1;
    bytes.insert(bytes.end(), sizes.begin(), sizes.end());
    bytes.insert(bytes.end(), {2, 2, 0 + 3 * 1}); // the columns of kinds: of `cats`, of `do`, and of `at` and `cat`
    bytes.insert(bytes.end(), {1, 3, 0});         // one word that bots never play, with index 3; no word_game_only
    return bytes;
}

/// Checks that the bytes are read as a list that can be traversed, or are refused with one line that says what is
/// wrong.
void check_bearable(const Bytes& bytes) {
    const auto words = Lexicon::unpack("damaged", bytes);
    if (words) {
        std::size_t count = 0;
        std::string last;
        words->for_each_word([&](std::string_view word, WordKind kind) {
            count += last < word && word.size() <= longest_word && static_cast<int>(kind) < word_kind_count ? 1U : 0U;
            last = word;
        });
        REQUIRE(count == words->size());
    } else {
        REQUIRE(line_of(words.problem()).find("word list: ") == 0);
        REQUIRE(line_of(words.problem()).find('\n') == std::string::npos);
    }
}

/// Returns the first `size` bytes of the shipped list, or the whole list if it is shorter.
Bytes front_of_shipped(std::size_t size) {
    const auto packed = embedded().front().packed;
    return {packed.begin(), packed.begin() + static_cast<std::ptrdiff_t>(std::min(size, packed.size()))};
}

} // namespace

TEST_CASE("A word list that was packed by hand is read according to the description of the format", "[lexicon]") {
    const auto words = Lexicon::unpack("small", small());
    REQUIRE(words);
    CHECK(entries_of(*words)
        == std::vector<WordEntry>{{"at", WordKind::common}, {"cat", WordKind::less_common}, {"cats", WordKind::rare},
            {"do", WordKind::never_played_by_bots}});
    CHECK(words->digest() == Lexicon::from_words("same", entries_of(*words)).digest());
}

TEST_CASE("A word list that is cut off or too long is refused, and a word list with a changed byte does no harm",
    "[lexicon]") {
    const Bytes whole = small();
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Bytes part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
        CHECK_FALSE(Lexicon::unpack("part", part));
    }
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (int byte = 0; byte < 256; ++byte) {
            Bytes damaged = whole;
            damaged[at] = static_cast<std::uint8_t>(byte);
            check_bearable(damaged);
        }
    Bytes longer = whole;
    longer.push_back(0);
    CHECK_FALSE(Lexicon::unpack("longer", longer));
}

TEST_CASE("Reading a randomly damaged word list does no harm, whether the list is refused or not", "[lexicon]") {
    Rng dice(3);
    const Bytes whole = small(); // The shipped list is too long to be damaged thousands of times.
    for (int round = 0; round < count_for_run(4000, 20000); ++round) {
        Bytes damaged = whole;
        for (std::uint32_t n = 1 + dice.below(6); n > 0; --n) {
            const std::size_t at = dice.below(static_cast<std::uint32_t>(damaged.size()));
            const auto byte = static_cast<std::uint8_t>(dice.below(256));
            const auto place = damaged.begin() + static_cast<std::ptrdiff_t>(at);
            if (const auto what = dice.below(3); what == 0)
                *place = byte;
            else if (what == 1)
                damaged.insert(place, byte);
            else if (damaged.size() > 1)
                damaged.erase(place);
        }
        check_bearable(damaged);
    }
}

TEST_CASE(
    "The shipped list is refused if it is cut off anywhere, and does no harm if a byte of it is changed", "[lexicon]") {
    Rng dice(4);
    const Bytes whole = front_of_shipped(embedded().front().packed.size());
    for (int round = 0; round < 12; ++round) {
        const auto at = static_cast<std::size_t>(dice.below(static_cast<std::uint32_t>(whole.size())));
        CHECK_FALSE(Lexicon::unpack("part", front_of_shipped(at)));
        Bytes damaged = whole;
        damaged[at] = static_cast<std::uint8_t>(dice.below(256));
        check_bearable(damaged);
    }
}

TEST_CASE("A registered word list is never replaced", "[lexicon]") {
    const Lexicon* words = find_lexicon(english_list_name);
    REQUIRE(words != nullptr);
    CHECK(find_lexicon(english_list_name) == words);
    CHECK(words->name() == "en");
    CHECK(find_lexicon("klingon") == nullptr);
    CHECK(add_lexicon("damaged", {'P', 'Z'}).has_value());
    CHECK(find_lexicon("damaged") == nullptr);

    // Registers a whole list, because every later test finds it under this name.
    const Bytes whole = front_of_shipped(embedded().front().packed.size());
    CHECK_FALSE(add_lexicon("second", whole).has_value());
    const Lexicon* second = find_lexicon("second");
    REQUIRE(second != nullptr);
    CHECK(second != words);
    CHECK(second->digest() == words->digest());
    CHECK_FALSE(add_lexicon("second", whole).has_value());
    CHECK_FALSE(add_lexicon("en", whole).has_value());
    const auto problem = add_lexicon("en", small());
    REQUIRE(problem.has_value());
    CHECK(line_of(*problem) == "word list: another one named en is in use");
    CHECK(find_lexicon("second") == second);
    CHECK(find_lexicon(english_list_name) == words);
    const auto names = lexicon_names();
    CHECK(std::count(names.begin(), names.end(), "en") == 1);
    CHECK(std::count(names.begin(), names.end(), "second") == 1);
}

TEST_CASE("The names of word lists include a list that is announced but not loaded yet", "[lexicon]") {
    announce_lexicon("third");
    announce_lexicon("third");
    const auto names = lexicon_names();
    CHECK(std::count(names.begin(), names.end(), "third") == 1);
    CHECK(find_lexicon("third") == nullptr);
}

} // namespace palazzo::dictionary
