// What a table of Palabra may choose (docs/rules/palabra.md, "Options").
#pragma once

#include "engine/core/message.hpp"

#include <cstdint>
#include <string>

namespace palazzo::palabra {

inline constexpr int least_players = 2;
inline constexpr int most_players = 12;
inline constexpr int most_decks = 2;
inline constexpr int longest_timer = 3600; ///< seconds
inline constexpr int most_turns = 10000;

/// Who says what a word is: the list beforehand, the list if somebody challenges, or the others by majority.
enum class WordsRule : std::uint8_t { enforced, challenge, vote };

/// Whose word may be shaved.
enum class ShaveRule : std::uint8_t { previous, anyone, last_and_next };

struct Options {
    int players = 2;
    int decks = 0; ///< 0: one for up to six players, else two
    WordsRule words = WordsRule::enforced;
    bool short_words = true; ///< two- and three-letter words known from word games only
    ShaveRule shave = ShaveRule::previous;
    bool eliminate_high_score = false;
    bool simultaneous = false;
    int impatient_timer = 0; ///< seconds; 0: none
    int last_word = 2;       ///< the factor of a word that ends the game: 2 or 3
    int turn_limit = 400;
    std::string dictionary = "en"; ///< the word list's name (dictionary::find_lexicon)
    friend bool operator==(const Options&, const Options&) = default;
};

/// Empty: such a table can be played.
Refusal check(const Options& o);
/// How many decks lie on the table: `decks`, or what the number of players asks for.
int decks_in_play(const Options& o);

} // namespace palazzo::palabra
