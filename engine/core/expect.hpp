// Assertions that are checked in release builds too. They stop the program and name the place, instead of letting a
// game go on in a state that no rule describes. Bad input never gets here; it is answered with a Problem.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace palazzo {

/// Prints which promise was broken, and where, and stops the program.
[[noreturn]] inline void promise_broken(const char* what, const char* file, int line) {
    std::fprintf(stderr, "palazzo: broken promise at %s:%d: %s\n", file, line, what);
    std::abort();
}

/// Stops the program unless `kept`. `what` states the promise in words.
constexpr void expect(bool kept, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    if (!kept) [[unlikely]]
        promise_broken(what, file, line);
}

} // namespace palazzo
