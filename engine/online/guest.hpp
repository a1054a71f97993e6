// A guest's side of the protocol, as a value: what the host has told, and what the guest wants. It reads no clock and
// draws no random numbers; both are passed to it. It doesn't know the games: views, moves and events are JSON.
//
// Times are in milliseconds since any moment.
#pragma once

#include "engine/online/kept_place.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

using Time = std::int64_t;

inline constexpr Time resend_interval = 2'000;    ///< time after which a wish that isn't answered is sent again
inline constexpr Time greeting_interval = 30'000; ///< time between two letters of a guest that wants nothing
inline constexpr Time host_away_after = 75'000;   ///< silence after which the host counts as away

/// A wish that is repeated in each letter until the host has read one of them.
template <class T>
struct Wish {
    T value{};
    std::int64_t since = 0; ///< number of the first letter that contains the wish
};

/// The game as the host has told it to the guest.
struct ToldGame {
    std::string boot; ///< start of the host's program that told it; empty if nothing was told yet
    int round = 0;
    std::int64_t line = 0; ///< 0 before the first game
    int at = 0;            ///< number of moves made
    int nth = 0;           ///< number of moves made by the guest's seat
    std::optional<Seat> seat = {};
    Json view;                          ///< view of the seat, or of an onlooker without one; null if there is no game
    int first_turn = 0;                 ///< number of the first move in `turns`; earlier moves weren't told
    std::vector<News> turns;            ///< the latest moves, the last of which is move `at` - 1
    std::optional<Time> turn_ends = {}; ///< time at which the clock is at zero; nullopt without a clock
};

struct Guest {
    KeptPlace kept;
    std::string start;                 ///< random bytes of this start
    std::string boot;                  ///< latest start of the host's program; empty if none is known
    std::set<std::string> known_boots; ///< starts of the host's program that were greeted
    std::string hello;                 ///< name of the current greeting; empty before the first
    std::int64_t k = 0;                ///< number of letters written
    std::int64_t last_n = 0;           ///< number of the latest letter of the host that answers `hello`; 0 if none does
    bool connected = false;
    bool elsewhere = false;      ///< true if another program plays this seat; this one is silent until play_here()
    std::optional<Bye> bye = {}; ///< reason why the host has nothing more to say; nullopt while it has
    std::optional<Card> card = {};
    ToldGame game;
    std::int64_t polls = 0; ///< number of polls so far
    std::optional<Poll> poll = {};
    std::optional<EndOfGame> over = {};
    std::int64_t last_gesture = 0; ///< number of the latest gesture that was shown
    std::int64_t ask_since = 0;    ///< number of the first letter that contains `kept.ask`
    std::optional<Wish<int>> sit = {};
    std::optional<Wish<Vote>> vote = {};
    std::optional<Wish<bool>> leave = {};
    std::optional<Gesture> gesture = {}; ///< gesture for the next letter; it isn't repeated
    bool says_name = true;               ///< true until the host knows the player's name
    std::int64_t name_since = 1;
    Time heard_at = 0; ///< time of the latest letter of the host
    Time sent_at = 0;  ///< time of the latest letter to the host
};

/// Something that the guest's program may want to show.
struct GuestNotice {
    enum class Kind : std::uint8_t {
        told,           ///< the game or the poll has changed
        went_back,      ///< moves that were seen aren't made any more; `moves` is their number
        move_made,      ///< the move that was asked for was made
        move_refused,   ///< the move that was asked for isn't legal; `message` is the reason
        move_void,      ///< the move that was asked for has no place any more
        gesture,        ///< somebody has made a gesture
        seat_changed,   ///< the guest has another seat than before, or none any more
        elsewhere,      ///< another program plays this seat now
        newer_protocol, ///< the host's program is too new for this one
        bye,            ///< the host has nothing more to say
        over,           ///< the record has arrived: check_deal() can check the deal
        card,           ///< the card has changed
    };
    Kind kind = Kind::told;
    Message message = {};
    SeatGesture gesture = {};
    int moves = 0;
};

/// The effects of a step, in the order in which they have to be carried out. If something can't be saved, the letter
/// may not be sent; tick() writes another one later. If a notice says that the record has arrived, the record is stored
/// before `kept`, because the host doesn't send it again after that.
struct GuestEffects {
    std::optional<std::string> kept = {};   ///< place that has to be stored; nullopt if it is unchanged
    std::optional<std::string> letter = {}; ///< letter that has to be sent; nullopt if none has
    std::vector<GuestNotice> notices;
};

/// Starts the guest's program with a place that was saved, or with a new one that has only a name and a secret.
/// `random` is at least 16 random bytes.
Guest start_guest(KeptPlace kept, std::string_view random);

/// Take note that the line to the relay is up, or down. A line that is up is greeted at once.
GuestEffects connect(Guest& guest, Time now);
void disconnect(Guest& guest);
/// Handles a letter of the host. The mailbox has checked that the host has sealed it for this guest.
GuestEffects receive(Guest& guest, std::string_view letter, Time now);
/// Handles the table's card.
GuestEffects see_card(Guest& guest, std::string_view card, Time now);
/// Lets time pass: writes a letter if one is due. Call it about four times a second while a wish is open, else about
/// once a second.
GuestEffects tick(Guest& guest, Time now);

/// Returns whether a move can be asked for: the guest has a seat in a game, and no other move is waiting.
bool can_ask(const Guest& guest);
/// Asks for a move in the notation of records. can_ask() must be true.
GuestEffects ask_for(Guest& guest, Json move, Time now);
/// Asks for a seat; -1 stands for any.
GuestEffects sit_down(Guest& guest, int seat, Time now);
/// Proposes to take moves back until `to` of them are left if there is no poll, or answers the current poll.
GuestEffects vote(Guest& guest, int to, bool yes, Time now);
GuestEffects make_gesture(Guest& guest, Gesture gesture, Time now);
GuestEffects rename(Guest& guest, std::string name, Time now);
/// Gives up the seat for good. The program may forget the table as soon as the host has said farewell.
GuestEffects leave(Guest& guest, Time now);
/// Takes the seat back from another program.
GuestEffects play_here(Guest& guest, Time now);

/// Returns whether the host is away: by its card, or because it is silent.
bool is_host_away(const Guest& guest, Time now);

} // namespace palazzo::online
