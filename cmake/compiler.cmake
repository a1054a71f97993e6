# How the project's own code is compiled: two interface targets, so that dependencies are left as they are.
#   palazzo_flags      warnings (errors, unless PALAZZO_WERROR is off), sanitizers if asked for
#   palazzo_no_throw   the engine, the shell and the command line throw nothing and ask no type at run time; saying so to
#                      the compiler keeps native builds honest and the page small. Tests need exceptions for Catch2.
option(PALAZZO_SANITIZE "Address and undefined-behaviour sanitizers" OFF)
option(PALAZZO_WERROR "Warnings are errors" ON) # off for compilers that nobody here has
option(PALAZZO_FUZZ "Fuzz targets for libFuzzer, which comes with clang++" OFF)

add_library(palazzo_flags INTERFACE)
target_compile_features(palazzo_flags INTERFACE cxx_std_20)
target_compile_options(palazzo_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion $<$<BOOL:${PALAZZO_WERROR}>:-Werror>
    # What a broken promise names is a place in the project, not on the machine that built it.
    -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 and later warn about bounds in code that only exists after inlining the standard library.
    target_compile_options(palazzo_flags INTERFACE -Wno-array-bounds -Wno-stringop-overflow -Wno-restrict)
endif()
if(NOT PALAZZO_BATCHES)
    target_compile_options(palazzo_flags INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # In a batch a variable may be called as a function that another file keeps to itself. Nor is a batch a header, whatever
    # its parts are to g++.
    target_compile_options(palazzo_flags INTERFACE -Wshadow=local -Wno-subobject-linkage)
endif()
if(EMSCRIPTEN)
    # EM_JS is a variadic macro with a string in the middle; both are extensions to a pedantic compiler.
    target_compile_options(palazzo_flags INTERFACE -Wno-dollar-in-identifier-extension -Wno-gnu-zero-variadic-macro-arguments)
endif()

add_library(palazzo_no_throw INTERFACE)
target_compile_options(palazzo_no_throw INTERFACE -fno-exceptions -fno-rtti)

if(PALAZZO_SANITIZE)
    # vptr needs the type information that palazzo_no_throw leaves out.
    set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_compile_options(palazzo_flags INTERFACE ${sanitizers} $<$<BOOL:${PALAZZO_FUZZ}>:-fsanitize=fuzzer-no-link>)
    target_link_options(palazzo_flags INTERFACE ${sanitizers})
endif()

# What separates one prebuilt library from another. Emscripten's own version says more than that of its clang.
set(PALAZZO_COMPILER_VERSION "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${EMSCRIPTEN_VERSION}")
