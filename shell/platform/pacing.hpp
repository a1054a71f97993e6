// When to draw: often enough for what moves, and not at all when nothing does.
#pragma once

#include <algorithm>

namespace palazzo::platform {

/// Keeps count of the frames that are due. Times are in seconds.
class Pacing {
  public:
    /// Something happened: a few frames follow, since ImGui answers some input a frame or two late (a press and release
    /// that arrive together, a window that measures itself).
    void woken() { due_ = frames_a_wake; }

    /// A frame was drawn; `wanted` is what Program::frame returned.
    void drawn(double wanted) {
        due_ = std::max(0, due_ - 1);
        wanted_ = wanted;
    }

    /// How long to wait before the next frame: 0 not at all, negative until something happens.
    double wait() const { return due_ > 0 ? 0 : wanted_; }

    /// The time step of a frame that comes `passed` seconds after the last: waiting that nobody asked for doesn't
    /// count.
    double step(double passed) const { return std::clamp(passed, 0.0, std::max(0.0, wanted_) + slack); }

  private:
    static constexpr int frames_a_wake = 3;
    static constexpr double slack = 0.1; ///< a slow frame is no pause

    int due_ = frames_a_wake;
    double wanted_ = 0;
};

} // namespace palazzo::platform
