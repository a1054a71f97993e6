// Palabra in English: the rules in force, and the table to be set.
#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    Entry{"palabra.rule.aim", "Spell words with the seven cards of your hand. The **highest total** wins."},
    Entry{"palabra.rule.turn",
        "Your word of the last turn is cleared away. Then you may make one **pre-play**, joker or shave, and after it "
        "one "
        "**play**. After each you draw back to seven."},
    Entry{"palabra.rule.round",
        "Everybody plays at once: a pre-play face down, then a play face down. When all are done, first the pre-plays "
        "are "
        "resolved, then the plays, each as though it were the only one."},
    Entry{"palabra.rule.joker",
        "**Joker:** cancels a word of another player. Whatever it is still worth is lost to its owner."},
    Entry{"palabra.rule.shave",
        "**Shave:** cards that match letters of a word, one for each, take what that letter counts there, with all "
        "that "
        "multiplies the word. A locked word is shaved in its colour."},
    Entry{"palabra.rule.shave_previous", "Only the **previous player's** word can be shaved."},
    Entry{"palabra.rule.shave_anyone", "The word of **any** other player can be shaved, one a turn."},
    Entry{"palabra.rule.shave_last_and_next",
        "The word of the **previous or the next** player can be shaved, one a turn."},
    Entry{"palabra.rule.word",
        "**Word:** one to seven cards. A and O are the only words of one letter, and **palabra** is always one."},
    Entry{"palabra.rule.words_enforced", "A word has to be **in the word list**."},
    Entry{"palabra.rule.words_challenge",
        "Anything may be laid. The others accept or **challenge**: what isn't in the list is withdrawn and the turn is "
        "over; who challenges wrongly misses a turn."},
    Entry{"palabra.rule.words_vote",
        "Anything may be laid. The others **vote**; a majority against it makes the player take it back, or insist: "
        "then "
        "the word list decides, and who voted against a good word misses a turn."},
    Entry{"palabra.rule.no_short_words",
        "Words of two and three letters that only players of word games know are **not** allowed."},
    Entry{"palabra.rule.score",
        "A word counts the **sum** of its cards, times the **stars** on cards from the hand, times its **lock**; all "
        "seven "
        "hand cards used bring **70** more."},
    Entry{"palabra.rule.lock", "**Lock:** all cards share a colour: twice; they share two: four times."},
    Entry{"palabra.rule.build",
        "**Build:** take a word of another player and add cards before it, behind it, or both. Its cards count without "
        "their stars; a locked word stays locked. The former owner keeps the points."},
    Entry{"palabra.rule.straight",
        "**Straight:** three or more letters in the order of the alphabet, A after Z. It counts like a word."},
    Entry{"palabra.rule.flush",
        "**Flush:** five or more cards that share a colour. It counts the plain sum; nobody can shave it or build on "
        "it."},
    Entry{"palabra.rule.vowels",
        "**Vowels:** six shown and given back count 20, seven 40, while ten cards are left to draw. Y is a vowel."},
    Entry{"palabra.rule.exchange",
        "**Exchange:** any number of cards for new ones, while ten cards are left to draw. It ends the turn."},
    Entry{"palabra.rule.blanks",
        "A **wild card** stands for any letter, a **vowel card** for A, E, I, O, U or Y. Both have all four colours "
        "and count "
        "nothing."},
    Entry{"palabra.rule.timer",
        "Anybody may start the **sand timer**, {0:n second|seconds}: when it has run out, the turn passes."},
    Entry{"palabra.rule.end",
        "When nothing is left to draw and somebody has used all cards, the game ends at once, and that last word "
        "counts "
        "**{0}**. It also ends when everybody passes and fewer than ten cards are left."},
    Entry{"palabra.rule.end_round",
        "The game ends after the round in which somebody can't draw back to seven, or everybody passes."},
    Entry{"palabra.rule.penalty", "The cards left in each hand are **taken off**, counted as a word."},
    Entry{"palabra.rule.best_off", "Each player's **best word is taken off** at the end. There are no jokers."},

    // The table to be set, and the game.
    Entry{"game.palabra", "Palabra"},
    Entry{"game.palabra.sentence", "Spell words in colours, and shave those of others."},
    Entry{"palabra.preset.classic", "Classic"},
    Entry{"palabra.preset.classic.detail", "Words from seven cards; colours lock them, stars multiply them."},
    Entry{"palabra.option.players", "Players"},
    Entry{"palabra.option.players.detail", "Two to twelve."},
    Entry{"palabra.option.decks", "Decks"},
    Entry{"palabra.option.decks.detail", "One or two packs of cards; 0 takes two from seven players on."},
    Entry{"palabra.option.words", "Words"},
    Entry{"palabra.option.words.detail", "Who says what a word is."},
    Entry{"palabra.option.words.enforced", "The list, beforehand"},
    Entry{"palabra.option.words.challenge", "The list, if challenged"},
    Entry{"palabra.option.words.vote", "The others vote"},
    Entry{"palabra.option.short_words", "Short words of word games"},
    Entry{
        "palabra.option.short_words.detail", "Words of two and three letters that are found only in word-game lists."},
    Entry{"palabra.option.shave", "Shave"},
    Entry{"palabra.option.shave.detail", "Whose word may be shaved."},
    Entry{"palabra.option.shave.previous", "The previous player's"},
    Entry{"palabra.option.shave.anyone", "Anyone's"},
    Entry{"palabra.option.shave.last_and_next", "The previous or next player's"},
    Entry{"palabra.option.eliminate_high_score", "Take the best word off"},
    Entry{"palabra.option.eliminate_high_score.detail",
        "Without jokers; at the end each player's best word doesn't count."},
    Entry{"palabra.option.simultaneous", "Everybody at once"},
    Entry{"palabra.option.simultaneous.detail", "All lay face down and reveal together: quicker with many players."},
    Entry{"palabra.option.impatient_timer", "Sand timer"},
    Entry{"palabra.option.impatient_timer.detail", "Seconds that anybody may put on a slow turn; 0 for none."},
    Entry{"palabra.option.last_word", "Last word"},
    Entry{"palabra.option.last_word.detail", "How many times the word that ends the game counts."},
    Entry{"palabra.option.turn_limit", "Turns at most"},
    Entry{"palabra.option.turn_limit.detail", "After so many turns the hands are counted."},
    Entry{"palabra.option.dictionary", "Word list"},
    Entry{"palabra.option.dictionary.detail", "The language of the words."},
    Entry{"palabra.option.dictionary.en", "English"},
};

} // namespace

Words english_palabra_rules() { return entries; }

} // namespace palazzo
