# What the web build adds: how programs are linked for the page and for node, and the site around the page.
#   palazzo_for_page(TARGET)   small, in the browser
#   palazzo_for_node(TARGET)   fast, with the real file system, on the command line
#   palazzo_size_first(TARGET…)  compiles for size; the engine stays fast, for it is where time goes
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

# palazzo_size_first_beside(TARGET PATTERN): the same for the sources of a target that don't match: what runs once a move
# or once a game, and not a million times a second.
function(palazzo_size_first_beside target pattern)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources EXCLUDE REGEX ${pattern})
    set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-Oz>)
endfunction()

function(palazzo_for_page target)
    # What the libraries could do and the page never asks for.
    set(file ${PROJECT_SOURCE_DIR}/shell/platform/browser_unused.cpp)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
    file(STRINGS ${file} unused REGEX "__wrap_[A-Za-z0-9_]+\\(")
    list(TRANSFORM unused REPLACE ".*__wrap_([A-Za-z0-9_]+)\\(.*" "-Wl,--wrap=\\1")
    target_link_options(${target} PRIVATE ${wasm_common} -fno-exceptions -fno-rtti $<$<CONFIG:Release>:-Oz>
        -sENVIRONMENT=web -sFILESYSTEM=0 -sMALLOC=emmalloc
        ${unused}
        "SHELL:-sEXPORTED_FUNCTIONS=_main,_malloc,_free"
        "SHELL:-sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8,lengthBytesUTF8")
endfunction()

function(palazzo_for_node target)
    # Compiled while node waits: what 3.1.6 writes doesn't find its file on newer versions of node otherwise.
    target_link_options(${target} PRIVATE ${wasm_common}
        -sENVIRONMENT=node -sNODERAWFS=1 -sEXIT_RUNTIME=1 -sWASM_ASYNC_COMPILATION=0)
endfunction()

# palazzo_site(TARGET): build/…/site, everything that a static host needs.
function(palazzo_site target)
    find_program(PALAZZO_NODE node REQUIRED)
    # Distributions may leave documentation out; then the name of the licence in the headers has to do.
    foreach(file IN LISTS PALAZZO_LICENCES)
        if(EXISTS ${file})
            list(APPEND licences ${file})
        endif()
    endforeach()
    file(GLOB_RECURSE page CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/*)
    add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/site/index.html
        COMMAND ${PALAZZO_NODE} ${PROJECT_SOURCE_DIR}/tools/lib/site.mjs
            ${PROJECT_SOURCE_DIR}/web $<TARGET_FILE:${target}> ${PROJECT_BINARY_DIR}/site $<CONFIG> ${PALAZZO_WORD_FILES}
            ${PALAZZO_DECK_FILES} ${licences}
        DEPENDS ${target} ${page} ${PALAZZO_WORD_FILES} ${PALAZZO_DECK_FILES} ${PROJECT_SOURCE_DIR}/tools/lib/site.mjs
            ${PROJECT_SOURCE_DIR}/tools/lib/order-wasm.mjs
        COMMENT "Laying out the site" VERBATIM)
    add_custom_target(site ALL DEPENDS ${PROJECT_BINARY_DIR}/site/index.html)
endfunction()
