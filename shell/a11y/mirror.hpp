// The mirror of a screen: what it shows and what can be done there, in words, for people who don't see the canvas. A
// screen describes its mirror as a plain value; the platform turns it into real headings, lists and buttons beside the
// canvas.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::a11y {

/// Something that can be done. `id` is unique on the screen and is returned in `Pressed` when the control is used.
/// Members that describe a toggle, a choice or a text field are used by that kind only.
struct Control {
    enum class Kind { button, toggle, choice, text };

    Kind kind = Kind::button;
    std::string id;
    std::string label;     ///< Accessible name.
    std::string move = {}; ///< Move that the control makes, as JSON (attribute `data-move`); empty if it makes none.
    bool enabled = true;
    std::string why = {};                  ///< Reason why the control is disabled, shown as its description.
    bool pressed = false;                  ///< True if a toggle is on.
    std::vector<std::string> options = {}; ///< Labels of a choice.
    int chosen = 0;                        ///< Index of the chosen label of a choice.
    std::string value = {};                ///< Text in a text field.
    std::string keys = {};                 ///< Letters to offer beside a text field, separated by blanks.
    std::string language = {};             ///< Language that is typed into a text field; empty if it is the page's.
    std::string submit = {};               ///< Id of the control that Enter in a text field uses.
    std::string ended = {}; ///< Id that is reported as pressed when the page's text field loses the keyboard.

    friend bool operator==(const Control&, const Control&) = default;
};

/// A part of a text that is in another language than the rest, given by its language code. The parts of one text are
/// listed in the order in which they occur in it.
struct Foreign {
    std::string text;
    std::string language;     ///< BCP 47 code, such as `es`.
    std::size_t line = 0;     ///< Index of the region's line that contains the text, if `control` is empty.
    std::string control = {}; ///< Id of the control whose label contains the text; empty if a line contains it.

    friend bool operator==(const Foreign&, const Foreign&) = default;
};

/// A named part of the screen: an area with its cards, or a group of controls. The region with the id `moves` holds the
/// moves of the human seat to act.
struct Region {
    std::string id;
    std::string heading;
    std::vector<std::string> lines = {}; ///< Texts that are shown there, from top to bottom.
    std::vector<Control> controls = {};
    std::vector<Foreign> foreign = {}; ///< Parts of lines and labels in other languages.

    friend bool operator==(const Region&, const Region&) = default;
};

/// A whole screen in words.
struct Mirror {
    std::string title; ///< the page's heading
    std::vector<Region> regions;
    bool dialog = false;     ///< True for a dialog over another screen, which isn't mirrored while the dialog is open.
    std::string escape = {}; ///< Id of the control that Escape uses in a dialog; empty if there is none.
    std::string back = {};   ///< Id of the action for the system's Back; empty if Back leaves the program.
    int steps = 0;           ///< Number of times that Back can be used before it leaves the program.

    friend bool operator==(const Mirror&, const Mirror&) = default;
};

/// A control that was used. `value` is the new text of a text field or the index of a choice in decimal; empty for
/// other kinds.
struct Pressed {
    std::string id;
    std::string value = {};
};

} // namespace palazzo::a11y
