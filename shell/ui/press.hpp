// Decides which control a press belongs to. Controls are drawn again in every frame. A press belongs to the topmost
// control where the button or finger went down, as the player saw it in the last frame, and acts if it is released on
// the same control. It doesn't matter what the pointer hovered before, how short the press was, or whether the last
// press was at the same spot.
#pragma once

#include "shell/ui/geometry.hpp"
#include "shell/ui/sheet_trail.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::ui {

/// State of the pointer in one frame: at most one change of its button.
struct Pointer {
    Point at;
    bool down = false;
    bool went_down = false;
    bool went_up = false;
    bool hovers = false; ///< True for a mouse; a finger that isn't on the screen is nowhere.
};

/// A control as it is drawn in one frame.
struct Pressable {
    std::uint32_t key = 0; ///< Identifies the control on its screen and from frame to frame; never 0.
    Rect reach;            ///< Area in which a press counts.
    bool enabled = true;   ///< A disabled control receives the press, so that nothing below it does, and ignores it.
    bool wary = false; ///< True if the control shows hidden information; then it needs a new press if it appeared under
                       ///< the pointer.
};

/// The state of the pointer as one control sees it.
struct Press {
    bool began = false;   ///< The press began here in this frame.
    bool down = false;    ///< The press began here and the pointer is still down, wherever it is now.
    bool held = false;    ///< The press began here, and the pointer is down and over the control.
    bool ended = false;   ///< The press began here and ended in this frame, wherever that was.
    bool pressed = false; ///< The press began here and ended over the control in this frame: the control acts.
    bool hovered = false; ///< A mouse is over the control.
};

/// Time in seconds during which presses are ignored on a layer that appeared by itself. They are also ignored for that
/// time, within `same_spot` pixels of the last press, if that press opened another layer or a control that shows hidden
/// information. So the second tap of a double tap hits nothing by accident.
inline constexpr double blind_seconds = 0.3;
inline constexpr float same_spot = 32.0F;

/// State of presses that outlives a frame. A layer covers the whole screen: a page, a sheet with the scrim round it,
/// the curtain. Only controls of the topmost layer can be pressed.
struct Presses {
    /// Controls and names of the topmost layer of one frame, in drawing order: the topmost control is last.
    struct Layer {
        std::uint32_t key = 0;
        bool sudden = false; ///< True if the layer can appear while somebody is about to press what it covers.
        std::vector<Pressable> controls;
        std::vector<std::pair<std::string, Rect>> names;
    };

    Layer shown;   ///< Layer of the last frame: what the player sees.
    Layer drawing; ///< Layer of this frame, as far as it has been drawn.
    Pointer pointer;
    double now = 0;
    double blind_until = 0;
    double last_up = -1;                    ///< Time when the last press ended; -1 before the first.
    Point last_at;                          ///< Position where the last press ended.
    std::uint32_t layer_at_up = 0;          ///< Layer that was shown when the last press ended.
    std::vector<std::uint32_t> there_at_up; ///< Keys of the controls that were shown when the last press ended.
    std::uint32_t under = 0;                ///< Topmost control at the pointer; 0 if there is none.
    std::uint32_t taken = 0;                ///< Control that the current press belongs to; 0 if there is none.
    SheetTrail sheets;
    Point went_down_at;         ///< Position where the button or finger last went down.
    bool ground_tapped = false; ///< True if the ground of a table was tapped in this frame, rather than dragged.
};

/// Begins a frame. `now` is in seconds of any clock that runs on while nothing is drawn.
void begin_frame(Presses& presses, const Pointer& pointer, double now);
/// Begins a layer that covers everything drawn before it in this frame.
void begin_layer(Presses& presses, std::uint32_t key, bool sudden);
/// Adds `number` to the key of the layer that is being drawn, so that it counts as another layer than one with another
/// number.
void distinguish_layer(Presses& presses, std::uint32_t number);
/// Adds a control above those drawn before it, and returns what the pointer does with it.
Press take(Presses& presses, const Pressable& control);
/// Registers the name `id` for an area of the topmost layer. See place_of().
void name_place(Presses& presses, std::string_view id, const Rect& area);
/// Cancels the current press, because it has become something else, such as scrolling: no control acts when it ends.
void cancel_press(Presses& presses);
/// Ends the frame. If a layer that appears by itself has come on top, presses are ignored for a moment, unless the
/// player asked for it without the pointer (`expected`).
void end_frame(Presses& presses, bool expected = false);

/// Returns the area that was registered as `id` in the last frame; nullopt if there was none or another layer covers
/// it.
std::optional<Rect> place_of(const Presses& presses, std::string_view id);

} // namespace palazzo::ui
