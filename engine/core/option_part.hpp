// What people change of an option that has too many values to choose from as a whole, each part by itself.
#pragma once

#include "engine/core/message.hpp"

#include <string>
#include <vector>

namespace palazzo {

/// One part of an option, as a choice among its usual values.
struct OptionPart {
    std::string name; ///< the option's, a dot and the part's own: "powers.10"
    Message label;
    Message detail;                   ///< what it says as it is now
    std::vector<std::string> choices; ///< ids of sentences
    int chosen = -1;                  ///< index; -1: what it is now is none of the usual values
};

} // namespace palazzo
