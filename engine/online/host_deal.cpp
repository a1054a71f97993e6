#include "engine/online/fair_deal.hpp"
#include "engine/online/host_step.hpp"

#include <algorithm>

namespace palazzo::online {
namespace {

/// Forgets the parts of a deal.
void clear_parts(KeptHost& kept) {
    kept.contributors.clear();
    kept.commits.clear();
    kept.reveals.clear();
}

} // namespace

void take_deal_parts(HostStep& step, const std::string& guest, const GuestLetter& letter) {
    KeptHost& kept = step.host.kept;
    if (letter.round != kept.round) return;
    Session& session = step.host.sessions[guest];
    session.round = letter.round;
    session.commit = letter.commit;
    const auto found = std::find(kept.contributors.begin(), kept.contributors.end(), guest);
    if (kept.phase != Phase::revealing || found == kept.contributors.end()) return;
    const auto i = static_cast<std::size_t>(found - kept.contributors.begin());
    if (!kept.reveals[i].empty() || commitment_to(letter.reveal) != kept.commits[i + 1]) return;
    kept.reveals[i] = letter.reveal;
    step.kept_changed = true;
    if (!deal_seed(step.host)) return;
    step.tells_everybody = true;
    step.notices.push_back({HostNotice::Kind::deal_ready, {}, {}});
}

HostEffects begin_deal(Host& host, HostedTable* table, Time now) {
    expect(host.kept.phase == Phase::gathering, "people are gathering when a deal begins");
    HostStep step{host, table, now};
    KeptHost& kept = host.kept;
    clear_parts(kept);
    kept.commits.push_back(commitment_to(deal_part(kept.master, kept.round)));
    for (const HostedSeat& seat : kept.seats) {
        const auto session = host.sessions.find(seat.guest);
        if (session == host.sessions.end() || session->second.round != kept.round || session->second.commit.empty())
            continue;
        kept.contributors.push_back(seat.guest);
        kept.commits.push_back(session->second.commit);
        kept.reveals.emplace_back();
    }
    kept.phase = Phase::revealing;
    host.revealing_since = now;
    step.kept_changed = step.card_changed = step.tells_everybody = true;
    if (deal_seed(host)) step.notices.push_back({HostNotice::Kind::deal_ready, {}, {}});
    return effects_of(step);
}

void abandon_deal(HostStep& step) {
    KeptHost& kept = step.host.kept;
    clear_parts(kept);
    kept.phase = Phase::gathering;
    // The number grows by a random amount, so that a host which loses its last writes doesn't use a number twice.
    kept.round += 1 + static_cast<int>(step.host.line_dice.below(100));
    step.kept_changed = step.card_changed = step.tells_everybody = true;
    step.notices.push_back({HostNotice::Kind::deal_abandoned, {}, {}});
}

std::optional<std::uint64_t> deal_seed(const Host& host) {
    const KeptHost& kept = host.kept;
    if (kept.commits.empty() || std::find(kept.reveals.begin(), kept.reveals.end(), "") != kept.reveals.end())
        return std::nullopt;
    std::vector<std::string> parts{deal_part(kept.master, kept.round)};
    parts.insert(parts.end(), kept.reveals.begin(), kept.reveals.end());
    return seed_of_deal(parts);
}

bool is_record_of_deal(const Host& host, const Record& record) {
    const auto seed = deal_seed(host);
    return seed && record.deal == deal_from_seed(*seed);
}

HostEffects begin_game(Host& host, HostedTable& table, Time now) {
    expect(host.kept.phase == Phase::revealing && deal_seed(host), "a deal whose parts are all known");
    expect(table.seat_count() == static_cast<int>(host.kept.seats.size()), "a seat at the table for each player");
    HostStep step{host, &table, now};
    host.kept.phase = Phase::playing;
    host.kept.lines.clear();
    begin_line(step, 0);
    note_moves(step);
    step.card_changed = true;
    return effects_of(step);
}

HostEffects gather_again(Host& host, Time now) {
    HostStep step{host, nullptr, now};
    clear_parts(host.kept);
    host.kept.lines.clear();
    host.kept.phase = Phase::gathering;
    host.kept.round += 1 + static_cast<int>(host.line_dice.below(100));
    host.poll.reset();
    host.turn_ends.reset();
    step.kept_changed = step.card_changed = step.tells_everybody = true;
    return effects_of(step);
}

std::int64_t current_line(const Host& host) { return host.kept.lines.empty() ? 0 : host.kept.lines.back().line; }

void begin_line(HostStep& step, int begins) {
    auto& lines = step.host.kept.lines;
    // The name is random, so that a host which loses its last writes doesn't give the same name to another line.
    const auto name = static_cast<std::int64_t>(step.host.line_dice.next() >> 12U) + 1;
    lines.push_back({name, begins});
    if (lines.size() > most_lines) lines.erase(lines.begin());
    step.kept_changed = true;
}

void note_moves(HostStep& step) {
    Host& host = step.host;
    host.poll.reset();
    host.turn_ends.reset();
    step.table_changed = step.tells_everybody = true;
    const Phase phase = step.table->seats_to_act().empty() ? Phase::over : Phase::playing;
    if (phase == host.kept.phase) return;
    host.kept.phase = phase;
    step.kept_changed = step.card_changed = true;
}

} // namespace palazzo::online
