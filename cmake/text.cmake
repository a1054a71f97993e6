# What the program says: the languages that assets/text/languages.json names, assets/text/CODE.json.
#   palazzo_text  their sentences inside the engine
file(GLOB text_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/text/*.json)
set(text_cpp ${PROJECT_BINARY_DIR}/generated/text.cpp)
set(text_script ${PROJECT_SOURCE_DIR}/tools/lib/text.mjs)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated)
add_custom_command(OUTPUT ${text_cpp}
    COMMAND ${PALAZZO_NODE} ${text_script} ${text_cpp} ${PROJECT_SOURCE_DIR}/assets/text
    DEPENDS ${text_files} ${text_script}
    COMMENT "Writing the sentences of each language" VERBATIM)

add_library(palazzo_text OBJECT ${text_cpp})
target_include_directories(palazzo_text PRIVATE ${PROJECT_SOURCE_DIR})
target_compile_features(palazzo_text PRIVATE cxx_std_20)
