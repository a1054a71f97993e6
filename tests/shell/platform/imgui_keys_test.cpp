// Keys of keyboards with other layouts than the American one, as the program passes them to ImGui.
#include "shell/platform/imgui_keys.hpp"

#include <catch2/catch_test_macros.hpp>

using palazzo::platform::to_american_key;

namespace {

SDL_Keysym told(SDL_Scancode place, SDL_Keycode says) {
    SDL_Keysym key{};
    key.scancode = place;
    key.sym = says;
    return to_american_key(key);
}

} // namespace

TEST_CASE("A key with a Cyrillic or Greek letter counts as the Latin letter in its position", "[platform][keys]") {
    CHECK(told(SDL_SCANCODE_Z, 0x44F).sym == SDLK_z);
    CHECK(told(SDL_SCANCODE_Y, 0x43D).sym == SDLK_y);
    CHECK(told(SDL_SCANCODE_Z, 0x3B6).sym == SDLK_z);
}

TEST_CASE("A key with a Latin letter counts as the key of this letter, wherever it is", "[platform][keys]") {
    CHECK(told(SDL_SCANCODE_Y, SDLK_z).sym == SDLK_z); // on a QWERTZ keyboard
    CHECK(told(SDL_SCANCODE_Q, SDLK_a).sym == SDLK_a); // on an AZERTY keyboard
}

TEST_CASE("The keys that show plus and minus count as plus and minus, wherever they are", "[platform][keys]") {
    CHECK(told(SDL_SCANCODE_RIGHTBRACKET, SDLK_PLUS).scancode == SDL_SCANCODE_EQUALS); // on a German keyboard
    CHECK(told(SDL_SCANCODE_SLASH, SDLK_MINUS).scancode == SDL_SCANCODE_MINUS);
    CHECK(told(SDL_SCANCODE_6, SDLK_MINUS).scancode == SDL_SCANCODE_MINUS); // on a French keyboard
    CHECK(told(SDL_SCANCODE_EQUALS, SDLK_EQUALS).scancode == SDL_SCANCODE_EQUALS);
}

TEST_CASE("A key in the American position of plus or minus that shows another sign doesn't count as plus or minus",
    "[platform][keys]") {
    CHECK(told(SDL_SCANCODE_EQUALS, 0xB4).scancode == SDL_SCANCODE_UNKNOWN);
    CHECK(told(SDL_SCANCODE_MINUS, 0xDF).scancode == SDL_SCANCODE_UNKNOWN);
}

TEST_CASE("On a French keyboard the keys of the digit row count as digits even without Shift", "[platform][keys]") {
    CHECK(told(SDL_SCANCODE_1, SDLK_AMPERSAND).sym == SDLK_1);
    CHECK(told(SDL_SCANCODE_0, 0xE0).sym == SDLK_0);
}

TEST_CASE("Keys that type no character keep their meaning", "[platform][keys]") {
    for (const SDL_Keycode key : {SDLK_RETURN, SDLK_SPACE, SDLK_LEFT, SDLK_KP_PLUS, SDLK_DELETE})
        CHECK(told(SDL_SCANCODE_UNKNOWN, key).sym == key);
}
