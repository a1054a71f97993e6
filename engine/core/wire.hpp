// Writes values as JSON and reads them, so that programs and threads can describe a table to each other. A struct lists
// its fields once, for both writing and reading. Fields that have their default values are left out. Unknown fields,
// values of a wrong type and values out of range are refused; the problem names the place of the fault.
#pragma once

#include "engine/core/bag.hpp"
#include "engine/core/card.hpp"
#include "engine/core/json.hpp"
#include "engine/core/list.hpp"
#include "engine/core/member_of.hpp"
#include "engine/core/seats.hpp"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>
#include <vector>

namespace palazzo::wire {

/// A fault in a value, with the fault's place relative to the value; nullopt if the value has no fault.
using Fault = std::optional<Problem>;

/// Writes and reads values of one type by two functions: `Json write(const T&)` and `Fault read(const Json&, T&)`. If
/// read() returns a fault, the value is in an unspecified state.
template <class T>
struct Codec;

/// A codec that takes values by untyped pointers, so that one loop serves all structs, and each field costs only a row
/// in a table.
struct UntypedCodec {
    Json (*write)(const void* value);
    Fault (*read)(const Json& json, void* value);
};
template <class T, class As>
inline constexpr UntypedCodec untyped_codec{[](const void* value) { return As::write(*static_cast<const T*>(value)); },
    [](const Json& json, void* value) { return As::read(json, *static_cast<T*>(value)); }};

/// A field of a struct: its name, its codec, and a function that returns the field's address in a given struct.
struct Field {
    const char* name;
    const UntypedCodec* codec;
    const void* (*locate)(const void* owner);
};

/// Returns a field of a struct: `field<&Played::seat, SeatCodec>("seat")`. If no codec is given, the codec of the
/// field's type is used.
template <auto member, class As = Codec<MemberType<member>>>
constexpr Field field(const char* name) {
    return {name, &untyped_codec<MemberType<member>, As>,
        [](const void* owner) -> const void* { return &(static_cast<const MemberOwner<member>*>(owner)->*member); }};
}

/// The fields of a struct that can be written and read. `name` is the struct's name as an alternative of a variant; it
/// is null if no variant contains the struct.
template <std::size_t N>
struct StructLayout {
    const char* name;
    std::array<Field, N> fields;
};
template <class... Fields>
constexpr StructLayout<sizeof...(Fields)> struct_layout(const char* name, Fields... fields) {
    return {name, {fields...}};
}

/// This variable is specialised for each struct that can be written and read: `template <> inline constexpr auto
/// wire::layout_of<Span> = struct_layout(…);`
template <class T>
inline constexpr std::nullptr_t layout_of = nullptr;
/// This variable is specialised for each enumeration that can be written and read. It contains the names of the values,
/// in their order.
template <class E>
inline constexpr std::nullptr_t enum_names = nullptr;

/// Writes the fields in which `value` differs from `usual`.
Json write_fields(std::span<const Field> fields, const void* value, const void* usual);
/// Reads the fields that `json` contains into `value`. All fields of `value` must have their default values before the
/// call.
Fault read_fields(std::span<const Field> fields, const Json& json, void* value);
/// Reads a whole number, which must be from `least` to `most`.
Fault read_whole_number(const Json& json, std::int64_t least, std::int64_t most, std::int64_t& number);
/// Reads a text that is one of `names`, and sets `index` to the position of that name.
Fault read_name(std::span<const char* const> names, const Json& json, std::size_t& index);
/// Returns a fault if `json` isn't a list, or if it has more than `most` items.
Fault check_list(const Json& json, std::size_t most);

template <class T>
concept HasLayout = !std::same_as<std::remove_cv_t<decltype(layout_of<T>)>, std::nullptr_t>;

template <HasLayout T>
struct Codec<T> {
    static Json write(const T& value) {
        static const T usual{};
        return write_fields(layout_of<T>.fields, &value, &usual);
    }
    static Fault read(const Json& json, T& value) {
        value = {};
        return read_fields(layout_of<T>.fields, json, &value);
    }
};

/// A codec of whole numbers from `least` to `most`.
template <class T, std::int64_t least, std::int64_t most>
struct WholeNumberCodec {
    static Json write(const T& value) { return static_cast<std::int64_t>(value); }
    static Fault read(const Json& json, T& value) {
        std::int64_t number = 0;
        Fault fault = read_whole_number(json, least, most, number);
        value = static_cast<T>(number);
        return fault;
    }
};
/// The largest value of T, or the largest whole number that is read from JSON, whichever is smaller.
template <std::integral T>
inline constexpr auto largest_json_number = static_cast<std::int64_t>(std::min<std::uint64_t>(
    static_cast<std::uint64_t>(std::numeric_limits<T>::max()), std::numeric_limits<std::int64_t>::max()));
template <std::integral T>
struct Codec<T>
    : WholeNumberCodec<T, static_cast<std::int64_t>(std::numeric_limits<T>::min()), largest_json_number<T>> {};
using SeatCodec = WholeNumberCodec<Seat, 0, seat_limit - 1>;
/// The codec of the seat from which a view is, or of `onlooker`.
using ViewerCodec = WholeNumberCodec<Seat, onlooker, seat_limit - 1>;
template <auto member>
constexpr Field seat_field(const char* name = "seat") {
    return field<member, SeatCodec>(name);
}

template <>
struct Codec<bool> {
    static Json write(bool value) { return value; }
    static Fault read(const Json& json, bool& value);
};

template <>
struct Codec<std::string> {
    static Json write(const std::string& value) { return value; }
    static Fault read(const Json& json, std::string& value);
};

template <class E>
    requires std::is_enum_v<E>
struct Codec<E> {
    static Json write(E value) { return enum_names<E>[static_cast<std::size_t>(value)]; }
    static Fault read(const Json& json, E& value) {
        std::size_t index = 0;
        Fault fault = read_name(enum_names<E>, json, index);
        value = static_cast<E>(index);
        return fault;
    }
};

/// Writes a French card in the notation of records, and an empty place as null.
template <>
struct Codec<Card> {
    static Json write(Card card);
    static Fault read(const Json& json, Card& card);
};
/// Writes a bag as a list of its cards, with equal cards next to each other.
template <>
struct Codec<Bag> {
    static Json write(const Bag& bag);
    static Fault read(const Json& json, Bag& bag);
};
/// Writes a set of seats as a list of their numbers.
template <>
struct Codec<Seats> {
    static Json write(Seats seats);
    static Fault read(const Json& json, Seats& seats);
};

/// Writes the first `count` items of a sequence.
template <class Items>
Json write_items(const Items& items, std::size_t count) {
    using Item = std::decay_t<decltype(items[0])>;
    Json list = Json::array();
    for (std::size_t i = 0; i < count; ++i) list.push_back(Codec<Item>::write(items[i]));
    return list;
}

/// Reads a list of at most `most` items, and calls take(item) for each in order.
template <class Item, class Take>
Fault read_items(const Json& json, std::size_t most, Take&& take) {
    if (Fault fault = check_list(json, most)) return fault;
    for (std::size_t i = 0; i < json.size(); ++i) {
        Item item{};
        if (const Fault fault = Codec<Item>::read(json[i], item)) return fault->located_in_value(bracketed_index(i));
        take(item);
    }
    return std::nullopt;
}

template <class T, std::size_t N>
struct Codec<List<T, N>> {
    static Json write(const List<T, N>& list) { return write_items(list, list.size()); }
    static Fault read(const Json& json, List<T, N>& list) {
        list.clear();
        return read_items<T>(json, N, [&](const T& item) { list.push_back(item); });
    }
};

/// The largest length of a list that is read into a vector.
inline constexpr std::size_t longest_list = 1000;

template <class T>
struct Codec<std::vector<T>> {
    static Json write(const std::vector<T>& list) { return write_items(list, list.size()); }
    static Fault read(const Json& json, std::vector<T>& list) {
        list.clear();
        return read_items<T>(json, longest_list, [&](T& item) { list.push_back(std::move(item)); });
    }
};

/// Writes an array as a list, without the default values at its end.
template <class T, std::size_t N>
struct Codec<std::array<T, N>> {
    static Json write(const std::array<T, N>& list) {
        std::size_t count = N;
        while (count > 0 && list[count - 1] == T{}) --count;
        return write_items(list, count);
    }
    static Fault read(const Json& json, std::array<T, N>& list) {
        list = {};
        std::size_t next = 0;
        return read_items<T>(json, N, [&](T& item) { list[next++] = std::move(item); });
    }
};

/// Writes an optional value as the value itself, or as null if there is none.
template <class T>
struct Codec<std::optional<T>> {
    static Json write(const std::optional<T>& value) { return value ? Codec<T>::write(*value) : Json(); }
    static Fault read(const Json& json, std::optional<T>& value) {
        value.reset();
        return json.is_null() ? std::nullopt : Codec<T>::read(json, value.emplace());
    }
};

/// Reads an object whose only key is one of `names`, and sets `index` to the position of that name.
Fault read_alternative(std::span<const char* const> names, const Json& json, std::size_t& index);

/// Writes a variant as an object whose only key is the name of the alternative.
template <class... T>
struct Codec<std::variant<T...>> {
    using Variant = std::variant<T...>;
    static constexpr std::array names{layout_of<T>.name...};

    static Json write(const Variant& value) {
        return std::visit(
            [&](const auto& one) {
                return Json{{names[value.index()], Codec<std::decay_t<decltype(one)>>::write(one)}};
            },
            value);
    }
    static Fault read(const Json& json, Variant& value) {
        std::size_t index = 0;
        if (Fault fault = read_alternative(names, json, index)) return fault;
        constexpr std::array readers{&read_into<T>...};
        const Fault fault = readers[index](json[names[index]], value);
        return fault ? std::optional(fault->located_in_value(names[index])) : std::nullopt;
    }

  private:
    template <class One>
    static Fault read_into(const Json& json, Variant& value) {
        return Codec<One>::read(json, value.template emplace<One>());
    }
};

/// Reads a value of type T that isn't part of another value.
template <class T>
Result<T> read_value(const Json& json) {
    T value{};
    if (Fault fault = Codec<T>::read(json, value)) {
        if (fault->place.starts_with('.')) fault->place.erase(0, 1); // the outermost value has no name
        return *std::move(fault);
    }
    return value;
}

} // namespace palazzo::wire
