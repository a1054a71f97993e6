// Tests links to tables with friends.
#include "engine/share/table_link.hpp"

#include "engine/share/link.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::test {

TEST_CASE("A link to a table is read as it was written", "[share]") {
    const std::string table = "0123456789abcdefghijklmnopqrstuvwxyzABCDE-_";
    REQUIRE(table.size() == table_link_size);
    const std::string link = write_table_link(table);
    CHECK(link == "table=1" + table + link.substr(link.size() - 5));
    CHECK(may_be_table_link(link));
    CHECK_FALSE(may_be_link(link));
    REQUIRE(read_table_link(link));
    CHECK(*read_table_link(link) == table);
}

TEST_CASE("A link to a table in which any character is changed, missing or added is refused", "[share]") {
    const std::string link = write_table_link(std::string(table_link_size, 'A'));
    const auto fault = [](const std::string& text) {
        const auto read = read_table_link(text);
        return read ? std::string("none") : read.problem().fault.id;
    };
    for (std::size_t at = 7; at < link.size(); ++at) {
        std::string changed = link;
        changed[at] = changed[at] == 'B' ? 'C' : 'B';
        CHECK(fault(changed) == "problem.link.broken");
        CHECK(fault(link.substr(0, at)) == "problem.link.broken");
    }
    CHECK(fault(link + "A") == "problem.link.broken");
    CHECK(fault(std::string(link).replace(10, 1, "%")) == "problem.link.broken");
    CHECK(fault("table=2" + link.substr(7)) == "problem.link.newer");
    CHECK(fault("table=") == "problem.link.broken");
    CHECK(fault("rules=1") == "problem.link.not_one");
}

} // namespace palazzo::test
