// Palabra in English: at the table.
#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    // What the screen knows besides the rules.
    Entry{"palabra.shave_not_theirs", "This word can't be shaved from your seat."},
    Entry{"palabra.shave_no_card", "You have no card that matches a letter of it."},
    Entry{"palabra.no_joker", "You have no joker."},
    Entry{"palabra.worth_nothing", "Nothing is left of this word that a joker could take."},
    Entry{"palabra.jokered_already", "This word has been cancelled already."},
    Entry{"palabra.no_card_for", "You have no card for {0}."},

    // What is to be done.
    Entry{"palabra.todo.wait", "{0:whose} turn."},
    Entry{"palabra.todo.wait_all", "The others are still choosing."},
    Entry{"palabra.todo.in_doubt", "{0:whose} word is being judged."},
    Entry{"palabra.todo.pre_play", "Shave or joker a word first, or play at once."},
    Entry{"palabra.todo.play", "Put a word together, or build on another."},
    Entry{"palabra.todo.first", "Put a word together."},
    Entry{"palabra.todo.exchange", "Which cards will you exchange?"},
    Entry{"palabra.todo.shave", "Which letters will you shave?"},
    Entry{"palabra.todo.jokers", "Which words will you joker?"},
    Entry{"palabra.todo.build", "Tap to add behind it, drag to put in front."},
    Entry{"palabra.todo.challenge", "{1:seat} played **{0}**. Accept it, or challenge?"},
    Entry{"palabra.todo.vote", "{1:seat} played **{0}**. Is it a word?"},
    Entry{"palabra.todo.insist", "The others say that **{0}** is no word."},

    // On the buttons.
    Entry{"palabra.passing", "Pass your turn?"},
    Entry{"palabra.passing.word", "**{0}** is laid out and would not be played."},
    Entry{"palabra.passing.cards", "The cards you have laid out would not be played."},
    Entry{"palabra.passing.play_on", "Play on"},
    Entry{"palabra.button.word", "Play {0} · {1}"},
    Entry{"palabra.button.build", "Build {0} · {1}"},
    Entry{"palabra.button.straight", "Straight {0} · {1}"},
    Entry{"palabra.button.flush", "Flush · {0}"},
    Entry{"palabra.button.vowels", "Vowels · {0}"},
    Entry{"palabra.button.exchange", "Exchange {0}"},
    Entry{"palabra.button.shave", "Shave {0} from {1:seat}"},
    Entry{"palabra.button.joker", "Joker {0} · −{1}"},
    Entry{"palabra.button.jokers", "Joker {0} words · −{1}"},
    Entry{"palabra.button.choose", "Choose cards"},
    Entry{"palabra.button.choose_word", "Tap a word"},
    Entry{"palabra.button.no_pre_play", "No pre-play"},
    Entry{"palabra.button.pass", "Pass"},
    Entry{"palabra.button.back", "Back"},
    Entry{"palabra.button.accept", "Accept"},
    Entry{"palabra.button.challenge", "Challenge"},
    Entry{"palabra.button.allow", "Allow it"},
    Entry{"palabra.button.no_word", "Not a word"},
    Entry{"palabra.button.take_back", "Take it back"},
    Entry{"palabra.button.insist", "Insist"},
    Entry{"palabra.button.or", "or {0}"},
    Entry{"palabra.button.take_card", "Take the card back"},
    Entry{"palabra.button.use.build", "Build on it"},
    Entry{"palabra.button.use.shave", "Shave it"},
    Entry{"palabra.button.use.joker", "Joker it"},
    Entry{"palabra.tool.shuffle", "Shuffle"},
    Entry{"palabra.tool.letters", "Sort by letter"},
    Entry{"palabra.tool.letters.sign", "A–Z"},
    Entry{"palabra.tool.colours", "Sort by colour"},
    Entry{"palabra.tool.exchange", "Exchange"},
    Entry{"palabra.tool.clear", "Clear"},
    Entry{"palabra.tool.timer", "Turn the sand glass"},

    // Steps of a turn.
    Entry{"palabra.step.pre_play", "Pre-play"},
    Entry{"palabra.step.play", "Play"},
    Entry{"palabra.step.answer", "In doubt"},

    // Scores.
    Entry{"palabra.points", "{0:n point|points}"},
    Entry{"palabra.score.bonus", "{0} all seven"},
    Entry{"palabra.score.last_word", "{0} last word"},
    Entry{"palabra.score.sum", "values {0}"},
    Entry{"palabra.score.stars", "times {0} for stars"},
    Entry{"palabra.score.lock", "times {0} locked in {1:all colours}"},
    Entry{"palabra.score.bonus.words", "plus {0} for all seven cards"},
    Entry{"palabra.score.last_word.words", "times {0} for the last word"},
    Entry{"palabra.lock.none", "no lock"},
    Entry{"palabra.lock.broken", "{0} breaks the lock"},
    Entry{"palabra.verdict.word", "a word"},
    Entry{"palabra.verdict.straight", "a straight"},
    Entry{"palabra.verdict.fine", "ready"},
    Entry{"palabra.verdict.no_word", "not in the list"},
    Entry{"palabra.verdict.blank", "which letter?"},
    Entry{"palabra.verdict.lock", "lock broken"},
    Entry{"palabra.verdict.no", "not yet"},

    // Beside seats, piles and words.
    Entry{"palabra.draw", "{0} to draw"},
    Entry{"palabra.discard", "{0} discarded"},
    Entry{"palabra.seat", "{0:n point|points} · {1:n card|cards}"},
    Entry{"palabra.seat.short", "{0} · {1:n card|cards}"},
    Entry{"palabra.seat.done", "{0:n point|points} · done"},
    Entry{"palabra.seat.forfeits", "{0:n point|points} · misses a turn"},
    Entry{"palabra.worth", "worth **{0}**"},
    Entry{"palabra.worth.short", "**{0}**"},
    Entry{"palabra.worth.jokered", "jokered"},
    Entry{"palabra.no_word", "No word on the table"},
    Entry{"palabra.tray.empty", "Tap cards or type a word"},
    Entry{"palabra.tray.wait", "Plan your next word"},
    Entry{"palabra.letter", "Which letter shall it be?"},

    // Which of many values the table to be set offers.
    Entry{"palabra.option.impatient_timer.offered", "0 30 60 90 120"},
    Entry{"palabra.option.impatient_timer.0", "None"},
    Entry{"palabra.option.decks.0", "As fits"},

    // An opened word.
    Entry{"palabra.word.of", "{0:whose} {1}"},
    Entry{"palabra.word.shaved", "Shaved so far: {0:n point|points}. Still worth **{1}**."},
    Entry{"palabra.word.stars", "The stars of cards that were taken over don't count."},
    Entry{"palabra.word.worth", "Still worth **{0}**."},
    Entry{"palabra.word.jokered", "Cancelled by a joker: worth nothing any more."},
    Entry{"palabra.word.flush", "A flush: it can't be built on or shaved."},
};

} // namespace

Words english_palabra_table() { return entries; }

} // namespace palazzo
