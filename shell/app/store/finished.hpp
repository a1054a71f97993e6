// Finished games. Each is stored once, packed and with a summary, so that thousands fit and can be listed without
// replaying any.
#pragma once

#include "shell/app/store/store.hpp"

#include "engine/core/record.hpp"

namespace palazzo::app {

inline constexpr const char* finished_prefix = "palazzo:over:"; ///< Followed by the game's id.

/// The data of a finished game that lists show.
struct Summary {
    std::string game;
    std::string preset; ///< Empty if the game was played with no preset.
    std::vector<SeatInfo> seats;
    std::vector<Seat> winners;
    std::size_t moves = 0;
    int day = 0; ///< Day on which it was stored, in days since 1970.
    std::vector<int> points =
        {}; ///< Points by seat; empty if the game isn't about points or an earlier version stored it.
    friend bool operator==(const Summary&, const Summary&) = default;
};

/// Stores a finished game in place of its slots. Returns false if the store refuses; then the slots remain.
bool write_finished(const Store& store, const Save& save, const Summary& summary);

/// A finished game that was read.
struct Finished {
    std::optional<Save> save;
    bool newer = false; ///< True if a newer version of the program wrote it.
};
/// Reads a finished game; `save` is nullopt if there is none. An unreadable one is set aside.
Finished load_finished(const Store& store, const std::string& id);
bool has_finished(const Store& store, const std::string& id);
void erase_finished(const Store& store, const std::string& id);

/// An entry of the list of finished games.
struct FinishedEntry {
    std::string id;
    std::uint64_t serial = 0;
    std::optional<Summary> summary; ///< nullopt if it can't be read or a newer version wrote it.
    std::size_t room = 0;           ///< Size in the store, in characters.
};
/// Returns all finished games, the one that ended last first: by day, then by serial. Their records are neither
/// unpacked nor checked.
std::vector<FinishedEntry> list_finished(const Store& store);
/// Returns the entry of a game; nullopt if no finished game has this id.
std::optional<FinishedEntry> find_finished(const Store& store, const std::string& id);
std::size_t count_finished(const Store& store);

/// Returns the stored text of a finished game: `palazzo 1 SERIAL DIGEST`, a line with the summary as JSON, the packed
/// record.
std::string write_finished_text(const Save& save, const Summary& summary);

} // namespace palazzo::app
