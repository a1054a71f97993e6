#include "engine/share/table_link.hpp"

#include "engine/core/base64url.hpp"
#include "engine/core/digest.hpp"

#include <algorithm>

namespace palazzo {
namespace {

constexpr std::string_view name_of_table = "table=";
constexpr std::string_view head_of_table = "table=1";
constexpr std::size_t table_checksum_size = 5;

} // namespace

bool may_be_table_link(std::string_view fragment) { return fragment.starts_with(name_of_table); }

std::string write_table_link(std::string_view table) {
    const std::string link = std::string(head_of_table) + std::string(table);
    return link + digest_of(link).substr(0, table_checksum_size);
}

Result<std::string> read_table_link(std::string_view fragment) {
    if (!may_be_table_link(fragment)) return Problem{"link", "problem.link.not_one"};
    if (fragment.size() > name_of_table.size() && !fragment.starts_with(head_of_table))
        return Problem{"link", "problem.link.newer"};
    std::string table(fragment.substr(std::min(fragment.size(), head_of_table.size())).substr(0, table_link_size));
    if (table.size() != table_link_size || !from_base64url(table) || write_table_link(table) != fragment)
        return Problem{"link", "problem.link.broken"};
    return table;
}

} // namespace palazzo
