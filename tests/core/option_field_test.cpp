#include "engine/core/option_field.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {
namespace {

enum class Flavour { plain, sour };

struct Meal {
    int plates = 2;
    bool hot = false;
    Flavour flavour = Flavour::plain;
    friend bool operator==(const Meal&, const Meal&) = default;
};

constexpr std::array table{number_field<&Meal::plates>("plates", 1, 8), flag_field<&Meal::hot>("hot"),
    choice_field<&Meal::flavour>("flavour", {"plain", "sour"})};
constexpr std::span<const OptionField<Meal>> fields = table;

std::string fault_of(const char* changes) {
    const auto meal = read_options(fields, Meal{}, *parse_json(changes));
    return meal ? std::string() : line_of(meal.problem());
}

} // namespace

TEST_CASE("Options are read as changes to a preset", "[core][options]") {
    const auto meal = read_options(fields, Meal{4, true, Flavour::plain}, *parse_json(R"({"flavour":"sour"})"));
    REQUIRE(meal);
    CHECK(*meal == Meal{4, true, Flavour::sour});
    CHECK(*read_options(fields, Meal{}, Json::object()) == Meal{});
}

TEST_CASE("Options are written as their differences from the preset", "[core][options]") {
    CHECK(write_options(fields, Meal{}, Meal{}) == Json::object());
    CHECK(write_options(fields, Meal{}, Meal{5, true, Flavour::sour})
        == *parse_json(R"({"plates":5,"hot":true,"flavour":"sour"})"));
}

TEST_CASE("An invalid option is refused with a line that begins with its name", "[core][options]") {
    CHECK(fault_of(R"({"plates":9})") == "plates: 9 is not a value of this option");
    CHECK(fault_of(R"({"plates":0})") == "plates: 0 is not a value of this option");
    CHECK(fault_of(R"({"plates":"two"})") == "plates: \"two\" is not a value of this option");
    CHECK(fault_of(R"({"hot":1})") == "hot: 1 is not a value of this option");
    CHECK(fault_of(R"({"flavour":"bitter"})") == "flavour: \"bitter\" is not a value of this option");
    CHECK(fault_of(R"({"flavour":0})") == "flavour: 0 is not a value of this option");
    CHECK(fault_of(R"({"spoons":1})") == "spoons: no such option");
    CHECK(fault_of("[]") == "options are an object");
}

TEST_CASE("An option field describes its possible values", "[core][options]") {
    CHECK(fields[0].allowed_values_as_json() == *parse_json(R"({"type":"int","min":1,"max":8})"));
    CHECK(fields[1].allowed_values_as_json() == *parse_json(R"({"type":"bool"})"));
    CHECK(fields[2].allowed_values_as_json() == *parse_json(R"({"type":"choice","values":["plain","sour"]})"));
}

} // namespace palazzo
