#include "engine/core/wire.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace palazzo::wire {

Json write_fields(std::span<const Field> fields, const void* value, const void* usual) {
    Json object = Json::object();
    for (const Field& field : fields)
        if (Json written = field.codec->write(field.locate(value)); written != field.codec->write(field.locate(usual)))
            object[field.name] = std::move(written);
    return object;
}

Fault read_fields(std::span<const Field> fields, const Json& json, void* value) {
    if (!json.is_object()) return Problem{"", "problem.object"};
    for (const auto& [key, part] : json.items()) {
        const std::string& name = key;
        const auto field =
            std::find_if(fields.begin(), fields.end(), [&name = name](const Field& f) { return name == f.name; });
        if (field == fields.end()) return Problem{"." + key_in_problem_place(key), "problem.unknown_key"};
        if (const Fault fault = field->codec->read(part, const_cast<void*>(field->locate(value))))
            return fault->located_in_value("." + key);
    }
    return std::nullopt;
}

Fault read_whole_number(const Json& json, std::int64_t least, std::int64_t most, std::int64_t& number) {
    const auto read = whole_number(json, least, most);
    if (!read) return Problem{"", "problem.number_from_to", {std::to_string(least), std::to_string(most)}};
    number = *read;
    return std::nullopt;
}

Fault read_name(std::span<const char* const> names, const Json& json, std::size_t& index) {
    const std::string* text = text_of(json);
    const auto found = text == nullptr
        ? names.end()
        : std::find_if(names.begin(), names.end(), [&](const char* name) { return *text == name; });
    if (found == names.end()) return Problem{"", "problem.name", {shortened_json(json)}};
    index = static_cast<std::size_t>(found - names.begin());
    return std::nullopt;
}

Fault check_list(const Json& json, std::size_t most) {
    if (!json.is_array()) return Problem{"", "problem.list"};
    if (json.size() > most) return Problem{"", "problem.more_than", {std::to_string(most)}};
    return std::nullopt;
}

Fault read_alternative(std::span<const char* const> names, const Json& json, std::size_t& index) {
    if (!json.is_object() || json.size() != 1) return Problem{"", "problem.object"};
    return read_name(names, Json(json.begin().key()), index);
}

Fault Codec<bool>::read(const Json& json, bool& value) {
    if (!json.is_boolean()) return Problem{"", "problem.true_or_false"};
    value = json.get<bool>();
    return std::nullopt;
}

Fault Codec<std::string>::read(const Json& json, std::string& value) {
    const std::string* text = text_of(json);
    if (text == nullptr) return Problem{"", "problem.text"};
    value = *text;
    return std::nullopt;
}

Json Codec<Card>::write(Card card) { return card.is_none() ? Json() : Json(to_text(card)); }

Fault Codec<Card>::read(const Json& json, Card& card) {
    card = Card::none();
    if (json.is_null()) return std::nullopt;
    const std::string* text = text_of(json);
    const auto read = text != nullptr ? read_card(*text) : std::nullopt;
    if (!read) return Problem{"", "problem.not_card", {shortened_json(json)}};
    card = *read;
    return std::nullopt;
}

Json Codec<Bag>::write(const Bag& bag) {
    Json list = Json::array();
    bag.for_each([&](Card card, int n) { list.insert(list.end(), static_cast<std::size_t>(n), to_text(card)); });
    return list;
}

Fault Codec<Bag>::read(const Json& json, Bag& bag) {
    constexpr std::size_t most = 15UL * (rank_count * suit_count + 1); // largest number of cards in a bag
    constexpr int most_of_a_card = 15;
    bag = {};
    bool fits = true;
    Fault fault = read_items<Card>(json, most, [&](Card card) {
        fits = fits && card.has_known_face() && bag.count(card) < most_of_a_card;
        if (fits) bag.add(card);
    });
    return fault || fits ? fault : Problem{"", "problem.too_many_cards"};
}

Json Codec<Seats>::write(Seats seats) { return seats.list(); }

Fault Codec<Seats>::read(const Json& json, Seats& seats) {
    seats = {};
    if (Fault fault = check_list(json, seat_limit)) return fault;
    for (std::size_t i = 0; i < json.size(); ++i) {
        Seat seat = 0;
        if (const Fault fault = SeatCodec::read(json[i], seat)) return fault->located_in_value(bracketed_index(i));
        seats.add(seat);
    }
    return std::nullopt;
}

} // namespace palazzo::wire
