// A dictionary as a graph in which words share beginnings and ends: small enough for a page, quick enough for bots.
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

/// Who knows a word. Every kind is a valid word; bots and the option `short_words` choose by kind.
enum class Kind : std::uint8_t {
    common,
    known,
    rare,
    unspoken,  ///< valid, but never played by a bot
    word_game, ///< of two or three letters, known to those who play word games
};
inline constexpr int kind_count = 5;

inline constexpr int letter_count = 26;
inline constexpr std::size_t longest_word = 15;

/// 0 for `a` … 25 for `z`.
constexpr std::uint8_t letter_of(char c) { return static_cast<std::uint8_t>(c - 'a'); }
constexpr char to_char(std::uint8_t letter) { return static_cast<char>('a' + letter); }
constexpr bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

struct Entry {
    std::string word;
    Kind kind = Kind::common;
    friend bool operator==(const Entry&, const Entry&) = default;
};

/// A letter, whether a word ends with it, and the list of the letters that may follow. Lists are alphabetical and end
/// with an edge that says so; in front of a wide list stands the set of its letters, bit 0 for `a`.
struct Edge {
    std::uint32_t bits = 0;

    constexpr std::uint8_t letter() const { return static_cast<std::uint8_t>(bits & 31U); }
    constexpr bool ends_word() const { return (bits >> 5U & 7U) != 0; }
    /// Of the word that ends here.
    constexpr Kind kind() const { return static_cast<Kind>((bits >> 5U & 7U) - 1U); }
    constexpr bool last() const { return (bits >> 8U & 1U) != 0; }
    /// Whether the list that follows is a wide one.
    constexpr bool wide() const { return (bits >> 9U & 1U) != 0; }
    /// Where that list begins; 0: nothing follows.
    constexpr std::uint32_t next() const { return bits >> 10U; }
};

/// Lists at least so long are wide: searching them by their set of letters is worth the word it takes.
inline constexpr int wide_from = 3;

/// An immutable list of words. Safe to read from several threads; moving one keeps its graph where it is.
class Lexicon {
  public:
    /// Reads what tools/lib/words.mjs packs. Bytes that make no sense are a problem, never worse.
    static Result<Lexicon> unpack(std::string name, std::span<const std::uint8_t> packed);
    /// From words of a–z with at most 15 letters, in any order; a word that is there twice keeps the first kind.
    static Lexicon of(std::string name, std::vector<Entry> words);

    /// The kind of a word in lower case; nullopt: no word.
    std::optional<Kind> find(std::string_view word) const;
    bool has(std::string_view word) const { return find(word).has_value(); }

    const std::string& name() const { return name_; }
    std::size_t size() const { return size_; }
    /// The memory that the graph takes.
    std::size_t bytes() const { return edges_.size() * sizeof(Edge); }
    /// Names the words and their kinds, the same on every platform and for every way to come by them.
    const std::string& digest() const { return digest_; }

    /// visit(std::string_view word, Kind) for every word in alphabetical order.
    template <class Visit>
    void each(Visit&& visit) const {
        std::string word;
        if (size_ > 0) each_from(root_.next(), word, visit);
    }

    /// The graph, for searching: lists of edges, and an edge that leads to the list of first letters.
    const Edge* edges() const { return edges_.data(); }
    Edge root() const { return root_; }
    /// The edge that leads on by a letter.
    std::optional<Edge> after(Edge edge, std::uint8_t letter) const {
        if (edge.next() == 0) return std::nullopt;
        const Edge* at = &edges_[edge.next()];
        // Most letters asked for while building on a word lead nowhere: the set of a wide list says so at once.
        if (edge.wide() && (at[-1].bits >> letter & 1U) == 0) return std::nullopt;
        while (at->letter() < letter && !at->last()) ++at;
        if (at->letter() != letter) return std::nullopt;
        return *at;
    }

  private:
    Lexicon() = default;
    template <class Visit>
    void each_from(std::uint32_t list, std::string& word, Visit&& visit) const {
        for (std::uint32_t at = list;; ++at) {
            const Edge edge = edges_[at];
            word.push_back(to_char(edge.letter()));
            if (edge.ends_word()) visit(std::string_view(word), edge.kind());
            if (edge.next() != 0) each_from(edge.next(), word, visit);
            word.pop_back();
            if (edge.last()) return;
        }
    }

    std::string name_;
    std::string digest_;
    std::vector<Edge> edges_;
    Edge root_;
    std::size_t size_ = 0;

    friend class Assembly;
};

} // namespace palazzo::dictionary
