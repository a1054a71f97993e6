// Parts of an option that has too many values to choose from all of them at once. Players change each part by itself.
#pragma once

#include "engine/core/message.hpp"

#include <string>
#include <vector>

namespace palazzo {

/// One part of an option. Players choose among its usual values.
struct OptionPart {
    /// Name of the option, a dot and the name of the part, such as "powers.10"; only the name of the option if the
    /// option has no other parts.
    std::string name;
    Message label;
    Message detail;                   ///< describes the current value
    std::vector<std::string> choices; ///< ids of the texts of the choices
    int chosen_index = -1;            ///< index into `choices`; -1 if the current value is none of them
};

} // namespace palazzo
