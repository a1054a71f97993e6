// SDL can copy pictures between surfaces of every kind, a tenth of what the page would have to load. Nothing here is
// drawn that way: cards are drawn by the graphics card, and pointers are the browser's own. SDL refuses such a copy
// instead. The linker puts this in the place of SDL's own function (cmake/web.cmake).
#include <SDL.h>

extern "C" int __wrap_SDL_CalculateBlit(SDL_Surface*) { return SDL_Unsupported(); }
