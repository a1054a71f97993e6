#include "engine/online/host.hpp"

#include "engine/online/fair_deal.hpp"
#include "engine/online/host_step.hpp"

#include <algorithm>

namespace palazzo::online {
namespace {

constexpr std::size_t most_boots = 8;

/// The meaning of a greeting to the host.
enum class GreetingState : std::uint8_t {
    current,  ///< the letter is the newest of the current greeting, or begins a newer one
    outdated, ///< the letter is older than one that was read
    unknown,  ///< the greeting isn't of this start of the host, or not newer than the current one
};

GreetingState greeting_state(const Host& host, const Session& session, const GuestLetter& letter) {
    if (letter.hello == session.hello)
        return letter.k > session.heard ? GreetingState::current : GreetingState::outdated;
    const bool is_newer = letter.boot == host.boot && letter.greeting > session.greeting;
    return is_newer ? GreetingState::current : GreetingState::unknown;
}

/// Returns the guest who has written `letter`, after letting it in if the table is open; null if it has to stay
/// outside.
KeptGuest* guest_at_door(HostStep& step, const std::string& id, const GuestLetter& letter) {
    Host& host = step.host;
    if (KeptGuest* known = find_guest(host, id)) return known;
    const auto send_away = [&](Bye why) {
        step.last_letters.push_back({id, farewell_to(step, letter.hello, letter.k, why)});
        return nullptr;
    };
    if (letter.leave) return send_away(Bye::left);
    if (host.kept.admission == Admission::closed) return send_away(Bye::closed);
    if (host.kept.guests.size() >= most_guests || id.size() > longest_identifier) return send_away(Bye::full);
    const bool is_open = host.kept.admission == Admission::open;
    host.kept.guests.push_back({id, letter.name, is_open, false});
    step.kept_changed = true;
    if (!is_open) step.notices.push_back({HostNotice::Kind::wants_in, id, {}});
    return &host.kept.guests.back();
}

/// Plays a move that a guest asks for, unless it is for another line of play or has been made already. The record is
/// the memory of what was done, so that nothing beside it can disagree with it after a crash.
void play_ask(HostStep& step, const std::string& guest, const Ask& ask) {
    const auto seat = seat_of(step.host, guest);
    const bool has_game = step.host.kept.phase == Phase::playing || step.host.kept.phase == Phase::over;
    if (!seat || step.table == nullptr || !has_game) return;
    if (ask.line != current_line(step.host) || ask.nth != step.table->moves_of(*seat)) return;
    step.no = step.table->play(*seat, ask.move);
    if (step.no) return;
    note_moves(step);
    step.notices.push_back({HostNotice::Kind::moved, guest, seat});
}

/// Takes note that a guest's program is running.
void note_presence(HostStep& step, const std::string& guest, Session& session) {
    const auto seat = seat_of(step.host, guest);
    session.heard_at = step.now;
    if (session.away || session.heard == 0) step.card_changed = true;
    if (session.away) step.notices.push_back({HostNotice::Kind::came_back, guest, seat});
    session.away = false;
    if (!seat || !step.host.kept.seats[static_cast<std::size_t>(*seat)].played) return;
    step.host.kept.seats[static_cast<std::size_t>(*seat)].played = false;
    step.kept_changed = step.card_changed = true;
}

/// Handles all parts of a letter of an admitted guest.
void take_requests(HostStep& step, const std::string& guest, Session& session, const GuestLetter& letter) {
    if (letter.sit) sit_down(step, guest, *letter.sit);
    take_deal_parts(step, guest, letter);
    const auto seat = seat_of(step.host, guest);
    if (seat && letter.vote) count_vote(step, *seat, *letter.vote);
    if (seat && letter.react && show_gesture(step, *seat, *letter.react, session.gesture))
        step.notices.push_back({HostNotice::Kind::gesture, guest, seat});
    if (letter.ask) play_ask(step, guest, *letter.ask);
}

/// Takes the name by which a guest wants to be called.
void take_name(HostStep& step, KeptGuest& guest, const std::string& name) {
    if (name.empty() || name == guest.name) return;
    guest.name = name;
    step.kept_changed = step.card_changed = true;
}

/// Handles the newest letter of a guest.
void take_letter(HostStep& step, const std::string& id, const GuestLetter& letter) {
    KeptGuest& guest = *find_guest(step.host, id);
    if (letter.leave) {
        step.last_letters.push_back({id, farewell_to(step, letter.hello, letter.k, Bye::left)});
        step.notices.push_back({HostNotice::Kind::left, id, seat_of(step.host, id)});
        vacate(step, id);
        std::erase_if(step.host.kept.guests, [&](const KeptGuest& g) { return g.id == id; });
        return;
    }
    Session& session = step.host.sessions[id];
    note_presence(step, id, session);
    session.hello = letter.hello;
    session.greeting = letter.greeting;
    session.heard = letter.k;
    session.have = letter.have;
    take_name(step, guest, letter.name);
    step.answered = id;
    if (guest.admitted) take_requests(step, id, session, letter);
}

/// Answers a greeting that doesn't count, so that the guest greets again. A move that has waited for this start of the
/// host is played, because the guest's program may not be running now.
void answer_unknown_greeting(HostStep& step, const std::string& guest, const GuestLetter& letter) {
    const auto session = step.host.sessions.find(guest);
    const bool has_waited = session == step.host.sessions.end() && letter.boot != step.host.boot;
    if (has_waited && letter.ask && find_guest(step.host, guest)->admitted) play_ask(step, guest, *letter.ask);
    step.no.reset();
    HostLetter answer;
    answer.boot = step.host.boot;
    answer.n = ++step.host.letters;
    answer.hello = letter.hello;
    answer.again = letter.greeting;
    if (session != step.host.sessions.end()) answer.again = std::max(answer.again, session->second.greeting);
    step.last_letters.push_back({guest, write_host_letter(answer)});
}

} // namespace

Host start_host(KeptHost kept, std::string_view random) {
    Host host;
    host.kept = std::move(kept);
    host.boot = random_name(random, 0);
    host.line_dice = Rng(seed_of_deal({std::string(random)}));
    host.kept.boots.push_back(host.boot);
    if (host.kept.boots.size() > most_boots) host.kept.boots.erase(host.kept.boots.begin());
    return host;
}

HostEffects open_table(Host& host, HostedTable* table, Time now) {
    HostStep step{host, table, now};
    if (!host.opened_at) host.opened_at = now;
    step.kept_changed = step.card_changed = step.tells_everybody = true;
    Phase& phase = host.kept.phase;
    if (phase == Phase::revealing && !deal_seed(host)) abandon_deal(step);
    if (phase == Phase::revealing) host.revealing_since = now;
    if (table != nullptr && (phase == Phase::playing || phase == Phase::over))
        phase = table->seats_to_act().empty() ? Phase::over : Phase::playing;
    return effects_of(step);
}

HostEffects receive(Host& host, HostedTable* table, const std::string& guest, std::string_view text, Time now) {
    if (host.stopped) return {};
    const auto letter = read_guest_letter(text);
    if (!letter) {
        ++host.unreadable;
        return {};
    }
    HostStep step{host, table, now};
    const KeptGuest* known = guest_at_door(step, guest, *letter);
    if (known == nullptr) return effects_of(step);
    if (known->kicked) return {};
    const auto session = host.sessions.find(guest);
    switch (greeting_state(host, session == host.sessions.end() ? Session() : session->second, *letter)) {
    case GreetingState::outdated: return {};
    case GreetingState::unknown: answer_unknown_greeting(step, guest, *letter); break;
    case GreetingState::current: take_letter(step, guest, *letter); break;
    }
    return effects_of(step);
}

HostEffects see_card(Host& host, std::string_view text) {
    const auto card = read_card(text);
    if (!card || host.stopped || card->mark != mark_of_boot(host.kept.master, card->boot)) return {};
    if (std::count(host.kept.boots.begin(), host.kept.boots.end(), card->boot) > 0) return {};
    host.stopped = true;
    HostEffects effects;
    effects.notices.push_back({HostNotice::Kind::stopped, {}, {}});
    return effects;
}

HostEffects tell_everybody(Host& host, HostedTable* table, Time now) {
    HostStep step{host, table, now};
    if (table != nullptr && !host.kept.lines.empty()) note_moves(step);
    step.tells_everybody = true;
    return effects_of(step);
}

} // namespace palazzo::online
