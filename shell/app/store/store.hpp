// Saved games in the key-value store. A game under way has two slots, written in turn, each with a checksum, so that an
// interrupted write loses at most one move. A finished game is stored once, packed (finished.hpp).
#pragma once

#include "engine/core/result.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

/// A store of texts by key: the platform's, or a map in tests.
struct Store {
    std::function<std::optional<std::string>(const std::string& key)> load;
    std::function<bool(const std::string& key, const std::string& text)>
        store; ///< Returns false if refused, with nothing changed.
    std::function<void(const std::string& key)> erase;
    std::function<std::vector<std::string>(const std::string& prefix)> keys;
    /// Returns whether the store refuses everything, however small, and is empty; no function if that isn't known.
    std::function<bool()> is_store_forbidden = {};
};

/// Prefix of all of Palazzo's keys, because other pages may share the local storage.
inline constexpr const char* all_prefix = "palazzo:";

/// A saved game.
struct Save {
    std::string id;
    std::uint64_t serial = 0; ///< Number of the write, counted over all games: the largest is the latest.
    std::string record;
};

/// Result of reading a game.
struct FoundSave {
    std::optional<Save> save;
    /// Keys of unreadable data, which is never deleted: the keys to which it was set aside (aside.hpp), or the original
    /// ones if the store had no room for that.
    std::vector<std::string> aside;
    /// True if a newer version of the program wrote this game. Then it was neither read nor changed.
    bool newer = false;
};

/// Reads a game from its newest undamaged slot, or from the finished games.
FoundSave load_save(const Store& store, const std::string& id);

/// Result of reading all games under way.
struct FoundSaves {
    /// The latest first.
    std::vector<Save> saves;
    std::vector<std::string> aside;
    std::vector<std::string> newer; ///< Ids of games that a newer version of the program wrote.
};
/// Reads all games under way.
FoundSaves load_saves(const Store& store);

/// Overwrites the older slot. Returns false if the store refuses or a newer version wrote the game; then the stored
/// game remains.
bool write_save(const Store& store, const Save& save);
/// Erases a game, under way or finished, with its play time and its seats here.
void erase_save(const Store& store, const std::string& id);
/// Erases only the two slots of a game.
void erase_slots(const Store& store, const std::string& id);

/// Returns the id of the game that was on the table last; empty if there was none.
std::string current_game(const Store& store);
/// Notes which game is on the table.
void set_current_game(const Store& store, const std::string& id);

/// Returns the size of all keys and texts whose keys begin with `prefix`, in characters.
std::size_t room_taken(const Store& store, const std::string& prefix);

// ---- The format of slots

/// Returns the text of a slot: `palazzo 1 SERIAL DIGEST`, a line end, the content. The digest is of serial and content.
std::string write_slot(std::uint64_t serial, const std::string& content);
/// Reads the text of a slot; nullopt if it isn't a slot or its digest is wrong. The id is left empty.
std::optional<Save> read_slot(const std::string& text);
/// Returns whether a text is a slot of a format that this version doesn't know.
bool is_newer_slot(const std::string& text);

inline constexpr const char* current_key = "palazzo:current";
inline constexpr const char* game_prefix = "palazzo:game:"; ///< Followed by the game's id, `:`, and 0 or 1.
inline constexpr const char* time_prefix =
    "palazzo:time:"; ///< Followed by the game's id; how many seconds the game was played.

} // namespace palazzo::app
