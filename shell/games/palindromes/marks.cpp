#include "shell/games/palindromes/marks.hpp"

#include "engine/games/palindromes/legal.hpp"

#include <algorithm>

namespace palazzo::palindromes::screen {

using namespace palindromes;

namespace {

/// Adds two arguments to a message: the cards of the first palindrome, and those of the second one or `none`.
Message with_spans(Message message, const View& v, const Move& m, const Spans& spans) {
    Grid grid(v.table.board);
    grid.put(m.at, m.card);
    for (const Span& span : spans) message.args.push_back(list_argument(cards_in_span(grid, span)));
    if (spans.size() < 2) message.args.emplace_back("none");
    return message;
}

} // namespace

std::vector<SquareMark> marked_squares(const View& v, Card picked) {
    std::vector<SquareMark> marks;
    if (picked.is_none() || !seats_to_act(v.table).has(v.me)) return marks;
    const BoardContext ground(v.table.board, v.table.options.wrap);
    for (const Cell c : legal_squares(ground, empty_neighbour_squares(ground), picked))
        marks.push_back(
            {c, is_vertical_place(ground, picked, c), completes_palindrome(ground.grid, c, value_of(picked))});
    return marks;
}

bool touches_card(const View& v, Cell c) {
    const BoardContext ground(v.table.board, v.table.options.wrap);
    const Squares squares = empty_neighbour_squares(ground);
    return std::find(squares.begin(), squares.end(), c) != squares.end();
}

std::vector<Cell> extension_squares(const View& v) {
    std::vector<Cell> squares;
    const Grid grid(v.table.board);
    for (const Span& span : v.table.pending.spans)
        for (const Cell c : squares_for_growth(grid, span, v.table.last, v.table.options.wrap)) squares.push_back(c);
    return squares;
}

std::vector<Cell> claiming_squares(const View& v, Card picked) {
    std::vector<Cell> squares = extension_squares(v);
    if (!seats_to_act(v.table).has(v.me)) return squares;
    const auto extends = [&](Card card, Cell c) {
        const std::vector<Move> moves = moves_to_square(v, card, c);
        return std::any_of(
            moves.begin(), moves.end(), [&](const Move& m) { return !outcome_of_move(v.table, m).lost.empty(); });
    };
    std::erase_if(squares, [&](Cell c) {
        if (!picked.is_none()) return !extends(picked, c);
        return std::none_of(v.hand.begin(), v.hand.end(), [&](Card card) { return extends(card, c); });
    });
    return squares;
}

std::vector<Move> moves_to_square(const View& v, Card picked, Cell c) {
    std::vector<Move> moves;
    const BoardContext ground(v.table.board, v.table.options.wrap);
    if (check_place(ground, picked, c)) return moves;
    for (const Spans& picks : possible_picks(palindromes_made_by(ground.grid, c, picked)))
        moves.push_back({picked, c, picks});
    return moves;
}

Message describe_square(const View& v, Card picked, Cell c) {
    const BoardContext ground(v.table.board, v.table.options.wrap);
    if (const Refusal reason = check_place(ground, picked, c)) return reason.message();
    const Move move = moves_to_square(v, picked, c).front();
    const PlacementOutcome outcome = outcome_of_move(v.table, move);
    const std::string card = to_text(picked);
    if (outcome.made.empty()) return {"palindromes.preview.fits", {card}};
    const char* id = outcome.becomes_pending ? "palindromes.preview.waits" : "palindromes.preview.takes";
    return with_spans({id, {card}}, v, move, outcome.made);
}

Message describe_taken_cards(const View& v, const Move& m) {
    return with_spans({"palindromes.pick", {}}, v, m, m.take);
}

} // namespace palazzo::palindromes::screen
