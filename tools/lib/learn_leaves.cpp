// Learns the value of kept cards in Palabra. Plays games against itself, and notes for each turn the cards that were
// kept and the points that the seat then gained on the others until the end of its next turn. Finds the values of cards
// that predict these points best, by least squares. Prints the table in the form of assets/palabra_leaves.hpp.
// Arguments: the number of games, and a seed.
#include "engine/games/palabra/leaves.hpp"
#include "engine/games/palabra/rules.hpp"
#include "engine/games/palabra/worth.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using namespace palazzo;
using namespace palazzo::palabra;

constexpr std::size_t terms = leave_feature_count + 1; // the features, and a constant
using Row = std::array<double, terms>;

/// Sums for least squares, solved by elimination, with a small ridge term for features that hardly occurred.
struct Fit {
    std::array<Row, terms> products{};
    Row targets{};

    void add(const LeaveFeatures& leave, double gain) {
        Row x{};
        std::copy(leave.begin(), leave.end(), x.begin());
        x[leave_feature_count] = 1;
        for (std::size_t i = 0; i < terms; ++i) {
            for (std::size_t j = 0; j < terms; ++j) products[i][j] += x[i] * x[j];
            targets[i] += x[i] * gain;
        }
    }

    Row solved() const {
        auto a = products;
        Row b = targets;
        for (std::size_t i = 0; i < terms; ++i) a[i][i] += 20;
        for (std::size_t i = 0; i < terms; ++i)
            for (std::size_t j = 0; j < terms; ++j) {
                if (i == j) continue;
                const double by = a[j][i] / a[i][i];
                for (std::size_t k = 0; k < terms; ++k) a[j][k] -= by * a[i][k];
                b[j] -= by * b[i];
            }
        Row result{};
        for (std::size_t i = 0; i < terms; ++i) result[i] = b[i] / a[i][i];
        return result;
    }
};

/// Returns the best move, or sometimes one of the next best moves, so that many kinds of leaves occur.
Move some_move(const State& s, Seat seat, Rng& dice) {
    const Simulation search(Rules(), view_of(s, seat), {}, dice.split(0));
    const auto moves = search.evaluated_moves();
    dice.next();
    constexpr std::uint32_t few = 4;
    const bool strays = dice.below(3) == 0;
    return moves[strays ? std::min<std::size_t>(moves.size() - 1, dice.below(few)) : 0].move;
}

/// Returns the points of `seat` minus the average of the other seats' points.
double ahead(const State& s, Seat seat) {
    double points = 0;
    for (Seat each = 0; each < s.table.players(); ++each)
        points += each == seat ? s.table.seat(each).score
                               : -static_cast<double>(s.table.seat(each).score) / (s.table.players() - 1);
    return points;
}

void play(Fit& fit, Rng dice) {
    const Rules rules;
    const Options options;
    State s = rules.begin(options, rules.shuffled_deal(options, dice));
    std::array<std::optional<LeaveFeatures>, most_players> kept;
    std::array<double, most_players> gained{};
    while (!rules.seats_to_act(s).empty()) {
        const Seat seat = rules.seats_to_act(s).front();
        const auto at = static_cast<std::size_t>(seat);
        const Step step = s.table.step;
        const Move move = some_move(s, seat, dice);
        const double before = ahead(s, seat);
        const Hand left = hand_after_move(s.hidden_state(seat).hand, move);
        const bool draws = s.table.draw_count >= hand_size;
        rules.apply(s, seat, move);
        gained[at] += ahead(s, seat) - before;
        if (step != Step::play) continue;
        if (kept[at]) fit.add(*kept[at], gained[at]);
        gained[at] = 0;
        kept[at].reset();
        if (draws) kept[at] = compute_leave_features(left);
    }
}

} // namespace

int main(int argc, char** argv) {
    const int games = argc > 1 ? std::atoi(argv[1]) : 10000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    Fit fit;
    for (int i = 0; i < games; ++i) play(fit, Rng(seed).split(static_cast<std::uint64_t>(i)));
    const Row values = fit.is_solved();
    for (std::size_t i = 0; i < leave_feature_count; ++i)
        std::printf("%s%ld", i == 0 ? "" : ", ", std::lround(values[i] * 10));
    std::printf("\n");
}
