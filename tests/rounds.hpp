// Decides the number of rounds that a case plays. A case that plays many random games or makes many random changes
// always does enough to find a broken rule. `tools/test --long` sets PALAZZO_LONG, and the case does more. The random
// numbers are the same in both runs, so that the short run is the beginning of the long one.
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

/// Returns `usual`, or `at_length` in a long run.
template <class Number>
Number round_count(Number usual, Number at_length) {
    return is_long_run() ? at_length : usual;
}

} // namespace palazzo
