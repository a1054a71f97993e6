#include "engine/games/palindromes/palindrome.hpp"

#include <algorithm>

namespace palazzo::palindromes {
namespace {

/// The values of the unbroken line of cards through a square.
struct Run {
    List<std::int8_t, 2 * deck_size> values;
    int centre = 0; ///< index of the square in `values`

    int size() const { return static_cast<int>(values.size()); }
    int operator[](int i) const { return values[static_cast<std::size_t>(i)]; }
};

Run run_through(const Grid& grid, Cell c, int value, Line line) {
    Run run;
    while (!grid.empty(cell_along(line, c, -run.centre - 1))) ++run.centre;
    for (int i = -run.centre; i < 0; ++i)
        run.values.push_back(static_cast<std::int8_t>(value_of(grid.at(cell_along(line, c, i)))));
    run.values.push_back(static_cast<std::int8_t>(value));
    for (int i = 1; !grid.empty(cell_along(line, c, i)); ++i)
        run.values.push_back(static_cast<std::int8_t>(value_of(grid.at(cell_along(line, c, i)))));
    return run;
}

/// The first and the last index of a palindrome in a run, both included.
struct Reach {
    int first;
    int last;
    int length() const { return last - first + 1; }
};

/// Calls visit(Reach) with the longest palindrome around each middle of a run. A middle is a card or the gap between
/// two cards. Shorter palindromes around the same middle are parts of it and needn't be visited.
template <class Visit>
void each_middle(const Run& run, Visit&& visit) {
    for (int middle = 0; middle < 2 * run.size() - 1; ++middle) {
        Reach reach{middle / 2 + 1, (middle + 1) / 2 - 1};
        while (reach.first > 0 && reach.last + 1 < run.size() && run[reach.first - 1] == run[reach.last + 1]) {
            --reach.first;
            ++reach.last;
        }
        if (reach.length() >= least_palindrome_length) visit(reach);
    }
}

/// Returns whether a card of `value` on `c` would make a palindrome in `line` that includes the whole span `must`.
bool reads_both_ways(const Grid& grid, Cell c, int value, Line line, const Span& must) {
    const Run run = run_through(grid, c, value, line);
    const int first = run.centre + (line == Line::row ? must.first.x - c.x : must.first.y - c.y);
    bool found = false;
    each_middle(run, [&](Reach r) { found |= r.first <= first && r.last >= first + must.length - 1; });
    return found;
}

/// Returns whether some card may be placed on `next` and would enlarge the palindrome. The square `next` is right
/// before the palindrome if `before` is true, otherwise right after it.
bool grows_at(const Grid& grid, const Span& palindrome, Cell next, bool before, bool wrap) {
    const Span larger{
        before ? next : palindrome.first, static_cast<std::uint8_t>(palindrome.length + 1), palindrome.line};
    const VerticalNeighbours vertical = vertical_neighbours(grid, next);
    for (int value = least_value; value <= most_value; ++value)
        if ((is_linked_with_neighbours(vertical, {value, false}, wrap)
                || is_linked_with_neighbours(vertical, {value, true}, wrap))
            && reads_both_ways(grid, next, value, palindrome.line, larger))
            return true;
    return false;
}

} // namespace

List<Span, deck_size> longest_palindromes_through(const Grid& grid, Cell c, int value, Line line) {
    const Run run = run_through(grid, c, value, line);
    List<Span, deck_size> longest;
    if (run.size() < least_palindrome_length) return longest;
    each_middle(run, [&](Reach r) {
        if (r.first > run.centre || r.last < run.centre) return;
        if (!longest.empty() && r.length() < longest[0].length) return;
        if (!longest.empty() && r.length() > longest[0].length) longest.clear();
        longest.push_back({cell_along(line, c, r.first - run.centre), static_cast<std::uint8_t>(r.length()), line});
    });
    return longest;
}

bool completes_palindrome(const Grid& grid, Cell c, int value) {
    return !longest_palindromes_through(grid, c, value, Line::row).empty()
        || !longest_palindromes_through(grid, c, value, Line::column).empty();
}

List<Cell, 2> squares_for_growth(const Grid& grid, const Span& palindrome, Cell c, bool wrap) {
    List<Cell, 2> squares;
    for (const int step : {-1, 1}) {
        // Only a card on a neighbour of `c` outside the palindrome can enlarge it. If `c` isn't at an end of the
        // palindrome, both its neighbours in this line belong to the palindrome.
        const Cell next = cell_along(palindrome.line, c, step);
        if (!palindrome.has(next) && grid.empty(next) && grows_at(grid, palindrome, next, step < 0, wrap))
            squares.push_back(next);
    }
    return squares;
}

VerticalNeighbours vertical_neighbours(const Grid& grid, Cell c) {
    return {grid.at(cell_along(Line::column, c, 1)), grid.at(cell_along(Line::column, c, -1))};
}

bool is_linked_with_neighbours(const VerticalNeighbours& v, ValueAndColour card, bool wrap) {
    return (v.above.is_none() || are_linked_cards(value_and_colour_of(v.above), card, wrap))
        && (v.below.is_none() || are_linked_cards(value_and_colour_of(v.below), card, wrap));
}

} // namespace palazzo::palindromes
