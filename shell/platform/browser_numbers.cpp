// Converts text to numbers by calling a function of the page. The C library's functions also read numbers of 128 bits
// and in base 16, and are therefore as large as a small game. The linker replaces the library's functions with those of
// this file (cmake/web.cmake).
#include "engine/core/expect.hpp"

#include <emscripten.h>

#include <cstdarg>
#include <cstdlib>
#include <cstring>

EM_JS(double, page_number, (const char* text, std::size_t length), { return Number(UTF8ToString(text, length)); });

/// Reads a number in decimal notation, as strtod does. Stores in `end` the position after the number, or `text` if
/// there is no number.
extern "C" double __wrap_strtod(const char* text, char** end) {
    const std::size_t length = std::strspn(text, "+-.0123456789eE");
    *end = const_cast<char*>(text) + length;
    return page_number(text, length);
}

/// Reads whole numbers from a text, as sscanf does. `format` may contain only literal characters and `%d`, which is all
/// that ImGui's renderer needs to read the versions of OpenGL and of the shading language. Any other format stops the
/// program.
extern "C" int __wrap_sscanf(const char* text, const char* format, ...) {
    std::va_list numbers;
    va_start(numbers, format);
    int read = 0;
    for (; *format != 0; ++format) {
        if (*format != '%') {
            if (*text++ != *format) break;
            continue;
        }
        palazzo::expect(*++format == 'd', "sscanf reads whole numbers only on the page");
        char* end = nullptr;
        const long number = std::strtol(text, &end, 10);
        if (end == text) break;
        *va_arg(numbers, int*) = static_cast<int>(number);
        text = end;
        ++read;
    }
    va_end(numbers);
    return read;
}
