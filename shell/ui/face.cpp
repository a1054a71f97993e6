#include "shell/ui/face.hpp"

#include "engine/core/character.hpp"
#include "shell/ui/widgets.hpp"

#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>

namespace palazzo::ui {
namespace {

constexpr float pi = std::numbers::pi_v<float>;
constexpr std::uint32_t ink = 0x2A2320;

/// Draws the parts of a face. Positions and sizes are in units of the circle's radius, from its centre, with y
/// downwards. Everything has to stay inside the circle.
class Pencil {
  public:
    Pencil(const Canvas& canvas, Point centre, float radius) : list_(canvas.list), centre_(centre), radius_(radius) {}

    void ellipse(Point at, float rx, float ry, Colour colour) const {
        list_->AddEllipseFilled(to_im(place(at)), to_im({rx * radius_, ry * radius_}), colour);
    }
    /// Fills the part of an ellipse that is cut off by a straight line between the points at the angles `from` and
    /// `to`.
    void segment(Point at, float rx, float ry, float from, float to, Colour colour) const {
        arc(at, rx, ry, from, to);
        list_->PathFillConvex(colour);
    }
    void line(Point at, float rx, float ry, float from, float to, float width, Colour colour) const {
        arc(at, rx, ry, from, to);
        list_->PathStroke(colour, ImDrawFlags_None, std::max(1.0F, width * radius_));
    }
    void ring(Point at, float r, float width, Colour colour) const {
        list_->AddCircle(to_im(place(at)), r * radius_, colour, 0, std::max(1.0F, width * radius_));
    }
    void stroke(Point from, Point to, float width, Colour colour) const {
        list_->AddLine(to_im(place(from)), to_im(place(to)), colour, std::max(1.0F, width * radius_));
    }

  private:
    Point place(Point at) const { return {centre_.x + at.x * radius_, centre_.y + at.y * radius_}; }
    void arc(Point at, float rx, float ry, float from, float to) const {
        constexpr int steps = 18;
        for (int i = 0; i <= steps; ++i) {
            const float a = from + (to - from) * static_cast<float>(i) / steps;
            list_->PathLineTo(to_im(place({at.x + rx * std::cos(a), at.y + ry * std::sin(a)})));
        }
    }

    ImDrawList* list_;
    Point centre_;
    float radius_;
};

constexpr Point head{0, 0.02F};
constexpr float head_x = 0.40F;
constexpr float head_y = 0.48F;

void draw_hair_behind(const Pencil& p, const PortraitLook& look) {
    const Colour hair = rgb(look.hair_colour);
    if (look.hair == Hair::long_straight) {
        p.ellipse({0, 0.02F}, 0.52F, 0.58F, hair);
        p.ellipse({0, 0.36F}, 0.50F, 0.38F, hair);
    }
    if (look.hair == Hair::bun) p.ellipse({0, -0.60F}, 0.20F, 0.18F, hair);
    if (look.hair == Hair::curls)
        for (int i = 0; i < 11; ++i) {
            const float a = pi * (0.95F + 1.10F * static_cast<float>(i) / 10.0F);
            p.ellipse({0.44F * std::cos(a), 0.02F + 0.46F * std::sin(a)}, 0.16F, 0.16F, hair);
        }
}

void draw_hair(const Pencil& p, const PortraitLook& look) {
    const Colour hair = rgb(look.hair_colour);
    switch (look.hair) {
    case Hair::none: return;
    case Hair::short_cut:
    case Hair::bun: p.segment({0, 0}, 0.44F, 0.54F, pi * 1.07F, pi * 1.93F, hair); return;
    case Hair::parting:
        p.segment({-0.03F, 0.02F}, 0.45F, 0.56F, pi * 1.0F, pi * 1.62F, hair);
        p.segment({0.05F, 0.02F}, 0.42F, 0.54F, pi * 1.42F, pi * 2.0F, hair);
        return;
    case Hair::long_straight: p.segment({0, 0}, 0.46F, 0.55F, pi * 1.04F, pi * 1.96F, hair); return;
    case Hair::curls:
        for (const float x : {-0.24F, 0.0F, 0.24F}) p.ellipse({x, -0.40F}, 0.17F, 0.14F, hair);
        return;
    }
}

void draw_mouth(const Pencil& p, Mouth mouth) {
    const Colour lips = rgb(0x7A3B33);
    switch (mouth) {
    case Mouth::smile: p.line({0, 0.16F}, 0.17F, 0.12F, pi * 0.15F, pi * 0.85F, 0.06F, lips); return;
    case Mouth::grin: p.segment({0, 0.17F}, 0.18F, 0.16F, 0, pi, lips); return;
    case Mouth::flat: p.stroke({-0.13F, 0.25F}, {0.13F, 0.25F}, 0.06F, lips); return;
    case Mouth::smirk: p.line({0.03F, 0.17F}, 0.16F, 0.10F, pi * 0.08F, pi * 0.60F, 0.06F, lips); return;
    }
}

void draw_extra(const Pencil& p, const PortraitLook& look) {
    const Colour hair = rgb(look.hair_colour);
    switch (look.extra) {
    case FaceExtra::none: return;
    case FaceExtra::glasses:
        p.ring({-0.16F, -0.03F}, 0.13F, 0.045F, rgb(ink));
        p.ring({0.16F, -0.03F}, 0.13F, 0.045F, rgb(ink));
        p.stroke({-0.04F, -0.03F}, {0.04F, -0.03F}, 0.045F, rgb(ink));
        return;
    case FaceExtra::moustache: p.segment({0, 0.19F}, 0.20F, 0.09F, pi, pi * 2, hair); return;
    case FaceExtra::beard: p.segment({0, 0.12F}, 0.395F, 0.38F, 0.02F * pi, 0.98F * pi, hair); return;
    case FaceExtra::earrings:
        p.ellipse({-0.42F, 0.16F}, 0.05F, 0.06F, rgb(0xF2C94C));
        p.ellipse({0.42F, 0.16F}, 0.05F, 0.06F, rgb(0xF2C94C));
        return;
    }
}

/// The faces of the characters, in the order of `characters`.
constexpr std::array<PortraitLook, characters.size()> looks{{
    {0xE9BE9A, 0x6B3F24, Hair::long_straight, FaceExtra::none, Mouth::smile},     // Rosa's face
    {0xF0C9A6, 0x8A8178, Hair::short_cut, FaceExtra::moustache, Mouth::flat},     // Otto's face
    {0xC98F63, 0x1E1714, Hair::bun, FaceExtra::earrings, Mouth::grin},            // Mina's face
    {0xEBC19C, 0x4A3222, Hair::parting, FaceExtra::glasses, Mouth::smile},        // Hugo's face
    {0xD9A577, 0x241A16, Hair::curls, FaceExtra::none, Mouth::smirk},             // Ines's face
    {0xF0C8A8, 0xB5793A, Hair::short_cut, FaceExtra::beard, Mouth::smile},        // Karl's face
    {0xF3D0B0, 0xD9A441, Hair::bun, FaceExtra::none, Mouth::grin},                // Lena's face
    {0x8A5A3B, 0x17110F, Hair::short_cut, FaceExtra::glasses, Mouth::smile},      // Paul's face
    {0xE7BB95, 0xA4452C, Hair::long_straight, FaceExtra::earrings, Mouth::smirk}, // Vera's face
    {0xEFC7A3, 0x5B5B5B, Hair::none, FaceExtra::beard, Mouth::flat},              // Emil's face
    {0x9C6844, 0x1A1311, Hair::curls, FaceExtra::earrings, Mouth::smile},         // Nora's face
    {0xECC4A0, 0x2E2622, Hair::parting, FaceExtra::none, Mouth::smile},           // Theo's face
}};

} // namespace

const PortraitLook* find_face_look(std::string_view name) {
    for (std::size_t i = 0; i < characters.size(); ++i)
        if (characters[i].name == name) return &looks[i];
    return nullptr;
}

void draw_face(const Canvas& canvas, Point centre, float radius, const PortraitLook& look, Colour ground) {
    canvas.list->AddCircleFilled(to_im(centre), radius, ground, 0);
    const Pencil p(canvas, centre, radius);
    const Colour skin = rgb(look.skin);
    draw_hair_behind(p, look);
    // The shoulders are the lower part of the circle. They are white, so that the head stands out from the background.
    p.segment({0, 0}, 0.98F, 0.98F, pi * 0.18F, pi * 0.82F, rgb(0xF4EFE6));
    p.ellipse({0, 0.50F}, 0.17F, 0.22F, skin);
    p.ellipse({-head_x, 0.06F}, 0.07F, 0.10F, skin);
    p.ellipse({head_x, 0.06F}, 0.07F, 0.10F, skin);
    p.ellipse(head, head_x, head_y, skin);
    if (look.extra == FaceExtra::beard) draw_extra(p, look);
    draw_hair(p, look);
    p.ellipse({-0.16F, -0.03F}, 0.055F, 0.07F, rgb(ink));
    p.ellipse({0.16F, -0.03F}, 0.055F, 0.07F, rgb(ink));
    draw_mouth(p, look.mouth);
    if (look.extra != FaceExtra::beard) draw_extra(p, look);
}

} // namespace palazzo::ui
