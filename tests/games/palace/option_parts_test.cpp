// Tests the powers of a rank in the rule editor: docs/rules/palace.md, "Powers" and the named variations.
#include "engine/games/palace/option_parts.hpp"
#include "engine/games/palace/rules.hpp"
#include "tests/english.hpp"
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

namespace palazzo::palace::test {
namespace {

/// Returns the index of the choice with this name among the choices of a part; -1 if there is none.
int choice_of(const OptionPart& part, const std::string& name) {
    for (std::size_t i = 0; i < part.choices.size(); ++i)
        if (part.choices[i] == "palace.option.powers." + name) return static_cast<int>(i);
    return -1;
}

Options with(const char* preset, const std::string& part, const std::string& choice) {
    Options o = options(preset);
    for (const OptionPart& one : option_parts(o))
        if (one.name == part) set_option_part(o, part, choice_of(one, choice));
    return o;
}

} // namespace

TEST_CASE("The rule editor's choices include the powers of every rank in every preset", "[palace][options]") {
    for (const PresetFacts& preset : presets())
        for (const OptionPart& part : option_parts(preset.options)) {
            INFO(preset.name << ", " << part.name);
            CHECK(part.chosen_index >= 0);
        }
}

TEST_CASE("Every choice in the rule editor gives playable options, changes only its own rank and has a name",
    "[palace][options]") {
    for (const PresetFacts& preset : presets()) {
        const auto before = option_parts(preset.options);
        for (std::size_t i = 0; i < before.size(); ++i)
            for (std::size_t choice = 0; choice < before[i].choices.size(); ++choice) {
                Options o = preset.options;
                set_option_part(o, before[i].name, static_cast<int>(choice));
                INFO(preset.name << ", " << before[i].name << ", " << before[i].choices[choice]);
                CHECK_FALSE(check(o));
                const auto after = option_parts(o);
                for (std::size_t j = 0; j < before.size(); ++j)
                    CHECK(after[j].chosen_index == (i == j ? static_cast<int>(choice) : before[j].chosen_index));
                CHECK(has_english_text(before[i].choices[choice]));
                CHECK(say(after[i].label) != "");
                CHECK(say(after[i].detail).find_first_of("{}") == std::string::npos);
            }
    }
}

TEST_CASE("In the rule editor, each named variation of a rank is one choice, such as the power `lower` for the 7",
    "[palace][options]") {
    CHECK(with("classic", "powers.3", "mirror").powers_of(Rank::three) == Powers{Power::anytime, Power::mirror});
    CHECK(with("classic", "powers.7", "lower").powers_of(Rank::seven) == Powers{Power::lower});
    CHECK(with("classic", "powers.8", "reverse").powers_of(Rank::eight) == Powers{Power::reverse});
    CHECK(with("classic", "powers.9", "skip").powers_of(Rank::nine) == Powers{Power::skip});
    CHECK(with("classic", "powers.10", "burn").powers_of(Rank::ten) == Powers{Power::burn});
    CHECK(with("classic", "powers.2", "nothing").powers_of(Rank::two) == Powers());
}

TEST_CASE("A rank that loses the power `anytime` gets its natural place in the order", "[palace][options]") {
    Options o = with("speak", "powers.7", "lower");
    const auto at = std::find(o.order.begin(), o.order.end(), Rank::seven);
    REQUIRE(at != o.order.end());
    CHECK(*(at - 1) == Rank::six);
    CHECK(*(at + 1) == Rank::eight);
    set_option_part(o, "powers.7", 2); // the seven gets its challenge back
    CHECK(o == options("speak"));
}

TEST_CASE(
    "If a rank's powers aren't among the rule editor's choices, they are described in words", "[palace][options]") {
    const Options o = options("classic", "{'powers':{'2':['again','skip']}}");
    const auto parts = option_parts(o);
    CHECK(parts[0].name == "powers.2");
    CHECK(parts[0].chosen_index == -1);
    CHECK(say(parts[0].detail) == "Now: skips one player for each card played; you play again.");
}

} // namespace palazzo::palace::test
