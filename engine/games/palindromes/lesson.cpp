#include "engine/games/palindromes/lesson.hpp"

#include "engine/games/palindromes/places.hpp"

#include <algorithm>
#include <string_view>

namespace palazzo::palindromes {
namespace {

/// A row of cards from a square on: `7H 8S`.
void lay(Board& board, Cell from, std::string_view cards) {
    while (!cards.empty()) {
        board.push_back({*read_card(cards.substr(0, 2)), from});
        from = along(Line::row, from, 1);
        cards.remove_prefix(std::min<std::size_t>(3, cards.size()));
    }
}

/// An example whose squares the rules have judged.
Example judged(const Options& o, const char* id, Board board, std::string_view card) {
    Example e{{id, {std::string(card)}}, board, *read_card(card), {}, {}, {}, {}};
    const Ground ground(e.board, o.wrap);
    for (const Cell c : squares_of(ground)) (why_not(ground, e.card, c) ? e.refused : e.allowed).push_back(c);
    return e;
}

Example must_go_vertical(const Options& o) {
    Board board;
    lay(board, {0, 0}, "8S 4H");
    return judged(o, "palindromes.lesson.vertical", board, "9H");
}

Example goes_to_the_side(const Options& o) {
    Board board;
    lay(board, {0, 0}, "8S 4H");
    return judged(o, "palindromes.lesson.side", board, "QC");
}

Example conflicts(const Options& o) {
    Board board;
    lay(board, {0, 1}, "8S");
    lay(board, {0, 0}, "9H 2C");
    return judged(o, "palindromes.lesson.conflict", board, "5D");
}

Example completes_elsewhere(const Options& o) {
    Board board;
    lay(board, {0, 0}, "7H 6C 9D");
    return judged(o, "palindromes.lesson.exception", board, "6S");
}

/// 6 9 6 lies there; a card at its new end could make it larger, since a 9 and another card follow at the other.
Example waits(const Options& o) {
    Board board;
    lay(board, {0, 0}, "9S 6C 9D");
    Example e{{"palindromes.lesson.waits", {"6H"}}, board, *read_card("6H"), {}, {}, {}, {}};
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
    std::vector<Example> examples{must_go_vertical(o), goes_to_the_side(o), conflicts(o), completes_elsewhere(o)};
    if (o.claim == Claim::deferred) examples.push_back(waits(o));
    return examples;
}

} // namespace palazzo::palindromes
