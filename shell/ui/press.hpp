// Which control takes a press. Controls are drawn anew in every frame; a press belongs to the topmost one where the
// button or finger went down, as the player saw it, and acts if it comes up on the same one: whatever the pointer was
// over before, however short it was, and at the same spot as the last one or not.
#pragma once

#include "shell/ui/geometry.hpp"
#include "shell/ui/sheet_trail.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::ui {

/// What the pointer does in one frame: at most one change of its button.
struct Pointer {
    Point at;
    bool down = false;
    bool went_down = false;
    bool went_up = false;
    bool hovers = false; ///< a mouse; a finger that has left the glass is nowhere
};

/// A control as it is drawn.
struct Pressable {
    std::uint32_t key = 0; ///< unique on the screen, the same from frame to frame; never 0
    Rect reach;            ///< where a press counts
    bool enabled = true;   ///< a disabled one takes the press, so that nothing below it does, and makes nothing of it
    bool wary = false;     ///< it gives something away, and may come where something harmless was
};

/// What the pointer does with one control.
struct Press {
    bool began = false;   ///< it went down here in this frame
    bool down = false;    ///< it began here and is still down, wherever it is now
    bool held = false;    ///< the same, and it is over the control
    bool ended = false;   ///< it began here and came up in this frame, wherever that was
    bool pressed = false; ///< it came up on the control: the control acts
    bool hovered = false; ///< a mouse is over it
};

/// How long nothing can be pressed on a layer that comes by itself, or where a press has just brought up another layer
/// or a wary control under itself, in seconds and pixels: the second tap of two isn't meant for it.
inline constexpr double blind_seconds = 0.3;
inline constexpr float same_spot = 32.0F;

/// Everything about presses that lasts longer than a frame. A layer is what lies over the whole screen: a page, a sheet
/// with the scrim round it, the curtain. Only the topmost layer's controls can be pressed.
struct Presses {
    /// Controls and names of one frame's topmost layer, the topmost control last.
    struct Layer {
        std::uint32_t key = 0;
        bool sudden = false; ///< it may come while somebody is about to press what it covers
        std::vector<Pressable> controls;
        std::vector<std::pair<std::string, Rect>> names;
    };

    Layer shown;   ///< in the last frame: what the player sees
    Layer drawing; ///< in this frame, so far
    Pointer pointer;
    double now = 0;
    double blind_until = 0;
    double last_up = -1;                    ///< when a press last ended
    Point last_at;                          ///< and where
    std::uint32_t layer_at_up = 0;          ///< and the layer that was shown then
    std::vector<std::uint32_t> there_at_up; ///< with these controls
    std::uint32_t under = 0;                ///< the topmost control where the pointer is; 0: none
    std::uint32_t taken = 0;                ///< the control that the present press belongs to; 0: none
    SheetTrail sheets;
    Point went_down_at;         ///< where the button or finger went down last
    bool ground_tapped = false; ///< in this frame the ground of a table was, rather than dragged over
};

/// Begins a frame at a time in seconds of any clock that goes on while nothing is drawn.
void begin_frame(Presses& presses, const Pointer& pointer, double now);
/// Begins a layer over everything drawn before it in this frame.
void begin_layer(Presses& presses, std::uint32_t key, bool sudden);
/// Makes the layer that is drawn now another one than that which was there under the same key with another number.
void tell_apart(Presses& presses, std::uint32_t number);
/// Takes in a control that is drawn now, over those before it, and tells what the pointer does with it.
Press take(Presses& presses, const Pressable& control);
/// Gives a place of the topmost layer a name, for place_of().
void name_place(Presses& presses, std::string_view id, const Rect& area);
/// The press that is going on has become something else, such as scrolling: no control acts when it ends.
void let_go(Presses& presses);
/// Ends the frame. Where a sudden layer has come on top, presses have to wait for a moment, unless it was asked for
/// without the pointer (`expected`).
void end_frame(Presses& presses, bool expected = false);

/// Where something was drawn in the last frame; nullopt: it wasn't, or a layer lies over it.
std::optional<Rect> place_of(const Presses& presses, std::string_view id);

} // namespace palazzo::ui
