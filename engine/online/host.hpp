// The host's side of the protocol, as a value: who sits where, what was heard from whom, and what is told to whom. It
// reads no clock and draws no random numbers; both are passed to it. Every function returns effects, which the program
// has to carry out in their order.
//
// `table` is the game of the table; null before the first game. Times are in milliseconds since any moment.
#pragma once

#include "engine/core/rng.hpp"
#include "engine/online/hosted_table.hpp"
#include "engine/online/kept_host.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

using Time = std::int64_t;

inline constexpr Time away_after = 75'000;      ///< silence after which a player counts as away
inline constexpr Time poll_time = 60'000;       ///< time to agree to take moves back
inline constexpr Time gesture_time = 3'000;     ///< time between two gestures of a seat
inline constexpr Time card_interval = 30'000;   ///< time between two cards that are equal
inline constexpr Time reveal_time = 20'000;     ///< time in which all guests have to reveal their parts of a deal
inline constexpr Time timeout_courtesy = 1'000; ///< time that the host waits longer than a clock shows

/// The latest gesture of a player, and when it was made.
struct ShownGesture {
    SeatGesture gesture;
    Time at = 0;
};

/// The host's knowledge of a guest's program since the host's start.
struct Session {
    std::string hello;
    std::int64_t greeting = 0;
    std::int64_t heard = 0; ///< number of the latest letter
    Have have;
    Time heard_at = 0;
    bool away = false;
    int round = 0;                            ///< number of the game that `commit` is for
    std::string commit;                       ///< commitment to the guest's part of the deal
    std::optional<ShownGesture> gesture = {}; ///< nullopt if the guest has made none
};

struct OpenPoll {
    Vote proposal;
    Seat by = 0;
    Seats agreed;
    Time ends = 0;
};

struct Host {
    KeptHost kept;
    std::string boot;     ///< name of this start
    Rng line_dice;        ///< gives names to lines of play
    bool stopped = false; ///< true if a newer program of this host has taken the table over
    std::int64_t letters = 0;
    std::int64_t cards = 0;
    std::int64_t polls = 0;
    std::int64_t gestures = 0;
    std::int64_t unreadable = 0;             ///< number of letters that couldn't be read
    std::map<std::string, Session> sessions; ///< by the ids of guests; guests without a session haven't greeted yet
    std::optional<OpenPoll> poll = {};
    std::optional<Time> turn_ends = {}; ///< time at which the clock of the current turn is at zero; nullopt without one
    std::optional<ShownGesture> gesture = {}; ///< gesture of the host; nullopt if it has made none
    Time card_at = 0;                         ///< time of the latest card
    std::optional<Time> opened_at = {};       ///< time at which the table was first opened after this start
    Time revealing_since = 0;
};

/// Something that the host's program may want to show or to do.
struct HostNotice {
    enum class Kind : std::uint8_t {
        wants_in,       ///< a guest waits to be let in
        moved,          ///< a guest has made a move
        taken_back,     ///< everybody has agreed, and moves have been taken back
        gesture,        ///< a guest has made a gesture
        deal_ready,     ///< all parts of the seed are known: deal_seed() returns it
        deal_abandoned, ///< a guest hasn't revealed its part; people are gathering again
        went_away,      ///< a guest has become silent
        came_back,      ///< a guest who was away is back
        left,           ///< a guest has left
        stopped,        ///< a newer program of this host has taken the table over
    };
    Kind kind = Kind::moved;
    std::string guest; ///< id of the guest; empty if it doesn't matter
    std::optional<Seat> seat = {};
    friend bool operator==(const HostNotice&, const HostNotice&) = default;
};

struct HostPost {
    std::string guest;
    std::string letter;
};

/// The effects of a step, in the order in which they have to be carried out. If something can't be saved, nothing that
/// follows may be carried out; tell_everybody() makes the letters again when saving works again.
struct HostEffects {
    std::optional<std::string> kept = {}; ///< saved part of the host that has to be stored; nullopt if it is unchanged
    bool table_changed = false;           ///< true if the record has to be stored
    std::optional<std::string> card = {}; ///< card that has to be published; nullopt if it is unchanged
    std::vector<HostPost> letters;
    std::vector<HostNotice> notices;
};

/// Starts the host's program for a table that was saved, or for a new one. `random` is at least 16 random bytes.
Host start_host(KeptHost kept, std::string_view random);
/// Publishes the table after a start, and whenever the line to the relay was connected again. If a game was under way,
/// `table` is the game of the stored record. If that record was lost, or is_record_of_deal() is false for it because
/// the program ended before it could be stored, `table` is dealt again from deal_seed().
HostEffects open_table(Host& host, HostedTable* table, Time now);

/// Handles a letter from a guest. The mailbox has checked that the guest `guest` has sealed it.
HostEffects receive(Host& host, HostedTable* table, const std::string& guest, std::string_view letter, Time now);
/// Handles a card that the relay passes on, which tells whether a newer program of this host is running.
HostEffects see_card(Host& host, std::string_view card);
/// Handles the relay's word that the connection of a guest's program has broken.
HostEffects notice_parting(Host& host, HostedTable* table, const std::string& guest, Time now);
/// Lets time pass. Call it about once a second.
HostEffects tick(Host& host, HostedTable* table, Time now);
/// Tells everybody the current state, for example after a move of the host or of a bot. The record is among the
/// effects.
HostEffects tell_everybody(Host& host, HostedTable* table, Time now);

/// Begin the deal of the next game, or of the first: nobody can sit down any more, and all guests are asked for their
/// parts. deal_seed() then returns the seed as soon as all parts are known; nullopt until then. With the table that was
/// dealt from it, begin_game() begins the game.
HostEffects begin_deal(Host& host, HostedTable* table, Time now);
std::optional<std::uint64_t> deal_seed(const Host& host);
/// Returns whether a record is one of the current deal.
bool is_record_of_deal(const Host& host, const Record& record);
HostEffects begin_game(Host& host, HostedTable& table, Time now);
/// Gathers people for another game at the same table. The game before must be over or given up.
HostEffects gather_again(Host& host, Time now);

/// Gives a seat to the host or to a bot, or frees it while people are gathering. A guest who sat there stays at the
/// table without a seat.
HostEffects set_seat(Host& host, HostedTable* table, Seat seat, HostedSeat to, Time now);
/// Lets a bot play for a guest, or gives the seat back to the guest.
HostEffects let_bot_play(Host& host, HostedTable* table, Seat seat, bool plays, Time now);
/// Sets the milliseconds after which a bot plays for a guest who is away; 0 for never.
HostEffects set_bot_after(Host& host, HostedTable* table, Time time, Time now);
/// Sets who may come in.
HostEffects set_admission(Host& host, HostedTable* table, Admission admission, Time now);
/// Lets in a guest that waits.
HostEffects admit(Host& host, HostedTable* table, const std::string& guest, Time now);
/// Sends a guest away for good. A bot gets its seat if a game is under way.
HostEffects kick(Host& host, HostedTable* table, const std::string& guest, Time now);
/// Closes the table for good, and tells everybody.
HostEffects close_table(Host& host, HostedTable* table, Time now);

/// The host's own vote: proposes to take moves back until `to` of them are left if there is no poll, or answers the
/// current poll. The host must sit in a seat.
HostEffects vote(Host& host, HostedTable* table, int to, bool yes, Time now);
/// Shows a gesture of the host to everybody. At most one is shown in `gesture_time`.
HostEffects make_gesture(Host& host, HostedTable* table, Gesture gesture, Time now);

/// Returns the seat of a guest; nullopt if it has none.
std::optional<Seat> seat_of(const Host& host, std::string_view guest);
/// Returns the seat of the host; nullopt if it plays none.
std::optional<Seat> seat_of_host(const Host& host);
/// Returns the seats as the card tells them.
std::vector<SeatOnCard> seats_on_card(const Host& host);
/// Returns whether a bot is to move for this seat.
bool is_played_by_bot(const Host& host, Seat seat);
/// Returns whether the time to move has run out, also for a player whose letter is still on its way.
bool is_timed_out(const Host& host, Time now);

} // namespace palazzo::online
