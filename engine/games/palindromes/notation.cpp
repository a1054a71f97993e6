#include "engine/games/palindromes/notation.hpp"

#include "engine/core/card_json.hpp"

#include <algorithm>
#include <span>

namespace palazzo::palindromes {
namespace {

Json write_cell(Cell c) { return Json::array({int{c.x}, int{c.y}}); }

Json write_span(const Span& span) {
    Json cells = Json::array();
    for (int i = 0; i < span.length; ++i) cells.push_back(write_cell(span[i]));
    return cells;
}

Json write_spans(const Spans& spans) {
    Json list = Json::array();
    for (const Span& span : spans) list.push_back(write_span(span));
    return list;
}

Result<Cell> read_cell(const Json& json, const std::string& place) {
    const Problem not_a_square{place, "palindromes.problem.square", {shortened_json(json)}};
    if (!json.is_array() || json.size() != 2) return not_a_square;
    const auto x = whole_number(json[0], -largest_coordinate, largest_coordinate);
    const auto y = whole_number(json[1], -largest_coordinate, largest_coordinate);
    return x && y ? Result<Cell>(cell(static_cast<int>(*x), static_cast<int>(*y))) : not_a_square;
}

/// Reads the square of a card. Since the board is unbounded, a number beyond the largest coordinate isn't bad notation:
/// it is replaced by the largest coordinate, and the rules then refuse the square.
Result<Cell> read_place(const Json& json) {
    constexpr std::int64_t far = 1'000'000'000;
    Json nearer = json;
    if (nearer.is_array())
        for (Json& number : nearer)
            if (const auto n = whole_number(number, -far, far))
                number = std::clamp(*n, std::int64_t{-largest_coordinate}, std::int64_t{largest_coordinate});
    return read_cell(nearer, "at");
}

Result<Span> read_span(const Json& json, const std::string& place) {
    if (!json.is_array() || json.size() < 2 || json.size() > deck_size)
        return Problem{place, "palindromes.problem.squares"};
    Span span;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto c = read_cell(json[i], place + bracketed_index(i));
        if (!c) return c.problem();
        if (i == 0) span.first = *c;
        if (i == 1) span.line = c->y == span.first.y ? Line::row : Line::column;
        if (!(*c == span[static_cast<int>(i)])) return Problem{place + bracketed_index(i), "palindromes.problem.line"};
    }
    span.length = static_cast<std::uint8_t>(json.size());
    return span;
}

Result<Spans> read_take(const Json& json) {
    Spans take;
    if (!json.is_array() || json.empty() || json.size() > lines.size())
        return Problem{"take", "palindromes.problem.take"};
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto span = read_span(json[i], "take" + bracketed_index(i));
        if (!span) return span.problem();
        take.push_back(*span);
    }
    return take;
}

Json write_sets(const TakenSets& taken) {
    Json sets = Json::array();
    auto next = taken.cards.begin();
    for (const std::size_t size : taken.sizes) {
        sets.push_back(write_cards(std::span(next, size)));
        next += size;
    }
    return sets;
}

Json write_table(const Table& t) {
    Json board = Json::array();
    for (const PlacedCard& p : t.board) board.push_back({{"card", to_text(p.card)}, {"at", write_cell(p.at)}});
    Json pending = Json::array();
    for (const Span& span : t.pending.spans) pending.push_back({{"seat", t.pending.maker}, {"at", write_span(span)}});
    Json json{{"board", board}, {"pending", pending}, {"turn", t.turn}, {"placed", t.placed_count},
        {"last", t.placed_count > 0 ? write_cell(t.last) : Json()},
        {"to_act", t.is_over() ? Json::array() : Json::array({t.turn})}};
    json["seats"] = Json::array();
    for (const PublicSeatState& seat : t.seats)
        json["seats"].push_back({{"sets", write_sets(seat.taken)}, {"cards_taken", seat.taken.card_count}});
    return json;
}

} // namespace

std::span<const OptionField<Options>> option_fields() {
    static constexpr std::array fields{
        number_field<&Options::hand>("hand", 1, most_hand),
        flag_field<&Options::wrap>("wrap"),
        choice_field<&Options::score>("score", {"palindromes", "cards"}),
        choice_field<&Options::claim>("claim", {"deferred", "at_once"}),
    };
    return fields;
}

Json write_move(const Move& m) {
    Json json{{"place", to_text(m.card)}, {"at", write_cell(m.at)}};
    if (!m.take.empty()) json["take"] = write_spans(m.take);
    return json;
}

Result<Move> read_move(const Json& json) {
    if (!json.is_object()) return Problem{"", "problem.move"};
    if (const auto key = first_unknown_key(json, {"place", "at", "take"}))
        return Problem{*key, "palindromes.problem.key"};
    for (const char* key : {"place", "at"})
        if (!json.contains(key)) return Problem{key, "problem.missing"};
    const auto card = read_card(json["place"], "place");
    if (!card) return card.problem();
    const auto at = read_place(json["at"]);
    if (!at) return at.problem();
    Move m{*card, *at, {}};
    if (const auto picks = json.find("take"); picks != json.end()) {
        const auto take = read_take(*picks);
        if (!take) return take.problem();
        m.take = *take;
    }
    return m;
}

Json write_deal(const Deal& d) { return {{"cards", write_cards(d.cards)}, {"first", d.first}}; }

Result<Deal> read_deal(const Json& json) {
    const auto cards = read_cards<Stock::capacity()>(json["cards"], "cards");
    if (!cards) return cards.problem();
    const auto first = read_first_seat(json, players);
    if (!first) return first.problem();
    return Deal{*cards, *first};
}

Json as_json(const State& s) {
    Json json = write_table(s.table);
    for (Seat seat = 0; seat < players; ++seat) {
        Json& one = json["seats"][static_cast<std::size_t>(seat)];
        one["hand"] = write_cards(s.hidden_state(seat).hand);
        one["stock"] = write_cards(s.hidden_state(seat).stock);
    }
    return json;
}

Json as_json(const View& v) {
    Json json = write_table(v.table);
    json["seat"] = v.me;
    for (Seat seat = 0; seat < players; ++seat) {
        Json& one = json["seats"][static_cast<std::size_t>(seat)];
        const PublicSeatState& open = v.table.seat(seat);
        one["hand"] = seat == v.me ? write_cards(v.hand)
                                   : Json(static_cast<std::size_t>(open.hand_count), to_text(Card::unknown()));
        one["stock"] = open.stock_count;
    }
    return json;
}

} // namespace palazzo::palindromes
