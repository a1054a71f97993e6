// Tests the rules page of Palabra: its sentences, and that its examples agree with the rules.
#include "tests/games/rulebooks.hpp"

#include "engine/games/palabra/examples.hpp"
#include "engine/games/palabra/plays.hpp"
#include "tests/games/palabra/table.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {

using palazzo::test::contains_words;
using palazzo::test::topic_text;

TEST_CASE("The rulebook describes the rules that the options select", "[palabra][rulebook]") {
    Rng dice(5);
    for (int i = 0; i < 200; ++i) {
        const Options o = Rules().random_options(dice);
        const Rulebook book = rulebook(o);
        const std::string end = topic_text(book, RuleTopic::end);
        CHECK(contains_words(topic_text(book, RuleTopic::special_moves), "**Joker:**") != o.eliminate_high_score);
        CHECK(contains_words(topic_text(book, RuleTopic::special_moves), "**timer**") == (o.impatient_timer > 0));
        CHECK(contains_words(end, "best word is taken off") == o.eliminate_high_score);
        CHECK(contains_words(topic_text(book, RuleTopic::turn), "Everyone at once") == o.simultaneous);
        CHECK(contains_words(end, "three times") == (o.last_word == 3 && !o.simultaneous));
    }
}

TEST_CASE("The rulebook contains what newcomers need to know", "[palabra][rulebook]") {
    const Rulebook book = rulebook({});
    CHECK(contains_words(topic_text(book, RuleTopic::turn), "Pre-plays come before plays"));
    CHECK(contains_words(topic_text(book, RuleTopic::cards), "corner of a card is its **value**"));
    CHECK(contains_words(
        topic_text(book, RuleTopic::goal), "stays on the table, its points at risk, until your next turn"));
    CHECK(contains_words(topic_text(book, RuleTopic::scoring), "two or more, ×4"));
}

TEST_CASE("The rulebook lists options that differ from the preset as house rules", "[palabra][rulebook]") {
    const auto house = [](const char* changes) {
        return topic_text(rulebook(options(changes)), RuleTopic::house_rules);
    };
    CHECK(contains_words(house("{'shave':'anyone'}"), "**any** other player"));
    CHECK(contains_words(house("{'impatient_timer':30}"), "30 seconds"));
    CHECK(house("{'players':8}").empty());
}

TEST_CASE("The examples on the rules page of Palabra agree with the rules under all options", "[palabra][examples]") {
    Rng dice(7);
    for (int i = 0; i < 200; ++i) {
        const Rules rules;
        const Options o = rules.random_options(dice);
        const auto examples = rule_examples(o);
        REQUIRE(examples.size() == 4);
        for (const Example& e : examples) {
            INFO(e.sentence.id);
            CHECK(say(e.sentence).find_first_of("{}") == std::string::npos);
            if (!e.move) continue;
            CHECK_FALSE(rules.check(e.view, *e.move));
            State s = rules.sample_state(e.view, dice);
            rules.apply(s, e.view.me, *e.move);
            // In simultaneous play, or while a word is in doubt, nothing is scored yet.
            const bool settled =
                !o.simultaneous && (o.words == WordsRule::enforced || e.move->action != MoveAction::word);
            if (settled && s.table.step != TurnStep::challenge && s.table.step != TurnStep::vote)
                CHECK(std::to_string(s.table.seat(e.view.me).score) == e.sentence.args.back());
        }
    }
}

TEST_CASE("The last example on the rules page scores 12 × 9 + 70 = 178", "[palabra][examples]") {
    CHECK(rule_examples({}).back().sentence.args == std::vector<std::string>{"12", "9", "70", "178"});
}

} // namespace palazzo::palabra::test
