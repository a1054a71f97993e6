#include "shell/games/palabra/offers.hpp"

#include "engine/games/palabra/legal.hpp"

#include <algorithm>

namespace palazzo::palabra::screen {
namespace {

using palabra::Move;
using palabra::MoveAction;
using palabra::TurnStep;
using palabra::View;

Move plain(MoveAction act, bool yes = false) {
    Move m;
    m.action = act;
    m.yes = yes;
    return m;
}

Offer offer(const View& v, const Move& m, const i18n::Voice& voice) {
    return {label_of_move_without_cards(v, m, voice), m, false};
}

/// Returns the main button, which plays the chosen cards or says what has to be chosen.
Offer composed(const View& v, const std::optional<Reading>& reading, const Draft& draft, const i18n::Voice& voice) {
    if (!reading) {
        const bool word = draft.purpose == Draft::Purpose::jokers;
        return {voice.say(word ? "palabra.button.choose_word" : "palabra.button.choose"), std::nullopt, false};
    }
    Offer made{move_label(v, *reading, voice), std::nullopt, false};
    if (!reading->refusal) made.move = reading->move;
    return made;
}

/// Returns the first reading that can be played and whose kind isn't `except`; nullopt if there is none.
std::optional<Reading> other_reading(const std::vector<Reading>& readings, MoveAction except) {
    for (const Reading& r : readings)
        if (!r.refusal && r.move.action != except) return r;
    return std::nullopt;
}

} // namespace

std::optional<MoveAction> other_kind_of_play(
    const View& v, const Rack& rack, const Draft& draft, std::optional<MoveAction> wish) {
    if (!may_play(v)) return std::nullopt;
    const auto reading = reading_of(v, rack, draft, wish);
    const auto other = reading ? other_reading(readings_of(v, rack, draft), reading->move.action) : std::nullopt;
    return other ? std::optional(other->move.action) : std::nullopt;
}

std::string label_of_move_without_cards(const View& v, const Move& m, const i18n::Voice& voice) {
    switch (m.action) {
    case MoveAction::pass: return voice.say(is_in_pre_play(v) ? "palabra.button.no_pre_play" : "palabra.button.pass");
    case MoveAction::challenge: return voice.say(m.yes ? "palabra.button.challenge" : "palabra.button.accept");
    case MoveAction::vote: return voice.say(m.yes ? "palabra.button.allow" : "palabra.button.no_word");
    case MoveAction::insist: return voice.say(m.yes ? "palabra.button.insist" : "palabra.button.take_back");
    case MoveAction::timer: return voice.say("palabra.tool.timer");
    default: return {};
    }
}

std::vector<Move> moves_without_cards(const View& v) {
    std::vector<Move> moves;
    if (palabra::seats_to_act(v.table).has(v.me)) {
        switch (palabra::next_turn_step(v.table, v.me)) {
        case TurnStep::challenge:
            moves = {plain(MoveAction::challenge, false), plain(MoveAction::challenge, true)};
            break;
        case TurnStep::vote: moves = {plain(MoveAction::vote, true), plain(MoveAction::vote, false)}; break;
        case TurnStep::insist: moves = {plain(MoveAction::insist, true), plain(MoveAction::insist, false)}; break;
        case TurnStep::pre_play:
        case TurnStep::play: moves = {plain(MoveAction::pass)}; break;
        }
    }
    if (!palabra::check(v, plain(MoveAction::timer))) moves.push_back(plain(MoveAction::timer));
    return moves;
}

Offers offers_of(
    const View& v, const Rack& rack, const Draft& draft, std::optional<MoveAction> wish, const i18n::Voice& voice) {
    Offers offers;
    if (v.table.over) return offers;
    if (!palabra::seats_to_act(v.table).has(v.me)) {
        offers.main = Offer{todo_of(v, draft, voice), std::nullopt, false};
        return offers;
    }
    if (!may_play(v)) {
        const auto answers = moves_without_cards(v);
        offers.main = offer(v, answers[0], voice);
        offers.side = offer(v, answers[1], voice);
        return offers;
    }
    const auto reading = reading_of(v, rack, draft, wish);
    offers.main = composed(v, reading, draft, voice);
    // There is no button for passing only the pre-play, because a play passes it automatically.
    offers.side = Offer{voice.say("palabra.button.pass"), plain(MoveAction::pass), false, is_in_pre_play(v)};
    if (draft.purpose != Draft::Purpose::lay) offers.side = Offer{voice.say("palabra.button.back"), std::nullopt, true};
    if (!reading) return offers;
    if (const auto other = other_reading(readings_of(v, rack, draft), reading->move.action)) {
        offers.other_kind = other->move.action;
        offers.other_label = voice.say("palabra.button.or", {move_label(v, *other, voice)});
    }
    return offers;
}

} // namespace palazzo::palabra::screen
