#include "shell/games/palace/cues.hpp"

#include <variant>

namespace palazzo::palace::screen {
namespace {

using sound::Cue;

std::optional<Cue> heard(const SetPlayed&) { return Cue::slide; }
std::optional<Cue> heard(const SetShownForChallenge&) { return Cue::slide; }
std::optional<Cue> heard(const CardTurnedOver&) { return Cue::flip; }
std::optional<Cue> heard(const StarterTurnedOver&) { return Cue::flip; }
std::optional<Cue> heard(const PileTaken&) { return Cue::sweep; }
std::optional<Cue> heard(const PileBurned&) { return Cue::burn; }
std::optional<Cue> heard(const FaceUpCardsChosen&) { return Cue::slide; }
std::optional<Cue> heard(const CardsSwapped&) { return Cue::slide; }
std::optional<Cue> heard(const FaceUpOrderSet&) { return Cue::slide; }
std::optional<Cue> heard(const ChallengeJudged& e) { return e.passed ? Cue::chime : Cue::buzz; }
// Handing out challenges is the reward for a four of a kind.
std::optional<Cue> heard(const ChallengesHandedOut&) { return Cue::chime; }
/// Returns nullopt: all other events have no sound, because they move no card, or move it together with a played card.
template <class Other>
std::optional<Cue> heard(const Other&) {
    return std::nullopt;
}

} // namespace

std::optional<Cue> cue_of(const Event& event) {
    return std::visit([](const auto& e) { return heard(e); }, event);
}

bool is_celebrated(const Event& event) { return std::holds_alternative<PileBurned>(event); }

} // namespace palazzo::palace::screen
