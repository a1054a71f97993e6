# The lessons, assets/lessons/GAME.json.
#   palazzo_lessons  they inside the engine
file(GLOB lesson_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/lessons/*.json)
set(lessons_cpp ${PROJECT_BINARY_DIR}/generated/lessons.cpp)
set(lessons_script ${PROJECT_SOURCE_DIR}/tools/lib/lessons.mjs)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated)
add_custom_command(OUTPUT ${lessons_cpp}
    COMMAND ${PALAZZO_NODE} ${lessons_script} ${lessons_cpp} ${lesson_files}
    DEPENDS ${lesson_files} ${lessons_script}
    COMMENT "Writing the lessons" VERBATIM)

add_library(palazzo_lessons OBJECT ${lessons_cpp})
target_include_directories(palazzo_lessons PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_features(palazzo_lessons PRIVATE cxx_std_20)
