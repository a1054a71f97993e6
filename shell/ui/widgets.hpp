// What a screen is built of besides cards: buttons, plates, choices, sheets. Each takes its place on the screen in
// logical pixels, works by pointer, touch and keyboard (tab or arrows to move, enter or space to press) and shows where
// the keyboard is. Ids are unique within a screen or sheet.
#pragma once

#include "shell/ui/icons.hpp"
#include "shell/ui/press.hpp"
#include "shell/ui/text.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace palazzo::ui {

// ---- screens and what scrolls

/// Begins the presses of a frame, before anything is drawn; they stay the caller's and have to outlive the frame, at
/// whose end end_frame() is called. `now`: seconds of a clock that goes on while nothing is drawn.
void begin_presses(Presses& presses, double now);

/// Starts a screen that fills the window, with the table as its ground. Everything up to end_screen() belongs to it.
/// A sudden one comes by itself, as the curtain does: it takes no press at first.
Canvas begin_screen(const Theme& theme, const char* id, bool sudden = false);
void end_screen();
/// Keeps so much of the window's lower end free of what is drawn until the end of this frame, for a bar that is begun
/// there after it: screen_area() is what is left.
void leave_room_below(float height);
/// The same at its right.
void leave_room_beside(float width);
/// Starts that bar; end_screen() ends it. One below a table that is played on is in bar.hpp.
Canvas begin_bar(const Theme& theme, const char* id, const Rect& area);
/// The window in logical pixels, without the room that was left for a bar.
Rect screen_area();
/// Whether the window is too narrow for things side by side: a phone held upright.
bool is_narrow();

/// Places one thing below the other within a column.
struct Flow {
    Rect area;
    float y = 0.0F; ///< below `area`'s top, where the next one goes

    /// The next `height` pixels of the column, and a gap below them.
    Rect take(float height, float gap = space::gap);
    /// Text, wrapped to the column.
    void text(const Canvas& canvas, std::string_view text, const TextStyle& style = {}, float gap = space::gap);
};

/// Starts a part of the screen that scrolls by wheel, by drag and by keyboard. The flow's area is as wide as `area` and
/// as long as its content. It begins at its top when its screen comes up.
struct Scroll {
    Canvas canvas;
    Flow flow;
};
Scroll begin_scroll(const Canvas& canvas, const char* id, const Rect& area);
/// Lets what is drawn in an area pass into `ground`, or the table if that is 0, from one height to another.
void draw_fade(const Canvas& canvas, const Rect& area, float from, float to, Colour ground = 0);
/// Lets the content of the scroll that is open fade where more of it follows below, into `ground`, or the table if that
/// is 0. Call it last.
void fade_below(const Canvas& canvas, Colour ground = 0);
/// Ends it; `flow` as it was left tells how long the content is.
void end_scroll(const Flow& flow);

/// A sheet over the screen: at the bottom edge on a phone, a dialog in the middle elsewhere, as high as its content.
struct Sheet {
    Canvas canvas;
    Flow flow;
    bool closed = false;              ///< the player closed it: the cross, escape, or a press beside it
    float* content = nullptr;         ///< where ImGui keeps the content's height for the next frame
    std::optional<Point> beside = {}; ///< where it was pressed beside; nullopt: it wasn't
};
/// Call it in each frame in which the sheet is open, after end_screen(), and end_sheet() after its content. One that
/// wants an answer has neither title nor cross; `closed` says that it was pressed beside it.
Sheet begin_sheet(const Theme& theme, const char* id, std::string_view title, float width = 520.0F);
/// One at the bottom edge, without a scrim: what it asks is decided by what lies on the table above.
Sheet begin_low_sheet(const Theme& theme, const char* id, std::string_view title, float width);
Sheet begin_question(const Theme& theme, const char* id, float width);
/// One at the bottom edge, with neither scrim nor title nor cross: it says something while the table goes on showing.
Sheet begin_remark(const Theme& theme, const char* id, float width);
void end_sheet(const Sheet& sheet);

// ---- pressing

/// What pointer and keyboard do with a rectangle.
struct Touch {
    bool pressed = false; ///< just now
    bool held = false;
    bool hovered = false; ///< by a mouse
    bool focused = false; ///< the keyboard is here, and shows
    bool down = false;    ///< the pointer went down here and still is, wherever it is now
};
/// Makes a rectangle one that can be pressed; it is grown to 44 pixels where it is smaller.
/// A wary one gives something away: where it has just come it passes over the second of two taps.
Touch touch(const char* id, const Rect& area, bool enabled = true, bool wary = false);

/// Makes the screen or sheet that is open another one than the last that was drawn under its id, by its number: what
/// was pressed on that one does nothing on this. Call it first.
void tell_apart(unsigned number);
/// Takes presses that nothing drawn later takes; the keyboard never comes here.
Press backdrop(const char* id, const Rect& area);
/// The same; where it was pressed just now, nullopt: it wasn't.
std::optional<Point> pressed_at(const char* id, const Rect& area);

/// The ground of a table, all of the screen, where cards are pressed and dragged. What is drawn after it comes first.
struct Ground {
    Press press;
    Point at;             ///< where the pointer is
    bool focused = false; ///< the keyboard is here, and shows
    bool twice = false;   ///< this press of a mouse is the second in a moment at the same spot
};
/// The keyboard is there from the beginning.
Ground ground(const char* id);

/// The mouse is over what can be pressed: its pointer says so. Controls say it themselves.
void point_at_pressable();

/// Gives what is drawn in an area the mirror's name for it, where that isn't the control's own id.
void name(std::string_view id, const Rect& area);

/// The name of what two fingers zoom. Elsewhere the page leaves them to the browser.
inline constexpr std::string_view zoomed_place = "zoomed";

/// Draws the ring that shows where the keyboard is.
void draw_focus(const Canvas& canvas, const Rect& area, float radius);

enum class ButtonKind { main, secondary, danger, quiet };

/// A button with a label, which may hold **bold** and suits. True when pressed.
bool button(const Canvas& canvas, const char* id, const Rect& area, std::string_view label,
    ButtonKind kind = ButtonKind::secondary, bool enabled = true, bool wary = false);
/// A button with a sign, and its name as a tip under the mouse.
bool icon_button(const Canvas& canvas, const char* id, const Rect& area, Icon icon, std::string_view tip,
    bool enabled = true, ButtonKind kind = ButtonKind::secondary);
/// A large area that can be pressed, drawn as a panel; the caller draws its content.
Touch tile(const Canvas& canvas, const char* id, const Rect& area, Colour ground, float radius = space::tile);

// ---- choosing

/// How wide each of some options beside each other is, which take `whole` together: all alike if every label, measured
/// with its margins, fits its part; else each as wide as its label and an equal part of what is left, or lacking.
std::vector<float> option_widths(std::span<const float> labels, float whole);

/// One of a few, side by side. Tab leads to the chosen one, the arrow keys to the others. Returns the chosen index
/// after this frame.
int segmented(
    const Canvas& canvas, const char* id, const Rect& area, std::span<const std::string_view> options, int chosen);
/// A number between two ends, with minus and plus. Returns it after this frame.
int stepper(const Canvas& canvas, const char* id, const Rect& area, int value, int lowest, int highest);
/// A number from 0 to `most` on a line, by a knob that follows the pointer, or by the arrow keys. Returns it after this
/// frame.
int slider(const Canvas& canvas, const char* id, const Rect& area, int value, int most);
/// A labelled switch over the width of `area`, with an optional line of detail. Returns its state after this frame.
bool toggle(
    const Canvas& canvas, const char* id, const Rect& area, std::string_view label, std::string_view detail, bool on);
/// The height in units that toggle() wants for its texts at a width.
float toggle_height(const Theme& theme, std::string_view label, std::string_view detail, float width);

/// A row of a list: a label, a line of detail, a value at the right, a sign at the left or none.
struct Row {
    std::string label;
    std::string detail = {};
    std::string value = {};
    const Icon* icon = nullptr;
    bool leads_on = false; ///< shows an arrow: pressing opens something
};
bool row(const Canvas& canvas, const char* id, const Rect& area, const Row& row);
/// The height in units that row() wants for its texts at a width.
float row_height(const Theme& theme, const Row& row, float width);

// ---- typing

/// What a field says after this frame.
struct Typed {
    std::optional<std::string> text; ///< another text than before
    bool done = false;               ///< it lost the keyboard: enter, escape, or a press elsewhere
};
/// A field that takes the keyboard as it appears; `hint` shows while it is empty, and it takes `longest` bytes.
Typed text_field(const Canvas& canvas, const char* id, const Rect& area, const std::string& text, const char* hint,
    std::size_t longest);
/// The same field before it is pressed: its text, and a pen where there is room. True when pressed.
bool field_button(const Canvas& canvas, const char* id, const Rect& area, std::string_view text);

// ---- showing

void draw_plate(const Canvas& canvas, const Rect& area, Colour colour, float radius = space::radius);
/// The dashes round a place where cards may be laid.
void draw_dashes(const Canvas& canvas, const Rect& area, float radius, Colour colour);
/// A soft shadow below a plate or sheet.
void draw_shadow(const Canvas& canvas, const Rect& area, float radius, float reach);
/// The table: light in the middle, darker to the edges.
void draw_table(const Canvas& canvas, const Rect& area);
/// The table's colour at a point, for what has to pass into it.
Colour table_at(const Palette& colour, const Rect& area, Point p);
/// What stands for a name on a disc: its first letter; of one that ends with a number, as `Player 2`, the number.
std::string_view avatar_sign(std::string_view name);
/// A disc with that.
void draw_avatar(const Canvas& canvas, Point centre, float radius, std::string_view name, Colour colour);

/// Who sits somewhere.
struct SeatPlate {
    std::string name;
    std::string detail;  ///< "5 cards"
    bool counts = false; ///< `detail` is a bare number of cards: a small card stands before it
    Colour colour = 0;
    bool acting = false; ///< it is this seat's turn: the plate is light
    bool out = false;    ///< has finished
};
void draw_seat_plate(const Canvas& canvas, const Rect& area, const SeatPlate& seat);
/// How wide draw_seat_plate wants to be for its texts at a height.
float seat_plate_width(const Theme& theme, const SeatPlate& seat, float height);
/// The same in one line, for many seats: the name, then the detail in bold.
void draw_seat_line(const Canvas& canvas, const Rect& area, const SeatPlate& seat);
float seat_line_width(const Theme& theme, const SeatPlate& seat, float height);
/// A line or two on a plate in the middle of `area`, no wider than the text needs, in smaller type where it is long.
/// Returns where the plate is.
Rect draw_banner(const Canvas& canvas, const Rect& area, std::string_view text, Colour ground = 0, Colour ink = 0);
/// How high the plate is in the type that it takes there.
float banner_height(const Theme& theme, std::string_view text, const Rect& area);
/// Whether the plate stays within its area's height.
bool banner_fits(const Theme& theme, std::string_view text, const Rect& area);

} // namespace palazzo::ui
