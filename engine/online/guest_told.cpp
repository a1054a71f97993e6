#include "engine/core/record.hpp"
#include "engine/online/fair_deal.hpp"
#include "engine/online/guest_step.hpp"
#include "engine/online/proof.hpp"

#include <algorithm>

namespace palazzo::online {
namespace {

using Kind = GuestNotice::Kind;

/// Forgets the wishes that the host has read.
void settle_wishes(Guest& guest, std::int64_t heard) {
    if (guest.sit && heard >= guest.sit->since) guest.sit.reset();
    if (guest.vote && heard >= guest.vote->since) guest.vote.reset();
    if (heard >= guest.name_since) guest.says_name = false;
}

/// Settles the move that was asked for: it is done when the line of play or the number of the seat's moves is another
/// one, or when the host has refused it.
void settle_ask(GuestStep& step, const HostLetter& letter) {
    auto& ask = step.guest.kept.ask;
    if (!ask) return;
    const bool is_refused = letter.no && letter.heard >= step.guest.ask_since;
    const bool has_place = letter.seat && letter.line == ask->line && letter.nth == ask->nth;
    if (has_place && !is_refused) return;
    const bool is_made = letter.seat && letter.line == ask->line && letter.nth > ask->nth;
    if (has_place)
        step.notices.push_back({Kind::move_refused, *letter.no});
    else
        step.notify(is_made ? Kind::move_made : Kind::move_void);
    ask.reset();
    step.kept_changed = true;
}

/// Takes the parts of the deal. The commitments that are known first count, because the guest reveals its part to them.
void take_deal(GuestStep& step, const HostLetter& letter) {
    KeptPlace& kept = step.guest.kept;
    if (!letter.deal) return;
    DealParts& known = kept.deal;
    const DealParts& told = *letter.deal;
    if (known.round != told.round || known.commits.empty()) {
        known = told;
        kept.deal_changed = false;
    } else if (known.commits != told.commits)
        kept.deal_changed = true;
    else if (known.reveals.empty() && !told.reveals.empty())
        known.reveals = told.reveals;
    else
        return;
    step.kept_changed = true;
    if (known.reveals.empty()) step.sends = true; // the guest reveals its part
}

/// Counts a deal that was given up after the guest had revealed its part.
void count_abandoned_deal(GuestStep& step, const HostLetter& letter) {
    const KeptPlace& kept = step.guest.kept;
    if (kept.deal.round == 0 || kept.deal.round == letter.round || !kept.deal.reveals.empty()) return;
    const std::string own = commitment_to(deal_part(kept.master, kept.deal.round));
    if (std::count(kept.deal.commits.begin(), kept.deal.commits.end(), own) == 0) return;
    ++step.guest.kept.abandoned_deals;
    step.guest.kept.deal = {};
    step.kept_changed = true;
}

/// Returns the number of moves, from the first, that are the same in `turns`, which were seen before, and in a letter.
std::size_t moves_in_common(const std::vector<std::string>& turns, const HostLetter& letter) {
    std::size_t same = static_cast<std::size_t>(letter.at) - letter.news.size();
    for (const News& news : letter.news) {
        if (same >= turns.size() || (!turns[same].empty() && turns[same] != fingerprint_of(news))) break;
        ++same;
    }
    return std::min(same, turns.size());
}

/// Updates the fingerprints by which the deal is checked at the end.
void note_fingerprints(GuestStep& step, const HostLetter& letter) {
    KeptPlace& kept = step.guest.kept;
    if (kept.seat != letter.seat || kept.round != letter.round) {
        kept.turns.clear();
        kept.views.clear();
    }
    const std::size_t same = moves_in_common(kept.turns, letter);
    if (same < kept.turns.size())
        step.notices.push_back({Kind::went_back, {}, {}, static_cast<int>(kept.turns.size() - same)});
    if (kept.line != letter.line || same < kept.turns.size()) kept.over = false;
    kept.turns.resize(std::min(kept.turns.size(), same));
    kept.views.resize(std::min(kept.views.size(), same + 1));
    const auto at = static_cast<std::size_t>(letter.at);
    kept.turns.resize(at);
    kept.views.resize(at + 1);
    for (std::size_t i = 0; i < letter.news.size(); ++i)
        kept.turns[at - letter.news.size() + i] = fingerprint_of(letter.news[i]);
    kept.views[at] = fingerprint_of(compact_json(letter.view));
    kept.seat = letter.seat;
    kept.round = letter.round;
    kept.line = letter.line;
}

/// Replaces the latest moves by those of a letter.
void take_turns(ToldGame& game, HostLetter& letter) {
    const int first = letter.at - static_cast<int>(letter.news.size());
    const int end = game.first_turn + static_cast<int>(game.turns.size());
    if (letter.line == 0 || first > end || first < game.first_turn) {
        game.turns.clear();
        game.first_turn = first;
    }
    game.turns.resize(static_cast<std::size_t>(first - game.first_turn));
    for (News& news : letter.news) game.turns.push_back(std::move(news));
}

/// Takes the game as the host tells it now.
void take_game(GuestStep& step, HostLetter& letter) {
    ToldGame& game = step.guest.game;
    if (game.seat != letter.seat) step.notify(Kind::seat_changed);
    const bool is_seen = !letter.view.is_null() && letter.line != 0;
    const bool is_new = game.line != letter.line || game.at != letter.at || step.guest.kept.line != letter.line
        || step.guest.kept.seat != letter.seat || game.boot != letter.boot;
    if (is_seen && is_new) {
        note_fingerprints(step, letter);
        step.kept_changed = true;
    }
    take_turns(game, letter);
    game.boot = letter.boot;
    game.round = letter.round;
    game.line = letter.line;
    game.at = letter.at;
    game.nth = letter.nth;
    game.seat = letter.seat;
    game.view = std::move(letter.view);
    game.turn_ends = letter.left ? std::optional(step.now + *letter.left) : std::nullopt;
}

void take_gestures(GuestStep& step, const std::vector<SeatGesture>& gestures) {
    std::int64_t latest = step.guest.last_gesture;
    for (const SeatGesture& gesture : gestures) {
        if (gesture.count <= step.guest.last_gesture) continue;
        step.notices.push_back({Kind::gesture, {}, gesture});
        latest = std::max(latest, gesture.count);
    }
    step.guest.last_gesture = latest;
}

void take_end(GuestStep& step, const HostLetter& letter) {
    if (!letter.over || step.guest.kept.over) return;
    step.guest.over = letter.over;
    step.guest.kept.over = true;
    step.kept_changed = step.sends = true;
    step.notify(Kind::over);
}

} // namespace

void take_told(GuestStep& step, HostLetter letter) {
    Guest& guest = step.guest;
    guest.heard_at = step.now;
    guest.last_n = letter.n;
    if (letter.bye) {
        guest.bye = letter.bye;
        return step.notify(Kind::bye);
    }
    if (guest.game.boot != letter.boot) guest.last_gesture = 0;
    settle_wishes(guest, letter.heard);
    settle_ask(step, letter);
    count_abandoned_deal(step, letter);
    take_deal(step, letter);
    if (letter.round != guest.game.round) step.sends = true; // the guest commits to its part of the new deal
    take_game(step, letter);
    guest.polls = letter.polls;
    guest.poll = letter.poll;
    take_gestures(step, letter.gestures);
    step.notify(Kind::told);
    take_end(step, letter);
}

} // namespace palazzo::online
