#include "shell/app/turns/arrival.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/saves/same_game.hpp"
#include "shell/app/store/finished.hpp"
#include "shell/app/store/seats_here.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

/// A stored game of the same table.
struct Kept {
    std::string id;
    Record record;
};

/// Returns the stored games of the same table, under way and finished; only those by message if there are any, because
/// the others are copies that somebody played on from a replay. Of the finished ones, only those with the same players
/// are unpacked.
std::vector<Kept> kept_of_same_table(const Store& store, const Record& arrived) {
    std::vector<Kept> kept;
    const auto add = [&](const Save& save) {
        if (auto record = read_record(save.record); record && is_same_table(*record, arrived))
            kept.push_back({save.id, *std::move(record)});
    };
    for (const Save& save : load_saves(store).saves) add(save);
    for (const FinishedEntry& one : list_finished(store)) {
        if (!one.summary || one.summary->game != arrived.game || one.summary->seats != arrived.seats) continue;
        if (const auto finished = load_finished(store, one.id); finished.save) add(*finished.save);
    }
    const auto is_copy = [&](const Kept& one) { return load_seats_here(store, one.id).empty(); };
    if (!std::all_of(kept.begin(), kept.end(), is_copy)) std::erase_if(kept, is_copy);
    return kept;
}

/// The relation of a link to the games that are stored here.
struct Origin {
    std::optional<Kept> later;   ///< A stored game that continues the link, or is equal to it.
    std::optional<Kept> earlier; ///< The longest stored game that the link continues.
    std::optional<Kept> other;   ///< A stored game that went on differently.
};

Origin origin_of(const Record& arrived, std::vector<Kept> kept) {
    Origin origin;
    for (Kept& one : kept) {
        if (continues(one.record, arrived))
            origin.later = std::move(one);
        else if (!continues(arrived, one.record))
            origin.other = std::move(one);
        else if (!origin.earlier || origin.earlier->record.moves.size() < one.record.moves.size())
            origin.earlier = std::move(one);
    }
    return origin;
}

/// Opens the stored game that has gone on since the link, or is equal to it.
std::string open_later(App& app, const Kept& later, const Record& arrived) {
    resume(app, later.id);
    if (later.record.moves.size() > arrived.moves.size()) notify(app, {"turn.gone_on", {}});
    return "";
}

/// Notes who uses this device: the players of the stored game `origin`, else the one whose turn it is.
void seat_players(App& app, const std::string& origin) {
    games::GameTable& s = *app.table;
    s.here = load_seats_here(app.services.store, origin);
    if (s.here.empty()) s.here.add(s.viewer);
    store_seats_here(app.services.store, s.id, s.here);
}

} // namespace

std::string open_turn(App& app, const Record& arrived) {
    const Origin origin = origin_of(arrived, kept_of_same_table(app.services.store, arrived));
    if (origin.later) return open_later(app, *origin.later, arrived);
    const std::string earlier = origin.earlier ? origin.earlier->id : "";
    if (std::string fault = put_on_table(app, arrived, earlier); !fault.empty()) return fault;
    seat_players(app, origin.other && !origin.earlier ? origin.other->id : app.table->id);
    if (origin.earlier) app.was_over_when_opened = false; // A game that was played here counts here.
    autosave(app);
    if (origin.other && !origin.earlier) notify(app, {"turn.differs", {}});
    return "";
}

} // namespace palazzo::app
