// The fragment of a link that leads to a table with friends at other places: `table=1`, the table's key and its id in
// base64url, and a checksum that detects links that were cut or mistyped. docs/online.md describes key and id. The
// mailbox makes and uses both; for the rest of the program they are one text.
#pragma once

#include "engine/core/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace palazzo {

/// Length of the text with a table's key and id: 32 bytes in base64url.
inline constexpr std::size_t table_link_size = 43;

/// Returns whether a text begins like a link to a table, of whatever version.
bool may_be_table_link(std::string_view fragment);
/// Returns the fragment, without `#`, of the link to a table.
std::string write_table_link(std::string_view table);
/// Returns the table of a link's fragment. If the link is refused, Problem::place is `link`.
Result<std::string> read_table_link(std::string_view fragment);

} // namespace palazzo
