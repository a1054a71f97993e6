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

/// A store of texts, each under its key: the platform's store, or a map in tests.
struct Store {
    std::function<std::optional<std::string>(const std::string& key)> load;
    /// Stores a text under a key. Returns false, and changes nothing, if the store refuses the text.
    std::function<bool(const std::string& key, const std::string& text)> store;
    std::function<void(const std::string& key)> erase;
    std::function<std::vector<std::string>(const std::string& prefix)> keys;
    /// Returns whether the store is empty and refuses even the smallest text. The function itself is empty if the
    /// platform can't find that out.
    std::function<bool()> is_store_forbidden = {};
};

/// Prefix of all of Palazzo's keys, because other pages may share the local storage.
inline constexpr const char* common_key_prefix = "palazzo:";

/// A saved game.
struct Save {
    std::string id;
    /// Number of the write, counted over all games; the save with the largest number is the latest.
    std::uint64_t serial = 0;
    std::string record;
};

/// Result of reading a game.
struct FoundSave {
    std::optional<Save> save;
    /// Keys of unreadable data, which is never deleted: the keys to which it was set aside (aside.hpp), or the original
    /// ones if the store had no room for that.
    std::vector<std::string> keys_set_aside;
    /// True if a newer version of the program wrote this game. Then it was neither read nor changed.
    bool is_newer_version = false;
};

/// Reads a game from its newest undamaged slot, or from the finished games.
FoundSave load_save(const Store& store, const std::string& id);

/// Result of reading all games under way.
struct FoundSaves {
    /// The games that could be read, the latest one first.
    std::vector<Save> saves;
    std::vector<std::string> keys_set_aside;
    std::vector<std::string> newer_ids; ///< Ids of games that a newer version of the program wrote.
};
/// Reads all games under way.
FoundSaves load_saves(const Store& store);

/// Stores a game under way in the older one of its two slots. Returns false if the store refuses, or if a newer version
/// wrote the stored game; then the stored game remains.
bool write_save(const Store& store, const Save& save);
/// Erases a game, whether under way or finished, with its play time and its seats here.
void erase_save(const Store& store, const std::string& id);
/// Erases only the two slots of a game.
void erase_slots(const Store& store, const std::string& id);

/// Returns the id of the game that was on the table last; empty if there was none.
std::string current_game_id(const Store& store);
/// Stores the id of the game that is on the table.
void store_current_game_id(const Store& store, const std::string& id);

/// Returns the total size of the keys that begin with `prefix` and of their texts, in characters.
std::size_t total_stored_size(const Store& store, const std::string& prefix);

// ---- The format of slots

/// Returns the text of a slot: `palazzo 1 SERIAL DIGEST`, a line end, and `content`. The digest is computed from serial
/// and content.
std::string write_slot(std::uint64_t serial, const std::string& content);
/// Reads the text of a slot; nullopt if the text isn't that of a slot or its digest is wrong. The id of the result is
/// empty.
std::optional<Save> read_slot(const std::string& text);
/// Returns whether a text is that of a slot in a newer format, which this version doesn't know.
bool is_newer_slot(const std::string& text);

inline constexpr const char* current_game_key = "palazzo:current";
/// Prefix of the keys of slots, followed by the game's id, `:`, and 0 or 1.
inline constexpr const char* slot_key_prefix = "palazzo:game:";
/// Prefix of the keys of play times, which are in seconds, followed by the game's id.
inline constexpr const char* play_time_key_prefix = "palazzo:time:";
/// Prefix of the keys of the orders in which players have arranged their hands, followed by the game's id.
inline constexpr const char* hand_order_key_prefix = "palazzo:order:";

} // namespace palazzo::app
