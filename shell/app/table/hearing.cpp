#include "shell/app/table/hearing.hpp"

#include "shell/app/sounds/sounds.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace palazzo::app {
namespace {

using sound::Cue;

Cue cue_of_end(const games::GameTable& s) { return games::has_human_winner(s) ? Cue::win : Cue::over; }

/// The sound to play in a frame.
struct TableSound {
    std::optional<Cue> cue;  ///< The sound; nullopt if nothing is to be heard.
    bool big_moment = false; ///< True if one of the moves is a big moment, which is celebrated.
};
/// Returns the sound of the moves since the last frame, and notes that it was played.
TableSound next_sound(games::GameTable& s) {
    const games::SoundedPart now{s.turn_count(), games::shows_winner(s)};
    const auto before = std::exchange(s.sounded_part, now);
    if (!before) return {s.newly_dealt ? std::optional(Cue::deal) : std::nullopt};
    TableSound sound_now;
    for (std::size_t i = before->moves; i < s.turn_count(); ++i) {
        const games::PublicTurn turn = s.public_turn(i);
        sound_now.cue = std::max(sound_now.cue, turn.cue);
        sound_now.big_moment = sound_now.big_moment || turn.celebrated;
    }
    if (now.end && !before->end) sound_now.cue = std::max(sound_now.cue, std::optional(cue_of_end(s)));
    return sound_now;
}

} // namespace

void play_table_sounds(App& app) {
    games::GameTable* table = table_on_page(app);
    if (table == nullptr) return;
    const TableSound sound_now = next_sound(*table);
    if (sound_now.cue) play_sound(app, *sound_now.cue);
    if (sound_now.big_moment) app.feature_data.get<BigMoment>().pending = true;
}

void celebrate_big_moment(App& app) {
    const games::GameTable* table = table_on_page(app);
    BigMoment& moment = app.feature_data.get<BigMoment>();
    if (!moment.pending || (table != nullptr && !games::has_last_move_landed(*table))) return;
    moment.pending = false;
    moment.celebration_began = app.services.clock();
}

} // namespace palazzo::app
