#include "engine/games/palindromes/examples.hpp"

#include "engine/games/palindromes/places.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace palazzo::palindromes {
namespace {

/// Neighbouring cards of one row, such as `7H 8S`; the first lies on the square `from`.
struct Row {
    Cell from;
    std::string_view cards;
};

Board board_of(std::initializer_list<Row> rows) {
    Board board;
    for (auto [at, cards] : rows)
        for (; !cards.empty(); cards.remove_prefix(std::min<std::size_t>(3, cards.size()))) {
            board.push_back({*read_card(cards.substr(0, 2)), at});
            at = cell_along(Line::row, at, 1);
        }
    return board;
}

/// Returns an example that shows the squares where the rules allow `card` and the squares where they refuse it.
Example judged(const Options& o, const char* id, std::initializer_list<Row> rows, std::string_view card) {
    Example e;
    e.sentence = {id, {std::string(card)}};
    e.board = board_of(rows);
    e.card = *read_card(card);
    const BoardContext ground(e.board, o.wrap);
    for (const Cell c : empty_neighbour_squares(ground))
        (check_place(ground, e.card, c) ? e.refused : e.allowed).push_back(c);
    return e;
}

/// An example in which a card has just been placed, and the palindromes that the card made.
struct Placing {
    Example example;
    std::vector<Span> made;
};

Placing placed(std::initializer_list<Row> rows, std::string_view card, Cell at) {
    Placing p;
    Example& e = p.example;
    e.board = board_of(rows);
    e.card = *read_card(card);
    for (const auto& spans : palindromes_made_by(Grid(e.board), at, e.card))
        for (const Span& span : spans) {
            p.made.push_back(span);
            for (int i = 0; i < span.length; ++i) e.palindrome_squares.push_back(span[i]);
        }
    e.board.push_back({e.card, at});
    return p;
}

Example palindrome() {
    Example e = placed({{{0, 0}, "6C 9D"}}, "6H", {2, 0}).example;
    e.topic = RuleTopic::goal;
    e.sentence = {"palindromes.example.palindrome", {}};
    return e;
}

/// Returns the example of a pending palindrome. The 6 at the right has just made 6 9 6. Since there is a 9 at the left
/// end, another 9 at the right end would enlarge it.
Example waits(const Options& o) {
    constexpr Cell at{3, 0};
    Placing p = placed({{{0, 0}, "9S 6C 9D"}}, "6H", at);
    Example& e = p.example;
    e.topic = RuleTopic::special_moves;
    e.sentence = {"palindromes.example.waits", {"6H"}};
    const Grid grid(e.board);
    for (const Span& span : p.made)
        for (const Cell c : squares_for_growth(grid, span, at, o.wrap)) e.growth_squares.push_back(c);
    return e;
}

/// Returns the example of a card that makes a palindrome in a row and another in a column at once. Neither can be
/// extended, so both are taken, and the card that they share counts once.
Example both_lines() {
    Placing p = placed({{{2, 1}, "5S"}, {{0, 0}, "6C 9D"}, {{2, -1}, "5C"}}, "6H", {2, 0});
    Example& e = p.example;
    e.topic = RuleTopic::scoring;
    std::vector<Cell> cells;
    for (const Cell c : e.palindrome_squares)
        if (std::find(cells.begin(), cells.end(), c) == cells.end()) cells.push_back(c);
    e.sentence = {"palindromes.example.both", {"6H", std::to_string(p.made.size()), std::to_string(cells.size())}};
    return e;
}

} // namespace

std::vector<Example> rule_examples(const Options& o) {
    std::vector<Example> examples;
    examples.push_back(palindrome());
    examples.push_back(judged(o, "palindromes.example.vertical", {{{0, 0}, "8S 4H"}}, "9H"));
    examples.push_back(judged(o, "palindromes.example.side", {{{0, 0}, "8S 4H"}}, "QC"));
    examples.push_back(judged(o, "palindromes.example.conflict", {{{0, 1}, "8S"}, {{0, 0}, "9H 2C"}}, "5D"));
    examples.push_back(judged(o, "palindromes.example.exception", {{{0, 0}, "7H 6C 9D"}}, "6S"));
    if (o.claim == ClaimRule::deferred) examples.push_back(waits(o));
    examples.push_back(both_lines());
    return examples;
}

} // namespace palazzo::palindromes
