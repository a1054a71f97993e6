// Assertions that are also checked in release builds. A failed assertion stops the program and prints its place in the
// code, so that no game continues in a state that no rule describes. Bad input never causes a failed assertion; it is
// reported as a Problem.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace palazzo {

/// Prints `what`, which describes a failed assertion, and its place in the code. Then stops the program.
[[noreturn]] inline void fail_expectation(const char* what, const char* file, int line) {
    std::fprintf(stderr, "palazzo: broken promise at %s:%d: %s\n", file, line, what);
    std::abort();
}

/// Stops the program if `kept` is false. `what` describes in words what the caller promises.
constexpr void expect(bool kept, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    if (!kept) [[unlikely]]
        fail_expectation(what, file, line);
}

} // namespace palazzo
