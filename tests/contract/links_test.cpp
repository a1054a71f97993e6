// Tests that a record is the same after writing it as a link and reading it, and that a changed link is refused in one
// line, or is a game.
#include "tests/contract/links.hpp"
#include "tests/contract/mutate.hpp"
#include "tests/lines.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {
namespace {

bool is_plain(std::string_view link) {
    const std::size_t sign = link.find('=');
    return link.find_first_not_of(base64url_letters, sign + 1) == std::string_view::npos;
}

/// Returns "" if the link `text` opens as a game or is refused in one line; otherwise returns what is wrong.
template <CatalogueGame G>
std::string fault_of(const G& rules, const std::string& text) {
    const auto link = read_link(text);
    if (!link) {
        const std::string line = line_of(link.problem());
        const bool is_line = line.rfind("link", 0) == 0 && line.find('\n') == std::string::npos && line.size() < 300;
        return is_line ? "" : line;
    }
    Record record = link->record;
    if (record.game != G::name) return "";
    if (link->kind == LinkKind::rules) record.deal = deal_from_seed(7);
    const auto match = open_match(rules, record);
    if (!match) return contains_whole_game(link->kind) ? "a link of a game that doesn't open" : "";
    const auto again = write_link(match->record(), link->kind);
    if (!again) return "a game that was read and has no link";
    return read_link(*again)->record == link->record ? "" : "lost on the way";
}

/// Returns the extras that links to rules or a deal contain: the choice of questions, without the player's own items
/// that are due and without the deck's digest.
Json shared_extras(const Record& table) {
    if (!table.extras.contains("challenges")) return Json::object();
    Json questions = table.extras["challenges"];
    for (const char* key : {"due", "digest"}) questions.erase(key);
    return Json{{"challenges", std::move(questions)}};
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "A game is the same after writing it as a link and reading it", "[contract][links]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(20, 2500); ++i) {
        Rng dice = Rng(60).split(i);
        const Record record = random_varied_game_record(rules, dice);
        CAPTURE(write_record(record));
        const auto link = write_link(record, LinkKind::game);
        REQUIRE(link);
        const auto read = read_link(*link);
        REQUIRE(read);
        CHECK(read->kind == LinkKind::game);
        if (!(read->record == record)) FAIL(write_record(read->record));
        CHECK(*write_link(read->record, LinkKind::game) == *link);
        CHECK(is_plain(*link));
        CHECK(may_be_link(*link));
    }
}

TEMPLATE_LIST_TEST_CASE(
    "A link to a deal keeps options, questions and deal but not the players, and a link to rules has no deal either",
    "[contract][links]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(100, 2500); ++i) {
        Rng dice = Rng(61).split(i);
        const Record table = random_varied_table_record(rules, dice);
        Record bare = table;
        bare.seats.clear();
        bare.extras = shared_extras(table);
        bare.practice = false;
        CAPTURE(write_record(table));
        // A link stores options whose values are lists or objects as packed text, which is at most half as long as the
        // options. The rest of the link must fit into 120 letters.
        std::size_t lists = 0;
        for (const auto& [option, value] : table.options.items())
            lists += value.is_structured() ? compact_json(value).size() : 0;
        const std::size_t room = 120 + lists / 2;
        const auto dealt = write_link(table, LinkKind::deal);
        CHECK((dealt->size() < room || table.deal.contains("cards")));
        const auto deal = read_link(*dealt);
        REQUIRE(deal);
        CHECK(deal->kind == LinkKind::deal);
        CHECK(deal->record == bare);
        bare.deal = Json::object();
        const auto link = write_link(table, LinkKind::rules);
        CHECK(link->size() < room);
        const auto read = read_link(*link);
        REQUIRE(read);
        CHECK(read->kind == LinkKind::rules);
        CHECK(read->record == bare);
    }
}

TEMPLATE_LIST_TEST_CASE(
    "The head of a link names the word list or deck that the link needs", "[contract][links]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < 20; ++i) {
        Rng dice = Rng(62).split(i);
        Record record = random_varied_game_record(rules, dice);
        const auto head = read_link_without_deal(*write_link(record, LinkKind::game));
        REQUIRE(head);
        record.deal = Json::object();
        record.moves.clear();
        CHECK(head->record == record);
    }
}

TEMPLATE_LIST_TEST_CASE("A changed link is refused in one line, or opens as a game", "[contract][links]", Catalogue) {
    const TestType rules;
    std::vector<std::string> links;
    for (std::uint64_t i = 0; i < 24; ++i) {
        Rng dice = Rng(63).split(i);
        const Record record = random_varied_game_record(rules, dice);
        links.push_back(*write_link(record, static_cast<LinkKind>(i % 3)));
    }
    Rng dice(64);
    for (const std::string& link : links) REQUIRE(fault_of(rules, link).empty());
    const int mutants = count_for_run(300, 25000);
    int refused = 0;
    for (int i = 0; i < mutants; ++i) {
        std::string link = mutate_bytes(links[dice.below(static_cast<std::uint32_t>(links.size()))], dice);
        if (i % 4 != 0) {
            // A changed link would have a correct checksum only if somebody had computed it on purpose.
            for (char& c : link)
                if (c != '=' && base64url_letters.find(c) == std::string_view::npos)
                    c = base64url_letters[dice.below(64)];
            link = with_checksum(link);
        }
        if (const std::string fault = fault_of(rules, link); !fault.empty()) FAIL(fault << "\n" << link);
        refused += read_link(link) ? 0 : 1;
    }
    CHECK(refused > mutants / 2);
    CHECK(refused < mutants);
}

} // namespace palazzo::contract
