#include "engine/games/palace/notation.hpp"

#include <algorithm>

namespace palazzo::palace {
namespace {

using Field = OptionField<Options>;

Field decks_field() {
    return {"decks", Json{{"type", "choice"}, {"values", {"auto", 1, 2, 3}}},
        [](const Options& o) { return o.decks == 0 ? Json("auto") : Json(o.decks); },
        [](Options& o, const Json& json) {
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

Field order_field() {
    return {"order", Json{{"type", "ranks"}},
        [](const Options& o) {
            Json list = Json::array();
            for (const Rank r : o.order) list.push_back(to_text(r));
            return list;
        },
        [](Options& o, const Json& json) {
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

Field powers_field() {
    return {"powers", Json{{"type", "powers"}, {"values", power_names}},
        [](const Options& o) {
            Json json = Json::object();
            for (int r = 0; r < rank_count; ++r)
                if (const Powers p = o.powers_of(rank_at(r)); p.any()) json[to_text(rank_at(r))] = names_of(p);
            return json;
        },
        [](Options& o, const Json& json) {
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

std::vector<Field> make_fields() {
    using O = Options;
    return {
        number_field("players", &O::players, 2, most_players),
        decks_field(),
        number_field("jokers", &O::jokers, 0, most_jokers),
        choice_field("joker", &O::joker, {"wild", "ace"}),
        number_field("layout", &O::layout, least_layout, most_layout),
        choice_field("face_up", &O::face_up, {"dealt", "choose", "swap"}),
        choice_field("first", &O::first, {"lowest_hand", "draw", "left_of_dealer"}),
        choice_field("starter", &O::starter, {"flip", "lead"}),
        order_field(),
        choice_field("beat", &O::beat, {"equal_or_higher", "higher"}),
        flag_field("wrap", &O::wrap),
        choice_field("face_up_play", &O::face_up_play, {"set", "single", "fixed_order"}),
        choice_field("burn_quads", &O::burn_quads, {"across_turns", "one_turn", "off"}),
        powers_field(),
        flag_field("voluntary_pickup", &O::voluntary_pickup),
        flag_field("chance_card", &O::chance_card),
        flag_field("picker_leads", &O::picker_leads),
        flag_field("take_face_up_with_pile", &O::take_face_up_with_pile),
        flag_field("no_special_finish", &O::no_special_finish),
        choice_field("finish", &O::finish, {"first_out", "play_on"}),
        number_field("turn_limit", &O::turn_limit, 1, most_turns),
        added_later(choice_field("stuck", &O::stuck, {"take", "challenge"})),
        added_later(choice_field("blind_challenge", &O::blind_challenge, {"off", "before", "one"})),
        added_later(choice_field("judge", &O::judge, {"giver", "vote", "self", "auto"})),
        added_later(flag_field("strict", &O::strict)),
        added_later(flag_field("ten_needs_all", &O::ten_needs_all)),
        added_later(flag_field("extreme", &O::extreme)),
    };
}

} // namespace

const std::vector<OptionField<Options>>& option_fields() {
    static const std::vector<Field> fields = make_fields();
    return fields;
}

} // namespace palazzo::palace
