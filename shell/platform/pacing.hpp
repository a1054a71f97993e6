// Decides when to draw: frequently while something moves, not at all when nothing does.
#pragma once

#include <algorithm>
#include <cstdint>

namespace palazzo::platform {

/// Counts the frames that are to be drawn: after an event, frames are drawn until the picture no longer changes. Times
/// are in seconds.
class Pacing {
  public:
    /// Reports an event. Its effect may be visible a frame later: the keyboard focus moves between two frames.
    void note_event() { due_ = frames_after_event; }

    /// Reports that a frame was drawn. `wanted` is the result of Program::frame, `picture` a digest of everything
    /// drawn, and `settled` says that ImGui has processed all input.
    void note_frame(double wanted, std::uint64_t picture, bool settled) {
        const bool same = picture == picture_ && settled;
        due_ = same ? std::max(0, due_ - 1) : std::max(1, due_);
        picture_ = picture;
        wanted_ = wanted;
    }

    /// Returns how long to wait before the next frame: 0 not at all; negative until an event.
    double wait() const { return due_ > 0 ? 0 : wanted_; }

    /// Returns the time step of a frame that begins `passed` seconds after the last one, without time that passed only
    /// because nothing was to be drawn.
    double step(double passed) const { return std::clamp(passed, 0.0, std::max(0.0, wanted_) + slack); }

  private:
    static constexpr int frames_after_event = 2;
    static constexpr double slack = 0.1; ///< a frame may be this much late and still count as moving

    int due_ = frames_after_event; ///< Number of frames that still have to look like the one before.
    std::uint64_t picture_ = 0;
    double wanted_ = 0;
};

} // namespace palazzo::platform
