// Tests Palace in the notation of records.
#include "tests/games/palace/table.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

/// Reads and writes a move, whose JSON has ' instead of ". Returns the result, or the message with
/// which the move is refused.
std::string there_and_back(const char* move) {
    const auto m = Rules().read_move(json(move));
    if (!m) return line_of(m.problem());
    std::string text = Rules().write_move(*m).dump();
    for (char& c : text)
        if (c == '"') c = '\'';
    return text;
}

bool is_kept(const char* move) { return there_and_back(move) == move; }

/// Returns whether a move is refused with a message that begins with `place`.
bool refused_at(const char* place, const char* move) {
    const auto m = Rules().read_move(json(move));
    return !m && line_of(m.problem()).rfind(place, 0) == 0;
}

} // namespace

TEST_CASE("Every kind of move is the same after reading and writing", "[palace][notation]") {
    CHECK(is_kept("{'play':['7H','7D']}"));
    CHECK(is_kept("{'as':'9','play':['JK']}"));
    CHECK(is_kept("{'cover':['9C'],'play':['2H']}"));
    CHECK(is_kept("{'as':'2','cover':['JK'],'cover_as':'T','play':['JK']}"));
    CHECK(is_kept("{'flip':1}"));
    CHECK(is_kept("{'take':true}"));
    CHECK(is_kept("{'chance':true}"));
    CHECK(is_kept("{'skip':true}"));
    CHECK(is_kept("{'ready':true}"));
    CHECK(is_kept("{'lay':['2C','TH','KD']}"));
    CHECK(is_kept("{'swap':['3H','KD']}"));
    CHECK(is_kept("{'order':['4H','9D','KS']}"));
}

TEST_CASE("10 is read as T, both in cards and in the rank that a joker stands for", "[palace][notation]") {
    CHECK(there_and_back("{'play':['10D','TS']}") == "{'play':['TS','TD']}");
    CHECK(there_and_back("{'play':['JK'],'as':'10'}") == "{'as':'T','play':['JK']}");
}

TEST_CASE("Lists of cards whose order has no meaning are compared as multisets", "[palace][notation]") {
    const auto read = [](const char* move) { return *Rules().read_move(json(move)); };
    CHECK(read("{'play':['7H','JK','7S'],'as':'7'}") == read("{'play':['7S','7H','JK'],'as':'7'}"));
    CHECK(read("{'lay':['KD','2C','TH']}") == read("{'lay':['2C','TH','KD']}"));
    CHECK_FALSE(read("{'lay':['KD','2C','2C']}") == read("{'lay':['2C','KD','KD']}"));
    CHECK_FALSE(read("{'order':['KD','2C']}") == read("{'order':['2C','KD']}"));
    CHECK_FALSE(read("{'swap':['KD','2C']}") == read("{'swap':['2C','KD']}"));
}

TEST_CASE("If a move is invalid, the message says where in its JSON the fault is", "[palace][notation]") {
    CHECK(refused_at("a move", "[]"));
    CHECK(refused_at("a move", "{}"));
    CHECK(refused_at("a move", "{'take':true,'skip':true}"));
    CHECK(refused_at("fold:", "{'fold':true}"));
    CHECK(refused_at("answer:", "{'answer':['el gato']}"));
    CHECK(refused_at("take:", "{'take':false}"));
    CHECK(refused_at("take:", "{'take':1}"));
    CHECK(refused_at("flip:", "{'flip':'1'}"));
    CHECK(refused_at("flip:", "{'flip':1.5}"));
    CHECK(refused_at("play:", "{'play':'7H'}"));
    CHECK(refused_at("play[1]:", "{'play':['7H','7X']}"));
    CHECK(refused_at("play[0]:", "{'play':[7]}"));
    CHECK(refused_at("play[0]:", "{'play':['--']}"));
    CHECK(refused_at("as:", "{'play':['JK'],'as':'11'}"));
    CHECK(refused_at("as:", "{'play':['JK'],'as':9}"));
    CHECK(refused_at("cover:", "{'play':['2H'],'cover':'9C'}"));
    CHECK(refused_at("cover:", "{'play':['2H'],'cover':['9C','9D']}"));
    CHECK(refused_at("with:", "{'play':['2H'],'with':['9C']}"));
    CHECK(refused_at("swap:", "{'swap':['2H']}"));
    CHECK(refused_at("swap:", "{'swap':['2H','3H','4H']}"));
    CHECK(refused_at("lay[0]:", "{'lay':['2']}"));
    CHECK(refused_at("order:", "{'order':true}"));
    std::string many = "{'play':['7H'";
    for (int i = 0; i < 200; ++i) many += ",'7H'";
    CHECK(refused_at("play:", (many + "]}").c_str()));
}

TEST_CASE(
    "`show` lists cards from bottom to top, the next card to draw last, hands in rank order, and an empty slot as null",
    "[palace][notation]") {
    const Round r({.preset = "house",
        .options = "{'jokers':1}",
        .seats = {{"2H JK TS 3C 3S", "9C", "4C -- 5C"}, {"7C"}},
        .pile = "3C JK=9",
        .draw = "KC QC"});
    const Json shown = r.rules.as_json(r.state);
    CHECK(shown["draw"] == json("['QC','KC']"));
    CHECK(shown["pile"] == json("['3C','JK']"));
    CHECK(shown["jokers_as"] == json("{'1':'9'}"));
    CHECK(shown["seats"][0]["hand"] == json("['3S','3C','TS','2H','JK']"));
    CHECK(shown["seats"][0]["up"] == json("['9C']"));
    CHECK(shown["seats"][0]["down"] == json("['4C',null,'5C']"));
    CHECK(shown["seats"][0]["out"] == false);
    CHECK(shown["direction"] == 1);
    CHECK(shown["turns"] == 0);
    CHECK(shown["to_act"] == json("[0]"));
}

TEST_CASE(
    "`show` prints a turned-over joker on the pile until the rank that it stands for is named", "[palace][notation]") {
    Round r({.options = "{'jokers':1}", .seats = {{"", "", "JK 4S"}, {"5S"}}, .pile = "AD"});
    r.play("{'flip':0}");
    CHECK(r.rules.as_json(r.state)["pile"] == json("['AD','JK']"));
    CHECK(r.rules.as_json(r.view(1))["pile"] == json("['AD','JK']"));
    CHECK(r.rules.as_json(r.state)["need"] == "name_joker");
}

TEST_CASE(
    "At any time of a game, `show` prints every card of the full state in exactly one place", "[palace][notation]") {
    Rng dice(5);
    const Rules rules;
    for (int game = 0; game < 20; ++game) {
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        while (!rules.seats_to_act(s).empty()) {
            const Json shown = rules.as_json(s);
            Bag all;
            const auto count = [&](const Json& cards) {
                for (const Json& c : cards)
                    if (c.is_string()) all.add(*read_card(*text_of(c)));
            };
            for (const char* place : {"draw", "pile", "burned"}) count(shown[place]);
            if (shown.contains("aside")) count(shown["aside"]); // cards of a deck that isn't fully used
            for (const Json& seat : shown["seats"])
                for (const char* place : {"hand", "up", "down"}) count(seat[place]);
            REQUIRE(all == bag_of(full_deck(o)));
            const Seat seat = rules.seats_to_act(s).front();
            rules.apply(s, seat, rules.random_move(rules.view(s, seat), dice));
            if (s.table.turns > 150) break;
        }
    }
}

} // namespace palazzo::palace::test
