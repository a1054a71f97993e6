// A host and some guests whose letters arrive at once, for tests of single rules of the protocol.
#pragma once

#include "engine/online/fair_deal.hpp"
#include "engine/online/guest.hpp"
#include "engine/online/host_step.hpp"
#include "tests/online/toy_table.hpp"

#include <deque>
#include <map>
#include <string>
#include <vector>

namespace palazzo::online::test {

/// A letter on its way.
struct Sent {
    bool to_host = false;
    std::string guest;
    std::string text;
};

/// A table with a host in seat 0, and seats for guests. Members are read and changed freely by tests.
struct Meeting {
    explicit Meeting(int seats, int length = 20);

    /// Lets a guest come in with the name `id`, greet the host, and take any seat.
    Guest& arrive(const std::string& id);
    /// Deals and begins the game.
    void begin();
    /// Carries out effects: stores what is to be stored, and puts letters on their way.
    void carry_out(HostEffects effects);
    void carry_out(const std::string& guest, GuestEffects effects);
    /// Delivers the letters that are on their way, and those that answer them, until there are none.
    void deliver();
    /// Ends the host's program, and starts it again from what was stored.
    void restart_host();
    /// Lets time pass in steps of half a second, and delivers letters.
    void pass(Time time);
    /// Asks for a move of a guest, and delivers the letters.
    void play(const std::string& guest, int number);
    /// Makes a move of the host, and delivers the letters.
    void play_host(int number);

    bool has_notice(HostNotice::Kind kind) const;
    /// Returns the notices of a guest of one kind.
    std::vector<GuestNotice> notices_of(const std::string& guest, GuestNotice::Kind kind) const;
    HostedTable* table_or_null() { return dealt ? &table : nullptr; }

    ToyTable table;
    bool dealt = false;
    Host host;
    std::map<std::string, Guest> guests;
    Time now = 1'000'000;
    std::deque<Sent> way;
    std::string card;                          ///< the latest card
    std::string kept;                          ///< stored part of the host
    std::map<std::string, std::string> places; ///< stored places of guests
    int table_saves = 0;
    std::vector<HostNotice> host_notices;
    std::map<std::string, std::vector<GuestNotice>> guest_notices;
    int starts = 0; ///< number of programs started
};

/// Returns the place of a new guest.
KeptPlace new_place(const std::string& name);
/// Returns the state of a new table with a host in seat 0 and free seats.
KeptHost new_table(const std::string& game, int seats);

/// Returns a game that has begun, with the host and a guest called Tom, in which it is Tom's turn.
Meeting toms_turn();

} // namespace palazzo::online::test
