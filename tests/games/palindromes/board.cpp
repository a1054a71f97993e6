#include "tests/games/palindromes/board.hpp"

#include "tests/english.hpp"
#include "tests/games/texts.hpp"
#include "tests/lines.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>

namespace palazzo::palindromes::test {
namespace {

using palazzo::test::card;
using palazzo::test::split_words;
using palazzo::test::text_of_cards;

/// Appends `part` to `text`, separated by ` | ` unless it is the first part.
void append_part(std::string& text, const std::string& part) { text += (text.empty() ? "" : " | ") + part; }

Board board_of(const char* text) {
    Board board;
    const auto words = split_words(text);
    int y = static_cast<int>(std::count(words.begin(), words.end(), "/"));
    int x = 0;
    for (const std::string& word : words) {
        if (word == "/") {
            --y;
            x = -1;
        } else if (word != "--") {
            board.push_back({card(word), cell(x, y)});
        }
        ++x;
    }
    return board;
}

TakenSets taken_of(const char* text) {
    TakenSets taken;
    std::set<Card> cards;
    std::uint8_t size = 0;
    for (const std::string& word : split_words(std::string(text) + " |")) {
        if (word == "|") {
            if (size > 0) taken.sizes.push_back(size);
            size = 0;
            continue;
        }
        taken.cards.push_back(card(word));
        cards.insert(card(word));
        ++size;
    }
    taken.card_count = static_cast<int>(cards.size());
    return taken;
}

} // namespace

Options options(const char* changes) {
    INFO(changes << ": " << options_refusal(changes));
    REQUIRE(options_refusal(changes).empty());
    return *read_options(option_fields(), Options(), json(changes));
}

std::string options_refusal(const char* changes) {
    const auto o = read_options(option_fields(), Options(), json(changes));
    return o ? say(check(*o)) : line_of(o.problem());
}

std::string move_text(const char* card, int x, int y, const char* take) {
    const std::string square = "[" + std::to_string(x) + "," + std::to_string(y) + "]";
    const std::string picks = *take == '\0' ? "" : ",'take':" + std::string(take);
    return "{'place':'" + std::string(card) + "','at':" + square + picks + "}";
}

Round::Round(const Scene& scene) {
    Table& t = state.table;
    t.options = options(scene.options);
    t.board = board_of(scene.board);
    t.placed_count = static_cast<int>(t.board.size());
    t.turn = scene.turn;
    for (std::size_t seat = 0; seat < players; ++seat) {
        HiddenSeatState& hidden = state.hidden[seat];
        for (const auto& c : split_words(scene.hands[seat])) hidden.hand.push_back(card(c));
        sort_hand(hidden.hand);
        for (const auto& c : split_words(scene.stocks[seat])) hidden.stock.push_back(card(c));
        std::reverse(hidden.stock.begin(), hidden.stock.end());
        t.seats[seat].taken = taken_of(scene.sets[seat]);
        t.seats[seat].hand_count = static_cast<int>(hidden.hand.size());
        t.seats[seat].stock_count = static_cast<int>(hidden.stock.size());
    }
}

Round::Round(const Options& o, const char* cards, Seat first) {
    const Json deal{{"cards", split_words(cards)}, {"first", first}, {"short", true}};
    const auto read = rules.read_deal(o, deal);
    INFO((read ? "" : line_of(read.problem())));
    REQUIRE(read);
    state = rules.begin(o, *read);
}

std::string Round::why_not(Seat seat, const std::string& move) const {
    INFO(move);
    const auto m = rules.read_move(json(move));
    REQUIRE(m);
    const Refusal reason = rules.check(view(seat), *m);
    const auto legal = rules.legal_moves(view(seat));
    CHECK((std::find(legal.begin(), legal.end(), *m) == legal.end()) == static_cast<bool>(reason));
    CHECK((!reason || has_english_text(reason.id())));
    const std::string id(reason.id());
    return id.substr(id.find('.') + 1);
}

std::string Round::why_not(const char* card, int x, int y, const char* take) const {
    return why_not(turn(), move_text(card, x, y, take));
}

void Round::place(const char* card, int x, int y, const char* take) {
    INFO("seat " << turn() << " places " << move_text(card, x, y, take));
    REQUIRE(why_not(card, x, y, take) == "");
    const Move m = *rules.read_move(json(move_text(card, x, y, take)));
    std::vector<Event> events;
    rules.apply(state, turn(), m, events);
    for (const Message& message : messages_of(rules, events)) CHECK(has_english_text(message.id));
}

std::string Round::squares_for_card(const char* name) const {
    std::set<std::pair<int, int>> squares;
    for (const Move& m : rules.legal_moves(view(turn())))
        if (m.card == card(name)) squares.insert({m.at.x, m.at.y});
    std::string text;
    for (const auto& [x, y] : squares) text += (text.empty() ? "" : " ") + std::to_string(x) + "," + std::to_string(y);
    return text;
}

std::string Round::board() const {
    if (state.table.board.empty()) return "";
    std::array xs{largest_coordinate, -largest_coordinate};
    std::array ys = xs;
    for (const PlacedCard& p : state.table.board) {
        xs = {std::min<int>(xs[0], p.at.x), std::max<int>(xs[1], p.at.x)};
        ys = {std::min<int>(ys[0], p.at.y), std::max<int>(ys[1], p.at.y)};
    }
    const Grid grid(state.table.board);
    std::string text;
    for (int y = ys[1]; y >= ys[0]; --y) {
        if (y < ys[1]) text += " /";
        for (int x = xs[0]; x <= xs[1]; ++x) text += " " + to_text(grid.at(cell(x, y)));
    }
    return text.substr(1);
}

std::string Round::pending() const {
    const PendingPalindromes& pending = state.table.pending;
    const Grid grid(state.table.board);
    std::string text;
    for (const Span& span : pending.spans) append_part(text, text_of_cards(cards_in_span(grid, span)));
    return text.empty() ? "" : std::to_string(pending.maker) + ": " + text;
}

std::string Round::taken_sets(Seat seat) const {
    const TakenSets& taken = state.table.seat(seat).taken;
    std::string text;
    std::size_t next = 0;
    for (const std::size_t size : taken.sizes) {
        std::vector<Card> cards;
        while (cards.size() < size) cards.push_back(taken.cards[next++]);
        append_part(text, text_of_cards(cards));
    }
    return text;
}

std::string Round::hand(Seat seat) const { return text_of_cards(state.hidden_state(seat).hand); }

std::string Round::stock(Seat seat) const {
    Stock cards = state.hidden_state(seat).stock;
    std::reverse(cards.begin(), cards.end());
    return text_of_cards(cards);
}

} // namespace palazzo::palindromes::test
