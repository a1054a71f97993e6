#include "shell/app/table/hearing.hpp"

#include "shell/app/sounds/sounds.hpp"
#include "shell/app/table/on_table.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

using sound::Cue;

/// The most telling thing that was seen to happen from a number of moves on.
template <class G>
std::optional<Cue> cue_since(const games::Session<G>& s, std::size_t moves) {
    std::optional<Cue> cue;
    for (std::size_t i = moves; i < s.match.turn_count(); ++i)
        cue = std::max(cue, games::cue_of<G>(s.match.known_turns()[i].events));
    return cue;
}

template <class G>
Cue cue_of_end(const games::Session<G>& s) {
    const auto winners = s.match.rules().winners(s.match.state()).list();
    return std::any_of(winners.begin(), winners.end(), [&](Seat seat) { return is_human(s, seat); }) ? Cue::win
                                                                                                     : Cue::over;
}

/// What is to be heard in this frame, which counts as heard from here on.
template <class G>
std::optional<Cue> next_cue(games::Session<G>& s) {
    const games::Heard now{s.match.turn_count(), games::is_celebrated(s)};
    const auto before = std::exchange(s.heard, now);
    if (!before) return s.begins ? std::optional(Cue::deal) : std::nullopt;
    const auto cue = cue_since(s, before->moves);
    return now.end && !before->end ? std::max(cue, std::optional(cue_of_end(s))) : cue;
}

} // namespace

void hear_table(App& app) {
    const auto cue = on_table(app, std::optional<Cue>(), [](auto& s) { return next_cue(s); });
    if (cue) play(app, *cue);
}

} // namespace palazzo::app
