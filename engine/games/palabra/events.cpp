#include "engine/games/palabra/events.hpp"

#include <string>
#include <utility>

namespace palazzo::palabra {
namespace {

std::string text(int n) { return std::to_string(n); }

std::string letters_of(const Meld& word) {
    std::string text;
    for (const Letter l : word.letters()) text += l < letter_count ? to_char(l) : '?';
    return text;
}

std::string points_of(const Meld& word) { return text(word.score.total()); }

Highlights highlight_of(const Meld& word) {
    return {word.kind == MeldKind::flush ? list_argument(word.cards()) : letters_of(word), word.score.total(), 0};
}

Message message(const char* id, std::vector<std::string> args = {}) {
    return {std::string("palabra.event.") + id, std::move(args)};
}

Message message_for(const WordCancelledByJoker& e) {
    return message("jokered", {text(e.seat), text(e.owner), letters_of(e.word), text(e.word.worth())});
}

Message message_for(const WordShaved& e) {
    return message("shaved", {text(e.seat), text(e.owner), list_argument(e.cards), letters_of(e.word), text(e.points)});
}

Message message_for(const WordLaid& e) {
    if (e.word.kind == MeldKind::flush)
        return message("flush", {text(e.seat), list_argument(e.word.cards()), points_of(e.word)});
    const std::string letters = letters_of(e.word);
    if (e.built_on)
        return message(e.counts ? "built" : "builds", {text(e.seat), text(*e.built_on), letters, points_of(e.word)});
    const char* id = e.word.kind == MeldKind::straight ? "straight" : e.counts ? "word" : "lays";
    return message(id, {text(e.seat), letters, points_of(e.word)});
}

Message message_for(const VowelsShown& e) {
    return message("vowels", {text(e.seat), list_argument(e.cards), text(e.points)});
}
Message message_for(const CardsExchanged& e) { return message("exchanged", {text(e.seat), text(e.cards)}); }
Message message_for(const Passed& e) { return message(e.pre_play ? "no_pre_play" : "passed", {text(e.seat)}); }
Message message_for(const CardsLaidFaceDown& e) {
    return message(e.pre_play ? "laid_pre_play" : "laid_play", {text(e.seat)});
}

Message message_for(const ChallengeAnswered& e) {
    return message(e.challenged ? "challenged" : "accepted", {text(e.seat)});
}
Message message_for(const VoteGiven& e) { return message(e.in_favour ? "voted_for" : "voted_against", {text(e.seat)}); }
Message message_for(const WordInsistedOnOrTakenBack& e) {
    return message(e.insists ? "insists" : "takes_back", {text(e.seat)});
}
Message message_for(const WordVotedDown& e) { return message("voted_down", {letters_of(e.word)}); }
Message message_for(const WordAccepted& e) {
    return message("stands", {text(e.seat), letters_of(e.word), points_of(e.word)});
}
Message message_for(const WordWithdrawn& e) { return message("withdrawn", {text(e.seat), letters_of(e.word)}); }

Message message_for(const TurnForfeited& e) { return message("will_forfeit", {text(e.seat)}); }
Message message_for(const TurnMissed& e) { return message("forfeited", {text(e.seat)}); }
Message message_for(const TimerStarted& e) { return message("timer", {text(e.seat), text(e.seconds)}); }
Message message_for(const TimeRanOut&) { return message("timeout"); }
Message message_for(const HandPenaltiesDeducted&) { return message("over"); }

} // namespace

std::vector<Message> describe_event(const Event& event) {
    return {std::visit([](const auto& e) { return message_for(e); }, event)};
}

Highlights highlights(const Event& event, Seat seat) {
    if (const auto* laid = std::get_if<WordLaid>(&event); laid != nullptr && laid->seat == seat && laid->counts)
        return highlight_of(laid->word);
    // A word in doubt scores only if the other players accept it or the word list confirms it.
    if (const auto* stands = std::get_if<WordAccepted>(&event); stands != nullptr && stands->seat == seat)
        return highlight_of(stands->word);
    if (const auto* vowels = std::get_if<VowelsShown>(&event); vowels != nullptr && vowels->seat == seat)
        return {"", vowels->points, 0};
    return {};
}

} // namespace palazzo::palabra
