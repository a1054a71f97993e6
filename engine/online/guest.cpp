#include "engine/online/guest.hpp"

#include "engine/core/record.hpp"
#include "engine/online/fair_deal.hpp"
#include "engine/online/guest_step.hpp"

#include <algorithm>

namespace palazzo::online {
namespace {

constexpr Time boot_interval = 1'000; ///< time between two greetings that cards of unknown starts of the host cause

bool is_silent(const Guest& guest) { return !guest.connected || guest.elsewhere || guest.bye; }

/// Returns the guest's part of the deal if all commitments are known, among them the guest's own.
std::string part_to_reveal(const Guest& guest) {
    const DealParts& deal = guest.kept.deal;
    const std::string part = deal_part(guest.kept.master, deal.round);
    const bool is_wanted = deal.round == guest.game.round && deal.reveals.empty() && !guest.kept.deal_changed
        && std::count(deal.commits.begin(), deal.commits.end(), commitment_to(part)) > 0;
    return is_wanted ? part : std::string();
}

bool has_wish(const Guest& guest) {
    return guest.kept.ask || guest.sit || guest.vote || guest.leave || guest.last_n == 0
        || !part_to_reveal(guest).empty();
}

/// Returns the moves that the guest has seen. A guest without a seat is told none.
Have moves_seen(const Guest& guest) {
    const ToldGame& game = guest.game;
    if (!game.seat) return {game.boot, 0, 0, false};
    return {game.boot, game.line, game.at, guest.kept.over};
}

std::string next_letter(Guest& guest) {
    GuestLetter letter;
    letter.k = ++guest.k;
    letter.hello = guest.hello;
    letter.greeting = guest.kept.greeting;
    letter.boot = guest.boot;
    letter.have = moves_seen(guest);
    letter.ask = guest.kept.ask;
    if (guest.says_name) letter.name = guest.kept.name;
    if (guest.sit) letter.sit = guest.sit->value;
    if (guest.vote) letter.vote = guest.vote->value;
    letter.leave = guest.leave.has_value();
    letter.react = std::exchange(guest.gesture, std::nullopt);
    if (guest.game.line == 0 && guest.game.round != 0) {
        letter.round = guest.game.round;
        letter.commit = commitment_to(deal_part(guest.kept.master, letter.round));
        letter.reveal = part_to_reveal(guest);
    }
    return write_guest_letter(letter);
}

/// Returns the effects of a wish, which is sent at once.
GuestEffects send_wish(Guest& guest, Time now, bool kept_changed = false) {
    GuestStep step{guest, now, kept_changed, true};
    return effects_of(step);
}

/// Takes note of a start of the host's program, and greets it.
void greet_boot(GuestStep& step, const std::string& boot, std::int64_t above) {
    step.guest.boot = boot;
    step.guest.known_boots.insert(boot);
    greet(step, above);
}

/// Handles a letter that answers another greeting than the current one. If it is newer than an answer to the current
/// greeting, another program plays this seat.
void see_other_greeting(GuestStep& step, const HostLetter& letter) {
    Guest& guest = step.guest;
    if (letter.again != 0 || letter.boot != guest.boot || guest.last_n == 0 || letter.n <= guest.last_n) return;
    guest.elsewhere = true;
    step.notify(GuestNotice::Kind::elsewhere);
}

} // namespace

GuestEffects effects_of(GuestStep& step) {
    GuestEffects effects;
    if (step.kept_changed) effects.kept = write_kept_place(step.guest.kept);
    if (step.sends && !is_silent(step.guest)) {
        effects.letter = next_letter(step.guest);
        step.guest.sent_at = step.now;
    }
    effects.notices = std::move(step.notices);
    return effects;
}

void greet(GuestStep& step, std::int64_t above) {
    Guest& guest = step.guest;
    guest.kept.greeting = std::max(guest.kept.greeting, above) + 1;
    guest.hello = random_name(guest.start, guest.kept.greeting);
    guest.last_n = 0;
    step.kept_changed = step.sends = true;
}

Guest start_guest(KeptPlace kept, std::string_view random) {
    Guest guest;
    guest.kept = std::move(kept);
    guest.start = random;
    guest.ask_since = 1;
    return guest;
}

GuestEffects connect(Guest& guest, Time now) {
    GuestStep step{guest, now};
    guest.connected = true;
    guest.heard_at = std::max(guest.heard_at, now - host_away_after / 2);
    if (!is_silent(guest)) greet(step);
    return effects_of(step);
}

void disconnect(Guest& guest) { guest.connected = false; }

GuestEffects receive(Guest& guest, std::string_view text, Time now) {
    if (is_silent(guest)) return {};
    GuestStep step{guest, now};
    const auto letter = read_host_letter(text);
    if (!letter) {
        if (letter.problem().place == "v") step.notify(GuestNotice::Kind::newer_protocol);
        return effects_of(step);
    }
    if (letter->hello != guest.hello)
        see_other_greeting(step, *letter);
    else if (letter->bye)
        take_told(step, *letter);
    else if (letter->again != 0)
        greet_boot(step, letter->boot, letter->again);
    else if (letter->boot == guest.boot && letter->n > guest.last_n)
        take_told(step, *letter);
    return effects_of(step);
}

GuestEffects see_card(Guest& guest, std::string_view text, Time now) {
    GuestStep step{guest, now};
    const auto card = read_card(text);
    if (!card) {
        if (card.problem().place == "v") step.notify(GuestNotice::Kind::newer_protocol);
        return effects_of(step);
    }
    const bool is_new_boot = guest.known_boots.count(card->boot) == 0;
    if (is_new_boot && !is_silent(guest) && (guest.boot.empty() || now - guest.sent_at >= boot_interval))
        greet_boot(step, card->boot, 0);
    const bool is_newer = card->boot == guest.boot
        && (!guest.card || guest.card->boot != card->boot || card->n > guest.card->n || card->here != guest.card->here);
    if (!is_newer && guest.card) return effects_of(step);
    guest.card = *card;
    step.notify(GuestNotice::Kind::card);
    return effects_of(step);
}

GuestEffects tick(Guest& guest, Time now) {
    GuestStep step{guest, now};
    const bool is_hurried = has_wish(guest) && !is_host_away(guest, now);
    step.sends = !guest.hello.empty() && now - guest.sent_at >= (is_hurried ? resend_interval : greeting_interval);
    return effects_of(step);
}

bool can_ask(const Guest& guest) { return !guest.kept.ask && guest.game.seat && guest.game.line != 0; }

GuestEffects ask_for(Guest& guest, Json move, Time now) {
    expect(can_ask(guest), "one move at a time, by a player with a seat");
    guest.kept.ask = Ask{guest.game.line, guest.game.nth, std::move(move)};
    guest.ask_since = guest.k + 1;
    return send_wish(guest, now, true);
}

GuestEffects sit_down(Guest& guest, int seat, Time now) {
    guest.sit = {seat, guest.k + 1};
    return send_wish(guest, now);
}

GuestEffects vote(Guest& guest, int to, bool yes, Time now) {
    const Vote answer = guest.poll ? guest.poll->proposal : Vote{guest.polls + 1, guest.game.line, to, true};
    guest.vote = {{answer.poll, answer.line, answer.to, yes}, guest.k + 1};
    return send_wish(guest, now);
}

GuestEffects make_gesture(Guest& guest, Gesture gesture, Time now) {
    guest.gesture = gesture;
    return send_wish(guest, now);
}

GuestEffects rename(Guest& guest, std::string name, Time now) {
    expect(name.size() <= longest_name, "a name that records can hold");
    guest.kept.name = std::move(name);
    guest.says_name = true;
    guest.name_since = guest.k + 1;
    return send_wish(guest, now, true);
}

GuestEffects leave(Guest& guest, Time now) {
    guest.leave = {true, guest.k + 1};
    return send_wish(guest, now);
}

GuestEffects play_here(Guest& guest, Time now) {
    GuestStep step{guest, now};
    guest.elsewhere = false;
    if (!is_silent(guest)) greet(step);
    return effects_of(step);
}

bool is_host_away(const Guest& guest, Time now) {
    const bool is_said_away = guest.card && guest.card->boot == guest.boot && !guest.card->here;
    return is_said_away || now - guest.heard_at >= host_away_after;
}

} // namespace palazzo::online
