// Codes of moves. A code is a number that stands for a move in the search tree. It leaves out what makes no difference,
// mainly suits.
#pragma once

#include "engine/games/palace/set_pattern.hpp"
#include "engine/games/palace/view.hpp"

#include <cstdint>
#include <initializer_list>

namespace palazzo::palace {

/// The face of a joker in a code. The face of any other card is the index of its rank; suits are ignored.
inline constexpr unsigned joker_face = rank_count;
inline unsigned face_number(Card c) { return c.has_rank() ? static_cast<unsigned>(index_of(c.rank())) : joker_face; }

/// A code contains the kind of the move in its highest four bits. Below them, it has fields of four bits each for the
/// details that this kind of move needs.
inline constexpr unsigned bits_per_field = 4;
inline constexpr std::uint32_t field_mask = 15;
inline constexpr unsigned kind_shift = 28;
/// Returns the code of a move of this kind with these fields. The first of `fields` is in the lowest bits.
inline std::uint32_t make_code(Move::Kind kind, std::initializer_list<unsigned> fields = {}) {
    std::uint32_t all = 0;
    unsigned at = 0;
    for (const unsigned field : fields) {
        all |= field << at;
        at += bits_per_field;
    }
    return all | static_cast<std::uint32_t>(kind) << kind_shift;
}
inline unsigned code_field(std::uint32_t code, unsigned nth) { return (code >> (nth * bits_per_field)) & field_mask; }
inline Move::Kind move_kind_of_code(std::uint32_t code) { return static_cast<Move::Kind>(code >> kind_shift); }

/// Stands for the face of the cover in the code of a set that has no cover.
inline constexpr unsigned no_cover = 15;
/// Returns the code of a set: its rank, its numbers of natural cards and jokers, the face of its cover, the rank that
/// the cover counts as, its number of cards of the `wild` rank, and the length of its run.
inline std::uint32_t code_of_set(const SetPattern& s, unsigned cover, unsigned cover_as) {
    return make_code(Move::Kind::play,
        {static_cast<unsigned>(index_of(s.rank)), static_cast<unsigned>(s.natural), static_cast<unsigned>(s.jokers),
            cover, cover_as, static_cast<unsigned>(s.wild), static_cast<unsigned>(s.run)});
}

/// Returns the move that a code stands for in a view. If cards differ only in suit, the move contains the first of
/// them.
Move move_for_code(const ViewRef& v, std::uint32_t code);

} // namespace palazzo::palace
