// The language challenges in English: what is asked for, and of whom.
#include "engine/i18n/say.hpp"

#include <array>

namespace palazzo {
namespace {

using Entry = std::pair<std::string_view, std::string_view>;

constexpr std::array entries{
    Entry{"challenge.kind.speak", "Say it aloud"},
    Entry{"challenge.kind.ask", "Answer"},
    Entry{"challenge.kind.translate", "Translate"},
    Entry{"challenge.kind.translate.into", "Translate into {0}"},
    Entry{"challenge.kind.article", "Which article?"},
    Entry{"challenge.kind.plural", "Put into the plural"},
    Entry{"challenge.kind.conjugate", "Conjugate"},
    Entry{"challenge.kind.gap", "Fill the gap"},
    Entry{"challenge.kind.opposite", "Say the opposite"},
    Entry{"challenge.kind.number", "Write the number in words"},
    Entry{"challenge.kind.listen", "Listen, and type what you hear"},
    Entry{"challenge.kind.listen.read", "Read, then type it from memory"},
    Entry{"challenge.kind.define", "Which word is meant?"},

    Entry{"challenge.title", "{0:seat} {0:is|are} challenged"},
    Entry{"challenge.title.hand_out", "Hand out four challenges"},
    Entry{"challenge.none", "{0:seat} {0:sets|set} a challenge: ask for something in the language you practise."},
    Entry{"challenge.none.you", "Set yourself a challenge: say something in the language you practise."},

    Entry{"challenge.cause.own", "Pass to play {0:cards}"},
    Entry{"challenge.cause.next", "Pass to play any card"},
    Entry{"challenge.cause.all", "Everyone is asked"},
    Entry{"challenge.cause.stuck", "Pass all to keep from taking the pile"},
    Entry{"challenge.cause.before", "Pass to turn the card over"},
    Entry{"challenge.cause.blind", "Pass to play the card anyway"},
    Entry{"challenge.cause.handed", "Handed out with the four"},
    Entry{"challenge.stake.own", "Not passed: no {0:ranks} in this turn."},
    Entry{"challenge.stake.next", "Not passed: beat {0:a rank}, as usual."},
    Entry{"challenge.stake.lower", "Not passed: {0:a rank} or lower, as usual."},
    Entry{"challenge.stake.burns", "The pile burns either way."},
    Entry{"challenge.stake.burn", "Not passed: the pile doesn’t burn."},
    Entry{"challenge.stake.burnt_out", "The pile won’t burn: somebody hasn’t passed."},
    Entry{"challenge.stake.take", "Not passed: {0:seat} {0:takes|take} the pile, {1:n card|cards}."},
    Entry{"challenge.stake.take.too",
        "Not passed: {0:seat} {0:takes|take} the pile and the card turned over, {1:n card|cards}."},
    Entry{"challenge.stake.before", "Not passed: the card stays face down, and the turn is over."},
    Entry{"challenge.stake.none", "Nothing hangs on it."},
    Entry{"challenge.judged", "{0:seat} {0:judges|judge}"},
    Entry{"challenge.judged.you", "You judge yourself"},
    Entry{"challenge.judged.self", "{0:seat} {0:judges|judge} alone"},
    Entry{"challenge.voted", "The others vote"},
    Entry{"challenge.hand_out", "Four of a kind: who shall answer?"},

    Entry{"challenge.pass", "Passed"},
    Entry{"challenge.fail", "Not passed"},
    Entry{"challenge.check", "Check"},
    Entry{"challenge.unknown", "I don’t know"},
    Entry{"challenge.nothing", "Type an answer first, or choose “I don’t know”."},
    Entry{"challenge.answer", "The answer"},
    Entry{"challenge.spelling", "How it is written"},
    Entry{"challenge.show", "Show the answer"},
    Entry{"challenge.continue", "Continue"},
    Entry{"challenge.say", "Say it aloud"},
    Entry{"challenge.hear", "Listen"},
    Entry{"challenge.says", "{0:seat}"},
    Entry{"challenge.give", "Hand them out"},
    Entry{"challenge.stop", "Stop"},
    Entry{"challenge.done", "Done"},
    Entry{"challenge.practice", "Practice"},
    Entry{"challenge.practice.of", "{0} of {1}"},
    Entry{"challenge.practice.again", "Once more: {0} of {1}"},
    Entry{"challenge.practised", "All done: {0} of {1} at the first try."},
    Entry{"challenge.practised.some", "{0} of {1} at the first try."},
    Entry{"challenge.practised.missed", "What you missed will come again another day."},
    Entry{"challenge.missed", "To practise"},
    Entry{"challenge.missed.more", "and {0} more"},
    Entry{"challenge.practise", "Practise these now"},
    Entry{"challenge.export", "Export them as a table"},

    Entry{"challenge.deck", "Challenges"},
    Entry{"challenge.deck.pick", "Which challenges?"},
    Entry{"challenge.deck.none", "No deck"},
    Entry{"challenge.deck.none.detail", "You set them yourselves"},
    Entry{"challenge.levels", "Levels"},
    Entry{"challenge.levels.all", "All"},
    Entry{"challenge.seconds", "Time to answer"},
    Entry{"challenge.seconds.none", "Any"},
};

} // namespace

Words english_challenges() { return entries; }

} // namespace palazzo
