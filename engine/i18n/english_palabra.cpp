// Palabra in English: why not, and what happened.
#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    // Why something may not be played.
    Entry{"palabra.notice.other_words",
        "This game was played with another word list. What was played stands as it was judged then."},
    Entry{"palabra.over", "The game is over."},
    Entry{"palabra.not_your_turn", "It isn't your turn."},
    Entry{"palabra.no_cards", "Choose cards first."},
    Entry{"palabra.not_in_hand", "{0:cards} isn't in your hand."},
    Entry{"palabra.joker_spells_nothing", "A joker is no letter: it cancels a word of another player."},
    Entry{"palabra.stands_for_what", "Say which letter the {0:cards} stands for."},
    Entry{"palabra.vowel_card_only", "A vowel card can't stand for {0}: only for A, E, I, O, U or Y."},
    Entry{"palabra.stands_bare", "Here the {0:cards} stands for no letter in particular."},
    Entry{"palabra.not_a_word", "{0} is not in the word list."},
    Entry{"palabra.no_such_seat", "There is no seat {0} at this table."},
    Entry{"palabra.own_word", "That is your own word."},
    Entry{"palabra.no_word_there", "{0:seat} {0:has|have} no word on the table."},
    Entry{"palabra.flush_closed", "Nothing can be built on a flush."},
    Entry{"palabra.lock_broken", "This word is locked: the cards you add must all be {0:colours}."},
    Entry{"palabra.straight_short", "A straight has at least three letters."},
    Entry{"palabra.no_straight", "{0} isn't a straight: its letters must follow each other, A after Z."},
    Entry{"palabra.joker_in_flush", "A joker has no colour."},
    Entry{"palabra.flush_short", "A flush has at least five cards."},
    Entry{"palabra.flush_colours", "The cards of a flush share a colour."},
    Entry{"palabra.draw_pile_low", "Cards are given back only while ten or more are left to draw: {0} are left."},
    Entry{"palabra.not_a_vowel", "{0:cards} is no vowel."},
    Entry{"palabra.vowels_short", "Show at least six vowels."},
    Entry{"palabra.pre_play_first", "Make your pre-play first, or skip it."},
    Entry{"palabra.pre_play_over", "Jokers and shaving come before the play."},
    Entry{"palabra.one_joker_a_word", "One joker a word is enough."},
    Entry{"palabra.too_few_jokers", "You hold {0:n joker|jokers}."},
    Entry{"palabra.shave_whose", "Say whose word you shave."},
    Entry{"palabra.shave_no_choice", "Only the previous player's word can be shaved here: name no seat."},
    Entry{"palabra.shave_neighbours", "You can't shave {0:whose} word from your seat."},
    Entry{"palabra.flush_not_shaved", "A flush can't be shaved."},
    Entry{"palabra.jokered_not_shaved", "A word that was cancelled has nothing left to shave."},
    Entry{"palabra.no_letter_left", "Every card takes one letter of the word, and each letter only once."},
    Entry{"palabra.shave_colour", "This word is locked: only {1:colours} cards can shave it, not your {0:cards}."},
    Entry{"palabra.no_timer", "This table plays without a timer."},
    Entry{"palabra.timer_runs", "The timer is running already."},
    Entry{"palabra.timer_still", "The timer isn't running."},
    Entry{"palabra.nothing_to_answer", "No word is in doubt."},
    Entry{"palabra.answer_first", "A word is in doubt: it waits for an answer."},
    Entry{"palabra.insist_first", "The word was voted down: take it back, or insist."},
    Entry{"palabra.judged_otherwise", "The word list says otherwise."},

    // Why options or a deal can't be played.
    Entry{"palabra.option.range", "{0}: {1} is not between {2} and {3}"},
    Entry{"palabra.option.simultaneous_words",
        "words: in simultaneous play every word is looked up, nobody challenges or votes"},
    Entry{"palabra.option.no_dictionary", "dictionary: there is no word list called {0} here"},
    Entry{"palabra.deal.too_many_of", "cards: more of {0} than the deck has"},
    Entry{"palabra.deal.incomplete", "cards: {0} of {1} cards; a shorter list says \"short\":true"},

    // What happened.
    Entry{"palabra.event.jokered", "{0:seat} cancelled {1:whose} {2} with a joker: {3:n point|points} gone."},
    Entry{"palabra.event.shaved", "{0:seat} shaved {2:cards} off {3}: {4:n point|points} from {1:seat}."},
    Entry{"palabra.event.no_pre_play", "{0:seat} made no pre-play."},
    Entry{"palabra.event.word", "{0:seat} played {1} for {2:n point|points}."},
    Entry{"palabra.event.lays", "{0:seat} played {1}: {2:n point|points} if it stands."},
    Entry{"palabra.event.built", "{0:seat} built {2} on {1:whose} word for {3:n point|points}."},
    Entry{"palabra.event.builds", "{0:seat} built {2} on {1:whose} word: {3:n point|points} if it stands."},
    Entry{"palabra.event.straight", "{0:seat} played the straight {1} for {2:n point|points}."},
    Entry{"palabra.event.flush", "{0:seat} played a flush of {1:cards} for {2:n point|points}."},
    Entry{"palabra.event.vowels", "{0:seat} showed {1} vowels for {2:n point|points}."},
    Entry{"palabra.event.exchanged", "{0:seat} exchanged {1:n card|cards}."},
    Entry{"palabra.event.passed", "{0:seat} passed."},
    Entry{"palabra.event.challenged", "{0:seat} challenged the word."},
    Entry{"palabra.event.accepted", "{0:seat} accepted the word."},
    Entry{"palabra.event.voted_for", "{0:seat} voted for the word."},
    Entry{"palabra.event.voted_against", "{0:seat} voted against the word."},
    Entry{"palabra.event.insists", "{0:seat} insisted on the word."},
    Entry{"palabra.event.takes_back", "{0:seat} took the word back."},
    Entry{"palabra.event.stands", "{1} stands: {2:n point|points} for {0:seat}."},
    Entry{"palabra.event.voted_down", "{0} was voted down."},
    Entry{"palabra.event.withdrawn", "{1} is withdrawn; the cards go back to {0:seat}."},
    Entry{"palabra.event.will_forfeit", "{0:seat} will miss a turn."},
    Entry{"palabra.event.forfeited", "{0:seat} missed a turn."},
    Entry{"palabra.event.laid_pre_play", "{0:seat} laid a pre-play face down."},
    Entry{"palabra.event.laid_play", "{0:seat} laid a play face down."},
    Entry{"palabra.event.timer", "{0:seat} started the timer: {1:n second|seconds}."},
    Entry{"palabra.event.timeout", "The sand has run out."},
    Entry{"palabra.event.over", "The hands are counted."},

    Entry{"palabra.standing", "{0:n point|points}"},
    Entry{"palabra.standing.penalty", "{0:n point|points}, {1} off for the hand"},
};

} // namespace

Words english_palabra() { return entries; }

} // namespace palazzo
