/* Included before SDL's events. SDL can log every event, as much as the hint SDL_EVENT_LOGGING asks for, from 0 to 3. Where
   that is always 0 the compiler leaves the log out, which is two thousand bytes of the page. Nothing else among the events
   is kept within bounds by SDL_clamp. */
#include "SDL_stdinc.h"
#undef SDL_clamp
#define SDL_clamp(asked, least, most) 0
