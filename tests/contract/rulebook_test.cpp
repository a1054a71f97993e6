// Tests the rules page of every game: its parts in a fixed order, a text for every sentence, and the differences from
// the preset.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"
#include "tests/english.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::contract {
namespace {

const RuleSection* part_of(const Rulebook& book, RuleTopic topic) {
    for (const RuleSection& section : book)
        if (section.topic == topic) return &section;
    return nullptr;
}

} // namespace

TEMPLATE_LIST_TEST_CASE("The sections of a rulebook are in a fixed order, and each has at least one sentence",
    "[contract][rulebook]", Catalogue) {
    const TestType rules;
    Rng dice(41);
    for (int i = 0; i < count_for_run(100, 1000); ++i) {
        const Rulebook book = rules.rulebook(rules.random_options(dice));
        for (std::size_t part = 0; part < book.size(); ++part) {
            CHECK((part == 0 || book[part - 1].topic < book[part].topic));
            CHECK_FALSE(book[part].rules.empty());
            CHECK(has_english_text(heading_of(book[part].topic).id));
            for (const Message& rule : book[part].rules) {
                INFO(rule.id);
                CHECK(has_english_text(rule.id));
                CHECK(say(rule).find_first_of("{}") == std::string::npos);
            }
        }
        if (!TestType::is_in_game_list) continue; // the example game may have fewer sections
        for (const RuleTopic topic :
            {RuleTopic::goal, RuleTopic::set_up, RuleTopic::turn, RuleTopic::play, RuleTopic::scoring, RuleTopic::end})
            CHECK(part_of(book, topic) != nullptr);
        CHECK((part_of(book, RuleTopic::special_cards) == nullptr)
            != (part_of(book, RuleTopic::special_moves) == nullptr));
        CHECK(part_of(book, RuleTopic::turn)->rules.size() >= 3);
    }
}

TEMPLATE_LIST_TEST_CASE("The rulebook of a preset lists no house rules", "[contract][rulebook]", Catalogue) {
    const TestType rules;
    for (const auto& preset : rules.presets()) {
        INFO(preset.name);
        CHECK(part_of(rules.rulebook(preset.options), RuleTopic::house_rules) == nullptr);
    }
}

} // namespace palazzo::contract
