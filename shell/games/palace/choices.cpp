#include "shell/games/palace/choices.hpp"

#include "engine/games/palace/challenge.hpp"
#include "engine/games/palace/fitting.hpp"
#include "engine/games/palace/set_pattern.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace palazzo::palace::screen {
namespace {

using palace::Move;
using palace::Need;
using palace::Phase;
using palace::View;
using palace::Zone;

std::string text(const char* id, std::initializer_list<std::string> args = {}, const Audience& audience = {}) {
    return say(Message{id, args}, audience);
}

std::string letter(int rank) { return std::string(1, to_char(rank_at(rank))); }

template <class Cards>
std::string notation(const Cards& cards) {
    std::string all;
    for (const Card c : cards) all += (all.empty() ? "" : " ") + to_text(c);
    return all;
}

Move simple(Move::Kind kind) {
    Move m;
    m.kind = kind;
    return m;
}

std::string play_label(const Move& m) {
    palace::SetCards cards = m.cards;
    if (!m.cover.is_none()) cards.push_back(m.cover);
    if (cards.size() > 3) return text("palace.button.play_many", {std::to_string(cards.size())});
    return games::with_bold_cards(text("palace.button.play", {notation(cards)}));
}

std::string label_of(const View& v, const Move& m) {
    switch (m.kind) {
    case Move::Kind::play: return play_label(m);
    case Move::Kind::take: return text("palace.button.take", {std::to_string(v.table.pile.size())});
    case Move::Kind::chance: return text("palace.button.chance");
    case Move::Kind::skip: return text("palace.button.skip");
    case Move::Kind::lay: return text("palace.button.lay", {std::to_string(m.cards.size())});
    case Move::Kind::swap: return text("palace.button.swap");
    case Move::Kind::ready: return text("palace.button.ready");
    case Move::Kind::order: return text("palace.button.order");
    case Move::Kind::flip: return text("palace.button.blind");
    case Move::Kind::answer:
    case Move::Kind::judge:
    case Move::Kind::assign: break; // over the table: see question_card.hpp
    }
    return {};
}

Choice choice(const View& v, const Move& m) {
    Choice c{label_of(v, m), m, palace::check(v, m)};
    if (c.why) c.move = std::nullopt;
    return c;
}

/// The moves that aren't put together from cards and are open now, the likeliest first.
std::vector<Choice> plain_choices(const View& v) {
    std::vector<Choice> all;
    if (palace::can_skip(v)) all.push_back(choice(v, simple(Move::Kind::skip)));
    if (palace::can_take(v)) all.push_back(choice(v, simple(Move::Kind::take)));
    if (palace::can_chance(v)) all.push_back(choice(v, simple(Move::Kind::chance)));
    return all;
}

Choices while_playing(const View& v, const Selection& s) {
    Choices choices;
    choices.others = plain_choices(v);
    if (const auto move = move_of(v, s)) {
        choices.main = choice(v, *move);
    } else if (!choices.others.empty() && !palace::can_play(v)) {
        choices.main = choices.others.front();
        choices.others.erase(choices.others.begin());
    } else {
        const bool blind = palace::active_zone(v) == Zone::face_down;
        choices.main = Choice{text(blind ? "palace.button.pick_blind" : "palace.button.pick"), std::nullopt, {}};
    }
    return choices;
}

/// For laying and ordering: how many are still to be picked, then the move.
Choices while_gathering(const View& v, const Selection& s, int wanted) {
    const int missing = wanted - static_cast<int>(s.picks.size());
    if (missing > 0) return {Choice{text("palace.button.pick_more", {std::to_string(missing)}), std::nullopt, {}}, {}};
    const auto move = move_of(v, s);
    return {move ? std::optional(choice(v, *move)) : std::nullopt, {}};
}

int face_up_cards(const View& v) {
    const auto& up = v.table.seat(v.me).up;
    return static_cast<int>(std::count_if(up.begin(), up.end(), [](Card c) { return !c.is_none(); }));
}

bool any_joker_lies(const palace::DerivedRules& laws) { return laws.jokers_are_wild() && laws.options.jokers > 0; }

/// The ranks that the player has to play from, a joker among them where it is an ace.
palace::Ranks ranks_held(const palace::PlayContext& f) {
    const bool ace = f.cards.jokers() > 0 && !f.view.table.laws.jokers_are_wild();
    return f.cards.ranks() | (ace ? palace::bit_of(Rank::ace) : 0U);
}

/// Whether everything may be laid but what a failed challenge bars.
bool all_may_lie(const View& v, palace::Ranks beating) { return (beating | v.table.barred) == palace::every_rank; }

std::string todo_at_top(const View& v) {
    const palace::Table& t = v.table;
    const palace::PlayContext f = palace::footing_of(v);
    const bool leads = t.pile.empty();
    if (f.lowest != palace::no_rank) return text("palace.todo.lead_rank", {letter(f.lowest)});
    if (f.beating == palace::every_rank) return text(leads ? "palace.todo.lead" : "palace.todo.anything");
    if (all_may_lie(v, f.beating))
        return text(leads ? "palace.todo.lead_but" : "palace.todo.anything_but", {palace::rank_letters(t.barred)});
    // Of what may be laid at any time only what the player has is worth naming.
    const palace::Ranks named = ranks_held(f) | ~t.laws.ranks_with(palace::Power::anytime);
    const bool joker = any_joker_lies(t.laws) && f.cards.jokers() > 0;
    const Rank top = rank_at(palace::effective_top(t));
    return text("palace.todo.beat", {palace::fitting(t.laws, top, f.beating, named, joker)});
}

/// The pile has to be taken: because nothing beats it, and what would, or because what would may not be played now.
std::string todo_unable(const View& v) {
    if (!palace::can_take(v)) return text("palace.todo.stuck");
    const bool chance = palace::can_chance(v);
    const palace::PlayContext f = palace::footing_of(v);
    const bool joker = any_joker_lies(v.table.laws);
    const bool has_some = (ranks_held(f) & f.beating) != 0 || (joker && f.cards.jokers() > 0);
    if (has_some || f.beating == 0 || all_may_lie(v, f.beating))
        return text(chance ? "palace.todo.barred_or_chance" : "palace.todo.barred");
    const Rank top = rank_at(palace::effective_top(v.table));
    return text(chance ? "palace.todo.take_or_chance" : "palace.todo.take",
        {palace::fitting(v.table.laws, top, f.beating, f.beating, joker)});
}

std::string todo_on_turn(const View& v, const Selection& s) {
    switch (naming(v, s)) {
    case Naming::set: return text("palace.todo.name");
    case Naming::cover: return text("palace.todo.name_cover");
    case Naming::nothing: break;
    }
    if (v.table.need == Need::set_order) return text("palace.todo.order");
    if (const auto move = move_of(v, s))
        if (const Refusal why = palace::check(v, *move)) return say(why);
    if (palace::active_zone(v) == Zone::face_down) return text("palace.todo.blind");
    if (v.table.may_skip) return text("palace.todo.free");
    return palace::can_play(v) ? todo_at_top(v) : todo_unable(v);
}

/// What an event says of its seat in a word or two; empty if nothing.
struct Deed {
    Seat of; ///< of other seats nothing

    std::string operator()(const palace::Played& e) const { return e.seat == of ? signs(e.play.all_cards()) : ""; }
    std::string operator()(const palace::TurnedOver& e) const { return e.seat == of ? signs({e.card}) : ""; }
    std::string operator()(const palace::PileTaken& e) const {
        return e.seat == of ? text("palace.did.took", {std::to_string(e.cards)}) : "";
    }
    std::string operator()(const palace::SteppedOver& e) const {
        return e.seat == of ? text("palace.did.skipped") : "";
    }
    std::string operator()(const palace::TurnPassed& e) const { return e.seat == of ? text("palace.did.passed") : ""; }
    std::string operator()(const palace::ChallengeJudged& e) const {
        return e.seat == of ? text(e.passed ? "palace.did.managed" : "palace.did.failed") : "";
    }
    template <class Other>
    std::string operator()(const Other&) const {
        return {};
    }

    static std::string signs(const palace::SetCards& cards) {
        std::string all;
        for (const Card c : cards) all += (all.empty() ? "" : " ") + text("palace.did.played", {to_text(c)});
        return all;
    }
};

} // namespace

Choices choices_of(const View& v, const Selection& s) {
    const palace::Table& t = v.table;
    if (!palace::to_act(t).has(v.me) || t.need == Need::verdict || t.need == Need::assign) return {};
    if (t.phase == Phase::choosing) return while_gathering(v, s, t.laws.options.layout);
    if (t.need == Need::set_order) return while_gathering(v, s, face_up_cards(v));
    if (t.phase == Phase::swapping) return {choice(v, simple(Move::Kind::ready)), {}};
    if (naming(v, s) != Naming::nothing) return {Choice{text("palace.button.name"), std::nullopt, {}}, {}};
    return while_playing(v, s);
}

std::string todo_of(const View& v, const Selection& s, const Audience& audience) {
    const palace::Table& t = v.table;
    if (t.phase == Phase::over) return {};
    if (t.need == Need::verdict)
        return text("palace.todo.challenged", {std::to_string(palace::answering(t))}, audience);
    if (t.need == Need::assign) return text("palace.todo.assign", {std::to_string(t.turn)}, audience);
    const Seats acting = palace::to_act(t);
    if (!acting.has(v.me)) {
        if (t.phase != Phase::playing) return text("palace.todo.wait_all");
        return text("palace.todo.wait", {std::to_string(t.turn)}, audience);
    }
    if (t.phase == Phase::choosing) return text("palace.todo.lay", {std::to_string(t.laws.options.layout)});
    if (t.phase == Phase::swapping) return text("palace.todo.swap");
    return todo_on_turn(v, s);
}

std::string did(std::span<const palace::Event> latest, Seat seat) {
    std::string done;
    for (const palace::Event& event : latest)
        if (std::string deed = std::visit(Deed{seat}, event); !deed.empty()) done = std::move(deed);
    return done;
}

} // namespace palazzo::palace::screen
