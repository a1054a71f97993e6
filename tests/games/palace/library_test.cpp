// Tests the published rule sets of Palace: each is complete, differs from all others, and can be played to an end.
#include "engine/core/match.hpp"
#include "engine/games/palace/rules.hpp"
#include "engine/rule_sets/library.hpp"
#include "engine/share/link.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

namespace palazzo::palace::test {
namespace {

const RuleSetLibrary& library() {
    static const auto all = find_rule_set_library("palace");
    REQUIRE(all);
    return *all;
}

/// Returns the options of a rule set, which must be playable.
Options options_of(const PublishedRuleSet& one) {
    const auto options = palazzo::preset_with_changes(Rules(), one.preset, one.options);
    INFO(one.id);
    REQUIRE(options);
    return *options;
}

} // namespace

TEST_CASE("At least twenty rule sets are published, each with a name, a source and a descriptive sentence",
    "[palace][library]") {
    CHECK(library().size() >= 20);
    std::set<std::string> ids;
    std::set<std::string> names;
    for (const PublishedRuleSet& one : library()) {
        INFO(one.id);
        CHECK(ids.insert(one.id).second);
        CHECK(names.insert(one.name).second);
        CHECK(one.id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos);
        CHECK(one.name.size() <= longest_name);
        CHECK(one.source.find('.') != std::string::npos);
        CHECK(one.about.back() == '.');
        CHECK(find_published_rule_set(library(), one.id) == &one);
    }
    for (const char* name : {"Shed", "Poophead", "The Guardian's", "Board Game Arena's", "Wikipedia, today's text",
             "Wikipedia, older text", "Karma, three of a kind", "Threes, for eleven"})
        CHECK(find_published_rule_set(library(), name) != nullptr);
}

TEST_CASE("Speak for two has the challenges of Speak at a table of two", "[palace][library]") {
    const PublishedRuleSet* set = find_published_rule_set(library(), "speak-two");
    REQUIRE(set != nullptr);
    const Options two = options_of(*set);
    const auto speak = preset_options(Rules(), "speak");
    REQUIRE(speak);
    CHECK(two.players == 2);
    CHECK(two.powers == speak->powers);
    CHECK(two.stuck == speak->stuck);
    CHECK(two.blind_challenge == speak->blind_challenge);
}

TEST_CASE(
    "Each published rule set is written in the form of records, and differs from every preset and every other set",
    "[palace][library]") {
    std::vector<Options> all;
    for (const PresetFacts& preset : presets()) all.push_back(preset.options);
    for (const PublishedRuleSet& one : library()) {
        INFO(one.id);
        const Options o = options_of(one);
        const auto base = preset_options(Rules(), one.preset);
        Json written = write_options(option_fields(), *base, o);
        Json said = one.options;
        if (said.contains("players") && !written.contains("players")) said.erase("players");
        CHECK(written == said);
        for (Options other : all) {
            other.players = o.players;
            CHECK_FALSE(other == o);
        }
        all.push_back(o);
    }
}

TEST_CASE("Each published rule set is played to an end, and its link stays short", "[palace][library]") {
    const Rules rules;
    for (const PublishedRuleSet& one : library()) {
        INFO(one.id);
        const Options o = options_of(one);
        int drawn = 0;
        const int games = count_for_run(10, 200);
        for (int game = 0; game < games; ++game) {
            Rng dice = Rng(20).split(static_cast<std::uint64_t>(game));
            State s = rules.begin(o, rules.shuffled_deal(o, dice));
            while (!rules.seats_to_act(s).empty()) {
                const Seat seat = rules.seats_to_act(s).front();
                const Move m = rules.random_move(rules.view_ref(s, seat), dice);
                REQUIRE_FALSE(rules.check(rules.view(s, seat), m));
                rules.apply(s, seat, m);
            }
            drawn += s.table.ended_at_turn_limit ? 1 : 0;
        }
        CHECK(drawn < games);
        Record record;
        record.game = "palace";
        record.preset = one.preset;
        record.options = one.options;
        record.deal = deal_from_seed(7);
        const auto link = write_link(record, LinkKind::rules);
        REQUIRE(link);
        CHECK(link->size() < 100);
    }
}

TEST_CASE(
    "A library is refused if it isn't a list or if a key is missing or wrong, and the message says where the fault is",
    "[palace][library]") {
    const auto place = [](const char* text) {
        const auto library = read_rule_set_library(text);
        REQUIRE_FALSE(library);
        return library.problem().place;
    };
    CHECK(place("{}") == "library");
    CHECK(place("[1]") == "[0]");
    CHECK(place(R"([{"id":"a"}])") == "[0].name");
    const std::string one = R"({"id":"a","name":"A","source":"b.c","about":"D.","preset":"classic","options":{}})";
    CHECK(read_rule_set_library("[" + one + "]"));
    CHECK(place(("[" + one + "," + one + "]").c_str()) == "[1]");
    CHECK(place(R"([{"id":"a","name":"A","source":"b","about":"D","preset":"c","options":[]}])") == "[0].options");
    CHECK(place(R"([{"id":"a","name":"A","source":"b","about":"D","preset":"c","options":{},"x":1}])") == "[0].x");
}

} // namespace palazzo::palace::test
