# What the web build adds: how programs are linked for the page and for node, and the site around the page.
#   palazzo_for_page(TARGET)   small, in the browser
#   palazzo_for_node(TARGET)   fast, with the real file system, on the command line
#   palazzo_size_first(TARGET…)  compiles for size
#   palazzo_without_lto(TARGET…)  compiles libraries apart from the program that is optimised as a whole
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
    set(stack_size TOTAL_STACK)
else()
    set(stack_size STACK_SIZE)
endif()

# The stack is set since its default has changed over time; searching bots keep game states on it.
set(wasm_common -s${stack_size}=1MB -sALLOW_MEMORY_GROWTH=1 $<$<CONFIG:Debug>:-sASSERTIONS=1>)

function(palazzo_size_first)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-Oz>)
    endforeach()
endfunction()

# The page is linked at -O2, with functions written into their callers only where that makes them smaller, and then made
# small by wasm-opt. At -Oz, emcc would at last sort the functions by how often each is called: alike ones come to stand far
# apart, and a host's gzip finds less to leave out. For gzip's sake, too, what has one caller isn't written into it, unless
# it is tiny.
set(page_passes -Oz,--one-caller-inline-max-function-size=20,--always-inline-max-function-size=6)
# What SDL and ImGui don't need of Emscripten's OpenGL and events.
# Sines and the like are the browser's own: only drawing and sounds ask for them, opponents never do.
set(page_mathematics -sJS_MATH=1)
# Text becomes numbers in shell/platform/browser_numbers.cpp.
set(page_numbers -Wl,--wrap=strtod,--wrap=sscanf)
set(page_without -sGL_TRACK_ERRORS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
    -sHTML5_SUPPORT_DEFERRING_USER_SENSITIVE_REQUESTS=0 -sTEXTDECODER=2)

# What a library offers is seldom called from more than one place: written into its callers it makes the page 300 bytes
# larger, and the last link takes a sixth longer.
function(palazzo_without_lto)
    foreach(target IN LISTS ARGN)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-fno-lto>)
    endforeach()
endfunction()

function(palazzo_for_page target)
    palazzo_keep_link(${target})
    target_link_options(${target} PRIVATE ${wasm_common} -fno-exceptions -fno-rtti
        "$<$<CONFIG:Release>:SHELL:-O2 -Wl,-mllvm,-inline-threshold=5 -sBINARYEN_EXTRA_PASSES=${page_passes}>" ${page_without}
        ${page_mathematics} ${page_numbers} -sENVIRONMENT=web,worker -sFILESYSTEM=0 -sMALLOC=emmalloc
        "SHELL:-sEXPORTED_FUNCTIONS=_main,_malloc,_free"
        "SHELL:-sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8")
endfunction()

function(palazzo_for_node target)
    palazzo_keep_link(${target})
    # Compiled while node waits: what 3.1.6 writes doesn't find its file on newer versions of node otherwise.
    target_link_options(${target} PRIVATE ${wasm_common}
        -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0)
endfunction()

set(PALAZZO_ADDRESS "$ENV{PALAZZO_ADDRESS}" CACHE STRING "Where the page will be served from, for link previews; empty: anywhere")

# palazzo_site(TARGET): build/…/site, everything that a static host needs.
function(palazzo_site target)
    file(GLOB_RECURSE page CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/*)
    add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/site/index.html
        COMMAND ${CMAKE_COMMAND} -E env PALAZZO_ADDRESS=${PALAZZO_ADDRESS} ${PALAZZO_NODE} ${PROJECT_SOURCE_DIR}/tools/lib/site.mjs
            ${PROJECT_SOURCE_DIR}/web ${PROJECT_SOURCE_DIR}/assets/text $<TARGET_FILE:${target}>
            ${PROJECT_BINARY_DIR}/site $<CONFIG> ${PALAZZO_WORD_FILES} ${PALAZZO_FONT_FILES} ${PALAZZO_DECK_FILES}
            ${PALAZZO_LICENCES} ${PROJECT_SOURCE_DIR}/packaging/licences/xz-decompress.txt
        DEPENDS ${target} ${page} ${PALAZZO_TEXT_FILES} ${PALAZZO_WORD_FILES} ${PALAZZO_FONT_FILES} ${PALAZZO_DECK_FILES}
            ${PROJECT_SOURCE_DIR}/tools/lib/site.mjs ${PROJECT_SOURCE_DIR}/tools/lib/licences.mjs
        COMMENT "Laying out the site" VERBATIM)
    add_custom_target(site ALL DEPENDS ${PROJECT_BINARY_DIR}/site/index.html)
endfunction()
