#include "engine/games/example/notation.hpp"

#include "engine/core/card_json.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string>

namespace palazzo::example {
namespace {

Json write_row(const Row& row, Suit suit) {
    Json cards = Json::array();
    for (int rank = row.low; rank <= row.high; ++rank) cards.push_back(to_text(Card(rank_at(rank), suit)));
    return cards;
}

Json write_table(const Table& t) {
    Json rows = Json::array();
    for (int suit = 0; suit < suit_count; ++suit) rows.push_back(write_row(t.row(suit_at(suit)), suit_at(suit)));
    return {{"rows", rows}, {"turn", t.turn}, {"winner", t.winner}};
}

} // namespace

std::span<const OptionField<Options>> option_fields() {
    static constexpr std::array fields{number_field<&Options::players>("players", least_players, most_players),
        flag_field<&Options::must_play>("must_play")};
    return fields;
}

Json write_move(const Move& m) {
    if (m.card.is_none()) return {{"pass", true}};
    return {{"play", to_text(m.card)}};
}

Result<Move> read_move(const Json& json) {
    if (!json.is_object() || json.size() != 1)
        return Problem{"", "example.problem.move", {R"({"play":…})", R"({"pass":true})"}};
    if (json.contains("pass") && json["pass"] == true) return Move{};
    if (!json.contains("play")) return Problem{"", "example.problem.move", {R"({"play":…})", R"({"pass":true})"}};
    const auto card = read_card(json["play"], "play");
    if (!card) return card.problem();
    if (!card->has_rank()) return Problem{"play", "example.problem.card"};
    return Move{*card};
}

Json write_deal(const Deal& deal) { return {{"cards", write_cards(deal.cards)}, {"first", deal.first}}; }

Result<Deal> read_deal(const Options& o, const Json& json) {
    if (json.contains("dice")) return Problem{"dice", "problem.unknown_key"};
    const auto cards = read_cards<Cards::capacity()>(json["cards"], "cards");
    if (!cards) return cards.problem();
    const auto first = read_first_seat(json, o.players);
    if (!first) return first.problem();
    std::array<bool, deck_size> seen{};
    for (std::size_t i = 0; i < cards->size(); ++i) {
        const Card card = (*cards)[i];
        const std::string place = "cards" + bracketed_index(i);
        if (!card.has_rank()) return Problem{place, "example.problem.card"};
        bool& there = seen[static_cast<std::size_t>(card.index())];
        if (there) return Problem{place, "example.problem.twice", {to_text(card)}};
        there = true;
    }
    if (cards->size() != deck_size) return Problem{"cards", "example.problem.all"};
    return Deal{*cards, *first};
}

Json as_json(const State& s) {
    Json json = write_table(s.table);
    json["hands"] = Json::array();
    for (Seat seat = 0; seat < s.table.options.players; ++seat)
        json["hands"].push_back(write_cards(s.hands[static_cast<std::size_t>(seat)]));
    return json;
}

Json as_json(const View& v) {
    Json json = write_table(v.table);
    json["seat"] = v.me;
    json["hands"] = Json::array();
    for (Seat seat = 0; seat < v.table.options.players; ++seat) {
        const auto held = static_cast<std::size_t>(v.table.hand_counts[static_cast<std::size_t>(seat)]);
        json["hands"].push_back(seat == v.me ? write_cards(v.hand) : Json(held, to_text(Card::unknown())));
    }
    return json;
}

} // namespace palazzo::example
