// The rules of a table, a deal or a whole game as a short text for the fragment of a URL, which no server sees:
// `rules=1…`, `deal=1…`, `game=1…`, `turn=1…`, where 1 is the version. Letters, digits, `-` and `_` follow; the last
// five are a checksum that detects links that were cut or mistyped. Version 2 differs in how it codes options with
// lists or objects: the game packs them (`pack` in engine/core/option_field.hpp). It is written only for tables that
// have such options.
//
// Links are kept in messages and notes for years. Therefore these orders are part of their format and never change: of
// games, presets, options and their values, levels, and the moves that legal() lists. tests/golden has examples.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace palazzo {

enum class LinkKind : std::uint8_t {
    rules, ///< game, preset and options of the table
    deal,  ///< the table and the deal of its cards
    game,  ///< the whole record, with seats and their names, extras and all moves
    turn,  ///< the same content as `game`, for the person who plays next
};

/// Returns whether a link of a kind contains a whole game.
constexpr bool has_game(LinkKind kind) { return kind == LinkKind::game || kind == LinkKind::turn; }

/// The longest link, in bytes; a game of 2000 moves takes a few thousand.
inline constexpr std::size_t longest_link = 16 * 1024;

/// Returns the fragment, without `#`, of a record that open_match() opens; a problem if the game is too long for a
/// link. Reading a link that has a game gives the record as Match::record() writes it.
Result<std::string> write_link(const Record& record, LinkKind kind);

struct Link {
    LinkKind kind = LinkKind::rules;
    /// A record without a deal if the kind is `rules`, and without seats and extras unless it has a game. The caller
    /// adds what is missing.
    Record record;
};

/// Reads a link; a problem's place is `link`, or begins with it. The form of the record is valid, but its options and
/// moves still have to be checked by open_match(). To read a game, or a deal card by card, the resources of its table
/// must be loaded (UsesResources in core/game.hpp).
Result<Link> read_link(std::string_view fragment);
/// Reads a link without its deal and moves, for which no resources have to be loaded, so that the caller can ask which
/// ones it needs.
Result<Link> read_link_head(std::string_view fragment);

/// Returns whether a text begins like a link of any version.
bool may_be_link(std::string_view fragment);

} // namespace palazzo
