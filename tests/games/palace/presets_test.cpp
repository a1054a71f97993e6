// Tests docs/rules/palace.md: each row of the table in "Presets", the named variations of `classic`, and the preset
// `european`.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Returns the value of an option of a preset after `changes`, as a record writes it.
Json value(const char* preset, const char* option, const char* changes = "{}") {
    const Options o = options(preset, changes);
    for (const auto& field : option_fields())
        if (field.name == option) return field.write(o);
    return {};
}

/// Returns whether a preset gives an option the value `expected`. The tests copy this value from docs/rules/palace.md.
bool is(const char* preset, const char* option, const char* expected) {
    return value(preset, option) == json(expected);
}

int decks(const char* preset, int players) {
    return decks_in_play(options(preset, ("{'players':" + std::to_string(players) + "}").c_str()));
}

bool seats_so_many(const char* preset, int players) {
    return options_refusal(preset, ("{'players':" + std::to_string(players) + ",'decks':3}").c_str()).empty();
}

} // namespace

TEST_CASE("All games of Palace share one rules engine, and only their options differ", "[palace][presets]") {
    for (const auto& named : Rules().presets()) {
        INFO(named.name);
        CHECK_FALSE(Rules().check(named.options));
        Rng dice(7);
        State s = Rules().begin(named.options, Rules().shuffled_deal(named.options, dice));
        while (!Rules().seats_to_act(s).empty()) {
            const Seat seat = Rules().seats_to_act(s).front();
            Rules().apply(s, seat, Rules().random_move(Rules().view(s, seat), dice));
        }
        CHECK(s.table.phase == Phase::over);
    }
}

TEST_CASE("Every preset that the rules name exists, and every variation that they name can be set by an option",
    "[palace][presets]") {
    const auto presets = Rules().presets();
    REQUIRE(presets.size() == 4);
    CHECK(presets[0].name == "classic");
    CHECK(presets[1].name == "house");
    CHECK(presets[2].name == "european");
    CHECK(presets[3].name == "speak");
    std::vector<std::string> names;
    for (const auto& field : option_fields()) names.emplace_back(field.name);
    CHECK(names
        == std::vector<std::string>{"players", "decks", "jokers", "joker", "layout", "face_up", "first", "starter",
            "order", "beat", "wrap", "face_up_play", "burn_quads", "powers", "voluntary_pickup", "chance_card",
            "picker_leads", "take_face_up_with_pile", "no_special_finish", "finish", "turn_limit", "stuck",
            "blind_challenge", "judge", "strict", "ten_needs_all", "extreme", "draw_pile", "leave_out", "first_card",
            "burn_again", "powers_count", "fits", "when", "match_count", "no_pairs_above", "runs", "throw_after",
            "hand_with_face_up", "previous_takes", "snap", "partners"});
}

TEST_CASE("The option `players` can be 2 to 12 in classic and 2 to 5 in house, and is 3 by default in both",
    "[palace][presets]") {
    CHECK(is("classic", "players", "3"));
    CHECK(is("house", "players", "3"));
    for (int players = 1; players <= 13; ++players) {
        INFO(players << " players");
        CHECK(seats_so_many("classic", players) == (players >= 2 && players <= 12));
        CHECK(seats_so_many("house", players) == (players >= 2 && players <= 5));
    }
}

TEST_CASE(
    "With `decks: auto`, two or three players use one deck, and four or five players use two", "[palace][presets]") {
    for (const char* preset : {"classic", "house"}) {
        CHECK(is(preset, "decks", "'auto'"));
        CHECK(decks(preset, 2) == 1);
        CHECK(decks(preset, 3) == 1);
        CHECK(decks(preset, 4) == 2);
        CHECK(decks(preset, 5) == 2);
    }
    CHECK(decks("classic", 8) == 2);
    for (int n = 1; n <= 3; ++n)
        CHECK(cards_in_play(options("classic", ("{'decks':" + std::to_string(n) + "}").c_str())) == 52 * n);
}

TEST_CASE(
    "There can be 0 to 4 jokers per deck, wild or aces, and there are none in classic and house", "[palace][presets]") {
    CHECK(is("classic", "jokers", "0"));
    CHECK(is("house", "jokers", "0"));
    CHECK(options_refusal("classic", "{'jokers':4,'joker':'wild'}").empty());
    CHECK(options_refusal("classic", "{'jokers':4,'joker':'ace'}").empty());
    CHECK_FALSE(options_refusal("classic", "{'jokers':5}").empty());
}

TEST_CASE("The option `layout` can be 3 to 6, and is 3 in classic and house", "[palace][presets]") {
    CHECK(is("classic", "layout", "3"));
    CHECK(is("house", "layout", "3"));
    for (int layout = 2; layout <= 7; ++layout) {
        const std::string changes = "{'players':2,'layout':" + std::to_string(layout) + "}";
        CHECK(options_refusal("classic", changes.c_str()).empty() == (layout >= 3 && layout <= 6));
    }
}

TEST_CASE("The option `face_up` can be `dealt`, `choose` or `swap`, and is `choose` in classic and `swap` in house",
    "[palace][presets]") {
    CHECK(is("classic", "face_up", "'choose'"));
    CHECK(is("house", "face_up", "'swap'"));
    CHECK(options_refusal("classic", "{'face_up':'dealt'}").empty());
}

TEST_CASE("The option `first` can be `lowest_hand`, `draw` or `left_of_dealer`, and is `draw` in classic and "
          "`left_of_dealer` in house",
    "[palace][presets]") {
    CHECK(is("classic", "first", "'draw'"));
    CHECK(is("house", "first", "'left_of_dealer'"));
    CHECK(options_refusal("classic", "{'first':'lowest_hand'}").empty());
}

TEST_CASE("The option `starter` can be `flip` or `lead`, and is `flip` in classic and house", "[palace][presets]") {
    CHECK(is("classic", "starter", "'flip'"));
    CHECK(is("house", "starter", "'flip'"));
    CHECK(options_refusal("classic", "{'starter':'lead'}").empty());
}

TEST_CASE("The option `order` begins with the 2 and ends with the ace in classic, but begins with the 3 and ends with "
          "the 2 in house",
    "[palace][presets]") {
    CHECK(is("classic", "order", "['2','3','4','5','6','7','8','9','10','J','Q','K','A']"));
    CHECK(is("house", "order", "['3','4','5','6','7','8','9','10','J','Q','K','A','2']"));
}

TEST_CASE("The option `beat` can be `equal_or_higher` or `higher`, and is `equal_or_higher` in classic and house",
    "[palace][presets]") {
    CHECK(is("classic", "beat", "'equal_or_higher'"));
    CHECK(is("house", "beat", "'equal_or_higher'"));
    CHECK(options_refusal("classic", "{'beat':'higher'}").empty());
}

TEST_CASE("The option `wrap` is off in classic and house, and can be switched on as a named variation of classic",
    "[palace][presets]") {
    CHECK(is("classic", "wrap", "false"));
    CHECK(is("house", "wrap", "false"));
}

TEST_CASE(
    "The option `face_up_play` can be `set`, `single` or `fixed_order`, and is `set` in classic and `single` in house",
    "[palace][presets]") {
    CHECK(is("classic", "face_up_play", "'set'"));
    CHECK(is("house", "face_up_play", "'single'"));
    CHECK(options_refusal("classic", "{'face_up_play':'fixed_order'}").empty());
}

TEST_CASE("The option `burn_quads` is `across_turns` in classic and `one_turn` in house", "[palace][presets]") {
    CHECK(is("classic", "burn_quads", "'across_turns'"));
    CHECK(is("house", "burn_quads", "'one_turn'"));
    CHECK(options_refusal("classic", "{'burn_quads':'off'}").empty());
}

TEST_CASE("In classic and house the 2 has `anytime` and `reset`; the 10 has `anytime` and `burn` in classic, and only "
          "`burn` in house",
    "[palace][presets]") {
    CHECK(is("classic", "powers", "{'2':['anytime','reset'],'10':['anytime','burn']}"));
    CHECK(is("house", "powers", "{'2':['anytime','reset'],'10':['burn']}"));
    CHECK(Round({.seats = {{"TS 4S"}, {"5S"}}, .pile = "JD"}).can_play("{'play':['TS']}"));
    CHECK_FALSE(Round({.preset = "house", .seats = {{"TS 4S"}, {"5S"}}, .pile = "JD"}).can_play("{'play':['TS']}"));
}

TEST_CASE("In classic, house and european `voluntary_pickup`, `chance_card`, `picker_leads`, `take_face_up_with_pile` "
          "and `no_special_finish` are off",
    "[palace][presets]") {
    for (const char* preset : {"classic", "house", "european"})
        for (const char* flag :
            {"voluntary_pickup", "chance_card", "picker_leads", "take_face_up_with_pile", "no_special_finish"})
            CHECK(is(preset, flag, "false"));
}

TEST_CASE("The option `finish` can be `first_out` or `play_on`, and is `first_out` in classic and house",
    "[palace][presets]") {
    CHECK(is("classic", "finish", "'first_out'"));
    CHECK(is("house", "finish", "'first_out'"));
}

TEST_CASE("The option `turn_limit` is 2000 in every preset, so that every game ends", "[palace][presets]") {
    for (const char* preset : {"classic", "house", "european"}) CHECK(is(preset, "turn_limit", "2000"));
}

TEST_CASE(
    "The preset european differs from classic only in `face_up: swap`, `finish: play_on` and the powers of 3, 7 and 8",
    "[palace][presets]") {
    CHECK(is("european", "powers",
        "{'2':['anytime','reset'],'3':['anytime','mirror'],'7':['lower'],'8':['skip'],'10':['anytime','burn']}"));
    CHECK(is("european", "face_up", "'swap'"));
    CHECK(is("european", "finish", "'play_on'"));
    const Json changes = write_options(option_fields(), options("classic"), options("european"));
    CHECK(changes.size() == 3);
    CHECK(decks("european", 3) == 1);
    CHECK(decks("european", 4) == 2);
    CHECK(seats_so_many("european", 12));
}

TEST_CASE("A shipped preset never changes", "[palace][presets]") {
    // Lists every value of the presets. Never change a shipped preset, but add another one with a new name.
    const Json every = json("{'players':3,'decks':'auto','jokers':0,'joker':'wild','layout':3,'beat':'equal_or_higher',"
                            "'wrap':false,'voluntary_pickup':false,'chance_card':false,'picker_leads':false,"
                            "'take_face_up_with_pile':false,'no_special_finish':false,'turn_limit':2000,"
                            "'starter':'flip'}");
    for (const char* preset : {"classic", "house", "european"})
        for (const auto& [key, expected] : every.items()) CHECK(value(preset, key.c_str()) == expected);
    CHECK(is("european", "first", "'draw'"));
    CHECK(is("european", "order", "['2','3','4','5','6','7','8','9','10','J','Q','K','A']"));
    CHECK(is("european", "face_up_play", "'set'"));
    CHECK(is("european", "burn_quads", "'across_turns'"));
}

} // namespace palazzo::palace::test
