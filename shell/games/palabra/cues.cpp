#include "shell/games/palabra/cues.hpp"

#include <variant>

namespace palazzo::palabra::screen {
namespace {

using sound::Cue;

std::optional<Cue> heard(const WordCancelledByJoker&) { return Cue::burn; }
std::optional<Cue> heard(const WordShaved&) { return Cue::sweep; }
std::optional<Cue> heard(const WordLaid& e) { return e.counts ? Cue::chime : Cue::slide; }
std::optional<Cue> heard(const VowelsShown&) { return Cue::flip; }
std::optional<Cue> heard(const CardsExchanged&) { return Cue::deal; }
std::optional<Cue> heard(const CardsLaidFaceDown&) { return Cue::slide; }
std::optional<Cue> heard(const WordVotedDown&) { return Cue::buzz; }
std::optional<Cue> heard(const WordAccepted&) { return Cue::chime; }
std::optional<Cue> heard(const WordWithdrawn&) { return Cue::buzz; }
std::optional<Cue> heard(const TurnForfeited&) { return Cue::buzz; }
std::optional<Cue> heard(const TimerStarted&) { return Cue::flip; } // the sand glass is turned over
std::optional<Cue> heard(const TimeRanOut&) { return Cue::buzz; }
/// Returns nullopt: all other events have no sound, because they move no card.
template <class Other>
std::optional<Cue> heard(const Other&) {
    return std::nullopt;
}

} // namespace

std::optional<Cue> cue_of(const Event& event) {
    return std::visit([](const auto& e) { return heard(e); }, event);
}

bool is_celebrated(const Event& event) {
    constexpr std::size_t long_word = 7; // least number of letters of a word that is celebrated
    const auto* laid = std::get_if<WordLaid>(&event);
    return laid != nullptr && laid->counts && laid->word.kind == MeldKind::word && laid->word.tiles.size() >= long_word;
}

} // namespace palazzo::palabra::screen
