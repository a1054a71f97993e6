# The puzzles, assets/puzzles/GAME.json.
#   palazzo_puzzles  they inside the engine
file(GLOB puzzle_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/puzzles/*.json)
set(puzzles_cpp ${PROJECT_BINARY_DIR}/generated/puzzles.cpp)
set(puzzles_script ${PROJECT_SOURCE_DIR}/tools/lib/puzzles.mjs)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated)
add_custom_command(OUTPUT ${puzzles_cpp}
    COMMAND ${PALAZZO_NODE} ${puzzles_script} ${puzzles_cpp} ${puzzle_files}
    DEPENDS ${puzzle_files} ${puzzles_script}
    COMMENT "Writing the puzzles" VERBATIM)

add_library(palazzo_puzzles OBJECT ${puzzles_cpp})
target_include_directories(palazzo_puzzles PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_features(palazzo_puzzles PRIVATE cxx_std_20)
