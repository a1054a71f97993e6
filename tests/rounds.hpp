// Decides how often a test case repeats its work, for cases that play many random games or make many random changes. In
// a short run they do enough to find a broken rule. In a long run, for which `tools/test --long` sets PALAZZO_LONG,
// they do more. Both runs begin with the same random numbers, so the short run is the beginning of the long one.
#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <cstdlib>
#endif

namespace palazzo {

inline bool is_long_run() {
#ifdef __EMSCRIPTEN__
    // Asks node for the variable, because Emscripten's getenv() reads an environment of its own, which doesn't contain
    // node's.
    static const bool is_long = emscripten_run_script_int("process.env.PALAZZO_LONG ? 1 : 0") != 0;
#else
    static const bool is_long = std::getenv("PALAZZO_LONG") != nullptr;
#endif
    return is_long;
}

/// Returns `usual` in a short run of the tests, and `at_length` in a long one.
template <class Number>
Number count_for_run(Number usual, Number at_length) {
    return is_long_run() ? at_length : usual;
}

} // namespace palazzo
