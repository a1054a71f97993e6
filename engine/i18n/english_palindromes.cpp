// Palindromes in English: why not, what happened, and the rules.
#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    // Why a card may not go there.
    Entry{"palindromes.over", "The game is over."},
    Entry{"palindromes.not_your_turn", "It is the other player's turn."},
    Entry{"palindromes.not_in_hand", "{0:cards} isn't in your hand."},
    Entry{"palindromes.occupied", "{0:cards} lies there already."},
    Entry{"palindromes.only_the_middle", "The board is empty: the first card goes to the middle."},
    Entry{"palindromes.touches_nothing", "A card has to touch another one; corners don't count."},
    Entry{"palindromes.same_colour",
        "{0:cards} and {1:cards} have the same colour: above and below, red must meet black."},
    Entry{"palindromes.not_neighbours",
        "{0:cards} and {1:cards} aren't neighbours in value, as above and below they must be."},
    Entry{"palindromes.must_go_vertical",
        "{0:cards} has to go above or below a linked card such as {1:cards}, or make a palindrome."},
    Entry{"palindromes.pick_one", "This makes {0} palindromes of one length in a line: choose which one you mean."},
    Entry{"palindromes.not_a_pick", "That isn't one of the longest palindromes made here."},
    Entry{"palindromes.nothing_to_pick", "There is no choice between palindromes here."},

    // Why options or a deal can't be played.
    Entry{"palindromes.option.hand.range", "hand: {0} is not between 1 and {1}"},
    Entry{"palindromes.deal.too_many_of", "cards: more of {0:cards} than a deck has"},
    Entry{"palindromes.deal.incomplete", "cards: {0} of {1} cards; a shorter list says \"short\":true"},
    Entry{"palindromes.deal.odd", "cards: {0} can't be halved between two players"},

    // What happened.
    Entry{"palindromes.event.placed_first", "{0:seat} placed {1:cards} in the middle."},
    Entry{"palindromes.event.placed_above", "{0:seat} placed {1:cards} above {2:cards}."},
    Entry{"palindromes.event.placed_below", "{0:seat} placed {1:cards} below {2:cards}."},
    Entry{"palindromes.event.placed_right", "{0:seat} placed {1:cards} to the right of {2:cards}."},
    Entry{"palindromes.event.placed_left", "{0:seat} placed {1:cards} to the left of {2:cards}."},
    Entry{"palindromes.event.took", "{0:seat} took {1:cards}."},
    Entry{"palindromes.event.waits", "{0:seat} made {1:cards}: it could still grow, so it waits for one move."},
    Entry{"palindromes.event.kept", "{0:seat} took {1:cards}, which nobody had touched."},
    Entry{"palindromes.event.claimed", "{0:seat} claimed cards of the palindrome that {1:seat} had waiting."},
    Entry{"palindromes.event.emptied", "The board is empty: the next card goes to the middle."},
    Entry{"palindromes.event.all_placed", "The last card has been placed."},

    Entry{"palindromes.standing", "{0:n palindrome|palindromes}, {1:n card|cards}"},

    // At the table.
    Entry{"palindromes.cards", "{0:cards}"},
    Entry{"palindromes.preview.fits", "{0:cards} may go here."},
    Entry{"palindromes.preview.takes", "{0:cards} completes {1} here and takes it."},
    Entry{"palindromes.preview.waits", "{0:cards} makes {1} here. It could grow, so it waits for one move."},
    Entry{"palindromes.todo.first", "Choose a card: the first goes to the middle."},
    Entry{"palindromes.todo.choose", "Choose a card to place."},
    Entry{"palindromes.todo.place", "Where shall {0:cards} go?"},
    Entry{"palindromes.todo.pick", "Which palindrome do you mean?"},
    Entry{"palindromes.todo.wait", "{0:whose} turn."},
    Entry{"palindromes.choose_first", "First choose a card of your hand."},
    Entry{"palindromes.score.sets", "{0:n palindrome|palindromes}"},
    Entry{"palindromes.score", "{0:n palindrome|palindromes} · {1:n card|cards}"},
    Entry{"palindromes.sets", "{0:whose} palindromes"},
    Entry{"palindromes.no_sets", "None taken yet."},

    // The rules in force.
    Entry{"palindromes.rule.aim",
        "Place cards so that lines read the same both ways, and take **more palindromes** "
        "than the other player."},
    Entry{"palindromes.rule.aim_cards",
        "Place cards so that lines read the same both ways, and take **more cards** "
        "than the other player."},
    Entry{"palindromes.rule.hand",
        "Each player has half the deck as a stock, holds {0:n card|cards} and draws one "
        "after each placement. Nobody passes."},
    Entry{"palindromes.rule.linked",
        "Two cards are **linked** when their values are one apart and one is red, the "
        "other black."},
    Entry{"palindromes.rule.wrap", "The ace counts 1, jack, queen and king 11 to 13; king and ace are neighbours."},
    Entry{"palindromes.rule.no_wrap",
        "The ace counts 1, jack, queen and king 11 to 13; king and ace are no "
        "neighbours."},
    Entry{"palindromes.rule.touch",
        "A card goes to an empty square that **touches** a card. Beside it anything may "
        "lie."},
    Entry{"palindromes.rule.vertical", "Right **above or below** it only linked cards may lie."},
    Entry{"palindromes.rule.duty",
        "A card that can go above or below a linked card **must**, unless it completes a "
        "palindrome elsewhere."},
    Entry{"palindromes.rule.palindrome",
        "Three or more cards in an unbroken row or column whose values read the same "
        "both ways are a palindrome; suits don't matter. The longest through the "
        "placed card counts."},
    Entry{"palindromes.rule.waits",
        "A palindrome that one more card right next to the placed one could make larger "
        "**waits** for the other player's move; any other is taken at once."},
    Entry{"palindromes.rule.at_once", "Whoever makes a palindrome takes it at once."},
    Entry{"palindromes.rule.enlarge",
        "Who enlarges a waiting palindrome right next to the last card gets the larger "
        "one; it may wait in turn."},
    Entry{"palindromes.rule.elsewhere",
        "A new palindrome elsewhere comes first, even with cards of the waiting one; "
        "untouched, the waiting one goes to whoever made it."},
    Entry{"palindromes.rule.both_lines", "A card may complete a row and a column at once: both count."},
    Entry{"palindromes.rule.end", "The game ends when the last card has been placed; nothing waits then."},
    Entry{"palindromes.rule.most_sets", "Most palindromes win; if equal, most cards."},
    Entry{"palindromes.rule.most_cards", "Most cards win."},

    Entry{"palindromes.lesson", "Where a card may go, by example"},
    Entry{"palindromes.lesson.vertical",
        "**{0:cards}** and 8♠ are linked: nine and eight, red and black. So it must go above or below it."},
    Entry{"palindromes.lesson.side", "**{0:cards}** is linked with nothing here: it goes to the side of some card."},
    Entry{"palindromes.lesson.conflict",
        "**{0:cards}** goes to the side of a card too, but not to the right of 8♠: there it would lie above 2♣, with "
        "which "
        "it isn't linked."},
    Entry{"palindromes.lesson.exception",
        "**{0:cards}** has places above and below 7♥, but may instead complete 6 9 6 or 6 7 6 to the side."},
    Entry{"palindromes.lesson.waits",
        "**{0:cards}** has just made 6 9 6. One more 9 beside it would make 9 6 9 6 9: so it waits for one move."},

    // The table to be set, and the game.
    Entry{"game.palindromes", "Palindromes"},
    Entry{"game.palindromes.sentence", "Build lines that read the same both ways."},
    Entry{"palindromes.preset.classic", "Classic"},
    Entry{"palindromes.preset.classic.detail", "Build lines that read the same both ways, on a board without edges."},
    Entry{"palindromes.option.hand", "Cards in hand"},
    Entry{"palindromes.option.hand.detail", "How many cards each player holds."},
    Entry{"palindromes.option.wrap", "King and ace are neighbours"},
    Entry{"palindromes.option.wrap.detail", "The values go round: an ace may lie above or below a king."},
    Entry{"palindromes.option.score", "What wins"},
    Entry{"palindromes.option.score.detail", "The number of palindromes taken, or the number of cards in them."},
    Entry{"palindromes.option.score.palindromes", "Most palindromes"},
    Entry{"palindromes.option.score.cards", "Most cards"},
    Entry{"palindromes.option.claim", "Waiting palindromes"},
    Entry{"palindromes.option.claim.detail",
        "Whether a palindrome that could still grow waits for the other player's move."},
    Entry{"palindromes.option.claim.deferred", "Wait"},
    Entry{"palindromes.option.claim.at_once", "Taken at once"},
};

} // namespace

Words english_palindromes() { return entries; }

} // namespace palazzo
