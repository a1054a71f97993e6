// Sheets, such as menus, rules, stored games, settings and results. A sheet is described by a value, which is drawn on
// the canvas and also made into the text of the mirror.
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
    enum class BoardMark { allowed, refused, whole, growing };
    struct PlacedCard {
        ui::CardFace card;
        ui::Square at;
    };
    struct MarkedSquare {
        BoardMark mark = BoardMark::allowed;
        ui::Square at;
    };
    std::vector<PlacedCard> cards;
    std::vector<MarkedSquare> marks;
    ui::CardFace in_hand; ///< Card that is drawn beside the board; may be none.
};

/// Cards in rows. Each row consists of groups, such as a pile, a hand or a word, with a caption above each group.
struct CardsPicture {
    struct PictureCard {
        ui::CardFace face;
        ui::CardLook look; ///< Look of the card; the card is raised if its look is `playable`.
    };
    struct CardGroup {
        std::string caption;
        std::vector<PictureCard> cards;
        float step = 1.14F;    ///< Distance from one card to the next, in card widths.
        bool on_backs = false; ///< True if each card lies on one that is face down.
    };
    std::vector<std::vector<CardGroup>> rows;
};

/// Numbers over time, drawn as a line for each seat in its colour.
struct Plot {
    std::vector<std::vector<int>> lines; ///< The numbers of each seat: one at the beginning and one after each move.
    std::vector<std::size_t> marks;      ///< Numbers of the moves that are marked.
    std::vector<std::string> names;      ///< Name of each line, for the legend; empty if there is no legend.
    Seat own = -1;                       ///< Seat of the reader, whose line stands out; −1 if no line does.
};

/// An item of a sheet.
struct SheetItem {
    enum class ItemKind {
        text,     ///< The text `label`, which may contain **bold** parts.
        heading,  ///< A heading with the text `label`.
        section,  ///< A large heading with the text `label`; in the mirror it begins a region.
        step,     ///< One of several steps: its number `chosen`, and beside it the text `label`.
        button,   ///< A button of the full width.
        main,     ///< The button that players will most likely press.
        danger,   ///< A button that destroys something.
        row,      ///< A row of a list that opens something: `label` above `detail`.
        choice,   ///< A choice of one of `options`.
        toggle,   ///< A switch.
        board,    ///< The board `board` as a picture, described by `lines` for screen readers.
        cards,    ///< The cards `cards` as a picture, described by `lines` for screen readers.
        plot,     ///< The curves `plot`, which aren't in the mirror, because texts beside them say the same.
        code,     ///< The text `label` as a QR code, unless it is too long for one.
        field,    ///< A text field: its label `label` above its text `detail`.
        notice,   ///< An important text: `label` on a plate.
        standing, ///< A player's row in a result: the place, then `label` at the left, `detail` at the right.
        figure    ///< A row with a number: `label` at the left, `detail` at the right.
    };

    ItemKind kind = ItemKind::text;
    std::string id;
    std::string label;
    std::string detail;
    std::vector<std::string> options;
    /// For a choice, the index of the chosen option; for a step, its number. For a toggle, 1 if it is on; for a field,
    /// 1 if the player is typing in it on the canvas; for a standing, 1 if it is the best one. Otherwise 0.
    int chosen = 0;
    bool folds = false;      ///< True if a choice is folded into one row even if it has few options.
    std::size_t longest = 0; ///< Length limit of a field, in bytes.
    std::optional<ui::Icon> icon;
    BoardPicture board;
    CardsPicture cards;
    Plot plot;
    std::vector<ui::TableTheme> cloths; ///< Cloths of tables, as pictures of the options of a choice; empty if the
                                        ///< options have other pictures or none.
    std::vector<ui::CardBack> backs; ///< Backs of cards, as pictures of the options of a choice; empty if the options
                                     ///< have other pictures or none.
    std::vector<std::string> lines;  ///< Description of a picture in words, one line for each text.
    Seat seat = 0;                   ///< Seat whose standing is shown.
    int place = 0;                   ///< Place of that seat, from 1 on; the best one has a trophy instead.
};

struct SheetModel {
    std::string id;
    std::string title;
    std::vector<SheetItem> items;
    /// Parts of the texts that are in other languages; `line` is the index of the item. An entry for a field gives the
    /// language in which the field is filled in.
    std::vector<a11y::ForeignText> foreign = {};
};

SheetItem text_item(std::string text);
SheetItem heading_item(std::string text);
SheetItem section_item(std::string text);
SheetItem step_item(int number, std::string text);
SheetItem button_item(SheetItem::ItemKind kind, std::string id, std::string label);
/// Returns a choice between `options`; `chosen` is the index of the chosen one.
SheetItem choice_item(std::string id, std::string label, std::vector<std::string> options, int chosen);
SheetItem toggle_item(std::string id, std::string label, std::string detail, bool on);
SheetItem row_item(std::string id, std::string label, std::string detail, std::optional<ui::Icon> icon = {});
/// Returns a text field. Its actions are `type:ID` (the field was pressed), `field:ID` (with the new text) and `typed`
/// (the field was left).
SheetItem field_item(std::string id, std::string label, std::string text, std::size_t longest, bool typing);

/// Draws the sheet over the screen. Returns the pressed action: `close` or the action of an item; nullopt if none is
/// pressed.
std::optional<a11y::Action> draw_sheet(const ui::Theme& theme, const SheetModel& model);
a11y::Mirror sheet_mirror(const i18n::Voice& voice, const SheetModel& model);

} // namespace palazzo::pages
