# The decks of challenges, assets/challenges/NAME.json.
#   palazzo_decks      the decks inside a program
#   palazzo_no_decks   none: for the page, which fetches what it needs
#   PALAZZO_DECK_FILES the decks as files
find_program(PALAZZO_NODE node REQUIRED)

file(GLOB PALAZZO_DECK_FILES CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/challenges/*.json)
set(decks_cpp ${PROJECT_BINARY_DIR}/generated/decks.cpp)
set(decks_script ${PROJECT_SOURCE_DIR}/tools/lib/decks.mjs)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated)
add_custom_command(OUTPUT ${decks_cpp}
    COMMAND ${PALAZZO_NODE} ${decks_script} ${decks_cpp} ${PALAZZO_DECK_FILES}
    DEPENDS ${PALAZZO_DECK_FILES} ${decks_script}
    COMMENT "Writing the decks of challenges" VERBATIM)

# Objects rather than an archive: the engine asks for what they define, wherever it stands in a list of libraries.
add_library(palazzo_decks OBJECT ${decks_cpp})
add_library(palazzo_no_decks OBJECT ${PROJECT_SOURCE_DIR}/assets/challenges/no_decks.cpp)
foreach(library IN ITEMS palazzo_decks palazzo_no_decks)
    target_include_directories(${library} PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_features(${library} PRIVATE cxx_std_20)
endforeach()
