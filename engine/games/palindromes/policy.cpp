#include "engine/games/palindromes/policy.hpp"

#include "engine/games/palindromes/rules.hpp"

#include <algorithm>

namespace palazzo::palindromes {
namespace {

constexpr int origin = 64; ///< added to the coordinates in a code, so that they are positive
/// Returns the code of a placement: its card, its square, and the indices of the palindromes that are picked if several
/// in the row or in the column are equally long.
std::uint32_t code_of(Card card, Cell at, unsigned row = 0, unsigned column = 0) {
    return static_cast<std::uint32_t>(card.index()) | static_cast<std::uint32_t>(at.x + origin) << 6U
        | static_cast<std::uint32_t>(at.y + origin) << 13U | row << 20U | column << 26U;
}
Card card_of(std::uint32_t code) {
    const auto index = static_cast<int>(code & 63U);
    return Card(rank_at(index / suit_count), suit_at(index % suit_count));
}
Cell cell_of(std::uint32_t code) {
    return cell(static_cast<int>((code >> 6U) & 127U) - origin, static_cast<int>((code >> 13U) & 127U) - origin);
}

/// Returns how many opportunities a card of `value` on `at` gives the other player to make palindromes right beside it.
/// An opportunity counts more if any fitting card can use it, and less if it needs a certain value.
double opportunities_given(const Grid& grid, Cell at, int value) {
    double sum = 0;
    for (const Line line : lines)
        for (const int step : {-1, 1}) {
            if (!grid.empty(cell_along(line, at, step))) continue;
            const Card beyond = grid.at(cell_along(line, at, 2 * step));
            const Card behind = grid.at(cell_along(line, at, -step));
            if (!beyond.is_none() && value_of(beyond) == value) sum += 0.8;
            if (!behind.is_none()) sum += value_of(behind) == value ? 0.1 : 0.25;
        }
    return sum;
}

/// Returns how promising it looks to place `card` on `at`, where it makes the palindromes `made`.
double attractiveness(const Table& t, const Grid& grid, Card card, Cell at, const Spans& made) {
    double sum = 1.5;
    for (const Span& span : made) {
        sum += t.options.score == ScoreRule::cards ? 0.8 * span.length : 3 + 0.2 * span.length;
        for (const Span& waiting : t.pending.spans)
            if (spans_overlap(span, waiting)) sum += 3;
    }
    return made.empty() ? std::max(0.1, sum - opportunities_given(grid, at, value_of(card))) : sum;
}

template <class Visit>
void each_picked(const PalindromesByLine& made, Visit&& visit) {
    const std::size_t rows = std::max<std::size_t>(1, made[0].size());
    const std::size_t columns = std::max<std::size_t>(1, made[1].size());
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            Spans spans;
            if (!made[0].empty()) spans.push_back(made[0][row]);
            if (!made[1].empty()) spans.push_back(made[1][column]);
            visit(static_cast<unsigned>(row), static_cast<unsigned>(column), spans);
        }
}

/// Calls visit(card) for one card of each value and colour in the hand.
template <class Visit>
void each_tone(const Hand& hand, Visit&& visit) {
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Card c = hand[i];
        const bool like_last =
            i > 0 && value_of(hand[i - 1]) == value_of(c) && is_red(hand[i - 1].suit()) == is_red(c.suit());
        if (!like_last) visit(c);
    }
}

Move picked(const Grid& grid, Card card, Cell at, std::size_t row, std::size_t column) {
    Move m{card, at, {}};
    const PalindromesByLine made = palindromes_made_by(grid, at, card);
    if (made[0].size() > 1) m.take.push_back(made[0][row]);
    if (made[1].size() > 1) m.take.push_back(made[1][column]);
    return m;
}

/// Returns the lead of `seat` over the other seat, measured in palindromes. Cards count as fractions of a palindrome,
/// depending on the option `score`.
double lead_in_palindromes(const State& s, Seat seat) {
    const PublicSeatState& mine = s.table.seat(seat);
    const PublicSeatState& other = s.table.seat(1 - seat);
    const double cards = mine.taken.card_count - other.taken.card_count;
    if (s.table.options.score == ScoreRule::cards) return cards / 4;
    return mine.taken.set_count() - other.taken.set_count() + cards / 64;
}

} // namespace

void Policy::list_choices(const Rules&, const ViewRef& v, std::vector<SearchChoice>& choices) {
    choices.clear();
    const BoardContext ground(v.table.board, v.table.options.wrap);
    const Squares squares = empty_neighbour_squares(ground);
    each_tone(v.hand, [&](Card card) {
        for (const Cell at : legal_squares(ground, squares, card))
            each_picked(
                palindromes_made_by(ground.grid, at, card), [&](unsigned row, unsigned column, const Spans& made) {
                    const double look = attractiveness(v.table, ground.grid, card, at, made);
                    choices.push_back({code_of(card, at, row, column), static_cast<float>(look * look)});
                });
    });
}

Move Policy::move_for_code(const Rules&, const ViewRef& v, std::uint32_t code) {
    return picked(Grid(v.table.board), card_of(code), cell_of(code), (code >> 20U) & 63U, code >> 26U);
}

Move Policy::playout_move(const Rules&, const ViewRef& v, Rng& dice) {
    constexpr std::uint32_t one_at_random_in = 12;
    if (dice.below(one_at_random_in) == 0) return random_move(v, dice);
    const BoardContext ground(v.table.board, v.table.options.wrap);
    const Squares squares = empty_neighbour_squares(ground);
    Move best;
    double most = -1e9;
    std::uint32_t equals = 0;
    each_tone(v.hand, [&](Card card) {
        for (const Cell at : legal_squares(ground, squares, card)) {
            const bool makes = completes_palindrome(ground.grid, at, value_of(card));
            const double look = makes ? 1 : -opportunities_given(ground.grid, at, value_of(card));
            if (look < most) continue;
            if (look > most) equals = 0;
            most = look;
            if (dice.below(++equals) == 0) best = {card, at, {}};
        }
    });
    return most > 0 ? picked(ground.grid, best.card, best.at, 0, 0) : best;
}

double Policy::position_value(const Rules&, const State& s, Seat seat) {
    const double lead = lead_in_palindromes(s, seat);
    // Winning counts most. The size of the lead counts a little, so that a bot still plays well when the game is
    // already decided.
    const double much = lead / (2 + (lead < 0 ? -lead : lead));
    const double won = !s.table.is_over() ? much : lead > 0 ? 1 : lead < 0 ? -1 : 0;
    return 0.5 + 0.45 * won + 0.05 * much;
}

bool Policy::knows_all_cards(const View& v) {
    return v.table.seat(0).stock_count == 0 && v.table.seat(1).stock_count == 0;
}

} // namespace palazzo::palindromes

template class palazzo::TreeSearch<palazzo::palindromes::Rules>;
