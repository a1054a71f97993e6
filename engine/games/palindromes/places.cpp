#include "engine/games/palindromes/places.hpp"

#include <algorithm>

namespace palazzo::palindromes {
namespace {

struct Step {
    Line line;
    int by;
};
constexpr std::array steps{Step{Line::row, 1}, Step{Line::row, -1}, Step{Line::column, 1}, Step{Line::column, -1}};

Cell next_to(Cell c, Step step) { return cell_along(step.line, c, step.by); }

/// Returns the square of the first card, in the order of `steps`, that touches square `c`; `c` itself if no card
/// touches it.
Cell first_neighbour(const Grid& grid, Cell c) {
    for (const Step step : steps)
        if (!grid.empty(next_to(c, step))) return next_to(c, step);
    return c;
}

/// Returns why `card` can't lie directly above or below `other`; empty if it can.
Refusal check_vertical_neighbour(Card card, Card other, bool wrap) {
    if (other.is_none() || are_linked_cards(value_and_colour_of(card), value_and_colour_of(other), wrap)) return {};
    const bool colour = is_red(card.suit()) == is_red(other.suit());
    return Refusal(colour ? "palindromes.same_colour" : "palindromes.not_neighbours", {to_text(card), to_text(other)});
}

/// Returns whether placing the card on `c` obeys the rule for vertical places: a card that has a vertical place
/// somewhere must be placed above or below a card, or make a palindrome. The caller has already checked all other
/// conditions.
bool meets_vertical_rule(const BoardContext& g, Card card, Cell c, bool has_vertical_place) {
    return !has_vertical_place || vertical_neighbours(g.grid, c).any()
        || completes_palindrome(g.grid, c, value_of(card));
}

} // namespace

Squares empty_neighbour_squares(const BoardContext& g) {
    if (g.board.empty()) return {Cell{}};
    Squares squares;
    for (const PlacedCard& p : g.board)
        for (const Step step : steps) {
            const Cell c = next_to(p.at, step);
            // A square that touches several cards is found once for each of them, but added only once.
            if (g.grid.empty(c) && first_neighbour(g.grid, c) == p.at) squares.push_back(c);
        }
    return squares;
}

bool is_vertical_place(const BoardContext& g, Card card, Cell c) {
    const VerticalNeighbours vertical = vertical_neighbours(g.grid, c);
    return g.grid.empty(c) && vertical.any() && is_linked_with_neighbours(vertical, value_and_colour_of(card), g.wrap);
}

Card neighbour_of_vertical_place(const BoardContext& g, Card card) {
    for (const PlacedCard& p : g.board)
        if (are_linked_cards(value_and_colour_of(card), value_and_colour_of(p.card), g.wrap))
            for (const int step : {1, -1})
                if (is_vertical_place(g, card, cell_along(Line::column, p.at, step))) return p.card;
    return Card::none();
}

Squares legal_squares(const BoardContext& g, const Squares& squares, Card card) {
    const bool has_vertical_place = !neighbour_of_vertical_place(g, card).is_none();
    Squares places;
    for (const Cell c : squares)
        if (is_linked_with_neighbours(vertical_neighbours(g.grid, c), value_and_colour_of(card), g.wrap)
            && meets_vertical_rule(g, card, c, has_vertical_place))
            places.push_back(c);
    return places;
}

Refusal check_place(const BoardContext& g, Card card, Cell c) {
    if (!g.grid.empty(c)) return Refusal("palindromes.occupied", {to_text(g.grid.at(c))});
    if (g.board.empty()) return c == Cell{} ? Refusal() : Refusal("palindromes.only_the_middle");
    if (first_neighbour(g.grid, c) == c) return Refusal("palindromes.touches_nothing");
    const VerticalNeighbours vertical = vertical_neighbours(g.grid, c);
    for (const Card other : {vertical.above, vertical.below})
        if (const Refusal reason = check_vertical_neighbour(card, other, g.wrap)) return reason;
    const Card linking = neighbour_of_vertical_place(g, card);
    if (meets_vertical_rule(g, card, c, !linking.is_none())) return {};
    return Refusal("palindromes.must_go_vertical", {to_text(card), to_text(linking)});
}

PalindromesByLine palindromes_made_by(const Grid& grid, Cell c, Card card) {
    PalindromesByLine made;
    for (std::size_t i = 0; i < lines.size(); ++i)
        made[i] = longest_palindromes_through(grid, c, value_of(card), lines[i]);
    return made;
}

std::vector<Spans> possible_picks(const PalindromesByLine& made) {
    std::vector<Spans> picks{Spans()};
    for (const auto& spans : made) {
        if (spans.size() < 2) continue;
        std::vector<Spans> longer;
        for (const Spans& before : picks)
            for (const Span& span : spans) {
                longer.push_back(before);
                longer.back().push_back(span);
            }
        picks = std::move(longer);
    }
    return picks;
}

Spans palindromes_that_count(const PalindromesByLine& made, const Spans& picks) {
    Spans all;
    std::size_t next = 0;
    for (const auto& spans : made)
        if (!spans.empty()) all.push_back(spans.size() == 1 ? spans[0] : picks[next++]);
    return all;
}

} // namespace palazzo::palindromes
