#include "engine/games/palace/option_values.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

struct Row {
    const char* name;
    std::uint8_t DealLayout::*cards;
};
constexpr std::array rows{Row{"down", &DealLayout::down}, Row{"up", &DealLayout::up}, Row{"hand", &DealLayout::hand},
    Row{"draw", &DealLayout::draw}};

/// Reads an object with the number of cards in each row. A row that isn't named has three cards. If the object doesn't
/// say up to how many cards a seat draws, the seat draws up to the number of cards that its hand was dealt.
bool read_rows(const Json& json, DealLayout& into) {
    DealLayout layout;
    for (const auto& [key, value] : json.items()) {
        const auto row = std::find_if(rows.begin(), rows.end(), [&key = key](const Row& r) { return key == r.name; });
        const auto cards = whole_number(value, 1, largest_dealt_hand);
        if (row == rows.end() || !cards) return false;
        layout.*row->cards = static_cast<std::uint8_t>(*cards);
    }
    if (!json.contains("draw")) layout.draw = layout.hand;
    into = layout;
    return true;
}

bool read_rows_by_players(const Json& json, LayoutByPlayers& into) {
    LayoutByPlayers layouts{};
    for (const auto& [key, value] : json.items()) {
        const auto players = parse_json(key);
        const auto number = players ? whole_number(*players, 2, most_players) : std::nullopt;
        const auto cards = whole_number(value, least_cards_in_row, most_cards_in_row);
        if (!number || !cards) return false;
        layouts[static_cast<std::size_t>(*number)] = static_cast<std::uint8_t>(*cards);
    }
    into = layouts;
    return true;
}

/// Returns the index in `names` of the choice that the JSON contains; N if it contains none of them.
template <std::size_t N>
std::size_t place_of(const std::array<const char*, N>& names, const Json& json) {
    const std::string* text = text_of(json);
    if (text == nullptr) return N;
    return static_cast<std::size_t>(
        std::find_if(names.begin(), names.end(), [&](const char* name) { return *text == name; }) - names.begin());
}

constexpr std::array quads_names{"across_turns", "one_turn", "off"};

} // namespace

Json write_layout(const AllowedValues&, const Options& o) {
    Json json = Json::object();
    if (o.layouts != LayoutByPlayers{}) {
        for (std::size_t players = 0; players < o.layouts.size(); ++players)
            if (o.layouts[players] != 0) json[std::to_string(players)] = o.layouts[players];
        return json;
    }
    if (o.layout == DealLayout::with_equal_numbers(o.layout.down)) return o.layout.down;
    for (const Row& row : rows) json[row.name] = o.layout.*row.cards;
    if (o.layout.draw == o.layout.hand) json.erase("draw");
    return json;
}

Refusal read_layout(const AllowedValues& allowed, Options& o, const Json& json) {
    DealLayout layout;
    LayoutByPlayers layouts{};
    if (json.is_object()) {
        if (json.empty() || (!read_rows(json, layout) && !read_rows_by_players(json, layouts)))
            return disallowed_value_refusal(json);
    } else {
        int cards = 0;
        if (Refusal reason = read_number(allowed, json, cards)) return reason;
        layout = DealLayout::with_equal_numbers(cards);
    }
    o.layout = layout;
    o.layouts = layouts;
    return {};
}

Json write_burn_quads(const AllowedValues&, const Options& o) {
    const char* name = quads_names[static_cast<std::size_t>(o.burn_quads)];
    if (o.quads == 4 || o.burn_quads == BurnQuadsRule::off) return name;
    if (o.burn_quads == BurnQuadsRule::across_turns) return o.quads;
    return {{"cards", o.quads}, {"when", name}};
}

Refusal read_burn_quads(const AllowedValues&, Options& o, const Json& json) {
    const bool both = json.is_object() && json.size() == 2 && json.contains("cards") && json.contains("when");
    const Json& cards = both ? json["cards"] : json;
    const auto number = whole_number(cards, least_quads, most_quads);
    const std::size_t when = place_of(quads_names, both ? json["when"] : json);
    if ((both || when == quads_names.size()) && !number) return disallowed_value_refusal(json);
    if (both && when >= static_cast<std::size_t>(BurnQuadsRule::off)) return disallowed_value_refusal(json);
    o.burn_quads = when == quads_names.size() ? BurnQuadsRule::across_turns : static_cast<BurnQuadsRule>(when);
    o.quads = static_cast<int>(number.value_or(4));
    return {};
}

Json write_chance_card(const AllowedValues&, const Options& o) {
    return o.chance_card == ChanceCardRule::always ? Json("always") : Json(o.chance_card == ChanceCardRule::stuck);
}

Refusal read_chance_card(const AllowedValues&, Options& o, const Json& json) {
    if (json == "always") {
        o.chance_card = ChanceCardRule::always;
        return {};
    }
    bool on = false;
    if (Refusal reason = read_flag(json, on)) return reason;
    o.chance_card = on ? ChanceCardRule::stuck : ChanceCardRule::never;
    return {};
}

Json write_take_face_up(const AllowedValues&, const Options& o) {
    switch (o.take_face_up_with_pile) {
    case TakeFaceUpRule::none: return false;
    case TakeFaceUpRule::one: return "one";
    case TakeFaceUpRule::rank: return "rank";
    case TakeFaceUpRule::all: break;
    }
    return true;
}

Refusal read_take_face_up(const AllowedValues&, Options& o, const Json& json) {
    if (json == "one" || json == "rank") {
        o.take_face_up_with_pile = json == "one" ? TakeFaceUpRule::one : TakeFaceUpRule::rank;
        return {};
    }
    bool on = false;
    if (Refusal reason = read_flag(json, on)) return reason;
    o.take_face_up_with_pile = on ? TakeFaceUpRule::all : TakeFaceUpRule::none;
    return {};
}

Json write_draw_pile(const AllowedValues&, const Options& o) {
    if (o.draw_pile == whole_draw_pile) return "all";
    return o.draw_pile == half_the_cards ? Json("half") : Json(o.draw_pile);
}

Refusal read_draw_pile(const AllowedValues&, Options& o, const Json& json) {
    const auto cards = whole_number(json, 0, most_cards);
    if (!cards && json != "all" && json != "half") return disallowed_value_refusal(json);
    o.draw_pile = cards ? static_cast<int>(*cards) : json == "all" ? whole_draw_pile : half_the_cards;
    return {};
}

Json write_first_card(const AllowedValues&, const Options& o) {
    std::string text = rank_name(o.first_card.rank);
    for (const Suit s : o.first_card.suits) text += to_text(Card(Rank::two, s)).back();
    return text;
}

Refusal read_first_card(const AllowedValues&, Options& o, const Json& json) {
    const std::string* text = text_of(json);
    if (text == nullptr || text->size() <= suit_count) return disallowed_value_refusal(json);
    FirstCard first;
    const std::size_t from = text->size() - suit_count;
    const auto rank = read_rank(std::string_view(*text).substr(0, from));
    unsigned met = 0;
    for (std::size_t i = 0; i < suit_count; ++i) {
        const auto card = read_card(std::string("2") + (*text)[from + i]);
        if (!card) return disallowed_value_refusal(json);
        first.suits[i] = card->suit();
        met |= 1U << index_of(card->suit());
    }
    if (!rank || met != (1U << suit_count) - 1U) return disallowed_value_refusal(json);
    first.rank = *rank;
    o.first_card = first;
    return {};
}

} // namespace palazzo::palace
