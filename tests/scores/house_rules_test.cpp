#include "engine/scores/house_rules.hpp"

#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::scores {
namespace {

HouseRules rules(const std::string& name, int players = 3, const std::string& game = "sevens") {
    return {name, game, "usual", {{"players", players}}};
}

std::vector<std::string> names(const HouseRulesList& list) {
    std::vector<std::string> all;
    for (const HouseRules& one : list) all.push_back(one.name);
    return all;
}

HouseRulesList full_list() {
    HouseRulesList list;
    for (std::size_t i = 0; i < most_house_rules; ++i) add_or_replace_house_rules(list, rules("n" + std::to_string(i)));
    return list;
}

std::string refusal(const char* key, const char* value) {
    Json json = write_house_rules({rules("Ours"), rules("Yours")});
    json["rules"][1][key] = *parse_json(value);
    const auto read = read_house_rules(json);
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("Saving house rules replaces those of the same game and name", "[scores][house-rules]") {
    HouseRulesList list;
    CHECK(add_or_replace_house_rules(list, rules("Ours")));
    CHECK(add_or_replace_house_rules(list, rules("Theirs")));
    CHECK(add_or_replace_house_rules(list, rules("Ours", 4)));
    CHECK(add_or_replace_house_rules(list, rules("Ours", 5, "other")));
    CHECK(names(list) == std::vector<std::string>{"Ours", "Theirs", "Ours"});
    CHECK(find_house_rules(list, "sevens", "Ours")->options["players"] == 4);
    CHECK(find_house_rules(list, "other", "Theirs") == nullptr);
    remove_house_rules(list, "sevens", "Ours");
    remove_house_rules(list, "sevens", "nobody's");
    CHECK(names(list) == std::vector<std::string>{"Theirs", "Ours"});
}

TEST_CASE("There are at most 100 sets of house rules", "[scores][house-rules]") {
    HouseRulesList list = full_list();
    CHECK_FALSE(add_or_replace_house_rules(list, rules("one more")));
    CHECK(add_or_replace_house_rules(list, rules("n7", 9)));
    CHECK(list.size() == 100);
    CHECK(merge(list, {rules("a"), rules("n3", 2), rules("n4")}) == 2);
    CHECK(list.size() == 100);
}

TEST_CASE("The name of house rules has up to 40 bytes, no control characters and no spaces at either end",
    "[scores][house-rules]") {
    CHECK_FALSE(fault_in_house_rules_name("Grandma’s table"));
    CHECK_FALSE(fault_in_house_rules_name(std::string(40, 'x')));
    CHECK(fault_in_house_rules_name("").id() == "problem.empty");
    CHECK(fault_in_house_rules_name(std::string(41, 'x')).id() == "problem.longer_than");
    CHECK(fault_in_house_rules_name("a\tb").id() == "problem.control");
    CHECK(fault_in_house_rules_name("a ").id() == "problem.spaces");
    CHECK(fault_in_house_rules_name(" a").id() == "problem.spaces");
}

TEST_CASE("House rules are renamed unless the name is taken", "[scores][house-rules]") {
    HouseRulesList list{rules("Ours"), rules("Theirs")};
    CHECK_FALSE(rename_house_rules(list, "sevens", "Ours", "Theirs"));
    CHECK_FALSE(rename_house_rules(list, "sevens", "nobody's", "New"));
    CHECK(rename_house_rules(list, "sevens", "Ours", "Ours"));
    CHECK(rename_house_rules(list, "sevens", "Ours", "New"));
    CHECK(names(list) == std::vector<std::string>{"New", "Theirs"});
}

TEST_CASE("House rules with a taken name get the next free number, and too long a name is cut between two characters",
    "[scores][house-rules]") {
    HouseRulesList list{rules("Ours"), rules("Ours 2")};
    CHECK(unused_house_rules_name(list, "sevens", "Ours") == "Ours 3");
    CHECK(unused_house_rules_name(list, "other", "Ours") == "Ours");
    std::string umlauts;
    for (int i = 0; i < 20; ++i) umlauts += "ü";
    list.push_back(rules(umlauts));
    CHECK(unused_house_rules_name(list, "sevens", umlauts) == umlauts.substr(0, 38) + " 2");
    const std::string odd = "x" + umlauts.substr(0, 38);
    list.push_back(rules(odd));
    CHECK(unused_house_rules_name(list, "sevens", odd) == odd.substr(0, 37) + " 2");
    CHECK(unused_house_rules_name(list, "sevens", odd + "ü").size() <= 40);
}

TEST_CASE("Merging a backup adds missing house rules, and gives different rules with a taken name a number",
    "[scores][house-rules]") {
    HouseRulesList list{rules("Ours"), rules("Theirs")};
    const HouseRulesList other{rules("Ours", 5), rules("Theirs"), rules("New"), rules("Ours", 6, "other")};
    CHECK(merge(list, other) == 0);
    CHECK(names(list) == std::vector<std::string>{"Ours", "Theirs", "Ours 2", "New", "Ours"});
    CHECK(find_house_rules(list, "sevens", "Ours 2")->options["players"] == 5);
    merge(list, other);
    CHECK(list.size() == 5);
}

TEST_CASE("House rules are the same after writing and reading", "[scores][house-rules]") {
    const HouseRulesList list{rules("Ours \"own\""), {"Plain", "other", "wild", Json::object()}};
    CHECK(*read_house_rules(*parse_json(compact_json(write_house_rules(list)))) == list);
    CHECK(*read_house_rules(write_house_rules(full_list())) == full_list());
    CHECK(read_house_rules(write_house_rules({}))->empty());
}

TEST_CASE("House rules with a fault are refused with the place of the fault", "[scores][house-rules]") {
    CHECK(line_of(read_house_rules(Json(1)).problem()) == "rules: an object is required");
    CHECK(line_of(read_house_rules(Json{{"format", 1}}).problem()) == "rules: missing");
    CHECK(refusal("name", "\"Ours\"") == "rules[1].name: appears twice");
    CHECK(refusal("name", "\" Ours\"") == "rules[1].name: begins or ends with a space");
    CHECK(refusal("name", "\"\"") == "rules[1].name: empty");
    CHECK(refusal("game", "1") == "rules[1].game: a text is required");
    CHECK(refusal("options", "[]") == "rules[1].options: options are an object");
    CHECK(refusal("more", "[]") == "rules[1].more: unknown key");
    const std::string long_text = "{\"a\":\"" + std::string(4000, 'x') + "\"}";
    CHECK(refusal("options", long_text.c_str()) == "rules[1].options: longer than 4000 bytes");
    Json many{{"format", 1}, {"rules", Json::array()}};
    for (int i = 0; i < 101; ++i) many["rules"].push_back(1);
    CHECK(line_of(read_house_rules(many).problem()) == "rules: more than 100");
}

} // namespace palazzo::scores
