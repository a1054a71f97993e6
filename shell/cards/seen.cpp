#include "shell/cards/seen.hpp"

#include "shell/cards/hand.hpp"

#include <algorithm>
#include <array>

namespace palazzo::ui {
namespace {

Rect box_of(const Pose& pose) { return rect_around(pose.centre, pose.width, pose.height()); }

bool can_be_pressed(const Sprite& s) { return s.tag >= 0 && !s.held; }

/// Returns the largest part of `area` that is entirely on one side of `over`.
Rect beside(const Rect& area, const Rect& over) {
    if (!rects_overlap(area, over)) return area;
    const std::array parts{Rect{area.x, area.y, over.x - area.x, area.h},
        Rect{over.right(), area.y, area.right() - over.right(), area.h}, Rect{area.x, area.y, area.w, over.y - area.y},
        Rect{area.x, over.bottom(), area.w, area.bottom() - over.bottom()}};
    const auto size = [](const Rect& r) { return std::max(r.w, 0.0F) * std::max(r.h, 0.0F); };
    const Rect best =
        *std::max_element(parts.begin(), parts.end(), [&](const Rect& a, const Rect& b) { return size(a) < size(b); });
    return size(best) > 0 ? best : Rect{};
}

} // namespace

int tag_at(const Scene& scene, Point at, float slack) { return hovered_tag(scene, at, slack, 0); }

int hovered_tag(const Scene& scene, Point mouse, float slack, float risen) {
    const auto is_under = [&](const Sprite& s) {
        return can_be_pressed(s)
            && (covers(s.pose, mouse, slack) || (s.look.hovered && covers(lifted_pose(s.pose, -risen), mouse, slack)));
    };
    const auto on_top = std::find_if(scene.sprites.rbegin(), scene.sprites.rend(), is_under);
    return on_top == scene.sprites.rend() ? -1 : on_top->tag;
}

Rect visible_part(const Scene& scene, int tag) {
    const auto card =
        std::find_if(scene.sprites.begin(), scene.sprites.end(), [tag](const Sprite& s) { return s.tag == tag; });
    if (card == scene.sprites.end()) return {};
    Rect area = box_of(card->pose);
    for (auto over = std::next(card); over != scene.sprites.end(); ++over)
        if (can_be_pressed(*over)) area = beside(area, box_of(over->pose));
    return area;
}

} // namespace palazzo::ui
