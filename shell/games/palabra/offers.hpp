// The buttons at the bottom of a Palabra table, and what each of them does now.
#pragma once

#include "shell/games/palabra/wording.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

struct Offer {
    std::string label;
    std::optional<palabra::Move> move; ///< Move that the button makes; nullopt if it makes none.
    bool clears_draft = false;         ///< True if the button clears the move that is being put together.
    bool passes_whole_turn = false;    ///< True if the button passes both the pre-play and the play.
    bool enabled() const { return move.has_value() || clears_draft; }
};

struct Offers {
    std::optional<Offer> main;
    std::optional<Offer> side;
    /// A kind of play for which the chosen cards can be used, but which the main button doesn't offer; nullopt if there
    /// is none.
    std::optional<palabra::MoveAction> other_kind;
    std::string other_label;
};

/// Returns a kind of play for which the chosen cards can be used, but which the main button doesn't offer; nullopt if
/// there is none. `wish` is the kind of play that the player has asked for.
std::optional<palabra::MoveAction> other_kind_of_play(
    const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::MoveAction> wish);

/// Returns the buttons for the viewer; none if the game is over.
Offers offers_of(const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::MoveAction> wish,
    const i18n::Voice& voice);

/// Returns the legal moves without cards, each of which has a button: passing, the answers while a word is in doubt,
/// and the timer.
std::vector<palabra::Move> moves_without_cards(const palabra::View& v);
/// Returns the label of a move without cards, such as "No pre-play" or "Doubt it".
std::string label_of_move_without_cards(const palabra::View& v, const palabra::Move& m, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
