// The board: an unbounded grid of squares, the cards on it, and spans of adjacent squares.
#pragma once

#include "engine/core/card.hpp"
#include "engine/core/list.hpp"

#include <array>
#include <cstdint>

namespace palazzo::palindromes {

inline constexpr int deck_size = rank_count * suit_count;

/// A square of the board: `x` grows to the right, `y` upwards, and the first card is placed on 0,0. Coordinates are
/// from -99 to 99; play reaches at most ±51.
struct Cell {
    std::int8_t x = 0;
    std::int8_t y = 0;
    friend bool operator==(Cell, Cell) = default;
};

inline constexpr int largest_coordinate = 99;

constexpr Cell cell(int x, int y) { return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)}; }

/// A direction on the board: along a row or along a column.
enum class Line : std::uint8_t { row, column };
inline constexpr std::array lines{Line::row, Line::column};

/// Returns the square that is `steps` steps from `from`: to the right in a row, upwards in a column. Negative steps
/// lead the other way.
constexpr Cell cell_along(Line line, Cell from, int steps) {
    return line == Line::row ? cell(from.x + steps, from.y) : cell(from.x, from.y + steps);
}

struct PlacedCard {
    Card card;
    Cell at;
    friend bool operator==(const PlacedCard&, const PlacedCard&) = default;
};

/// The cards on the board in the order in which they were placed.
using Board = List<PlacedCard, deck_size>;

/// Adjacent squares in a row, from left to right, or in a column, from bottom to top.
struct Span {
    Cell first;
    std::uint8_t length = 0;
    Line line = Line::row;

    Cell last() const { return cell_along(line, first, length - 1); }
    Cell operator[](int i) const { return cell_along(line, first, i); }
    /// Returns whether the span contains a square.
    bool has(Cell c) const {
        const int step = line == Line::row ? c.x - first.x : c.y - first.y;
        return step >= 0 && step < length && cell_along(line, first, step) == c;
    }
    friend bool operator==(const Span&, const Span&) = default;
};

/// Returns whether two spans share a square.
bool spans_overlap(const Span& a, const Span& b);

/// The board as a grid, to look up quickly what is on a square.
class Grid {
  public:
    explicit Grid(const Board& board);

    /// Returns the card on square `c`, which may be any square of the board; Card::none() if the square is empty.
    Card at(Cell c) const { return is_inside(c) ? cards_.data()[index(c)] : Card::none(); }
    bool empty(Cell c) const { return at(c).is_none(); }
    /// Puts a card on a square, which must be within one square of the board's cards.
    void put(Cell c, Card card) {
        expect(is_inside(c), "a square that the next card can reach");
        cards_[index(c)] = card;
    }
    void remove(Cell c) { put(c, Card::none()); }

  private:
    // The grid covers only the cards and one square around them, where the next card may be placed. Usually these are a
    // tenth of all squares that play could reach. The small grid saves time, because playouts construct thousands of
    // grids a second.
    static constexpr int reach = deck_size;
    static constexpr int side = 2 * reach + 1;
    bool is_inside(Cell c) const {
        return static_cast<unsigned>(c.x - left_) < width_ && static_cast<unsigned>(c.y - bottom_) < height_;
    }
    std::size_t index(Cell c) const {
        return static_cast<unsigned>(c.y - bottom_) * width_ + static_cast<unsigned>(c.x - left_);
    }

    int left_ = -1;
    int bottom_ = -1;
    unsigned width_ = 3;
    unsigned height_ = 3;
    List<Card, side * side> cards_;
};

/// Returns the value of a rank: A=1, 2 … 10, J=11, Q=12, K=13.
constexpr int value_of(Rank r) { return r == Rank::ace ? 1 : index_of(r) + 2; }
constexpr int value_of(Card c) { return value_of(c.rank()); }
inline constexpr int least_value = 1;
inline constexpr int most_value = 13;

/// The value and the colour of a card. They decide which other cards it is linked with.
struct ValueAndColour {
    int value;
    bool red;
};
constexpr ValueAndColour value_and_colour_of(Card c) { return {value_of(c), is_red(c.suit())}; }

/// Returns whether two values are one apart. With `wrap`, king and ace are neighbours too.
constexpr bool are_neighbouring_values(int a, int b, bool wrap) {
    const int apart = a < b ? b - a : a - b;
    return apart == 1 || (wrap && apart == most_value - least_value);
}

/// Returns whether two cards are linked: their values are neighbours, and one is red, the other black
/// (docs/rules/palindromes.md, "The cards").
constexpr bool are_linked_cards(ValueAndColour a, ValueAndColour b, bool wrap) {
    return a.red != b.red && are_neighbouring_values(a.value, b.value, wrap);
}

} // namespace palazzo::palindromes
