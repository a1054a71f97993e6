// A language challenge as the table sees it: the die, the prompt, who answers, who judges, and what came of it. Also
// used to practise without cards. What it says is messages, so that a card that stays says the same in another
// language.
#pragma once

#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"
#include "shell/a11y/action.hpp"
#include "shell/cards/face.hpp"
#include "shell/pages/bars.hpp"
#include "shell/ui/theme.hpp"
#include "shell/ui/widgets.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::pages {

/// One button of a challenge.
struct ChallengeButton {
    std::string id;
    Message label;
    ui::ButtonKind kind = ui::ButtonKind::secondary;
    std::string move = {}; ///< the move it makes, as JSON
    bool paired = false;   ///< the next one stands beside it
};

/// Somebody whose verdict is wanted.
struct ChallengeVote {
    Seat seat = 0;
    std::optional<bool> passed; ///< nothing yet
};

/// How many challenges of a four a seat gets.
struct ChallengeShare {
    Seat seat = 0;
    int share = 0;
};

struct ChallengeModel {
    Message title;       ///< "Challenge for Ada"
    Message detail;      ///< what it decides
    Message stake;       ///< what it costs not to pass
    Seat seat = -1;      ///< who answers; -1: nobody at a table
    bool covers = false; ///< the whole screen, since hands would show to others
    bool menu = true;    ///< the game's menu is at hand
    bool brief = false;  ///< it goes away by itself, or with a press anywhere
    unsigned card = 0;   ///< another number for every one in a row: what is pressed on one does nothing on the next

    int die = 0;                   ///< 1 to 6; 0: no prompt is drawn
    float roll = 1.0F;             ///< how far the die has rolled; 1: it lies
    std::vector<Message> category; ///< "Spanish · Words · A1"
    Message instruction;           ///< "Translate into Spanish"
    std::string instructed_in;     ///< the language of that; empty: the program's
    std::string prompt;            ///< empty: people think of one
    bool again = false;            ///< it was missed before
    std::vector<ui::Face> about;   ///< the cards that it is about; none: it is about none

    bool typed = false; ///< answers are typed
    std::string text;
    bool typing = false;  ///< on the canvas, where there is no page to type into
    bool laid = false;    ///< into a field of the page's, which has its own keys
    int tries = 0;        ///< so often nothing was sent: the field takes the keyboard again
    Message hint;         ///< what is missing
    Message fact;         ///< something else to be known
    std::string keys;     ///< letters that keyboards hide, with blanks between
    std::string language; ///< of the answers; empty: not known
    std::string asked_in; ///< the same of the prompt

    std::optional<bool> passed; ///< the verdict, once it is there
    std::string said;           ///< the answer that was given
    std::string answer;         ///< the right one, where it is shown; beside one that passed: how it is written
    std::string marked;         ///< the same with what was written otherwise in bold; empty: there is nothing to mark

    Message judged;  ///< who says whether it is passed
    Seat judge = -1; ///< the one who does; -1: several, or a deck
    std::vector<ChallengeButton> buttons;
    std::vector<ChallengeVote> votes;
    std::vector<ChallengeShare> shares;
    int seconds_left = -1; ///< to answer; negative: as long as it takes
    int seconds = 0;
    Bars progress; ///< below the rest
};

/// Ids: those of the buttons, and `ch:go` for a press beside those of a card that is brief; `ch:text` (text), `ch:type`
/// (the field was pressed on the canvas), `ch:typed` (done with it), `ch:vote:SEAT` (0 or 1), `ch:share:SEAT` (a
/// number).
std::optional<a11y::Action> draw_challenge(
    const ui::Theme& theme, const i18n::Voice& voice, const ChallengeModel& model);
a11y::Mirror mirror_challenge(const i18n::Voice& voice, const ChallengeModel& model);

} // namespace palazzo::pages
