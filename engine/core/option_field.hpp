// Options as a table of fields: one row reads, writes and describes an option, for records, the command line and the
// rule editor alike.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/list.hpp"
#include "engine/core/message.hpp"

#include <array>
#include <span>
#include <string_view>

namespace palazzo {

/// What an option may be.
struct OptionValues {
    enum class Type : unsigned char { number, flag, choice, other };

    Type type = Type::other;
    int least = 0; ///< of a number, as `most`
    int most = 0;
    std::array<const char*, 8> names{}; ///< of a choice, in the order of its enumeration; null past the last
    Json (*described)() = nullptr;      ///< of another type
};

/// `{"type":"int","min":2,"max":8}`, `{"type":"bool"}`, `{"type":"choice","values":[…]}`.
Json write_values(const OptionValues& values);
/// The same with those that came later, where there are any, as `"also":[…]`.
Json with_more(Json values, const std::array<const char*, 6>& also);
/// Values of a type of the game's own, as `described` writes them.
constexpr OptionValues other(Json (*described)()) { return {OptionValues::Type::other, 0, 0, {}, described}; }
/// Why a value that is none of an option's values isn't taken.
Refusal not_a_value(const Json& value);

Json write_choice(const OptionValues& values, std::size_t chosen);
/// Sets it; else changes nothing and says why.
Refusal read_number(const OptionValues& values, const Json& json, int& into);
Refusal read_flag(const Json& json, bool& into);
Refusal read_choice(const OptionValues& values, const Json& json, std::size_t& into);

/// One option of a game. Plain data with two functions, so that a table of them is there without being put together.
template <class Options>
struct OptionField {
    std::string_view name;
    OptionValues allowed;
    Json (*write_by)(const OptionValues&, const Options&);
    Refusal (*read_by)(const OptionValues&, Options&, const Json&);
    /// It came when games had been recorded without it, and is as it then was unless it is set: digests name it only
    /// where it isn't, so that those of old games stand.
    bool later = false;
    /// The few values of a wide range that are offered to choose from; empty: all of a narrow one.
    List<int, 6> offered = {};
    /// Values that came later and are of no such kind, as JSON: a third answer beside yes and no. Null past the last.
    std::array<const char*, 6> also{};

    Json values() const { return with_more(write_values(allowed), also); }
    Json write(const Options& o) const { return write_by(allowed, o); }
    /// Sets it; else changes nothing and says why.
    Refusal read(Options& o, const Json& json) const { return read_by(allowed, o, json); }
};

template <class Options>
constexpr OptionField<Options> added_later(OptionField<Options> field) {
    field.later = true;
    return field;
}

template <class Options>
constexpr OptionField<Options> offering(std::initializer_list<int> values, OptionField<Options> field) {
    field.offered = values;
    return field;
}

template <class Options>
constexpr OptionField<Options> with_also(OptionField<Options> field, std::array<const char*, 6> also) {
    field.also = also;
    return field;
}

/// The type that a member belongs to, and its own.
template <class>
struct MemberOf;
template <class O, class V>
struct MemberOf<V O::*> {
    using Options = O;
    using Value = V;
};
template <auto member>
using OptionsOf = typename MemberOf<decltype(member)>::Options;

/// `number_field<&Options::players>("players", 2, 8)`.
template <auto member>
constexpr OptionField<OptionsOf<member>> number_field(std::string_view name, int least, int most) {
    using O = OptionsOf<member>;
    return {name, {OptionValues::Type::number, least, most, {}, nullptr},
        [](const OptionValues&, const O& o) { return Json(o.*member); },
        [](const OptionValues& values, O& o, const Json& json) { return read_number(values, json, o.*member); }};
}

template <auto member>
constexpr OptionField<OptionsOf<member>> flag_field(std::string_view name) {
    using O = OptionsOf<member>;
    return {name, {OptionValues::Type::flag, 0, 0, {}, nullptr},
        [](const OptionValues&, const O& o) { return Json(o.*member); },
        [](const OptionValues&, O& o, const Json& json) { return read_flag(json, o.*member); }};
}

/// An enumeration whose values are named in order.
template <auto member>
constexpr OptionField<OptionsOf<member>> choice_field(std::string_view name, std::array<const char*, 8> names) {
    using O = OptionsOf<member>;
    using Enum = typename MemberOf<decltype(member)>::Value;
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

/// Reads the options that differ from `base`. Unknown options and values are problems that name the option.
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

/// The options that differ from `base`.
template <class Options>
Json write_options(std::span<const OptionField<Options>> fields, const Options& base, const Options& o) {
    Json json = Json::object();
    for (const auto& field : fields)
        if (Json value = field.write(o); value != field.write(base)) json[std::string(field.name)] = std::move(value);
    return json;
}

} // namespace palazzo
