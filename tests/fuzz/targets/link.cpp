// Fuzzes links: reads them and opens their tables in the same way as the page and the command line. Each link is also
// read with a correct checksum, because the code behind the check would otherwise never be reached.
#include "engine/share/link.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "engine/share/table_link.hpp"
#include "tests/contract/links.hpp"
#include "tests/fuzz/target.hpp"

namespace palazzo::fuzz {
namespace {

void open_link(const Link& link) {
    call_with_game(link.record.game, [&](const auto& rules) {
        Record record = link.record;
        if (link.kind == LinkKind::rules) record.deal = deal_from_seed(1);
        const auto match = open_match(rules, record);
        if (!match) {
            require(!contains_whole_game(link.kind), "a game that a link was read to opens");
            return require_refusal(match.problem());
        }
        const auto again = write_link(match->record(), link.kind);
        require(static_cast<bool>(again), "a link that was read can be written");
        require(read_link(*again)->record == link.record, "a link is read as it was written");
    });
}

/// Reads a link to a table with friends.
void read_table(std::string_view text) {
    const auto table = read_table_link(text);
    if (!table) return require_refusal(table.problem());
    require(may_be_table_link(text), "a link to a table begins as one");
    require(*read_table_link(write_table_link(*table)) == *table, "a table is read as it was written");
}

void read(std::string_view text) {
    read_table(text);
    const auto head = read_link_without_deal(text);
    const auto link = read_link(text);
    if (!link) return require_refusal(link.problem());
    require(may_be_link(text) && head, "a link begins as one, and has a head");
    open_link(*link);
}

} // namespace
} // namespace palazzo::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    using namespace palazzo;
    const std::string_view text = fuzz::text_of(bytes, size);
    fuzz::read(text);
    fuzz::read(contract::with_checksum(text));
    return 0;
}
