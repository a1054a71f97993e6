// What the screen in words calls a move.
#pragma once

#include "shell/catalogue.hpp"

#include <string>

namespace palazzo::app {

/// The label of the control that makes a move, in the notation of records, with what is put together on the screen;
/// empty where the screen names moves otherwise.
template <class G>
std::string label_of(
    const games::TableScreen<G>& screen, const typename G::View& view, const Json& move, const i18n::Voice& voice) {
    const std::string text = move.dump();
    for (const a11y::Region& region : screen.mirror(view, voice))
        for (const a11y::Control& control : region.controls)
            if (control.enabled && control.move == text) return control.label;
    return "";
}

} // namespace palazzo::app
