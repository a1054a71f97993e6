# Toolchain file: includes the toolchain file of the Emscripten whose em++ is first on the path.
find_program(PALAZZO_EMXX em++)
if(NOT PALAZZO_EMXX)
    message(FATAL_ERROR "em++ is not on the path: install Emscripten 3.1.6 or later (Debian: apt install emscripten)")
endif()
file(REAL_PATH ${PALAZZO_EMXX} emxx)
get_filename_component(root ${emxx} DIRECTORY)
include(${root}/cmake/Modules/Platform/Emscripten.cmake)

# Debian's emscripten needs Debian's acorn to link, and a node that isn't Debian's doesn't find this acorn by itself.
if(EXISTS /usr/share/nodejs/acorn)
    foreach(language IN ITEMS C CXX)
        set(CMAKE_${language}_LINKER_LAUNCHER ${CMAKE_COMMAND} -E env NODE_PATH=/usr/share/nodejs)
    endforeach()
endif()
