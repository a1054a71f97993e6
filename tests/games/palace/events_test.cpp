// Tests the events of Palace and the public log, which has only what everybody has seen.
#include "tests/contract/games.hpp"
#include "tests/games/log_lines.hpp"
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using Lines = std::vector<std::string>;

/// Returns the log's lines about one move, each as the last word of the event's id, followed by the event's arguments.
Lines told(Round r, Seat seat, const char* move) {
    const State before = r.state;
    r.play(seat, move);
    return palazzo::test::log_lines_of(r.rules, before, seat, *r.rules.read_move(json(move)));
}
Lines told(const Round& r, const char* move) { return told(r, r.turn(), move); }

/// Counts the effects of a move, from its events or from the positions before and after it, so that both can be
/// compared.
struct Counted {
    int burned = 0;
    int left_draw_pile = 0; ///< cards that left the draw pile, except starters
    Seats out;
    bool drawn = false;
    int direction = 1; ///< -1 if the move reversed the direction of play, otherwise 1

    void operator()(const PileBurned& e) { burned += e.cards; }
    void operator()(const CardsDrawn& e) { left_draw_pile += e.cards; }
    void operator()(const CardTurnedOver& e) { left_draw_pile += e.from_draw_pile ? 1 : 0; }
    void operator()(const SeatWentOut& e) { out.add(e.seat); }
    void operator()(const TurnLimitReached&) { drawn = true; }
    void operator()(const DirectionReversed&) { direction = -direction; }
    template <class Other>
    void operator()(const Other&) {}
    friend bool operator==(const Counted&, const Counted&) = default;
};

Counted counted(const State& before, const State& after) {
    Counted all;
    const Table& t = after.table;
    all.burned = static_cast<int>(t.burned.size() - before.table.burned.size());
    if (before.table.phase == Phase::playing)
        all.left_draw_pile = static_cast<int>(before.draw.size() - after.draw.size());
    for (Seat s = 0; s < t.players(); ++s)
        if (t.seat(s).place != before.table.seat(s).place) all.out.add(s);
    all.drawn = t.ended_at_turn_limit;
    all.direction = t.direction * before.table.direction;
    return all;
}

} // namespace

TEST_CASE("The log names plays, and the rank that a joker stands for", "[palace][events]") {
    CHECK(told(Round({.seats = {{"9S 9H KS"}, {"5S"}}}), "{'play':['9S','9H']}") == Lines{"played 0 9S 9H"});
    CHECK(told(Round({.options = "{'jokers':1}", .seats = {{"JK KS"}, {"5S"}}}), "{'play':['JK'],'as':'Q'}")
        == Lines{"played_as 0 JK Q"});
}

TEST_CASE("The log names the ranks that jokers in a covered set and in its cover stand for", "[palace][events]") {
    const char* covers = "{'jokers':2,'powers':{'2':['cover']}}";
    CHECK(told(Round({.options = covers, .seats = {{"2S 9S KS"}, {"5S"}}}), "{'play':['2S'],'cover':['9S']}")
        == Lines{"played 0 2S 9S"});
    CHECK(told(Round({.options = covers, .seats = {{"JK 9S KS"}, {"5S"}}}), "{'play':['JK'],'as':'2','cover':['9S']}")
        == Lines{"played 0 JK 9S", "set_is 0 2"});
    CHECK(told(Round({.options = covers, .seats = {{"2S JK KS"}, {"5S"}}}),
              "{'play':['2S'],'cover':['JK'],'cover_as':'J'}")
        == Lines{"played 0 2S JK", "cover_is 0 J"});
}

TEST_CASE("The log names burns, reversals, skipped seats and extra turns", "[palace][events]") {
    CHECK(told(Round({.seats = {{"TS KS"}, {"5S"}}, .pile = "4D"}), "{'play':['TS']}")
        == Lines{"played 0 TS", "burned 0 2", "again 0"});
    CHECK(told(Round({.options = "{'powers':{'8':['reverse','skip']}}", .seats = {{"8S KS"}, {"5S"}, {"6S"}}}),
              "{'play':['8S']}")
        == Lines{"played 0 8S", "reversed 0", "skipped 2"});
}

TEST_CASE("The log names turned-over cards, and says how many cards a seat takes", "[palace][events]") {
    CHECK(told(Round({.seats = {{"", "", "4S KS"}, {"5S"}}, .pile = "9D JD"}), "{'flip':0}")
        == Lines{"flipped 0 4S", "took 0 3"});
    CHECK(told(Round({.seats = {{"", "", "KS 4S"}, {"5S"}}, .pile = "9D"}), "{'flip':0}") == Lines{"flipped 0 KS"});
    CHECK(told(Round({.seats = {{"", "", "TS 4S"}, {"5S"}}, .pile = "9D"}), "{'flip':0}")
        == Lines{"flipped 0 TS", "burned 0 2", "again 0"});
    CHECK(told(Round({.options = "{'chance_card':true}", .seats = {{"4S"}, {"5S"}}, .pile = "9D", .draw = "8D"}),
              "{'chance':true}")
        == Lines{"chanced 0 8D", "took 0 2"});
    CHECK(told(Round({.seats = {{"4S"}, {"5S"}}, .pile = "9D"}), "{'take':true}") == Lines{"took 0 1"});
}

TEST_CASE("The log first names a turned-over joker, and then the rank that the joker stands for", "[palace][events]") {
    Round r({.options = "{'jokers':1}", .seats = {{"", "", "JK 4S"}, {"5S"}}, .pile = "9D"});
    CHECK(told(r, "{'flip':0}") == Lines{"flipped 0 JK"});
    r.play("{'flip':0}");
    CHECK(told(r, "{'play':['JK'],'as':'K'}") == Lines{"played_as 0 JK K"});
}

TEST_CASE("The log names the seats that are out, and says if the game ends in a tie", "[palace][events]") {
    CHECK(told(Round({.seats = {{"4S"}, {"5S"}}}), "{'play':['4S']}") == Lines{"played 0 4S", "out 0 1"});
    CHECK(told(Round({.options = "{'finish':'play_on'}", .seats = {{"4S"}, {"5S"}}}), "{'play':['4S']}")
        == Lines{"played 0 4S", "out 0 1", "last 1"});
    CHECK(told(Round({.options = "{'turn_limit':1}", .seats = {{"4S 6S"}, {"5S"}}}), "{'play':['4S']}")
        == Lines{"played 0 4S", "drawn 1"});
    CHECK(told(Round({.options = "{'no_special_finish':true}", .seats = {{"TS"}, {"5S"}}}), "{'skip':true}")
        == Lines{"skipped_turn 0"});
}

TEST_CASE(
    "If a failed challenge at the turn limit leaves a card face down, the log ends with the tie", "[palace][events]") {
    const char* options = "{'blind_challenge':'before','turn_limit':1}";
    Round r({.options = options, .seats = {{"", "", "KS 4S"}, {"5S"}}});
    CHECK(told(r, "{'flip':0}") == Lines{"flips 0", "challenged 0 1"});
    r.play("{'flip':0}");
    CHECK(told(r, 1, "{'judge':false}") == Lines{"failed 0", "stays_down 0", "drawn 1"});
}

TEST_CASE("Events contain seats, cards and numbers as values, not as text", "[palace][events]") {
    const auto events = [](Round r, const char* move) {
        return palazzo::test::events_of(r.rules, r.state, r.turn(), *r.rules.read_move(json(move)));
    };
    using All = std::vector<Event>;
    const Card four = *read_card("4S");
    CHECK(events(Round({.seats = {{"4S KS"}, {"5S"}}}), "{'play':['4S']}") == All{SetPlayed{0, {{four}, {}, {}, {}}}});
    CHECK(events(Round({.seats = {{"", "", "4S KS"}, {"5S"}}, .pile = "9D JD"}), "{'flip':0}")
        == All{CardTurnedOver{0, four, false}, PileTaken{0, 3}});
    CHECK(events(Round({.seats = {{"4S 5H KS"}, {"5S"}}, .draw = "6D 7D"}), "{'play':['4S']}")
        == All{SetPlayed{0, {{four}, {}, {}, {}}}, CardsDrawn{0, 1}});
}

TEST_CASE("The highlight for a seat counts the cards that this seat took with a pile, but doesn't count burned cards",
    "[palace][events]") {
    const Rules rules;
    CHECK(rules.highlights(PileTaken{1, 9}, 1).largest_pile_taken == 9);
    CHECK(rules.highlights(PileTaken{1, 9}, 0) == Highlights());
    CHECK(rules.highlights(PileBurned{1, 9}, 1) == Highlights());
}

TEST_CASE("Drawing cards is the only event that the log leaves out", "[palace][events]") {
    CHECK(describe_event(CardsDrawn{0, 1}).empty());
    CHECK(told(Round({.seats = {{"4S 5H KS"}, {"5S"}}, .draw = "6D 7D"}), "{'play':['4S']}") == Lines{"played 0 4S"});
}

TEST_CASE("The events of a move agree with the positions before and after it", "[palace][events]") {
    const Rules rules;
    for (std::uint64_t i = 0; i < 30; ++i) {
        Rng dice = Rng(61).split(i);
        auto match = contract::new_random_match(rules, dice);
        State before = match.state();
        contract::play_out(match, dice, [&](const auto& now) {
            if (now.turn_count() == 0) return;
            Counted told;
            for (const Event& event : now.last_turn().events) std::visit(told, event);
            if (told != counted(before, now.state())) FAIL(contract::record_line(now));
            before = now.state();
        });
    }
}

TEST_CASE("The log names each card that was turned over as a starter, also those that the next card covers",
    "[palace][events]") {
    Round r(options("classic", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 8S 9S TS  5H 6H 7H 8H 9H TH  2D TD 4D");
    r.play(0, "{'lay':['5S','6S','7S']}");
    CHECK(told(r, 1, "{'lay':['5H','6H','7H']}")
        == Lines{"laid 1", "starter_covered 2D", "starter_covered TD", "starter 4D", "leads 0"});
}

TEST_CASE("The log of the set-up names no secret cards", "[palace][events]") {
    Round r(options("classic", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 8S 9S TS  5H 6H 7H 8H 9H TH  4D 5D");
    CHECK(told(r, 0, "{'lay':['5S','6S','7S']}") == Lines{"laid 0"});
    r.play(0, "{'lay':['5S','6S','7S']}");
    CHECK(told(r, 1, "{'lay':['5H','6H','7H']}") == Lines{"laid 1", "starter 4D", "leads 0"});
    Round swapping(options("house", "{'players':2}"), "2S 3S 4S 2H 3H 4H  5S 6S 7S 5H 6H 7H  8S 9S TS 8H 9H TH  4D 5D");
    CHECK(told(swapping, 1, "{'swap':['TH','6H']}") == Lines{"swapped 1 TH 6H"});
    CHECK(told(swapping, 1, "{'ready':true}") == Lines{"ready 1"});
    const Round ordering({.options = "{'face_up_play':'fixed_order'}", .seats = {{"", "4S 5S"}, {"7S"}}});
    CHECK(told(ordering, "{'order':['5S','4S']}") == Lines{"ordered 0"});
}

TEST_CASE("The log names the last seat after the seats that went out, wherever they sit", "[palace][events]") {
    Round r({.options = "{'finish':'play_on'}", .seats = {{"4S 5D 6D"}, {"5S"}, {"6S 7S"}}, .turn = 1});
    CHECK(told(r, "{'play':['5S']}") == Lines{"played 1 5S", "out 1 1"});
    Round last({.options = "{'finish':'play_on'}", .seats = {{"4S 5D"}, {"5S"}}, .turn = 1});
    CHECK(told(last, "{'play':['5S']}") == Lines{"played 1 5S", "out 1 1", "last 0"});
}

} // namespace palazzo::palace::test
