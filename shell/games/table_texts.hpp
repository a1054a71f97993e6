// The positions that the texts of a table describe. Texts wait for the cards that they are about: a message waits until
// the card that was played has landed, and a number waits until the cards that it counts have arrived.
#pragma once

#include <cstdint>
#include <vector>

namespace palazzo::games {

/// A position that a table shows: the view, the events that led to it, and its number.
template <class G>
struct ShownPosition {
    const typename G::View& view;
    const std::vector<typename G::Event>& latest;
    std::uint64_t moment = 0;
};

/// The positions that the texts of a table describe now. They may be older than the position to which the cards are
/// moving.
template <class G>
struct TableTexts {
    typename G::View described;            ///< Position that the message and the plates describe.
    typename G::View counted;              ///< Position whose numbers of cards and points are shown.
    std::vector<typename G::Event> latest; ///< Events of the move that the message describes.
    std::uint64_t described_moment = 0;    ///< Number of the position whose view is `described`.
    std::uint64_t counted_moment = 0;      ///< Number of the position whose view is `counted`.

    bool is_described(std::uint64_t moment) const { return described_moment == moment; }
    bool is_counted(std::uint64_t moment) const { return counted_moment == moment; }
};

/// Lets the message describe the move that is shown, once the card that was played in it has `landed`. Returns whether
/// the message has changed.
template <class G>
bool update_message(TableTexts<G>& texts, const ShownPosition<G>& shown, bool landed) {
    if (!landed || texts.is_described(shown.moment)) return false;
    texts.described = shown.view;
    texts.latest = shown.latest;
    texts.described_moment = shown.moment;
    return true;
}

/// Lets the numbers of cards and points be those of the position that is shown, once all of its cards have `arrived`.
template <class G>
void update_numbers(TableTexts<G>& texts, const ShownPosition<G>& shown, bool arrived) {
    if (!arrived || texts.is_counted(shown.moment)) return;
    texts.counted = shown.view;
    texts.counted_moment = shown.moment;
}

/// Lets all texts describe the position that is shown at once, because no card moves.
template <class G>
void update_all_texts(TableTexts<G>& texts, const ShownPosition<G>& shown) {
    texts = {shown.view, shown.view, shown.latest, shown.moment, shown.moment};
}

} // namespace palazzo::games
