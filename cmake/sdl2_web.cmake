# SDL2 for the web: Emscripten's port where it can be downloaded, else the source package of a Debian release that the
# Emscripten at hand builds. Of a stable one, whatever the system is: what testing's index names may have left the mirror.
set(sdl_probe ${PROJECT_BINARY_DIR}/sdl2-port)
if(NOT DEFINED PALAZZO_SDL_PORT)
    file(WRITE ${sdl_probe}.c "#include <SDL.h>\nint main(void) { return SDL_Init(0); }\n")
    message(STATUS "sdl2: asking Emscripten for its port")
    execute_process(COMMAND ${CMAKE_C_COMPILER} -sUSE_SDL=2 ${sdl_probe}.c -o ${sdl_probe}.js
        TIMEOUT 600 RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
    if(failed)
        set(PALAZZO_SDL_PORT OFF CACHE BOOL "SDL2 comes from Emscripten's ports")
    else()
        set(PALAZZO_SDL_PORT ON CACHE BOOL "SDL2 comes from Emscripten's ports")
    endif()
endif()

if(PALAZZO_SDL_PORT)
    palazzo_note(sdl2 "" emscripten)
    target_compile_options(palazzo_sdl INTERFACE -sUSE_SDL=2)
    target_link_options(palazzo_sdl INTERFACE -sUSE_SDL=2)
else()
    # SDL 2.32 asks for Emscripten 3.1.35.
    if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.35)
        set(release bookworm)
    else()
        set(release trixie)
    endif()
    palazzo_source(sdl2 GIT https://github.com/libsdl-org/SDL COMMIT ac13ca9ab691e13e8eebe9684740ddcb0d716203
        VERSION 2.26.5 LICENCE Zlib DEBIAN libsdl2 ${release})
    palazzo_prebuilt(sdl2 SOURCE ${sdl2_SOURCE} ARGUMENTS
        -DSDL_SHARED=OFF -DSDL_TEST=OFF -DSDL_RENDER=OFF -DSDL_HAPTIC=OFF -DSDL_SENSOR=OFF
        # OpenGL as well: the page opens its context itself, and SDL's would bring in every function that OpenGL has.
        -DSDL_OPENGL=OFF -DSDL_OPENGLES=OFF -DSDL_OFFSCREEN=OFF -DSDL_DUMMYVIDEO=OFF -DSDL_AUDIO=OFF -DSDL_JOYSTICK=OFF
        -DSDL_HIDAPI=OFF -DSDL_VIRTUAL_JOYSTICK=OFF -DSDL_POWER=OFF -DSDL_LOCALE=OFF
        # Without the many ways of copying pictures: cards are drawn by the graphics card.
        "-DCMAKE_C_FLAGS_RELEASE=-Oz -DNDEBUG -DSDL_LEAN_AND_MEAN=1")
    list(APPEND PALAZZO_LICENCES ${sdl2_SOURCE}/LICENSE.txt)
    target_include_directories(palazzo_sdl SYSTEM INTERFACE ${sdl2_PREFIX}/include/SDL2)
    target_link_libraries(palazzo_sdl INTERFACE ${sdl2_PREFIX}/lib/libSDL2.a)
endif()
target_link_options(palazzo_gl INTERFACE -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2)
