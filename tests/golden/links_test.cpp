// Tests that links stay valid forever. Each line of links.txt has a name, the digest of a game, and its link. A link to
// rules has no deal, so its game is dealt with seed 7. Links contain positions in lists of names, for example of games
// or options. Each line of order.txt is one of these lists.
#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "engine/share/link.hpp"
#include "tests/golden/present.hpp"
#include "tests/lines.hpp"
#include "tests/project.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

namespace palazzo {
namespace {

std::istringstream lines_of(const std::string& name) {
    std::ifstream file(project_path("tests/golden/" + name), std::ios::binary);
    INFO(name);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return std::istringstream(text.str());
}

std::string line(const std::string& of, const auto& names) {
    std::string text = of + ":";
    for (const auto& name : names) text += " " + std::string(name);
    return text + "\n";
}

std::string choices(const std::string& of, const OptionValues& values) {
    std::vector<std::string> names;
    for (const char* name : values.names)
        if (name != nullptr) names.emplace_back(name);
    return line(of, names);
}

/// Returns this program's lists of names in the form of order.txt.
std::string order_now() {
    std::vector<std::string> games;
    std::string lists;
    for_each_game([&](const auto& rules) {
        const std::string game(rules.name);
        games.push_back(game);
        std::vector<std::string> presets;
        for (const auto& preset : rules.presets()) presets.push_back(preset.name);
        lists += line(game + ".presets", presets);
        std::vector<std::string> options;
        for (const auto& field : rules.option_fields()) options.emplace_back(field.name);
        lists += line(game + ".options", options);
        for (const auto& field : rules.option_fields())
            if (field.allowed_values.type == OptionValues::Type::choice)
                lists += choices(game + "." + std::string(field.name), field.allowed_values);
    });
    return line("games", games) + line("levels", level_names) + lists;
}

/// Returns the text of order.txt without the lists of a game that this program doesn't have.
std::string order_of_old() {
    auto file = lines_of("order.txt");
    std::string all;
    for (std::string text; std::getline(file, text);) {
        if (!is_game_present(text)) continue;
        if (text.rfind("games:", 0) == 0 && !is_game_present("example")) text.erase(text.find(" example"));
        all += text + "\n";
    }
    return all;
}

} // namespace

TEST_CASE("Recorded links open as the same games forever", "[golden][links]") {
    auto list = lines_of("links.txt");
    int count = 0;
    for (std::string name, digest, text; list >> name >> digest >> text; ++count) {
        CAPTURE(name);
        if (!is_game_present(name)) continue;
        const auto link = read_link(text);
        INFO((link ? "" : line_of(link.problem())));
        REQUIRE(link);
        REQUIRE(call_with_game(link->record.game, [&](const auto& rules) {
            Record record = link->record;
            if (link->kind == LinkKind::rules) record.deal = deal_from_seed(7);
            const auto match = open_match(rules, record);
            INFO((match ? "" : line_of(match.problem())));
            REQUIRE(match);
            CHECK(match->digest() == digest);
        }));
    }
    CHECK(count >= 35);
}

TEST_CASE("A recorded link with questions contains the same choice and the same deck forever", "[golden][links]") {
    if (!is_game_present("palace")) return;
    auto list = lines_of("links.txt");
    for (std::string name, digest, text; list >> name >> digest >> text;) {
        const auto link = read_link(text);
        if (name == "palace-questions") {
            REQUIRE(link);
            CHECK(link->record.extras
                == Json{{"challenges", {{"deck", "es"}, {"levels", {"A1"}}, {"topics", {"Home"}}, {"seconds", 30}}}});
        } else if (name == "palace-own-deck") {
            REQUIRE(link);
            REQUIRE(link->deck);
            CHECK(link->deck->title == "My list");
            REQUIRE(link->deck->items.size() == 3);
            CHECK(link->deck->items.back().prompt == "the cow");
            CHECK(link->deck->items.back().answers == std::vector<std::string>{"la vaca"});
        } else {
            CHECK((!link || !link->deck));
        }
    }
}

TEST_CASE("Lists of names to which links refer by position keep their order, and new names are added at the end",
    "[golden][links]") {
    CHECK(order_now() == order_of_old());
}

} // namespace palazzo
