#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    // What is to be done.
    Entry{"palace.todo.beat", "Play {0:fitting}."},
    Entry{"palace.todo.anything", "Play anything."},
    Entry{"palace.todo.anything_but", "Play anything but {0:ranks}."},
    Entry{"palace.todo.free", "Play any card, or pass."},
    Entry{"palace.todo.challenged", "A challenge for {0:seat}."},
    Entry{"palace.todo.assign", "Four of a kind: {0:seat} {0:hands|hand} out four challenges."},
    Entry{"palace.todo.lead", "You lead: play anything."},
    Entry{"palace.todo.lead_but", "You lead: play anything but {0:ranks}."},
    Entry{"palace.todo.lead_rank", "You lead: play {0:a rank}."},
    Entry{"palace.todo.blind", "Turn over a face-down card."},
    Entry{"palace.todo.take", "You need {0:fitting}: take the pile."},
    Entry{"palace.todo.take_or_chance", "You need {0:fitting}: take the pile, or turn a card."},
    Entry{"palace.todo.barred", "You can't play any card: take the pile."},
    Entry{"palace.todo.barred_or_chance", "You can't play any card: take the pile, or turn a card."},
    Entry{"palace.todo.stuck", "You can't play any card."},
    Entry{"palace.todo.lay", "Choose {0} cards to lay face up."},
    Entry{"palace.todo.swap", "Exchange cards with your palace, then say that you are ready."},
    Entry{"palace.todo.order", "Tap your face-up cards in the order in which you will play them."},
    Entry{"palace.todo.name", "What does the joker stand for?"},
    Entry{"palace.todo.name_cover", "What does the joker on top stand for?"},
    Entry{"palace.todo.wait", "{0:whose} turn."},
    Entry{"palace.todo.wait_all", "The others choose their cards."},

    // On the buttons.
    Entry{"palace.button.play", "Play {0:cards}"},
    Entry{"palace.button.play_many", "Play {0} cards"},
    Entry{"palace.button.take", "Take the pile ({0})"},
    Entry{"palace.button.chance", "Turn a card"},
    Entry{"palace.button.skip", "Pass"},
    Entry{"palace.button.lay", "Lay these {0}"},
    Entry{"palace.button.swap", "Swap"},
    Entry{"palace.button.ready", "Ready"},
    Entry{"palace.button.order", "Keep this order"},
    Entry{"palace.button.pick", "Choose a card"},
    Entry{"palace.button.pick_more", "{0} more to choose"},
    Entry{"palace.button.name", "Choose a rank"},
    Entry{"palace.button.blind", "Turn it over"},
    Entry{"palace.button.pick_blind", "Choose a face-down card"},

    // Beside seats and piles.
    Entry{"palace.count.cards", "{0:n card|cards}"},
    Entry{"palace.count.none", "no hand"},
    Entry{"palace.count.draw", "{0} to draw"},
    Entry{"palace.count.pile", "{0} in the pile"},
    Entry{"palace.count.burned", "{0} burned"},
    Entry{"palace.count.out", "{0:place} place"},
    Entry{"palace.count.ready", "ready"},
    Entry{"palace.did.played", "{0:cards}"},
    Entry{"palace.did.took", "took {0}"},
    Entry{"palace.did.skipped", "skipped"},
    Entry{"palace.did.passed", "passed"},
    Entry{"palace.did.failed", "missed it"},
    Entry{"palace.did.managed", "managed it"},
};

} // namespace

Words english_palace_table() { return entries; }

} // namespace palazzo
