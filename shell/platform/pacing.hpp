// Decides when to draw a frame: often while something moves, and not at all while nothing does.
#pragma once

#include <algorithm>
#include <cstdint>

namespace palazzo::platform {

/// Counts the frames that have to be drawn. After an event, frames are drawn until the picture no longer changes. Times
/// are in seconds.
class Pacing {
  public:
    /// Reports an event. Its effect may only be visible a frame later, because ImGui moves the keyboard focus between
    /// two frames.
    void note_event() { due_ = frames_after_event; }

    /// Reports that a frame was drawn. `wanted` is the result of Program::frame, `picture` is a digest of everything
    /// that was drawn, and `settled` is true if ImGui has processed all input.
    void note_frame(double wanted, std::uint64_t picture, bool settled) {
        const bool same = picture == picture_ && settled;
        due_ = same ? std::max(0, due_ - 1) : std::max(1, due_);
        picture_ = picture;
        wanted_ = wanted;
    }

    /// Returns how many seconds to wait before the next frame; a negative number means to wait until the next event.
    double seconds_to_wait() const { return due_ > 0 ? 0 : wanted_; }

    /// Returns the time step for a frame that begins `passed` seconds after the last one. It excludes the time in which
    /// no frame was needed.
    double time_step(double passed) const { return std::clamp(passed, 0.0, std::max(0.0, wanted_) + slack); }

  private:
    static constexpr int frames_after_event = 2;
    static constexpr double slack = 0.1; ///< Longest delay of a frame, in seconds, that counts as part of a movement.

    int due_ = frames_after_event; ///< Number of frames that still have to be drawn if the picture doesn't change.
    std::uint64_t picture_ = 0;
    double wanted_ = 0;
};

} // namespace palazzo::platform
