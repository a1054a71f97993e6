// The buttons at the bottom of a Palabra table, and what each does now.
#pragma once

#include "shell/games/palabra/wording.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

struct Offer {
    std::string label;
    std::optional<palabra::Move> move; ///< The move; nullopt if the button can't be pressed or leads back.
    bool back = false;                 ///< The button drops what is being put together.
    bool whole_turn = false;           ///< The button passes both the pre-play and the play.
    bool enabled() const { return move.has_value() || back; }
};

struct Offers {
    std::optional<Offer> main;
    std::optional<Offer> side;
    std::optional<palabra::Act> other; ///< Another kind of play that the chosen cards can be; nullopt if there is none.
    std::string other_label;
};

/// Returns another kind of play that the chosen cards can be; nullopt if there is none. `wish` is the kind of play that
/// the player asked for.
std::optional<palabra::Act> other_kind_of_play(
    const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::Act> wish);

/// Returns the buttons for the viewing seat; none if the game is over.
Offers offers_of(const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::Act> wish,
    const i18n::Voice& voice);

/// Returns the moves without cards, each of which has a button: pass, the answers while a word is in doubt, and the
/// timer.
std::vector<palabra::Move> plain_moves(const palabra::View& v);
/// Returns the label of a move without cards, such as "No pre-play" or "Doubt it".
std::string label_of_plain(const palabra::View& v, const palabra::Move& m, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
