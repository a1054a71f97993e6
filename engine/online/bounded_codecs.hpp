// Codecs of engine/core/wire.hpp for values from strangers: texts, lists and numbers whose sizes are limited.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/wire.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

using wire::Fault;

/// Reads a saved value from the text of a JSON object. `name` is the place of the problem if the text is something
/// else.
template <class T>
Result<T> read_saved(std::string_view text, std::string_view name) {
    const auto json = parse_json(text);
    if (!json) return json.problem();
    if (!json->is_object()) return Problem{name, "problem.object"};
    return wire::read_value<T>(*json);
}

/// A codec of texts of at most `longest` bytes without control characters.
template <std::size_t longest>
struct TextCodec {
    static Json write(const std::string& value) { return value; }
    static Fault read(const Json& json, std::string& value) {
        if (Fault fault = wire::Codec<std::string>::read(json, value)) return fault;
        if (value.size() > longest) return Problem{"", "problem.longer_than", {std::to_string(longest)}};
        const auto is_control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
        if (std::any_of(value.begin(), value.end(), is_control)) return Problem{"", "problem.control"};
        return std::nullopt;
    }
};

/// A codec of lists of at most `most` items.
template <class T, std::size_t most, class As = wire::Codec<T>>
struct ListCodec {
    static Json write(const std::vector<T>& list) {
        Json json = Json::array();
        for (const T& item : list) json.push_back(As::write(item));
        return json;
    }
    static Fault read(const Json& json, std::vector<T>& list) {
        list.clear();
        if (Fault fault = wire::check_list(json, most)) return fault;
        for (std::size_t i = 0; i < json.size(); ++i)
            if (const Fault fault = As::read(json[i], list.emplace_back()))
                return fault->located_in_value(bracketed_index(i));
        return std::nullopt;
    }
};

/// A codec of JSON whose content somebody else reads.
struct AnyJsonCodec {
    static Json write(const Json& value) { return value; }
    static Fault read(const Json& json, Json& value) {
        value = json;
        return std::nullopt;
    }
};
/// A codec of JSON objects whose content somebody else reads.
struct AnyObjectCodec {
    static Json write(const Json& value) { return value; }
    static Fault read(const Json& json, Json& value) {
        value = json;
        return json.is_object() ? std::nullopt : Fault(Problem{"", "problem.object"});
    }
};

/// A codec of numbers that only grow, such as those of letters. No JSON reader loses digits of such a number.
using CountCodec = wire::WholeNumberCodec<std::int64_t, 0, (std::int64_t{1} << 53) - 1>;
/// A codec of optional values whose type has the codec As.
template <class T, class As>
struct OptionalCodec {
    static Json write(const std::optional<T>& value) { return value ? As::write(*value) : Json(); }
    static Fault read(const Json& json, std::optional<T>& value) {
        value.reset();
        return json.is_null() ? std::nullopt : As::read(json, value.emplace());
    }
};

} // namespace palazzo::online

template <>
inline constexpr auto palazzo::wire::layout_of<palazzo::Message> = palazzo::wire::struct_layout(nullptr,
    palazzo::wire::field<&palazzo::Message::id, palazzo::online::TextCodec<100>>("id"),
    palazzo::wire::field<&palazzo::Message::args,
        palazzo::online::ListCodec<std::string, 20, palazzo::online::TextCodec<1000>>>("args"));
