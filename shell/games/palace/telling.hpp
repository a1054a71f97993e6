// How far a Palace table has told what happened. Lines, plates and numbers follow the cards that they are about: the
// line waits until the card has landed, the number of the pile until the pile has gone.
#pragma once

#include "engine/core/message.hpp"
#include "engine/games/palace/events.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace palazzo::palace::screen {

/// What is told at the moment, which may be older than what the cards are on their way to.
struct Telling {
    palace::View told;                                ///< the position that line and plates speak of
    palace::View counted;                             ///< the position whose cards are counted
    std::vector<palace::Event> latest;                ///< the move that the line tells
    std::array<std::vector<Message>, seat_limit> did; ///< what each seat did last, as far as it is told
    std::uint64_t told_moment = 0;                    ///< of `told`, as TableSight numbers positions
    std::uint64_t counted_moment = 0;                 ///< of `counted`

    bool is_told(std::uint64_t moment) const { return told_moment == moment; }
    bool is_counted(std::uint64_t moment) const { return counted_moment == moment; }
};

/// A position as a table shows it: the view, the events that led there and its number.
struct ShownPosition {
    const palace::View& view;
    const std::vector<palace::Event>& latest;
    std::uint64_t moment = 0;
};

/// Tells all of a position at once, as of one that nothing moved to; what each seat did before is kept.
void tell_at_once(Telling& telling, const ShownPosition& shown);
/// Tells of a position what the cards allow: `landed` and `played_out` as Motion has them.
void tell(Telling& telling, const ShownPosition& shown, bool landed, bool played_out);

/// How many cards the pile counts: one that leaves counts until it has gone, one that grows as soon as it has grown.
int pile_count(const Telling& telling);

} // namespace palazzo::palace::screen
