// Which keys act again and again while they are held.
#include "shell/ui/keys.hpp"

#include <catch2/catch_test_macros.hpp>

using palazzo::ui::may_repeat;

TEST_CASE("A key that moves, erases or zooms acts again while it is held", "[ui][keys]") {
    for (const ImGuiKey key :
        {ImGuiKey_LeftArrow, ImGuiKey_DownArrow, ImGuiKey_Backspace, ImGuiKey_Equal, ImGuiKey_Minus})
        CHECK(may_repeat(key));
}

TEST_CASE("A key that selects, places or plays acts only once while it is held", "[ui][keys]") {
    for (const ImGuiKey key : {ImGuiKey_Enter, ImGuiKey_Space, ImGuiKey_1, ImGuiKey_Z, ImGuiKey_Escape})
        CHECK_FALSE(may_repeat(key));
}
