#include "engine/games/palace/notation.hpp"
#include "engine/games/palace/option_values.hpp"

namespace palazzo::palace {
namespace {

using Field = OptionField<Options>;

constexpr Field decks_field() {
    return {"decks", other_values([] {
                return Json{{"type", "choice"}, {"values", {"auto", 1, 2, 3}}};
            }),
        [](const OptionValues&, const Options& o) { return o.decks == 0 ? Json("auto") : Json(o.decks); },
        [](const OptionValues&, Options& o, const Json& json) {
            const auto number = whole_number(json, 1, most_decks);
            if (!number && json != "auto") return disallowed_value_refusal(json);
            o.decks = static_cast<int>(number.value_or(0));
            return Refusal();
        }};
}

/// Returns the field of an option whose values have a type that only Palace has.
constexpr Field own_field(std::string_view name, Json (*described)(),
    Json (*write)(const OptionValues&, const Options&), Refusal (*read)(const OptionValues&, Options&, const Json&)) {
    return {name, other_values(described), write, read};
}

/// Returns the field of an option that first had only numbers, flags or choices as values. The values in `also` are
/// examples of values that were added later.
constexpr Field grown_field(std::string_view name, OptionValues values,
    Json (*write)(const OptionValues&, const Options&), Refusal (*read)(const OptionValues&, Options&, const Json&),
    std::array<const char*, 6> also) {
    return with_further_values(Field{name, values, write, read}, also);
}

using Type = OptionValues::Type;

Json ranks_described() { return Json{{"type", "ranks"}}; }
Json powers_described() { return Json{{"type", "powers"}, {"values", power_names}}; }
Json draw_pile_described() {
    return Json{{"type", "choice"}, {"values", {"all", "half"}}, {"numbers", {0, most_cards}}};
}
Json first_card_described() { return Json{{"type", "card"}}; }
Json fits_described() { return Json{{"type", "fits"}, {"values", {"only", "not", "also"}}}; }
Json conditions_described() { return Json{{"type", "conditions"}}; }

} // namespace

std::span<const OptionField<Options>> option_fields() {
    using O = Options;
    static constexpr std::array fields{
        number_field<&O::players>("players", 2, most_players),
        with_packing(pack_decks, decks_field()),
        number_field<&O::jokers>("jokers", 0, most_jokers_per_deck),
        choice_field<&O::joker>("joker", {"wild", "ace"}),
        with_packing(pack_layout,
            grown_field("layout", {Type::number, least_cards_in_row, most_cards_in_row, {}, nullptr}, write_layout,
                read_layout, {R"({"down":3,"up":3,"hand":5})", R"({"down":3,"up":3,"hand":7})"})),
        choice_field<&O::face_up>("face_up", {"dealt", "choose", "swap"}),
        choice_field<&O::first>("first",
            {"lowest_hand", "draw", "left_of_dealer", "lowest_face_up", "lowest_card", "worst_face_up", "named_card",
                "throw_in"}),
        choice_field<&O::starter>("starter", {"flip", "lead"}),
        with_packing(pack_order, own_field("order", ranks_described, write_order, read_order)),
        choice_field<&O::beat>("beat", {"equal_or_higher", "higher"}),
        flag_field<&O::wrap>("wrap"),
        choice_field<&O::face_up_play>("face_up_play", {"set", "single", "fixed_order"}),
        with_packing(pack_burn_quads,
            grown_field("burn_quads", {Type::choice, 0, 0, {"across_turns", "one_turn", "off"}, nullptr},
                write_burn_quads, read_burn_quads, {"3", "5", "6", "8"})),
        with_packing(pack_powers, own_field("powers", powers_described, write_powers, read_powers)),
        flag_field<&O::voluntary_pickup>("voluntary_pickup"),
        with_packing(pack_chance_card,
            grown_field(
                "chance_card", {Type::flag, 0, 0, {}, nullptr}, write_chance_card, read_chance_card, {"\"always\""})),
        flag_field<&O::picker_leads>("picker_leads"),
        with_packing(pack_take_face_up,
            grown_field("take_face_up_with_pile", {Type::flag, 0, 0, {}, nullptr}, write_take_face_up,
                read_take_face_up, {"\"one\"", "\"rank\""})),
        flag_field<&O::no_special_finish>("no_special_finish"),
        choice_field<&O::finish>("finish", {"first_out", "play_on"}),
        with_offered_values({500, 1000, 2000, 5000}, number_field<&O::turn_limit>("turn_limit", 1, largest_turn_limit)),
        option_added_later(choice_field<&O::stuck>("stuck", {"take", "challenge"})),
        option_added_later(choice_field<&O::blind_challenge>("blind_challenge", {"off", "before", "one"})),
        option_added_later(choice_field<&O::judge>("judge", {"giver", "vote", "self", "auto"})),
        option_added_later(flag_field<&O::strict>("strict")),
        option_added_later(flag_field<&O::ten_needs_all>("ten_needs_all")),
        option_added_later(flag_field<&O::extreme>("extreme")),
        option_added_later(
            with_packing(pack_draw_pile, own_field("draw_pile", draw_pile_described, write_draw_pile, read_draw_pile))),
        option_added_later(
            with_packing(pack_leave_out, own_field("leave_out", ranks_described, write_leave_out, read_leave_out))),
        option_added_later(with_packing(
            pack_first_card, own_field("first_card", first_card_described, write_first_card, read_first_card))),
        option_added_later(flag_field<&O::burn_again>("burn_again")),
        option_added_later(choice_field<&O::powers_count>("powers_count", {"each", "once"})),
        option_added_later(with_packing(pack_fits, own_field("fits", fits_described, write_fits, read_fits))),
        option_added_later(
            with_packing(pack_conditions, own_field("when", conditions_described, write_conditions, read_conditions))),
        option_added_later(flag_field<&O::match_count>("match_count")),
        option_added_later(choice_field<&O::no_pairs>("no_pairs_above", {"off", "7", "8", "9", "10"})),
        option_added_later(flag_field<&O::runs>("runs")),
        option_added_later(flag_field<&O::throw_after>("throw_after")),
        option_added_later(flag_field<&O::hand_with_face_up>("hand_with_face_up")),
        option_added_later(flag_field<&O::previous_takes>("previous_takes")),
        option_added_later(flag_field<&O::snap>("snap")),
        option_added_later(flag_field<&O::partners>("partners")),
    };
    return fields;
}

} // namespace palazzo::palace
