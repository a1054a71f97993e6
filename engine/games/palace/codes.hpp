// Moves as numbers for the search tree. They leave out what makes no difference, mainly suits.
#pragma once

#include "engine/games/palace/set_pattern.hpp"
#include "engine/games/palace/view.hpp"

#include <cstdint>
#include <initializer_list>

namespace palazzo::palace {

/// A card without its suit is a number: the index of its rank, or joker_face.
inline constexpr unsigned joker_face = rank_count;
inline unsigned face_of(Card c) { return c.has_rank() ? static_cast<unsigned>(index_of(c.rank())) : joker_face; }

/// A code has the kind of the move in its highest four bits, and below them fields of four bits for what the kind
/// needs.
inline constexpr unsigned bits_of_field = 4;
inline constexpr std::uint32_t field_mask = 15;
inline constexpr unsigned kind_at = 28;
/// Returns a code with these fields, the first in the lowest bits.
inline std::uint32_t code(Move::Kind kind, std::initializer_list<unsigned> fields = {}) {
    std::uint32_t all = 0;
    unsigned at = 0;
    for (const unsigned field : fields) {
        all |= field << at;
        at += bits_of_field;
    }
    return all | static_cast<std::uint32_t>(kind) << kind_at;
}
inline unsigned field(std::uint32_t code, unsigned nth) { return (code >> (nth * bits_of_field)) & field_mask; }
inline Move::Kind kind_of(std::uint32_t code) { return static_cast<Move::Kind>(code >> kind_at); }

/// Returns the code of a set: its rank, its numbers of cards and jokers, the face of its cover, what the cover stands
/// for, the number of `wild` cards that stand for it, and the length of the run it begins.
inline constexpr unsigned no_cover = 15;
inline std::uint32_t code_of_set(const SetPattern& s, unsigned cover, unsigned cover_as) {
    return code(Move::Kind::play,
        {static_cast<unsigned>(index_of(s.rank)), static_cast<unsigned>(s.natural), static_cast<unsigned>(s.jokers),
            cover, cover_as, static_cast<unsigned>(s.wild), static_cast<unsigned>(s.run)});
}

/// Returns the move of a view that a code stands for; of cards that differ only in suit, the first ones.
Move move_of(const ViewRef& v, std::uint32_t code);

} // namespace palazzo::palace
