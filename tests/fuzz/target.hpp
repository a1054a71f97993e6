// What the fuzz targets share. A target is a source in tests/fuzz/targets with libFuzzer's function, which reads its
// bytes as the program would and holds what came of it to what is promised.
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

/// Ends the program, saying what was promised, where it isn't so.
void hold(bool good, std::string_view promise);
/// What is told is one short line.
void hold_line(const std::string& line);
/// A refusal is one that names the place.
void hold_refusal(const Problem& problem);

/// read(json) of the bytes as a Result; it is refused in a line, or write() of it reads as the same again. Returns what
/// was read.
template <class Read, class Write>
auto hold_round_trip(const std::uint8_t* bytes, std::size_t size, Read&& read, Write&& write) {
    using Outcome = decltype(read(std::declval<const Json&>()));
    const auto read_text = [&](std::string_view text) {
        const auto json = parse_json(text);
        return json ? read(*json) : Outcome(json.problem());
    };
    Outcome outcome = read_text(text_of(bytes, size));
    if (!outcome) {
        hold_refusal(outcome.problem());
        return outcome;
    }
    const auto again = read_text(compact(write(*outcome)));
    hold(again && *again == *outcome, "it is read as it was written");
    return outcome;
}

} // namespace palazzo::fuzz
