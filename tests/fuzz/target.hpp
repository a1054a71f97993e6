// Code that the fuzz targets share. A target is a source in tests/fuzz/targets. libFuzzer calls its function, which
// reads the given bytes in the same way as the program does, and checks what the program promises about the result.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size);

namespace palazzo::fuzz {

inline std::string_view text_of(const std::uint8_t* bytes, std::size_t size) {
    return {reinterpret_cast<const char*>(bytes), size};
}

/// Ends the program with the message `promise` unless `good` is true.
void require(bool good, std::string_view promise);
/// Checks that `line` is one short line.
void require_short_line(const std::string& line);
/// Checks that a refusal is one short line that names the place of the fault.
void require_refusal(const Problem& problem);

/// Parses the bytes as JSON and reads a value with read(json). Checks that the bytes are refused in one line, or that
/// the value is the same after write() and read(). Returns the result of the first read().
template <class Read, class Write>
auto require_round_trip(const std::uint8_t* bytes, std::size_t size, Read&& read, Write&& write) {
    using Outcome = decltype(read(std::declval<const Json&>()));
    const auto read_text = [&](std::string_view text) {
        const auto json = parse_json(text);
        return json ? read(*json) : Outcome(json.problem());
    };
    Outcome outcome = read_text(text_of(bytes, size));
    if (!outcome) {
        require_refusal(outcome.problem());
        return outcome;
    }
    const auto again = read_text(compact_json(write(*outcome)));
    require(again && *again == *outcome, "it is read as it was written");
    return outcome;
}

} // namespace palazzo::fuzz
