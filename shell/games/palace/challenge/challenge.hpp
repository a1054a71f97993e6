// Handles the challenges at a table of Palace: the question, the verdict, and how the game continues.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "shell/games/local_table.hpp"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::palace::screen {

/// The functions that shell/games/ui.hpp requires of a game whose cards ask questions. The state of an open question is
/// in the program's QuestionDialog.
struct Challenges {
    using LocalPalaceTable = games::LocalTable<Rules>;

    /// Returns the card that is shown over the table: the card of a challenge, the card of its verdict, or the card on
    /// which four challenges are handed out; nullopt if there is none.
    static std::optional<pages::ChallengeModel> question_card(
        const LocalPalaceTable& s, const games::QuestionContext& context);
    static bool waits_for_verdict(const LocalPalaceTable& s);
    static std::optional<double> update(LocalPalaceTable& s, games::QuestionHost& host);
    static bool handle(LocalPalaceTable& s, games::QuestionHost& host, const a11y::Action& action);
    static std::shared_ptr<const quiz::Deck> deck(const LocalPalaceTable& s);
    static std::vector<int> missed_items(const LocalPalaceTable& s);
    static std::optional<games::AnsweredQuestion> answered_question(
        const LocalPalaceTable& s, std::size_t number, std::string_view language);
};

} // namespace palazzo::palace::screen
