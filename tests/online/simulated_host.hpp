// A host's program in a simulation: it is killed between any two steps, and starts again from its disk.
#pragma once

#include "engine/online/host_step.hpp"
#include "tests/contract/games.hpp"
#include "tests/online/meeting.hpp"
#include "tests/online/simulated_relay.hpp"

#include <functional>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace palazzo::online::test {

/// Moves that guests have asked for: the seat, the line of play, the number of the seat's move, and the move.
using AskedMoves = std::set<std::tuple<Seat, std::int64_t, int, std::string>>;

/// A hosted match that checks that each move was asked for as exactly this move of the seat.
template <CatalogueGame G>
class WatchedTable final : public HostedTable {
  public:
    WatchedTable(Match<G>& match, const Host& host, const AskedMoves& asked)
        : inner_(match), host_(host), asked_(asked) {}

    int seat_count() const override { return inner_.seat_count(); }
    Seats seats_to_act() const override { return inner_.seats_to_act(); }
    int move_count() const override { return inner_.move_count(); }
    int moves_of(Seat seat) const override { return inner_.moves_of(seat); }
    std::optional<Message> play(Seat seat, const Json& move) override {
        const int nth = inner_.moves_of(seat);
        const auto refused = inner_.play(seat, move);
        if (!refused && asked_.count({seat, current_line(host_), nth, move.dump()}) == 0) ++unasked;
        return refused;
    }
    Json view(Seat seat) const override { return inner_.view(seat); }
    std::vector<News> news_from(int first) const override { return inner_.news_from(first); }
    void take_back_to(int count) override { inner_.take_back_to(count); }
    std::string record() const override { return inner_.record(); }

    int unasked = 0; ///< number of moves that nobody has asked for

  private:
    HostedMatch<G> inner_;
    const Host& host_;
    const AskedMoves& asked_;
};

template <CatalogueGame G>
class SimulatedHost {
  public:
    SimulatedHost(G rules, Record head, KeptHost kept, SimulatedRelay& relay, Rng dice, Counts& counts)
        : rules_(std::move(rules)), head_(std::move(head)), relay_(relay), dice_(dice), counts_(counts) {
        kept.head = {head_.game, head_.preset, head_.options, head_.extras};
        for (int i = 0; i < 4; ++i) disk_.write("host", write_kept_host(kept)); // the table was set up safely
    }

    bool is_running() const { return running_; }
    const Host& host() const { return host_; }
    Match<G>* match() { return match_ ? &*match_ : nullptr; }
    const AskedMoves& asked() const { return asked_; }
    void note_ask(Seat seat, const Ask& ask) { asked_.insert({seat, ask.line, ask.nth, ask.move.dump()}); }
    int unasked_moves() const { return unasked_ + (table_ ? table_->unasked : 0); }

    /// Starts the program from what is stored.
    void start(Time now) {
        host_ = start_host(*read_kept_host(disk_.read("host")), "host " + std::to_string(dice_.next()));
        running_ = true;
        const Phase phase = host_.kept.phase;
        if (phase == Phase::playing || phase == Phase::over) {
            const auto record = read_record(disk_.read("record"));
            open_table_of(record && is_record_of_deal(host_, *record) ? *record : dealt_record());
        }
        for (const KeptGuest& guest : host_.kept.guests) relay_.subscribe("u/" + guest.id, now);
        carry_out(open_table(host_, table(), now), now);
    }
    /// Ends the program. Sometimes the disk loses the last writes.
    void kill(bool loses_writes) {
        if (!running_) return;
        ++counts_.hosts_killed;
        running_ = false;
        unasked_ = unasked_moves();
        table_.reset();
        match_.reset();
        if (!loses_writes) return;
        const std::size_t lost = 1 + dice_.below(3);
        counts_.writes_lost += static_cast<int>(lost);
        disk_.lose_writes(lost);
    }
    /// From now on, the program is killed with this probability after each part of a step, per mille.
    void set_risk(std::uint32_t per_mille) { risk_ = per_mille; }

    void receive_letter(const std::string& guest, const std::string& text, Time now) {
        if (running_) carry_out(receive(host_, table(), guest, text, now), now);
    }
    void let_time_pass(Time now) {
        if (!running_) return;
        carry_out(tick(host_, table(), now), now);
        if (running_ && !match_ && host_.kept.phase == Phase::gathering && everybody_has_committed())
            carry_out(begin_deal(host_, nullptr, now), now);
        if (running_ && !match_ && deal_seed(host_)) {
            open_table_of(dealt_record());
            carry_out(begin_game(host_, *table_, now), now);
        }
        if (running_ && match_) play_local_seats(now);
    }

  private:
    HostedTable* table() { return table_ ? &*table_ : nullptr; }

    Record dealt_record() const {
        Record record = head_;
        record.deal = deal_from_seed(*deal_seed(host_));
        return record;
    }
    void open_table_of(const Record& record) {
        match_.emplace(contract::open_valid_match(rules_, record));
        unasked_ = unasked_moves();
        table_.emplace(*match_, host_, asked_);
    }
    bool everybody_has_committed() const {
        for (const HostedSeat& seat : host_.kept.seats) {
            if (seat.kind == SeatKind::free) return false;
            const auto session = host_.sessions.find(seat.guest);
            const bool has_committed = session != host_.sessions.end() && !session->second.commit.empty()
                && session->second.round == host_.kept.round;
            if (seat.kind == SeatKind::guest && !has_committed) return false;
        }
        return true;
    }
    /// Makes a move of the host or of a bot, and answers polls.
    void play_local_seats(Time now) {
        const auto own = seat_of_host(host_);
        if (host_.poll && own && !host_.poll->agreed.has(*own))
            return carry_out(vote(host_, table(), 0, dice_.below(4) != 0, now), now);
        if (host_.poll) return;
        for (const Seat seat : match_->seats_to_act().list()) {
            if (seat != own && !is_played_by_bot(host_, seat)) continue;
            const Refusal reason = match_->play(seat, rules_.random_move(match_->view(seat), dice_));
            expect(!reason, "random moves are legal");
            return carry_out(tell_everybody(host_, table(), now), now);
        }
    }
    /// Carries out effects in their order, and may be killed after each.
    void carry_out(HostEffects effects, Time now) {
        for (const HostNotice& notice : effects.notices)
            counts_.taken_back += notice.kind == HostNotice::Kind::taken_back ? 1 : 0;
        if (effects.kept) disk_.write("host", *effects.kept);
        if (dies()) return;
        if (effects.table_changed) disk_.write("record", table_->record());
        if (dies()) return;
        if (effects.card) relay_.post("h", *effects.card, now);
        for (const HostPost& post : effects.letters) {
            if (dies()) return;
            relay_.post("d/" + post.guest, post.letter, now);
        }
    }
    bool dies() {
        if (dice_.below(1000) >= risk_) return false;
        kill(dice_.below(2) == 0);
        return true;
    }

    G rules_;
    Record head_;
    SimulatedRelay& relay_;
    Rng dice_;
    Counts& counts_;
    SimulatedDisk disk_;
    bool running_ = false;
    Host host_;
    std::optional<Match<G>> match_;
    std::optional<WatchedTable<G>> table_;
    AskedMoves asked_;
    int unasked_ = 0;
    std::uint32_t risk_ = 0;
};

} // namespace palazzo::online::test
