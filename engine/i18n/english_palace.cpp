#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    // Why a move may not be made.
    Entry{"palace.notice.other_deck",
        "This game was played with another deck of challenges. What was played stands as it was judged then."},
    Entry{"palace.over", "The game is over."},
    Entry{"palace.not_your_turn", "It is somebody else's turn."},
    Entry{"palace.already_ready", "You are ready; the others aren't yet."},
    Entry{"palace.game_is_on", "That is for before the game; it has begun."},
    Entry{"palace.no_cards", "Choose a card first."},
    Entry{"palace.not_in_zone", "You can't play {0:cards} now: it isn't among the cards you play from."},
    Entry{"palace.not_sorted", "The cards are not in order."},
    Entry{"palace.not_in_hand", "{0:cards} isn't in your hand."},
    Entry{"palace.not_face_up", "{0:cards} isn't face up in your palace."},
    Entry{"palace.not_a_set", "Cards played together must be of one rank."},
    Entry{"palace.one_at_a_time", "Face-up cards are played one at a time here."},
    Entry{"palace.not_next", "Your palace is played in the order you set: {0:cards} comes next."},
    Entry{"palace.lead_lowest", "The game opens with the lowest card: lead {0:a rank}."},
    Entry{"palace.not_higher", "{0:a rank} doesn't beat {1:a rank}: play an equal or higher card."},
    Entry{"palace.must_be_higher", "{0:a rank} doesn't beat {1:a rank}: play a higher card."},
    Entry{"palace.equal", "An equal card isn't enough here: play higher than {0:a rank}."},
    Entry{"palace.not_lower", "After {1:a rank}, play an equal or lower card."},
    Entry{"palace.joker_needs_rank", "Say what the joker stands for."},
    Entry{"palace.no_joker_to_name", "Only a wild joker stands for another rank."},
    Entry{"palace.name_the_joker", "First say what the turned joker stands for."},
    Entry{"palace.needs_cover", "{0:a rank} is played together with another card: choose one to lay on it."},
    Entry{"palace.no_cover_here", "Nothing is laid on {0:a rank} in the same move."},
    Entry{"palace.special_finish", "The last card can't be one with a power here."},
    Entry{"palace.play_blind", "Your last cards are played blind: turn one over."},
    Entry{"palace.not_blind_yet", "Face-down cards come last, when your hand and your face-up cards are gone."},
    Entry{"palace.no_such_slot", "There is no face-down card in that place."},
    Entry{"palace.nothing_to_take", "There is no pile to take."},
    Entry{"palace.must_play", "You have a card that can be played, so the pile stays."},
    Entry{"palace.must_not_skip", "You can't pass now."},
    Entry{"palace.no_chance_card", "Turning a card by chance isn't played at this table."},
    Entry{"palace.chance_needs_pile", "There is no pile to beat: lead a card."},
    Entry{"palace.draw_pile_empty", "The draw pile is empty."},
    Entry{"palace.lay_so_many", "Choose {0} cards to lay face up."},
    Entry{"palace.swap_or_ready", "Exchange cards with your palace, or say that you are ready."},
    Entry{"palace.swapped_enough", "You have swapped {0} times; that is enough."},
    Entry{"palace.swap_equal", "Swapping equal cards changes nothing."},
    Entry{"palace.set_the_order", "First set the order in which your face-up cards will be played."},
    Entry{"palace.order_of_all", "The order names each of your face-up cards once."},
    Entry{"palace.no_order_now", "There is no order to set now."},

    Entry{"palace.barred", "The challenge failed: no {0:ranks} for the rest of this turn."},
    Entry{"palace.judge_first", "A challenge waits: first say whether it is passed."},
    Entry{"palace.not_yours_to_judge", "Somebody else says whether the challenge is passed."},
    Entry{"palace.no_challenge_now", "There is no challenge now."},
    Entry{"palace.no_answers_here", "Answers are judged by people at this table: say whether it is passed."},
    Entry{"palace.answer_unjudged",
        "The answer can't be judged: its deck of challenges isn't here, or knows none for it."},
    Entry{"palace.hand_out_first", "Four of a kind: first hand out {0} challenges."},
    Entry{"palace.shares_for_all", "Say for each of the {0} seats how many challenges it gets."},
    Entry{"palace.share_for_nobody", "{0:seat} {0:is|are} out and {0:gets|get} no challenge."},
    Entry{"palace.shares_sum", "Exactly {0} challenges are handed out."},

    // Why options or a deal can't be played.
    Entry{"palace.option.range", "{0}: {1} is not between {2} and {3}"},
    Entry{"palace.option.order_twice", "order: {0:a rank} stands twice"},
    Entry{"palace.option.order_lacks", "order: {0:a rank} is missing and hasn't the power anytime"},
    Entry{"palace.option.cover_everywhere", "powers: with cover on every rank nothing could ever lie on top"},
    Entry{"palace.option.too_few_cards",
        "players: {0} need {1} cards, the decks have {2}: take more decks or a smaller layout"},
    Entry{"palace.deal.too_many_of", "cards: more of {0:cards} than the decks in play have"},
    Entry{"palace.deal.too_few", "cards: {0} cards, but the deal needs {1}"},
    Entry{"palace.deal.incomplete", "cards: {0} of {1} cards; a list without its tail says \"short\":true"},
    Entry{"palace.deal.no_such_seat", "first: there is no seat {0}"},

    Entry{"a11y.rank", "{0:rank}"},
    Entry{"result.won", "{0:seat} won"},

    // What everybody saw.
    Entry{"palace.event.played", "{0:seat} played {1:cards}."},
    Entry{"palace.event.played_as", "{0:seat} played {1:cards} as {2:a rank}."},
    Entry{"palace.event.set_is", "The set counts as {1:ranks}."},
    Entry{"palace.event.cover_is", "The card on top counts as {1:a rank}."},
    Entry{"palace.event.flipped", "{0:seat} turned over {1:cards}."},
    Entry{"palace.event.chanced", "{0:seat} turned {1:cards} from the draw pile."},
    Entry{"palace.event.took", "{0:seat} took the pile: {1:n card|cards}."},
    Entry{"palace.event.burned", "The pile burned: {1:n card|cards} out of the game."},
    Entry{"palace.event.reversed", "The direction of play turned round."},
    Entry{"palace.event.again", "One more turn for {0:seat}."},
    Entry{"palace.event.skipped", "{0:seat} {0:was|were} skipped."},
    Entry{"palace.event.skipped_turn", "{0:seat} had nothing to lead and passed."},
    Entry{"palace.event.laid", "{0:seat} chose face-up cards."},
    Entry{"palace.event.swapped", "{0:seat} put {1:cards} face up and took {2:cards}."},
    Entry{"palace.event.ready", "{0:seat} got ready."},
    Entry{"palace.event.ordered", "{0:seat} set the order of the palace."},
    Entry{"palace.event.starter", "{0:cards} starts the pile."},
    Entry{"palace.event.leads", "First to play: {0:seat}."},
    Entry{"palace.event.named", "{0:seat} named {1:cards}."},
    Entry{"palace.event.flips", "{0:seat} chose a face-down card."},
    Entry{"palace.event.challenged", "A challenge for {0:seat}, set by {1:seat}."},
    Entry{"palace.event.answered", "{0:seat} answered “{1}”."},
    Entry{"palace.event.voted_pass", "{0:seat} voted “Passed”."},
    Entry{"palace.event.voted_fail", "{0:seat} voted “Not passed”."},
    Entry{"palace.event.passed", "{0:seat} passed the challenge."},
    Entry{"palace.event.failed", "{0:seat} failed the challenge."},
    Entry{"palace.event.barred", "No {1:ranks} for {0:seat} this turn."},
    Entry{"palace.event.free", "{0:seat} may play any card."},
    Entry{"palace.event.lies", "{0:seat} may play {1:cards} anyway."},
    Entry{"palace.event.stays_down", "{0:whose} face-down card stays where it is."},
    Entry{"palace.event.passed_by", "{0:seat} passed."},
    Entry{"palace.event.handed_out", "{0:seat} handed out four challenges."},
    Entry{"palace.event.out", "{0:seat} went out in {1:place} place."},
    Entry{"palace.event.drawn", "After {0:n turn|turns} the game is drawn."},
};

} // namespace

Words english_palace() { return entries; }

} // namespace palazzo
