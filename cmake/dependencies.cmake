# Finds the libraries that Palazzo uses: the system's if its version fits, else built from source (cmake/sources.cmake).
#   palazzo_json      nlohmann_json, headers only
#   palazzo_utf8proc  utf8proc, for letters with accents; the page uses the browser's own functions
#   palazzo_sdl       SDL2
#   palazzo_gl        OpenGL; OpenGL ES on the web
#   palazzo_imgui     Dear ImGui, and palazzo_imgui_backends for SDL2 and OpenGL
#   palazzo_qrcodegen QR codes
#   Catch2::Catch2WithMain
# PALAZZO_LICENCES lists the licence of each library that becomes part of the page or the program, and of the code that
# the compiler adds.
# PALAZZO_STATIC links SDL2 into the program, for macOS and Windows, which have no SDL2 of their own.
option(PALAZZO_STATIC "A program that asks nothing of the system but what every one of its kind has" OFF)
set(PALAZZO_LICENCES ${PROJECT_SOURCE_DIR}/LICENSE)
include(cmake/sources.cmake)
include(cmake/prebuilt.cmake)

# --- nlohmann_json. It has only headers, so the web build can also use those of the system. The web build finds them by
# a link to this one folder, because it would mistake the system's other headers for the browser's.
find_package(nlohmann_json 3.11 QUIET CONFIG NO_CMAKE_FIND_ROOT_PATH PATHS /usr/share/cmake /usr/lib/cmake)
if(nlohmann_json_FOUND)
    get_target_property(json_include nlohmann_json::nlohmann_json INTERFACE_INCLUDE_DIRECTORIES)
    list(GET json_include 0 json_include)
    # The licence has these paths in Debian, Arch and MSYS2, Fedora, and Homebrew. A system's library without its
    # licence isn't used.
    palazzo_find_licence(json_licence ${json_include}/../share/doc/nlohmann-json3-dev/copyright
        ${json_include}/../share/licenses/nlohmann-json/LICENSE.MIT ${json_include}/../share/licenses/json-devel/LICENSE.MIT
        ${json_include}/../LICENSE.MIT ${json_include}/../opt/nlohmann-json/LICENSE.MIT)
endif()
if(json_licence)
    palazzo_system(json VERSION ${nlohmann_json_VERSION} LICENCE MIT)
else()
    palazzo_source(json GIT https://github.com/nlohmann/json COMMIT 9cca280a4d0ccf0c08f47a99aa71d1b0e52f8d03
        VERSION 3.11.3 LICENCE MIT DEBIAN nlohmann-json3 bookworm)
    set(json_include ${json_SOURCE}/include)
    set(json_licence ${json_SOURCE}/LICENSE.MIT)
endif()
list(APPEND PALAZZO_LICENCES ${json_licence})
if(EMSCRIPTEN)
    file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
    file(CREATE_LINK ${json_include}/nlohmann ${PROJECT_BINARY_DIR}/include/nlohmann SYMBOLIC)
    set(json_include ${PROJECT_BINARY_DIR}/include)
endif()
add_library(palazzo_json INTERFACE)
target_include_directories(palazzo_json SYSTEM INTERFACE ${json_include})

# --- utf8proc
add_library(palazzo_utf8proc INTERFACE)
if(NOT EMSCRIPTEN)
    find_path(PALAZZO_UTF8PROC_INCLUDE utf8proc.h)
    # Linked statically if possible, because the name of the shared library changes between releases of a system.
    find_library(PALAZZO_UTF8PROC NAMES libutf8proc.a utf8proc)
    if(NOT PALAZZO_UTF8PROC OR NOT PALAZZO_UTF8PROC_INCLUDE)
        message(FATAL_ERROR "utf8proc is missing: install it with its header (Debian: apt install libutf8proc-dev)")
    endif()
    target_include_directories(palazzo_utf8proc SYSTEM INTERFACE ${PALAZZO_UTF8PROC_INCLUDE})
    target_link_libraries(palazzo_utf8proc INTERFACE ${PALAZZO_UTF8PROC})
    target_compile_definitions(palazzo_utf8proc INTERFACE PALAZZO_UTF8PROC)
    if(PALAZZO_UTF8PROC MATCHES "\\.a$")
        target_compile_definitions(palazzo_utf8proc INTERFACE UTF8PROC_STATIC)
    endif()
    file(READ ${PALAZZO_UTF8PROC_INCLUDE}/utf8proc.h utf8proc_header)
    string(REGEX REPLACE ".*#define UTF8PROC_VERSION_MAJOR +([0-9]+).*#define UTF8PROC_VERSION_MINOR +([0-9]+).*\
#define UTF8PROC_VERSION_PATCH +([0-9]+).*" "\\1.\\2.\\3" utf8proc_version "${utf8proc_header}")
    palazzo_system(utf8proc VERSION ${utf8proc_version} LICENCE "MIT AND Unicode-DFS-2016")
    # The licence has these paths in Debian, MSYS2, Fedora and Arch, and Homebrew.
    palazzo_licence(utf8proc ${PALAZZO_UTF8PROC_INCLUDE}/../share/doc/libutf8proc-dev/copyright
        ${PALAZZO_UTF8PROC_INCLUDE}/../share/licenses/libutf8proc/LICENSE.md
        ${PALAZZO_UTF8PROC_INCLUDE}/../share/licenses/utf8proc/LICENSE.md
        ${PALAZZO_UTF8PROC_INCLUDE}/../opt/utf8proc/LICENSE.md)
endif()

# --- SDL2 and OpenGL
add_library(palazzo_sdl INTERFACE)
add_library(palazzo_gl INTERFACE)
include(cmake/sdl2.cmake)
if(EMSCRIPTEN)
    target_link_options(palazzo_gl INTERFACE -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2)
else()
    set(OpenGL_GL_PREFERENCE GLVND)
    find_package(OpenGL REQUIRED)
    palazzo_system(OpenGL LICENCE NOASSERTION)
    target_link_libraries(palazzo_gl INTERFACE OpenGL::GL ${CMAKE_DL_LIBS})
endif()

# --- Dear ImGui. Always built from source, because Palazzo compiles it with its own switches.
palazzo_source(imgui GIT https://github.com/ocornut/imgui COMMIT 45acd5e0e82f4c954432533ae9985ff0e1aad6d5
    VERSION 1.92.2b LICENCE MIT DEBIAN imgui forky)
file(STRINGS ${imgui_SOURCE}/imgui.h imgui_version REGEX "^#define IMGUI_VERSION_NUM")
string(REGEX MATCH "[0-9]+" imgui_version "${imgui_version}")
if(NOT imgui_version GREATER_EQUAL 19200)
    message(FATAL_ERROR "Dear ImGui in ${imgui_SOURCE} is version ${imgui_version}; 19200 (1.92) or later is needed, "
        "for fonts drawn at the screen's own density")
endif()
list(APPEND PALAZZO_LICENCES ${imgui_SOURCE}/LICENSE.txt)
set(imgui_tables ${imgui_SOURCE}/imgui_tables.cpp)
# The page uses no tables, but ImGui's other files call functions of imgui_tables.cpp. For versions whose calls are
# known, empty functions replace that file.
if(EMSCRIPTEN AND imgui_version LESS 19230)
    set(imgui_tables ${PROJECT_SOURCE_DIR}/cmake/imgui_without_tables.cpp)
endif()
add_library(palazzo_imgui STATIC
    ${imgui_SOURCE}/imgui.cpp ${imgui_SOURCE}/imgui_draw.cpp ${imgui_SOURCE}/imgui_widgets.cpp ${imgui_tables})
target_include_directories(palazzo_imgui SYSTEM PUBLIC ${imgui_SOURCE})
target_compile_features(palazzo_imgui PUBLIC cxx_std_20)
# Indices have 32 bits, because a table of cards drawn as vectors has more vertices than 16 bits can count.
target_compile_definitions(palazzo_imgui PUBLIC "ImDrawIdx=unsigned int"
    IMGUI_DISABLE_DEFAULT_FONT IMGUI_DISABLE_DEMO_WINDOWS IMGUI_DISABLE_OBSOLETE_FUNCTIONS IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
    IMGUI_DISABLE_FILE_FUNCTIONS $<$<NOT:$<CONFIG:Debug>>:IMGUI_DISABLE_DEBUG_TOOLS>)
if(EMSCRIPTEN)
    # Release builds of the page leave out ImGui's checks for wrong uses of ImGui, because the desktop program makes
    # these checks.
    target_compile_options(palazzo_imgui PUBLIC "$<$<CONFIG:Release>:-DIM_ASSERT_USER_ERROR(EXPRESSION,TEXT)=((void)0)>")
endif()
target_link_libraries(palazzo_imgui PRIVATE palazzo_no_throw)

add_library(palazzo_imgui_backends STATIC
    ${imgui_SOURCE}/backends/imgui_impl_sdl2.cpp ${imgui_SOURCE}/backends/imgui_impl_opengl3.cpp)
target_include_directories(palazzo_imgui_backends SYSTEM PUBLIC ${imgui_SOURCE}/backends)
target_link_libraries(palazzo_imgui_backends PUBLIC palazzo_imgui palazzo_sdl palazzo_gl PRIVATE palazzo_no_throw)
if(EMSCRIPTEN)
    # The backends use EM_JS without including its header, so it is included here; <emscripten.h> includes it only in
    # newer versions.
    target_compile_options(palazzo_imgui_backends PRIVATE "SHELL:-include emscripten/em_macros.h"
        "SHELL:-include \"${PROJECT_SOURCE_DIR}/cmake/sdl2/left_out.hpp\"")
    target_compile_definitions(palazzo_imgui_backends PRIVATE IMGUI_IMPL_OPENGL_ES3)
endif()

# --- The QR code generator: the version in C, which is much smaller than the version in C++ and throws no exceptions.
# It is compiled as C++, the only language that this project enables.
palazzo_source(qrcodegen GIT https://github.com/nayuki/QR-Code-generator COMMIT 720f62bddb7226106071d4728c292cb1df519ceb
    VERSION 1.8.0 LICENCE MIT DEBIAN qr-code-generator bookworm)
add_library(palazzo_qrcodegen STATIC ${qrcodegen_SOURCE}/c/qrcodegen.c)
set_source_files_properties(${qrcodegen_SOURCE}/c/qrcodegen.c PROPERTIES LANGUAGE CXX)
target_include_directories(palazzo_qrcodegen SYSTEM PUBLIC ${qrcodegen_SOURCE}/c)
target_link_libraries(palazzo_qrcodegen PRIVATE palazzo_no_throw)
# Its licence is at the end of its Readme.
file(READ ${qrcodegen_SOURCE}/Readme.markdown qrcodegen_licence)
string(REGEX REPLACE "^.*\nLicense\n-+\n+" "" qrcodegen_licence "${qrcodegen_licence}")
file(WRITE ${PROJECT_BINARY_DIR}/licences/qrcodegen "${qrcodegen_licence}")
list(APPEND PALAZZO_LICENCES ${PROJECT_BINARY_DIR}/licences/qrcodegen)

# --- Code that the compiler adds to every program.
if(EMSCRIPTEN)
    palazzo_note(emscripten ${EMSCRIPTEN_VERSION} compiler)
    # Emscripten's scripts, musl, libc++ and compiler-rt: Debian has the licences of all of them in one file.
    palazzo_find_licence(emscripten_licence /usr/share/doc/emscripten/copyright)
    if(emscripten_licence)
        list(APPEND PALAZZO_LICENCES ${emscripten_licence})
    else()
        palazzo_licence(Emscripten ${EMSCRIPTEN_ROOT_PATH}/LICENSE)
        palazzo_licence(musl ${EMSCRIPTEN_ROOT_PATH}/system/lib/libc/musl/COPYRIGHT)
        palazzo_licence(libc++ ${EMSCRIPTEN_ROOT_PATH}/system/lib/libcxx/LICENSE.TXT)
        palazzo_licence(compiler-rt ${EMSCRIPTEN_ROOT_PATH}/system/lib/compiler-rt/LICENSE.TXT)
    endif()
endif()
if(MINGW AND PALAZZO_STATIC)
    get_filename_component(toolchain ${CMAKE_CXX_COMPILER} DIRECTORY)
    palazzo_licence(libstdc++ ${toolchain}/../share/licenses/gcc-libs/COPYING.RUNTIME)
    palazzo_licence(winpthreads ${toolchain}/../share/licenses/winpthreads/mingw-w64-libraries/winpthreads/COPYING
        ${toolchain}/../share/licenses/winpthreads/COPYING)
endif()

# --- Catch2
if(PALAZZO_TESTS)
    if(NOT EMSCRIPTEN)
        find_package(Catch2 3.4 QUIET CONFIG)
    endif()
    if(Catch2_FOUND)
        palazzo_system(catch2 VERSION ${Catch2_VERSION} LICENCE BSL-1.0)
    else()
        palazzo_source(catch2 GIT https://github.com/catchorg/Catch2 COMMIT fa43b77429ba76c462b1898d6cd2f2d7a9416b14
            VERSION 3.7.1 LICENCE BSL-1.0 DEBIAN catch2 trixie)
        set(catch2_flags)
        if(EMSCRIPTEN)
            set(catch2_flags -DCMAKE_CXX_FLAGS=-fexceptions)
        endif()
        palazzo_prebuilt(catch2 SOURCE ${catch2_SOURCE} ARGUMENTS
            -DCATCH_INSTALL_DOCS=OFF -DCATCH_INSTALL_EXTRAS=OFF -DCMAKE_CXX_STANDARD=20 ${catch2_flags})
        find_package(Catch2 3.4 REQUIRED CONFIG NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH
            PATHS ${catch2_PREFIX}/lib/cmake)
    endif()
endif()
