# SDL2 for the page, compiled as part of the build: the static library palazzo_sdl2. SDL's own CMake files run more than
# a hundred compiler checks in sequence, which takes minutes; SDL ships their results for Emscripten, and
# cmake/sdl2/SDL_config.h removes the parts that the page doesn't use. Set sdl2_SOURCE before including this.
enable_language(C)

set(sdl2_sources
    SDL.c SDL_assert.c SDL_dataqueue.c SDL_error.c SDL_guid.c SDL_hints.c SDL_list.c SDL_log.c SDL_utils.c
    atomic/SDL_atomic.c atomic/SDL_spinlock.c
    cpuinfo/SDL_cpuinfo.c
    events/SDL_clipboardevents.c events/SDL_displayevents.c events/SDL_dropevents.c events/SDL_events.c events/SDL_gesture.c
    events/SDL_keyboard.c events/SDL_keysym_to_scancode.c events/SDL_mouse.c events/SDL_quit.c events/SDL_scancode_tables.c
    events/SDL_touch.c events/SDL_windowevents.c
    file/SDL_rwops.c
    stdlib/SDL_crc16.c stdlib/SDL_crc32.c stdlib/SDL_getenv.c stdlib/SDL_iconv.c stdlib/SDL_malloc.c
    stdlib/SDL_qsort.c stdlib/SDL_stdlib.c stdlib/SDL_string.c stdlib/SDL_strtokr.c
    thread/SDL_thread.c thread/generic/SDL_syscond.c thread/generic/SDL_sysmutex.c thread/generic/SDL_syssem.c
    thread/generic/SDL_systhread.c thread/generic/SDL_systls.c
    timer/SDL_timer.c timer/unix/SDL_systimer.c
    video/SDL_RLEaccel.c video/SDL_blit.c video/SDL_blit_0.c video/SDL_blit_1.c video/SDL_blit_A.c video/SDL_blit_N.c
    video/SDL_blit_auto.c video/SDL_blit_copy.c video/SDL_blit_slow.c video/SDL_bmp.c video/SDL_clipboard.c video/SDL_egl.c
    video/SDL_fillrect.c video/SDL_pixels.c video/SDL_rect.c video/SDL_shape.c video/SDL_stretch.c video/SDL_surface.c
    video/SDL_video.c video/SDL_yuv.c
    video/emscripten/SDL_emscriptenevents.c video/emscripten/SDL_emscriptenframebuffer.c
    video/emscripten/SDL_emscriptenmouse.c video/emscripten/SDL_emscriptenopengles.c
    video/emscripten/SDL_emscriptenvideo.c)
# The sources of each folder are compiled as one, as in cmake/batches.cmake, because starting em++ for each source took
# a third of the time.
set(batches "")
foreach(source IN LISTS sdl2_sources)
    cmake_path(GET source PARENT_PATH folder)
    string(MAKE_C_IDENTIFIER "sdl2_${folder}" batch)
    if(source STREQUAL events/SDL_events.c)
        string(APPEND ${batch} "#include \"src/SDL_internal.h\"\n#include \"no_event_log.h\"\n")
    endif()
    string(APPEND ${batch} "#include \"src/${source}\"\n")
    list(APPEND batches ${batch})
endforeach()
list(REMOVE_DUPLICATES batches)
set(sdl2_batches "")
foreach(batch IN LISTS batches)
    file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/batches/${batch}.c CONTENT "${${batch}}" @ONLY)
    list(APPEND sdl2_batches ${PROJECT_BINARY_DIR}/batches/${batch}.c)
endforeach()

add_library(palazzo_sdl2 STATIC ${sdl2_batches})
# The page's configuration must precede the one in SDL's own include folder.
target_include_directories(palazzo_sdl2 SYSTEM BEFORE PUBLIC ${PROJECT_SOURCE_DIR}/cmake/sdl2 ${sdl2_SOURCE}/include
    PRIVATE ${sdl2_SOURCE})
target_compile_options(palazzo_sdl2 PRIVATE -w $<$<CONFIG:Release>:-Oz>)
# Leaves out the many blitting functions, because the graphics card draws the cards.
target_compile_definitions(palazzo_sdl2 PRIVATE SDL_LEAN_AND_MEAN=1)
