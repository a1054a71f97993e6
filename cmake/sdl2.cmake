# The desktop program uses the system's SDL2. The page, and a static program, use the pinned version, which is built
# from source, so that SDL2 is the same wherever they are built.
if(EMSCRIPTEN OR PALAZZO_STATIC)
    palazzo_source(sdl2 GIT https://github.com/libsdl-org/SDL COMMIT ac13ca9ab691e13e8eebe9684740ddcb0d716203
        VERSION 2.26.5 LICENCE Zlib DEBIAN libsdl2 bookworm)
    list(APPEND PALAZZO_LICENCES ${sdl2_SOURCE}/LICENSE.txt)
endif()

if(EMSCRIPTEN)
    include(cmake/sdl2_page.cmake)
    target_link_libraries(palazzo_sdl INTERFACE palazzo_sdl2)
elseif(PALAZZO_STATIC)
    # Newer versions of CMake refuse a project that requires only a very old version of CMake, as SDL does.
    palazzo_prebuilt(sdl2 SOURCE ${sdl2_SOURCE} ARGUMENTS -DSDL_SHARED=OFF -DSDL_TEST=OFF -DCMAKE_POLICY_VERSION_MINIMUM=3.5
        -DCMAKE_C_STANDARD=11)
    unset(SDL2_DIR CACHE) # an earlier configuration may have set it to the folder of the system's SDL2
    find_package(SDL2 2.26 REQUIRED CONFIG PATHS ${sdl2_PREFIX} NO_DEFAULT_PATH)
    target_link_libraries(palazzo_sdl INTERFACE SDL2::SDL2-static)
else()
    find_package(SDL2 2.26 REQUIRED CONFIG)
    palazzo_system(sdl2 VERSION ${SDL2_VERSION} LICENCE Zlib)
    target_link_libraries(palazzo_sdl INTERFACE SDL2::SDL2)
endif()
