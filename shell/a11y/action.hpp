// What a player asks for on any screen. Canvas and mirror name the same things by the same ids, so that whatever can be
// pressed can be pressed in words.
#pragma once

#include "shell/a11y/mirror.hpp"

#include <string>
#include <utility>

namespace palazzo::a11y {

/// A control's id and, for choices and fields, its new value.
using Action = Pressed;

inline Action make_action(std::string id, std::string value = {}) { return {std::move(id), std::move(value)}; }
inline Action make_action(std::string id, int value) { return {std::move(id), std::to_string(value)}; }

} // namespace palazzo::a11y
