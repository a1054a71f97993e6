// Actions that a player requests on any screen. The canvas and the mirror use the same ids, so that everything that can
// be pressed on the canvas can also be used in the mirror.
#pragma once

#include "shell/a11y/mirror.hpp"

#include <string>
#include <utility>

namespace palazzo::a11y {

/// The id of the control that was used and, for a control with a list of options or a text field, its new value.
using Action = UsedControl;

inline Action make_action(std::string id, std::string value = {}) { return {std::move(id), std::move(value)}; }
inline Action make_action(std::string id, int value) { return {std::move(id), std::to_string(value)}; }

} // namespace palazzo::a11y
