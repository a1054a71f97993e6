// Games kept in the key-value store. One that is under way has two slots, written in turn, each with a checksum, so
// that a write that fails half-way never costs more than one move. One that is over is kept once, and packed
// (finished.hpp).
#pragma once

#include "engine/core/result.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// Where texts are kept by key; the platform's store, or a map in tests.
struct Store {
    std::function<std::optional<std::string>(const std::string& key)> load;
    std::function<bool(const std::string& key, const std::string& text)> store; ///< false: refused, nothing changed
    std::function<void(const std::string& key)> erase;
    std::function<std::vector<std::string>(const std::string& prefix)> keys;
    /// Whether the store refuses everything, however small, and holds nothing; none: it isn't known.
    std::function<bool()> keeps_nothing = {};
};

/// All of Palazzo's keys begin so: local storage may be shared with other pages.
inline constexpr const char* all_prefix = "palazzo:";

/// A kept game, found again.
struct Save {
    std::string id;
    std::uint64_t serial = 0; ///< counts the writes, over all games: the largest is the latest
    std::string record;
};

/// What reading found.
struct FoundSave {
    std::optional<Save> save;
    /// Names what couldn't be read and was set aside under another key (aside.hpp), never deleted; where the store had
    /// no room for that, it still lies under its own.
    std::vector<std::string> aside;
    bool newer = false; ///< a newer version of the program wrote this game: it was left as it is, and isn't read
};

/// Reads a game from whichever slot is whole and newer, or from where finished games are kept.
FoundSave load_save(const Store& store, const std::string& id);

/// The games that are under way, the latest first.
struct FoundSaves {
    std::vector<Save> saves;
    std::vector<std::string> aside;
    std::vector<std::string> newer; ///< ids
};
FoundSaves load_saves(const Store& store);

/// Writes over the older slot. False when the store refuses, or holds what a newer version wrote: what was kept before
/// is still there.
bool write_save(const Store& store, const Save& save);
/// Erases a game in whatever form it is kept.
void erase_save(const Store& store, const std::string& id);
/// Erases its two slots alone.
void erase_slots(const Store& store, const std::string& id);

/// The game that was on the table last; empty if none.
std::string current_game(const Store& store);
void set_current_game(const Store& store, const std::string& id);

/// What Palazzo keeps under some prefix takes so much room, in characters: keys and texts.
std::size_t room_taken(const Store& store, const std::string& prefix);

// ---- The form of what is kept

/// The text of a slot: `palazzo 1 SERIAL DIGEST`, a line end, the content. The digest is of serial and content.
std::string write_slot(std::uint64_t serial, const std::string& content);
/// Returns nullopt if the text is no slot or its checksum doesn't fit. The id is left empty.
std::optional<Save> read_slot(const std::string& text);
/// Whether a text is a slot of a format that this version doesn't know yet.
bool is_newer_slot(const std::string& text);

inline constexpr const char* current_key = "palazzo:current";
inline constexpr const char* game_prefix = "palazzo:game:"; ///< and id, `:`, 0 or 1
inline constexpr const char* time_prefix = "palazzo:time:"; ///< and id: for how many seconds the game was played

} // namespace palazzo::app
