// What SDL and ImGui could do and nobody asks for here, a tenth of what the page would have to load. The linker puts
// each
// __wrap_NAME below in the place of the library's NAME, wherever that is called, and leaves out what only NAME needed;
// its switches for that are made of this file (cmake/web.cmake).
#include <SDL.h>
#include <imgui_internal.h>

extern "C" {

// Pictures: cards are drawn by the graphics card, and pointers are the browser's own. SDL refuses to copy between
// surfaces.
int __wrap_SDL_CalculateBlit(SDL_Surface*) { return SDL_Unsupported(); }
int __wrap_SDL_RLESurface(SDL_Surface*) { return SDL_Unsupported(); }
void __wrap_SDL_UnRLESurface(SDL_Surface*, int) {}
SDL_Surface* __wrap_SDL_ConvertSurface(SDL_Surface*, const SDL_PixelFormat*, Uint32) { return nullptr; }
int __wrap_Emscripten_CreateWindowFramebuffer(void*, SDL_Window*, Uint32*, void**, int*) { return SDL_Unsupported(); }
int __wrap_Emscripten_UpdateWindowFramebuffer(void*, SDL_Window*, const SDL_Rect*, int) { return SDL_Unsupported(); }
void __wrap_Emscripten_DestroyWindowFramebuffer(void*, SDL_Window*) {}

// Gamepads. SDL is never asked to look for any.
int __wrap_SDL_JoystickInit() { return SDL_Unsupported(); }
void __wrap_SDL_JoystickQuit() {}
void __wrap_SDL_JoystickUpdate() {}
int __wrap_SDL_GameControllerInit() { return SDL_Unsupported(); }
void __wrap_SDL_GameControllerQuit() {}
SDL_bool __wrap_SDL_IsGameController(int) { return SDL_FALSE; }
SDL_GameController* __wrap_SDL_GameControllerOpen(int) { return nullptr; }
void __wrap_SDL_GameControllerClose(SDL_GameController*) {}
Sint16 __wrap_SDL_GameControllerGetAxis(SDL_GameController*, SDL_GameControllerAxis) { return 0; }
Uint8 __wrap_SDL_GameControllerGetButton(SDL_GameController*, SDL_GameControllerButton) { return 0; }

// ImGui's tables, which come in by way of the two functions that close what a program left open: a help while one is
// written, and the desktop's build has it.
void __wrap__ZN5ImGui8EndTableEv() {}
void __wrap__ZN5ImGui30ErrorRecoveryTryToRecoverStateEPK23ImGuiErrorRecoveryState(const ImGuiErrorRecoveryState*) {}
void __wrap__ZN5ImGui36ErrorRecoveryTryToRecoverWindowStateEPK23ImGuiErrorRecoveryState(
    const ImGuiErrorRecoveryState*) {}
void __wrap__ZN5ImGui30TableGcCompactTransientBuffersEP10ImGuiTable(ImGuiTable*) {}
void __wrap__ZN5ImGui30TableGcCompactTransientBuffersEP18ImGuiTableTempData(ImGuiTableTempData*) {}
void __wrap__ZN5ImGui22TableGcCompactSettingsEv() {}

// Its log, and a settings file of tables, which there is none of.
void __wrap__ZN5ImGui31TableSettingsAddSettingsHandlerEv() {}
void __wrap__ZN5ImGui15LogRenderedTextEPK6ImVec2PKcS4_(const ImVec2*, const char*, const char*) {}

} // extern "C"
