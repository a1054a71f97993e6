#include "shell/screens/over.hpp"

#include "shell/table/widgets.hpp"

namespace palazzo::screens {

using namespace table;

std::optional<Action> draw_over_buttons(const Canvas& canvas, const Rect& main, const Rect& side) {
    const float half = (main.w - space::gap) / 2;
    const bool shared = side.w < half / 2;
    const Rect left = shared ? Rect{main.x, main.y, half, main.h} : side;
    const Rect right = shared ? Rect{main.right() - half, main.y, half, main.h} : main;
    std::optional<Action> action;
    if (button(canvas, "result", left, "Result")) action = act("result");
    if (button(canvas, "again", right, "Play again", ButtonKind::main)) action = act("again");
    return action;
}

} // namespace palazzo::screens
