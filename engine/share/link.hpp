// Writes the rules of a table, a deal or a whole game as a short text for the fragment of a URL, which no server sees:
// `rules=1…`, `deal=1…`, `game=1…` or `turn=1…`, where 1 is the version. The version is followed by letters, digits,
// `-` and `_`; the last five of them are a checksum that detects links that were cut or mistyped. In version 2,
// the game packs options whose values are lists or objects (`pack` in engine/core/option_field.hpp). Version 2 is
// written only for tables that have such options. Version 3 adds the choice of questions to links to rules or a deal,
// and a custom deck to links of any kind; it is written only for tables with a deck.
//
// Links are kept in messages and notes for years. Therefore the orders of the following things are part of the format
// and never change: games, presets, options and their values, levels, and the moves that legal_moves() lists.
// tests/golden has examples.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/result.hpp"
#include "engine/quiz/deck.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace palazzo {

enum class LinkKind : std::uint8_t {
    rules, ///< the game, the preset and the options of the table, and the choice of questions
    deal,  ///< the content of `rules`, and the deal of the cards
    game,  ///< the whole record, with the players' names, extras and all moves
    turn,  ///< the same content as `game`, for the person who plays next
};

/// Returns whether a link of a kind contains a whole game.
constexpr bool contains_whole_game(LinkKind kind) { return kind == LinkKind::game || kind == LinkKind::turn; }

/// The longest link, in bytes. A game of 2000 moves takes a few thousand bytes.
inline constexpr std::size_t longest_link = 16 * 1024;

/// The largest number of questions of a deck that a link contains. If they are words with their translations, the link
/// still fits into a QR code.
inline constexpr std::size_t most_items_in_link = 60;

/// Returns the fragment, without `#`, of a record that open_match() can open. The link contains `deck` if it isn't
/// null; the deck must be that of the record, and have at most `most_items_in_link` items. Returns a problem if the
/// game is too long for a link. Reading a link that contains a whole game gives the record as Match::record() writes
/// it.
Result<std::string> write_link(const Record& record, LinkKind kind, const quiz::Deck* deck = nullptr);

struct Link {
    LinkKind kind = LinkKind::rules;
    /// The record. It has no deal if the kind is `rules`. Unless the link contains a whole game, it has no seats, and
    /// no extras but the choice of questions. The caller adds what is missing.
    Record record;
    std::optional<quiz::Deck> deck = {}; ///< The deck of the record's questions; nullopt if the link contains none.
};

/// Reads a link. If the link is refused, Problem::place is `link` or begins with `link`. The form of the record has
/// been checked, but not its options and moves, which open_match() checks. If the link contains a whole game, or lists
/// the cards of a deal, the resources of its table must have been loaded (UsesResources in engine/core/game.hpp).
Result<Link> read_link(std::string_view fragment);
/// Reads a link without its deal and moves. No resources have to be loaded for it, so the caller can find out which
/// resources the whole link needs.
Result<Link> read_link_without_deal(std::string_view fragment);

/// Returns whether a text begins like a link, of whatever version.
bool may_be_link(std::string_view fragment);

} // namespace palazzo
