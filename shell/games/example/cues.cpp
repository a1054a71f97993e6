#include "shell/games/example/cues.hpp"

#include <variant>

namespace palazzo::example::screen {
namespace {

using sound::Cue;

std::optional<Cue> heard(const CardPlayed&) { return Cue::slide; }
template <class Other>
std::optional<Cue> heard(const Other&) {
    return std::nullopt;
}

} // namespace

std::optional<Cue> cue_of(const Event& event) {
    return std::visit([](const auto& e) { return heard(e); }, event);
}

bool is_celebrated(const Event&) { return false; }

} // namespace palazzo::example::screen
