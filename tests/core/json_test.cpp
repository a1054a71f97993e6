#include "engine/core/json.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {
namespace {

std::string fault_of(std::string_view text) {
    const auto parsed = parse_json(text);
    return parsed ? std::string() : line_of(parsed.problem());
}

} // namespace

TEST_CASE("Reading JSON keeps every value exactly", "[core][json]") {
    const auto parsed = parse_json(R"( {"a":[1,-2,2.5,"x",true,null,{}],"b":{"c":[]}} )");
    REQUIRE(parsed);
    CHECK(*parsed == Json::parse(R"({"a":[1,-2,2.5,"x",true,null,{}],"b":{"c":[]}})", nullptr, false));
    CHECK(*parse_json("7") == 7);
    CHECK(*parse_json("\"caf\\u00e9\"") == "caf\xC3\xA9");
}

TEST_CASE("Invalid JSON is refused with the line and the column of the fault", "[core][json]") {
    CHECK(fault_of("{\"a\":}") == "not JSON at line 1, column 6");
    CHECK(fault_of("{\n  \"a\": 1,\n  b\n}") == "not JSON at line 3, column 3");
    CHECK(fault_of("[1,2") == "not JSON at line 1, column 4");
    CHECK(fault_of("").rfind("not JSON at line 1", 0) == 0);
    CHECK(fault_of("{} {}").rfind("not JSON at line 1", 0) == 0);
    CHECK(fault_of("[1e999]").rfind("not JSON at line 1", 0) == 0);
    CHECK(fault_of("\"\xFF\"").rfind("not JSON at line 1", 0) == 0);
    CHECK(fault_of("nan").rfind("not JSON", 0) == 0);
}

TEST_CASE("A key that occurs twice in one object is refused with the key's place", "[core][json]") {
    CHECK(fault_of(R"({"seat":0,"seat":1})") == "seat: appears twice");
    CHECK(fault_of(R"({"":0,"":1})") == R"("": appears twice)");
    CHECK(fault_of(R"({"moves":[{},{"seat":0,"seat":1}]})") == "moves[1].seat: appears twice");
    CHECK(fault_of(R"({"a":{"seat":0},"seat":1})").empty());
    CHECK(fault_of(R"([{"seat":0},{"seat":1}])").empty());
}

TEST_CASE("JSON that is nested too deeply is refused, so that a text full of brackets does no harm", "[core][json]") {
    CHECK(fault_of(std::string(32, '[') + std::string(32, ']')).empty());
    CHECK(fault_of(std::string(33, '[') + std::string(33, ']')).find("nested too deeply") != std::string::npos);
    CHECK(fault_of(std::string(1000000, '[')).find("nested too deeply") != std::string::npos);
}

TEST_CASE("A zero byte doesn't end a JSON text, and a JSON text that is too large is refused", "[core][json]") {
    CHECK(fault_of(std::string("{\"a\":1}\0{}", 10)) == "not JSON at line 1, column 8");
    CHECK(fault_of(std::string("\"a\0\"", 5)).rfind("not JSON at line 1", 0) == 0);
    CHECK(fault_of("[" + std::string(largest_json_bytes, ' ') + "]") == "file: larger than 2 MB");
    CHECK(parse_json("[" + std::string(largest_json_bytes, ' ') + "]", largest_file_bytes));
}

TEST_CASE("A long value is shortened in a message, and is cut between two characters", "[core][json]") {
    std::string long_text;
    for (int i = 0; i < 100; ++i) long_text += "é";
    const std::string in_quotes = palazzo::quoted(long_text);
    CHECK(in_quotes.size() < 70);
    CHECK(in_quotes.substr(in_quotes.size() - 6) == "é…\"");
    CHECK(shortened_json(Json::array({long_text})).size() < 70);
    CHECK(compact_json(Json(long_text)).size() == 202);
    CHECK(Problem(long_text, "problem.empty").located_in_value(long_text).place.size() < 90);
}

TEST_CASE("A whole number in JSON must be within its bounds and be written without a fraction", "[core][json]") {
    const auto number = [](const char* text) { return whole_number(*parse_json(text), -5, 5); };
    CHECK(number("5") == 5);
    CHECK(number("-5") == -5);
    CHECK_FALSE(number("6"));
    CHECK_FALSE(number("-6"));
    CHECK_FALSE(number("2.0"));
    CHECK_FALSE(number("\"2\""));
    CHECK_FALSE(number("true"));
    CHECK_FALSE(number("18446744073709551615"));
    CHECK_FALSE(number("-9223372036854775808"));
}

TEST_CASE("An unknown key of an object is found and named", "[core][json]") {
    CHECK(first_unknown_key(*parse_json(R"({"a":1,"z":2})"), {"a", "b"}) == "z");
    CHECK(first_unknown_key(*parse_json(R"({"a":1,"":2})"), {"a", "b"}) == R"("")");
    CHECK_FALSE(first_unknown_key(*parse_json(R"({"a":1})"), {"a", "b"}));
    CHECK(bracketed_index(3) == "[3]");
    CHECK(*text_of(Json("x")) == "x");
    CHECK(text_of(Json(1)) == nullptr);
}

TEST_CASE("A fault inside a value is reported with the whole path to the place of the fault", "[core][result]") {
    const Problem inner{"seat", "problem.no_seat", {"7"}};
    CHECK(inner.located_in_value("moves[17]").place == "moves[17].seat");
    CHECK(inner.located_in_value("moves[17]").fault == Message{"problem.no_seat", {"7"}});
    CHECK(Problem{"[3]", "problem.empty"}.located_in_value("cards").place == "cards[3]");
    CHECK(Problem{"", "problem.empty"}.located_in_value("deal").place == "deal");
    CHECK(inner.located_in_file("line 17").place == "line 17: seat");
    CHECK(inner.located_in_file("line 17").fault == inner.fault);
    CHECK(Problem{"", "problem.empty"}.located_in_file("line 17").place == "line 17");
}

TEST_CASE("A quoted text is readable whatever bytes it contains", "[core][json]") {
    CHECK(quoted("a\"b") == R"("a\"b")");
    CHECK(quoted("caf\xC3") == "\"caf\xEF\xBF\xBD\"");
}

} // namespace palazzo
