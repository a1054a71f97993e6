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

/// Whether one of the game's big moments was seen from a number of moves on.
template <class G>
bool has_big_moment(const games::Session<G>& s, std::size_t moves) {
    const auto is_big = [](const auto& turn) {
        return std::any_of(turn.events.begin(), turn.events.end(), games::UiOf<G>::is_celebrated);
    };
    const auto& turns = s.match.known_turns();
    const auto first = turns.begin() + static_cast<std::ptrdiff_t>(moves);
    const auto last = turns.begin() + static_cast<std::ptrdiff_t>(s.match.turn_count());
    return moves < s.match.turn_count() && std::any_of(first, last, is_big);
}

template <class G>
Cue cue_of_end(const games::Session<G>& s) {
    const auto winners = s.match.rules().winners(s.match.state()).list();
    return std::any_of(winners.begin(), winners.end(), [&](Seat seat) { return is_human(s, seat); }) ? Cue::win
                                                                                                     : Cue::over;
}

/// What is to be heard in this frame, which counts as heard from here on.
struct Told {
    std::optional<Cue> cue;
    bool big_moment = false;
};
template <class G>
Told next_told(games::Session<G>& s) {
    const games::Heard now{s.match.turn_count(), games::is_celebrated(s)};
    const auto before = std::exchange(s.heard, now);
    if (!before) return {s.begins ? std::optional(Cue::deal) : std::nullopt};
    const auto cue = cue_since(s, before->moves);
    return {
        now.end && !before->end ? std::max(cue, std::optional(cue_of_end(s))) : cue, has_big_moment(s, before->moves)};
}

} // namespace

void hear_table(App& app) {
    const Told told = on_table(app, Told{}, [](auto& s) { return next_told(s); });
    if (told.cue) play(app, *told.cue);
    if (told.big_moment) app.big_moment_lands = true;
}

void celebrate_what_landed(App& app) {
    const auto lies = [](const auto& s) { return games::has_landed(s); };
    if (!app.big_moment_lands || !on_table(app, true, lies)) return;
    app.big_moment_lands = false;
    app.big_moment = app.services.clock();
}

} // namespace palazzo::app
