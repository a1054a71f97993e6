// How much a case tries. What plays many games or changes many texts by dice does enough every time to find a rule that
// is broken; `tools/test --long` sets PALAZZO_LONG and has it done at full length. Dice are the same in both, so that
// the short run is the beginning of the long one.
#pragma once

#ifdef __EMSCRIPTEN__
#include <emscripten.h>
#else
#include <cstdlib>
#endif

namespace palazzo {

inline bool is_long_run() {
#ifdef __EMSCRIPTEN__
    // getenv() is asked of Emscripten's own environment, which knows nothing of node's.
    static const bool is_long = emscripten_run_script_int("process.env.PALAZZO_LONG ? 1 : 0") != 0;
#else
    static const bool is_long = std::getenv("PALAZZO_LONG") != nullptr;
#endif
    return is_long;
}

/// The first number, or the second in a long run.
template <class Number>
Number rounds(Number usual, Number at_length) {
    return is_long_run() ? at_length : usual;
}

} // namespace palazzo
