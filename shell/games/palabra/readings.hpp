// The moves that the chosen cards can be: a word, a straight, a flush …, what each scores, and why it may be illegal.
#pragma once

#include "engine/core/message.hpp"
#include "shell/games/palabra/draft.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// A move that the chosen cards can be.
struct Reading {
    palabra::Move move;
    Refusal against; ///< Reason why the move can't be made in its step, the pre-play or the play; empty if it can.
    std::optional<palabra::Meld> word; ///< The word, straight or flush that the move lays; nullopt if it lays none.
    int points = 0;                    ///< Points that the move scores.
};

/// Returns all readings of the draft, the likeliest first; none if nothing is chosen. They don't depend on whose turn
/// it is.
std::vector<Reading> readings_of(const palabra::View& v, const Rack& rack, const Draft& draft);
/// Returns the reading that the main button makes: of the kind `wish` that the player asked for, if there is one;
/// nullopt if nothing is chosen.
std::optional<Reading> reading_of(
    const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::Act> wish);

/// Returns whether the table says before a play whether it is a word.
bool checks_words_before_play(const palabra::View& v);
/// Returns whether the viewing seat may make a pre-play or a play now.
bool may_play(const palabra::View& v);
bool in_pre_play(const palabra::View& v);
/// Returns whether there is a word that the seat can shave or play a joker on now.
bool has_pre_play(const palabra::View& v);
/// Returns whether the pre-play precedes the move, so that the screen passes it before it makes the move.
bool skips_pre_play(const palabra::View& v, const palabra::Move& m);
/// Returns why a move can't be made in the play step; empty if it can.
Refusal against_play(const palabra::View& v, const palabra::Move& m);

/// Returns the id of the chosen card without which the word would be locked, or which breaks the lock of the word that
/// is built on; -1 if there is none.
int lock_breaker_of(const palabra::View& v, const Rack& rack, const Draft& draft);

/// Why another player's word can't be used in each way; empty for the ways that are possible.
struct WordUses {
    Refusal build;
    Refusal shave;
    Refusal joker;
};
WordUses uses_of(const palabra::View& v, Seat seat);
/// Returns for each letter of a word whether a card of the hand can shave it now.
std::vector<bool> shaveable_tiles(const palabra::View& v, Seat seat);
/// Returns for each letter of the draft's word whether the remaining cards can shave it in addition to those that the
/// draft shaves.
std::vector<bool> further_shaveable(const palabra::View& v, const Rack& rack, const Draft& draft);
/// Returns whether a letter of another player's word can be shaved now.
bool has_letters_to_shave(const palabra::View& v);
/// Returns the draft with the letter `tile` added to those that it shaves, by the first card that can shave it. If the
/// draft shaves the letter already, the letter and its card are removed instead. Returns the draft unchanged if no card
/// can shave the letter.
Draft shave_tile(const palabra::View& v, const Rack& rack, Draft draft, std::size_t tile);
/// Returns the letters of the draft's word that a blank card can shave.
std::vector<palabra::Letter> shaveable_letters(const palabra::View& v, const Rack& rack, const Draft& draft, int id);
/// Returns for each chosen card the index of the letter that it shaves; empty if the draft is no possible shave.
std::vector<std::size_t> tiles_of_shave(const palabra::View& v, const Rack& rack, const Draft& draft);

} // namespace palazzo::palabra::screen
