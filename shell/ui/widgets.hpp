// The controls of screens, apart from cards: buttons, plates, choices, sheets. Each gets its area on the screen in
// logical pixels and works by pointer, touch and keyboard: Tab or arrow keys move between controls, and Enter or Space
// presses. A control shows when it has the keyboard focus. Ids are unique within a screen or sheet.
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

// ---- Screens and scrolling ----

/// Begins the presses of a frame, before anything is drawn. The caller keeps `presses` until it calls end_frame() at
/// the end of the frame. `now` is the time in seconds of a clock that also runs while nothing is drawn.
void begin_presses(Presses& presses, double now);

/// Begins a screen that fills the window, with the table as its background. Everything that is drawn before
/// end_screen() belongs to it. Pass `appears_by_itself` for a screen that appears by itself, such as the curtain: it
/// ignores presses for a moment.
Canvas begin_screen(const Theme& theme, const char* id, bool appears_by_itself = false);
void end_screen();
/// Reserves the lowest `height` pixels of the window until the end of this frame, for a bar that is begun later.
/// screen_area() then returns the window without these pixels.
void leave_room_below(float height);
/// Reserves the rightmost `width` pixels of the window until the end of this frame, for a bar that is begun later.
void leave_room_beside(float width);
/// Begins a bar in the reserved room; end_screen() ends it. For a bar below a table that can still be played on, see
/// bar.hpp.
Canvas begin_bar(const Theme& theme, const char* id, const Rect& area);
/// Returns the window in logical pixels, without the room that is reserved for a bar.
Rect screen_area();
/// Returns whether the window is too narrow for controls side by side, as on a phone in portrait.
bool is_window_narrow();

/// Places the parts of a column one below the other.
struct ColumnFlow {
    Rect area;
    float y = 0.0F; ///< Distance from the top of `area` to the next part.

    /// Returns the area of the next `height` pixels of the column, and leaves a gap below them.
    Rect take_area(float height, float gap = space::gap);
    /// Draws text, wrapped to the width of the column.
    void add_text(const Canvas& canvas, std::string_view text, const TextStyle& style = {}, float gap = space::gap);
};

/// A part of the screen that scrolls by wheel, drag and keyboard. The area of `flow` is as wide as the visible part and
/// as long as the content. When the screen appears, the part is scrolled to the top.
struct ScrollArea {
    Canvas canvas;
    ColumnFlow flow;
};
ScrollArea begin_scroll(const Canvas& canvas, const char* id, const Rect& area);
/// Draws a gradient over `area` that is transparent at the y `from` and opaque at the y `to`. Its colour is `ground`; 0
/// means the colour of the table.
void draw_fade(const Canvas& canvas, const Rect& area, float from, float to, Colour ground = 0);
/// Fades out the lower edge of the current scroll area if more content follows below. The fade has the colour `ground`;
/// 0 means the colour of the table. Call it after the content.
void draw_bottom_fade(const Canvas& canvas, Colour ground = 0);
/// Ends the current scroll area. The height of its content is taken from `flow`.
void end_scroll(const ColumnFlow& flow);

/// A sheet over the screen. It is as high as its content. On a phone it is at the lower edge of the screen. On larger
/// screens it is in the middle, as a dialog.
struct Sheet {
    Canvas canvas;
    ColumnFlow flow;
    /// True if the player has closed the sheet: with its closing button, with Escape or by a press outside it.
    bool closed = false;
    float* content_height = nullptr; ///< Height of the content, which ImGui stores for the next frame.
    /// Position of a press outside the sheet in this frame; nullopt if there was none.
    std::optional<Point> press_outside = {};
};
/// Begins a sheet with a title and a closing button. Call it after end_screen() in each frame in which the sheet is
/// open, and call end_sheet() after the sheet's content.
Sheet begin_sheet(const Theme& theme, const char* id, std::string_view title, float width = 520.0F);
/// Begins a sheet at the lower edge without a scrim, because players look at the table above it to decide.
Sheet begin_bottom_sheet(const Theme& theme, const char* id, std::string_view title, float width);
Sheet begin_question_sheet(const Theme& theme, const char* id, float width);
/// Begins a sheet at the lower edge without scrim, title and closing button, for information while the table stays
/// visible.
Sheet begin_plain_bottom_sheet(const Theme& theme, const char* id, float width);
void end_sheet(const Sheet& sheet);

// ---- Controls that can be pressed ----

/// The state of pointer and keyboard for one rectangle of the screen.
struct ControlState {
    bool pressed = false; ///< True if the rectangle was pressed in this frame, by pointer or keyboard.
    bool held = false;
    bool hovered = false; ///< True while a mouse is over the rectangle.
    bool focused = false; ///< True if the rectangle has the keyboard focus and has to show it.
    bool down = false;    ///< True if the pointer went down in the rectangle and is still down, wherever it is now.
};
/// Makes `area` pressable. If it is smaller than 44 by 44 pixels, the pressable area is enlarged. Pass true for
/// `guards_hidden` if a press shows hidden information: a control that has just appeared then ignores the second tap of
/// a double tap.
ControlState make_pressable(const char* id, const Rect& area, bool enabled = true, bool guards_hidden = false);

/// Distinguishes screens or sheets with the same id by `number`: a press that began under one number does nothing under
/// another. Call it before drawing controls.
void distinguish_layer(unsigned number);
/// Returns the state of the press in `area`, unless the press is on a control that is drawn later. The area never gets
/// the keyboard focus.
Press backdrop_press(const char* id, const Rect& area);
/// Returns the point where a press in `area` has ended in this frame; nullopt if none has ended. A press on a control
/// that is drawn later doesn't count.
std::optional<Point> release_point(const char* id, const Rect& area);

/// The state of pointer and keyboard on the ground of a table. The ground fills the screen, and cards are pressed and
/// dragged on it. Controls that are drawn later are above it.
struct GroundState {
    Press press;
    Point at;                    ///< Position of the pointer.
    bool focused = false;        ///< True if the ground has the keyboard focus and has to show it.
    bool double_clicked = false; ///< True if this press of a mouse is the second one of a double click.
};
/// Returns the state of pointer and keyboard on the ground, which gets the keyboard focus when the screen appears.
GroundState ground_state(const char* id);

/// Shows the hand cursor, because the mouse is over something that can be pressed. Controls call it themselves.
void show_hand_cursor();

/// Registers `area` under `id`, the name in the mirror of the control that is drawn there. make_pressable() calls it
/// with the control's own id; call it if the mirror uses another name.
void name_area(std::string_view id, const Rect& area);

/// Draws an arrow at the upper edge of the area that was registered under `id` in this frame, on the screen `screen`,
/// which end_screen() has ended. Draws nothing if there is no such area.
void point_at(const Theme& theme, const char* screen, std::string_view id);

/// Name of the area that two fingers can zoom. Outside it, the browser zooms the page.
inline constexpr std::string_view zoom_area_name = "zoomed";

/// Draws the ring that shows which control has the keyboard focus.
void draw_focus(const Canvas& canvas, const Rect& area, float radius);

/// The look of a button. A button that is `unavailable` looks disabled, but it can be pressed: the caller then says why
/// it does nothing.
enum class ButtonKind { main, secondary, danger, quiet, unavailable };

/// Draws a button whose label may contain **bold** runs and suits. Returns true when the button is pressed.
bool button(const Canvas& canvas, const char* id, const Rect& area, std::string_view label,
    ButtonKind kind = ButtonKind::secondary, bool enabled = true, bool guards_hidden = false);
/// Draws a button with an icon. `tip` is the button's name, which is shown when the mouse is over it. Returns true when
/// the button is pressed.
bool icon_button(const Canvas& canvas, const char* id, const Rect& area, Icon icon, std::string_view tip,
    bool enabled = true, ButtonKind kind = ButtonKind::secondary);
/// Draws a large panel that can be pressed. The caller draws its content.
ControlState tile(
    const Canvas& canvas, const char* id, const Rect& area, Colour ground, float radius = space::tile_radius);

// ---- Controls for choosing ----

/// Returns the widths of options that are side by side and together `whole` wide. `labels` contains the width of each
/// label with its margins. If every label fits, all options are equally wide. Otherwise each option has the width of
/// its label, and the width that is left over or missing is divided equally between the options.
std::vector<float> option_widths(std::span<const float> labels, float whole);

/// Draws a choice between a few options side by side. Tab moves to the chosen option, the arrow keys to the others.
/// Returns the index that is chosen after this frame.
int segmented_choice(
    const Canvas& canvas, const char* id, const Rect& area, std::span<const std::string_view> options, int chosen);
/// Draws a number between `lowest` and `highest` with a minus and a plus button. Returns the number after this frame.
int stepper(const Canvas& canvas, const char* id, const Rect& area, int value, int lowest, int highest);
/// Draws a slider for a number from 0 to `most`, which the pointer or the arrow keys move. Returns the number after
/// this frame.
int slider(const Canvas& canvas, const char* id, const Rect& area, int value, int most);
/// Draws a switch as wide as `area` with a label and an optional line of detail. Returns its state after this frame.
bool toggle(
    const Canvas& canvas, const char* id, const Rect& area, std::string_view label, std::string_view detail, bool on);
/// Returns the height in pixels that toggle() needs for its texts if it is `width` wide.
float toggle_height(const Theme& theme, std::string_view label, std::string_view detail, float width);

/// A row of a list: a label, a line of detail, a value at the right, and an optional icon at the left.
struct Row {
    std::string label;
    std::string detail = {};
    std::string value = {};
    const Icon* icon = nullptr;
    bool opens_something = false; ///< True if pressing the row opens something; the row then shows an arrow.
};
bool row(const Canvas& canvas, const char* id, const Rect& area, const Row& row);
/// Returns the height in pixels that row() needs for its texts if it is `width` wide.
float row_height(const Theme& theme, const Row& row, float width);

// ---- Text fields ----

/// The effect of this frame's input on a text field.
struct TextFieldResult {
    std::optional<std::string> text; ///< The new text; nullopt if it didn't change.
    bool done = false; ///< True if the field has lost the keyboard focus, by Enter, Escape or a press elsewhere.
};
/// Draws a text field that gets the keyboard focus when it appears. `hint` is shown while the field is empty. The text
/// is limited to `longest` bytes.
TextFieldResult text_field(const Canvas& canvas, const char* id, const Rect& area, const std::string& text,
    const char* hint, std::size_t longest);
/// Draws a text field that isn't being edited: a button with the text of the field, and with a pen if there is room.
/// Returns true when it is pressed.
bool field_button(const Canvas& canvas, const char* id, const Rect& area, std::string_view text);

// ---- Parts of the screen that only show something ----

void draw_plate(const Canvas& canvas, const Rect& area, Colour colour, float radius = space::radius);
/// Draws a dashed outline around a place where cards can be laid.
void draw_dashed_outline(const Canvas& canvas, const Rect& area, float radius, Colour colour);
/// Draws a soft shadow that extends `reach` pixels beyond a plate or sheet.
void draw_shadow(const Canvas& canvas, const Rect& area, float radius, float reach);
/// Draws the table: light in the middle, darker towards the edges.
void draw_table(const Canvas& canvas, const Rect& area);
/// Returns the table's colour at a point, for parts of the screen that fade into the table.
Colour table_colour_at(const Palette& colour, const Rect& area, Point p);
/// Returns the text on the avatar of a player: the first letter of the name or, as in `Player 2`,
/// the number at its end.
std::string_view avatar_text(std::string_view name);
/// Draws a disc with the face of the character called `name`. If there is no such character, draws avatar_text()
/// instead.
void draw_avatar(const Canvas& canvas, Point centre, float radius, std::string_view name, Colour colour);

/// The content of the plate of a seat.
struct SeatPlate {
    std::string name;
    std::string detail;           ///< Text below the name, such as "5 cards".
    bool detail_is_count = false; ///< True if `detail` is only a number of cards; a small card is then drawn before it.
    Colour colour = 0;
    bool acting = false;       ///< True if it is this seat's turn; the plate is then light.
    bool has_finished = false; ///< True if the player has finished.
};
void draw_seat_plate(const Canvas& canvas, const Rect& area, const SeatPlate& seat);
/// Returns the width that draw_seat_plate() needs for its texts if the plate is `height` high.
float seat_plate_width(const Theme& theme, const SeatPlate& seat, float height);
/// Draws the plate of a seat in one line, for games with many seats: the name, and after it the detail in bold.
void draw_seat_line(const Canvas& canvas, const Rect& area, const SeatPlate& seat);
float seat_line_width(const Theme& theme, const SeatPlate& seat, float height);
/// Draws one or two lines of text on a plate in the middle of `area`. The plate is no wider than the text needs; long
/// text is drawn in smaller type. Returns the area of the plate.
Rect draw_banner(const Canvas& canvas, const Rect& area, std::string_view text, Colour ground = 0, Colour ink = 0);
/// Returns the height of the plate that draw_banner() would draw.
float banner_height(const Theme& theme, std::string_view text, const Rect& area);
/// Returns whether the plate that draw_banner() would draw is no higher than `area`.
bool banner_fits(const Theme& theme, std::string_view text, const Rect& area);

} // namespace palazzo::ui
