// The positions that the texts of a table describe. Texts wait for the cards that they are about: a message waits until
// the card that was played has landed, and a number waits until the cards that it counts have arrived.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace palazzo::games {

/// The moves whose events a table tells at once.
struct ToldMoves {
    /// True if there are several moves, because no position between them was drawn: without movement, all bots move in
    /// one frame.
    bool several = false;
    /// Number of the first events that belong to the viewer's own moves, if others have moved after them; otherwise 0.
    std::size_t own = 0;
};

/// A position that a table shows: the view, the events that led to it, its number, and the moves of these events.
template <class G>
struct ShownPosition {
    const typename G::View& view;
    const std::vector<typename G::Event>& latest;
    std::uint64_t position_number = 0;
    ToldMoves told = {};
};

/// The positions that the texts of a table describe now. They may be older than the position to which the cards are
/// moving.
template <class G>
struct TableTexts {
    typename G::View described_view;             ///< Position that the message and the plates describe.
    typename G::View counted_view;               ///< Position whose numbers of cards and points are shown.
    std::vector<typename G::Event> latest;       ///< Events of the moves that the message describes.
    std::uint64_t described_position_number = 0; ///< Number of the position whose view is `described_view`.
    std::uint64_t counted_position_number = 0;   ///< Number of the position whose view is `counted_view`.
    ToldMoves told = {};                         ///< The moves that the message describes.

    bool describes_position(std::uint64_t position_number) const {
        return described_position_number == position_number;
    }
    bool counts_position(std::uint64_t position_number) const { return counted_position_number == position_number; }
};

/// Updates the message, so that it describes the move that is shown, once the played card has `landed`. Returns whether
/// the message has changed.
template <class G>
bool update_message(TableTexts<G>& texts, const ShownPosition<G>& shown, bool landed) {
    if (!landed || texts.describes_position(shown.position_number)) return false;
    texts.described_view = shown.view;
    texts.latest = shown.latest;
    texts.told = shown.told;
    texts.described_position_number = shown.position_number;
    return true;
}

/// Updates the numbers of cards and points to the position that is shown, once all cards have `arrived`.
template <class G>
void update_numbers(TableTexts<G>& texts, const ShownPosition<G>& shown, bool arrived) {
    if (!arrived || texts.counts_position(shown.position_number)) return;
    texts.counted_view = shown.view;
    texts.counted_position_number = shown.position_number;
}

/// Updates all texts to the position that is shown, without waiting. Call it if no card moves.
template <class G>
void update_all_texts(TableTexts<G>& texts, const ShownPosition<G>& shown) {
    texts = {shown.view, shown.view, shown.latest, shown.position_number, shown.position_number, shown.told};
}

} // namespace palazzo::games
