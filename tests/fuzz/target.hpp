// What the fuzz targets share. A target is a source in tests/fuzz/targets with libFuzzer's function, which reads its
// bytes as the program would and holds what came of it to what is promised.
#pragma once

#include "engine/core/result.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

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

} // namespace palazzo::fuzz
