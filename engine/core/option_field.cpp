#include "engine/core/option_field.hpp"

namespace palazzo {

Json write_allowed_values(const OptionValues& values) {
    switch (values.type) {
    case OptionValues::Type::number: return Json{{"type", "int"}, {"min", values.least}, {"max", values.most}};
    case OptionValues::Type::flag: return Json{{"type", "bool"}};
    case OptionValues::Type::choice: {
        Json names = Json::array();
        for (const char* name : values.names)
            if (name != nullptr) names.push_back(name);
        return Json{{"type", "choice"}, {"values", std::move(names)}};
    }
    case OptionValues::Type::other: break;
    }
    return values.write_other_values();
}

Json append_further_values(Json values, const std::array<const char*, 6>& further_values) {
    for (const char* text : further_values)
        if (text != nullptr) values["also"].push_back(*parse_json(text));
    return values;
}

Refusal disallowed_value_refusal(const Json& value) { return Refusal("problem.option.value", {shortened_json(value)}); }

Json write_choice(const OptionValues& values, std::size_t chosen) { return values.names[chosen]; }

Refusal read_number(const OptionValues& values, const Json& json, int& into) {
    const auto value = whole_number(json, values.least, values.most);
    if (!value) return disallowed_value_refusal(json);
    into = static_cast<int>(*value);
    return {};
}

Refusal read_flag(const Json& json, bool& into) {
    if (!json.is_boolean()) return disallowed_value_refusal(json);
    into = json.get<bool>();
    return {};
}

Refusal read_choice(const OptionValues& values, const Json& json, std::size_t& into) {
    const std::string* text = text_of(json);
    for (std::size_t i = 0; text != nullptr && i < values.names.size() && values.names[i] != nullptr; ++i)
        if (*text == values.names[i]) {
            into = i;
            return {};
        }
    return disallowed_value_refusal(json);
}

} // namespace palazzo
