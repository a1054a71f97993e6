// Games kept in the key-value store: two slots a game, written in turn, each with a checksum, so that a write that
// fails half-way never costs more than one move.
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
};

/// Moves a text that can't be read to `palazzo:aside:NAME`, beside any that went there before, and returns the key.
/// Empty where the store has no room for it: then it stays where it is.
std::string set_aside(const Store& store, const std::string& key, const std::string& name, const std::string& text);

/// A kept game, found again.
struct Save {
    std::string id;
    std::uint64_t serial = 0; ///< counts the writes, over all games: the largest is the latest
    std::string record;
};

/// What reading found. `aside` names what couldn't be read and was set aside under another key, never deleted; where
/// the store had no room for that, it still lies under its own.
struct Found {
    std::optional<Save> save;
    std::vector<std::string> aside;
};

/// Reads a game from whichever slot is whole and newer.
Found load_save(const Store& store, const std::string& id);

/// All kept games, the latest first.
struct AllFound {
    std::vector<Save> saves;
    std::vector<std::string> aside;
};
AllFound load_saves(const Store& store);

/// Writes over the older slot. False when the store refuses: what was kept before is still there.
bool write_save(const Store& store, const Save& save);
void erase_save(const Store& store, const std::string& id);

/// The game that was on the table last; empty if none.
std::string current_game(const Store& store);
void set_current_game(const Store& store, const std::string& id);

/// The text of a slot: `palazzo 1 SERIAL DIGEST`, a line end, the record.
std::string write_slot(std::uint64_t serial, const std::string& record);
/// nullopt if the text is no slot or its checksum doesn't fit. The id is left empty.
std::optional<Save> read_slot(const std::string& text);

} // namespace palazzo::app
