// Parts of a guest's side that its sources share.
#pragma once

#include "engine/online/guest.hpp"

namespace palazzo::online {

/// One call of a guest's side, and what it has changed.
struct GuestStep {
    Guest& guest;
    Time now = 0;
    bool kept_changed = false;
    bool sends = false; ///< true if a letter has to be sent now
    std::vector<GuestNotice> notices = {};

    void notify(GuestNotice::Kind kind) { notices.push_back({kind}); }
};

/// Makes the effects of a step.
GuestEffects effects_of(GuestStep& step);
/// Begins a new greeting, with a number above `above`.
void greet(GuestStep& step, std::int64_t above = 0);
/// Takes what a letter tells. The letter must be new, and an answer to the current greeting.
void take_told(GuestStep& step, HostLetter letter);

} // namespace palazzo::online
