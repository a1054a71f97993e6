// Challenges over a table of Palace: who is asked, who says whether it is passed, and how it goes on.
#pragma once

#include "engine/games/palace/rules.hpp"
#include "shell/games/local_table.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace palazzo::palace::screen {

/// The overlay that games::Overlaid asks for. What it knows beside the game is in the program's question dialog.
struct Challenges {
    using Session = games::LocalTable<Rules>;

    /// A challenge, its verdict, or four to hand out.
    static std::optional<pages::ChallengeModel> card(const Session& s, const games::QuestionContext& context);
    static bool waits(const Session& s);
    static std::optional<double> update(Session& s, games::QuestionHost& host);
    static bool handle(Session& s, games::QuestionHost& host, const a11y::Action& action);
    static std::shared_ptr<const quiz::Deck> deck(const Session& s);
    static std::vector<int> missed(const Session& s);
};

} // namespace palazzo::palace::screen
