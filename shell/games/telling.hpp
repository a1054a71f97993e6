// The position that the texts of a table describe. Texts wait for the cards that they are about: the message waits
// until the card that was played has landed, and a number waits until the cards that it counts have arrived.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo::games {

/// A position as a table shows it: the view, the events that led there and the number of the position.
template <class G>
struct ShownPosition {
    const typename G::View& view;
    const std::vector<typename G::Event>& latest;
    std::uint64_t moment = 0;
};

/// The position that a table tells now, which may be older than the one to which its cards are moving.
template <class G>
struct Telling {
    typename G::View told;                 ///< The position that the message and the plates describe.
    typename G::View counted;              ///< The position whose numbers of cards and points are shown.
    std::vector<typename G::Event> latest; ///< The events of the move that the message describes.
    std::uint64_t told_moment = 0;         ///< The number of the position `told`.
    std::uint64_t counted_moment = 0;      ///< The number of the position `counted`.

    bool is_told(std::uint64_t moment) const { return told_moment == moment; }
    bool is_counted(std::uint64_t moment) const { return counted_moment == moment; }
};

/// Tells the move once the card that it played has `landed`. Returns true if it is told now and wasn't before.
template <class G>
bool tell(Telling<G>& telling, const ShownPosition<G>& shown, bool landed) {
    if (!landed || telling.is_told(shown.moment)) return false;
    telling.told = shown.view;
    telling.latest = shown.latest;
    telling.told_moment = shown.moment;
    return true;
}

/// Counts the cards and points of a position once all of them have `arrived`.
template <class G>
void count(Telling<G>& telling, const ShownPosition<G>& shown, bool arrived) {
    if (!arrived || telling.is_counted(shown.moment)) return;
    telling.counted = shown.view;
    telling.counted_moment = shown.moment;
}

/// Tells everything about a position at once, because nothing moves to it.
template <class G>
void tell_at_once(Telling<G>& telling, const ShownPosition<G>& shown) {
    telling = {shown.view, shown.view, shown.latest, shown.moment, shown.moment};
}

} // namespace palazzo::games
