#include "engine/games/palace/notation.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Field = OptionField<Options>;

constexpr Field decks_field() {
    return {"decks", other([] {
                return Json{{"type", "choice"}, {"values", {"auto", 1, 2, 3}}};
            }),
        [](const OptionValues&, const Options& o) { return o.decks == 0 ? Json("auto") : Json(o.decks); },
        [](const OptionValues&, Options& o, const Json& json) {
            const auto number = whole_number(json, 1, most_decks);
            if (!number && json != "auto") return not_a_value(json);
            o.decks = static_cast<int>(number.value_or(0));
            return Refusal();
        }};
}

std::optional<Rank> rank_in(const Json& json) {
    const std::string* text = text_of(json);
    return text ? read_rank(*text) : std::nullopt;
}

constexpr Field order_field() {
    return {"order", other([] {
                return Json{{"type", "ranks"}};
            }),
        [](const OptionValues&, const Options& o) {
            Json list = Json::array();
            for (const Rank r : o.order) list.push_back(to_text(r));
            return list;
        },
        [](const OptionValues&, Options& o, const Json& json) {
            if (!json.is_array() || json.size() > rank_count) return not_a_value(json);
            Order order;
            for (const Json& item : json) {
                const auto rank = rank_in(item);
                if (!rank) return Refusal("palace.problem.rank", {shown(item)});
                order.push_back(*rank);
            }
            o.order = order;
            return Refusal();
        }};
}

Json names_of(Powers powers) {
    Json names = Json::array();
    for (std::size_t i = 0; i < power_names.size(); ++i)
        if (powers.has(static_cast<Power>(i))) names.push_back(power_names[i]);
    return names;
}

/// Adds a named power; else says why not.
Refusal add_power(Powers& powers, const Json& name) {
    const std::string* text = text_of(name);
    const auto at = text ? std::find(power_names.begin(), power_names.end(), *text) : power_names.end();
    if (at == power_names.end()) return Refusal("palace.problem.power", {shown(name)});
    powers.add(static_cast<Power>(at - power_names.begin()));
    return {};
}

constexpr Field powers_field() {
    return {"powers", other([] {
                return Json{{"type", "powers"}, {"values", power_names}};
            }),
        [](const OptionValues&, const Options& o) {
            Json json = Json::object();
            for (int r = 0; r < rank_count; ++r)
                if (const Powers p = o.powers_of(rank_at(r)); p.any()) json[to_text(rank_at(r))] = names_of(p);
            return json;
        },
        [](const OptionValues&, Options& o, const Json& json) {
            if (!json.is_object()) return not_a_value(json);
            std::array<Powers, rank_count> powers{};
            for (const auto& [key, names] : json.items()) {
                const auto rank = read_rank(key);
                if (!rank) return Refusal("palace.problem.rank", {"\"" + key + "\""});
                if (!names.is_array()) return Refusal("palace.problem.powers", {key});
                if (key == "T" && json.contains("10")) return Refusal("palace.problem.ten");
                for (const Json& name : names)
                    if (Refusal reason = add_power(powers[static_cast<std::size_t>(*rank)], name)) return reason;
            }
            o.powers = powers;
            return Refusal();
        }};
}

} // namespace

std::span<const OptionField<Options>> option_fields() {
    using O = Options;
    static constexpr std::array fields{
        number_field<&O::players>("players", 2, most_players),
        decks_field(),
        number_field<&O::jokers>("jokers", 0, most_jokers),
        choice_field<&O::joker>("joker", {"wild", "ace"}),
        number_field<&O::layout>("layout", least_layout, most_layout),
        choice_field<&O::face_up>("face_up", {"dealt", "choose", "swap"}),
        choice_field<&O::first>("first", {"lowest_hand", "draw", "left_of_dealer"}),
        choice_field<&O::starter>("starter", {"flip", "lead"}),
        order_field(),
        choice_field<&O::beat>("beat", {"equal_or_higher", "higher"}),
        flag_field<&O::wrap>("wrap"),
        choice_field<&O::face_up_play>("face_up_play", {"set", "single", "fixed_order"}),
        choice_field<&O::burn_quads>("burn_quads", {"across_turns", "one_turn", "off"}),
        powers_field(),
        flag_field<&O::voluntary_pickup>("voluntary_pickup"),
        flag_field<&O::chance_card>("chance_card"),
        flag_field<&O::picker_leads>("picker_leads"),
        flag_field<&O::take_face_up_with_pile>("take_face_up_with_pile"),
        flag_field<&O::no_special_finish>("no_special_finish"),
        choice_field<&O::finish>("finish", {"first_out", "play_on"}),
        number_field<&O::turn_limit>("turn_limit", 1, most_turns),
        added_later(choice_field<&O::stuck>("stuck", {"take", "challenge"})),
        added_later(choice_field<&O::blind_challenge>("blind_challenge", {"off", "before", "one"})),
        added_later(choice_field<&O::judge>("judge", {"giver", "vote", "self", "auto"})),
        added_later(flag_field<&O::strict>("strict")),
        added_later(flag_field<&O::ten_needs_all>("ten_needs_all")),
        added_later(flag_field<&O::extreme>("extreme")),
    };
    return fields;
}

} // namespace palazzo::palace
