// Moves as the search tree knows them: numbers that leave out what makes no difference, suits above all.
#pragma once

#include "engine/games/palace/set_pattern.hpp"
#include "engine/games/palace/view.hpp"

#include <cstdint>
#include <initializer_list>

namespace palazzo::palace {

/// Cards without their suits: a rank's index, the joker's behind them.
inline constexpr unsigned joker_face = rank_count;
inline unsigned face_of(Card c) { return c.has_rank() ? static_cast<unsigned>(index_of(c.rank())) : joker_face; }

/// A code: the kind of the move in the highest four bits; below them, four bits each, what the kind needs.
inline constexpr unsigned bits_of_field = 4;
inline constexpr std::uint32_t field_mask = 15;
inline constexpr unsigned kind_at = 28;
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

/// Of a set: its rank, how many cards and jokers, what covers it (joker_face: a joker), what that stands for, how many
/// `wild` cards stand for it, or how long a run it begins.
inline constexpr unsigned no_cover = 15;
inline std::uint32_t code_of_set(const SetPattern& s, unsigned cover, unsigned cover_as) {
    return code(Move::Kind::play,
        {static_cast<unsigned>(index_of(s.rank)), static_cast<unsigned>(s.natural), static_cast<unsigned>(s.jokers),
            cover, cover_as, static_cast<unsigned>(s.wild), static_cast<unsigned>(s.run)});
}

/// The move that a code stands for in a view: of cards that differ by suit alone the first ones.
Move move_of(const ViewRef& v, std::uint32_t code);

} // namespace palazzo::palace
