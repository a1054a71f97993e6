// A programmer's promise, checked in release builds too: what can't happen stops the program with the place, instead of
// letting a game go on in a state that no rule describes. Bad input is never met here; it is answered with a Problem.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace palazzo {

[[noreturn]] inline void promise_broken(const char* what, const char* file, int line) {
    std::fprintf(stderr, "palazzo: broken promise at %s:%d: %s\n", file, line, what);
    std::abort();
}

/// Stops the program unless `kept`. `what` says the promise in words.
constexpr void expect(bool kept, const char* what, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
    if (!kept) [[unlikely]]
        promise_broken(what, file, line);
}

} // namespace palazzo
