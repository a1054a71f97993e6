// What the chosen cards would be as a move: a word, a straight, a flush …, what it scores, and why not. No drawing.
#pragma once

#include "engine/core/message.hpp"
#include "shell/games/palabra/draft.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// One way to understand what is chosen.
struct Reading {
    palabra::Move move;
    Refusal against;                   ///< why it can't be played in the play step (or in the pre-play, if it is one)
    std::optional<palabra::Meld> word; ///< what it lays
    int points = 0;                    ///< what it brings
};

/// Every way to understand the draft, the likeliest first; none while nothing is chosen. Whether it is the player's
/// turn is not asked.
std::vector<Reading> readings_of(const palabra::View& v, const Rack& rack, const Draft& draft);
/// The one that the main button makes: of the kind that the player asked for, if there is one.
std::optional<Reading> reading_of(
    const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::Act> wish);

/// Whether the table says beforehand that a word is none.
bool tells_words(const palabra::View& v);
/// Whether the viewing seat may make a pre-play or a play now.
bool may_play(const palabra::View& v);
bool in_pre_play(const palabra::View& v);
/// Whether there is a word that the seat could shave or joker now.
bool has_pre_play(const palabra::View& v);
/// Whether a pre-play would come first: the screen then passes it over before it plays.
bool skips_pre_play(const palabra::View& v, const palabra::Move& m);
/// Why the move couldn't be made in the play step.
Refusal against_play(const palabra::View& v, const palabra::Move& m);

/// The chosen card without which the word would be locked, or which breaks the lock of the word built upon; -1: none.
int breaker_of(const palabra::View& v, const Rack& rack, const Draft& draft);

/// What can be done with another player's word, as reasons against it.
struct WordUses {
    Refusal build;
    Refusal shave;
    Refusal joker;
};
WordUses uses_of(const palabra::View& v, Seat seat);
/// The letters of a word that some card of the hand could shave now, by place.
std::vector<bool> shaveable_tiles(const palabra::View& v, Seat seat);
/// And besides what the draft shaves already, with the cards that it leaves.
std::vector<bool> further_shaveable(const palabra::View& v, const Rack& rack, const Draft& draft);
/// Whether some letter of another's word could be shaved now.
bool has_letters_to_shave(const palabra::View& v);
/// A draft that shaves that letter too, or no longer, with the first card that can; the same one if none can.
Draft shave_tile(const palabra::View& v, const Rack& rack, Draft draft, std::size_t tile);
/// The letters that a blank card could shave in the draft's word.
std::vector<palabra::Letter> shaveable_letters(const palabra::View& v, const Rack& rack, const Draft& draft, int id);
/// Which letter of the word each chosen card shaves.
std::vector<std::size_t> tiles_of_shave(const palabra::View& v, const Rack& rack, const Draft& draft);

} // namespace palazzo::palabra::screen
