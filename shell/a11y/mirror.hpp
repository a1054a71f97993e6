// The mirror of a screen: its texts and its controls, for people who don't see the canvas. A screen describes its
// mirror as a plain value, and the platform turns it into real headings, lists and buttons beside the canvas.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace palazzo::a11y {

/// A control that the player can use. `id` is unique on the screen, and is returned in `UsedControl` when the control
/// is used. A choice is a list of options of which one is chosen. Members whose comments mention a toggle, a choice or
/// a text field are used only by controls of that kind.
struct Control {
    enum class Kind { button, toggle, choice, text };

    Kind kind = Kind::button;
    std::string id;
    std::string label;     ///< Name of the control for screen readers.
    std::string move = {}; ///< Move that the control makes, as JSON (attribute `data-move`); empty if it makes none.
    bool enabled = true;
    std::string why = {}; ///< Reason why the control is disabled, used as its description; may be empty.
    bool pressed = false; ///< True if the control is a toggle that is on.
    std::vector<std::string> options = {}; ///< Labels of a choice's options.
    int chosen = 0;                        ///< Index of the option that is chosen in a choice.
    std::string value = {};                ///< Text in a text field.
    std::string keys = {};                 ///< Letters for which a text field offers keys, separated by spaces.
    std::string language = {};             ///< Language of the text in a text field; empty for the program's language.
    std::string submit = {};               ///< Id of the action that Enter in a text field causes.
    std::string ended = {}; ///< Id of the action that happens when the text field loses the keyboard focus.

    friend bool operator==(const Control&, const Control&) = default;
};

/// A part of a text that is in another language than the rest. If a text has several such parts, they are listed in the
/// order in which they occur in it.
struct ForeignText {
    std::string text;
    std::string language;     ///< BCP 47 code, such as `es`.
    std::size_t line = 0;     ///< Index of the region's line that contains the text, if `control` is empty.
    std::string control = {}; ///< Id of the control whose label contains the text; empty if `line` says where it is.

    friend bool operator==(const ForeignText&, const ForeignText&) = default;
};

/// A named part of the screen: a part of the table with the cards in it, or a group of controls. The region with the id
/// `moves` holds the moves of the human seat to act.
struct Region {
    std::string id;
    std::string heading;
    std::vector<std::string> lines = {}; ///< Texts of the region, from top to bottom.
    std::vector<Control> controls = {};
    std::vector<ForeignText> foreign = {}; ///< Parts of lines and labels that are in other languages.

    friend bool operator==(const Region&, const Region&) = default;
};

/// The texts and controls of a whole screen.
struct Mirror {
    std::string title; ///< Heading of the page.
    std::vector<Region> regions;
    /// True if this is a dialog over another screen, which has no mirror while the dialog is open.
    bool dialog = false;
    std::string escape = {}; ///< Id of the action that Escape causes in a dialog; empty if it causes none.
    std::string back = {};   ///< Id of the action of the system's Back button; empty if Back leaves the program.
    int steps = 0;           ///< Number of times that Back can be used before it leaves the program.

    friend bool operator==(const Mirror&, const Mirror&) = default;
};

/// A control that the player has used. `value` is the new text of a text field, or the index of the option chosen in a
/// choice, in decimal. For other kinds of controls it is empty.
struct UsedControl {
    std::string id;
    std::string value = {};
};

} // namespace palazzo::a11y
