#include "engine/core/json.hpp"
#include "engine/i18n/catalogue.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::i18n {
namespace {

/// Fills in a pattern by English rules.
std::string filled(const std::string& pattern, std::vector<std::string> args = {}, const Audience& audience = {}) {
    const auto catalogue = Catalogue::read(Json{{"@plural", "en"}, {"it", pattern}}.dump());
    REQUIRE(catalogue);
    return catalogue->say({"it", std::move(args)}, audience);
}

std::string fault_of(const std::string& pattern) {
    const auto parsed = parse_pattern(pattern);
    return parsed ? std::string() : line_of(parsed.problem());
}

} // namespace

TEST_CASE("Arguments are inserted where the pattern refers to them", "[i18n]") {
    CHECK(filled("{0} of {1}", {"2", "7"}) == "2 of 7");
    CHECK(filled("{1} of {0}", {"2", "7"}) == "7 of 2");
    CHECK(filled("{ 0 , number } cards", {"12"}) == "12 cards");
    CHECK(filled("{0}|{1}", {"only one"}) == "only one|");
}

TEST_CASE("A plural chooses its text by an exact number first, then by the number's category", "[i18n]") {
    const std::string pattern = "{0, plural, =0 {nothing} one {# card} other {# cards}}";
    CHECK(filled(pattern, {"0"}) == "nothing");
    CHECK(filled(pattern, {"1"}) == "1 card");
    CHECK(filled(pattern, {"21"}) == "21 cards");
    CHECK(filled(pattern, {"many"}) == "many cards");
}

TEST_CASE("Ordinal numbers have their own plural categories", "[i18n]") {
    const auto place = [](const char* n) {
        return filled("{0, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}", {n});
    };
    CHECK(place("1") == "1st");
    CHECK(place("22") == "22nd");
    CHECK(place("3") == "3rd");
    CHECK(place("11") == "11th");
    CHECK(place("112") == "112th");
}

TEST_CASE("A choice depends on the argument's text, or on the person spoken to", "[i18n]") {
    CHECK(filled("{0, select, r {red} other {another}}", {"r"}) == "red");
    CHECK(filled("{0, select, r {red} other {another}}", {"b"}) == "another");
    const std::string pattern = "{0, select, you {You pass.} other {{0, seat} passes.}}";
    const Audience audience{{"Ada", "Rosa"}, 0};
    CHECK(filled(pattern, {"0"}, audience) == "You pass.");
    CHECK(filled(pattern, {"1"}, audience) == "Rosa passes.");
    CHECK(filled(pattern, {"0"}, {{"Ada", "Rosa"}}) == "Ada passes.");
}

TEST_CASE("Choices may be nested, and # is the number of the innermost plural", "[i18n]") {
    const std::string pattern =
        "{0, plural, one {#: {1, select, a {# and #} other {{2, plural, other {#}}}}} other {none}}";
    CHECK(filled(pattern, {"1", "a", "5"}) == "1: 1 and 1");
    CHECK(filled(pattern, {"1", "b", "5"}) == "1: 5");
    CHECK(filled("# is no number here: {0, select, other {#}}", {"1"}) == "# is no number here: #");
}

TEST_CASE("In a pattern an apostrophe quotes syntax, and any other apostrophe is shown", "[i18n]") {
    CHECK(filled("It isn't {0}'s.", {"Rosa"}) == "It isn't Rosa's.");
    CHECK(filled("'{0}' is {0}, ''so''", {"x"}) == "{0} is x, 'so'");
    CHECK(filled("{0, plural, other {'#' # '{' it''s '}'}}", {"3"}) == "# 3 { it's }");
    CHECK(filled("'{it''s quoted}'") == "{it's quoted}");
}

TEST_CASE("An invalid pattern is refused in one line with the place of the fault", "[i18n]") {
    CHECK(fault_of("a } b") == "character 3: a } without its {");
    CHECK(fault_of("a {0 b") == "character 3: a { without its }");
    CHECK(fault_of("{x}") == "character 1: a { is followed by the number of an argument, 0 to 8");
    CHECK(fault_of("{}") == "character 1: a { is followed by the number of an argument, 0 to 8");
    CHECK(fault_of("{0, card}") == "character 5: there is no type \"card\" with that style");
    CHECK(fault_of("{0, seat, tall}") == "character 5: there is no type \"seat\" with that style");
    CHECK(fault_of("{0, plural, one {# card}}") == "character 12: no branch \"other\"");
    CHECK(fault_of("{0, plural, some {#} other {#}}") == "character 13: \"some\" is no branch of this");
    CHECK(fault_of("{0, select, a {1} a {2} other {3}}") == "character 19: a second branch \"a\"");
    CHECK(fault_of("{0, select, other three}") == "character 19: a branch's text stands in { }");
    CHECK(fault_of("{0, plural}") == "character 11: a comma belongs here, and then the branches");
    CHECK(fault_of("{0, plural, other {#}") == "character 1: a { without its }");
    CHECK(fault_of("{0, plural, other {#") == "character 19: a { without its }");
    CHECK(fault_of("so '{0} it goes on") == "character 4: an apostrophe opens a quotation that doesn't end");
    std::string deep = "x";
    for (int i = 0; i < 9; ++i) deep = "{0, select, other {" + deep + "}}";
    CHECK(fault_of(deep).find("nested too deeply") != std::string::npos);
}

TEST_CASE("Any text can be read as a pattern without harm", "[i18n]") {
    const std::string whole = "{0, plural, =0 {no '{'x''} one {# {1, rank, a}} other {{2, select, you {y} other {z}}}}";
    for (std::size_t n = 0; n < whole.size(); ++n) {
        CHECK_FALSE(fault_of(whole.substr(0, n)) == "?");
        std::string mutant = whole;
        for (const char c : {'{', '}', '\'', ',', '#', ' '}) {
            mutant[n] = c;
            CHECK_FALSE(fault_of(mutant) == "?");
        }
    }
}

} // namespace palazzo::i18n
