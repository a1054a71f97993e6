// What a challenge at a table of Palace looks like, and the questions about it that its looks and its course share.
#pragma once

#include "engine/games/palace/asking.hpp"
#include "shell/app/app.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::app {

using PalaceSession = Session<palace::Rules>;

const palace::Table& table_of(const PalaceSession& s);
/// A challenge waits for its verdict.
bool waits(const PalaceSession& s);
/// A human whose cards lie open has four challenges to hand out.
bool hands_out(const PalaceSession& s);
/// The seat that is challenged, while a challenge waits; and what the deck asks it, if there is one.
Seat answering(const PalaceSession& s);
std::optional<palace::Question> question_on(const PalaceSession& s);
bool has_answer(const std::optional<palace::Question>& q);
/// Whether the answer is typed and judged by the deck.
bool is_typed(const PalaceSession& s);
/// Who is asked for a verdict on a human's answer: human judges say theirs, for bots the one who answered speaks (fine
/// print 31).
std::vector<Seat> sayers(const PalaceSession& s);

/// How far the die of a question has rolled, 1: it lies. Without movement it doesn't roll.
float roll_of(const App& app, const QuestionState& quiz);

/// The challenge as a human is to answer it, or to judge it.
pages::ChallengeModel asked_of_human(const App& app, const PalaceSession& s);
/// The card with its verdict, to be read before the game goes on; to be made before the verdict is given.
pages::ChallengeModel told_card(const App& app, const PalaceSession& s, const std::string& said, bool right);
/// What can be done about a verdict: hear the answer, where there is a voice for its language, and go on.
void add_told_buttons(pages::ChallengeModel& model, const App& app);
/// Four challenges to be handed out.
pages::ChallengeModel handing_out(const App& app, const PalaceSession& s);

} // namespace palazzo::app
