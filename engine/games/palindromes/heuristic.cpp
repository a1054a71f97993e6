// The rule of thumb: take palindromes, break into the opponent's pending ones, and avoid placements that probably let
// the opponent complete a palindrome beside the new card. It uses only what the viewing seat may know.
#include "engine/games/palindromes/rules.hpp"

#include <algorithm>

namespace palazzo::palindromes {
namespace {

/// For each value and colour, the number of cards that the viewing seat hasn't seen.
class Unseen {
  public:
    explicit Unseen(const ViewRef& v) {
        counts_.fill(2);
        for (const PlacedCard& p : v.table.board) see(p.card);
        for (const Card c : v.hand) see(c);
        for (const PublicSeatState& seat : v.table.seats)
            for (const Card c : seat.taken.cards) see(c);
        // A card shared by two palindromes is in two sets and was subtracted twice, so that counts may be negative.
        for (int& count : counts_) total_ += count = std::max(0, count);
    }

    /// Returns the probability that an unknown hand of `hand` cards contains a card of this value that may lie between
    /// the cards `vertical` above and below it.
    double chance(int value, const VerticalNeighbours& vertical, bool wrap, int hand) const {
        int fitting = 0;
        for (const bool red : {false, true})
            if (is_linked_with_neighbours(vertical, {value, red}, wrap)) fitting += counts_[place({value, red})];
        return total_ == 0 ? 0 : std::min(1.0, static_cast<double>(fitting * hand) / total_);
    }

  private:
    static std::size_t place(ValueAndColour t) {
        return static_cast<std::size_t>(2 * (t.value - least_value) + (t.red ? 1 : 0));
    }
    void see(Card c) { --counts_[place(value_and_colour_of(c))]; }

    std::array<int, 2 * most_value> counts_{};
    int total_ = 0;
};

/// Returns how much these palindromes are worth to the seat that takes them.
double worth(const Options& o, const Spans& spans) {
    double sum = 0;
    for (const Span& span : spans) sum += o.score == ScoreRule::cards ? span.length : 10 + span.length;
    return sum;
}

/// Returns how much the opponent can be expected to gain by completing palindromes next to the new card.
double risk(const ViewRef& v, const Move& m) {
    Grid grid(v.table.board);
    grid.put(m.at, m.card);
    const Unseen unseen(v);
    const Options& o = v.table.options;
    const int hand = v.table.seat(1 - v.me).hand_count;
    double sum = 0;
    for (const Line line : lines)
        for (const int step : {-1, 1}) {
            const Cell next = cell_along(line, m.at, step);
            if (!grid.empty(next)) continue;
            for (int value = least_value; value <= most_value; ++value) {
                if (!completes_palindrome(grid, next, value)) continue;
                const double gain =
                    o.score == ScoreRule::cards ? least_palindrome_length : 10 + least_palindrome_length;
                sum += gain * unseen.chance(value, vertical_neighbours(grid, next), o.wrap, hand);
            }
        }
    return sum;
}

} // namespace

double Rules::heuristic(const ViewRef& v, const Move& m) const {
    const Options& o = v.table.options;
    const PlacementOutcome outcome = outcome_of_move(v.table, m);
    const double denied = worth(o, outcome.lost);
    if (outcome.made.empty()) return -0.7 * risk(v, m);
    // A pending palindrome is worth less, because the opponent may enlarge it or break into it.
    return denied + worth(o, outcome.made) * (outcome.becomes_pending ? 0.55 : 1.0);
}

} // namespace palazzo::palindromes
