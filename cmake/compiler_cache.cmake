# Reuses compiled objects: ccache, if it is installed, keeps them in PALAZZO_CACHE/ccache, for all presets and all
# checkouts that share that folder. -DPALAZZO_COMPILER_CACHE=OFF turns it off; a launcher that was chosen by hand
# (-DCMAKE_CXX_COMPILER_LAUNCHER=…) has precedence.
#   palazzo_bind_cache(TARGET…)   keeps the objects of these targets for this checkout only
#   palazzo_keep_link(TARGET)     also keeps the output of em++'s linker, in PALAZZO_CACHE/links
option(PALAZZO_COMPILER_CACHE "Keep compiled objects in .cache, where ccache is installed" ON)
find_program(PALAZZO_CCACHE ccache)

# Writes the settings file NAME.conf and sets VARIABLE to the launcher that precedes the compiler. ccache before version
# 4.8, such as Debian 12's 4.7, has no command-line option for its settings.
function(palazzo_cache_launcher variable name)
    set(settings ${PROJECT_BINARY_DIR}/${name}.conf)
    list(JOIN ARGN "\n" lines)
    file(CONFIGURE OUTPUT ${settings} CONTENT "cache_dir = ${PALAZZO_CACHE}/ccache
max_size = 2G
# An object has 2 MB and takes seconds to compile, so the fastest level of compression is enough.
compression_level = 1
# Precompiled headers are compared by their content; nothing in the project uses the time macros.
sloppiness = pch_defines,time_macros
${lines}
" @ONLY)
    set(${variable} ${CMAKE_COMMAND} -E env CCACHE_CONFIGPATH=${settings} ${PALAZZO_CCACHE} PARENT_SCOPE)
endfunction()

if(PALAZZO_COMPILER_CACHE AND PALAZZO_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(kind "")
    if(EMSCRIPTEN)
        set(kind "compiler_type = clang") # ccache doesn't recognise em++ as clang by its name
    endif()
    # Objects are cached by paths within the checkout, so that other checkouts find them.
    palazzo_cache_launcher(anywhere ccache "base_dir = ${PROJECT_SOURCE_DIR}" "hash_dir = false" ${kind})
    # clang's precompiled headers contain absolute paths, so they can't be used by other checkouts.
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
