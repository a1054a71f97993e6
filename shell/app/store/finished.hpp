// Finished games. Each game is stored once, packed and with a summary, so that thousands of games fit into the store
// and can be listed without replaying any.
#pragma once

#include "shell/app/store/store.hpp"

#include "engine/core/record.hpp"

namespace palazzo::app {

/// Prefix of the keys of finished games, followed by the game's id.
inline constexpr const char* finished_key_prefix = "palazzo:over:";

/// The data of a finished game that lists show.
struct FinishedSummary {
    std::string game;
    std::string preset; ///< Name of the preset; empty if the game was played without one.
    std::vector<SeatInfo> seats;
    std::vector<Seat> winners;
    std::size_t moves = 0;
    int day = 0; ///< Day on which the game was stored, in days since 1970.
    /// Points by seat; empty if the game isn't about points, or if an earlier version stored it.
    std::vector<int> points = {};
    friend bool operator==(const FinishedSummary&, const FinishedSummary&) = default;
};

/// Stores a finished game and erases the slots that it had while it was under way. Returns false if the store refuses;
/// then the slots remain.
bool write_finished_game(const Store& store, const Save& save, const FinishedSummary& summary);

/// Result of reading a finished game.
struct FoundFinishedGame {
    std::optional<Save> save;
    bool is_newer_version = false; ///< True if a newer version of the program wrote the game; then `save` is nullopt.
};
/// Reads a finished game; `save` is nullopt if there is none or it can't be read. An unreadable game is set aside.
FoundFinishedGame load_finished_game(const Store& store, const std::string& id);
bool has_finished_game(const Store& store, const std::string& id);
void erase_finished_game(const Store& store, const std::string& id);

/// An entry of the list of finished games.
struct FinishedEntry {
    std::string id;
    std::uint64_t serial = 0;
    std::optional<FinishedSummary>
        summary;                 ///< Summary of the game; nullopt if it can't be read or a newer version wrote it.
    std::size_t stored_size = 0; ///< Size of the game in the store, in characters.
};
/// Returns all finished games, the one that ended last first: they are sorted by day, then by serial. Their records are
/// neither unpacked nor checked.
std::vector<FinishedEntry> list_finished_games(const Store& store);
/// Returns the list entry of a game; nullopt if no finished game has this id.
std::optional<FinishedEntry> find_finished_entry(const Store& store, const std::string& id);
std::size_t count_finished_games(const Store& store);

/// Returns the text in which a finished game is stored: `palazzo 1 SERIAL DIGEST`, a line with the summary as JSON, and
/// the packed record.
std::string write_finished_text(const Save& save, const FinishedSummary& summary);

} // namespace palazzo::app
