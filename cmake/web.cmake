# Defines how the web build links programs for the page and for node, and assembles the site around the page.
#   palazzo_for_page(TARGET)   links for the browser, small
#   palazzo_for_node(TARGET)   links for the command line, fast and with the real file system
#   palazzo_size_first(TARGET…)  compiles for size
#   palazzo_without_lto(TARGET…)  compiles libraries without link-time optimisation
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    set(stack_size TOTAL_STACK)
else()
    set(stack_size STACK_SIZE)
endif()

# The stack size is explicit because its default has changed over time; bots keep game states on the stack while they
# search.
set(wasm_common -s${stack_size}=1MB -sALLOW_MEMORY_GROWTH=1 $<$<CONFIG:Debug>:-sASSERTIONS=1>)

function(palazzo_size_first)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Oz>)
    endforeach()
endfunction()

# The page is linked at -O2, where functions are inlined only if that makes the code smaller. Then wasm-opt optimises it
# for size. At -Oz, emcc would finally sort the functions by their number of callers, which separates similar functions,
# so that gzip compresses them less. Also for gzip's sake, functions with a single caller are inlined only if they are
# tiny.
set(page_passes -Oz,--one-caller-inline-max-function-size=20,--always-inline-max-function-size=6)
# Sines and similar functions are the browser's own, which may differ between browsers. Only drawing and sounds use them;
# bots never do.
set(page_mathematics -sJS_MATH=1)
# Functions of shell/platform/browser_numbers.cpp replace strtod and sscanf, which convert text into numbers.
set(page_numbers -Wl,--wrap=strtod,--wrap=sscanf)
# Leaves out parts of Emscripten's OpenGL and of its event handling, because SDL and ImGui don't use them.
set(page_without -sGL_TRACK_ERRORS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
    -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0 -sTEXTDECODER=2)

# Compiles libraries without link-time optimisation, which would make the page 300 bytes larger, and the last link a
# sixth slower.
function(palazzo_without_lto)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-fno-lto>)
    endforeach()
endfunction()

# palazzo_for_page(TARGET [QUICK]): with QUICK, the program is linked in less time and is larger.
function(palazzo_for_page target)
    palazzo_keep_link(${target})
    set(optimise "SHELL:-O2 -Wl,-mllvm,-inline-threshold=5 -sBINARYEN_EXTRA_PASSES=${page_passes}")
    if(ARGN STREQUAL QUICK)
        set(optimise -O1)
    endif()
    target_link_options(${target} PRIVATE ${wasm_common} -fno-exceptions -fno-rtti
        "$<$<CONFIG:Release>:${optimise}>" ${page_without}
        ${page_mathematics} ${page_numbers} -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sMALLOC=emmalloc
        "SHELL:-sEXPORTED_FUNCTIONS=_main,_malloc,_free"
        "SHELL:-sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8")
endfunction()

function(palazzo_for_node target)
    palazzo_keep_link(${target})
    # The wasm is compiled synchronously, because the output of Emscripten 3.1.6 otherwise doesn't find its file in
    # newer versions of node.
    target_link_options(${target} PRIVATE ${wasm_common}
        -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0)
endfunction()

set(PALAZZO_ADDRESS "$ENV{PALAZZO_ADDRESS}" CACHE STRING "Where the page will be served from, for link previews; empty: anywhere")

set(PALAZZO_RELAY "" CACHE STRING "Relay for tables with friends: a path beside the page, such as relay, or an address that begins with wss:; empty for none")

# palazzo_site(TARGET NAME RELAY): makes build/…/NAME, which contains everything that a static host needs. RELAY is the
# relay of the page's tables with friends; empty for none.
function(palazzo_site target name relay)
    file(GLOB_RECURSE page CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/*)
    add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/${name}/index.html
        COMMAND ${CMAKE_COMMAND} -E env PALAZZO_ADDRESS=${PALAZZO_ADDRESS} PALAZZO_RELAY=${relay} ${PALAZZO_NODE} ${PROJECT_SOURCE_DIR}/tools/lib/site.mjs
            ${PROJECT_SOURCE_DIR}/web ${PROJECT_SOURCE_DIR}/assets/text $<TARGET_FILE:${target}>
            ${PROJECT_BINARY_DIR}/${name} $<CONFIG> ${PALAZZO_WORD_FILES} ${PALAZZO_FONT_FILES} ${PALAZZO_DECK_FILES} ${PALAZZO_RULE_SET_FILES}
            ${PALAZZO_LICENCES} ${PROJECT_SOURCE_DIR}/packaging/licences/xz-decompress.txt
        DEPENDS ${target} ${page} ${PALAZZO_TEXT_FILES} ${PALAZZO_WORD_FILES} ${PALAZZO_FONT_FILES} ${PALAZZO_DECK_FILES} ${PALAZZO_RULE_SET_FILES}
            ${PROJECT_SOURCE_DIR}/tools/lib/site.mjs ${PROJECT_SOURCE_DIR}/tools/lib/licences.mjs
        COMMENT "Laying out ${name}" VERBATIM)
    if(name STREQUAL site)
        add_custom_target(site ALL DEPENDS ${PROJECT_BINARY_DIR}/site/index.html)
    else()
        add_custom_target(${name} DEPENDS ${PROJECT_BINARY_DIR}/${name}/index.html)
    endif()
endfunction()
