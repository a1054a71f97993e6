#include "shell/games/palindromes/mirror.hpp"

#include "engine/games/palindromes/notation.hpp"
#include "engine/games/palindromes/play.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>

namespace palazzo::palindromes::screen {

using a11y::Control;
using a11y::Region;
using a11y::UsedControl;
using i18n::Voice;

using namespace palindromes;

namespace {

constexpr std::size_t most_buttons = 30;

std::string number(int n) { return std::to_string(n); }

std::string words_of(Card c, const Voice& voice) { return voice.say("a11y.card", {to_text(c)}); }

/// Returns a text that names the cards beside a square, such as "above the nine of hearts and to the left of the ten of
/// spades".
std::string beside(const Grid& grid, Cell c, const Voice& voice) {
    struct Side {
        Line line;
        int step;
        const char* id;
    };
    std::vector<std::string> sides;
    for (const Side side :
        {Side{Line::column, -1, "palindromes.mirror.above"}, Side{Line::column, 1, "palindromes.mirror.below"},
            Side{Line::row, -1, "palindromes.mirror.right"}, Side{Line::row, 1, "palindromes.mirror.left"}}) {
        const Card other = grid.at(cell_along(side.line, c, side.step));
        if (!other.is_none()) sides.push_back(voice.say(side.id, {to_text(other)}));
    }
    return sides.empty() ? voice.say("palindromes.mirror.middle") : voice.list(sides);
}

/// Returns a text that says where a move places its card and what it makes there, such as "above the nine of hearts; it
/// completes …".
std::string whereabouts(const View& v, const Move& move, const Voice& voice) {
    Grid grid(v.table.board);
    const std::string where = beside(grid, move.at, voice);
    const PlacementOutcome outcome = outcome_of_move(v.table, move);
    grid.put(move.at, move.card);
    std::vector<std::string> made;
    for (const Span& span : outcome.made)
        made.push_back(voice.say("palindromes.mirror.set", {list_argument(cards_in_span(grid, span))}));
    const char* id = made.empty() ? "palindromes.mirror.where"
        : outcome.becomes_pending ? "palindromes.mirror.where.waits"
                                  : "palindromes.mirror.where.makes";
    return voice.say(id, {where, voice.list(made)});
}

/// Returns a line of text for each row of the board, from the top.
std::vector<std::string> rows_of(const Board& board, const Voice& voice) {
    std::map<int, std::map<int, Card>, std::greater<>> rows;
    for (const PlacedCard& p : board) rows[p.at.y][p.at.x] = p.card;
    std::vector<std::string> lines;
    for (const auto& [y, row] : rows) {
        std::vector<std::string> cards;
        for (const auto& [x, card] : row)
            cards.push_back(voice.say("palindromes.mirror.at", {to_text(card), number(x)}));
        lines.push_back(voice.say("palindromes.mirror.row", {number(y), voice.join(cards, "list.more")}));
    }
    if (lines.empty()) lines.push_back(voice.say("palindromes.mirror.empty"));
    return lines;
}

Region board_of(const View& v, const Voice& voice) {
    Region region{"board", voice.say("palindromes.mirror.board"), rows_of(v.table.board, voice), {}};
    const Grid grid(v.table.board);
    for (const Span& span : v.table.pending.spans)
        region.lines.push_back(voice.say("palindromes.mirror.waiting", {list_argument(cards_in_span(grid, span))}));
    return region;
}

Region seat_of(const View& v, Seat s, const Voice& voice) {
    const PublicSeatState& seat = v.table.seat(s);
    Region region{"seat-" + number(s), voice.name(s), {}, {}};
    region.lines.push_back(voice.say("palindromes.mirror.holds", {number(seat.hand_count), number(seat.stock_count)}));
    region.lines.push_back(voice.say(
        "palindromes.mirror.taken", {std::to_string(seat.taken.set_count()), std::to_string(seat.taken.card_count)}));
    std::size_t next = 0;
    for (const std::size_t size : seat.taken.sizes) {
        std::vector<Card> cards;
        for (std::size_t i = 0; i < size; ++i) cards.push_back(seat.taken.cards[next++]);
        region.lines.push_back(voice.say("palindromes.mirror.set", {list_argument(cards)}));
    }
    return region;
}

Control direct(const Move& move, const View& v, const Voice& voice) {
    return games::move_control(move, move_in_words(move, v, voice));
}

/// Returns the moves that place `card`.
std::vector<Move> moves_of_card(const std::vector<Move>& moves, Card card) {
    std::vector<Move> its;
    std::copy_if(moves.begin(), moves.end(), std::back_inserter(its), [&](const Move& m) { return m.card == card; });
    return its;
}

/// Returns the index of the move that the selection makes; 0 if it makes none yet.
std::size_t chosen_of(const std::vector<Move>& moves, const PlacementChoice& selection) {
    const auto at = std::find_if(moves.begin(), moves.end(), [&](const Move& m) {
        return selection.square && m.at == *selection.square && (selection.take.empty() || m.take == selection.take);
    });
    return at == moves.end() ? 0 : static_cast<std::size_t>(at - moves.begin());
}

void compose(
    Region& region, const View& v, const PlacementChoice& selection, const std::vector<Move>& all, const Voice& voice) {
    for (const Card c : v.hand) {
        Control card{Control::Kind::toggle, "pick:" + to_text(c), words_of(c, voice)};
        card.pressed = c == selection.card;
        region.controls.push_back(std::move(card));
    }
    Control confirm{Control::Kind::button, "confirm", voice.say("palindromes.mirror.place")};
    const std::vector<Move> moves = moves_of_card(all, selection.card);
    if (moves.empty()) {
        confirm.enabled = false;
        confirm.why = voice.say("palindromes.choose_first");
        region.controls.push_back(std::move(confirm));
        return;
    }
    Control where{Control::Kind::choice, "where", voice.say("palindromes.mirror.whither")};
    for (const Move& m : moves) where.options.push_back(whereabouts(v, m, voice));
    const std::size_t chosen = chosen_of(moves, selection);
    where.chosen = static_cast<int>(chosen);
    region.controls.push_back(std::move(where));
    confirm.label = move_in_words(moves[chosen], v, voice);
    confirm.move = write_move(moves[chosen]).dump();
    region.controls.push_back(std::move(confirm));
}

Region moves_region(const View& v, const PlacementChoice& selection, const Voice& voice) {
    Region region{"moves", voice.say("table.moves"), {}, {}};
    const std::vector<Move> moves = legal_moves(v);
    if (moves.size() > most_buttons) {
        compose(region, v, selection, moves, voice);
        return region;
    }
    for (const Move& m : moves) region.controls.push_back(direct(m, v, voice));
    return region;
}

} // namespace

std::string move_in_words(const Move& move, const View& v, const Voice& voice) {
    return voice.say("palindromes.move.place", {to_text(move.card), whereabouts(v, move, voice)});
}

std::optional<Move> confirmed_move(const View& v, const PlacementChoice& selection) {
    if (selection.card.is_none()) return std::nullopt;
    const std::vector<Move> moves = moves_of_card(legal_moves(v), selection.card);
    return moves.empty() ? std::nullopt : std::optional(moves[chosen_of(moves, selection)]);
}

std::array<std::string, palindromes::players> score_texts(
    const View& v, const Voice& voice, const std::function<bool(Seat, const std::string&)>& fits) {
    std::array<std::string, palindromes::players> texts;
    for (const char* id : {"palindromes.score", "palindromes.score.sets", "palindromes.score.taken"}) {
        bool all = true;
        for (Seat s = 0; s < palindromes::players; ++s) {
            const TakenSets& taken = v.table.seat(s).taken;
            std::string& text = texts[static_cast<std::size_t>(s)];
            text = voice.say(id, {number(taken.set_count()), number(taken.card_count)});
            all = all && fits(s, text);
        }
        if (all) break;
    }
    return texts;
}

std::vector<Region> mirror_regions(const View& v, const PlacementChoice& selection, const Voice& voice) {
    std::vector<Region> regions{board_of(v, voice)};
    for (Seat s = 0; s < players; ++s) regions.push_back(seat_of(v, s, voice));
    Region hand{"hand", voice.say("table.hand"), {}, {}};
    for (const Card c : v.hand) hand.lines.push_back(words_of(c, voice));
    regions.push_back(std::move(hand));
    regions.push_back(moves_region(v, selection, voice));
    return regions;
}

ControlEffect handle_mirror_control(const View& v, PlacementChoice selection, const UsedControl& pressed) {
    if (const auto move = games::move_from_id(pressed.id, read_move)) return {selection, move};
    if (pressed.id.rfind("pick:", 0) == 0) {
        const auto card = read_card(pressed.id.substr(5)).value_or(Card::none());
        return {{card == selection.card ? Card::none() : card, std::nullopt, {}}, std::nullopt};
    }
    if (pressed.id == "confirm") return {selection, confirmed_move(v, selection)};
    const std::vector<Move> moves = moves_of_card(legal_moves(v), selection.card);
    if (pressed.id == "where") {
        const auto index = static_cast<std::size_t>(std::atoi(pressed.value.c_str()));
        if (index >= moves.size()) return {selection, std::nullopt};
        selection.square = moves[index].at;
        selection.take = moves[index].take;
    }
    return {selection, std::nullopt};
}

} // namespace palazzo::palindromes::screen
