// Sheets as data: menus, rules, kept games, settings, results. One description is drawn on the canvas and put into
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

/// A small board to be drawn: cards on squares, and squares that are marked.
struct BoardPicture {
    enum class Mark { allowed, refused, whole, growing };
    struct Card {
        ui::Face card;
        ui::Square at;
    };
    struct Marked {
        Mark mark = Mark::allowed;
        ui::Square at;
    };
    std::vector<Card> cards;
    std::vector<Marked> marks;
    ui::Face in_hand; ///< beside the board; none: nothing is
};

/// Cards in rows of groups, each under its caption: a pile, a hand, a word.
struct CardsPicture {
    struct Card {
        ui::Face face;
        ui::CardLook look; ///< a card that may be played is raised
    };
    struct Group {
        std::string caption;
        std::vector<Card> cards;
        float step = 1.14F;    ///< from one card to the next, in card widths
        bool on_backs = false; ///< each lies on a card that is face down
    };
    std::vector<std::vector<Group>> rows;
};

/// How something went over time: a line a seat, in its colour.
struct Plot {
    std::vector<std::vector<int>> lines; ///< by seat, at the beginning and after each move
    std::vector<std::size_t> marks;      ///< the moves that are pointed out
};

/// One thing on a sheet.
struct SheetItem {
    enum class Kind {
        text,     ///< `label`, which may hold **bold** runs
        heading,  ///< `label`
        section,  ///< `label`, a heading with a part of the sheet to itself
        step,     ///< `label`, the one that comes `chosen`th
        button,   ///< by itself, full width
        main,     ///< the one to press
        danger,   ///< a button that destroys something
        row,      ///< a line of a list that leads on: `label` over `detail`
        choice,   ///< one of `options`
        toggle,   ///< on or off
        board,    ///< `board`, drawn under the sentence before it, and `lines` for who doesn't see it
        cards,    ///< `cards`, likewise
        plot,     ///< `plot`, for who sees it: what it shows stands in words beside it
        code,     ///< `label` as a code for a telephone's camera, where it isn't too long for one
        field,    ///< a text to type in: `label` over `detail`
        notice,   ///< `label`, something to know, on a plate
        standing, ///< a line of a result: `label` at the left, `detail` at the right
        figure    ///< a line of numbers: `label` at the left, `detail` at the right
    };

    Kind kind = Kind::text;
    std::string id;
    std::string label;
    std::string detail;
    std::vector<std::string> options;
    int chosen =
        0; ///< of a choice, a step; 1 for a toggle that is on, a field typed in on the canvas, the best standing
    std::size_t longest = 0; ///< of a field, in bytes
    std::optional<ui::Icon> icon;
    BoardPicture board;
    CardsPicture cards;
    Plot plot;
    std::vector<std::string> lines; ///< what a picture shows
    Seat seat = 0;                  ///< of a standing: whose it is
};

struct SheetModel {
    std::string id;
    std::string title;
    std::vector<SheetItem> items;
    /// Parts of what stands on the item whose place is `line`; without a text: what is typed into that field.
    std::vector<a11y::Foreign> foreign = {};
};

SheetItem text_item(std::string text);
SheetItem heading_item(std::string text);
SheetItem section_item(std::string text);
SheetItem step_item(int number, std::string text);
SheetItem button_item(SheetItem::Kind kind, std::string id, std::string label);
/// `chosen`: its place among the options.
SheetItem choice_item(std::string id, std::string label, std::vector<std::string> options, int chosen);
SheetItem toggle_item(std::string id, std::string label, std::string detail, bool on);
SheetItem row_item(std::string id, std::string label, std::string detail, std::optional<ui::Icon> icon = {});
/// A field asks for the keyboard with `type:ID`, hands over what is typed with `field:ID`, and ends it with `typed`.
SheetItem field_item(std::string id, std::string label, std::string text, std::size_t longest, bool typing);

/// Draws it over the screen; ids are those of the items, and `close`.
std::optional<a11y::Action> draw_sheet(const ui::Theme& theme, const SheetModel& model);
a11y::Mirror mirror_sheet(const i18n::Voice& voice, const SheetModel& model);

/// Between two players of one device: nothing of the table shows until the next one asks for it (id `lift`). `back`: it
/// is the one who had it before, and others have looked on since.
std::optional<a11y::Action> draw_curtain(const ui::Theme& theme, const i18n::Voice& voice, Seat seat, bool back);
a11y::Mirror mirror_curtain(const i18n::Voice& voice, Seat seat, bool back);

} // namespace palazzo::pages
