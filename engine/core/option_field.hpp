// Options as a table of fields: one row reads, writes and describes an option for records, the command line and the
// rule editor.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/list.hpp"
#include "engine/core/member_of.hpp"
#include "engine/core/message.hpp"
#include "engine/core/packer.hpp"

#include <array>
#include <span>
#include <string_view>

namespace palazzo {

/// The values that an option may have.
struct OptionValues {
    enum class Type : unsigned char { number, flag, choice, other };

    Type type = Type::other;
    int least = 0; ///< smallest number; only used by `number`
    int most = 0;
    std::array<const char*, 8> names{}; ///< names of a choice, in the order of its enumeration; null after the last
    Json (*described)() = nullptr;      ///< writes the values of type `other`
};

/// Writes the allowed values: `{"type":"int","min":2,"max":8}`, `{"type":"bool"}` or `{"type":"choice","values":[…]}`.
Json write_values(const OptionValues& values);
/// Returns `values` with the key `"also":[…]` that lists the values in `also`; unchanged if there are none.
Json with_later_values(Json values, const std::array<const char*, 6>& also);
/// Returns the values of an option whose type the game itself defines. `described` writes which values are allowed.
constexpr OptionValues other(Json (*described)()) { return {OptionValues::Type::other, 0, 0, {}, described}; }
/// Returns the refusal of a value that the option doesn't allow.
Refusal not_a_value(const Json& value);

/// Writes the name of a choice.
Json write_choice(const OptionValues& values, std::size_t chosen);
/// Set `into` to the value if it is allowed; otherwise change nothing and return why not.
Refusal read_number(const OptionValues& values, const Json& json, int& into);
Refusal read_flag(const Json& json, bool& into);
Refusal read_choice(const OptionValues& values, const Json& json, std::size_t& into);

/// One option of a game. Plain data with two function pointers, so that tables of options are constants.
template <class Options>
struct OptionField {
    std::string_view name;
    OptionValues allowed;
    Json (*write_by)(const OptionValues&, const Options&);
    Refusal (*read_by)(const OptionValues&, Options&, const Json&);
    /// True if the option is newer than some recorded games. Its default is how those games were played, and digests
    /// contain it only if it has another value, so that old digests stay valid.
    bool later = false;
    /// The values of a wide range that players choose from; empty if they choose from all of a narrow one.
    List<int, 6> offered = {};
    /// Values of another type that were added later, as JSON, such as a third answer beside yes and no; null after the
    /// last.
    std::array<const char*, 6> also{};
    /// Writes the option to a link, or reads it from one, in fewer bits than its JSON as text would take; null if links
    /// contain it as a number, a flag, a choice or a text. It has to be able to code every value of the option.
    void (*pack)(Packer&, Options&) = nullptr;

    /// Writes the values that the option may have.
    Json values() const { return with_later_values(write_values(allowed), also); }
    Json write(const Options& o) const { return write_by(allowed, o); }
    /// Sets the option if the value is allowed; otherwise changes nothing and returns why not.
    Refusal read(Options& o, const Json& json) const { return read_by(allowed, o, json); }
};

/// Marks an option as newer than some recorded games (`later`).
template <class Options>
constexpr OptionField<Options> added_later(OptionField<Options> field) {
    field.later = true;
    return field;
}

/// Adds the values that players choose from (`offered`).
template <class Options>
constexpr OptionField<Options> with_offered_values(std::initializer_list<int> values, OptionField<Options> field) {
    field.offered = values;
    return field;
}

/// Adds values of another type (`also`), as JSON.
template <class Options>
constexpr OptionField<Options> with_also(OptionField<Options> field, std::array<const char*, 6> also) {
    field.also = also;
    return field;
}

/// Adds the function that codes the option in links (`pack`).
template <class Options>
constexpr OptionField<Options> packed_by(void (*pack)(Packer&, Options&), OptionField<Options> field) {
    field.pack = pack;
    return field;
}

/// Makes a row for a number: `number_field<&Options::players>("players", 2, 8)`.
template <auto member>
constexpr OptionField<OwnerOf<member>> number_field(std::string_view name, int least, int most) {
    using O = OwnerOf<member>;
    return {name, {OptionValues::Type::number, least, most, {}, nullptr},
        [](const OptionValues&, const O& o) { return Json(o.*member); },
        [](const OptionValues& values, O& o, const Json& json) { return read_number(values, json, o.*member); }};
}

/// Makes a row for a flag.
template <auto member>
constexpr OptionField<OwnerOf<member>> flag_field(std::string_view name) {
    using O = OwnerOf<member>;
    return {name, {OptionValues::Type::flag, 0, 0, {}, nullptr},
        [](const OptionValues&, const O& o) { return Json(o.*member); },
        [](const OptionValues&, O& o, const Json& json) { return read_flag(json, o.*member); }};
}

/// Makes a row for an enumeration; `names` are the names of its values, in order.
template <auto member>
constexpr OptionField<OwnerOf<member>> choice_field(std::string_view name, std::array<const char*, 8> names) {
    using O = OwnerOf<member>;
    using Enum = ValueOf<member>;
    return {name, {OptionValues::Type::choice, 0, 0, names, nullptr},
        [](const OptionValues& values, const O& o) {
            return write_choice(values, static_cast<std::size_t>(o.*member));
        },
        [](const OptionValues& values, O& o, const Json& json) {
            auto chosen = static_cast<std::size_t>(o.*member);
            Refusal reason = read_choice(values, json, chosen);
            o.*member = static_cast<Enum>(chosen);
            return reason;
        }};
}

/// Returns `base` with the options of `json` set. The problem of an unknown option or value names the option.
template <class Options>
Result<Options> read_options(std::span<const OptionField<Options>> fields, Options base, const Json& json) {
    if (!json.is_object()) return Problem{"", "problem.option.object"};
    for (const auto& [key, value] : json.items()) {
        bool known = false;
        for (const auto& field : fields) {
            if (field.name != key) continue;
            known = true;
            if (const Refusal reason = field.read(base, value)) return Problem{key, reason.message()};
        }
        if (!known) return Problem{key, "problem.option.unknown"};
    }
    return base;
}

/// Returns the options that differ from `base`, as an object by name.
template <class Options>
Json write_options(std::span<const OptionField<Options>> fields, const Options& base, const Options& o) {
    Json json = Json::object();
    for (const auto& field : fields)
        if (Json value = field.write(o); value != field.write(base)) json[std::string(field.name)] = std::move(value);
    return json;
}

} // namespace palazzo
