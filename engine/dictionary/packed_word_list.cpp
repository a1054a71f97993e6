#include "engine/dictionary/packed_word_list.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace palazzo::dictionary {
namespace {

constexpr std::size_t tiers = 3; // number of tiers: common, less_common and rare; words of the kinds
                                 // `never_played_by_bots` and `word_game_only` are listed separately
constexpr std::size_t column_count = tiers * letter_count;
constexpr int to_a_byte = 5;
constexpr std::size_t most_words = 1U << 24U;

using Bytes = std::span<const std::uint8_t>;

/// Reads bytes and numbers from the front. Returns nullopt if too few bytes are left.
class Reader {
  public:
    explicit Reader(Bytes bytes) : left_(bytes) {}

    bool at_end() const { return left_.empty(); }
    std::optional<Bytes> take(std::size_t n) {
        if (n > left_.size()) return std::nullopt;
        const Bytes taken = left_.first(n);
        left_ = left_.subspan(n);
        return taken;
    }
    std::optional<std::size_t> number() {
        std::size_t number = 0;
        for (unsigned shift = 0; shift < 28 && !left_.empty(); shift += 7) {
            const std::size_t byte = left_.front();
            left_ = left_.subspan(1);
            number |= (byte & 127U) << shift;
            if (byte < 128) return number;
        }
        return std::nullopt;
    }

  private:
    Bytes left_;
};

Problem problem_of(const char* id) { return {"word list", id}; }

/// Reads a column of tiers from its beginning to its end.
class TierColumn {
  public:
    TierColumn() = default;
    explicit TierColumn(Bytes bytes) : left_(bytes) {}

    /// Returns the next tier; `tiers` if there are no more.
    std::size_t next() {
        if (in_hand_ == 0) {
            if (left_.empty()) return tiers;
            held_ = left_.front();
            left_ = left_.subspan(1);
            in_hand_ = to_a_byte;
        }
        --in_hand_;
        const std::size_t tier = held_ % tiers;
        held_ /= tiers;
        return tier;
    }
    bool used_up() const { return left_.empty(); }

  private:
    Bytes left_;
    std::size_t held_ = 0;
    int in_hand_ = 0;
};
using TierColumns = std::array<TierColumn, column_count>;

std::optional<TierColumns> read_tier_columns(Reader& in) {
    std::array<std::size_t, column_count> sizes{};
    for (auto& size : sizes) {
        const auto number = in.number();
        if (!number) return std::nullopt;
        size = *number;
    }
    TierColumns columns;
    for (std::size_t i = 0; i < column_count; ++i) {
        const auto bytes = in.take(sizes[i]);
        if (!bytes) return std::nullopt;
        columns[i] = TierColumn(*bytes);
    }
    return columns;
}

/// Reads and checks the letters of all words. At the end of each word, reads the word's tier from one of the columns.
class TierReader {
  public:
    TierReader(TierColumns columns, std::size_t words) : columns_(columns), words_(words) { kinds_.reserve(words); }

    /// Reads a letter of a word; returns false if it isn't allowed here.
    bool letter(std::uint8_t letter) {
        // The words are in alphabetical order, so the first letter that differs from the previous word must be a later
        // letter.
        if (length_ == longest_word || (dropped_ && letter <= word_[length_])) return false;
        dropped_ = false;
        word_[length_++] = letter;
        nearest_[length_] = nearest_[length_ - 1];
        longer_ = true;
        return true;
    }
    /// Reads the end of a word. The next word begins with the letters of this word except the last `drop` ones. Returns
    /// false if no word can end here.
    bool end(std::size_t drop) {
        if (!longer_ || drop > length_ || kinds_.size() == words_) return false;
        const std::size_t tier = columns_[nearest_[length_] * letter_count + word_[length_ - 1]].next();
        if (tier == tiers) return false;
        kinds_.push_back(static_cast<WordKind>(tier));
        nearest_[length_] = static_cast<std::uint8_t>(tier);
        length_ -= drop;
        dropped_ = drop > 0;
        longer_ = false;
        return true;
    }
    /// Returns whether the last word has ended and the columns contain nothing more.
    bool complete() const {
        return length_ == 0 && !longer_ && kinds_.size() == words_
            && std::all_of(columns_.begin(), columns_.end(), [](const TierColumn& c) { return c.used_up(); });
    }
    std::vector<WordKind> kinds() && { return std::move(kinds_); }

  private:
    TierColumns columns_;
    std::size_t words_;
    std::vector<WordKind> kinds_;
    std::array<std::uint8_t, longest_word> word_{};
    /// Element n is the tier of the longest word that the current word begins with and that has at most n letters.
    std::array<std::uint8_t, longest_word + 1> nearest_{tiers - 1};
    std::size_t length_ = 0;
    bool dropped_ = false;
    bool longer_ = false;
};

bool mark(std::vector<WordKind>& kinds, WordKind kind, Reader& in) {
    const auto count = in.number();
    if (!count || *count > kinds.size()) return false;
    std::size_t at = 0;
    for (std::size_t i = 0; i < *count; ++i) {
        const auto step = in.number();
        if (!step || *step >= kinds.size() - at) return false;
        at += *step;
        kinds[at] = kind;
    }
    return true;
}

} // namespace

WordListColumns word_list_columns(std::vector<WordEntry> words) {
    std::stable_sort(
        words.begin(), words.end(), [](const WordEntry& a, const WordEntry& b) { return a.word < b.word; });
    words.erase(std::unique(words.begin(), words.end(),
                    [](const WordEntry& a, const WordEntry& b) { return a.word == b.word; }),
        words.end());
    WordListColumns columns;
    std::size_t shared = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i].word;
        expect(!word.empty() && word.size() <= longest_word && std::all_of(word.begin(), word.end(), is_letter),
            "a word of a–z");
        columns.letters.append(word, shared);
        const std::string next = i + 1 < words.size() ? words[i + 1].word : std::string();
        const auto differ = std::mismatch(word.begin(), word.end(), next.begin(), next.end());
        shared = static_cast<std::size_t>(differ.first - word.begin());
        columns.letters.push_back(static_cast<char>(word.size() - shared));
        columns.kinds.push_back(words[i].kind);
    }
    return columns;
}

Result<WordListColumns> unpack_columns(Bytes packed) {
    Reader in(packed);
    const auto magic = in.take(4);
    constexpr std::string_view expected = "PZW1";
    if (!magic || !std::equal(magic->begin(), magic->end(), expected.begin()))
        return problem_of("problem.words.not_packed");
    const auto words = in.number();
    const auto length = in.number();
    const auto letters = length ? in.take(*length) : std::nullopt;
    if (!words || *words > most_words || !letters || *words > letters->size()) return problem_of("problem.words.cut");
    const auto tier_columns = read_tier_columns(in);
    if (!tier_columns) return problem_of("problem.words.cut");
    TierReader reader(*tier_columns, *words);
    for (const std::uint8_t byte : *letters) {
        const bool good = byte <= longest_word
            ? reader.end(byte)
            : is_letter(static_cast<char>(byte)) && reader.letter(letter_number(static_cast<char>(byte)));
        if (!good) return problem_of("problem.words.order");
    }
    if (!reader.complete()) return problem_of("problem.words.count");
    WordListColumns columns{
        {reinterpret_cast<const char*>(letters->data()), letters->size()}, std::move(reader).kinds()};
    if (!mark(columns.kinds, WordKind::never_played_by_bots, in) || !mark(columns.kinds, WordKind::word_game_only, in)
        || !in.at_end())
        return problem_of("problem.words.marks");
    return columns;
}

} // namespace palazzo::dictionary
