// The first screen: go on, begin, or look at what is kept.
#pragma once

#include "shell/screens/action.hpp"
#include "shell/table/theme.hpp"

#include <string>
#include <vector>

namespace palazzo::screens {

/// A rule set one can begin with.
struct Offer {
    std::string preset;
    std::string name;
    std::string sentence;
};

struct HomeModel {
    std::string resume_title; ///< "Palace · Classic"; empty: nothing to go on with
    std::string resume_detail;
    std::vector<Offer> offers;
    int saved = 0; ///< games kept
    std::string notice;
};

/// Ids: `continue`, `play` (the usual game at once), `set_up` (value: the preset), `saved`, `import`, `settings`.
std::optional<Action> draw_home(const table::Theme& theme, const HomeModel& model);
a11y::Mirror mirror_home(const HomeModel& model);

} // namespace palazzo::screens
