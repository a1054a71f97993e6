# Precompiles the headers that nearly every source includes, for builds that are made to test. Release builds don't use
# it, nor does native-debug, so that missing includes are found there.
#   palazzo_precompile(TARGET header…)  precompiles headers of the standard library and JSON, and the given ones
#   palazzo_json_once(TARGET)           instantiates JSON's class in TARGET, and nowhere else
option(PALAZZO_PCH "Precompiled headers, and JSON compiled once" OFF)

set(standard_headers <algorithm> <array> <cmath> <cstdint> <functional> <map> <memory> <optional> <set> <span> <string>
    <string_view> <tuple> <utility> <vector>)
if(PALAZZO_PCH)
    set(json_header <cmake/json.hpp>)
else()
    set(json_header <nlohmann/json.hpp>)
endif()

function(palazzo_precompile target)
    target_precompile_headers(${target} PRIVATE ${standard_headers} ${json_header} ${ARGN})
    if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        # The header's timestamp is meaningless, because the header may come from the cache.
        target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
        palazzo_bind_cache(${target})
    endif()
endfunction()

function(palazzo_json_once target)
    set(once ${PROJECT_SOURCE_DIR}/cmake/json_once.cpp)
    target_sources(${target} PRIVATE ${once})
    # JSON's class isn't our code and is slow under the undefined-behaviour sanitizer, so only the address sanitizer
    # checks it.
    set_source_files_properties(${once} PROPERTIES SKIP_PRECOMPILE_HEADERS ON
        COMPILE_OPTIONS $<$<BOOL:${PALAZZO_SANITIZE}>:-fno-sanitize=undefined>)
endfunction()
