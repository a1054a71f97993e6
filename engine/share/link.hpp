// A table's rules, a deal or a whole game as a short text for the fragment of an address, which no server sees:
// `rules=1…`, `deal=1…`, `game=1…`, where 1 is the version. Letters, digits, `-` and `_` follow; the last five guard
// against what was cut or mistyped.
//
// Links lie in messages and notes for years. What one is opened by is therefore part of the form: the order of games,
// presets, options and their values, of levels, and of what legal() lists. tests/golden holds them.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace palazzo {

enum class LinkKind : std::uint8_t {
    rules, ///< the table: game, preset, options
    deal,  ///< and its cards
    game,  ///< everything: seats with their names, what was played with, all moves
};

/// A link is no longer than this, in bytes; a game of 2000 moves takes a few thousand.
inline constexpr std::size_t longest_link = 16 * 1024;

/// The fragment, without `#`, for a record that opens (open_match). A game comes back as Match::record() writes it. The
/// problem: the game is too long to be said in a link.
Result<std::string> write_link(const Record& record, LinkKind kind);

struct Link {
    LinkKind kind = LinkKind::rules;
    /// Of `rules` without a deal, which is the caller's to fill in, as are seats and extras of all but a game.
    Record record;
};

/// What a link stands for, or why it isn't read: a problem whose place is `link`, or begins so. The form of the record
/// is right; its options and moves are the rules' to judge, as those of any record: open_match(). A game, and a deal
/// card by card, need what their table is played with at hand (Resourceful in core/game.hpp).
Result<Link> read_link(std::string_view fragment);
/// The same as far as nothing need be at hand, without the deal and the moves: to ask `resources` by.
Result<Link> read_link_head(std::string_view fragment);

/// Whether a text begins as a link of any version does.
bool may_be_link(std::string_view fragment);

} // namespace palazzo
