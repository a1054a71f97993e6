/* Included before SDL's events. SDL can log every event; the hint SDL_EVENT_LOGGING, from 0 to 3, says in how much
   detail. SDL limits the hint's value with SDL_clamp, which its code for events uses nowhere else. Here SDL_clamp is
   always 0, so the compiler leaves out the log, which would add two thousand bytes to the page. */
#undef SDL_clamp
#define SDL_clamp(asked, least, most) 0
