// SDL2's configuration for the page: SDL's own for Emscripten, without the parts that Palazzo doesn't use. The include
// guard is the same as in SDL's SDL_config.h, so that SDL's headers use this file although they include the one next to
// them.
#ifndef SDL_config_h_
#define SDL_config_h_

#include "SDL_config_emscripten.h"

// The page makes its own sound (shell/sound), and doesn't support gamepads.
#undef SDL_AUDIO_DRIVER_DISK
#undef SDL_AUDIO_DRIVER_DUMMY
#undef SDL_AUDIO_DRIVER_EMSCRIPTEN
#undef SDL_JOYSTICK_EMSCRIPTEN
#undef SDL_SENSOR_DUMMY
#undef SDL_POWER_EMSCRIPTEN
#undef SDL_LOADSO_DLOPEN
#define SDL_AUDIO_DISABLED 1
#define SDL_JOYSTICK_DISABLED 1
#define SDL_SENSOR_DISABLED 1
#define SDL_POWER_DISABLED 1
#define SDL_LOADSO_DISABLED 1

// The page opens its OpenGL context itself; SDL's code for it would link every OpenGL function.
#undef SDL_VIDEO_RENDER_OGL_ES2
#undef SDL_VIDEO_OPENGL_ES2
#undef SDL_VIDEO_OPENGL_EGL
#define SDL_RENDER_DISABLED 1

#endif
