// Palace's rules and options in English: the sentences of the rules page and of the rule editor.
#include "engine/words/words.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    // The rules in force.
    Entry{"palace.rule.aim",
        "Get rid of all your cards: first the hand, then the face-up cards of your palace, last the "
        "face-down ones, blind."},
    Entry{"palace.rule.table", "{0:n player|players}, {1:n deck|decks} of 52 cards."},
    Entry{"palace.rule.jokers_wild",
        "{0:n joker is|jokers are} in play: wild, each stands for any rank its player names."},
    Entry{"palace.rule.jokers_ace", "{0:n joker is|jokers are} in play, each an ace."},
    Entry{"palace.rule.face_up_dealt", "Everyone gets {0} cards face down, {0} face up and {0} in hand."},
    Entry{"palace.rule.face_up_choose",
        "Everyone gets {0} cards face down and chooses {0} more to lay face up on them; "
        "{0} stay in hand."},
    Entry{"palace.rule.face_up_swap",
        "Everyone gets {0} cards face down, {0} face up and {0} in hand, and may swap hand "
        "and face-up cards before the game."},
    Entry{"palace.rule.first_lowest", "Whoever holds the lowest card begins."},
    Entry{"palace.rule.first_draw", "A card drawn by lot says who begins."},
    Entry{"palace.rule.first_left", "The seat to the left of the dealer begins."},
    Entry{"palace.rule.starter_flip", "A card turned from the draw pile starts the pile."},
    Entry{"palace.rule.starter_lead", "The first player leads any card."},
    Entry{"palace.rule.starter_lowest", "The lowest card must be led, with any others of its rank."},
    Entry{"palace.rule.order", "From low to high: **{0}**."},
    Entry{"palace.rule.beat_equal",
        "Play one or more cards of one rank, **equal to or higher** than the top of the pile."},
    Entry{"palace.rule.beat_higher", "Play one or more cards of one rank, **higher** than the top of the pile."},
    Entry{"palace.rule.wrap", "The lowest plain rank may also be played on an ace."},
    Entry{"palace.rule.power", "**{0}**: {1:each palace.power.}."},
    Entry{"palace.rule.quads_across",
        "Four of a rank on top of the pile burn it, whoever laid them, and whoever completed "
        "them leads."},
    Entry{"palace.rule.quads_one_turn", "Four of a rank played at once burn the pile, and their player leads."},
    Entry{"palace.rule.quads_off", "Four of a rank do nothing special."},
    Entry{"palace.rule.must_play", "Who can play must; who can't takes the whole pile."},
    Entry{"palace.rule.voluntary_pickup", "You may take the pile even if you could play; who can't play must take it."},
    Entry{"palace.rule.chance_card", "Instead of taking the pile you may turn the top card of the draw pile and hope."},
    Entry{"palace.rule.picker_leads", "Whoever takes the pile leads the next one at once."},
    Entry{"palace.rule.take_face_up", "Who takes the pile while playing from the face-up cards takes those along."},
    Entry{"palace.rule.no_special_finish", "The last card can't be one with a power, nor a wild joker."},
    Entry{"palace.rule.draw", "After playing, draw back up to {0} cards while the draw pile lasts."},
    Entry{"palace.rule.up_set", "Face-up cards of one rank may be played together."},
    Entry{"palace.rule.up_single", "Face-up cards are played one at a time."},
    Entry{"palace.rule.up_order",
        "You set the order of your face-up cards when your hand runs out; then they go one at a "
        "time."},
    Entry{"palace.rule.blind",
        "Face-down cards are turned over blind: the card plays if it can, else you take it with the "
        "pile."},
    Entry{"palace.rule.first_out", "The first without cards wins, and the game ends."},
    Entry{"palace.rule.play_on", "The others play on for places until one is left."},
    Entry{"palace.rule.turn_limit", "A game that lasts {0} turns is drawn."},

    Entry{"palace.power.anytime", "may be played on anything"},
    Entry{"palace.power.reset", "the next card may be anything"},
    Entry{"palace.power.burn", "burns the pile, and you lead"},
    Entry{"palace.power.mirror", "is see-through: the card below it counts"},
    Entry{"palace.power.lower", "the next card must be equal or lower"},
    Entry{"palace.power.reverse", "turns the direction of play round"},
    Entry{"palace.power.skip", "passes over the next seat"},
    Entry{"palace.power.again", "you play again"},
    Entry{"palace.power.cover", "you lay another card on it at once"},

    // How a seat finished.
    Entry{"palace.standing.place", "{0:place}"},
    Entry{"palace.standing.left", "{0:n card|cards} left"},

    // Presets.
    Entry{"game.palace", "Palace"},
    Entry{"game.palace.sentence", "Beat the pile, empty your palace."},
    Entry{"palace.preset.classic", "Classic"},
    Entry{"palace.preset.classic.detail",
        "Choose your palace. Twos reset, tens burn the pile, and so do four of a kind."},
    Entry{"palace.preset.house", "House"},
    Entry{"palace.preset.house.detail", "Swap before you start. Twos are high and reset; a ten must rank to burn."},
    Entry{"palace.preset.european", "European"},
    Entry{"palace.preset.european.detail",
        "See-through threes, sevens that turn low, eights that skip. Play on for places."},

    // The rule editor.
    Entry{"palace.option.jokers", "Jokers"},
    Entry{"palace.option.jokers.detail", "How many jokers each deck has."},
    Entry{"palace.option.joker", "A joker is"},
    Entry{"palace.option.joker.detail", "Wild stands for any rank; an ace is an ace throughout."},
    Entry{"palace.option.joker.wild", "Wild"},
    Entry{"palace.option.joker.ace", "An ace"},
    Entry{"palace.option.layout", "Cards in each row"},
    Entry{"palace.option.layout.detail", "Face down, face up and in hand alike."},
    Entry{"palace.option.face_up", "Face-up cards"},
    Entry{"palace.option.face_up.detail", "Dealt as they come, chosen from the hand, or swapped before the game."},
    Entry{"palace.option.face_up.dealt", "Dealt"},
    Entry{"palace.option.face_up.choose", "Choose"},
    Entry{"palace.option.face_up.swap", "Swap"},
    Entry{"palace.option.first", "Who begins"},
    Entry{"palace.option.first.detail", "The lowest card in hand, a card drawn each, or the dealer's left."},
    Entry{"palace.option.first.lowest_hand", "Lowest"},
    Entry{"palace.option.first.draw", "By lot"},
    Entry{"palace.option.first.left_of_dealer", "Left"},
    Entry{"palace.option.starter", "The first card"},
    Entry{"palace.option.starter.detail", "Turned from the draw pile, or led by the first player."},
    Entry{"palace.option.starter.flip", "Turned"},
    Entry{"palace.option.starter.lead", "Led"},
    Entry{"palace.option.beat", "What beats a card"},
    Entry{"palace.option.beat.detail", "An equal or higher card, or only a higher one."},
    Entry{"palace.option.beat.equal_or_higher", "Equal"},
    Entry{"palace.option.beat.higher", "Higher"},
    Entry{"palace.option.wrap", "Low on ace"},
    Entry{"palace.option.wrap.detail", "The lowest plain rank may be played on an ace."},
    Entry{"palace.option.face_up_play", "Playing face-up cards"},
    Entry{"palace.option.face_up_play.detail", "Sets together, one at a time, or in an order you set beforehand."},
    Entry{"palace.option.face_up_play.set", "Sets"},
    Entry{"palace.option.face_up_play.single", "Single"},
    Entry{"palace.option.face_up_play.fixed_order", "In order"},
    Entry{"palace.option.burn_quads", "Four of a kind burn"},
    Entry{"palace.option.burn_quads.detail", "However they came together, only when played at once, or never."},
    Entry{"palace.option.burn_quads.across_turns", "Always"},
    Entry{"palace.option.burn_quads.one_turn", "At once"},
    Entry{"palace.option.burn_quads.off", "Never"},
    Entry{"palace.option.voluntary_pickup", "Free pick-up"},
    Entry{"palace.option.voluntary_pickup.detail", "You may take the pile although you could play."},
    Entry{"palace.option.chance_card", "Chance card"},
    Entry{"palace.option.chance_card.detail", "Instead of taking the pile, turn the top of the draw pile and hope."},
    Entry{"palace.option.picker_leads", "Picker leads"},
    Entry{"palace.option.picker_leads.detail", "Whoever takes the pile leads the next one at once."},
    Entry{"palace.option.take_face_up_with_pile", "Face-up cards go along"},
    Entry{"palace.option.take_face_up_with_pile.detail",
        "Who takes the pile from the palace takes the face-up cards too."},
    Entry{"palace.option.no_special_finish", "No special finish"},
    Entry{"palace.option.no_special_finish.detail", "The last card can't be one with a power."},
    Entry{"palace.option.finish", "The game ends"},
    Entry{"palace.option.finish.detail", "With the first seat out, or when one is left."},
    Entry{"palace.option.finish.first_out", "First out"},
    Entry{"palace.option.finish.play_on", "Play on"},
    Entry{"palace.option.decks", "Decks"},
    Entry{"palace.option.decks.detail", "Auto takes a second deck when the table is full."},
    Entry{"palace.option.decks.auto", "Auto"},
};

} // namespace

Words english_palace_rules() { return entries; }

} // namespace palazzo
