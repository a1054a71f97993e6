// Tests which links are refused and why, and tests links to unusual records.
#include "engine/share/link.hpp"

#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "tests/contract/links.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <array>

namespace palazzo::test {
namespace {

const std::string record_text =
    R"({"format":1,"game":"palace","preset":"classic","deal":{"seed":"7"},"options":{"players":4}})";

/// A record with the option leave_out, which Palace writes into links in packed form.
const std::string packed_text =
    R"({"format":1,"game":"palace","preset":"classic","deal":{"seed":"7"},"options":{"players":4,"leave_out":["4"]}})";

std::string link_of(const std::string& record, LinkKind kind) { return *write_link(*read_record(record), kind); }

std::string refusal(std::string_view link) {
    const auto read = read_link(link);
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("A link begins with its kind and version", "[share]") {
    CHECK(link_of(record_text, LinkKind::rules).rfind("rules=1", 0) == 0);
    CHECK(link_of(record_text, LinkKind::deal).rfind("deal=1", 0) == 0);
    CHECK(link_of(record_text, LinkKind::game).rfind("game=1", 0) == 0);
    CHECK(link_of(record_text, LinkKind::turn).rfind("turn=1", 0) == 0);
    CHECK(link_of(packed_text, LinkKind::rules).rfind("rules=2", 0) == 0);
    CHECK(may_be_link("game=1"));
    CHECK(may_be_link("rules=2anything"));
    for (const char* text : {"", "game", "game=", "game=x", "quick=palace", "deals=1", "#game=1"}) {
        CAPTURE(text);
        CHECK_FALSE(may_be_link(text));
        CHECK(refusal(text) == "link: this isn't a Palazzo link");
    }
}

TEST_CASE("A link to rules or a deal contains the choice of questions, but not the player's own items that are due",
    "[share]") {
    Record record = *read_record(record_text);
    record.extras["challenges"] = Json{{"deck", "es"}, {"levels", {"A1"}}, {"seconds", 30}, {"due", {3, 17}}};
    for (const LinkKind kind : {LinkKind::rules, LinkKind::deal}) {
        const auto link = write_link(record, kind);
        REQUIRE(link);
        CHECK(link->find("=3") != std::string::npos);
        const auto read = read_link(*link);
        REQUIRE(read);
        CHECK(read->record.extras == Json{{"challenges", {{"deck", "es"}, {"levels", {"A1"}}, {"seconds", 30}}}});
        CHECK_FALSE(read->deck);
    }
    CHECK(write_link(record, LinkKind::game)->rfind("game=1", 0) == 0);
}

TEST_CASE("A link of any kind can contain a deck", "[share]") {
    const quiz::Deck deck{"my-list", "My list", "es", "en", {"A1"}, {"Words"},
        {{quiz::QuestionKind::translate, 0, 0, "the dog", {"el perro"}},
            {quiz::QuestionKind::translate, 0, 0, "the cat", {"el gato", "(la|una) gata"}}}};
    REQUIRE_FALSE(quiz::fault_in(deck));
    Record record = *read_record(record_text);
    record.extras["challenges"] = Json{{"deck", "my-list"}};
    for (const LinkKind kind : {LinkKind::rules, LinkKind::deal, LinkKind::game, LinkKind::turn}) {
        const auto link = write_link(record, kind, &deck);
        REQUIRE(link);
        const auto read = read_link(*link);
        REQUIRE(read);
        CHECK(read->deck == deck);
        CHECK(read->record.extras == record.extras);
        CHECK(read_link_without_deal(*link)->deck == deck);
    }
}

TEST_CASE("A link of the kind turn contains the whole game, and is as long as a link of the kind game", "[share]") {
    const std::string played =
        R"({"format":1,"game":"palindromes","deal":{"seed":"7"},"moves":[],"seats":[{"kind":"human","name":"Anna"},)"
        R"({"kind":"human","name":"Rosa"}]})";
    const std::string turn = link_of(played, LinkKind::turn);
    const std::string game = link_of(played, LinkKind::game);
    CHECK(turn.size() == game.size());
    const auto read = read_link(turn);
    REQUIRE(read);
    CHECK(read->kind == LinkKind::turn);
    CHECK(read->record == read_link(game)->record);
    CHECK(read_link_without_deal(turn)->record.seats == read->record.seats);
}

TEST_CASE(
    "A link that was made by a newer version of the program is refused, and the refusal gives that reason", "[share]") {
    CHECK(refusal("game=4AAAA") == "link: this link was made by a newer version of Palazzo");
    // The link's version is known, but its game isn't.
    CHECK(refusal(contract::with_checksum("rules=1_AAAAA?????"))
        == "link: this link was made by a newer version of Palazzo");
}

TEST_CASE("A link that was cut, mistyped or lengthened is refused as broken", "[share]") {
    const std::string link = link_of(GENERATE(record_text, packed_text), LinkKind::game);
    const std::string broken = "link: this link is broken: part of it is missing or changed";
    for (std::size_t size = std::string_view("game=1").size(); size < link.size(); ++size)
        CHECK(refusal(link.substr(0, size)) == broken);
    for (std::size_t at = std::string_view("game=1").size(); at < link.size(); ++at)
        for (const char other : {'A', 'b', '_', '.', '\n', '\0'}) {
            std::string changed = link;
            changed[at] = other;
            if (other != link[at]) CHECK(refusal(changed) == broken);
        }
    CHECK(refusal(link + "A") == broken);
    CHECK(refusal("deal" + link.substr(4)) == broken);
    CHECK(refusal(contract::with_checksum("game=1" + std::string(longest_link, 'A'))) == broken);
}

TEST_CASE("A link of random letters with a right checksum does no harm, and is refused in most cases", "[share]") {
    Rng dice(1);
    int refused = 0;
    for (int i = 0; i < 2000; ++i) {
        constexpr std::array<const char*, 5> heads{"game=1", "deal=1", "game=2", "deal=2", "turn=1"};
        std::string noise = heads[static_cast<std::size_t>(i % 5)];
        for (std::uint32_t size = dice.below(200); size > 0; --size) noise += base64url_letters[dice.below(64)];
        const std::string line = refusal(contract::with_checksum(noise + "?????"));
        CHECK((line.empty() || line.rfind("link", 0) == 0));
        refused += line.empty() ? 0 : 1;
    }
    CHECK(refused > 1000);
}

TEST_CASE("A link contains the verdicts on words if the game was played with another word list", "[share]") {
    const std::string game = R"({"format":1,"game":"palabra","preset":"classic","options":{},"deal":{"seed":"2"},)"
                             R"("dictionary":{"digest":"0123456789abcdef","name":"en"},"moves":[)"
                             R"({"seat":1,"move":{"pass":true}},{"seat":1,"move":{"word":["Br","Srb2","Ar"]}}]})";
    const auto record = read_record(game);
    REQUIRE(record);
    REQUIRE(open_match(palabra::Rules(), *record));
    CHECK(read_link(link_of(game, LinkKind::game))->record == *record);
    Record here = *record;
    here.extras = palabra::Rules().extras_for_record({});
    const auto refused = write_link(here, LinkKind::game);
    CHECK_FALSE(refused);
}

TEST_CASE("A link keeps the leading zeros of a seed", "[share]") {
    const std::string game = R"({"format":1,"game":"palace","preset":"classic","deal":{"seed":"007"},)"
                             R"("options":{"players":3,"turn_limit":2000}})";
    const auto read = read_link(link_of(game, LinkKind::game));
    REQUIRE(read);
    CHECK(read->record == *read_record(game));
}

TEST_CASE("A game that is too long for a link is refused", "[share]") {
    Record record = *read_record(record_text);
    Rng dice(3);
    for (Seat seat = 0; seat < 4; ++seat) {
        record.seats.push_back({true, "", "simple"});
        for (std::size_t i = 0; i < longest_name; ++i)
            record.seats.back().name += static_cast<char>('!' + dice.below(90));
    }
    CHECK(read_link(*write_link(record, LinkKind::game))->record == record);
    Json levels = Json::array();
    for (int i = 0; i < 12; ++i) {
        levels.push_back("");
        for (int n = 0; n < 2000; ++n) levels.back().get_ref<std::string&>() += static_cast<char>('!' + dice.below(90));
    }
    record.extras["challenges"] = Json{{"deck", "none"}, {"levels", levels}};
    const auto link = write_link(record, LinkKind::game);
    REQUIRE_FALSE(link);
    CHECK(line_of(link.problem()) == "link: this game is too long for a link");
}

} // namespace palazzo::test
