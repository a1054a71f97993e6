// The options of a game as a table. One row of it reads, writes and describes one option for records, the command line
// and the rule editor.
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
    int least = 0; ///< smallest number; only used by the type `number`
    int most = 0;
    std::array<const char*, 8> names{};     ///< names of the values of a choice, in the order of its enumeration; null
                                            ///< after the last name
    Json (*write_other_values)() = nullptr; ///< writes the allowed values of an option of the type `other`; null for
                                            ///< other types
};

/// Writes the allowed values as JSON: `{"type":"int","min":2,"max":8}`, `{"type":"bool"}` or
/// `{"type":"choice","values":[…]}`.
Json write_allowed_values(const OptionValues& values);
/// Returns the allowed values with a further key `"also":[…]`, which lists `further_values`; unchanged if there are no
/// further values.
Json append_further_values(Json values, const std::array<const char*, 6>& further_values);
/// Returns the allowed values of an option whose type the game itself defines. `write_other_values` writes these
/// values.
constexpr OptionValues other_values(Json (*write_other_values)()) {
    return {OptionValues::Type::other, 0, 0, {}, write_other_values};
}
/// Returns the reason for refusing a value that the option doesn't allow.
Refusal disallowed_value_refusal(const Json& value);

/// Writes a value of an option of the type `choice` as the name of the value. `chosen` is the index of the value.
Json write_choice(const OptionValues& values, std::size_t chosen);
/// The following functions set `into` to the value of `json` if it is allowed; otherwise they change nothing and return
/// the reason.
Refusal read_number(const OptionValues& values, const Json& json, int& into);
Refusal read_flag(const Json& json, bool& into);
Refusal read_choice(const OptionValues& values, const Json& json, std::size_t& into);

/// One option of a game. It is plain data with pointers to functions, so that tables of options are constants.
template <class Options>
struct OptionField {
    std::string_view name;
    OptionValues allowed_values;
    Json (*write_by)(const OptionValues&, const Options&);
    Refusal (*read_by)(const OptionValues&, Options&, const Json&);
    /// True if some recorded games are older than the option. Its default value is then the rule by which those games
    /// were played. Digests contain the option only if its value isn't the default, so that old digests stay valid.
    bool is_newer_than_some_records = false;
    /// The values that players choose from if the range is too wide to offer every number in it; empty if they choose
    /// from all values.
    List<int, 6> offered_values = {};
    /// Further allowed values, as JSON, such as a third answer in addition to yes and no. They were added later, and
    /// have another type than the original values. The elements after the last one are null.
    std::array<const char*, 6> further_values{};
    /// Writes the option to a link or reads it from one, in fewer bits than its JSON would take. It has to work for
    /// every value of the option. Null if links contain the option as a number, a flag, a choice or a text.
    void (*pack)(Packer&, Options&) = nullptr;

    /// Writes the values that the option may have.
    Json allowed_values_as_json() const {
        return append_further_values(write_allowed_values(allowed_values), further_values);
    }
    Json write(const Options& o) const { return write_by(allowed_values, o); }
    /// Sets the option if the value is allowed; otherwise changes nothing and returns the reason.
    Refusal read(Options& o, const Json& json) const { return read_by(allowed_values, o, json); }
};

/// Returns `field`, marked as newer than some recorded games (`is_newer_than_some_records`).
template <class Options>
constexpr OptionField<Options> option_added_later(OptionField<Options> field) {
    field.is_newer_than_some_records = true;
    return field;
}

/// Returns `field` with the values that players choose from (`offered_values`).
template <class Options>
constexpr OptionField<Options> with_offered_values(std::initializer_list<int> values, OptionField<Options> field) {
    field.offered_values = values;
    return field;
}

/// Returns `field` with further values of another type, as JSON (`further_values`).
template <class Options>
constexpr OptionField<Options> with_further_values(
    OptionField<Options> field, std::array<const char*, 6> further_values) {
    field.further_values = further_values;
    return field;
}

/// Returns `field` with the function that writes and reads the option in links (`pack`).
template <class Options>
constexpr OptionField<Options> with_packing(void (*pack)(Packer&, Options&), OptionField<Options> field) {
    field.pack = pack;
    return field;
}

/// Returns the row of the table of options for an option that is a number: `number_field<&Options::players>("players",
/// 2, 8)`.
template <auto member>
constexpr OptionField<MemberOwner<member>> number_field(std::string_view name, int least, int most) {
    using O = MemberOwner<member>;
    return {name, {OptionValues::Type::number, least, most, {}, nullptr},
        [](const OptionValues&, const O& o) { return Json(o.*member); },
        [](const OptionValues& values, O& o, const Json& json) { return read_number(values, json, o.*member); }};
}

/// Returns the row of the table of options for an option that is a flag.
template <auto member>
constexpr OptionField<MemberOwner<member>> flag_field(std::string_view name) {
    using O = MemberOwner<member>;
    return {name, {OptionValues::Type::flag, 0, 0, {}, nullptr},
        [](const OptionValues&, const O& o) { return Json(o.*member); },
        [](const OptionValues&, O& o, const Json& json) { return read_flag(json, o.*member); }};
}

/// Returns the row of the table of options for an option that is an enumeration. `names` are the names of its values,
/// in their order.
template <auto member>
constexpr OptionField<MemberOwner<member>> choice_field(std::string_view name, std::array<const char*, 8> names) {
    using O = MemberOwner<member>;
    using Enum = MemberType<member>;
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

/// Returns `base` after setting the options in `json`. If an option or its value is unknown, the problem names the
/// option.
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

/// Returns the options in which `o` differs from `base`, as an object from names to values.
template <class Options>
Json write_options(std::span<const OptionField<Options>> fields, const Options& base, const Options& o) {
    Json json = Json::object();
    for (const auto& field : fields)
        if (Json value = field.write(o); value != field.write(base)) json[std::string(field.name)] = std::move(value);
    return json;
}

} // namespace palazzo
