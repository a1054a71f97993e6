// Tests what each seat knows: docs/rules/palace.md about face-down cards and `face_up: choose`, and the key `known` of
// the notation.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>
#include <utility>

namespace palazzo::palace::test {
namespace {

/// Returns the state with other cards in place of those that `seat` can't see: the hands of others, all face-down cards
/// and the draw pile.
State with_others_secrets_changed(State s, Seat seat) {
    const auto other = [](Card c) {
        return c.has_rank() && c.suit() == Suit::clubs ? Card(c.rank(), Suit::spades) : c;
    };
    for (Card& c : s.draw) c = other(c);
    for (Seat each = 0; each < s.table.players(); ++each) {
        for (Card& c : s.hidden_state(each).down) c = other(c);
        for (Card& c : s.hidden_state(each).chosen)
            if (each != seat) c = other(c);
        if (each == seat) continue;
        Bag hand;
        s.hidden_state(each).hand.for_each([&](Card c, int n) { hand.add(other(c), n); });
        s.hidden_state(each).hand = hand;
    }
    return s;
}

} // namespace

TEST_CASE(
    "A seat's view has only the number of cards in other hands, face-down cards and the draw pile", "[palace][view]") {
    const Round r(
        {.seats = {{"5C 6H", "9C KS", "4C -- --"}, {"7C 8C", "AC", "TC JC QC"}}, .pile = "3C", .draw = "2C KC"});
    CHECK(r.view(0) == view_of(with_others_secrets_changed(r.state, 0), 0));
    CHECK_FALSE(r.view(1) == view_of(with_others_secrets_changed(r.state, 0), 1));
    const Json shown = r.rules.as_json(r.view(0));
    CHECK(shown["draw"] == 2);
    CHECK(shown["pile"] == json("['3C']"));
    CHECK(shown["seats"][0]["hand"] == json("['5C','6H']"));
    CHECK(shown["seats"][0]["up"] == json("['9C','KS']"));
    CHECK(shown["seats"][0]["down"] == Json({"??", nullptr, nullptr}));
    CHECK(shown["seats"][1]["hand"] == Json({"??", "??"}));
    CHECK(shown["seats"][1]["up"] == json("['AC']"));
    CHECK(shown["seats"][1]["down"] == Json({"??", "??", "??"}));
}

TEST_CASE("No seat sees any face-down cards, not even its own", "[palace][view]") {
    const Round r({.seats = {{"", "", "4C 5C"}, {"7C"}}, .pile = "3C"});
    CHECK(r.view(0) == view_of(with_others_secrets_changed(r.state, 0), 0));
    CHECK(r.rules.as_json(r.view(0)).dump().find("4C") == std::string::npos);
}

TEST_CASE("While the others still choose face-up cards, a seat sees only its own choice", "[palace][view]") {
    Round r(options("classic", "{'players':2,'decks':2}"),
        "2S 3S 4S 2H 3H 4H  5C 6S 7S 8S 9S TS  5C 6H 7H 8H 9H TH  4D 5D");
    r.play(0, "{'lay':['5C','6S','7S']}");
    CHECK(r.view(1) == view_of(with_others_secrets_changed(r.state, 1), 1));
    CHECK_FALSE(r.view(0) == view_of(with_others_secrets_changed(r.state, 1), 0));
}

TEST_CASE("The list `known` contains the cards that everybody saw a seat take into its hand and that are still there",
    "[palace][view]") {
    Round r({.seats = {{"5S JS"}, {"9S 9H 2H"}}, .pile = "QD 3D"});
    r.play("{'play':['JS']}");
    r.play("{'play':['2H']}");
    r.play("{'play':['5S']}");
    CHECK(r.is_over());

    r = Round({.seats = {{"5S 6S"}, {"9S KH"}}, .pile = "QD 9D"});
    r.play("{'take':true}");
    CHECK(r.known_cards(0) == "9D QD");
    r.play("{'play':['9S']}");
    r.play("{'play':['9D']}");
    CHECK(r.known_cards(0) == "QD");
    r.play("{'play':['KH']}");
    CHECK(r.rules.as_json(r.view(1))["seats"][0]["known"] == json("['QD']"));
    CHECK(r.rules.as_json(r.state)["seats"][0]["known"] == json("['QD']"));
}

TEST_CASE(
    "If a hand has two equal cards and only one is known, the known card counts as played first", "[palace][view]") {
    Round r({.options = "{'decks':2}", .seats = {{"5S 9S"}, {"3S 4S 6S"}}, .pile = "9S JD"});
    r.play("{'take':true}");
    CHECK(r.hand(0) == "5S 9S 9S JD");
    CHECK(r.known_cards(0) == "9S JD");
    r.play("{'play':['3S']}");
    r.play("{'play':['9S']}");
    CHECK(r.hand(0) == "5S 9S JD");
    CHECK(r.known_cards(0) == "JD");
}

TEST_CASE("After a swap, everybody knows the former face-up card that is now in the seat's hand", "[palace][view]") {
    Round r(options("house", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  8S 9S TS 8H 9H TH  4D 5D");
    r.play(0, "{'swap':['8S','5S']}");
    CHECK(r.known_cards(0) == "5S");
    r.play(0, "{'swap':['5S','6S']}");
    CHECK(r.known_cards(0) == "6S");
    CHECK(r.face_up_cards(0) == "8S 5S 7S");
}

TEST_CASE("A seat can't tell an imagined state from the real one", "[palace][view]") {
    Rng dice(11);
    for (int game = 0; game < 30; ++game) {
        const Rules rules;
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        for (int moves = 0; moves < 200 && !rules.seats_to_act(s).empty(); ++moves) {
            const Seat seat = rules.seats_to_act(s).front();
            const View seen = rules.view(s, seat);
            if (moves % 5 == 0) REQUIRE(rules.view(rules.sample_state(seen, dice), seat) == seen);
            rules.apply(s, seat, rules.random_move(seen, dice));
        }
    }
}

TEST_CASE("A seat that passes its hand on remembers the cards, whoever gets them, until they are played or seen",
    "[palace][view][memory]") {
    const auto bag = [](std::initializer_list<const char*> cards) {
        Bag all;
        for (const char* c : cards) all.add(*read_card(c));
        return all;
    };
    Round r({.options = "{'powers':{'2':['anytime','reset'],'9':['pass_hands'],'Q':['show_hand']}}",
        .seats = {{"9S 4S", "", "2C"}, {"AS KS", "", "3C"}, {"QS", "", "4C"}},
        .pile = "7D",
        .draw = ""});
    const auto remembers = [&](Seat seat, Seat other) {
        return r.view(seat).memories.empty() ? Bag() : r.view(seat).memories[static_cast<std::size_t>(other)];
    };
    CHECK(r.view(0).memories.empty());
    r.play("{'play':['9S']}");
    CHECK(remembers(0, 1) == bag({"4S"}));
    CHECK(remembers(1, 2) == bag({"AS", "KS"}));
    CHECK(remembers(1, 0).empty());
    CHECK(remembers(2, 0) == bag({"QS"}));
    Rng dice(5);
    for (int i = 0; i < 50; ++i) {
        const State imagined = sample_state(r.view(1), dice);
        CHECK(imagined.hidden_state(2).hand == bag({"AS", "KS"}));
        CHECK(view_of(imagined, 1) == r.view(1));
    }
    r.play("{'take':true}");
    r.play("{'play':['AS']}");
    CHECK(remembers(1, 2) == bag({"KS"}));
    r.play("{'take':true}");
    r.play("{'play':['9S']}"); // seat 1 gives 4S 7D to 2, 2 gives KS to 0, 0 gives QS AS to 1; all have seen 7D and AS
    CHECK(remembers(1, 2) == bag({"4S"}));
    CHECK(remembers(1, 0) == bag({"KS"}));
    CHECK(remembers(2, 1) == bag({"QS"}));
    CHECK(remembers(2, 0) == bag({"KS"}));
    CHECK(remembers(0, 2) == bag({"4S"}));
    CHECK(Policy::view_without_memory(r.view(0)).memories[2].empty());
}

TEST_CASE("A hand that everybody has seen is known in every position that a seat imagines", "[palace][view][memory]") {
    Round r({.options = "{'powers':{'2':['anytime','reset'],'Q':['show_hand']}}",
        .seats = {{"QS 4S", "", "2C"}, {"AS KS 5S", "", "3C"}, {"6S", "", "4C"}},
        .pile = "7D",
        .draw = "8C 9C"});
    r.play("{'play':['QS']}");
    Rng dice(6);
    for (const Seat seat : {0, 2})
        for (int i = 0; i < 50; ++i)
            CHECK(sample_state(r.view(seat), dice).hidden_state(1).hand == r.state.hidden_state(1).hand);
}

} // namespace palazzo::palace::test
