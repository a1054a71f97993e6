// A dictionary as a graph in which words share beginnings and ends (a DAWG): small enough for a web page, fast enough
// for bots.
#pragma once

#include "engine/core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::dictionary {

/// Kinds of words by how well known they are. All kinds are valid words; bots and the option `short_words` distinguish
/// them.
enum class WordKind : std::uint8_t {
    common,
    less_common,
    rare,
    never_played_by_bots, ///< valid, but never played by a bot
    word_game_only,       ///< two or three letters long, and known only to those who play word games
};
inline constexpr int word_kind_count = 5;

inline constexpr int letter_count = 26;
inline constexpr std::size_t longest_word = 15;

/// Returns the number of a letter, from 0 for `a` to 25 for `z`.
constexpr std::uint8_t letter_number(char c) { return static_cast<std::uint8_t>(c - 'a'); }
constexpr char to_char(std::uint8_t letter) { return static_cast<char>('a' + letter); }
constexpr bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

struct WordEntry {
    std::string word;
    WordKind kind = WordKind::common;
    friend bool operator==(const WordEntry&, const WordEntry&) = default;
};

/// An edge of the graph: a letter, whether a word ends with it, and the index of the list of edges that may follow. The
/// edges of a list are in alphabetical order, and the last one is marked. Before a wide list (`wide_list_size`) there
/// is an element with the set of its letters as bits, bit 0 for `a`.
struct Edge {
    std::uint32_t bits = 0;

    constexpr std::uint8_t letter() const { return static_cast<std::uint8_t>(bits & 31U); }
    /// Returns whether a word ends with this letter.
    constexpr bool ends_word() const { return (bits >> 5U & 7U) != 0; }
    /// Returns the kind of the word that ends with this letter. May only be called if ends_word() is true.
    constexpr WordKind kind() const { return static_cast<WordKind>((bits >> 5U & 7U) - 1U); }
    /// Returns whether this is the last edge of its list.
    constexpr bool is_last() const { return (bits >> 8U & 1U) != 0; }
    /// Returns whether the list of edges that may follow is wide, so that a set of its letters precedes it.
    constexpr bool has_wide_list() const { return (bits >> 9U & 1U) != 0; }
    /// Returns the index of the first edge that may follow; 0 if none may follow.
    constexpr std::uint32_t next() const { return bits >> 10U; }
};

/// Lists of at least this many edges are wide: an element before the list contains the set of its letters. That element
/// takes space, but makes searching the list faster.
inline constexpr int wide_list_size = 3;

/// An immutable list of words. Several threads may read it; moving a lexicon doesn't move its graph.
class Lexicon {
  public:
    /// Reads a word list that tools/lib/words.mjs packed. Any invalid bytes lead to a problem.
    static Result<Lexicon> unpack(std::string name, std::span<const std::uint8_t> packed);
    /// Makes a lexicon of words in any order. The words consist of at most 15 letters from a to z. If `words` contains
    /// a word several times, only its first entry counts.
    static Lexicon from_words(std::string name, std::vector<WordEntry> words);

    /// Returns the kind of a word in lower case; nullopt if it isn't a word of the list.
    std::optional<WordKind> find(std::string_view word) const;
    bool has(std::string_view word) const { return find(word).has_value(); }

    const std::string& name() const { return name_; }
    /// Returns the number of words.
    std::size_t size() const { return size_; }
    /// Returns the memory that the graph takes, in bytes.
    std::size_t memory_bytes() const { return edges_.size() * sizeof(Edge); }
    /// Returns the digest of the words and their kinds, which is equal on every platform and doesn't depend on how the
    /// lexicon was made.
    const std::string& digest() const { return digest_; }

    /// Calls visit(std::string_view word, WordKind) for every word in alphabetical order.
    template <class Visit>
    void for_each_word(Visit&& visit) const {
        std::string word;
        if (size_ > 0) visit_words_from(root_.next(), word, visit);
    }

    /// The graph, for searching: edges() returns the edges of all lists, and root() returns an edge that leads to the
    /// list of first letters.
    const Edge* edges() const { return edges_.data(); }
    Edge root() const { return root_; }
    /// Returns the edge with `letter` that may follow `edge`; nullopt if there is none.
    std::optional<Edge> edge_after(Edge edge, std::uint8_t letter) const {
        if (edge.next() == 0) return std::nullopt;
        const Edge* at = &edges_[edge.next()];
        // Most letters can't follow. For a wide list, its set of letters tells that at once.
        if (edge.has_wide_list() && (at[-1].bits >> letter & 1U) == 0) return std::nullopt;
        while (at->letter() < letter && !at->is_last()) ++at;
        if (at->letter() != letter) return std::nullopt;
        return *at;
    }

  private:
    Lexicon() = default;
    template <class Visit>
    void visit_words_from(std::uint32_t list, std::string& word, Visit&& visit) const {
        for (std::uint32_t at = list;; ++at) {
            const Edge edge = edges_[at];
            word.push_back(to_char(edge.letter()));
            if (edge.ends_word()) visit(std::string_view(word), edge.kind());
            if (edge.next() != 0) visit_words_from(edge.next(), word, visit);
            word.pop_back();
            if (edge.is_last()) return;
        }
    }

    std::string name_;
    std::string digest_;
    std::vector<Edge> edges_;
    Edge root_;
    std::size_t size_ = 0;

    friend class LexiconBuilder;
};

} // namespace palazzo::dictionary
