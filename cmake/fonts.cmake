# palazzo_fonts: the weights of assets/fonts.hpp, cut from the npm package at build time.
set(fonts_package ${PROJECT_SOURCE_DIR}/node_modules/@expo-google-fonts/inter)
if(NOT EXISTS ${fonts_package})
    message(FATAL_ERROR "The fonts are missing: run 'npm ci' in ${PROJECT_SOURCE_DIR} (tools/build does it by itself)")
endif()

list(APPEND PALAZZO_LICENCES ${fonts_package}/LICENSE_FONT)

# The first python on the path need not be the one that fonttools was installed for.
foreach(python IN ITEMS python3 /usr/bin/python3)
    execute_process(COMMAND ${python} -c "import fontTools" RESULT_VARIABLE missing OUTPUT_QUIET ERROR_QUIET)
    if(NOT missing)
        set(fonts_python ${python})
        break()
    endif()
endforeach()
if(NOT fonts_python)
    message(FATAL_ERROR "python3 with fonttools is needed to cut the fonts (Debian: apt install python3-fonttools)")
endif()

set(fonts_sources)
foreach(font IN ITEMS "400Regular;inter_regular" "600SemiBold;inter_semibold")
    list(GET font 0 weight)
    list(GET font 1 name)
    set(file ${fonts_package}/${weight}/Inter_${weight}.ttf)
    set(out ${PROJECT_BINARY_DIR}/generated/${name}.cpp)
    add_custom_command(OUTPUT ${out}
        COMMAND ${fonts_python} ${PROJECT_SOURCE_DIR}/cmake/subset_font.py ${file} ${name} ${out}
        DEPENDS ${PROJECT_SOURCE_DIR}/cmake/subset_font.py ${file}
        COMMENT "Cutting ${name}" VERBATIM)
    list(APPEND fonts_sources ${out})
endforeach()
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated)
add_library(palazzo_fonts STATIC ${fonts_sources})
target_include_directories(palazzo_fonts PUBLIC ${PROJECT_SOURCE_DIR})
