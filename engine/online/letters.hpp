// The letters by which programs at different places play at one table. The host, whose program deals and knows the
// cards, publishes a card for everybody who has the table's link, and writes letters to each guest; each guest writes
// letters to the host. A letter tells the current state and replaces the letter before it, so that a lost one does no
// harm. docs/online.md describes the protocol.
//
// Letters are text here. The mailbox, which passes them on, seals them.
#pragma once

#include "engine/core/json.hpp"
#include "engine/core/message.hpp"
#include "engine/core/seats.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::online {

inline constexpr int protocol_version = 1;
/// The largest letter or card, in bytes.
inline constexpr std::size_t largest_letter_bytes = 16 * 1024;
/// The longest name of a start, a greeting, a guest or a key, in bytes.
inline constexpr std::size_t longest_identifier = 200;
/// The largest number of moves of a game.
inline constexpr int most_moves = 100'000;
/// The largest number of moves whose events a letter contains.
inline constexpr std::size_t most_news = 32;

/// The table: the game, the preset, the options that differ from the preset, and the extras of records.
struct TableHead {
    std::string game;
    std::string preset;
    Json options = Json::object();
    Json extras = Json::object();
    friend bool operator==(const TableHead&, const TableHead&) = default;
};

enum class SeatKind : std::uint8_t {
    free,
    host,  ///< the person at the host's device
    guest, ///< a person at another device
    bot,
};

/// A seat, as the card tells it.
struct SeatOnCard {
    SeatKind kind = SeatKind::free;
    std::string name;
    std::string level;   ///< level of a bot; empty for anybody else
    bool away = false;   ///< true if the guest's program is silent
    bool played = false; ///< true if a bot plays for the guest until the guest returns
    friend bool operator==(const SeatOnCard&, const SeatOnCard&) = default;
};

enum class Phase : std::uint8_t {
    gathering, ///< people take their seats
    revealing, ///< guests reveal their parts of the deal's seed
    playing,
    over,
};

/// The card of a table, for everybody who has the link. The relay may keep it and publish it again later.
struct Card {
    std::string boot;   ///< random name of this start of the host's program
    std::int64_t n = 0; ///< number of the card since that start, from 1
    bool here = false;  ///< false if the relay says that the host's program is gone
    std::string mark;   ///< proof that the same host wrote the card, which only the host's programs can check
    std::string pub;    ///< public key of the host
    TableHead head;
    std::vector<SeatOnCard> seats;
    bool open = false; ///< true if guests can take free seats
    Phase phase = Phase::gathering;
    int round = 0;                    ///< number of the game at this table, from 1
    std::vector<std::string> commits; ///< commitments of the deal, that of the host first; empty before `revealing`
    friend bool operator==(const Card&, const Card&) = default;
};

/// The moves that a guest has seen.
struct Have {
    std::string boot;      ///< the start of the host's program that told the guest of them
    std::int64_t line = 0; ///< line of play; 0 if the guest has seen no game
    int at = 0;            ///< number of moves made on that line
    bool over = false;     ///< true if the guest has the record of the finished game
    friend bool operator==(const Have&, const Have&) = default;
};

/// A move that a guest asks for: its `nth` own move on a line of play, counted from 0, in the notation of records.
struct Ask {
    std::int64_t line = 0;
    int nth = 0;
    Json move;
    friend bool operator==(const Ask&, const Ask&) = default;
};

/// A vote on taking moves back. A vote for the poll after the latest one proposes it.
struct Vote {
    std::int64_t poll = 0; ///< number of the poll, from 1
    std::int64_t line = 0; ///< line of play on which moves are to be taken back
    int to = 0;            ///< number of moves that remain
    bool yes = false;
    friend bool operator==(const Vote&, const Vote&) = default;
};

enum class Gesture : std::uint8_t { hello, well_played, thanks, oops, thinking, again };
inline constexpr int gesture_count = static_cast<int>(Gesture::again) + 1;

/// A letter from a guest to the host.
struct GuestLetter {
    std::int64_t k = 0;        ///< number of the letter since the start of the guest's program, from 1
    std::string hello;         ///< random name of the greeting, new at each connection
    std::int64_t greeting = 0; ///< number of the greeting, from 1; a later greeting of a guest has a higher one
    std::string boot;          ///< the start of the host's program that is greeted; empty if none is known
    Have have;
    std::optional<Ask> ask = {};
    std::string name;            ///< name of the player; empty to keep the name that the host knows
    std::optional<int> sit = {}; ///< seat that the guest wants, or -1 for any; nullopt if it wants none or has one
    std::optional<Vote> vote = {};
    std::optional<Gesture> react = {};
    int round = 0;      ///< number of the game that `commit` and `reveal` are for
    std::string commit; ///< commitment to the guest's part of the deal
    std::string reveal; ///< the guest's part of the deal; empty before it is wanted
    bool leave = false; ///< true if the guest gives up its seat for good
    friend bool operator==(const GuestLetter&, const GuestLetter&) = default;
};

/// A move as everybody saw it: its events, as HasWireFormat in engine/core/game.hpp writes them.
struct News {
    Seat seat = 0;
    std::vector<Json> events;
    friend bool operator==(const News&, const News&) = default;
};

/// A poll on taking moves back.
struct Poll {
    Vote proposal;
    Seat by = 0;           ///< seat that proposed it
    Seats agreed;          ///< seats that have agreed, including `by`
    Seats asked;           ///< seats that have to agree
    std::int64_t left = 0; ///< milliseconds until the poll ends
    friend bool operator==(const Poll&, const Poll&) = default;
};

/// The latest gesture of a seat.
struct SeatGesture {
    Seat seat = 0;
    Gesture gesture = Gesture::hello;
    std::int64_t count = 0; ///< number of the gesture since the host's start, from 1
    friend bool operator==(const SeatGesture&, const SeatGesture&) = default;
};

/// The parts of a deal: the commitments, and the parts themselves. The host's commitment is the first; its part isn't
/// among `reveals` before the game is over.
struct DealParts {
    int round = 0;
    std::vector<std::string> commits;
    std::vector<std::string> reveals; ///< empty until all guests have revealed their parts
    friend bool operator==(const DealParts&, const DealParts&) = default;
};

/// The end of a game: the whole record, and the host's part of the deal.
struct EndOfGame {
    std::string record; ///< packed record (engine/core/packing.hpp); empty if it is too long for a letter
    std::string secret;
    friend bool operator==(const EndOfGame&, const EndOfGame&) = default;
};

/// The reason why the host has nothing more to say to a guest.
enum class Bye : std::uint8_t {
    kicked, ///< the host has sent the guest away
    closed, ///< the table takes no new guests
    full,   ///< more guests than the table can have want to come in
    ended,  ///< the host has closed the table for good
    left,   ///< the guest has left
};

/// A letter from the host to a guest.
struct HostLetter {
    std::string boot;       ///< random name of this start of the host's program
    std::int64_t n = 0;     ///< number of the letter since that start, from 1
    std::string hello;      ///< the guest's latest greeting
    std::int64_t heard = 0; ///< number of the guest's latest letter
    /// Number of a greeting that the next greeting has to exceed; 0 if the greeting counts. A letter with such a number
    /// tells nothing else.
    std::int64_t again = 0;
    std::optional<Seat> seat = {}; ///< seat of the guest; nullopt if it has none
    int round = 0;                 ///< number of the game at this table, from 1
    std::int64_t line = 0;         ///< line of play; 0 before the first game
    int at = 0;                    ///< number of moves made
    int nth = 0;                   ///< number of moves made by the guest's seat
    Json view;              ///< view of the guest's seat, or of an onlooker without one; null if there is no game
    std::vector<News> news; ///< the last moves before `at`, from the one that the guest has to learn
    std::optional<Message> no = {};        ///< reason why the guest's move was refused
    std::optional<std::int64_t> left = {}; ///< milliseconds until the time to move is over; nullopt without a clock
    std::int64_t polls = 0;                ///< number of polls so far
    std::optional<Poll> poll = {};
    std::vector<SeatGesture> gestures; ///< gestures of the last seconds
    std::optional<DealParts> deal = {};
    std::optional<EndOfGame> over = {};
    std::optional<Bye> bye = {};
    friend bool operator==(const HostLetter&, const HostLetter&) = default;
};

/// Write a card or a letter as one line of JSON.
std::string write_card(const Card& card);
std::string write_guest_letter(const GuestLetter& letter);
std::string write_host_letter(const HostLetter& letter);

/// Read a card or a letter. Unknown fields, values out of range and texts of more than `largest_letter_bytes` are
/// refused. If the letter is of a newer version of the protocol, Problem::place is `v`.
Result<Card> read_card(std::string_view text);
Result<GuestLetter> read_guest_letter(std::string_view text);
Result<HostLetter> read_host_letter(std::string_view text);

} // namespace palazzo::online
