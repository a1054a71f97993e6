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

/// The position that the texts of a table describe now, which may be older than the one to which its cards are moving.
template <class G>
struct TableTexts {
    typename G::View described;            ///< The position that the message and the plates describe.
    typename G::View counted;              ///< The position whose numbers of cards and points are shown.
    std::vector<typename G::Event> latest; ///< The events of the move that the message describes.
    std::uint64_t described_moment = 0;    ///< The number of the position `described`.
    std::uint64_t counted_moment = 0;      ///< The number of the position `counted`.

    bool is_described(std::uint64_t moment) const { return described_moment == moment; }
    bool is_counted(std::uint64_t moment) const { return counted_moment == moment; }
};

/// Lets the message describe the shown move once the card that it played has `landed`. Returns true if the message has
/// changed.
template <class G>
bool update_message(TableTexts<G>& texts, const ShownPosition<G>& shown, bool landed) {
    if (!landed || texts.is_described(shown.moment)) return false;
    texts.described = shown.view;
    texts.latest = shown.latest;
    texts.described_moment = shown.moment;
    return true;
}

/// Shows the numbers of cards and points of a position once all of its cards have `arrived`.
template <class G>
void update_numbers(TableTexts<G>& texts, const ShownPosition<G>& shown, bool arrived) {
    if (!arrived || texts.is_counted(shown.moment)) return;
    texts.counted = shown.view;
    texts.counted_moment = shown.moment;
}

/// Lets all texts describe a position at once, because no card moves to it.
template <class G>
void update_all_texts(TableTexts<G>& texts, const ShownPosition<G>& shown) {
    texts = {shown.view, shown.view, shown.latest, shown.moment, shown.moment};
}

} // namespace palazzo::games
