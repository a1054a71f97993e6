// Tests docs/rules/palindromes.md: the options; fine print 10.
#include "tests/games/palindromes/board.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palindromes::test {
namespace {

/// Returns whether `changes` are refused with a message that begins with `option`.
bool refused_by(const char* option, const char* changes) {
    const std::string line = options_refusal(changes);
    INFO(changes << ": " << line);
    return line.rfind(std::string(option) + ":", 0) == 0;
}

} // namespace

TEST_CASE("The option `hand` can be 1 to 7, and is 3 by default", "[palindromes][options][fine-print-10]") {
    CHECK(Options().hand == 3);
    CHECK(refused_by("hand", "{'hand':0}"));
    CHECK(refused_by("hand", "{'hand':8}"));
    CHECK(refused_by("hand", "{'hand':-1}"));
    CHECK(refused_by("hand", "{'hand':2.5}"));
    CHECK(refused_by("hand", "{'hand':'3'}"));
    for (int hand = 1; hand <= 7; ++hand) {
        Rng dice(1);
        const Options o = options(("{'hand':" + std::to_string(hand) + "}").c_str());
        const State s = Rules().begin(o, Rules().shuffled_deal(o, dice));
        CHECK(s.hidden_state(0).hand.size() == static_cast<std::size_t>(hand));
        CHECK(s.hidden_state(1).stock.size() == static_cast<std::size_t>(26 - hand));
    }
}

TEST_CASE("A hand size out of range is refused both by the rules and by the notation", "[palindromes][options]") {
    Options o;
    o.hand = 8;
    CHECK(check(o).id() == "palindromes.option.hand.range");
    o.hand = 0;
    CHECK(check(o).id() == "palindromes.option.hand.range");
    o.hand = 7;
    CHECK_FALSE(check(o));
}

TEST_CASE("The option `wrap` can be true or false, and is false by default", "[palindromes][options][fine-print-10]") {
    CHECK_FALSE(Options().wrap);
    CHECK(options("{'wrap':true}").wrap);
    CHECK(refused_by("wrap", "{'wrap':1}"));
    CHECK(refused_by("wrap", "{'wrap':'yes'}"));
}

TEST_CASE("The option `score` is `palindromes` or `cards`", "[palindromes][options][fine-print-10]") {
    CHECK(Options().score == ScoreRule::palindromes);
    CHECK(options("{'score':'cards'}").score == ScoreRule::cards);
    CHECK(options("{'score':'palindromes'}") == Options());
    CHECK(refused_by("score", "{'score':'points'}"));
    CHECK(refused_by("score", "{'score':null}"));
}

TEST_CASE("The option `claim` is `deferred` or `at_once`", "[palindromes][options][fine-print-10]") {
    CHECK(Options().claim == ClaimRule::deferred);
    CHECK(options("{'claim':'at_once'}").claim == ClaimRule::at_once);
    CHECK(options("{'claim':'deferred'}") == Options());
    CHECK(refused_by("claim", "{'claim':'never'}"));
    CHECK(refused_by("claim", "{'claim':true}"));
}

TEST_CASE("The only options are `hand`, `wrap`, `score` and `claim`, and there are always two seats",
    "[palindromes][options]") {
    CHECK(refused_by("players", "{'players':2}"));
    CHECK(option_fields().size() == 4);
    CHECK(Rules().seat_count(Options()) == 2);
    CHECK(Rules().seat_range(Options()) == std::pair{2, 2});
    REQUIRE(Rules().presets().size() == 1);
    CHECK(Rules().presets().front().name == "classic");
    CHECK(Rules().presets().front().options == Options());
}

TEST_CASE("Reading an option with an invalid value leaves all options unchanged", "[palindromes][options]") {
    for (const auto& field : option_fields()) {
        Options o = options("{'hand':5,'wrap':true,'score':'cards','claim':'at_once'}");
        const Options before = o;
        CHECK(field.read(o, json("{'no':'value'}")));
        CHECK(o == before);
    }
}

TEST_CASE("Options are written as their differences from the preset, and are the same after reading",
    "[palindromes][options]") {
    CHECK(write_options(option_fields(), Options(), Options()) == json("{}"));
    const Options o = options("{'hand':5,'claim':'at_once'}");
    CHECK(write_options(option_fields(), Options(), o) == json("{'hand':5,'claim':'at_once'}"));
    Rng dice(4);
    for (int i = 0; i < 200; ++i) {
        const Options some = Rules().random_options(dice);
        const auto back = read_options(option_fields(), Options(), write_options(option_fields(), Options(), some));
        REQUIRE(back);
        CHECK(*back == some);
    }
}

} // namespace palazzo::palindromes::test
