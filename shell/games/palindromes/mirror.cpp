#include "shell/games/palindromes/mirror.hpp"

#include "engine/games/palindromes/notation.hpp"
#include "engine/games/palindromes/play.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace palazzo::palindromes::screen {

using a11y::Control;
using a11y::Pressed;
using a11y::Region;

using namespace palindromes;

namespace {

constexpr std::size_t most_buttons = 30;

std::string words_of(Card c) { return card_in_words(to_text(c)); }

template <class Cards>
std::string list_of(const Cards& cards) {
    std::string text;
    for (const Card c : cards) text += (text.empty() ? "" : ", ") + words_of(c);
    return text;
}

std::string square_in_words(Cell c) { return std::to_string(c.x) + ", " + std::to_string(c.y); }

std::string counted(int n, const char* noun) { return std::to_string(n) + " " + noun + (n == 1 ? "" : "s"); }

/// "above nine of hearts", or at which square if it touches nothing.
std::string whereabouts(const Grid& grid, Cell c) {
    struct Side {
        Line line;
        int step;
        const char* word;
    };
    std::string text;
    for (const Side side : {Side{Line::column, -1, "above "}, Side{Line::column, 1, "below "},
             Side{Line::row, -1, "to the right of "}, Side{Line::row, 1, "to the left of "}}) {
        const Card other = grid.at(along(side.line, c, side.step));
        if (!other.is_none()) text += (text.empty() ? "" : " and ") + (side.word + words_of(other));
    }
    return (text.empty() ? "in the middle" : text) + ", at " + square_in_words(c);
}

/// What a placement makes: "; it completes …".
std::string consequence(const View& v, const Move& move) {
    const Outcome outcome = outcome_of(v.table, move);
    Grid grid(v.table.board);
    grid.put(move.at, move.card);
    std::string text;
    for (const Span& span : outcome.made)
        text += (text.empty() ? "; it completes " : " and ") + list_of(cards_of(grid, span));
    return text + (outcome.waits ? ", which waits for one move" : "");
}

/// A line a row of the board, from the top.
std::vector<std::string> rows_of(const Board& board) {
    std::map<int, std::map<int, Card>, std::greater<>> rows;
    for (const Placed& p : board) rows[p.at.y][p.at.x] = p.card;
    std::vector<std::string> lines;
    for (const auto& [y, row] : rows) {
        std::string line;
        for (const auto& [x, card] : row)
            line += (line.empty() ? "" : ", ") + words_of(card) + " at " + std::to_string(x);
        lines.push_back("Row " + std::to_string(y) + ": " + line);
    }
    if (lines.empty()) lines.push_back("Empty; the first card goes to 0, 0.");
    return lines;
}

Region board_of(const View& v) {
    Region region{"board", "Board", rows_of(v.table.board), {}};
    const Grid grid(v.table.board);
    for (const Span& span : v.table.pending.spans)
        region.lines.push_back("Waiting: " + list_of(cards_of(grid, span)) + ", until the next card is placed");
    return region;
}

Region seat_of(const View& v, Seat s, const Audience& audience) {
    const SeatOpen& seat = v.table.seat(s);
    Region region{"seat-" + std::to_string(s), audience.name(s), {}, {}};
    region.lines.push_back(
        counted(seat.hand_count, "card") + " in hand, " + std::to_string(seat.stock_count) + " in the stock");
    region.lines.push_back(
        counted(seat.taken.set_count(), "palindrome") + " taken, " + counted(seat.taken.card_count, "card"));
    std::size_t next = 0;
    for (const std::size_t size : seat.taken.sizes) {
        std::string cards;
        for (std::size_t i = 0; i < size; ++i)
            cards += (cards.empty() ? "" : ", ") + words_of(seat.taken.cards[next++]);
        region.lines.push_back(std::move(cards));
    }
    return region;
}

Control direct(const Move& move, const View& v) {
    Control control{Control::Kind::button, "", in_words(move, v)};
    control.move = write(move).dump();
    control.id = move_id(move);
    return control;
}

/// The moves of one card.
std::vector<Move> moves_of_card(const std::vector<Move>& moves, Card card) {
    std::vector<Move> its;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(its), [&](const Move& m) { return m.card == card; });
    return its;
}

/// The index of the move that is composed; the first where no square was chosen.
std::size_t chosen_of(const std::vector<Move>& moves, const Placing& selection) {
    const auto at = std::find_if(moves.begin(), moves.end(), [&](const Move& m) {
        return selection.square && m.at == *selection.square && (selection.take.empty() || m.take == selection.take);
    });
    return at == moves.end() ? 0 : static_cast<std::size_t>(at - moves.begin());
}

void compose(Region& region, const View& v, const Placing& selection, const std::vector<Move>& all) {
    for (const Card c : v.hand) {
        Control card{Control::Kind::toggle, "pick:" + to_text(c), words_of(c)};
        card.pressed = c == selection.card;
        region.controls.push_back(std::move(card));
    }
    Control confirm{Control::Kind::button, "confirm", "Place"};
    const std::vector<Move> moves = moves_of_card(all, selection.card);
    if (moves.empty()) {
        confirm.enabled = false;
        confirm.why = say(Message{"palindromes.choose_first", {}});
        region.controls.push_back(std::move(confirm));
        return;
    }
    Control where{Control::Kind::choice, "where", "Where"};
    const Grid grid(v.table.board);
    for (const Move& m : moves) where.options.push_back(whereabouts(grid, m.at) + consequence(v, m));
    const std::size_t chosen = chosen_of(moves, selection);
    where.chosen = static_cast<int>(chosen);
    region.controls.push_back(std::move(where));
    confirm.label = in_words(moves[chosen], v);
    confirm.move = write(moves[chosen]).dump();
    region.controls.push_back(std::move(confirm));
}

Region moves_region(const View& v, const Placing& selection) {
    Region region{"moves", "Moves", {}, {}};
    const std::vector<Move> moves = legal(v);
    if (moves.size() > most_buttons) {
        compose(region, v, selection, moves);
        return region;
    }
    for (const Move& m : moves) region.controls.push_back(direct(m, v));
    return region;
}

} // namespace

std::string in_words(const Move& move, const View& v) {
    return "Place " + words_of(move.card) + " " + whereabouts(Grid(v.table.board), move.at) + consequence(v, move);
}

std::optional<Move> confirmed_move(const View& v, const Placing& selection) {
    if (selection.card.is_none()) return std::nullopt;
    const std::vector<Move> moves = moves_of_card(legal(v), selection.card);
    return moves.empty() ? std::nullopt : std::optional(moves[chosen_of(moves, selection)]);
}

std::string move_id(const Move& move) { return "move:" + write(move).dump(); }

std::vector<Region> mirror_regions(const View& v, const Placing& selection, const Audience& audience) {
    std::vector<Region> regions{board_of(v)};
    for (Seat s = 0; s < players; ++s) regions.push_back(seat_of(v, s, audience));
    Region hand{"hand", "Your hand", {}, {}};
    for (const Card c : v.hand) hand.lines.push_back(words_of(c));
    regions.push_back(std::move(hand));
    regions.push_back(moves_region(v, selection));
    return regions;
}

MirrorAnswer mirror_pressed(const View& v, Placing selection, const Pressed& pressed) {
    if (pressed.id.rfind("move:", 0) == 0) {
        const auto json = parse_json(pressed.id.substr(5));
        const auto move = json ? read_move(*json) : Result<Move>(Problem{});
        return {selection, move ? std::optional(*move) : std::nullopt};
    }
    if (pressed.id.rfind("pick:", 0) == 0) {
        const auto card = read_card(pressed.id.substr(5)).value_or(Card::none());
        return {{card == selection.card ? Card::none() : card, std::nullopt, {}}, std::nullopt};
    }
    if (pressed.id == "confirm") return {selection, confirmed_move(v, selection)};
    const std::vector<Move> moves = moves_of_card(legal(v), selection.card);
    if (pressed.id == "where") {
        const auto index = static_cast<std::size_t>(std::atoi(pressed.value.c_str()));
        if (index >= moves.size()) return {selection, std::nullopt};
        selection.square = moves[index].at;
        selection.take = moves[index].take;
    }
    return {selection, std::nullopt};
}

} // namespace palazzo::palindromes::screen
