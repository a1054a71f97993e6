# Packs word lists at build time.
#   palazzo_words      the lists inside a program
#   palazzo_no_words   no lists, for the page, which fetches the lists that it needs
#   PALAZZO_WORD_FILES the packed lists, generated/words-NAME.bin
# The English list is made from SCOWL. -DPALAZZO_WORDS="en;xx=/path/to/list.txt" adds a custom list with one word a
# line.
# On systems without a package of SCOWL, a copy of Debian's folder in .cache is used.
set(scowl /usr/share/dict/scowl)
if(NOT EXISTS ${scowl} AND EXISTS ${PALAZZO_CACHE}/scowl)
    set(scowl ${PALAZZO_CACHE}/scowl)
endif()
set(PALAZZO_SCOWL ${scowl} CACHE PATH "The folder with SCOWL's word lists (Debian: apt install scowl)")
palazzo_system(scowl VERSION 2020.12.07 LICENCE LicenseRef-SCOWL)
set(PALAZZO_WORDS en CACHE STRING "Word lists: en, and NAME=/path/to/list.txt for each of one's own")

list(APPEND PALAZZO_LICENCES ${PROJECT_SOURCE_DIR}/assets/words/LICENSE-SCOWL ${PROJECT_SOURCE_DIR}/node_modules/cuss/license)
file(GLOB words_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/words/*.txt)
list(APPEND words_sources ${PROJECT_SOURCE_DIR}/package-lock.json)
foreach(script words pack-words word-bases word-forms)
    list(APPEND words_sources ${PROJECT_SOURCE_DIR}/tools/lib/${script}.mjs)
endforeach()
set(words_out ${PROJECT_BINARY_DIR}/generated)
set(PALAZZO_WORD_FILES)
foreach(item IN LISTS PALAZZO_WORDS)
    string(REGEX REPLACE "=.*" "" name "${item}")
    list(APPEND PALAZZO_WORD_FILES ${words_out}/words-${name}.bin)
    if(item MATCHES "=(.+)")
        list(APPEND words_sources ${CMAKE_MATCH_1})
    endif()
endforeach()
add_custom_command(OUTPUT ${words_out}/words.cpp ${PALAZZO_WORD_FILES}
    COMMAND ${PALAZZO_NODE} ${PROJECT_SOURCE_DIR}/tools/lib/words.mjs ${PALAZZO_SCOWL} ${words_out} ${PALAZZO_WORDS}
    DEPENDS ${words_sources}
    COMMENT "Packing the words" VERBATIM)

palazzo_objects(palazzo_words ${words_out}/words.cpp)
palazzo_objects(palazzo_no_words ${PROJECT_SOURCE_DIR}/assets/words/no_words.cpp)
