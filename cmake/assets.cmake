# Turns the JSON files of assets/ into C++ sources, each kind by its own script.
#   palazzo_text       the list of languages and the sentences of the first one, for the engine
#   palazzo_further_text      the sentences of all other languages, inside a program
#   palazzo_no_further_text   no further sentences, for the page, which fetches those of the chosen language
#   palazzo_puzzles    the puzzles of each game
#   palazzo_lessons    the lesson of each game
#   palazzo_judge      what the judge of answers knows of each language
#   palazzo_decks      the decks of challenges and their translations, inside a program
#   palazzo_no_decks   no decks, for the page, which fetches those that it needs
#   palazzo_rule_sets     the published rule sets of each game, inside a program
#   palazzo_no_rule_sets  no rule sets, for the page, which fetches those that it needs
#   PALAZZO_TEXT_FILES, PALAZZO_DECK_FILES, PALAZZO_RULE_SET_FILES  the files of assets/text, of assets/challenges with
#                      its translations, and of assets/rule_sets
find_program(PALAZZO_NODE node REQUIRED)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated)

# palazzo_objects(NAME SOURCE): defines an object library rather than an archive, because the engine needs its symbols
# whatever its position on the linker's command line.
function(palazzo_objects name source)
    add_library(${name} OBJECT ${source})
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
    target_compile_features(${name} PRIVATE cxx_std_20)
endfunction()

# palazzo_asset(NAME [BY SCRIPT] FROM argument… FILES file…): defines the library palazzo_NAME from the output of
# tools/lib/SCRIPT.mjs, which is NAME.mjs if no script is given.
function(palazzo_asset name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "BY" "FROM;FILES")
    if(NOT arg_BY)
        set(arg_BY ${name})
    endif()
    set(source ${PROJECT_BINARY_DIR}/generated/${name}.cpp)
    set(script ${PROJECT_SOURCE_DIR}/tools/lib/${arg_BY}.mjs)
    add_custom_command(OUTPUT ${source}
        COMMAND ${PALAZZO_NODE} ${script} ${source} ${arg_FROM}
        DEPENDS ${arg_FILES} ${script}
        COMMENT "Writing ${name} as C++" VERBATIM)
    palazzo_objects(palazzo_${name} ${source})
endfunction()

set(assets ${PROJECT_SOURCE_DIR}/assets)
file(GLOB PALAZZO_TEXT_FILES CONFIGURE_DEPENDS ${assets}/text/*.json)
file(GLOB PALAZZO_DECK_FILES CONFIGURE_DEPENDS ${assets}/challenges/*.json
    ${assets}/challenges/translations/*.json)
file(GLOB PALAZZO_RULE_SET_FILES CONFIGURE_DEPENDS ${assets}/rule_sets/*.json)
file(GLOB judge_files CONFIGURE_DEPENDS ${assets}/judge/*.json)
file(GLOB puzzle_files CONFIGURE_DEPENDS ${assets}/puzzles/*.json)
file(GLOB lesson_files CONFIGURE_DEPENDS ${assets}/lessons/*.json)
palazzo_asset(text FROM ${assets}/text FILES ${PALAZZO_TEXT_FILES})
palazzo_asset(further_text BY text FROM ${assets}/text --further FILES ${PALAZZO_TEXT_FILES})
palazzo_objects(palazzo_no_further_text ${assets}/text/no_further_text.cpp)
palazzo_asset(puzzles FROM ${puzzle_files} FILES ${puzzle_files})
palazzo_asset(lessons FROM ${lesson_files} FILES ${lesson_files})
palazzo_asset(judge FROM ${judge_files} FILES ${judge_files})
palazzo_asset(decks FROM ${PALAZZO_DECK_FILES} FILES ${PALAZZO_DECK_FILES})
palazzo_objects(palazzo_no_decks ${assets}/challenges/no_decks.cpp)
palazzo_asset(rule_sets FROM ${PALAZZO_RULE_SET_FILES} FILES ${PALAZZO_RULE_SET_FILES})
palazzo_objects(palazzo_no_rule_sets ${assets}/rule_sets/no_rule_sets.cpp)
