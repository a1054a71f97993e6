// Tests Palindromes in the notation of records; fine print 7.
#include "tests/games/palindromes/board.hpp"
#include "tests/lines.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

namespace palazzo::palindromes::test {
namespace {

/// Reads and writes a move, whose JSON has ' instead of ". Returns the result, or the message with
/// which the move is refused.
std::string there_and_back(const char* move) {
    const auto m = Rules().read_move(json(move));
    if (!m) return line_of(m.problem());
    std::string text = Rules().write_move(*m).dump();
    std::replace(text.begin(), text.end(), '"', '\'');
    return text;
}

bool is_kept(const char* move) { return there_and_back(move) == move; }

/// Returns whether a move is refused with a message that begins with `place`.
bool refused_at(const char* place, const char* move) {
    const auto m = Rules().read_move(json(move));
    return !m && line_of(m.problem()).rfind(place, 0) == 0;
}

/// Adds the cards of a list, each as often as it occurs.
void add_cards(std::multiset<std::string>& all, const Json& list) {
    for (const Json& c : list) all.insert(c.get<std::string>());
}

} // namespace

TEST_CASE(
    "A placement is the same after reading and writing, with x to the right and y upwards", "[palindromes][notation]") {
    CHECK(is_kept("{'at':[0,0],'place':'8S'}"));
    CHECK(is_kept("{'at':[-3,51],'place':'TD'}"));
    CHECK(is_kept("{'at':[2,0],'place':'5D','take':[[[0,0],[1,0],[2,0]]]}"));
    CHECK(is_kept("{'at':[2,0],'place':'5D','take':[[[0,0],[1,0],[2,0]],[[2,-2],[2,-1],[2,0]]]}"));
    CHECK(there_and_back("{'place':'10D','at':[0,0]}") == "{'at':[0,0],'place':'TD'}");
}

TEST_CASE("In a move, `take` is a list of palindromes, each a list of squares from left to right or from bottom to top",
    "[palindromes][notation][fine-print-7]") {
    const char* before = "{'at':[2,0],'place':'5D','take':";
    const auto refused_take = [&](const char* place, const char* take) {
        return refused_at(place, (before + std::string(take) + "}").c_str());
    };
    CHECK(refused_take("take[0][1]:", "[[[2,0],[1,0],[0,0]]]"));
    CHECK(refused_take("take[0][1]:", "[[[2,0],[2,-1],[2,-2]]]"));
    CHECK(refused_take("take[0][2]:", "[[[0,0],[1,0],[3,0]]]"));
    CHECK(refused_take("take[0][2]:", "[[[0,0],[1,0],[1,1]]]"));
    CHECK(refused_take("take[0][1]:", "[[[0,0],[0,0],[0,0]]]"));
    CHECK(refused_take("take[0][1]:", "[[[0,0],[1,1],[2,2]]]"));
    CHECK(refused_take("take[1][0]:", "[[[0,0],[1,0],[2,0]],[[2],[2,1],[2,2]]]"));
    CHECK(refused_take("take[0]:", "[[]]"));
    CHECK(refused_take("take[0]:", "[[[0,0]]]"));
    CHECK(refused_take("take[0]:", "['5S']"));
    CHECK(refused_take("take:", "[]"));
    CHECK(refused_take("take:", "true"));
    CHECK(refused_take("take:", "{'0':[[0,0],[1,0],[2,0]]}"));
    CHECK(refused_take("take:", "[[[0,0],[1,0]],[[0,0],[1,0]],[[0,0],[1,0]]]"));
}

TEST_CASE(
    "Invalid moves are refused with a message that begins with the place of the fault", "[palindromes][notation]") {
    CHECK(refused_at("a move", "[]"));
    CHECK(refused_at("place:", "{}"));
    CHECK(refused_at("at:", "{'place':'8S'}"));
    CHECK(refused_at("place:", "{'at':[0,0]}"));
    CHECK(refused_at("place:", "{'place':'8X','at':[0,0]}"));
    CHECK(refused_at("place:", "{'place':8,'at':[0,0]}"));
    CHECK(refused_at("place:", "{'place':['8S'],'at':[0,0]}"));
    CHECK(refused_at("at:", "{'place':'8S','at':[0]}"));
    CHECK(refused_at("at:", "{'place':'8S','at':[0,0,0]}"));
    CHECK(refused_at("at:", "{'place':'8S','at':'0,0'}"));
    CHECK(refused_at("at:", "{'place':'8S','at':[0.5,0]}"));
    CHECK(refused_at("at:", "{'place':'8S','at':['0','0']}"));
    CHECK(refused_at("at:", "{'place':'8S','at':[0,18446744073709551615]}"));
    CHECK(refused_at("fold:", "{'fold':true}"));
    CHECK(refused_at("with:", "{'place':'8S','at':[0,0],'with':'9C'}"));
}

TEST_CASE("A move that places a joker or names a distant square can be read, but the rules refuse it",
    "[palindromes][notation]") {
    const Round r({.board = "5S 7H -- 7D", .hands = {"5D", "KC"}});
    CHECK(r.why_not("JK", 1, 0) == "not_in_hand");
    CHECK(r.why_not("5D", -99, 99) == "touches_nothing");
    CHECK(r.why_not("5D", 100, 0) == "touches_nothing");
    CHECK(r.why_not("5D", 0, -40000) == "touches_nothing");
    CHECK(r.why_not("5D", 2, 0, "[[[97,0],[98,0],[99,0]]]") == "not_a_pick");
    CHECK(r.why_not("5D", 2, 0, "[[[-99,-99],[-99,-98],[-99,-97]]]") == "not_a_pick");
}

TEST_CASE(
    "`show` prints the cards on the board in the order of placing, the pending palindromes, the hands, stocks and sets",
    "[palindromes][notation]") {
    Round r(options("{'hand':2}"), "7C KD 5D QC  5S 2D KC 9H");
    r.place("7C", 0, 0);
    r.place("5S", 1, 0);
    r.place("KD", 2, 0);
    r.place("2D", -1, 0);
    r.place("5D", 3, 0);
    const Json shown = r.rules.as_json(r.state);
    CHECK(shown["board"][0] == json("{'card':'7C','at':[0,0]}"));
    CHECK(shown["board"][4] == json("{'card':'5D','at':[3,0]}"));
    CHECK(shown["pending"] == json("[{'seat':0,'at':[[1,0],[2,0],[3,0]]}]"));
    CHECK(shown["seats"][0]["hand"] == json("['QC']"));
    CHECK(shown["seats"][0]["stock"] == json("[]"));
    CHECK(shown["seats"][1]["hand"] == json("['9H','KC']"));
    CHECK(shown["seats"][0]["sets"] == json("[]"));
    CHECK(shown["to_act"] == json("[1]"));
    r.place("KC", -2, 0);
    const Json taken = r.rules.as_json(r.state);
    CHECK(taken["pending"] == json("[]"));
    CHECK(taken["seats"][0]["sets"] == json("[['5S','KD','5D']]"));
    CHECK(taken["seats"][0]["cards_taken"] == 3);
}

TEST_CASE("`show` prints the cards of a stock with the next card to be drawn at the end", "[palindromes][notation]") {
    const Round r(options("{'hand':1}"), "7C 6H 5D  5S KD KC");
    CHECK(r.rules.as_json(r.state)["seats"][0]["stock"] == json("['5D','6H']"));
}

TEST_CASE("`show` lists a card that two sets share in both sets, and lists any other card exactly once",
    "[palindromes][notation][fine-print-4]") {
    Rng dice(5);
    const Rules rules;
    for (int game = 0; game < 60; ++game) {
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        while (!rules.seats_to_act(s).empty()) {
            rules.apply(s, s.table.turn, rules.random_move(rules.view(s, s.table.turn), dice));
            const Json shown = rules.as_json(s);
            std::multiset<std::string> all;
            for (const Json& p : shown["board"]) all.insert(p["card"].get<std::string>());
            for (const Json& seat : shown["seats"]) {
                add_cards(all, seat["hand"]);
                add_cards(all, seat["stock"]);
                std::multiset<std::string> taken;
                for (const Json& set : seat["sets"]) add_cards(taken, set);
                const std::set<std::string> once(taken.begin(), taken.end());
                REQUIRE(seat["cards_taken"] == once.size());
                all.insert(once.begin(), once.end());
            }
            REQUIRE(all.size() == deck_size);
            REQUIRE(std::set<std::string>(all.begin(), all.end()).size() == deck_size);
        }
    }
}

TEST_CASE(
    "A deal lists seat 0's stock from the top, then seat 1's, and the seat that begins", "[palindromes][notation]") {
    Rng dice(6);
    const Deal deal = Rules().shuffled_deal(Options(), dice);
    const Json written = Rules().write_deal(deal);
    CHECK(written["cards"].size() == 52);
    CHECK(written["first"] == deal.first);
    const auto read = Rules().read_deal(Options(), written);
    REQUIRE(read);
    CHECK(*read == deal);
    const State s = Rules().begin(Options(), deal);
    CHECK(s.hidden_state(0).stock.back() == deal.cards[3]);
    CHECK(s.hidden_state(1).stock.back() == deal.cards[29]);
}

} // namespace palazzo::palindromes::test
