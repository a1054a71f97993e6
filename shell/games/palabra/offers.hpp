// The buttons at the foot of a Palabra table: what each would do now. No drawing.
#pragma once

#include "shell/games/palabra/wording.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

struct Offer {
    std::string label;
    std::optional<palabra::Move> move; ///< none: it can't be pressed, or leads back
    bool back = false;                 ///< drops what is being put together
    bool whole_turn = false;           ///< passes the pre-play and the play
    bool enabled() const { return move.has_value() || back; }
};

struct Offers {
    std::optional<Offer> main;
    std::optional<Offer> side;
    std::optional<palabra::Act> other; ///< another way to understand the chosen cards
    std::string other_label;
};

/// Another way to understand the chosen cards than the one in force. `wish`: the kind of play that the player asked
/// for.
std::optional<palabra::Act> other_way(
    const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::Act> wish);

Offers offers_of(const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::Act> wish,
    const i18n::Voice& voice);

/// The moves that are a button each for the seat to act: pass, and the answers while a word is in doubt.
std::vector<palabra::Move> plain_moves(const palabra::View& v);
/// Such a move in words: "No pre-play", "Doubt it".
std::string label_of_plain(const palabra::View& v, const palabra::Move& m, const i18n::Voice& voice);

} // namespace palazzo::palabra::screen
