// The options of Palabra (docs/rules/palabra.md, "Options").
#pragma once

#include "engine/core/message.hpp"

#include <cstdint>
#include <string>

namespace palazzo::palabra {

inline constexpr int least_players = 2;
inline constexpr int most_players = 12;
inline constexpr int most_decks = 2;
inline constexpr int longest_timer = 3600; ///< the longest timer in seconds
inline constexpr int most_turns = 10000;

/// How words are judged. With `enforced`, the word list judges each word when it is laid. With `challenge`, it judges
/// only the words that somebody challenges. With `vote`, the other players vote on each word.
enum class WordsRule : std::uint8_t { enforced, challenge, vote };

/// The seats whose words a player may shave. With `last_and_next`, these are the previous and the next seat.
enum class ShaveRule : std::uint8_t { previous, anyone, last_and_next };

struct Options {
    int players = 2;
    int decks = 0; ///< number of decks; 0 means one deck for up to six players, two for more
    WordsRule words = WordsRule::enforced;
    bool short_words = true; ///< false if short words (two or three letters) that only word-game players know are
                             ///< refused
    ShaveRule shave = ShaveRule::previous;
    bool eliminate_high_score = false;
    bool simultaneous = false;
    int impatient_timer = 0; ///< length of the timer in seconds; 0 if there is no timer
    int last_word = 2;       ///< factor for the score of a word that ends the game: 2 or 3
    int turn_limit = 400;
    std::string dictionary = "en"; ///< name of the word list; see dictionary::find_lexicon
    friend bool operator==(const Options&, const Options&) = default;
};

/// Returns why nobody can play with these options; empty if they are playable.
Refusal check(const Options& o);
/// Returns the number of decks in play: `decks` or, if that is 0, the number that suits the number of players.
int decks_in_play(const Options& o);

} // namespace palazzo::palabra
