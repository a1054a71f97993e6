// The icons on buttons, drawn as lines on a grid of 24 by 24 units.
#pragma once

#include "shell/ui/theme.hpp"

namespace palazzo::ui {

enum class Icon {
    menu,
    back,
    forward,
    close,
    undo,
    redo,
    help,
    rules,
    hint,
    sound,
    mute,
    settings,
    home,
    first,
    play,
    pause,
    plus,
    minus,
    check,
    exported,
    imported,
    trash,
    copy,
    share,
    person,
    robot,
    people,
    cards,
    up,
    down,
    flame,
    trophy,
    refresh,
    shuffle,
    reversed,
    sort,
    fit,
    edit
};

/// Draws an icon that is `size` pixels wide and high.
void draw_icon(const Canvas& canvas, Icon icon, Point centre, float size, Colour colour);

} // namespace palazzo::ui
