// Moves the cards from one scene to the next: finds out where each card came from, and where it is at any time. It only
// computes with times, and reads no clock.
#pragma once

#include "shell/cards/scene.hpp"

#include <vector>

namespace palazzo::ui {

/// A card's movement to its place.
struct Flight {
    Sprite sprite; ///< The card, as it looks on arrival.
    Pose from;
    CardFace from_card; ///< The side that the card showed at the start.
    double start = 0;   ///< Time of the start in seconds; before it, the card waits at `from`.
    double seconds = 0; ///< Duration of the movement; 0 if the card is in its place already.
    double until = 0;   ///< Time when the card disappears; not used if `stays` is true.
    bool stays = true;
    bool hidden_before = false; ///< True if the card is invisible while it waits.
    bool raised = false;        ///< True if the card flies above the cards that don't move.

    double arrival_time() const { return start + seconds; }
    double end_time() const { return stays ? arrival_time() : until; }
    bool is_visible_at(double now) const { return !(hidden_before && now < start) && (stays || now < until); }
    /// Returns the card as it has to be drawn at the time `now`.
    Sprite sprite_at(double now) const;
};

/// The cards of a table in motion. Call show() in each frame with the scene that the table has to show. Movements never
/// delay the game.
class Motion {
  public:
    /// Starts the movement from the last scene to `scene` if the two differ. `now` is in seconds. Movements are `speed`
    /// times as fast as usual. If `speed` is 0, the scene is shown at once and all movements end.
    void show(const Scene& scene, double now, float speed);

    /// Returns the cards as they have to be drawn at `now`, from the lowest to the topmost. `now` must not be before
    /// the last call of show().
    std::vector<Sprite> sprites(double now) const;
    /// Returns whether any card is still moving.
    bool is_moving(double now) const { return now < end_; }
    /// Returns whether the movements of beat 0 of the latest step are over (see `Sprite::beat` and `Scene::step`). A
    /// played card has then arrived, but cards of later beats may still fly: a burned pile, or cards that are drawn. A
    /// card that is only being raised doesn't count.
    bool has_landed(double now) const { return now >= landing_; }
    /// Returns whether all movements of the latest step are over.
    bool is_step_over(double now) const { return now >= rest_; }

  private:
    void update_step_times(double now);

    Scene scene_;
    std::vector<Flight> flights_; ///< Movement of each sprite of the scene, in the same order.
    std::vector<Flight> passing_; ///< Movements of cards that have left the scene or are shown only for a moment.
    double end_ = 0;
    double landing_ = 0; ///< Time when the movements of beat 0 of the latest step are over.
    double rest_ = 0;    ///< Time when all movements of the latest step are over.
    bool begun_ = false;
};

} // namespace palazzo::ui
