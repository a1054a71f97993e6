// Tests the goals of puzzles in Palace, and how engine/puzzles finds their solutions.
#include "engine/puzzles/solve.hpp"
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using puzzles::PuzzleTask;

/// Returns the solutions of a puzzle for seat 0, each as its moves, separated by blanks.
std::vector<std::string> solutions(const Round& r, const PuzzleTask& task) {
    const auto found = puzzles::find_solutions(r.rules, r.state, 0, task);
    REQUIRE(found);
    std::vector<std::string> all;
    for (const auto& line : found->lines) {
        std::string text;
        for (const Move& move : line) text += (text.empty() ? "" : " ") + r.rules.write_move(move).dump();
        all.push_back(text);
    }
    return all;
}

std::size_t others(const Round& r, const PuzzleTask& task) {
    return puzzles::find_solutions(r.rules, r.state, 0, task)->failed_lines;
}

Move move(const Round& r, const char* text) { return *r.rules.read_move(json(text)); }

} // namespace

TEST_CASE("A seat can go out in one turn if it burns the pile with a four of a kind and then leads its last card",
    "[palace][puzzles]") {
    const Round r({.seats = {{"9H 9D KS"}, {"QS QH"}}, .pile = "9S 9C"});
    CHECK(solutions(r, {"out", 1}) == std::vector<std::string>{R"({"play":["9H","9D"]} {"play":["KS"]})"});
    // The other plays are three single cards: 9H, 9D and KS.
    CHECK(others(r, {"out", 1}) == 3);
}

TEST_CASE("If different cards do equally well, a puzzle has several solutions", "[palace][puzzles]") {
    const Round r({.seats = {{"9H 9D"}, {"QS QH"}}, .pile = "4S"});
    CHECK(solutions(r, {"lay", 1}).size() == 3);
    CHECK(solutions(r, {"lay", 2}).size() == 1);
    CHECK(solutions(r, {"lay", 3}).empty());
}

TEST_CASE("A puzzle is open during the turn, then solved or failed", "[palace][puzzles]") {
    Round r({.seats = {{"9H 9D KS"}, {"QS QH"}}, .pile = "9S 9C"});
    const State from = r.state;
    const PuzzleTask task{"out", 1};
    const auto verdict = [&] { return puzzles::puzzle_verdict(r.rules, from, r.state, 0, task); };
    CHECK(verdict() == puzzles::PuzzleVerdict::open);
    r.play("{'play':['9H','9D']}");
    CHECK(verdict() == puzzles::PuzzleVerdict::open);
    r.play("{'play':['KS']}");
    CHECK(verdict() == puzzles::PuzzleVerdict::solved);
    r.state = from;
    r.play("{'play':['KS']}");
    CHECK(verdict() == puzzles::PuzzleVerdict::failed);
}

TEST_CASE("Moves solve a puzzle if they are legal, reach the goal and end there", "[palace][puzzles]") {
    const Round r({.seats = {{"9H 9D KS"}, {"QS QH"}}, .pile = "9S 9C"});
    const auto solves = [&](std::vector<Move> moves) {
        return puzzles::is_solution(r.rules, r.state, 0, {"out", 1}, moves);
    };
    const Move nines = move(r, "{'play':['9H','9D']}");
    const Move king = move(r, "{'play':['KS']}");
    CHECK(solves({nines, king}));
    CHECK_FALSE(solves({nines}));
    CHECK_FALSE(solves({king, nines}));
    CHECK_FALSE(solves({nines, king, king}));
    CHECK_FALSE(solves({move(r, "{'play':['QS']}")}));
}

TEST_CASE("A face-down card that has to beat the pile is no sure solution", "[palace][puzzles]") {
    const Round lucky({.seats = {{"", "", "KS"}, {"QS QH", "", "3S"}}, .pile = "TD"});
    REQUIRE(solutions(lucky, {"out", 1}).size() == 1);
    const std::vector<Move> flip{move(lucky, "{'flip':0}")};
    CHECK_FALSE(puzzles::is_certain_solution(lucky.rules, lucky.state, 0, {"out", 1}, flip, Rng(1)));
    const Round sure({.seats = {{"", "", "KS"}, {"QS QH", "", "3S"}}, .pile = ""});
    CHECK(puzzles::is_certain_solution(sure.rules, sure.state, 0, {"out", 1}, flip, Rng(1)));
}

TEST_CASE("No puzzle begins while cards can be drawn, or with a seat that isn't to move", "[palace][puzzles]") {
    const Round drawing({.seats = {{"9H"}, {"QS"}}, .pile = "4S", .draw = "5S"});
    CHECK_FALSE(drawing.rules.can_set_task(drawing.view(0), "out"));
    const Round done({.seats = {{"9H"}, {"QS"}}, .pile = "4S"});
    CHECK(done.rules.can_set_task(done.view(0), "out"));
    CHECK_FALSE(done.rules.can_set_task(done.view(1), "out"));
}

} // namespace palazzo::palace::test
