// The part of a link before the moves: the table and its deal.
#pragma once

#include "engine/core/option_field.hpp"
#include "engine/core/record.hpp"
#include "engine/share/link_coder.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// An option of a game, without the game's type.
struct OptionShape {
    std::string_view name;
    OptionValues allowed;
};

/// The presets and options, in the order by which links number them.
struct TableShape {
    std::vector<std::string> presets;
    std::vector<OptionShape> options;
};

/// Codes the record's preset and options.
void code_table(LinkCoder& coder, const TableShape& shape, Record& record);
/// Codes the record's seats, its extras, and whether it was practice.
void code_seats_and_extras(LinkCoder& coder, Record& record);
/// Codes the record's deal. `cards` returns all cards of such a table as texts, in any order; it is called only if the
/// deal is given card by card.
void code_deal(LinkCoder& coder, Json (*cards)(const Record&), Record& record);

/// Codes a number below 64, of which the first `known` are known here; links from newer versions may have others.
std::size_t code_known(LinkCoder& coder, std::size_t value, std::size_t known);

} // namespace palazzo
