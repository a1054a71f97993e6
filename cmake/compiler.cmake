# Defines how the project's own code is compiled, in two interface targets, so that dependencies aren't affected.
#   palazzo_flags      warnings (errors, unless PALAZZO_WERROR is off), and sanitizers if requested
#   palazzo_no_throw   no exceptions and no run-time type information: the engine, the shell and the command line use
#                      neither. The compiler checks that in native builds, and makes the page smaller. Tests need
#                      exceptions for Catch2.
option(PALAZZO_SANITIZE "Address and undefined-behaviour sanitizers" OFF)
option(PALAZZO_SANITIZE_LESS "No checks of each use of a pointer by the undefined-behaviour sanitizer" OFF)
option(PALAZZO_WERROR "Warnings are errors" ON) # off for compilers that haven't been tried
option(PALAZZO_FUZZ "Fuzz targets for libFuzzer, which comes with clang++" OFF)

add_library(palazzo_flags INTERFACE)
target_compile_features(palazzo_flags INTERFACE cxx_std_20)
target_compile_options(palazzo_flags INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion $<$<BOOL:${PALAZZO_WERROR}>:-Werror>
    # Failed assertions name a path within the project, not on the machine that built it.
    -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 and later warn about bounds in code that only exists after inlining the standard library.
    target_compile_options(palazzo_flags INTERFACE -Wno-array-bounds -Wno-stringop-overflow -Wno-restrict)
endif()
if(NOT PALAZZO_BATCHES)
    target_compile_options(palazzo_flags INTERFACE -Wshadow)
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # A batch consists of several sources that are compiled as one (cmake/batches.cmake). A local variable in one of
    # them may have the name of a function in another, and g++ takes the sources for headers that the batch includes.
    # Neither is a fault, so g++ doesn't warn about them.
    target_compile_options(palazzo_flags INTERFACE -Wshadow=local -Wno-subobject-linkage)
endif()
if(EMSCRIPTEN)
    # EM_JS is a variadic macro with `$` in its names; -Wpedantic warns of both.
    target_compile_options(palazzo_flags INTERFACE -Wno-dollar-in-identifier-extension -Wno-gnu-zero-variadic-macro-arguments)
endif()

add_library(palazzo_no_throw INTERFACE)
target_compile_options(palazzo_no_throw INTERFACE -fno-exceptions -fno-rtti)

if(PALAZZO_SANITIZE)
    # vptr needs the type information that palazzo_no_throw leaves out.
    set(sanitizers -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
    if(PALAZZO_SANITIZE_LESS)
        # These checks take a third of the compiler's time. The address sanitizer finds most of what they find: a null
        # pointer that is used, and what lies outside an object.
        list(APPEND sanitizers -fno-sanitize=null,alignment,object-size,pointer-overflow)
    endif()
    target_compile_options(palazzo_flags INTERFACE ${sanitizers} $<$<BOOL:${PALAZZO_FUZZ}>:-fsanitize=fuzzer-no-link>)
    target_link_options(palazzo_flags INTERFACE ${sanitizers})
endif()

# Identifies the compiler for prebuilt libraries. Emscripten's own version is more precise than that of its clang.
set(PALAZZO_COMPILER_VERSION "${CMAKE_CXX_COMPILER_ID} ${CMAKE_CXX_COMPILER_VERSION} ${EMSCRIPTEN_VERSION}")
