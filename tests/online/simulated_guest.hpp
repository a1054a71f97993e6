// A guest's program in a simulation, with a player who makes random moves.
#pragma once

#include "engine/online/guest.hpp"
#include "tests/online/meeting.hpp"
#include "tests/online/simulated_relay.hpp"

#include <functional>
#include <string>
#include <utility>

namespace palazzo::online::test {

class SimulatedGuest {
  public:
    /// Chooses a move by the guest's view; null if the player has nothing to do.
    using ChooseMove = std::function<Json(const Guest& guest, Rng& dice)>;
    using NoteAsk = std::function<void(Seat seat, const Ask& ask)>;

    SimulatedGuest(std::string id, SimulatedRelay& relay, Rng dice, Counts& counts)
        : id_(std::move(id)), relay_(relay), dice_(dice), counts_(counts) {
        for (int i = 0; i < 4; ++i) disk_.write("place", write_kept_place(new_place(id_)));
    }

    const std::string& id() const { return id_; }
    bool is_running() const { return running_; }
    const Guest& guest() const { return guest_; }
    /// True if the guest's letters and the host's agree on a game that is over.
    bool is_done() const { return running_ && guest_.kept.over && guest_.over; }

    /// Starts the program from what is stored.
    void start(Time now) {
        guest_ = start_guest(*read_kept_place(disk_.read("place")), id_ + std::to_string(dice_.next()));
        if (is_reading_end_again_) guest_.kept.over = false;
        running_ = true;
        connect_line(now);
    }
    void kill(bool loses_writes) {
        if (!running_) return;
        ++counts_.guests_killed;
        running_ = false;
        is_reading_end_again_ = true;
        if (!loses_writes) return;
        const std::size_t lost = 1 + dice_.below(3);
        counts_.writes_lost += static_cast<int>(lost);
        disk_.lose_writes(lost);
    }
    void set_risk(std::uint32_t per_mille) { risk_ = per_mille; }
    void connect_line(Time now) {
        if (!running_) return;
        relay_.subscribe("h", now);
        relay_.subscribe("d/" + id_, now);
        carry_out(connect(guest_, now), now);
    }
    void disconnect_line() { disconnect(guest_); }

    void receive_letter(const std::string& text, Time now) {
        if (running_ && guest_.connected) carry_out(receive(guest_, text, now), now);
    }
    void receive_card(const std::string& text, Time now) {
        if (running_ && guest_.connected) carry_out(see_card(guest_, text, now), now);
    }
    void let_time_pass(Time now, const ChooseMove& choose, const NoteAsk& note) {
        if (!running_) return;
        carry_out(tick(guest_, now), now);
        if (!running_ || guest_.last_n == 0) return;
        if (!guest_.game.seat && guest_.game.line == 0 && !guest_.sit) return carry_out(sit_down(guest_, -1, now), now);
        if (guest_.poll && !guest_.vote) return answer_poll(now);
        if (!can_ask(guest_) || guest_.game.view.is_null()) return;
        if (wants_back()) return carry_out(vote(guest_, std::max(0, guest_.game.at - 2), true, now), now);
        Json move = dice_.below(40) == 0 ? Json("nonsense") : choose(guest_, dice_);
        if (move.is_null()) return;
        note(*guest_.game.seat, {guest_.game.line, guest_.game.nth, move});
        carry_out(ask_for(guest_, std::move(move), now), now);
    }
    /// The percentage of moves in place of which the player proposes to take moves back, times ten.
    void set_wish_to_take_back(std::uint32_t per_mille) { wish_to_take_back_ = per_mille; }

  private:
    bool wants_back() {
        return guest_.game.at > 3 && !guest_.vote && !guest_.kept.over && dice_.below(1000) < wish_to_take_back_;
    }
    void answer_poll(Time now) {
        if (guest_.game.seat && !guest_.poll->agreed.has(*guest_.game.seat))
            carry_out(vote(guest_, 0, dice_.below(10) != 0, now), now);
    }
    /// Carries out effects in their order, and may be killed after each.
    void carry_out(GuestEffects effects, Time now) {
        if (effects.kept) disk_.write("place", *effects.kept);
        if (dies()) return;
        for (const GuestNotice& notice : effects.notices)
            counts_.refused += notice.kind == GuestNotice::Kind::move_refused ? 1 : 0;
        if (effects.letter) relay_.post("u/" + id_, *effects.letter, now);
        dies();
    }
    bool dies() {
        if (dice_.below(1000) >= risk_) return false;
        kill(dice_.below(2) == 0);
        return true;
    }

    std::string id_;
    SimulatedRelay& relay_;
    Rng dice_;
    Counts& counts_;
    SimulatedDisk disk_;
    bool running_ = false;
    bool is_reading_end_again_ = false; ///< true if the record isn't here any more, because the program has ended
    Guest guest_;
    std::uint32_t risk_ = 0;
    std::uint32_t wish_to_take_back_ = 0;
};

} // namespace palazzo::online::test
