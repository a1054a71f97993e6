// The signs on buttons, drawn as lines on a 24-pixel grid.
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

/// Draws a sign `size` pixels wide and high.
void draw_icon(const Canvas& canvas, Icon icon, Point centre, float size, Colour colour);

} // namespace palazzo::ui
