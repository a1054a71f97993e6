// When to draw: often enough for what moves, and not at all when nothing does.
#pragma once

#include <algorithm>
#include <cstdint>

namespace palazzo::platform {

/// Keeps count of the frames that are due: after something happened, frames are drawn until the picture stays the same.
/// Times are in seconds.
class Pacing {
  public:
    /// Something happened. What it changes may show a frame late: the keyboard moves on between two frames.
    void woken() { due_ = same_after_a_wake; }

    /// A frame was drawn; `wanted` is what Program::frame returned, `picture` a digest of all that was drawn, `settled`
    /// that no input waits to be taken in.
    void drawn(double wanted, std::uint64_t picture, bool settled) {
        const bool same = picture == picture_ && settled;
        due_ = same ? std::max(0, due_ - 1) : std::max(1, due_);
        picture_ = picture;
        wanted_ = wanted;
    }

    /// How long to wait before the next frame: 0 not at all, negative until something happens.
    double wait() const { return due_ > 0 ? 0 : wanted_; }

    /// The time step of a frame that comes `passed` seconds after the last: waiting that nobody asked for doesn't
    /// count.
    double step(double passed) const { return std::clamp(passed, 0.0, std::max(0.0, wanted_) + slack); }

  private:
    static constexpr int same_after_a_wake = 2;
    static constexpr double slack = 0.1; ///< a slow frame is no pause

    int due_ = same_after_a_wake; ///< so many more frames that look like the one before
    std::uint64_t picture_ = 0;
    double wanted_ = 0;
};

} // namespace palazzo::platform
