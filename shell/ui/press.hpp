// Decides which control a press belongs to. Controls are drawn again in every frame. A press belongs to the topmost
// control at the point where the button or finger went down, as the player saw it in the last frame. The control acts
// if the press also ends on it. It doesn't matter what the pointer hovered over before, how short the press was, or
// whether the previous press was at the same point.
#pragma once

#include "shell/ui/geometry.hpp"
#include "shell/ui/sheet_trail.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::ui {

/// State of the pointer in one frame, in which its button changes at most once.
struct Pointer {
    Point at;
    bool down = false;
    bool went_down = false;
    bool went_up = false;
    bool hovers = false; ///< True for a mouse, which also has a position while no button is down; false for a finger.
};

/// A control that is drawn in one frame.
struct Pressable {
    std::uint32_t key = 0; ///< Number that identifies the control on its screen from frame to frame; never 0.
    Rect reach;            ///< Area in which a press belongs to the control.
    /// False if the control ignores the presses that belong to it. Controls below it don't get these presses either.
    bool enabled = true;
    /// True if pressing the control shows hidden information. A control that has just appeared under the pointer then
    /// ignores the press.
    bool guards_hidden = false;
};

/// The state of the current press for one control.
struct Press {
    bool began = false; ///< True if the press began on the control in this frame.
    bool down = false;  ///< True if the press began on the control and the pointer is still down, wherever it is now.
    bool held = false;  ///< True if the press began on the control and the pointer is still down and over the control.
    bool ended = false; ///< True if the press began on the control and ended in this frame, wherever the pointer was.
    /// True if the press began on the control and ended over it in this frame, so that the control acts.
    bool pressed = false;
    bool hovered = false; ///< True while a mouse is over the control.
};

/// Time in seconds during which presses are ignored in two cases. All presses are ignored after a layer has appeared by
/// itself. After a press, presses within `same_spot_radius` pixels of it are ignored on a layer that it has opened, and
/// on a control with `guards_hidden` that has appeared. So the second tap of a double tap hits nothing by accident.
inline constexpr double ignored_press_seconds = 0.3;
inline constexpr float same_spot_radius = 32.0F;

/// State of presses that outlives a frame. A layer covers the whole screen: it is a page, a sheet with the scrim around
/// it, or the curtain. Only controls of the topmost layer can be pressed.
struct Presses {
    /// Controls and names of the topmost layer of one frame, in the order in which they were drawn: the topmost control
    /// is last.
    struct Layer {
        std::uint32_t key = 0;
        /// True if the layer can appear while somebody is about to press a control that it covers.
        bool appears_by_itself = false;
        std::vector<Pressable> controls;
        std::vector<std::pair<std::string, Rect>> names;
    };

    Layer shown;   ///< Layer of the last frame, which the player sees.
    Layer drawing; ///< The part of this frame's layer that has been drawn so far.
    Pointer pointer;
    double now = 0;
    double presses_ignored_until = 0;
    double last_release_time = -1;                  ///< Time when the last press ended; -1 before the first.
    Point last_release_point;                       ///< Position where the last press ended.
    std::uint32_t layer_at_release = 0;             ///< Key of the layer that was shown when the last press ended.
    std::vector<std::uint32_t> controls_at_release; ///< Keys of the controls that were shown when the last press ended.
    std::uint32_t control_at_pointer = 0;           ///< Key of the topmost control at the pointer; 0 if there is none.
    std::uint32_t pressed_control = 0; ///< Key of the control that the current press belongs to; 0 if there is none.
    SheetTrail sheets;
    Point went_down_at; ///< Position where the button or finger last went down.
    /// True if the table itself was tapped in this frame, not dragged and not covered by a control.
    bool ground_tapped = false;
};

/// Begins a frame. `now` is the time in seconds of any clock that also runs while nothing is drawn.
void begin_frame(Presses& presses, const Pointer& pointer, double now);
/// Begins a layer that covers everything drawn before it in this frame.
void begin_layer(Presses& presses, std::uint32_t key, bool appears_by_itself);
/// Adds `number` to the key of the layer that is being drawn, so that layers with different numbers count as different
/// layers.
void distinguish_layer(Presses& presses, std::uint32_t number);
/// Adds a control above the controls that were drawn before it. Returns the state of the press for it.
Press add_control(Presses& presses, const Pressable& control);
/// Registers `area` under the name `id` in the layer that is being drawn. After the frame, `registered_area()` finds
/// the area by this name.
void register_area(Presses& presses, std::string_view id, const Rect& area);
/// Cancels the current press, because it has become something else, such as scrolling. No control acts when the press
/// ends.
void cancel_press(Presses& presses);
/// Ends the frame. If a layer that appears by itself has become the topmost one, presses are ignored for a moment. Pass
/// true for `expected` if the player has opened that layer without the pointer; then no press is ignored.
void end_frame(Presses& presses, bool expected = false);

/// Returns the area that was registered as `id` in a layer; nullopt if none was.
std::optional<Rect> area_in(const Presses::Layer& layer, std::string_view id);
/// Returns the area that was registered as `id` in the last frame; nullopt if none was registered or another layer
/// covers it.
std::optional<Rect> registered_area(const Presses& presses, std::string_view id);

} // namespace palazzo::ui
