#include "engine/dictionary/dictionary.hpp"

#include "tests/dictionary/lists.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <utility>

namespace palazzo::dictionary {
namespace {

/// Identifies an edge of the graph, or a list of edges. For an edge, the pair consists of the kind of the word that
/// ends there plus one (0 if no word does), and of a map whose key '+' has the number of the list that follows. For a
/// list, the pair consists of -1, and of a map from letters to the numbers of the list's edges.
using Tail = std::pair<int, std::map<char, int>>;

/// Finds the size of the smallest graph of sorted words in a slow way: gives a number to each different ending of the
/// words.
class Tails {
  public:
    /// Returns the number of the list of edges for the words in [from, to), which share their first `depth` letters.
    int number(const std::vector<WordEntry>& words, std::size_t from, std::size_t to, std::size_t depth) {
        std::map<char, int> next;
        while (from < to) {
            const char c = words[from].word[depth];
            std::size_t end = from;
            while (end < to && words[end].word[depth] == c) ++end;
            // An edge has a letter, the kind of the word that ends with the letter, if any, and the list that follows.
            const bool ends = words[from].word.size() == depth + 1;
            const int kind = ends ? static_cast<int>(words[from].kind) + 1 : 0;
            const int behind = number(words, from + (ends ? 1 : 0), end, depth + 1);
            next[c] = numbered({kind, {{'+', behind}}});
            from = end;
        }
        if (next.empty()) return 0;
        const int list = numbered({-1, next});
        edges_[list] = next.size();
        return list;
    }
    /// Returns the number of places in the graph: one for each edge of the different lists, and one more for each wide
    /// list, which is preceded by the set of its letters.
    std::size_t places() const {
        std::size_t sum = 0;
        for (const auto& [tail, size] : edges_)
            sum += size + (size >= static_cast<std::size_t>(wide_list_size) ? 1 : 0);
        return sum;
    }

  private:
    int numbered(const Tail& tail) {
        return numbers_.try_emplace(tail, static_cast<int>(numbers_.size()) + 1).first->second;
    }

    std::map<Tail, int> numbers_;
    std::map<int, std::size_t> edges_;
};

} // namespace

TEST_CASE("A dictionary lists the words that it was made from, in alphabetical order", "[lexicon]") {
    Rng dice(1);
    for (int round = 0; round < 50; ++round) {
        auto words = random_shipped_words(dice, 1 + dice.below(400));
        for (WordEntry& entry : words) entry.kind = static_cast<WordKind>(dice.below(word_kind_count));
        const auto expected = sorted_without_repeats(words);
        const Lexicon made = Lexicon::from_words("some", words);
        CHECK(entries_of(made) == expected);
        CHECK(made.size() == expected.size());
        for (const WordEntry& entry : expected) CHECK(made.find(entry.word) == entry.kind);
    }
}

TEST_CASE("A dictionary finds no words except its own", "[lexicon]") {
    const Lexicon words = Lexicon::from_words(
        "few", {{"cart", WordKind::common}, {"car", WordKind::rare}, {"at", WordKind::less_common}});
    for (const char* no_word : {"", "c", "ca", "carts", "care", "art", "a", "att", "CAR", "ca r", "zz", "c\xc3\xa4r"})
        CHECK_FALSE(words.has(no_word));
    CHECK(words.find("car") == WordKind::rare);
    CHECK(words.find("cart") == WordKind::common);
    CHECK(words.name() == "few");
}

TEST_CASE("A dictionary may be empty", "[lexicon]") {
    const Lexicon none = Lexicon::from_words("none", {});
    CHECK(none.size() == 0);
    CHECK_FALSE(none.has("a"));
    CHECK(entries_of(none).empty());
}

TEST_CASE("The graph of a dictionary has the smallest possible size", "[lexicon]") {
    Rng dice(2);
    for (int round = 0; round < 10; ++round) {
        const auto words = sorted_without_repeats(random_shipped_words(dice, 3000));
        Tails tails;
        (void)tails.number(words, 0, words.size(), 0);
        // The graph has one place more, because the first one is reserved and means that nothing follows.
        CHECK(Lexicon::from_words("some", words).memory_bytes() == (tails.places() + 1) * sizeof(Edge));
    }
}

TEST_CASE("Word lists that differ in their words or in the kinds of words have different digests", "[lexicon]") {
    const std::vector<WordEntry> words{{"at", WordKind::common}, {"cat", WordKind::rare}, {"cats", WordKind::rare}};
    const std::string digest = Lexicon::from_words("one", words).digest();
    CHECK(digest == Lexicon::from_words("other", {words[2], words[0], words[1]}).digest());
    CHECK(digest != Lexicon::from_words("one", {words[0], words[1]}).digest());
    CHECK(digest != Lexicon::from_words("one", {words[0], words[1], {"cats", WordKind::common}}).digest());
    CHECK(digest != Lexicon::from_words("one", {words[0], words[1], {"catt", WordKind::rare}}).digest());
    CHECK(digest.size() == 16);
}

} // namespace palazzo::dictionary
