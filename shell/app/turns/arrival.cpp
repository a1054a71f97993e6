#include "shell/app/turns/arrival.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/saves/same_game.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/store/seats_here.hpp"

namespace palazzo::app {
namespace {

/// Stored games that have the same table as a link; an id is empty if there is no such game.
struct Origin {
    std::string later;             ///< Id of the game that continues the link's game or equals it.
    bool has_gone_on = false;      ///< True if the game `later` has more moves than the link's.
    std::string earlier;           ///< Id of the longest game that the link's game continues.
    std::size_t earlier_moves = 0; ///< Number of moves of the game `earlier`.
    std::string other;             ///< Id of a game that went on differently from the link's.

    bool empty() const { return later.empty() && earlier.empty() && other.empty(); }
};

/// Notes the stored game `save` in `origin`, if it has the same table as the link's game `arrived`.
void compare(Origin& origin, const Save& save, const Record& arrived) {
    const auto record = read_record(save.record);
    if (!record || !is_same_table(*record, arrived)) return;
    const std::size_t moves = record->moves.size();
    if (continues_record(*record, arrived)) {
        origin.later = save.id;
        origin.has_gone_on = moves > arrived.moves.size();
    } else if (!continues_record(arrived, *record)) {
        origin.other = save.id;
    } else if (origin.earlier.empty() || origin.earlier_moves < moves) {
        origin.earlier = save.id;
        origin.earlier_moves = moves;
    }
}

/// Returns the stored games that have the same table as a link. If any of them is played by message, only those count,
/// because the others are copies in which somebody played on from a replay. A finished game is unpacked only if its
/// game and its players are those of the link.
Origin origin_of(const Store& store, const Record& arrived) {
    Origin by_message;
    Origin copies;
    const auto add = [&](const Save& save) {
        compare(load_seats_on_device(store, save.id).empty() ? copies : by_message, save, arrived);
    };
    for (const Save& save : load_saves(store).saves) add(save);
    for (const FinishedEntry& one : list_finished_games(store)) {
        if (!one.summary || one.summary->game != arrived.game || one.summary->seats != arrived.seats) continue;
        if (const auto finished = load_finished_game(store, one.id); finished.save) add(*finished.save);
    }
    return by_message.empty() ? copies : by_message;
}

/// Notes who uses this device: the players who used it in the stored game `origin` or, if there are none, the viewer.
void seat_players(App& app, const std::string& origin) {
    games::GameTable& s = *app.table;
    s.seats_here = load_seats_on_device(app.services.store, origin);
    if (s.seats_here.empty()) s.seats_here.add(s.viewer);
    store_seats_on_device(app.services.store, s.id, s.seats_here);
}

} // namespace

std::string open_turn(App& app, const Record& arrived) {
    const Origin origin = origin_of(app.services.store, arrived);
    if (!origin.later.empty()) {
        resume_game(app, origin.later);
        if (origin.has_gone_on) notify(app, {"turn.gone_on", {}});
        return "";
    }
    if (std::string fault = put_record_on_table(app, arrived, origin.earlier); !fault.empty()) return fault;
    const bool differs = origin.earlier.empty() && !origin.other.empty();
    seat_players(app, differs ? origin.other : app.table->id);
    // The game was played here, so its end is counted here.
    if (!origin.earlier.empty()) app.was_over_when_opened = false;
    autosave(app);
    if (differs) notify(app, {"app.diverged", {}});
    return "";
}

} // namespace palazzo::app
