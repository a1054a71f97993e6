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

using i18n::Voice;
using palace::Move;
using palace::NeededAction;
using palace::Phase;
using palace::View;
using palace::Zone;

std::string letter(int rank) { return palace::rank_letter(rank_at(rank)); }

Move simple(Move::Kind kind) {
    Move m;
    m.kind = kind;
    return m;
}

/// Returns the rank that the label of the move's button has to name, because a wild card on top stands for it, or
/// because the whole set consists of wild cards that stand for it. Returns nullopt if the label needn't name a rank.
std::optional<Rank> rank_to_say(const Move& m) {
    if (m.cover_as) return m.cover_as;
    const bool natural =
        std::any_of(m.cards.begin(), m.cards.end(), [&](Card c) { return c.has_rank() && m.as && c.rank() == *m.as; });
    return natural ? std::nullopt : m.as;
}

std::string take_label(const View& v, const Move& m, const Voice& voice) {
    if (m.as) return voice.say("palace.button.take_with_rank", {"", palace::rank_letter(*m.as)});
    if (!m.up_card.is_none()) return voice.say("palace.button.take_with", {"", to_text(m.up_card)});
    return voice.say("palace.button.take", {std::to_string(v.table.pile.size())});
}

std::string play_label(const Move& m, const Voice& voice) {
    palace::SetCards cards = m.cards;
    if (!m.cover.is_none()) cards.push_back(m.cover);
    if (cards.size() > 3) return voice.say("palace.button.play_many", {std::to_string(cards.size())});
    const auto rank = rank_to_say(m);
    if (!rank) return games::with_bold_cards(voice.say("palace.button.play", {list_argument(cards)}));
    return games::with_bold_cards(
        voice.say("palace.button.play_as", {list_argument(cards), std::string(1, to_char(*rank))}));
}

std::string label_of(const View& v, const Move& m, const Voice& voice) {
    switch (m.kind) {
    case Move::Kind::play: return play_label(m, voice);
    case Move::Kind::take: return take_label(v, m, voice);
    case Move::Kind::chance: return voice.say("palace.button.chance");
    case Move::Kind::skip: return voice.say("palace.button.skip");
    case Move::Kind::lay: return voice.say("palace.button.lay", {std::to_string(m.cards.size())});
    case Move::Kind::swap: return voice.say("palace.button.swap");
    case Move::Kind::ready: return voice.say("palace.button.ready");
    case Move::Kind::order: return voice.say("palace.button.order");
    case Move::Kind::flip: return voice.say("palace.button.blind");
    case Move::Kind::choose: // players choose on a sheet (see ask.cpp)
    case Move::Kind::answer:
    case Move::Kind::judge:
    case Move::Kind::assign: break; // players choose on a card over the table (see challenge/card.hpp)
    }
    return {};
}

Choice choice(const View& v, const Move& m, const Voice& voice) {
    Choice c{label_of(v, m, voice), m, palace::check(v, m)};
    if (c.why) c.move = std::nullopt;
    return c;
}

/// Returns buttons for the legal moves that aren't put together from cards, the likeliest first.
std::vector<Choice> plain_choices(const View& v, const Selection& s, const Voice& voice) {
    std::vector<Choice> all;
    if (palace::can_pass_turn(v)) all.push_back(choice(v, simple(Move::Kind::skip), voice));
    if (palace::can_take_pile(v)) {
        const auto taking = taking_move_of_selection(v, s);
        all.push_back(taking ? choice(v, *taking, voice)
                             : Choice{take_label(v, simple(Move::Kind::take), voice), std::nullopt, {}});
    }
    if (palace::can_turn_over_draw_card(v)) all.push_back(choice(v, simple(Move::Kind::chance), voice));
    return all;
}

Choices while_playing(const View& v, const Selection& s, const Voice& voice) {
    Choices choices;
    choices.others = plain_choices(v, s, voice);
    const auto move = move_of_selection(v, s);
    const auto picked = move ? std::optional(choice(v, *move, voice)) : std::nullopt;
    const bool only_plain = !choices.others.empty() && !palace::can_play(v);
    if (only_plain && !(picked && picked->move)) {
        // The only possible move stays available even if the selected cards can't be played.
        choices.main = choices.others.front();
        choices.others.erase(choices.others.begin());
    } else if (picked) {
        choices.main = picked;
    } else {
        const bool blind = palace::active_zone(v) == Zone::face_down;
        choices.main = Choice{voice.say(blind ? "palace.button.pick_blind" : "palace.button.pick"), std::nullopt, {}};
    }
    return choices;
}

/// Returns the buttons with which a player completes the set on the pile, or decides not to.
Choices while_snapping(const View& v, const Voice& voice) {
    Choices choices;
    for (const Move& m : palace::moves_ignoring_suits(v)) {
        if (m.kind == Move::Kind::play && !choices.main)
            choices.main = choice(v, m, voice);
        else if (m.kind == Move::Kind::skip)
            choices.others.push_back(choice(v, m, voice));
    }
    if (!choices.main) std::swap(choices.main.emplace(), choices.others.front()), choices.others.clear();
    return choices;
}

/// Returns the button for laying or ordering cards. Until `wanted` cards are picked, it says how many are missing; then
/// it makes the move.
Choices while_gathering(const View& v, const Selection& s, int wanted, const Voice& voice) {
    const int missing = wanted - static_cast<int>(s.picks.size());
    if (missing > 0)
        return {Choice{voice.say("palace.button.pick_more", {std::to_string(missing)}), std::nullopt, {}}, {}};
    const auto move = move_of_selection(v, s);
    return {move ? std::optional(choice(v, *move, voice)) : std::nullopt, {}};
}

/// Returns the buttons for swapping cards. One of them ends the swap; while a card is picked, the other one says that a
/// second card is needed.
Choices while_swapping(const View& v, const Selection& s, const Voice& voice) {
    const Choice ready = choice(v, simple(Move::Kind::ready), voice);
    if (s.empty()) return {ready, {}};
    return {Choice{voice.say("palace.button.pick_other"), std::nullopt, {}}, {ready}};
}

int face_up_cards(const View& v) {
    const auto& up = v.table.seat(v.me).up;
    return static_cast<int>(std::count_if(up.begin(), up.end(), [](Card c) { return !c.is_none(); }));
}

bool any_joker_lies(const palace::DerivedRules& derived) {
    return derived.jokers_are_wild() && derived.options.jokers > 0;
}

/// Returns the ranks of the cards that the player can play, including that of a joker if jokers have a fixed rank.
palace::Ranks ranks_held(const palace::PlayContext& f) {
    const palace::DerivedRules& derived = f.view.table.derived;
    const bool ranked = f.cards.joker_count() > 0 && !derived.jokers_are_wild();
    return f.cards.rank_bits() | (ranked ? palace::rank_bit(derived.rank_of(Card::joker())) : 0U);
}

/// Returns whether all ranks may be played, except those that are barred after a failed challenge.
bool all_may_lie(const View& v, palace::Ranks beating) { return (beating | v.table.barred) == palace::every_rank; }

std::string todo_at_top(const View& v, const Voice& voice) {
    const palace::Table& t = v.table;
    const palace::PlayContext f = palace::play_context_of(v);
    const bool leads = t.pile.empty();
    if (f.rank_to_lead != palace::no_rank) return voice.say("palace.todo.lead_rank", {letter(f.rank_to_lead)});
    if (f.beating == palace::every_rank) return voice.say(leads ? "palace.todo.lead" : "palace.todo.anything");
    if (all_may_lie(v, f.beating))
        return voice.say(leads ? "palace.todo.lead_but" : "palace.todo.anything_but", {palace::rank_letters(t.barred)});
    // A rank that may be played at any time is only named if the player has a card of it.
    const palace::Ranks named = ranks_held(f) | ~t.derived.ranks_with_power(palace::Power::anytime);
    const bool joker = any_joker_lies(t.derived) && f.cards.joker_count() > 0;
    const Rank top = rank_at(palace::effective_top(t));
    return voice.say("palace.todo.beat", {palace::describe_layable_ranks(t.derived, top, f.beating, named, joker)});
}

/// Returns the message to a player who can't play. It names the ranks that would beat the pile, or says that the
/// player's cards may not be played now.
std::string todo_unable(const View& v, const Voice& voice) {
    if (!palace::can_take_pile(v)) return voice.say("palace.todo.stuck");
    const bool chance = palace::can_turn_over_draw_card(v);
    const palace::PlayContext f = palace::play_context_of(v);
    const bool joker = any_joker_lies(v.table.derived);
    const bool has_some = (ranks_held(f) & f.beating) != 0 || (joker && f.cards.joker_count() > 0);
    if (has_some || f.beating == 0 || all_may_lie(v, f.beating))
        return voice.say(chance ? "palace.todo.barred_or_chance" : "palace.todo.barred");
    const Rank top = rank_at(palace::effective_top(v.table));
    return voice.say(chance ? "palace.todo.take_or_chance" : "palace.todo.take",
        {palace::describe_layable_ranks(v.table.derived, top, f.beating, f.beating, joker)});
}

/// Returns the message that asks for a special step of a turn, such as choosing another player; nullopt for any other
/// step.
std::optional<std::string> todo_between(const View& v, const Voice& voice) {
    const palace::Table& t = v.table;
    if (t.need == NeededAction::choose) return voice.say("palace.todo.choose");
    if (t.need == NeededAction::add) return voice.say("palace.todo.add", {letter(t.pile.back().rank)});
    if (t.need == NeededAction::snap) return voice.say("palace.todo.snap", {letter(t.pile.back().rank)});
    return std::nullopt;
}

std::string todo_on_turn(const View& v, const Selection& s, const Voice& voice) {
    if (auto between = todo_between(v, voice)) return *between;
    switch (joker_to_name(v, s)) {
    case JokerToName::set: return voice.say("palace.todo.name");
    case JokerToName::cover: return voice.say("palace.todo.name_cover");
    case JokerToName::nothing: break;
    }
    if (v.table.need == NeededAction::set_order) return voice.say("palace.todo.order");
    if (const auto move = move_of_selection(v, s))
        if (const Refusal why = palace::check(v, *move)) return voice.say(why);
    if (palace::active_zone(v) == Zone::face_down) return voice.say("palace.todo.blind");
    if (v.table.may_skip) return voice.say("palace.todo.free");
    if (palace::can_play(v)) return todo_at_top(v, voice);
    return palace::can_take_pile(v) && !taking_move_of_selection(v, s) ? voice.say("palace.todo.take_with")
                                                                       : todo_unable(v, voice);
}

/// Describes in one or two words what a seat did in an event. The description is empty if the event doesn't concern the
/// seat.
struct Deed {
    Seat of; ///< Seat whose action is described.

    std::vector<Message> operator()(const palace::SetPlayed& e) const { return signs(e.seat, e.play.all_cards()); }
    std::vector<Message> operator()(const palace::CardTurnedOver& e) const { return signs(e.seat, {e.card}); }
    std::vector<Message> operator()(const palace::PileTaken& e) const {
        return said(e.seat, "palace.did.took", {std::to_string(e.cards)});
    }
    std::vector<Message> operator()(const palace::SeatSkipped& e) const { return said(e.seat, "palace.did.skipped"); }
    std::vector<Message> operator()(const palace::TurnPassed& e) const { return said(e.seat, "palace.did.passed"); }
    std::vector<Message> operator()(const palace::ChallengeJudged& e) const {
        return said(e.seat, e.passed ? "palace.did.managed" : "palace.did.failed");
    }
    template <class Other>
    std::vector<Message> operator()(const Other&) const {
        return {};
    }

    std::vector<Message> said(Seat seat, const char* id, std::vector<std::string> args = {}) const {
        return seat == of ? std::vector<Message>{{id, std::move(args)}} : std::vector<Message>();
    }
    std::vector<Message> signs(Seat seat, const palace::SetCards& cards) const {
        std::vector<Message> all;
        if (seat != of) return all;
        for (const Card c : cards) all.push_back({"palace.did.played", {to_text(c)}});
        return all;
    }
};

} // namespace

Choices choices_of(const View& v, const Selection& s, const Voice& voice) {
    const palace::Table& t = v.table;
    if (!palace::seats_to_act(t).has(v.me) || t.need == NeededAction::verdict || t.need == NeededAction::assign)
        return {};
    if (t.need == NeededAction::choose) return {Choice{voice.say("palace.todo.choose"), std::nullopt, {}}, {}};
    if (t.need == NeededAction::snap) return while_snapping(v, voice);
    if (t.phase == Phase::choosing) return while_gathering(v, s, t.derived.layout.up, voice);
    if (t.need == NeededAction::set_order) return while_gathering(v, s, face_up_cards(v), voice);
    if (t.phase == Phase::swapping) return while_swapping(v, s, voice);
    if (joker_to_name(v, s) != JokerToName::nothing)
        return {Choice{voice.say("palace.button.name"), std::nullopt, {}}, {}};
    return while_playing(v, s, voice);
}

std::string todo_of(const View& v, const Selection& s, const Voice& voice) {
    const palace::Table& t = v.table;
    if (t.phase == Phase::over) return {};
    if (t.need == NeededAction::verdict)
        return voice.say("palace.todo.challenged", {std::to_string(palace::answering_seat(t))});
    if (t.need == NeededAction::assign) return voice.say("palace.todo.assign", {std::to_string(t.turn)});
    const Seats acting = palace::seats_to_act(t);
    if (!acting.has(v.me)) {
        if (t.phase != Phase::playing) return voice.say("palace.todo.wait_all");
        return voice.say("palace.todo.wait", {std::to_string(t.need == NeededAction::snap ? t.asked_to_snap : t.turn)});
    }
    if (t.phase == Phase::choosing) return voice.say("palace.todo.lay", {std::to_string(t.derived.layout.up)});
    if (t.phase == Phase::swapping) return voice.say(s.empty() ? "palace.todo.swap" : "palace.todo.swap_with");
    return todo_on_turn(v, s, voice);
}

std::vector<Message> last_action_messages(std::span<const palace::Event> latest, Seat seat) {
    std::vector<Message> done;
    for (const palace::Event& event : latest)
        if (auto deed = std::visit(Deed{seat}, event); !deed.empty()) done = std::move(deed);
    return done;
}

} // namespace palazzo::palace::screen
