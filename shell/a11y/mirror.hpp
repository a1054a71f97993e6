// The table in words: what a screen shows and what can be done there, for people who don't see the canvas. A screen
// describes its mirror as a plain value; the platform lays it out as real headings, lists and buttons beside the
// canvas.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::a11y {

/// Something that can be done. `id` is unique on the screen and comes back in Pressed when it is used.
struct Control {
    enum class Kind { button, toggle, choice, text };

    Kind kind = Kind::button;
    std::string id;
    std::string label;     ///< the accessible name
    std::string move = {}; ///< the move it makes, as JSON (`data-move`); empty: it makes none
    bool enabled = true;
    std::string why = {};                  ///< why it is disabled, as its description
    bool pressed = false;                  ///< toggle: whether it is on
    std::vector<std::string> options = {}; ///< choice: the labels to choose from
    int chosen = 0;                        ///< choice: the index of the one in force
    std::string value = {};                ///< text: what stands in the field
    std::string keys = {};                 ///< text: letters to offer beside it, with blanks between
    std::string language = {};             ///< text: what is written in it; empty: the page's
    std::string submit = {};               ///< text: what enter uses
    std::string ended = {};                ///< text: what is to be told when the page's field over it is left

    friend bool operator==(const Control&, const Control&) = default;
};

/// A part of a text that is in another language than the text, by its code. Parts of one text stand in their order.
struct Foreign {
    std::string text;
    std::string language;
    std::size_t line = 0;     ///< of a region: which of its lines it is in
    std::string control = {}; ///< or in the label of the control with this id

    friend bool operator==(const Foreign&, const Foreign&) = default;
};

/// A named part of the screen: a zone with its cards, or a group of controls. The one with the id `moves` holds the
/// moves of the human seat to act.
struct Region {
    std::string id;
    std::string heading;
    std::vector<std::string> lines = {}; ///< what lies there, a line each
    std::vector<Control> controls = {};
    std::vector<Foreign> foreign = {}; ///< parts of lines and labels

    friend bool operator==(const Region&, const Region&) = default;
};

/// A whole screen in words.
struct Mirror {
    std::string title; ///< the page's heading
    std::vector<Region> regions;
    bool dialog = false;     ///< whether this is a dialog over another screen, which then isn't mirrored
    std::string escape = {}; ///< the control that escape uses in a dialog; empty: none
    std::string back = {};   ///< what the system's Back does, an action's id; empty: it leads out of the program
    int steps = 0;           ///< how often Back leads back before it leads out

    friend bool operator==(const Mirror&, const Mirror&) = default;
};

/// A control that was used. `value`: the new text of a text field, the index of a choice as decimal, else empty.
struct Pressed {
    std::string id;
    std::string value = {};
};

} // namespace palazzo::a11y
