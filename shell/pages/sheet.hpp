// Sheets as values: menus, rules, stored games, settings, results. One description is drawn on the canvas and put into
// words for the mirror.
#pragma once

#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/cards/board.hpp"
#include "shell/cards/scene.hpp"
#include "shell/ui/icons.hpp"
#include "shell/ui/theme.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

/// A small board: cards on squares, and marked squares.
struct BoardPicture {
    enum class Mark { allowed, refused, whole, growing };
    struct Card {
        ui::Face card;
        ui::Square at;
    };
    struct MarkedSquare {
        Mark mark = Mark::allowed;
        ui::Square at;
    };
    std::vector<Card> cards;
    std::vector<MarkedSquare> marks;
    ui::Face in_hand; ///< Card beside the board; may be none.
};

/// Cards in rows of groups, each below its caption: a pile, a hand, a word.
struct CardsPicture {
    struct Card {
        ui::Face face;
        ui::CardLook look; ///< A card that may be played is raised.
    };
    struct Group {
        std::string caption;
        std::vector<Card> cards;
        float step = 1.14F;    ///< Distance from one card to the next, in card widths.
        bool on_backs = false; ///< Each card lies on one that is face down.
    };
    std::vector<std::vector<Group>> rows;
};

/// Numbers over time: a line for each seat, in its colour.
struct Plot {
    std::vector<std::vector<int>> lines; ///< The numbers of each seat, at the beginning and after each move.
    std::vector<std::size_t> marks;      ///< Number of each marked move.
};

/// An item of a sheet.
struct SheetItem {
    enum class Kind {
        text,     ///< `label`, which may contain **bold** parts.
        heading,  ///< `label`.
        section,  ///< `label`, a large heading; in the mirror it begins a region.
        step,     ///< `label` with the number `chosen`.
        button,   ///< A button of the full width.
        main,     ///< The button that players will most likely press.
        danger,   ///< A button that destroys something.
        row,      ///< A row of a list that opens something: `label` above `detail`.
        choice,   ///< One of `options`.
        toggle,   ///< A switch.
        board,    ///< `board` as a picture, and `lines` for screen readers.
        cards,    ///< `cards` as a picture, and `lines` for screen readers.
        plot,     ///< `plot`, which isn't in the mirror, because texts beside it say the same.
        code,     ///< `label` as a QR code, unless it is too long for one.
        field,    ///< A text field: `label` above `detail`, its text.
        notice,   ///< `label` on a plate, because it is important.
        standing, ///< A row of a result: `label` at the left, `detail` at the right.
        figure    ///< A row with a number: `label` at the left, `detail` at the right.
    };

    Kind kind = Kind::text;
    std::string id;
    std::string label;
    std::string detail;
    std::vector<std::string> options;
    /// Index of a choice, number of a step; 1 for a switch that is on, a field that is typed in on the canvas, and the
    /// best standing.
    int chosen = 0;
    std::size_t longest = 0; ///< Length limit of a field, in bytes.
    std::optional<ui::Icon> icon;
    BoardPicture board;
    CardsPicture cards;
    Plot plot;
    std::vector<ui::TableTheme> cloths; ///< A picture of each option of a choice: the cloth of a table.
    std::vector<ui::CardBack> backs;    ///< A picture of each option of a choice: the back of a card.
    std::vector<std::string> lines;     ///< Description of a picture.
    Seat seat = 0;                      ///< Seat of a standing.
};

struct SheetModel {
    std::string id;
    std::string title;
    std::vector<SheetItem> items;
    /// Parts of texts in other languages; `line` is the index of the item. For a field, the language of what is typed.
    std::vector<a11y::Foreign> foreign = {};
};

SheetItem text_item(std::string text);
SheetItem heading_item(std::string text);
SheetItem section_item(std::string text);
SheetItem step_item(int number, std::string text);
SheetItem button_item(SheetItem::Kind kind, std::string id, std::string label);
/// `chosen` is an index into `options`.
SheetItem choice_item(std::string id, std::string label, std::vector<std::string> options, int chosen);
SheetItem toggle_item(std::string id, std::string label, std::string detail, bool on);
SheetItem row_item(std::string id, std::string label, std::string detail, std::optional<ui::Icon> icon = {});
/// A field has the actions `type:ID` (it was pressed), `field:ID` (its new text) and `typed` (it was left).
SheetItem field_item(std::string id, std::string label, std::string text, std::size_t longest, bool typing);

/// Draws the sheet over the screen. Returns the pressed action: `close`, or that of an item; nullopt if none is
/// pressed.
std::optional<a11y::Action> draw_sheet(const ui::Theme& theme, const SheetModel& model);
a11y::Mirror mirror_sheet(const i18n::Voice& voice, const SheetModel& model);

} // namespace palazzo::pages
