// Parts of an option that has too many values to choose from as a whole. Players change each part by itself.
#pragma once

#include "engine/core/message.hpp"

#include <string>
#include <vector>

namespace palazzo {

/// One part of an option, as a choice among its usual values.
struct OptionPart {
    std::string name; ///< the option's name, a dot and the part's own ("powers.10"); only the option's name if there
                      ///< are no other parts of it
    Message label;
    Message detail;                   ///< describes the current value
    std::vector<std::string> choices; ///< ids of sentences
    int chosen = -1;                  ///< index into `choices`; -1 if the current value is none of them
};

} // namespace palazzo
