// Measures how long it takes to list the legal moves of Palindromes with forty cards on the board, where most squares
// have to be examined. Prints microseconds per call and fails above the limit, which assumes a release build.
#include "engine/games/palindromes/rules.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {

using namespace palazzo;
using namespace palazzo::palindromes;

constexpr int boards = 200;
constexpr int rounds = 10;
/// Number of runs. Only the fastest one counts, because other programs on the machine can only slow a run down.
constexpr int tries = 5;
constexpr std::size_t cards_on_board = 40;
constexpr double limit = 50;

/// Returns a view of a board from which nobody has taken a card, with `hand` cards in the hand.
View crowded(Rng& dice, std::size_t hand) {
    const Deal deal = shuffled_deal(dice);
    View view;
    for (std::size_t i = 0; i < cards_on_board; ++i) {
        const BoardContext ground(view.table.board, false);
        const Squares places = legal_squares(ground, empty_neighbour_squares(ground), deal.cards[i]);
        const Cell at = places[dice.below(static_cast<std::uint32_t>(places.size()))];
        view.table.board.push_back({deal.cards[i], at});
    }
    for (std::size_t i = 0; i < hand; ++i) view.hand.push_back(deal.cards[cards_on_board + i]);
    view.table.seat(view.me).hand_count = static_cast<int>(hand);
    return view;
}

double microseconds_a_call(const std::vector<View>& views, std::size_t& moves) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; ++i)
        for (const View& view : views) moves += legal_moves(view).size();
    const std::chrono::duration<double, std::micro> elapsed = std::chrono::steady_clock::now() - start;
    return elapsed.count() / (boards * rounds);
}

bool is_quick(std::size_t hand) {
    Rng dice(1);
    std::vector<View> views;
    for (int i = 0; i < boards; ++i) views.push_back(crowded(dice, hand));
    std::size_t moves = 0;
    double best = microseconds_a_call(views, moves);
    for (int i = 1; i < tries; ++i) best = std::min(best, microseconds_a_call(views, moves));
    std::printf("legal, palindromes, %zu cards on the board, %zu in hand: %.1f of %.0f µs, %.1f moves\n",
        cards_on_board, hand, best, limit, static_cast<double>(moves) / (boards * rounds * tries));
    return best < limit;
}

} // namespace

int main() {
    const bool usual = is_quick(3);
    const bool most = is_quick(most_hand);
    return usual && most ? 0 : 1;
}
