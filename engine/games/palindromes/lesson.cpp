#include "engine/games/palindromes/lesson.hpp"

#include "engine/games/palindromes/places.hpp"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace palazzo::palindromes {
namespace {

/// Cards in a row from a square on: `7H 8S`.
struct Row {
    Cell from;
    std::string_view cards;
};

Board board_of(std::initializer_list<Row> rows) {
    Board board;
    for (auto [at, cards] : rows)
        for (; !cards.empty(); cards.remove_prefix(std::min<std::size_t>(3, cards.size()))) {
            board.push_back({*read_card(cards.substr(0, 2)), at});
            at = along(Line::row, at, 1);
        }
    return board;
}

/// An example whose squares the rules have judged.
Example judged(const Options& o, const char* id, std::initializer_list<Row> rows, std::string_view card) {
    Example e{{id, {std::string(card)}}, board_of(rows), *read_card(card), {}, {}, {}, {}};
    const BoardContext ground(e.board, o.wrap);
    for (const Cell c : squares_of(ground)) (why_not(ground, e.card, c) ? e.refused : e.allowed).push_back(c);
    return e;
}

/// The 6 at the right has just made 6 9 6; since a 9 lies at its other end, one more 9 would make it larger.
Example waits(const Options& o) {
    Example e{{"palindromes.lesson.waits", {"6H"}}, board_of({{{0, 0}, "9S 6C 9D"}}), *read_card("6H"), {}, {}, {}, {}};
    const Cell placed{3, 0};
    e.board.push_back({e.card, placed});
    const Grid grid(e.board);
    for (const Span& span : longest_through(grid, placed, value_of(e.card), Line::row)) {
        for (int i = 0; i < span.length; ++i) e.whole.push_back(span[i]);
        for (const Cell c : growing_squares(grid, span, placed, o.wrap)) e.growing.push_back(c);
    }
    return e;
}

} // namespace

std::vector<Example> lesson(const Options& o) {
    std::vector<Example> examples{
        judged(o, "palindromes.lesson.vertical", {{{0, 0}, "8S 4H"}}, "9H"),
        judged(o, "palindromes.lesson.side", {{{0, 0}, "8S 4H"}}, "QC"),
        judged(o, "palindromes.lesson.conflict", {{{0, 1}, "8S"}, {{0, 0}, "9H 2C"}}, "5D"),
        judged(o, "palindromes.lesson.exception", {{{0, 0}, "7H 6C 9D"}}, "6S"),
    };
    if (o.claim == Claim::deferred) examples.push_back(waits(o));
    return examples;
}

} // namespace palazzo::palindromes
