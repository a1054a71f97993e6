# Builds the fonts of assets/fonts.hpp as subsets of the fonts in the npm packages.
#   palazzo_fonts              the letters inside every program
#   palazzo_further_fonts      the letters of further scripts, inside a program
#   palazzo_no_further_fonts   no further letters, for the page, which fetches those that it needs
#   PALAZZO_FONT_FILES         the further scripts as files, generated/font-SCRIPT.bin
set(fonts_package ${PROJECT_SOURCE_DIR}/node_modules/@expo-google-fonts/inter)
set(display_package ${PROJECT_SOURCE_DIR}/node_modules/@expo-google-fonts/cinzel)
if(NOT EXISTS ${fonts_package} OR NOT EXISTS ${display_package})
    message(FATAL_ERROR "The fonts are missing: run 'npm ci' in ${PROJECT_SOURCE_DIR} (tools/build does it by itself)")
endif()

list(APPEND PALAZZO_LICENCES ${fonts_package}/LICENSE_FONT ${display_package}/LICENSE_FONT)

# fonttools may be installed for another python than the first on the path.
foreach(python IN ITEMS python3 /usr/bin/python3
        /opt/homebrew/opt/fonttools/libexec/bin/python /usr/local/opt/fonttools/libexec/bin/python)
    execute_process(COMMAND ${python} -c "import fontTools" RESULT_VARIABLE missing OUTPUT_QUIET ERROR_QUIET)
    if(NOT missing)
        set(fonts_python ${python})
        break()
    endif()
endforeach()
if(NOT fonts_python)
    message(FATAL_ERROR "python3 with fonttools is needed to cut the fonts (Debian: apt install python3-fonttools)")
endif()

set(fonts_out ${PROJECT_BINARY_DIR}/generated)
set(fonts_script ${PROJECT_SOURCE_DIR}/cmake/fonts.py)
set(fonts_weights ${fonts_package}/400Regular/Inter_400Regular.ttf ${fonts_package}/600SemiBold/Inter_600SemiBold.ttf)
set(display_font ${display_package}/600SemiBold/Cinzel_600SemiBold.ttf)
set(PALAZZO_FONT_FILES)
foreach(script IN ITEMS latin phonetic greek cyrillic signs)
    list(APPEND PALAZZO_FONT_FILES ${fonts_out}/font-${script}.bin)
endforeach()
file(MAKE_DIRECTORY ${fonts_out})
add_custom_command(OUTPUT ${fonts_out}/fonts.cpp ${fonts_out}/further_fonts.cpp ${PALAZZO_FONT_FILES}
    COMMAND ${fonts_python} ${fonts_script} ${fonts_weights} ${display_font} ${fonts_out}
    DEPENDS ${fonts_script} ${fonts_weights} ${display_font}
    COMMENT "Cutting the fonts" VERBATIM)
add_custom_target(palazzo_cut_fonts DEPENDS ${fonts_out}/fonts.cpp)

# The further fonts are object libraries rather than archives, for the reason in cmake/assets.cmake.
add_library(palazzo_fonts STATIC ${fonts_out}/fonts.cpp)
add_library(palazzo_further_fonts OBJECT ${fonts_out}/further_fonts.cpp)
add_library(palazzo_no_further_fonts OBJECT ${PROJECT_SOURCE_DIR}/assets/no_further_fonts.cpp)
foreach(library IN ITEMS palazzo_fonts palazzo_further_fonts palazzo_no_further_fonts)
    add_dependencies(${library} palazzo_cut_fonts)
    target_include_directories(${library} PUBLIC ${PROJECT_SOURCE_DIR})
    target_compile_features(${library} PRIVATE cxx_std_20)
endforeach()
