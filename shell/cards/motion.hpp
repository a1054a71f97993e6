// Brings one scene into the next: which card went where, and where it is meanwhile. Pure arithmetic over time.
#pragma once

#include "shell/cards/scene.hpp"

#include <vector>

namespace palazzo::ui {

/// A card's way to where it belongs.
struct Flight {
    Sprite sprite; ///< as it arrives
    Pose from;
    Face from_card;     ///< what it showed when it set out
    double start = 0;   ///< in seconds; before that it waits at `from`
    double seconds = 0; ///< 0: it is there
    double until = 0;   ///< when it disappears, if it doesn't stay
    bool stays = true;
    bool hidden_before = false; ///< not to be seen while it waits
    bool raised = false;        ///< flies above what lies still

    double end_of_way() const { return start + seconds; }
    double end() const { return stays ? end_of_way() : until; }
    bool seen_at(double now) const { return !(hidden_before && now < start) && (stays || now < until); }
    /// As it is to be drawn.
    Sprite at(double now) const;
};

/// The moving table. Show it in each frame the scene that should be seen; it never holds up anything.
class Motion {
  public:
    /// Sets out for a scene. `now` in seconds; `speed` 1 as designed, 2 twice as fast, 0 without movement, which also
    /// ends what moves at the moment.
    void show(const Scene& scene, double now, float speed);

    /// The cards as they are to be drawn at a moment not before the last show(), bottom to top.
    std::vector<Sprite> sprites(double now) const;
    /// Whether anything has yet to arrive.
    bool moving(double now) const { return now < end_; }
    /// Whether what the latest step set going at once, in beat 0, has arrived: the card that was played, before the
    /// pile goes and others are drawn. A card that is only lifted changes nothing about that.
    bool landed(double now) const { return now >= landing_; }
    /// Whether all that the latest step set going has arrived.
    bool played_out(double now) const { return now >= rest_; }

  private:
    void note_step(double now);

    Scene scene_;
    std::vector<Flight> flights_; ///< one for each sprite of the scene, in its order
    std::vector<Flight> passing_; ///< what leaves and what only visits
    double end_ = 0;
    double landing_ = 0; ///< of the latest step: when its beat 0 has arrived
    double rest_ = 0;    ///< and when all of it has
    bool begun_ = false;
};

} // namespace palazzo::ui
