// The course of challenges over a table of Palace: the question, the verdict, and how the game continues.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "shell/games/local_table.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace palazzo::palace::screen {

/// The functions of questions at a table (games::GameUi). Their state outside of the game is the program's question
/// dialog.
struct Challenges {
    using Session = games::LocalTable<Rules>;

    /// Returns the card of a challenge, of its verdict, or of four challenges to hand out; nullopt if there is none.
    static std::optional<pages::ChallengeModel> card(const Session& s, const games::QuestionContext& context);
    static bool waits_for_verdict(const Session& s);
    static std::optional<double> update(Session& s, games::QuestionHost& host);
    static bool handle(Session& s, games::QuestionHost& host, const a11y::Action& action);
    static std::shared_ptr<const quiz::Deck> deck(const Session& s);
    static std::vector<int> missed_items(const Session& s);
};

} // namespace palazzo::palace::screen
