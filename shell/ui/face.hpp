// The faces of the bots, which are drawn from a few simple shapes.
#pragma once

#include "shell/ui/theme.hpp"

#include <cstdint>
#include <string_view>

namespace palazzo::ui {

enum class Hair : std::uint8_t { none, short_cut, parting, long_straight, bun, curls };
enum class FaceExtra : std::uint8_t { none, glasses, moustache, beard, earrings };
enum class Mouth : std::uint8_t { smile, grin, flat, smirk };

/// The look of a face. Colours are written as 0xRRGGBB.
struct PortraitLook {
    std::uint32_t skin = 0xE8B98F;
    std::uint32_t hair_colour = 0x3B2A20;
    Hair hair = Hair::short_cut;
    FaceExtra extra = FaceExtra::none;
    Mouth mouth = Mouth::smile;
};

/// Returns the look of the character called `name`; null if no character has that name.
const PortraitLook* find_face_look(std::string_view name);
/// Draws head and shoulders inside a circle that is filled with `ground`, the seat's colour.
void draw_face(const Canvas& canvas, Point centre, float radius, const PortraitLook& look, Colour ground);

} // namespace palazzo::ui
