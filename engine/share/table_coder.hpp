// What stands in a link before the moves: the table and its deal.
#pragma once

#include "engine/core/option_field.hpp"
#include "engine/core/record.hpp"
#include "engine/share/link_coder.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace palazzo {

/// What a game's options look like, without their type.
struct OptionShape {
    std::string_view name;
    OptionValues allowed;
};

/// The names of presets and options in the order that links count them by.
struct TableShape {
    std::vector<std::string> presets;
    std::vector<OptionShape> options;
};

/// The record's preset and options.
void code_table(LinkCoder& coder, const TableShape& shape, Record& record);
/// Its seats, what it was played with, whether it was practice.
void code_circumstances(LinkCoder& coder, Record& record);
/// Its deal. `cards`: all cards of such a table as texts, in any order; asked for where a deal is by cards.
void code_deal(LinkCoder& coder, Json (*cards)(const Record&), Record& record);

/// A number below 64, of which so many are known: links of newer versions may know more.
std::size_t code_known(LinkCoder& coder, std::size_t value, std::size_t known);

} // namespace palazzo
