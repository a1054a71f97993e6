// The moves for which the chosen cards can be used, such as a word, a straight or a flush. Each is given with its
// points and, if it is illegal, the reason.
#pragma once

#include "engine/core/message.hpp"
#include "shell/games/palabra/draft.hpp"

#include <optional>
#include <string>
#include <vector>

namespace palazzo::palabra::screen {

/// A move for which the chosen cards can be used.
struct Reading {
    palabra::Move move;
    Refusal refusal; ///< Reason why the move can't be made in its step, the pre-play or the play; empty if it can.
    std::optional<palabra::Meld> word; ///< The word, straight or flush that the move lays; nullopt if it lays none.
    int points = 0;                    ///< Points that the move scores.
};

/// Returns all moves for which the draft can be used, the likeliest first; empty if nothing is chosen. The result
/// doesn't depend on whose turn it is.
std::vector<Reading> readings_of(const palabra::View& v, const Rack& rack, const Draft& draft);
/// Returns the move that the main button makes: one of the kind `wish`, for which the player has asked. If no move is
/// of that kind, returns the likeliest one. Returns nullopt if nothing is chosen.
std::optional<Reading> reading_of(
    const palabra::View& v, const Rack& rack, const Draft& draft, std::optional<palabra::MoveAction> wish);

/// Returns whether the table tells a player before a play whether the letters are a word.
bool checks_words_before_play(const palabra::View& v);
/// Returns whether the viewer may make a pre-play or a play now.
bool may_play(const palabra::View& v);
bool is_in_pre_play(const palabra::View& v);
/// Returns whether the viewer can shave a word or play a joker on it now.
bool can_make_pre_play(const palabra::View& v);
/// Returns whether the pre-play has to be passed before the move `m`. If so, the screen passes it automatically.
bool skips_pre_play(const palabra::View& v, const palabra::Move& m);
/// Returns the reason why a move can't be made as a play; empty if it can.
Refusal play_refusal(const palabra::View& v, const palabra::Move& m);

/// Returns the id of the chosen card that breaks the lock: either the word would be locked without it, or it breaks the
/// lock of the word that is built on. Returns -1 if there is no such card, or more than one.
int lock_breaker_of(const palabra::View& v, const Rack& rack, const Draft& draft);

/// Reasons why another player's word can't be built on, can't be shaved, or can't have a joker played on it. A reason
/// is empty if the word can be used in that way.
struct WordUseRefusals {
    Refusal build;
    Refusal shave;
    Refusal joker;
};
WordUseRefusals word_use_refusals(const palabra::View& v, Seat seat);
/// Returns for each letter of a seat's word whether a card of the viewer's hand can shave it now.
std::vector<bool> shaveable_tiles(const palabra::View& v, Seat seat);
/// Returns for each letter of the draft's word whether the remaining cards can shave it, in addition to the letters
/// that the draft already shaves.
std::vector<bool> further_shaveable_tiles(const palabra::View& v, const Rack& rack, const Draft& draft);
/// Returns whether the viewer can shave a letter of another player's word now.
bool has_letters_to_shave(const palabra::View& v);
/// Adds the letter with the index `tile` to the letters that the draft shaves, and returns the draft. The first card
/// that can shave the letter is used. If the draft already shaves the letter, the letter and its card are removed
/// instead. If no card can shave it, the draft stays unchanged.
Draft draft_with_toggled_shave(const palabra::View& v, const Rack& rack, Draft draft, std::size_t tile);
/// Returns the letters of the draft's word that the blank card `id` can shave.
std::vector<palabra::Letter> shaveable_letters(const palabra::View& v, const Rack& rack, const Draft& draft, int id);
/// Returns for each chosen card the index of the letter that it shaves; empty if the draft isn't a possible shave.
std::vector<std::size_t> shaved_tile_indices(const palabra::View& v, const Rack& rack, const Draft& draft);

} // namespace palazzo::palabra::screen
