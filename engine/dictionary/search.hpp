// Finds the words that can be spelled with some cards. The functions are templates so that `visit` is inlined, because
// bots spend most of their time here.
#pragma once

#include "engine/dictionary/dictionary.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>

namespace palazzo::dictionary {

/// The letters of a word or of a part of a word, as numbers from 0 to 25.
using Letters = std::span<const std::uint8_t>;

/// The letters and blanks from which words are spelled.
struct Rack {
    std::array<std::uint8_t, letter_count> count{};
    int wilds = 0;  ///< number of blanks that stand for any letter
    int vowels = 0; ///< number of blanks that stand for A, E, I, O, U or Y

    constexpr void add(std::uint8_t letter) { ++count[letter]; }
};

constexpr std::uint32_t letter_bit(std::uint8_t letter) { return std::uint32_t{1} << letter; }
inline constexpr std::uint32_t all_letters = (std::uint32_t{1} << letter_count) - 1;
inline constexpr std::uint32_t vowel_letters = letter_bit(letter_number('a')) | letter_bit(letter_number('e'))
    | letter_bit(letter_number('i')) | letter_bit(letter_number('o')) | letter_bit(letter_number('u'))
    | letter_bit(letter_number('y'));

/// A walk through the graph along letters that the rack has. For each letter it uses the natural card if one is left,
/// otherwise a vowel card if the letter is a vowel, otherwise a wild card. It never uses a card that a later letter
/// needs more, so it finds every word that the cards can spell, and finds it only once.
class GraphWalk {
  public:
    /// Constructs a walk. The lexicon has to outlive it.
    GraphWalk(const Lexicon& words, const Rack& rack) : edges_(words.edges()), count_(rack.count) {
        for (std::uint8_t letter = 0; letter < letter_count; ++letter)
            if (count_[letter] > 0) natural_ |= letter_bit(letter);
        blanks_ = {rack.wilds, rack.vowels};
    }

    /// Continues from an edge by at most `most` letters. After each letter, calls visit(letters so far, edge of the
    /// last letter).
    template <class Visit>
    void visit_paths_from(Edge edge, std::size_t most, Visit&& visit) {
        if (blanks_.wilds + blanks_.vowels == 0)
            visit_with_naturals(edge, natural_, most, visit);
        else
            visit_with_blanks(edge, natural_, blanks_, most, visit);
    }

  private:
    struct Blanks {
        int wilds = 0;
        int vowels = 0;
        std::uint32_t spellable_letters() const { return wilds > 0 ? all_letters : vowels > 0 ? vowel_letters : 0; }
        Blanks after_spending_one(std::uint32_t letter) const {
            return vowels > 0 && (letter & vowel_letters) != 0 ? Blanks{wilds, vowels - 1} : Blanks{wilds - 1, vowels};
        }
    };

    /// Calls use(next) for each edge that may follow `edge` and whose letter is in `wanted`.
    template <class Use>
    void for_each_edge_after(Edge edge, std::uint32_t wanted, Use&& use) const {
        const Edge* list = edges_ + edge.next();
        if (edge.has_wide_list()) {
            const std::uint32_t letters = list[-1].bits;
            for (std::uint32_t left = letters & wanted; left != 0; left &= left - 1)
                use(list[std::popcount(letters & ((left & (0U - left)) - 1))]);
            return;
        }
        for (;; ++list) {
            const Edge next = *list;
            if ((wanted >> next.letter() & 1U) != 0) use(next);
            if (next.is_last()) return;
        }
    }

    template <class Visit>
    void visit_with_naturals(Edge edge, std::uint32_t natural, std::size_t most, Visit& visit) {
        for_each_edge_after(edge, natural, [&](Edge next) {
            const std::uint8_t letter = next.letter();
            word_[length_++] = letter;
            visit(Letters(word_.data(), length_), next);
            if (next.next() != 0 && most > 1) {
                const std::uint32_t spent = --count_[letter] == 0 ? letter_bit(letter) : 0;
                if (natural != spent) visit_with_naturals(next, natural & ~spent, most - 1, visit);
                ++count_[letter];
            }
            --length_;
        });
    }

    template <class Visit>
    void visit_with_blanks(Edge edge, std::uint32_t natural, Blanks blanks, std::size_t most, Visit& visit) {
        for_each_edge_after(edge, natural | blanks.spellable_letters(), [&](Edge next) {
            const std::uint8_t letter = next.letter();
            word_[length_++] = letter;
            visit(Letters(word_.data(), length_), next);
            if (next.next() != 0 && most > 1) {
                if ((natural & letter_bit(letter)) != 0) {
                    const std::uint32_t spent = --count_[letter] == 0 ? letter_bit(letter) : 0;
                    visit_with_blanks(next, natural & ~spent, blanks, most - 1, visit);
                    ++count_[letter];
                } else if (const Blanks left = blanks.after_spending_one(letter_bit(letter));
                           left.wilds + left.vowels > 0) {
                    visit_with_blanks(next, natural, left, most - 1, visit);
                } else if (natural != 0) {
                    visit_with_naturals(next, natural, most - 1, visit);
                }
            }
            --length_;
        });
    }

    const Edge* edges_;
    std::array<std::uint8_t, letter_count> count_;
    std::uint32_t natural_ = 0;
    Blanks blanks_;
    std::array<std::uint8_t, longest_word> word_{};
    std::size_t length_ = 0;
};

/// Calls visit(Letters word, WordKind) for every word of at most `most` letters that the rack can spell. Each word is
/// visited once, in alphabetical order. The letters are valid only during the call.
template <class Visit>
void for_each_spellable_word(const Lexicon& words, const Rack& rack, std::size_t most, Visit&& visit) {
    if (words.size() == 0 || most == 0) return;
    GraphWalk(words, rack).visit_paths_from(words.root(), most, [&](Letters word, Edge edge) {
        if (edge.ends_word()) visit(word, edge.kind());
    });
}

/// Returns a rack without the cards that spell these letters. The rack must be able to spell them.
constexpr Rack rack_without(Rack rack, Letters letters) {
    for (const std::uint8_t letter : letters) {
        if (rack.count[letter] > 0)
            --rack.count[letter];
        else if (rack.vowels > 0 && (letter_bit(letter) & vowel_letters) != 0)
            --rack.vowels;
        else
            --rack.wilds;
    }
    return rack;
}

/// Follows `letters` from `edge`, and returns the edge to which they lead; nullopt if no word continues with these
/// letters.
inline std::optional<Edge> follow_letters(const Lexicon& words, Edge edge, Letters letters) {
    std::optional<Edge> at = edge;
    for (std::size_t i = 0; at && i < letters.size(); ++i) at = words.edge_after(*at, letters[i]);
    return at;
}

/// Calls visit(Letters before, Letters behind, WordKind) for every way to extend `base` to a longer word. From 1 to
/// `most` letters of the rack are added, before `base`, behind it, or both. Each way is visited once. `base` need not
/// be a word.
template <class Visit>
void for_each_extended_word(const Lexicon& words, const Rack& rack, std::size_t most, Letters base, Visit&& visit) {
    const auto behind = [&](Letters before, Edge edge) {
        const auto end = follow_letters(words, edge, base);
        if (!end) return;
        if (!before.empty() && end->ends_word()) visit(before, Letters(), end->kind());
        if (end->next() == 0 || before.size() == most) return;
        GraphWalk(words, rack_without(rack, before))
            .visit_paths_from(*end, most - before.size(), [&](Letters letters, Edge last) {
                if (last.ends_word()) visit(before, letters, last.kind());
            });
    };
    if (words.size() == 0 || most == 0) return;
    behind(Letters(), words.root());
    GraphWalk(words, rack).visit_paths_from(words.root(), most, behind);
}

} // namespace palazzo::dictionary
