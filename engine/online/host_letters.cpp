#include "engine/core/packing.hpp"
#include "engine/online/fair_deal.hpp"
#include "engine/online/host_step.hpp"

#include <algorithm>

namespace palazzo::online {
namespace {

/// Returns the number of moves that a guest who has seen `have` knows correctly; 0 if that isn't certain.
int moves_known(const Host& host, const Have& have, int at) {
    const auto& lines = host.kept.lines;
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line& l) { return l.line == have.line; });
    if (have.boot != host.boot || line == lines.end()) return 0;
    int known = std::min(have.at, at);
    for (auto later = line + 1; later != lines.end(); ++later) known = std::min(known, later->begins);
    return known;
}

/// Returns whether a guest has seen the current game.
bool knows_game(const Host& host, const Have& have) {
    return std::any_of(
        host.kept.lines.begin(), host.kept.lines.end(), [&](const Line& line) { return line.line == have.line; });
}

bool all_revealed(const KeptHost& kept) {
    return std::find(kept.reveals.begin(), kept.reveals.end(), "") == kept.reveals.end();
}

/// Adds the parts of the deal as long as the guest has to learn them.
void add_deal(HostLetter& letter, const Host& host, const Have& have) {
    const KeptHost& kept = host.kept;
    if (kept.phase == Phase::gathering || (kept.phase != Phase::revealing && knows_game(host, have))) return;
    letter.deal = {kept.round, kept.commits, {}};
    if (all_revealed(kept)) letter.deal->reveals = kept.reveals;
}

void add_poll(HostLetter& letter, const HostStep& step) {
    letter.polls = step.host.polls;
    if (!step.host.poll) return;
    const OpenPoll& poll = *step.host.poll;
    letter.poll = {
        poll.proposal, poll.by, poll.agreed, seats_of_people(step.host), std::max<Time>(poll.ends - step.now, 0)};
}

/// Adds the gestures of the last seconds.
void add_gestures(HostLetter& letter, const HostStep& step) {
    const auto add = [&](const std::optional<ShownGesture>& latest) {
        if (latest && step.now - latest->at < gesture_time && letter.gestures.size() < seat_limit)
            letter.gestures.push_back(latest->gesture);
    };
    add(step.host.gesture);
    for (const auto& [guest, session] : step.host.sessions) add(session.gesture);
}

/// Adds the game as the guest's seat sees it; without a seat, what everybody may see.
void add_game(HostLetter& letter, const HostStep& step, const Have& have) {
    const HostedTable& table = *step.table;
    letter.line = current_line(step.host);
    letter.at = table.move_count();
    if (letter.seat) letter.nth = table.moves_of(*letter.seat);
    letter.view = table.view(letter.seat.value_or(onlooker));
    const int first = moves_known(step.host, have, letter.at);
    letter.news = table.news_from(std::max(first, letter.at - static_cast<int>(most_news)));
    if (step.host.turn_ends) letter.left = std::max<Time>(*step.host.turn_ends - step.now, 0);
    const bool has_end = have.over && have.line == letter.line;
    if (step.host.kept.phase == Phase::over && !has_end)
        letter.over = {pack(table.record()), deal_part(step.host.kept.master, step.host.kept.round)};
}

/// Writes a letter. If it is too large, leaves out what a table can be shown without: the movement of cards, then the
/// record.
std::string write_within_limit(HostLetter& letter) {
    std::string text = write_host_letter(letter);
    while (text.size() > largest_letter_bytes && !letter.news.empty()) {
        letter.news.erase(
            letter.news.begin(), letter.news.begin() + static_cast<std::ptrdiff_t>((letter.news.size() + 1) / 2));
        text = write_host_letter(letter);
    }
    if (text.size() > largest_letter_bytes && letter.over) {
        letter.over->record.clear();
        text = write_host_letter(letter);
    }
    return text;
}

} // namespace

std::string letter_to(const HostStep& step, const std::string& guest) {
    const Session& session = step.host.sessions.at(guest);
    HostLetter letter;
    letter.boot = step.host.boot;
    letter.n = ++step.host.letters;
    letter.hello = session.hello;
    letter.heard = session.heard;
    letter.seat = seat_of(step.host, guest);
    letter.round = step.host.kept.round;
    if (guest == step.answered) letter.no = step.no;
    const KeptGuest* known = find_guest(step.host, guest);
    const bool is_admitted = known != nullptr && known->admitted;
    if (is_admitted && step.table != nullptr && !step.host.kept.lines.empty()) add_game(letter, step, session.have);
    add_deal(letter, step.host, session.have);
    add_poll(letter, step);
    add_gestures(letter, step);
    return write_within_limit(letter);
}

std::string farewell_to(HostStep& step, const std::string& hello, std::int64_t heard, Bye bye) {
    HostLetter letter;
    letter.boot = step.host.boot;
    letter.n = ++step.host.letters;
    letter.hello = hello;
    letter.heard = heard;
    letter.bye = bye;
    return write_host_letter(letter);
}

std::string card_of(HostStep& step) {
    const KeptHost& kept = step.host.kept;
    Card card{step.host.boot, ++step.host.cards, true, mark_of_boot(kept.master, step.host.boot), kept.pub, kept.head,
        {}, kept.admission != Admission::closed, kept.phase, kept.round, kept.commits};
    card.seats = seats_on_card(step.host);
    step.host.card_at = step.now;
    return write_card(card);
}

std::vector<SeatOnCard> seats_on_card(const Host& host) {
    std::vector<SeatOnCard> all;
    for (const HostedSeat& seat : host.kept.seats) {
        SeatOnCard& shown = all.emplace_back(SeatOnCard{seat.kind, seat.name, seat.level, false, seat.played});
        if (seat.kind != SeatKind::guest) continue;
        const auto session = host.sessions.find(seat.guest);
        shown.away = session == host.sessions.end() || session->second.away;
        for (const KeptGuest& guest : host.kept.guests)
            if (guest.id == seat.guest) shown.name = guest.name;
    }
    return all;
}

HostEffects effects_of(HostStep& step) {
    HostEffects effects;
    if (step.kept_changed) effects.kept = write_kept_host(step.host.kept);
    effects.table_changed = step.table_changed;
    if (step.card_changed) effects.card = card_of(step);
    for (HostPost& letter : step.last_letters) effects.letters.push_back(std::move(letter));
    for (const auto& [guest, session] : step.host.sessions)
        if (step.tells_everybody || guest == step.answered) effects.letters.push_back({guest, letter_to(step, guest)});
    effects.notices = std::move(step.notices);
    return effects;
}

} // namespace palazzo::online
