// Tests docs/rules/palace.md: what happens before the first turn; fine print 2 to 5.
#include "tests/games/palace/table.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

constexpr const char* two_dealt = "{'players':2,'face_up':'dealt'}";

/// Returns a game in which two seats were dealt `hands` and the usual palaces; `rest` has the starter and the draw
/// pile.
Round dealt(const std::string& changes, const std::string& hands, const std::string& rest, Seat first = 0) {
    const std::string all = "{'players':2,'face_up':'dealt'" + changes + "}";
    return Round(options("classic", all.c_str()),
        ("2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  " + hands + " " + rest).c_str(), first);
}

} // namespace

TEST_CASE(
    "The option `layout` is the number of cards in each row of a palace, and in each hand", "[palace][fine-print-2]") {
    const Round r(options("classic", "{'players':2,'face_up':'dealt','layout':4}"),
        "2S 3S 4S 5S 2H 3H 4H 5H  6S 7S 8S 9S 6H 7H 8H 9H  TS JS QS KS TH JH QH KH  4D 5D");
    CHECK(r.face_down_cards(0) == "2S 3S 4S 5S");
    CHECK(r.face_down_cards(1) == "2H 3H 4H 5H");
    CHECK(r.face_up_cards(0) == "6S 7S 8S 9S");
    CHECK(r.face_up_cards(1) == "6H 7H 8H 9H");
    CHECK(r.hand(0) == "TS JS QS KS");
    CHECK(r.hand(1) == "TH JH QH KH");
    CHECK(r.pile() == "4D");
    CHECK(r.draw_pile() == "5D");
}

TEST_CASE(
    "With `face_up: choose`, a seat lays half of its dealt cards face up, and the deal lists all of them as one group",
    "[palace][fine-print-2]") {
    Round r(options("classic", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 8S 9S TS  5H 6H 7H 8H 9H TH  4D 5D");
    CHECK(r.hand(0) == "5S 6S 7S 8S 9S TS");
    CHECK(r.hand(1) == "5H 6H 7H 8H 9H TH");
    CHECK(r.face_up_cards(0).empty());
    CHECK(r.why_not(0, "{'lay':['5S','6S']}") == "palace.lay_so_many");
    CHECK(r.why_not(0, "{'lay':['5S','6S','5H']}") == "palace.not_in_zone");
    CHECK(r.why_not(0, "{'lay':['5S','5S','6S']}") == "palace.not_in_zone");
    CHECK(r.legal_moves(0).size() == 20);
    r.play(0, "{'lay':['TS','5S','9S']}");
    CHECK(r.hand(0) == "6S 7S 8S");
    r.play(1, "{'lay':['5H','6H','7H']}");
    CHECK(r.face_up_cards(0) == "5S 9S TS");
    CHECK(r.face_up_cards(1) == "5H 6H 7H");
    CHECK(r.pile() == "4D");
}

TEST_CASE(
    "All seats may choose their face-up cards at the same time, in any order of the seats", "[palace][fine-print-3]") {
    Round r(options("classic", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 8S 9S TS  5H 6H 7H 8H 9H TH  4D 5D");
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1});
    r.play(1, "{'lay':['5H','6H','7H']}");
    CHECK(r.rules.seats_to_act(r.state) == Seats{0});
    CHECK(r.why_not(1, "{'lay':['8H','9H','TH']}") == "palace.already_ready");
    CHECK(r.legal_moves(1).empty());
    r.play(0, "{'lay':['5S','6S','7S']}");
    CHECK(r.rules.seats_to_act(r.state) == Seats{0});
    CHECK(r.why_not(0, "{'lay':['8S','9S','TS']}") == "palace.game_is_on");
}

TEST_CASE("All seats may swap cards at the same time, in any order of the seats, until they are ready",
    "[palace][fine-print-3]") {
    Round r(options("house", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  8S 9S TS 8H 9H TH  4D 5D");
    CHECK(r.rules.seats_to_act(r.state) == Seats{0, 1});
    r.play(1, "{'swap':['TH','5H']}");
    r.play(0, "{'swap':['9S','6S']}");
    r.play(1, "{'swap':['9H','TH']}");
    CHECK(r.face_up_cards(0) == "5S 9S 7S");
    CHECK(r.hand(0) == "6S 8S TS");
    CHECK(r.face_up_cards(1) == "9H 6H 7H");
    CHECK(r.hand(1) == "5H 8H TH");
    r.play(1, "{'ready':true}");
    CHECK(r.why_not(1, "{'swap':['5H','6H']}") == "palace.already_ready");
    CHECK(r.rules.seats_to_act(r.state) == Seats{0});
    r.play(0, "{'swap':['6S','5S']}");
    r.play(0, "{'ready':true}");
    CHECK(r.state.table.phase == Phase::playing);
    CHECK(r.why_not(0, "{'swap':['5S','6S']}") == "palace.game_is_on");
}

TEST_CASE("A swap exchanges a seat's hand card for its own face-up card", "[palace][fine-print-3]") {
    const Round r(options("house", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  8S 9S TS 8H 9H TH  4D 5D");
    CHECK(r.why_not(0, "{'swap':['5S','8S']}") == "palace.not_in_hand");
    CHECK(r.why_not(0, "{'swap':['8S','5H']}") == "palace.not_face_up");
    CHECK(r.why_not(0, "{'swap':['8S','2S']}") == "palace.not_face_up");
    CHECK(r.why_not(0, "{'play':['8S']}") == "palace.swap_or_ready");
}

TEST_CASE("A seat may swap up to 30 times until it is ready", "[palace][fine-print-3]") {
    Round r(options("house", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  8S 9S TS 8H 9H TH  4D 5D");
    for (int pair = 0; pair < 15; ++pair) {
        r.play(0, "{'swap':['8S','5S']}");
        r.play(0, "{'swap':['5S','8S']}");
    }
    CHECK(r.why_not(0, "{'swap':['8S','5S']}") == "palace.swapped_enough");
    CHECK(r.legal_moves(0) == std::vector<std::string>{"{'ready':true}"});
    CHECK(r.can_play(1, "{'swap':['8H','5H']}"));
}

TEST_CASE("Swapping equal cards is not a legal move", "[palace][fine-print-3]") {
    const Round r(
        options("house", "{'players':2,'decks':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  5S 9S TS 8H 9H TH  4D 5D");
    CHECK(r.why_not(0, "{'swap':['5S','5S']}") == "palace.swap_equal");
    CHECK(r.can_play(0, "{'swap':['5S','6S']}"));
}

TEST_CASE("All seats see the chosen face-up cards once the last seat has chosen", "[palace][fine-print-3]") {
    Round r(options("classic", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 8S 9S TS  5H 6H 7H 8H 9H TH  4D 5D");
    Round other = r;
    r.play(0, "{'lay':['5S','6S','7S']}");
    other.play(0, "{'lay':['8S','9S','TS']}");
    CHECK(r.view(1) == other.view(1));
    CHECK(r.rules.as_json(r.view(1))["seats"][0]["up"] == Json({"??", "??", "??"}));
    CHECK(r.rules.as_json(r.view(0))["seats"][0]["up"] == json("['5S','6S','7S']"));
    r.play(1, "{'lay':['5H','6H','7H']}");
    CHECK(r.rules.as_json(r.view(1))["seats"][0]["up"] == json("['5S','6S','7S']"));
}

TEST_CASE(
    "When the last seat is ready, the starter is turned over and the lowest hand is found", "[palace][fine-print-3]") {
    Round r(options("house", "{'players':2,'first':'lowest_hand'}"),
        "2S 3S 4S 2H 3H 4H  5S 6S 3D 5H 6H 7H  8S 9S TS 4D 9H TH  5D 6D");
    CHECK(r.pile().empty());
    r.play(0, "{'swap':['8S','3D']}"); // seat 0 has the lowest hand now
    r.play(1, "{'ready':true}");
    CHECK(r.pile().empty());
    r.play(0, "{'ready':true}");
    CHECK(r.pile() == "5D");
    CHECK(r.turn() == 0);
}

TEST_CASE(
    "If a deal lists its cards, the seat in deal.first leads, or seat 0 if none is given", "[palace][fine-print-4]") {
    for (const char* first : {"draw", "left_of_dealer"}) {
        const std::string changes = ",'first':'" + std::string(first) + "'";
        CHECK(dealt(changes, "8S 9S TS 8H 9H TH", "4D", 0).turn() == 0);
        CHECK(dealt(changes, "8S 9S TS 8H 9H TH", "4D", 1).turn() == 1);
    }
    const auto deal = Rules().read_deal(options("classic", two_dealt),
        json("{'short':true,'cards':['2S','3S','4S','2H','3H','4H','5S','6S','7S','5H',"
             "'6H','7H','8S','9S','TS','8H','9H','TH']}"));
    REQUIRE(deal);
    CHECK(deal->first == 0);
}

TEST_CASE("If a deal is given by a seed, the option `first` decides who leads, with the deal's random generator",
    "[palace][fine-print-4]") {
    for (const char* first : {"draw", "left_of_dealer", "lowest_hand"}) {
        const std::string changes = "{'players':3,'face_up':'dealt','first':'" + std::string(first) + "'}";
        const Options o = options("classic", changes.c_str());
        Seats led;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            Rng dice(seed);
            Rng same(seed);
            const Deal deal = Rules().shuffled_deal(o, dice);
            CHECK(deal == Rules().shuffled_deal(o, same));
            led.add(Rules().begin(o, deal).table.turn);
        }
        CHECK(led == Seats{0, 1, 2});
    }
}

TEST_CASE("With `first: lowest_hand`, the seat with the lowest card in its hand leads", "[palace][fine-print-4]") {
    CHECK(dealt(",'first':'lowest_hand'", "8S 9S TS 8H 4C TH", "4D").turn() == 1);
    CHECK(dealt(",'first':'lowest_hand'", "8S 9S 3C 8H 4C TH", "4D", 1).turn() == 0);
    // Only hands count, not the lower cards in the palaces of both seats.
    CHECK(dealt(",'first':'lowest_hand'", "8S 9S TS 8H 7C TH", "4D").turn() == 1);
    const char* ace_low = ",'first':'lowest_hand','order':['A','2','3','4','5','6','7','8','9','T','J','Q','K']";
    CHECK(dealt(ace_low, "8S 9S AS 8H 2C TH", "4D", 1).turn() == 0);
}

TEST_CASE(
    "With `first: lowest_hand`, ties go to the seat nearest to deal.first in play order", "[palace][fine-print-4]") {
    const Options o = options("classic", "{'players':3,'face_up':'dealt','first':'lowest_hand'}");
    const char* cards = "2S 3S 4S 2H 3H 4H 2D 3D 4D  5S 6S 7S 5H 6H 7H 5D 6D 7D  8S 9S TS JH 8H QH 9D KD AD  4C";
    CHECK(Round(o, cards, 0).turn() == 0);
    CHECK(Round(o, cards, 1).turn() == 1);
    CHECK(Round(o, cards, 2).turn() == 0);
}

TEST_CASE(
    "Ranks that the option `order` lacks, and wild jokers, are never the lowest cards", "[palace][fine-print-4]") {
    const char* two_out = ",'first':'lowest_hand','decks':2,'order':['3','4','5','6','7','8','9','T','J','Q','K','A']";
    CHECK(dealt(two_out, "2D 9S TS 8H 9H TH", "4D").turn() == 1);
    CHECK(dealt(",'first':'lowest_hand','jokers':2", "JK 9S TS 8H 9H TH", "4D").turn() == 1);
    // With `joker: ace`, a joker in a hand has the rank of an ace.
    const char* ace_low = ",'first':'lowest_hand','jokers':2,'joker':'ace',"
                          "'order':['A','2','3','4','5','6','7','8','9','T','J','Q','K']";
    CHECK(dealt(ace_low, "JK 9S TS 8H 9H TH", "4D", 1).turn() == 0);
}

TEST_CASE(
    "Only with `first: lowest_hand` and `starter: lead` must the leader play the lowest rank, in any number of cards",
    "[palace][fine-print-4]") {
    const char* lead = ",'first':'lowest_hand','starter':'lead'";
    Round r = dealt(lead, "8S 8D TS 9H JH TH", "4D");
    CHECK(r.pile().empty());
    CHECK(r.turn() == 0);
    CHECK(r.why_not("{'play':['TS']}") == "palace.lead_lowest");
    CHECK(r.legal_moves() == std::vector<std::string>{"{'play':['8D']}", "{'play':['8S','8D']}", "{'play':['8S']}"});
    r.play("{'play':['8S','8D']}");
    CHECK(r.can_play("{'play':['JH']}"));
    r.play("{'play':['TH']}");
    CHECK(r.burned_cards() == "8S 8D TH");
    CHECK(r.can_play("{'play':['JH']}")); // after the burn the leader may lay anything again

    CHECK(dealt(",'first':'draw','starter':'lead'", "8S 8D TS 9H JH TH", "4D").can_play("{'play':['TS']}"));
    CHECK(dealt(",'first':'lowest_hand'", "8S 8D TS 9H JH TH", "4D").can_play("{'play':['TS']}"));
}

TEST_CASE(
    "A lead of the lowest rank may include wild jokers, but needs a card of that rank", "[palace][fine-print-4]") {
    const Round r = dealt(",'first':'lowest_hand','starter':'lead','jokers':2", "8S JK TS 9H JH TH", "4D");
    CHECK(r.can_play("{'play':['8S']}"));
    CHECK(r.can_play("{'play':['8S','JK'],'as':'8'}"));
    CHECK(r.why_not("{'play':['JK'],'as':'8'}") == "palace.lead_lowest");
    CHECK(r.why_not("{'play':['JK'],'as':'3'}") == "palace.lead_lowest");
}

TEST_CASE("If nobody holds a ranked card, the seat in deal.first may lead any card", "[palace][fine-print-4]") {
    const char* two_out = ",'first':'lowest_hand','starter':'lead','decks':3,'jokers':2,"
                          "'order':['3','4','5','6','7','8','9','T','J','Q','K','A']";
    const Round r = dealt(two_out, "2C 2D JK 2C 2D JK", "4D", 1);
    CHECK(r.turn() == 1);
    CHECK(r.can_play("{'play':['2C']}"));
    CHECK(r.can_play("{'play':['JK'],'as':'K'}"));
}

TEST_CASE(
    "With `starter: lead`, no card is turned over, and the first seat starts the pile", "[palace][fine-print-5]") {
    const Round r = dealt(",'starter':'lead'", "8S 8D TS 9H JH TH", "4D 5D");
    CHECK(r.pile().empty());
    CHECK(r.draw_pile() == "4D 5D");
}

TEST_CASE("With `starter: flip`, a card that is turned over starts the pile", "[palace][fine-print-5]") {
    const Round r = dealt("", "8S 8D TS 9H JH TH", "4D 5D");
    CHECK(r.pile() == "4D");
    CHECK(r.draw_pile() == "5D");
}

TEST_CASE("A starter that has `burn` or `reset`, or is a wild joker, is covered by the next card and stays in the pile",
    "[palace][fine-print-5]") {
    CHECK(dealt("", "8S 8D JS 9H JH QH", "2D TD KD 5D").pile() == "2D TD KD");
    CHECK(dealt(",'jokers':2", "8S 8D JS 9H JH QH", "JK 5D 6D").pile() == "JK 5D");
    const char* ace_burns = ",'jokers':2,'joker':'ace','powers':{'A':['burn']}";
    CHECK(dealt(ace_burns, "8S 8D JS 9H JH QH", "JK 5D 6D").pile() == "JK 5D");
    CHECK(dealt(",'jokers':2,'joker':'ace'", "8S 8D JS 9H JH QH", "JK 5D 6D").pile() == "JK");
    CHECK(dealt(",'powers':{'4':['mirror','lower','again','cover','anytime']}", "8S 8D JS 9H JH QH", "4D 5D").pile()
        == "4D");
    Round r = dealt("", "8S 8D JS 9H KH QH", "2D TD QD 5D");
    r.play("{'take':true}");
    CHECK(r.hand(0) == "2D 8S 8D TD JS QD");
}

TEST_CASE("If the draw pile runs out, the last starter stays as the top", "[palace][fine-print-5]") {
    CHECK(dealt("", "8S 8D JS 9H JH QH", "2D 2C").pile() == "2D 2C");
    const Round ten = dealt(",'powers':{'T':['burn']}", "8S 8D JS 9H JH QH", "TD");
    CHECK(ten.pile() == "TD");
    CHECK_FALSE(ten.can_play("{'play':['8S']}"));
    CHECK(ten.can_play("{'play':['JS']}"));
    const Round joker = dealt(",'jokers':1", "8S 8D JS 9H JH QH", "JK");
    CHECK(joker.pile() == "JK");
    CHECK(joker.can_play("{'play':['8S']}")); // a joker as the first card stands for no rank, so that anything beats it
    CHECK(dealt("", "8S 8D JS 9H JH QH", "").pile().empty());
}

TEST_CASE("Starters cause no reverse, no skip and no four of a kind", "[palace][fine-print-5]") {
    const Round r = dealt(",'powers':{'4':['reverse','skip','again']}", "8S 8D JS 9H JH QH", "4D 5D");
    CHECK(r.turn() == 0);
    CHECK(r.state.table.direction == 1);
    const Round four = dealt(",'decks':2", "8S 8D JS 9H JH QH", "2D 2C 2D 2C");
    CHECK(four.pile() == "2D 2C 2D 2C");
    CHECK(four.burned_cards().empty());
}

TEST_CASE("Starters count towards a later four of a kind", "[palace][fine-print-5]") {
    Round r = dealt(",'burn_quads':'across_turns'", "8S 8D 8C 9H JH QH", "8H");
    r.play("{'play':['8S','8D','8C']}");
    CHECK(r.burned_cards() == "8H 8S 8D 8C");
}

TEST_CASE("A deal lists face-down cards, face-up cards, hands, the starter and the draw pile, seat by seat",
    "[palace][deal]") {
    const Round r = dealt("", "8S 9S TS 8H 9H TH", "4D 5D 6D");
    CHECK(r.face_down_cards(0) == "2S 3S 4S");
    CHECK(r.face_down_cards(1) == "2H 3H 4H");
    CHECK(r.face_up_cards(0) == "5S 6S 7S");
    CHECK(r.face_up_cards(1) == "5H 6H 7H");
    CHECK(r.hand(0) == "8S 9S TS");
    CHECK(r.hand(1) == "8H 9H TH");
    CHECK(r.pile() == "4D");
    CHECK(r.draw_pile() == "5D 6D");
}

TEST_CASE("A deal with wrong cards is refused, and a deal without its last cards is refused unless `short` is true",
    "[palace][deal]") {
    const Options o = options("classic", two_dealt);
    const std::string enough = "'2S','3S','4S','2H','3H','4H','5S','6S','7S','5H','6H','7H','8S','9S','TS','8H','9H'";
    const auto fault = [&](const std::string& deal) {
        const auto read = Rules().read_deal(o, json(deal));
        return read ? std::string() : line_of(read.problem());
    };
    CHECK(fault("{'short':true,'cards':[" + enough + ",'TH']}").empty());
    CHECK(fault("{'cards':[" + enough + ",'TH']}").rfind("cards:", 0) == 0);
    CHECK(fault("{'short':false,'cards':[" + enough + ",'TH']}").rfind("cards:", 0) == 0);
    CHECK(fault("{'short':true,'cards':[" + enough + "]}").rfind("cards:", 0) == 0);
    CHECK(fault("{'short':true,'cards':[" + enough + ",'9H']}").rfind("cards:", 0) == 0);
    CHECK(fault("{'short':true,'cards':[" + enough + ",'JK']}").rfind("cards:", 0) == 0);
    CHECK(fault("{'short':true,'cards':[" + enough + ",'1S']}").rfind("cards[17]:", 0) == 0);
    CHECK(fault("{'short':true,'cards':[" + enough + ",7]}").rfind("cards[17]:", 0) == 0);
    CHECK(fault("{'short':true,'first':2,'cards':[" + enough + ",'TH']}").rfind("first:", 0) == 0);
    CHECK(fault("{'short':true,'first':-1,'cards':[" + enough + ",'TH']}").rfind("first:", 0) == 0);
    CHECK(fault("{'short':true,'cards':'2S'}").rfind("cards:", 0) == 0);
    Deal whole;
    whole.cards = full_deck(o);
    whole.first = 1;
    const auto back = Rules().read_deal(o, Rules().write_deal(whole));
    REQUIRE(back);
    CHECK(*back == whole);
}

} // namespace palazzo::palace::test
