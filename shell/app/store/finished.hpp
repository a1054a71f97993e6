// Games that are over: each kept once and packed, with a summary to be listed by, so that thousands of them fit and a
// list of them replays none.
#pragma once

#include "shell/app/store/store.hpp"

#include "engine/core/record.hpp"

namespace palazzo::app {

inline constexpr const char* finished_prefix = "palazzo:over:"; ///< and id

/// What a list says of a finished game, and what is counted over all of them.
struct Summary {
    std::string game;
    std::string preset; ///< empty: none
    std::vector<SeatInfo> seats;
    std::vector<Seat> winners;
    std::size_t moves = 0;
    int day = 0;                  ///< on which it was kept, in days since 1970
    std::vector<int> points = {}; ///< by seat; empty: the game isn't about points, or an earlier version kept it
    friend bool operator==(const Summary&, const Summary&) = default;
};

/// Keeps a game that is over in place of its slots. False when the store refuses: the slots are still there.
bool write_finished(const Store& store, const Save& save, const Summary& summary);

/// What is kept of a finished game.
struct Finished {
    std::optional<Save> save;
    bool newer = false; ///< a newer version of the program wrote it
};
/// One that can't be read is set aside.
Finished load_finished(const Store& store, const std::string& id);
bool has_finished(const Store& store, const std::string& id);
void erase_finished(const Store& store, const std::string& id);

/// A line of the list of finished games.
struct FinishedEntry {
    std::string id;
    std::uint64_t serial = 0;
    std::optional<Summary> summary; ///< nullopt: it can't be read, or a newer version wrote it
    std::size_t room = 0;           ///< that it takes, in characters
};
/// All of them, the one that ended last first, by day and then by serial. The records are neither unpacked nor checked.
std::vector<FinishedEntry> list_finished(const Store& store);
/// One of them; nullopt: there is none of that id.
std::optional<FinishedEntry> find_finished(const Store& store, const std::string& id);
std::size_t count_finished(const Store& store);

/// The text of a finished game: `palazzo 1 SERIAL DIGEST`, a line with the summary as JSON, the packed record.
std::string write_finished_text(const Save& save, const Summary& summary);

} // namespace palazzo::app
