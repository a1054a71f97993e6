// Solves puzzles of any game.
//
// A line is a sequence of legal moves that one seat makes before another seat is to act. It is a solution if its last
// move reaches the goal and no earlier move does. Two lines are different if their records would contain different
// moves, or the same moves in another order. A position is a puzzle only if it has exactly one solution. It has several
// if other cards do equally well, or if the order of the moves doesn't matter.
#pragma once

#include "engine/core/game.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::puzzles {

/// A task: the player has to achieve at least `amount` of a goal of the game.
struct PuzzleTask {
    std::string_view goal;
    int amount = 0;
};

enum class PuzzleVerdict { open, solved, failed };

/// Returns the verdict on the moves that led from `from` to `now`. It is `open` as long as the goal isn't reached and
/// `seat` is still to act.
template <CatalogueGame G>
PuzzleVerdict puzzle_verdict(
    const G& rules, const typename G::State& from, const typename G::State& now, Seat seat, const PuzzleTask& task) {
    if (rules.amount_achieved(from, now, seat, task.goal) >= task.amount) return PuzzleVerdict::solved;
    return rules.seats_to_act(now).has(seat) ? PuzzleVerdict::open : PuzzleVerdict::failed;
}

/// Returns whether these moves, made one after the other, are a solution.
template <CatalogueGame G>
bool is_solution(const G& rules, const typename G::State& from, Seat seat, const PuzzleTask& task,
    const std::vector<typename G::Move>& moves) {
    typename G::State now = from;
    for (const auto& move : moves) {
        if (puzzle_verdict(rules, from, now, seat, task) != PuzzleVerdict::open
            || rules.check(rules.view(now, seat), move))
            return false;
        rules.apply(now, seat, move);
    }
    return puzzle_verdict(rules, from, now, seat, task) == PuzzleVerdict::solved;
}

/// Returns every legal move, including the words that legal_moves() leaves out.
template <CatalogueGame G>
std::vector<typename G::Move> all_legal_moves(const G& rules, const typename G::View& view) {
    auto moves = rules.legal_moves(view);
    for (auto& word : rules.unlisted_word_moves(view)) moves.push_back(std::move(word));
    return moves;
}

/// The result of a search through all lines.
template <CatalogueGame G>
struct Solutions {
    std::vector<std::vector<typename G::Move>> lines; ///< all lines that are solutions
    std::size_t failed_lines = 0;                     ///< number of lines that end the turn without reaching the goal
    int largest_amount = 0;                           ///< largest amount of the goal that any line achieves
};

namespace solving {

template <CatalogueGame G>
struct LineSearch {
    const G& rules;
    const typename G::State& from;
    Seat seat;
    PuzzleTask task;
    std::size_t moves_left; ///< number of moves that the search may still try
    Solutions<G> found = {};
    std::vector<typename G::Move> line = {};

    /// Searches all lines from a position; returns false if that takes too many moves.
    bool search_from(const typename G::State& now) {
        for (const auto& move : all_legal_moves(rules, rules.view(now, seat))) {
            if (moves_left-- == 0) return false;
            typename G::State next = now;
            rules.apply(next, seat, move);
            found.largest_amount = std::max(found.largest_amount, rules.amount_achieved(from, next, seat, task.goal));
            line.push_back(move);
            const PuzzleVerdict verdict = puzzle_verdict(rules, from, next, seat, task);
            if (verdict == PuzzleVerdict::solved) found.lines.push_back(line);
            if (verdict == PuzzleVerdict::failed) ++found.failed_lines;
            if (verdict == PuzzleVerdict::open && !search_from(next)) return false;
            line.pop_back();
        }
        return true;
    }
};

} // namespace solving

/// Returns all solutions; nullopt if more than `most_moves` moves would have to be tried.
template <CatalogueGame G>
std::optional<Solutions<G>> find_solutions(
    const G& rules, const typename G::State& from, Seat seat, const PuzzleTask& task, std::size_t most_moves = 200000) {
    solving::LineSearch<G> search{rules, from, seat, task, most_moves};
    if (!search.search_from(from)) return std::nullopt;
    return std::move(search.found);
}

/// Returns whether `line` also solves the puzzle in `states` random states that the seat can't distinguish from the
/// true one. If it does, the player can find the solution without guessing hidden cards.
template <CatalogueGame G>
bool is_certain_solution(const G& rules, const typename G::State& from, Seat seat, const PuzzleTask& task,
    const std::vector<typename G::Move>& line, Rng dice, int states = 32) {
    const auto view = rules.view(from, seat);
    for (int i = 0; i < states; ++i)
        if (!is_solution(rules, rules.sample_state(view, dice), seat, task, line)) return false;
    return true;
}

} // namespace palazzo::puzzles
