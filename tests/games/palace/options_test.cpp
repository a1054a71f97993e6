// Tests docs/rules/palace.md: options that are refused; fine print 1 and 2.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Returns whether `changes` are refused with a message that begins with the name `option`.
bool refused_by(const char* option, const char* changes, const char* preset = "classic") {
    const std::string line = options_refusal(preset, changes);
    INFO(changes << ": " << line);
    return line.rfind(std::string(option) + ":", 0) == 0;
}

} // namespace

TEST_CASE(
    "If the decks have too few cards for all players, the options are refused and the message names the wrong option",
    "[palace][options]") {
    CHECK(refused_by("players", "{'players':6,'decks':1}"));
    CHECK(refused_by("players", "{'players':8,'layout':5}"));
    CHECK(options_refusal("classic", "{'players':8,'layout':6,'decks':3}").empty());
}

TEST_CASE("An order that lacks a rank without the power `anytime` is refused", "[palace][options]") {
    CHECK(refused_by("order", "{'order':['2','3','4','5','6','7','8','9','10','J','Q','K']}"));
    CHECK(options_refusal("classic", "{'order':['3','4','5','6','7','8','9','10','J','Q','K','A']}")
              .empty()); // the power `anytime` of the 2 makes it legal on any card
    CHECK(refused_by("order", "{'order':['3','4','5','6','7','8','9','10','J','Q','K','A'],'powers':{}}"));
    CHECK(refused_by("order", "{'order':[]}"));
    CHECK(refused_by("order", "{'order':['2','3','4','5','6','7','8','9','10','J','Q','K','K']}"));
}

TEST_CASE("Giving the power `cover` to every rank is refused", "[palace][options]") {
    CHECK(refused_by("powers",
        "{'powers':{'2':['cover'],'3':['cover'],'4':['cover'],'5':['cover'],'6':['cover'],'7':['cover'],"
        "'8':['cover'],'9':['cover'],'10':['cover'],'J':['cover'],'Q':['cover'],'K':['cover'],'A':['cover']}}"));
    CHECK(options_refusal("classic",
        "{'powers':{'2':['cover'],'3':['cover'],'4':['cover'],'5':['cover'],'6':['cover'],'7':['cover'],"
        "'8':['cover'],'9':['cover'],'10':['cover'],'J':['cover'],'Q':['cover'],'K':['cover']}}")
              .empty());
}

TEST_CASE("A value out of range or of the wrong type, and an unknown option, are refused", "[palace][options]") {
    CHECK(refused_by("players", "{'players':1}"));
    CHECK(refused_by("players", "{'players':13}"));
    CHECK(refused_by("players", "{'players':6}", "house"));
    CHECK(refused_by("players", "{'players':3.5}"));
    CHECK(refused_by("players", "{'players':'3'}"));
    CHECK(refused_by("decks", "{'decks':0}"));
    CHECK(refused_by("decks", "{'decks':4}"));
    CHECK(refused_by("decks", "{'decks':'two'}"));
    CHECK(refused_by("jokers", "{'jokers':-1}"));
    CHECK(refused_by("joker", "{'joker':'tame'}"));
    CHECK(refused_by("layout", "{'layout':7}"));
    CHECK(refused_by("face_up", "{'face_up':'chosen'}"));
    CHECK(refused_by("first", "{'first':0}"));
    CHECK(refused_by("starter", "{'starter':'none'}"));
    CHECK(refused_by("order", "{'order':'23456789TJQKA'}"));
    CHECK(refused_by("order", "{'order':['1']}"));
    CHECK(refused_by("beat", "{'beat':'lower'}"));
    CHECK(refused_by("wrap", "{'wrap':1}"));
    CHECK(refused_by("face_up_play", "{'face_up_play':null}"));
    CHECK(refused_by("burn_quads", "{'burn_quads':true}"));
    CHECK(refused_by("powers", "{'powers':[]}"));
    CHECK(refused_by("powers", "{'powers':{'1':['burn']}}"));
    CHECK(refused_by("powers", "{'powers':{'2':'burn'}}"));
    CHECK(refused_by("powers", "{'powers':{'2':['fly']}}"));
    CHECK(refused_by("powers", "{'powers':{'10':['burn'],'T':['skip']}}"));
    CHECK(refused_by("finish", "{'finish':'never'}"));
    CHECK(refused_by("turn_limit", "{'turn_limit':0}"));
    CHECK(refused_by("house_rules", "{'house_rules':true}"));
}

TEST_CASE("The powers that cause challenges may be given to any rank, in any preset", "[palace][options]") {
    for (const char* power : {"challenge_self", "challenge_next", "challenge_all"})
        CHECK(options_refusal("classic", ("{'powers':{'9':['" + std::string(power) + "']}}").c_str()).empty());
    CHECK(refused_by("powers", "{'powers':{'2':['challenge_nobody']}}"));
    CHECK(refused_by("judge", "{'judge':'teacher'}"));
    CHECK(refused_by("stuck", "{'stuck':true}"));
    CHECK(refused_by("blind_challenge", "{'blind_challenge':'after'}"));
    CHECK(refused_by("extreme", "{'extreme':4}"));
}

TEST_CASE("Refused options change nothing", "[palace][options]") {
    for (const auto& field : option_fields()) {
        Options o = options("european");
        CHECK(field.read(o, json("{'no':'value'}")));
        CHECK(o == options("european"));
    }
}

TEST_CASE("The option `order` lists the ranks from low to high", "[palace][fine-print-1]") {
    const Options o = options("classic", "{'order':['A','K','Q','J','10','9','8','7','6','5','4','3','2']}");
    CHECK(o.order[0] == Rank::ace);
    CHECK(o.order[12] == Rank::two);
    const Round r({.options = "{'order':['A','K','Q','J','T','9','8','7','6','5','4','3','2'],'powers':{}}",
        .seats = {{"3S KS"}, {"4S"}},
        .pile = "4D"});
    CHECK(r.can_play("{'play':['3S']}"));
    CHECK_FALSE(r.can_play("{'play':['KS']}"));
}

TEST_CASE("An option in a record replaces the preset's whole value, and powers aren't merged rank by rank",
    "[palace][fine-print-1]") {
    const Options o = options("classic", "{'powers':{'7':['lower']}}");
    CHECK(o.powers_of(Rank::seven) == Powers{Power::lower});
    CHECK(o.powers_of(Rank::two) == Powers{});
    CHECK(o.powers_of(Rank::ten) == Powers{});
}

TEST_CASE("The option `jokers` is the number of jokers per deck, and the option `joker` is `wild` or `ace`",
    "[palace][fine-print-1]") {
    CHECK(cards_in_play(options("classic", "{'jokers':3,'decks':2}")) == 2 * (52 + 3));
    CHECK(bag_of(full_deck(options("classic", "{'jokers':3,'decks':2}"))).joker_count() == 6);
    CHECK(options("classic", "{'joker':'ace'}").joker == JokerKind::ace);
}

TEST_CASE("Each preset has its own smallest and largest number of players", "[palace][fine-print-1]") {
    CHECK(options_refusal("classic", "{'players':12}").empty());
    CHECK(options_refusal("european", "{'players':12}").empty());
    CHECK(options_refusal("speak", "{'players':9}") == "players: 9 is not between 3 and 8");
    CHECK(options_refusal("house", "{'players':5}").empty());
    CHECK(options_refusal("house", "{'players':6}") == "players: 6 is not between 2 and 5");
}

TEST_CASE("With nine or more players three decks are shuffled", "[palace][options]") {
    CHECK(decks_in_play(options("classic", "{'players':8}")) == 2);
    CHECK(decks_in_play(options("classic", "{'players':9}")) == 3);
}

TEST_CASE("The decks need enough cards for the hands and palaces of all players, but no further card to start the pile",
    "[palace][fine-print-2]") {
    CHECK(options_refusal("classic", "{'players':2,'layout':6,'decks':1}").empty());
    CHECK(options_refusal("classic", "{'players':3,'layout':5,'decks':1}").empty());
    CHECK(refused_by("players", "{'players':3,'layout':6,'decks':1}"));
    CHECK(options_refusal("classic", "{'players':3,'layout':6,'decks':1,'jokers':2}")
              .empty()); // three players need all 54 cards
    Rng dice(1);
    const Options all_dealt = options("house", "{'players':3,'layout':6,'decks':1,'jokers':2,'face_up':'dealt'}");
    const State s = Rules().begin(all_dealt, Rules().shuffled_deal(all_dealt, dice));
    CHECK(s.table.pile.empty());
    CHECK(s.draw.empty());
}

TEST_CASE(
    "Options are written as their differences from the preset, and are the same after reading", "[palace][options]") {
    Rng dice(3);
    for (int i = 0; i < 200; ++i) {
        const Options o = Rules().random_options(dice);
        const Options& base = preset_facts(o.preset).options;
        const auto back = read_options(option_fields(), base, write_options(option_fields(), base, o));
        REQUIRE(back);
        CHECK(*back == o);
    }
    CHECK(write_options(option_fields(), options("house"), options("house")) == json("{}"));
}

} // namespace palazzo::palace::test
