// The card of a challenge at a table of Palace, and functions about the challenge that challenge.cpp also uses.
#pragma once

#include "engine/games/palace/question_source.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/local_table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palace::screen {

using LocalPalaceTable = games::LocalTable<Rules>;

const palace::Table& table_of(const LocalPalaceTable& s);
/// Returns whether the game waits for the verdict of a challenge.
bool waits_for_verdict(const LocalPalaceTable& s);
/// Returns whether a human has four challenges to hand out, and the curtain is open.
bool is_assigning_challenges(const LocalPalaceTable& s);
/// Returns the seat that is challenged. Call it only while the game waits for a verdict.
Seat challenged_seat(const LocalPalaceTable& s);
/// Returns the question that the deck asks the challenged seat; nullopt if there is no deck.
std::optional<Question> asked_question(const LocalPalaceTable& s);
bool has_answer(const std::optional<Question>& q);
/// Returns whether the answer is typed and the deck judges it.
bool is_answer_typed(const LocalPalaceTable& s);
/// Returns the seats that are asked for a verdict on a human's answer. These are the human judges; if there are bots
/// among the judges, the player who answers replaces them (fine print 31).
std::vector<Seat> verdict_givers(const LocalPalaceTable& s);

/// Returns the progress of the die's roll, from 0 to 1. It is always 1 if movements are turned off.
float die_roll_progress(const games::QuestionContext& context, const pages::QuestionState& question);

/// Returns the card of a challenge that a human answers or judges.
pages::ChallengeModel challenge_card_for_human(const games::QuestionContext& context, const LocalPalaceTable& s);
/// Returns whether the only human at the table answers the question of the challenged bot, too, before the bot does.
bool is_viewer_asked_too(const games::QuestionContext& context, const LocalPalaceTable& s);
/// Returns the card of a challenge that a bot is about to answer.
pages::ChallengeModel challenge_card_for_bot(const games::QuestionContext& context, const LocalPalaceTable& s);
/// Returns the help that a player who types an answer may ask for. Among several people, nobody gets any.
pages::OfferedHelp offered_help(const LocalPalaceTable& s);
/// Returns the verdict on the answer `said`, which is right or not. The player reads it before the game continues.
/// Call this function before making the move that gives the verdict, because the card needs the open question.
pages::AnswerFeedback feedback_on(
    const games::QuestionContext& context, const LocalPalaceTable& s, const std::string& said, bool right);
/// Returns the card on which a player decides who gets the four challenges.
pages::ChallengeModel challenge_assignment_card(const games::QuestionContext& context, const LocalPalaceTable& s);

} // namespace palazzo::palace::screen
