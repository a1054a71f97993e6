// The packed word lists that are compiled into the program. Two libraries define embedded() (cmake/words.cmake):
// palazzo_words contains the lists, and palazzo_no_words contains none. The web page is built with palazzo_no_words,
// because it fetches lists when they are needed.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace palazzo::dictionary {

struct Embedded {
    std::string_view name;
    std::span<const std::uint8_t> packed;
};

/// Returns the packed word lists inside this program.
std::span<const Embedded> embedded();

} // namespace palazzo::dictionary
