// The card of a language challenge: die, prompt, answer, judge and verdict. Practice without playing cards uses this
// card too. Its texts are messages, so that an open card is shown in another language when the player changes the
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

/// A button of a challenge.
struct ChallengeButton {
    std::string id;
    Message label;
    ui::ButtonKind kind = ui::ButtonKind::secondary;
    std::string move = {}; ///< The move that the button makes, as JSON; empty if it makes none.
    bool paired = false;   ///< True if the next button is drawn beside this one.
};

/// A player who is asked for a verdict.
struct ChallengeVote {
    Seat seat = 0;
    std::optional<bool> passed; ///< The verdict; nullopt before it is given.
};

/// The number of challenges that a seat gets when a player hands out the challenges for a four of a kind.
struct ChallengeShare {
    Seat seat = 0;
    int share = 0;
};

struct ChallengeModel {
    Message title;  ///< A title such as "Challenge for Ada".
    Message detail; ///< The consequence of passing the challenge.
    Message stake;  ///< The cost of failing the challenge.
    Seat seat = -1; ///< Seat that answers; -1 in a practice session, which has no seats.
    bool covers_table =
        false;            ///< True if the card hides the whole table, because other people would see the player's hand.
    bool has_menu = true; ///< True if the game's menu can be opened.
    bool closes_by_itself = false; ///< True if the card closes by itself, or by a press anywhere.
    unsigned card = 0; ///< Number that differs for successive cards, so that a press that began on one card does
                       ///< nothing on the next.

    int die = 0;                      ///< Number that the die shows, from 1 to 6; 0 if no die is drawn.
    float roll = 1.0F;                ///< Progress of the die's roll, from 0 to 1.
    std::vector<Message> category;    ///< Language, category and level, such as "Spanish", "Words" and "A1".
    Message instruction;              ///< An instruction such as "Translate into Spanish".
    std::string instruction_language; ///< Language of the instruction; empty if it is the program's.
    std::string prompt;               ///< Prompt of the question; empty if the players make up the question themselves.
    bool bot_thinks = false;          ///< True while a bot thinks about its answer.
    bool missed_before = false;       ///< True if the item was missed before.
    std::vector<ui::CardFace> cards_at_stake; ///< The cards at stake; may be empty.

    bool typed = false; ///< True if the answer is typed.
    std::string text;
    bool typing = false;            ///< True while the answer is typed on the canvas, because there is no web page.
    bool native_field_open = false; ///< True while the player types into the web page's field, which has its own keys.
    int tries = 0;                  ///< Number that grows whenever the field gets the keyboard focus again.
    Message hint;                   ///< Reason why the answer was refused without a verdict.
    std::string letters;            ///< The first letters of the answer, if the player asked for them; else empty.
    Message fact;                   ///< Further information about the answer.
    std::string keys;               ///< Letters that keyboards lack, separated by spaces.
    std::string language;           ///< Language of the answers; empty if it isn't known.
    std::string question_language;  ///< Language of the prompt; empty if it isn't known.

    std::optional<bool> passed; ///< The verdict; nullopt before it is given.
    std::string given_answer;   ///< The given answer.
    std::string answer;         ///< The right answer or, if the given one passed, its correct spelling; may be empty.
    std::vector<std::string> other_answers; ///< Further right answers; empty if they aren't shown.
    std::string note;                       ///< Note that says why the answer was wrong; empty if there is none.
    std::string marked_answer; ///< `answer` with differences from `given_answer` in bold; empty if none are marked.

    Message judge_line; ///< Sentence that says who gives the verdict.
    Seat judge = -1;    ///< Seat that gives the verdict; -1 if several seats or the deck give it.
    std::vector<ChallengeButton> buttons;
    std::vector<ChallengeVote> votes;
    std::vector<ChallengeShare> shares;
    int seconds_left = -1; ///< Number of seconds left for the answer; negative if there is no limit.
    int seconds = 0;       ///< Number of seconds allowed for the answer; 0 if there is no limit.
    DayCounts due;         ///< Numbers of questions that are due, drawn above the progress.
    ProgressBars progress; ///< Progress in the deck, drawn at the bottom of the card.
};

/// Draws the card. Returns the pressed action: the id of a button, `ch:go` (a press beside a brief card), `ch:text`
/// (with the new text), `ch:type` (the field was pressed on the canvas), `ch:typed` (the field was left),
/// `ch:vote:SEAT` (with the verdict, 0 or 1) or `ch:share:SEAT` (with the number of challenges); nullopt if nothing is
/// pressed.
std::optional<a11y::Action> draw_challenge(
    const ui::Theme& theme, const i18n::Voice& voice, const ChallengeModel& model);
a11y::Mirror challenge_mirror(const i18n::Voice& voice, const ChallengeModel& model);

} // namespace palazzo::pages
