// Tests Palabra with an empty draw pile and two players: the other hand consists of all cards that are nowhere else,
// and master plays perfectly.
#include "engine/bots/bots.hpp"
#include "engine/games/palabra/endgame.hpp"
#include "engine/games/palabra/rules.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <limits>

namespace palazzo::palabra {
namespace {

/// Searches all lines of play one by one.
class FullSearch {
  public:
    FullSearch(const Rules& rules, int positions) : rules_(rules), left_(positions) {}

    /// Returns the number of points by which the seat leads at the end if both seats play perfectly.
    int lead(const State& s, Seat seat) {
        --left_;
        const auto scores = rules_.scores(s);
        if (s.table.over) return scores[static_cast<std::size_t>(seat)] - scores[static_cast<std::size_t>(1 - seat)];
        const Seat mover = rules_.seats_to_act(s).front();
        const ViewRef v = rules_.view_ref(s, mover);
        auto moves = rules_.legal_moves(v);
        if (next_turn_step(s.table, mover) == TurnStep::play)
            for (const Move& m : rules_.unlisted_word_moves(v)) moves.push_back(m);
        int best = -std::numeric_limits<int>::max();
        for (std::size_t i = 0; i < moves.size() && !gave_up(); ++i) {
            State next = s;
            rules_.apply(next, mover, moves[i]);
            best = std::max(best, lead(next, mover));
        }
        return mover == seat ? best : -best;
    }
    bool gave_up() const { return left_ < 0; }

  private:
    const Rules& rules_;
    int left_;
};

/// Calls visit(state, seat) for each position in which nothing is hidden, in a game between bots of the level hard.
template <class Visit>
void each_known(const Rules& rules, std::uint64_t seed, Visit&& visit) {
    Rng dice(seed);
    State s = rules.begin({}, rules.shuffled_deal({}, dice));
    while (!s.table.over) {
        const Seat seat = rules.seats_to_act(s).front();
        const View view = rules.view(s, seat);
        if (knows_all_cards(view)) visit(s, seat);
        rules.apply(s, seat, bot_move(rules, Level::hard, view, dice));
    }
}

} // namespace

TEST_CASE("With an empty draw pile, a bot of the level master plays Palabra perfectly", "[bots]") {
    const Rules rules;
    int found = 0;
    const int wanted = count_for_run(12, 500);
    const int positions = count_for_run(2000, 20000);
    for (std::uint64_t seed = 1; found < wanted; ++seed)
        each_known(rules, seed, [&](const State& s, Seat seat) {
            FullSearch before(rules, positions);
            const int best = before.lead(s, seat);
            if (before.gave_up()) return;
            ++found;
            Rng dice(seed);
            State next = s;
            rules.apply(next, seat, bot_move(rules, Level::master, rules.view(s, seat), dice));
            FullSearch after(rules, std::numeric_limits<int>::max());
            INFO("seed " << seed << ", turn " << s.table.turns);
            REQUIRE(after.lead(next, seat) == best);
        });
}

TEST_CASE("An endgame search in slices gives the same result as a search in one go") {
    const Rules rules;
    int found = 0;
    for (std::uint64_t seed = 1; found == 0; ++seed)
        each_known(rules, seed, [&](const State& s, Seat seat) {
            const View view = rules.view(s, seat);
            EndgameSearch whole(view);
            whole.run(20000);
            if (!whole.is_solved() || whole.evaluated_moves().size() < 2) return;
            ++found;
            EndgameSearch sliced(view);
            while (!sliced.is_solved()) sliced.run(7);
            const auto one = whole.evaluated_moves();
            const auto two = sliced.evaluated_moves();
            REQUIRE(one.size() == two.size());
            for (std::size_t i = 0; i < one.size(); ++i) {
                CHECK(one[i].move == two[i].move);
                CHECK(one[i].value == two[i].value);
            }
        });
}

TEST_CASE("A Palabra bot can't infer all cards if cards are left to draw, if invalid words may be laid, or if three "
          "seats play") {
    const Rules rules;
    Rng dice(1);
    View view = rules.view(rules.begin({}, rules.shuffled_deal({}, dice)), 0);
    CHECK_FALSE(knows_all_cards(view));
    view.table.draw_count = 0;
    CHECK(knows_all_cards(view));
    view.table.options.words = WordsRule::challenge;
    CHECK_FALSE(knows_all_cards(view));
    view.table.options = {};
    view.table.options.players = 3;
    CHECK_FALSE(knows_all_cards(view));
}

} // namespace palazzo::palabra
