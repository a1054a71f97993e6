// Reads and writes options that say something about single ranks.
#include "engine/core/sort_few.hpp"
#include "engine/games/palace/option_values.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

std::optional<Rank> rank_in(const Json& json) {
    const std::string* text = text_of(json);
    return text ? read_rank_or_joker(*text) : std::nullopt;
}

Json names_of(Powers powers) {
    Json names = Json::array();
    for (std::size_t i = 0; i < power_names.size(); ++i)
        if (powers.has(static_cast<Power>(i))) names.push_back(power_names[i]);
    return names;
}

/// Adds the power with this name. Returns why the name is refused; empty if it isn't.
Refusal add_power(Powers& powers, const Json& name) {
    const std::string* text = text_of(name);
    const auto at = text ? std::find(power_names.begin(), power_names.end(), *text) : power_names.end();
    if (at == power_names.end()) return Refusal("palace.problem.power", {shortened_json(name)});
    powers.add(static_cast<Power>(at - power_names.begin()));
    return {};
}

Json list_of_ranks(Ranks ranks) {
    Json list = Json::array();
    for (int r = 0; r < face_count; ++r)
        if ((ranks & rank_bit(rank_at(r))) != 0) list.push_back(rank_name(rank_at(r)));
    return list;
}

constexpr const char* empty_pile = "none";

/// Reads a list of ranks. If `and_none` is true, the list may contain `"none"` for the empty pile.
Refusal read_ranks(const Json& json, bool and_none, Ranks& into) {
    if (!json.is_array()) return disallowed_value_refusal(json);
    Ranks ranks = 0;
    for (const Json& item : json) {
        const auto rank = rank_in(item);
        const bool none = and_none && item == empty_pile;
        if (!rank && !none) return Refusal("palace.problem.rank", {shortened_json(item)});
        ranks |= none ? 1U << no_rank : rank_bit(*rank);
    }
    into = ranks;
    return {};
}

constexpr std::array fit_names{"only", "not", "also"};

Refusal read_fit(const Json& json, Rank top, List<LayableRanksException, face_count>& fits) {
    if (!json.is_object() || json.empty()) return disallowed_value_refusal(json);
    for (const auto& [key, list] : json.items()) {
        const auto name =
            std::find_if(fit_names.begin(), fit_names.end(), [&key = key](const char* n) { return key == n; });
        Ranks ranks = 0;
        if (name == fit_names.end()) return disallowed_value_refusal(json);
        if (Refusal reason = read_ranks(list, false, ranks)) return reason;
        if (fits.size() == fits.capacity()) return Refusal("palace.problem.too_many_rows");
        fits.push_back({top, static_cast<LayableRanksException::Kind>(name - fit_names.begin()),
            static_cast<std::uint16_t>(ranks)});
    }
    return {};
}

Refusal read_condition(const Json& json, ConditionalPowers& into) {
    if (!json.is_object() || first_unknown_key(json, {"rank", "on", "cards", "powers"}))
        return disallowed_value_refusal(json);
    const auto rank = json.contains("rank") ? rank_in(json["rank"]) : std::nullopt;
    if (!rank || !json.contains("powers") || !json["powers"].is_array()) return disallowed_value_refusal(json);
    ConditionalPowers c;
    c.rank = *rank;
    for (const Json& name : json["powers"])
        if (Refusal reason = add_power(c.powers, name)) return reason;
    if (!c.powers.any() || (c.powers & instant_powers) != c.powers)
        return Refusal("palace.problem.deeds", {shortened_json(json["powers"])});
    if (const auto cards = json.find("cards"); cards != json.end()) {
        const auto least = whole_number(*cards, 1, most_quads);
        if (!least) return disallowed_value_refusal(*cards);
        c.least = static_cast<std::uint8_t>(*least);
    }
    if (const auto on = json.find("on"); on != json.end()) {
        Ranks ranks = 0;
        if (Refusal reason = read_ranks(*on, true, ranks)) return reason;
        c.on = static_cast<std::uint16_t>(ranks);
    }
    into = c;
    return {};
}

Json write_condition(const ConditionalPowers& c) {
    Json json{{"rank", rank_name(c.rank)}, {"powers", names_of(c.powers)}};
    if (c.least != 1) json["cards"] = c.least;
    if (c.on != ConditionalPowers().on) {
        json["on"] = list_of_ranks(c.on);
        if (((c.on >> no_rank) & 1U) != 0) json["on"].push_back(empty_pile);
    }
    return json;
}

} // namespace

Json write_order(const AllowedValues&, const Options& o) {
    Json list = Json::array();
    for (const Rank r : o.order) list.push_back(rank_name(r));
    return list;
}

Refusal read_order(const AllowedValues&, Options& o, const Json& json) {
    if (!json.is_array() || json.size() > RankOrder::capacity()) return disallowed_value_refusal(json);
    RankOrder order;
    for (const Json& item : json) {
        const auto rank = rank_in(item);
        if (!rank) return Refusal("palace.problem.rank", {shortened_json(item)});
        order.push_back(*rank);
    }
    o.order = order;
    return {};
}

Json write_leave_out(const AllowedValues&, const Options& o) { return list_of_ranks(o.leave_out); }

Refusal read_leave_out(const AllowedValues&, Options& o, const Json& json) {
    Ranks ranks = 0;
    if (Refusal reason = read_ranks(json, false, ranks)) return reason;
    if ((ranks & rank_bit(joker_rank)) != 0) return disallowed_value_refusal(json);
    o.leave_out = static_cast<std::uint16_t>(ranks);
    return {};
}

Json write_powers(const AllowedValues&, const Options& o) {
    Json json = Json::object();
    for (int r = 0; r < face_count; ++r) {
        const Powers p = o.powers_of(rank_at(r));
        if (p.any() || (rank_at(r) == joker_rank && o.jokers_rank)) json[rank_name(rank_at(r))] = names_of(p);
    }
    return json;
}

Refusal read_powers(const AllowedValues&, Options& o, const Json& json) {
    if (!json.is_object()) return disallowed_value_refusal(json);
    std::array<Powers, face_count> powers{};
    for (const auto& [key, names] : json.items()) {
        const auto rank = read_rank_or_joker(key);
        if (!rank) return Refusal("palace.problem.rank", {"\"" + key + "\""});
        if (!names.is_array()) return Refusal("palace.problem.powers", {key});
        if (key == "T" && json.contains("10")) return Refusal("palace.problem.ten");
        for (const Json& name : names)
            if (Refusal reason = add_power(powers[static_cast<std::size_t>(*rank)], name)) return reason;
    }
    o.powers = powers;
    o.jokers_rank = json.contains("JK");
    return {};
}

Json write_fits(const AllowedValues&, const Options& o) {
    Json json = Json::object();
    for (const LayableRanksException& fit : o.fits)
        json[rank_name(fit.top)][fit_names[static_cast<std::size_t>(fit.kind)]] = list_of_ranks(fit.ranks);
    return json;
}

Refusal read_fits(const AllowedValues&, Options& o, const Json& json) {
    if (!json.is_object()) return disallowed_value_refusal(json);
    List<LayableRanksException, face_count> fits;
    for (const auto& [key, value] : json.items()) {
        const auto top = read_rank_or_joker(key);
        if (!top) return Refusal("palace.problem.rank", {"\"" + key + "\""});
        if (key == "T" && json.contains("10")) return Refusal("palace.problem.ten");
        if (Refusal reason = read_fit(value, *top, fits)) return reason;
    }
    o.fits = fits;
    sort_fits(o);
    return {};
}

void sort_fits(Options& o) {
    sort_few(o.fits, [](const LayableRanksException& a, const LayableRanksException& b) {
        return a.top != b.top ? a.top < b.top : a.kind < b.kind;
    });
}

Json write_conditions(const AllowedValues&, const Options& o) {
    Json list = Json::array();
    for (const ConditionalPowers& c : o.conditions) list.push_back(write_condition(c));
    return list;
}

Refusal read_conditions(const AllowedValues&, Options& o, const Json& json) {
    if (!json.is_array()) return disallowed_value_refusal(json);
    if (json.size() > decltype(o.conditions)::capacity()) return Refusal("palace.problem.too_many_rows");
    decltype(o.conditions) all;
    for (const Json& item : json) {
        ConditionalPowers c;
        if (Refusal reason = read_condition(item, c)) return reason;
        all.push_back(c);
    }
    o.conditions = all;
    return {};
}

} // namespace palazzo::palace
