// Options as a table of fields: one row reads, writes and describes an option, for records, the command line and the
// rule editor alike.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace palazzo {

/// One option of a game.
template <class Options>
struct OptionField {
    std::string name;
    /// What it may be: `{"type":"int","min":2,"max":8}`, `{"type":"bool"}`, `{"type":"choice","values":[…]}`.
    Json values;
    std::function<Json(const Options&)> write;
    /// Sets it; else changes nothing and says why.
    std::function<Refusal(Options&, const Json&)> read;
    /// It came when games had been recorded without it, and is as it then was unless it is set: digests name it only
    /// where it isn't, so that those of old games stand.
    bool later = false;
    /// The few values of a wide range that are offered to choose from; empty: all of a narrow one.
    std::vector<int> offered = {};
};

template <class Options>
OptionField<Options> added_later(OptionField<Options> field) {
    field.later = true;
    return field;
}

template <class Options>
OptionField<Options> offering(std::vector<int> values, OptionField<Options> field) {
    field.offered = std::move(values);
    return field;
}

/// Why a value that is none of an option's values isn't taken.
inline Refusal not_a_value(const Json& value) { return Refusal("problem.option.value", {shown(value)}); }

template <class Options>
OptionField<Options> number_field(std::string name, int Options::*field, int least, int most) {
    return {std::move(name), Json{{"type", "int"}, {"min", least}, {"max", most}},
        [field](const Options& o) { return Json(o.*field); },
        [field, least, most](Options& o, const Json& json) {
            const auto value = whole_number(json, least, most);
            if (!value) return not_a_value(json);
            o.*field = static_cast<int>(*value);
            return Refusal();
        }};
}

template <class Options>
OptionField<Options> flag_field(std::string name, bool Options::*field) {
    return {std::move(name), Json{{"type", "bool"}}, [field](const Options& o) { return Json(o.*field); },
        [field](Options& o, const Json& json) {
            if (!json.is_boolean()) return not_a_value(json);
            o.*field = json.get<bool>();
            return Refusal();
        }};
}

/// An enumeration whose values are named in order.
template <class Options, class Enum>
OptionField<Options> choice_field(std::string name, Enum Options::*field, std::vector<std::string> names) {
    Json values{{"type", "choice"}, {"values", names}};
    return {std::move(name), std::move(values),
        [field, names](const Options& o) { return Json(names[static_cast<std::size_t>(o.*field)]); },
        [field, names](Options& o, const Json& json) {
            for (std::size_t i = 0; i < names.size(); ++i)
                if (json == names[i]) {
                    o.*field = static_cast<Enum>(i);
                    return Refusal();
                }
            return not_a_value(json);
        }};
}

/// Reads the options that differ from `base`. Unknown options and values are problems that name the option.
template <class Options>
Result<Options> read_options(const std::vector<OptionField<Options>>& fields, Options base, const Json& json) {
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
Json write_options(const std::vector<OptionField<Options>>& fields, const Options& base, const Options& o) {
    Json json = Json::object();
    for (const auto& field : fields)
        if (Json value = field.write(o); value != field.write(base)) json[field.name] = std::move(value);
    return json;
}

} // namespace palazzo
