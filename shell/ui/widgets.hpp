// The building blocks of screens apart from cards: buttons, plates, choices, sheets. Each is given its area on the
// screen in logical pixels, works by pointer, touch and keyboard (Tab or arrows move, Enter or Space presses) and shows
// when it has the keyboard. Ids are unique within a screen or sheet.
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

// ---- screens and scrolling

/// Begins the presses of a frame, before anything is drawn. The caller keeps `presses` for at least the frame and calls
/// end_frame() at its end. `now` is in seconds of a clock that runs on while nothing is drawn.
void begin_presses(Presses& presses, double now);

/// Begins a screen that fills the window, on the background of the table. Everything up to end_screen() belongs to it.
/// Pass `sudden` for a screen that appears by itself, such as the curtain: it ignores presses for a moment.
Canvas begin_screen(const Theme& theme, const char* id, bool sudden = false);
void end_screen();
/// Reserves the lowest `height` pixels of the window until the end of this frame for a bar that is begun later.
/// screen_area() returns the rest.
void leave_room_below(float height);
/// Reserves the rightmost `width` pixels of the window for a bar, as leave_room_below() does at the lower edge.
void leave_room_beside(float width);
/// Begins a bar in the reserved room; end_screen() ends it. For a bar below a table that stays playable see bar.hpp.
Canvas begin_bar(const Theme& theme, const char* id, const Rect& area);
/// Returns the window in logical pixels, without the room that is reserved for a bar.
Rect screen_area();
/// Returns whether the window is too narrow for things side by side, as on a phone held upright.
bool is_narrow();

/// Lays things out one below the other in a column.
struct Flow {
    Rect area;
    float y = 0.0F; ///< Distance from the top of `area` to the next thing.

    /// Returns the next `height` pixels of the column, and leaves a gap below them.
    Rect take(float height, float gap = space::gap);
    /// Draws text, wrapped to the width of the column.
    void text(const Canvas& canvas, std::string_view text, const TextStyle& style = {}, float gap = space::gap);
};

/// A part of the screen that scrolls by wheel, drag and keyboard. The flow's area is as wide as the visible area and as
/// long as its content. When its screen appears, it is scrolled to the top.
struct Scroll {
    Canvas canvas;
    Flow flow;
};
Scroll begin_scroll(const Canvas& canvas, const char* id, const Rect& area);
/// Draws a gradient over `area`, clear at height `from` and opaque at height `to`, in the colour `ground`, or in the
/// table's if that is 0.
void draw_fade(const Canvas& canvas, const Rect& area, float from, float to, Colour ground = 0);
/// Fades the lower edge of the current scroll into `ground`, or into the table if that is 0, if more content follows
/// below. Call it after the content.
void fade_below(const Canvas& canvas, Colour ground = 0);
/// Ends the current scroll; `flow` has measured its content.
void end_scroll(const Flow& flow);

/// A sheet over the screen, as high as its content: at the lower edge on a phone, a dialog in the middle on larger
/// screens.
struct Sheet {
    Canvas canvas;
    Flow flow;
    bool closed = false;      ///< True if the player closed it: by the cross, by Escape or by a press outside it.
    float* content = nullptr; ///< Height of the content for the next frame, stored by ImGui.
    std::optional<Point> beside =
        {}; ///< Position of a press outside the sheet in this frame; nullopt if there was none.
};
/// Begins a sheet with a title and a cross. Call it in each frame in which the sheet is open, after end_screen(), and
/// call end_sheet() after its content.
Sheet begin_sheet(const Theme& theme, const char* id, std::string_view title, float width = 520.0F);
/// Begins a sheet at the lower edge without a scrim, because the table above it stays important for the decision.
Sheet begin_bottom_sheet(const Theme& theme, const char* id, std::string_view title, float width);
Sheet begin_question(const Theme& theme, const char* id, float width);
/// Begins a sheet at the lower edge without scrim, title and cross, for information while the table stays visible.
Sheet begin_plain_bottom_sheet(const Theme& theme, const char* id, float width);
void end_sheet(const Sheet& sheet);

// ---- pressing

/// The state of pointer and keyboard as one rectangle sees it.
struct Touch {
    bool pressed = false; ///< Pressed in this frame, by pointer or keyboard.
    bool held = false;
    bool hovered = false; ///< A mouse is over it.
    bool focused = false; ///< It has the keyboard, and the focus is to be shown.
    bool down = false;    ///< The pointer went down here and is still down, wherever it is now.
};
/// Makes a rectangle pressable; a smaller one than 44 by 44 pixels is enlarged. Pass `wary` if a press shows hidden
/// information: if the control has just appeared, it ignores the second tap of a double tap.
Touch touch(const char* id, const Rect& area, bool enabled = true, bool wary = false);

/// Tells screens or sheets with the same id apart by `number`: a press that began while the current one had another
/// number does nothing. Call it before drawing controls.
void distinguish_layer(unsigned number);
/// Receives presses that no control drawn later receives. Never takes the keyboard.
Press backdrop(const char* id, const Rect& area);
/// Receives presses like backdrop(). Returns where a press ended in this frame; nullopt if none did.
std::optional<Point> pressed_at(const char* id, const Rect& area);

/// The ground of a table, which fills the screen. Cards are pressed and dragged on it. Controls that are drawn later
/// are above it.
struct Ground {
    Press press;
    Point at;             ///< Position of the pointer.
    bool focused = false; ///< It has the keyboard, and the focus is to be shown.
    bool twice = false;   ///< This mouse press is the second of a double click.
};
/// Returns what pointer and keyboard do on the ground. It has the keyboard when the screen appears.
Ground ground(const char* id);

/// Shows the hand cursor, because the mouse is over something pressable. Controls do this themselves.
void show_hand_cursor();

/// Registers an area under the mirror's name for what is drawn there, if that differs from the control's id.
void name(std::string_view id, const Rect& area);

/// Name of the area that two fingers zoom. Outside it the page leaves pinching to the browser.
inline constexpr std::string_view zoomed_place = "zoomed";

/// Draws the ring that shows where the keyboard is.
void draw_focus(const Canvas& canvas, const Rect& area, float radius);

/// `unavailable` looks like a disabled button, but can be pressed: the caller then says why it does nothing.
enum class ButtonKind { main, secondary, danger, quiet, unavailable };

/// Draws a button whose label may contain **bold** runs and suits. Returns true when it is pressed.
bool button(const Canvas& canvas, const char* id, const Rect& area, std::string_view label,
    ButtonKind kind = ButtonKind::secondary, bool enabled = true, bool wary = false);
/// Draws a button with an icon. `tip` is its name, shown when the mouse is over it. Returns true when it is pressed.
bool icon_button(const Canvas& canvas, const char* id, const Rect& area, Icon icon, std::string_view tip,
    bool enabled = true, ButtonKind kind = ButtonKind::secondary);
/// Draws a large pressable panel; the caller draws its content.
Touch tile(const Canvas& canvas, const char* id, const Rect& area, Colour ground, float radius = space::tile);

// ---- choosing

/// Returns the widths of options side by side that fill `whole` together. `labels` holds the width of each label with
/// its margins. All options are equally wide if every label fits; otherwise each has the width of its label plus an
/// equal share of the remaining (or missing) width.
std::vector<float> option_widths(std::span<const float> labels, float whole);

/// Draws a choice of a few options side by side. Tab moves to the chosen one, the arrow keys to the others. Returns the
/// index that is chosen after this frame.
int segmented(
    const Canvas& canvas, const char* id, const Rect& area, std::span<const std::string_view> options, int chosen);
/// Draws a number between `lowest` and `highest` with a minus and a plus button. Returns the number after this frame.
int stepper(const Canvas& canvas, const char* id, const Rect& area, int value, int lowest, int highest);
/// Draws a slider for a number from 0 to `most`, moved by the pointer or the arrow keys. Returns the number after this
/// frame.
int slider(const Canvas& canvas, const char* id, const Rect& area, int value, int most);
/// Draws a switch as wide as `area` with a label and an optional line of detail. Returns its state after this frame.
bool toggle(
    const Canvas& canvas, const char* id, const Rect& area, std::string_view label, std::string_view detail, bool on);
/// Returns the height in pixels that toggle() needs for its texts at this width.
float toggle_height(const Theme& theme, std::string_view label, std::string_view detail, float width);

/// A row of a list: a label, a line of detail, a value at the right, and an optional icon at the left.
struct Row {
    std::string label;
    std::string detail = {};
    std::string value = {};
    const Icon* icon = nullptr;
    bool leads_on = false; ///< Shows an arrow, because pressing the row opens something.
};
bool row(const Canvas& canvas, const char* id, const Rect& area, const Row& row);
/// Returns the height in pixels that row() needs for its texts at this width.
float row_height(const Theme& theme, const Row& row, float width);

// ---- typing

/// The effect of this frame's input on a text field.
struct Typed {
    std::optional<std::string> text; ///< The new text; nullopt if it didn't change.
    bool done = false;               ///< The field lost the keyboard, by Enter, Escape or a press elsewhere.
};
/// Draws a text field that takes the keyboard when it appears. `hint` is shown while it is empty; the text is limited
/// to `longest` bytes.
Typed text_field(const Canvas& canvas, const char* id, const Rect& area, const std::string& text, const char* hint,
    std::size_t longest);
/// Draws a field as a button before it is edited: its text, and a pen if there is room. Returns true when it is
/// pressed.
bool field_button(const Canvas& canvas, const char* id, const Rect& area, std::string_view text);

// ---- displays

void draw_plate(const Canvas& canvas, const Rect& area, Colour colour, float radius = space::radius);
/// Draws a dashed outline round a place where cards can be laid.
void draw_dashes(const Canvas& canvas, const Rect& area, float radius, Colour colour);
/// Draws a soft shadow that extends `reach` pixels beyond a plate or sheet.
void draw_shadow(const Canvas& canvas, const Rect& area, float radius, float reach);
/// Draws the table: light in the middle, darker towards the edges.
void draw_table(const Canvas& canvas, const Rect& area);
/// Returns the table's colour at a point, for things that fade into it.
Colour table_colour_at(const Palette& colour, const Rect& area, Point p);
/// Returns the text on the avatar for a name: its first letter, or the number if it ends with one, as in `Player 2`.
std::string_view avatar_sign(std::string_view name);
/// Draws a disc with the face of a character, or with avatar_sign() if `name` isn't a character's.
void draw_avatar(const Canvas& canvas, Point centre, float radius, std::string_view name, Colour colour);

/// The content of the plate of a seat.
struct SeatPlate {
    std::string name;
    std::string detail;  ///< Text below the name, such as "5 cards".
    bool counts = false; ///< `detail` is only a number of cards; a small card is drawn before it.
    Colour colour = 0;
    bool acting = false; ///< It is this seat's turn: the plate is light.
    bool out = false;    ///< The player has finished.
};
void draw_seat_plate(const Canvas& canvas, const Rect& area, const SeatPlate& seat);
/// Returns the width that draw_seat_plate() needs for its texts at this height.
float seat_plate_width(const Theme& theme, const SeatPlate& seat, float height);
/// Draws a seat plate in one line, for games with many seats: the name, then the detail in bold.
void draw_seat_line(const Canvas& canvas, const Rect& area, const SeatPlate& seat);
float seat_line_width(const Theme& theme, const SeatPlate& seat, float height);
/// Draws a line or two of text on a plate in the middle of `area`. The plate is no wider than the text needs; long text
/// is set in smaller type. Returns the area of the plate.
Rect draw_banner(const Canvas& canvas, const Rect& area, std::string_view text, Colour ground = 0, Colour ink = 0);
/// Returns the height of the plate in the type size that draw_banner() chooses.
float banner_height(const Theme& theme, std::string_view text, const Rect& area);
/// Returns whether the plate is no higher than `area`.
bool banner_fits(const Theme& theme, std::string_view text, const Rect& area);

} // namespace palazzo::ui
