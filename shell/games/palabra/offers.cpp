#include "shell/games/palabra/offers.hpp"

#include "engine/games/palabra/legal.hpp"

#include <algorithm>

namespace palazzo::palabra::screen {
namespace {

using palabra::Act;
using palabra::Move;
using palabra::Step;
using palabra::View;

Move plain(Act act, bool yes = false) {
    Move m;
    m.act = act;
    m.yes = yes;
    return m;
}

Offer offer(const View& v, const Move& m, const i18n::Voice& voice) { return {label_of_plain(v, m, voice), m, false}; }

/// Returns the main button, which plays the chosen cards or says what has to be chosen.
Offer composed(const View& v, const std::optional<Reading>& reading, const Draft& draft, const i18n::Voice& voice) {
    if (!reading) {
        const bool word = draft.aim == Draft::Aim::jokers;
        return {voice.say(word ? "palabra.button.choose_word" : "palabra.button.choose"), std::nullopt, false};
    }
    Offer made{label_of(v, *reading, voice), std::nullopt, false};
    if (!reading->against) made.move = reading->move;
    return made;
}

/// Returns the first reading that can be played and whose kind isn't `except`; nullopt if there is none.
std::optional<Reading> other_reading(const std::vector<Reading>& readings, Act except) {
    for (const Reading& r : readings)
        if (!r.against && r.move.act != except) return r;
    return std::nullopt;
}

} // namespace

std::optional<Act> other_kind_of_play(const View& v, const Rack& rack, const Draft& draft, std::optional<Act> wish) {
    if (!may_play(v)) return std::nullopt;
    const auto reading = reading_of(v, rack, draft, wish);
    const auto other = reading ? other_reading(readings_of(v, rack, draft), reading->move.act) : std::nullopt;
    return other ? std::optional(other->move.act) : std::nullopt;
}

std::string label_of_plain(const View& v, const Move& m, const i18n::Voice& voice) {
    switch (m.act) {
    case Act::pass: return voice.say(in_pre_play(v) ? "palabra.button.no_pre_play" : "palabra.button.pass");
    case Act::challenge: return voice.say(m.yes ? "palabra.button.challenge" : "palabra.button.accept");
    case Act::vote: return voice.say(m.yes ? "palabra.button.allow" : "palabra.button.no_word");
    case Act::insist: return voice.say(m.yes ? "palabra.button.insist" : "palabra.button.take_back");
    case Act::timer: return voice.say("palabra.tool.timer");
    default: return {};
    }
}

std::vector<Move> plain_moves(const View& v) {
    std::vector<Move> moves;
    if (palabra::to_act(v.table).has(v.me)) {
        switch (palabra::step_of(v.table, v.me)) {
        case Step::challenge: moves = {plain(Act::challenge, false), plain(Act::challenge, true)}; break;
        case Step::vote: moves = {plain(Act::vote, true), plain(Act::vote, false)}; break;
        case Step::insist: moves = {plain(Act::insist, true), plain(Act::insist, false)}; break;
        case Step::pre_play:
        case Step::play: moves = {plain(Act::pass)}; break;
        }
    }
    if (!palabra::check(v, plain(Act::timer))) moves.push_back(plain(Act::timer));
    return moves;
}

Offers offers_of(
    const View& v, const Rack& rack, const Draft& draft, std::optional<Act> wish, const i18n::Voice& voice) {
    Offers offers;
    if (v.table.over) return offers;
    if (!palabra::to_act(v.table).has(v.me)) {
        offers.main = Offer{todo_of(v, draft, voice), std::nullopt, false};
        return offers;
    }
    if (!may_play(v)) {
        const auto answers = plain_moves(v);
        offers.main = offer(v, answers[0], voice);
        offers.side = offer(v, answers[1], voice);
        return offers;
    }
    const auto reading = reading_of(v, rack, draft, wish);
    offers.main = composed(v, reading, draft, voice);
    // There is no button for passing only the pre-play, because a play passes it automatically.
    offers.side = Offer{voice.say("palabra.button.pass"), plain(Act::pass), false, in_pre_play(v)};
    if (draft.aim != Draft::Aim::lay) offers.side = Offer{voice.say("palabra.button.back"), std::nullopt, true};
    if (!reading) return offers;
    if (const auto other = other_reading(readings_of(v, rack, draft), reading->move.act)) {
        offers.other = other->move.act;
        offers.other_label = voice.say("palabra.button.or", {label_of(v, *other, voice)});
    }
    return offers;
}

} // namespace palazzo::palabra::screen
