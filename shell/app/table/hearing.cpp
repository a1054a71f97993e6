#include "shell/app/table/hearing.hpp"

#include "shell/app/sounds/sounds.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

using sound::Cue;

Cue cue_of_end(const games::GameTable& s) { return games::has_human_winner(s) ? Cue::win : Cue::over; }

/// What is to be heard in this frame, which counts as heard from here on.
struct Told {
    std::optional<Cue> cue;
    bool big_moment = false;
};
Told next_told(games::GameTable& s) {
    const games::Heard now{s.turn_count(), games::is_celebrated(s)};
    const auto before = std::exchange(s.heard, now);
    if (!before) return {s.newly_dealt ? std::optional(Cue::deal) : std::nullopt};
    Told told;
    for (std::size_t i = before->moves; i < s.turn_count(); ++i) {
        const games::PublicTurn turn = s.turn(i);
        told.cue = std::max(told.cue, turn.cue);
        told.big_moment = told.big_moment || turn.celebrated;
    }
    if (now.end && !before->end) told.cue = std::max(told.cue, std::optional(cue_of_end(s)));
    return told;
}

} // namespace

void hear_table(App& app) {
    games::GameTable* table = on_table(app);
    if (table == nullptr) return;
    const Told told = next_told(*table);
    if (told.cue) play(app, *told.cue);
    if (told.big_moment) app.own.of<BigMoment>().lands = true;
}

void celebrate_what_landed(App& app) {
    const games::GameTable* table = on_table(app);
    BigMoment& moment = app.own.of<BigMoment>();
    if (!moment.lands || (table != nullptr && !games::has_landed(*table))) return;
    moment.lands = false;
    moment.began = app.services.clock();
}

} // namespace palazzo::app
