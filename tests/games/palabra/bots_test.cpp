// Lets bots of every level below master play against each other under random rules. They make only legal moves, and
// with `words: enforced` they lay only words of the list. Also tests with which move a hint compares the best one.
#include "engine/bots/bots.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palabra::test {
namespace {

/// Returns the number of invalid words on the table. Straights and flushes aren't counted.
int count_invalid_words(const Table& t) {
    int none = 0;
    for (Seat seat = 0; seat < t.players(); ++seat)
        if (const auto& word = t.seat(seat).word; word && word->kind == MeldKind::word)
            none += is_word(t.options, word->letters()) ? 0 : 1;
    return none;
}

} // namespace

TEST_CASE("Bots of all levels below master make legal moves, and lay no invalid word with `words: enforced`",
    "[palabra][bots]") {
    const Rules rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(60, 300); ++i) {
        Rng dice = Rng(61).split(i);
        const Options o = rules.random_options(dice);
        State s = rules.begin(o, rules.shuffled_deal(o, dice));
        while (!s.table.over) {
            const Seat seat = rules.seats_to_act(s).front();
            const auto level =
                static_cast<Level>((static_cast<std::uint64_t>(seat) + i) % static_cast<std::uint64_t>(Level::master));
            const View v = rules.view(s, seat);
            const Move m = bot_move(rules, level, v, dice);
            if (const Refusal reason = rules.check(v, m)) FAIL(i << " " << write_move(m).dump() << ": " << reason.id());
            rules.apply(s, seat, m);
            if (o.words == WordsRule::enforced && count_invalid_words(s.table) != 0)
                FAIL(i << " " << write_move(m).dump());
        }
    }
}

TEST_CASE("A bot that plays for points usually beats a bot that plays randomly", "[palabra][bots]") {
    const Rules rules;
    int won = 0;
    for (std::uint64_t i = 0; i < 40; ++i) {
        Rng dice = Rng(62).split(i);
        State s = rules.begin({}, rules.shuffled_deal({}, dice));
        while (!s.table.over) {
            const Seat seat = rules.seats_to_act(s).front();
            const Level level = static_cast<std::uint64_t>(seat) == i % 2 ? Level::greedy : Level::random;
            rules.apply(s, seat, bot_move(rules, level, rules.view(s, seat), dice));
        }
        won += rules.winners(s).has(static_cast<Seat>(i % 2)) ? 1 : 0;
    }
    CHECK(won >= 35);
}

TEST_CASE("A hint compares a word with the next different move, not with the same letters in another order",
    "[palabra][bots]") {
    const Round r({.hands = {"Ar Tr Ab", "Zy"}, .draw = "Er Eg Eb Ey"});
    const auto lay = [&](const char* move) { return *r.rules.read_move(json(move)); };
    const Move best = lay("{'word':['Ar','Tr','Ab']}");
    const Move same = lay("{'word':['Ab','Tr','Ar']}");
    const Move pass{.action = MoveAction::pass};
    CHECK(r.rules.explain_best_move(r.view(0), {{best, 50, 0}, {same, 49, 0}, {pass, 20, 0}}).args.back() == "30");
    CHECK(r.rules.explain_best_move(r.view(0), {{best, 50, 0}, {same, 49, 0}}).args.back() == "1");
}

} // namespace palazzo::palabra::test
