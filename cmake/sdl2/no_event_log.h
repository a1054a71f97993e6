/* Included before SDL's events. SDL can log every event, in more or less detail as the hint SDL_EVENT_LOGGING says, from 0
   to 3. SDL limits the hint by SDL_clamp, which its code for events uses for nothing else. Here SDL_clamp is always 0, so
   the compiler leaves out the log, which would add two thousand bytes to the page. */
#include "SDL_stdinc.h"
#undef SDL_clamp
#define SDL_clamp(asked, least, most) 0
