# What was compiled before isn't compiled again: ccache, where it is installed, keeps objects in PALAZZO_CACHE/ccache, for all
# presets and all checkouts that share that folder. -DPALAZZO_COMPILER_CACHE=OFF does without; a launcher that was chosen
# by hand (-DCMAKE_CXX_COMPILER_LAUNCHER=…) stays.
#   palazzo_bind_cache(TARGET…)   keeps the objects of these targets for this one folder
#   palazzo_keep_link(TARGET)     keeps what em++ links as well, in PALAZZO_CACHE/links
option(PALAZZO_COMPILER_CACHE "Keep compiled objects in .cache, where ccache is installed" ON)
find_program(PALAZZO_CCACHE ccache)

# Writes the settings NAME.conf and sets VARIABLE to the command that stands before the compiler. ccache has no option for
# its settings on the command line before version 4.8, and Debian 12 has 4.7.
function(palazzo_cache_launcher variable name)
    set(settings ${PROJECT_BINARY_DIR}/${name}.conf)
    list(JOIN ARGN "\n" lines)
    file(CONFIGURE OUTPUT ${settings} CONTENT "cache_dir = ${PALAZZO_CACHE}/ccache
max_size = 2G
# One object is 2 MB and its compilation takes seconds: the quickest of levels.
compression_level = 1
# Precompiled headers are known by their content; nothing in the project asks for the time.
sloppiness = pch_defines,time_macros
${lines}
" @ONLY)
    set(${variable} ${CMAKE_COMMAND} -E env CCACHE_CONFIGPATH=${settings} ${PALAZZO_CCACHE} PARENT_SCOPE)
endfunction()

if(PALAZZO_COMPILER_CACHE AND PALAZZO_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(kind "")
    if(EMSCRIPTEN)
        set(kind "compiler_type = clang") # which em++ doesn't say by its name
    endif()
    # Objects are known by paths within the checkout, so that another checkout finds them.
    palazzo_cache_launcher(anywhere ccache "base_dir = ${PROJECT_SOURCE_DIR}" "hash_dir = false" ${kind})
    # A precompiled header of clang's holds the whole paths of what it was made of, and is of no use elsewhere.
    palazzo_cache_launcher(here ccache-here "hash_dir = true" ${kind})
    if(PALAZZO_PCH AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        set(anywhere ${here})
    endif()
    set(CMAKE_C_COMPILER_LAUNCHER ${anywhere})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${anywhere})
endif()

function(palazzo_bind_cache)
    if(here)
        set_target_properties(${ARGN} PROPERTIES CXX_COMPILER_LAUNCHER "${here}")
    endif()
endfunction()

function(palazzo_keep_link target)
    if(PALAZZO_COMPILER_CACHE AND PALAZZO_CCACHE)
        set(linker "Emscripten ${EMSCRIPTEN_VERSION}, clang ${CMAKE_CXX_COMPILER_VERSION}")
        set_target_properties(${target} PROPERTIES RULE_LAUNCH_LINK
            "${PROJECT_SOURCE_DIR}/tools/lib/kept-link ${PALAZZO_CACHE}/links \"${linker}\"")
    endif()
endfunction()
