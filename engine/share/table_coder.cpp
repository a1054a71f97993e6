#include "engine/share/table_coder.hpp"

#include <algorithm>
#include <utility>

namespace palazzo {
namespace {

constexpr std::uint32_t most_known = 64;

/// Writes or reads a JSON value.
void code_json(LinkCoder& coder, Json& json) {
    const std::string text = coder.code_text(coder.is_reading() ? "" : compact_json(json));
    if (!coder.is_reading()) return;
    auto read = coder.is_good() ? parse_json(text) : Json();
    if (!read) return coder.note_fault(LinkCoder::Fault::broken);
    json = *std::move(read);
}

/// Writes or reads a number independently of its range, because the range may change.
void code_number(LinkCoder& coder, Json& json) {
    const std::int64_t value = json.is_number_integer() ? json.get<std::int64_t>() : 0;
    const std::uint64_t sign = value < 0 ? 1 : 0;
    const std::uint64_t read = coder.code_any_number(static_cast<std::uint64_t>(value) << 1U ^ (0 - sign));
    if (coder.is_reading()) json = static_cast<std::int64_t>(read >> 1U ^ (0 - (read & 1U)));
}

void code_choice(LinkCoder& coder, const OptionValues& values, Json& json) {
    const auto names =
        std::count_if(values.names.begin(), values.names.end(), [](const char* name) { return name != nullptr; });
    std::size_t chosen = 0;
    if (!coder.is_reading()) {
        const Refusal reason = read_choice(values, json, chosen);
        expect(!reason, "a choice that its option knows");
    }
    const auto read = coder.code_number(static_cast<std::uint32_t>(chosen), 8);
    if (read >= static_cast<std::uint32_t>(names)) return coder.note_fault(LinkCoder::Fault::newer);
    json = write_choice(values, read);
}

void code_value(LinkCoder& coder, const OptionValues& values, Json& json) {
    switch (values.type) {
    case OptionValues::Type::number: return code_number(coder, json);
    case OptionValues::Type::flag: json = coder.code_number(json == true ? 1 : 0, 2) == 1; return;
    case OptionValues::Type::choice: return code_choice(coder, values, json);
    case OptionValues::Type::other: return code_json(coder, json);
    }
}

/// Returns whether a value has the original type of its option. Values of types that were added later are written
/// differently.
bool is_narrow(const OptionValues& values, const Json& json) {
    switch (values.type) {
    case OptionValues::Type::number: return json.is_number_integer();
    case OptionValues::Type::flag: return json.is_boolean();
    case OptionValues::Type::choice: {
        std::size_t chosen = 0;
        return !read_choice(values, json, chosen);
    }
    case OptionValues::Type::other: break;
    }
    return true;
}

/// A number that is written in place of the number of options if some values don't have the original type of their
/// option. These values follow as JSON, and then the number of the other options. No older link has this many options.
constexpr std::uint32_t with_wide_values = most_known - 1;

/// Removes the values that are written as JSON from the options, and returns them.
Json take_out_wide(const std::vector<UntypedOption>& shapes, Json& options) {
    Json wide = Json::object();
    for (const UntypedOption& shape : shapes) {
        const std::string name(shape.name);
        if (!options.contains(name) || is_narrow(shape.allowed_values, options[name])) continue;
        wide[name] = options[name];
        options.erase(name);
    }
    return wide;
}

std::uint32_t code_wide(LinkCoder& coder, const std::vector<UntypedOption>& shapes, Json& options, Json& wide) {
    if (!coder.is_reading()) wide = take_out_wide(shapes, options);
    const bool some = !wide.empty();
    auto count = coder.code_number(some ? with_wide_values : static_cast<std::uint32_t>(options.size()), most_known);
    if (count != with_wide_values) return count;
    code_json(coder, wide);
    if (coder.is_good() && !wide.is_object()) coder.note_fault(LinkCoder::Fault::broken);
    return coder.code_number(static_cast<std::uint32_t>(options.size()), most_known);
}

void code_options(LinkCoder& coder, const std::vector<UntypedOption>& shapes, Json& options) {
    Json wide = Json::object();
    auto left = code_wide(coder, shapes, options, wide);
    FlagFrequency odds;
    for (std::size_t at = 0; left > 0 && coder.is_good(); ++at) {
        if (at == shapes.size()) return coder.note_fault(LinkCoder::Fault::newer);
        const std::string name(shapes[at].name);
        if (!coder.code_flag(options.contains(name), odds)) continue;
        code_value(coder, shapes[at].allowed_values, options[name]);
        --left;
    }
    if (coder.is_good()) options.update(wide);
}

/// Writes or reads a value in a link of version 2. Values that have no shorter form are written as JSON.
void code_packed_value(LinkCoder& coder, const UntypedOption& shape, Json& json, FlagFrequency& usual) {
    const bool packs = static_cast<bool>(shape.pack);
    bool short_form = false;
    if (packs || shape.allowed_values.type != OptionValues::Type::other) {
        if (!coder.is_reading()) short_form = packs ? shape.can_be_packed(json) : is_narrow(shape.allowed_values, json);
        short_form = coder.code_flag(short_form, usual);
    }
    if (!short_form) return code_json(coder, json);
    if (!packs) return code_value(coder, shape.allowed_values, json);
    json = shape.pack(coder, json);
}

void code_packed_options(LinkCoder& coder, const std::vector<UntypedOption>& shapes, Json& options) {
    auto left = coder.code_number(static_cast<std::uint32_t>(options.size()), most_known);
    FlagFrequency named;
    FlagFrequency usual;
    for (std::size_t at = 0; left > 0 && coder.is_good(); ++at) {
        if (at == shapes.size()) return coder.note_fault(LinkCoder::Fault::newer);
        const std::string name(shapes[at].name);
        if (!coder.code_flag(options.contains(name), named)) continue;
        code_packed_value(coder, shapes[at], options[name], usual);
        --left;
    }
}

/// Writes or reads the cards of a deal. Each is represented by its index among the cards that are left in the deck.
void code_cards(LinkCoder& coder, std::vector<std::string> deck, Json& cards) {
    const auto size = coder.code_any_number(cards.size());
    if (size > deck.size()) return coder.note_fault(LinkCoder::Fault::broken);
    Json read = Json::array();
    for (std::size_t i = 0; i < size && coder.is_good(); ++i) {
        const auto at = coder.is_reading() ? deck.begin() : std::find(deck.begin(), deck.end(), *text_of(cards[i]));
        const std::uint32_t place =
            coder.code_number(static_cast<std::uint32_t>(at - deck.begin()), static_cast<std::uint32_t>(deck.size()));
        const auto found = deck.begin() + static_cast<std::ptrdiff_t>(place);
        read.push_back(*found);
        deck.erase(found);
    }
    cards = std::move(read);
}

std::vector<std::string> texts_in(const Json& list) {
    std::vector<std::string> texts;
    for (const Json& item : list)
        if (const std::string* text = text_of(item)) texts.push_back(*text);
    std::sort(texts.begin(), texts.end());
    return texts;
}

/// Returns whether the cards of a deal are a list of texts, and no text occurs in it more often than in the deck.
bool is_part_of(const Json& cards, const std::vector<std::string>& deck) {
    const auto texts = texts_in(cards);
    return cards.is_array() && texts.size() == cards.size()
        && std::includes(deck.begin(), deck.end(), texts.begin(), texts.end());
}

void code_seed(LinkCoder& coder, Json& deal) {
    const std::uint64_t seed = coder.is_reading() ? 0 : *read_seed(*text_of(deal["seed"]));
    const std::uint64_t read = coder.code_any_number(seed);
    if (coder.is_reading()) deal = deal_from_seed(read);
}

void code_deck(LinkCoder& coder, const std::vector<std::string>& deck, Json& deal) {
    Json cards = coder.is_reading() ? Json::array() : deal["cards"];
    deal.erase("cards");
    code_json(coder, deal); // everything in the deal except its cards
    code_cards(coder, deck, cards);
    if (!deal.is_object()) return coder.note_fault(LinkCoder::Fault::broken);
    deal["cards"] = std::move(cards);
}

} // namespace

std::size_t code_known_index(LinkCoder& coder, std::size_t value, std::size_t known) {
    const auto read = coder.code_number(static_cast<std::uint32_t>(value), most_known);
    if (read >= known) coder.note_fault(LinkCoder::Fault::newer);
    return read;
}

LinkVersion link_version_for(const PresetsAndOptions& shape, const Record& record) {
    const bool some = std::any_of(shape.options.begin(), shape.options.end(), [&](const UntypedOption& option) {
        const auto value = record.options.find(std::string(option.name));
        if (!option.pack || value == record.options.end()) return false;
        return option.allowed_values.type == OptionValues::Type::other || !is_narrow(option.allowed_values, *value);
    });
    return some ? LinkVersion::packed : LinkVersion::texts;
}

void code_preset_and_options(LinkCoder& coder, LinkVersion version, const PresetsAndOptions& shape, Record& record) {
    const auto preset = std::find(shape.presets.begin(), shape.presets.end(), record.preset);
    // If a game has only one preset, its records need not name the preset.
    const std::size_t value = record.preset.empty() ? 0 : static_cast<std::size_t>(preset - shape.presets.begin()) + 1;
    const std::size_t read = code_known_index(coder, value, shape.presets.size() + 1);
    if (!coder.is_good()) return;
    if (read > 0) record.preset = shape.presets[read - 1];
    version == LinkVersion::texts ? code_options(coder, shape.options, record.options)
                                  : code_packed_options(coder, shape.options, record.options);
}

void code_seats_and_extras(LinkCoder& coder, Record& record) {
    Record bare;
    bare.deal = deal_from_seed(0);
    bare.seats = record.seats;
    bare.extras = record.extras;
    bare.practice = record.practice;
    const std::string text = coder.code_text(coder.is_reading() ? "" : write_record(bare));
    if (!coder.is_reading() || !coder.is_good()) return;
    auto read = read_record(text);
    if (!read) return coder.note_fault(LinkCoder::Fault::broken);
    record.seats = std::move((*read).seats);
    record.extras = std::move((*read).extras);
    record.practice = read->practice;
}

void code_deal(LinkCoder& coder, Json (*cards)(const Record&), Record& record) {
    enum Form : std::uint32_t { seed, by_cards, as_text, form_count };
    Json& deal = record.deal;
    std::uint32_t form = as_text;
    std::vector<std::string> deck;
    if (!coder.is_reading() && deal.contains("seed"))
        form = deal_from_seed(*read_seed(*text_of(deal["seed"]))) == deal ? seed : as_text;
    if (!coder.is_reading() && deal.contains("cards"))
        form = is_part_of(deal["cards"], deck = texts_in(cards(record))) ? by_cards : as_text;
    form = coder.code_number(form, form_count);
    if (form == seed) return code_seed(coder, deal);
    if (form == as_text) return code_json(coder, deal);
    if (coder.is_reading()) deck = texts_in(cards(record));
    code_deck(coder, deck, deal);
}

} // namespace palazzo
