// What a challenge at a table of Palace looks like, and the questions about it that its looks and its course share.
#pragma once

#include "engine/games/palace/question_source.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/local_table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palace::screen {

using Session = games::LocalTable<Rules>;

const palace::Table& table_of(const Session& s);
/// A challenge waits for its verdict.
bool waits(const Session& s);
/// A human whose cards lie open has four challenges to hand out.
bool hands_out(const Session& s);
/// The seat that is challenged, while a challenge waits; and what the deck asks it, if there is one.
Seat answering(const Session& s);
std::optional<Question> question_on(const Session& s);
bool has_answer(const std::optional<Question>& q);
/// Whether the answer is typed and judged by the deck.
bool is_typed(const Session& s);
/// Who is asked for a verdict on a human's answer: human judges say theirs, for bots the one who answered speaks (fine
/// print 31).
std::vector<Seat> verdict_givers(const Session& s);

/// How far the die of a question has rolled, 1: it lies. Without movement it doesn't roll.
float roll_of(const games::QuestionContext& context, const pages::QuestionState& question);

/// The challenge as a human is to answer it, or to judge it.
pages::ChallengeModel challenge_for_human(const games::QuestionContext& context, const Session& s);
/// The card with its verdict, to be read before the game goes on; to be made before the verdict is given.
pages::ChallengeModel feedback_card(
    const games::QuestionContext& context, const Session& s, const std::string& said, bool right);
/// Four challenges to be handed out.
pages::ChallengeModel share_card(const games::QuestionContext& context, const Session& s);

} // namespace palazzo::palace::screen
