// The part of a table's state that doesn't depend on the kind of game: the players, the viewer, and how much of the
// game has been shown. It consists of plain values, which the program stores with every game.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::games {

/// The part of a game for which sounds have been played.
struct SoundedPart {
    std::size_t moves = 0;
    bool end = false;
};

/// The hands that people at this device have seen, and the seats that bots have played, since the game was opened. A
/// player who has seen a hand that a bot plays knows more than a player should.
struct SeenHands {
    Seats looked_into;
    Seats played_by_bots;
    /// True if the game was marked as practice because its seats were changed, and nobody has seen a hand since. If the
    /// seats are changed back before somebody sees a hand, the mark is removed.
    bool practice_by_seat_changes_only = false;
};

struct TableState {
    std::string id; ///< Id of the stored game; empty if the game isn't stored.
    std::vector<SeatInfo> seats = {};
    Audience audience = {};
    Seat viewer = 0; ///< Seat whose view of the game the table shows.
    /// True if nobody at this device plays, and the table shows only what everybody may see: the viewer's hand is
    /// closed.
    bool is_onlooker = false;
    /// True from the viewer's move until the program that makes the moves has answered. Until then, the table asks for
    /// no further move.
    bool awaits_answer = false;
    bool curtain = false;         ///< True if no cards are shown until the viewer confirms who they are.
    bool viewer_returned = false; ///< True if the viewer had the device before and others have used it since.
    bool skip_animation = true;   ///< True if the next frame shows the position without movement.
    /// Number of moves before the position that was drawn last; nullopt if none was drawn.
    std::optional<std::size_t> drawn_move = {};
    std::size_t shown_moves = 0; ///< Number of moves before the position that the table itself has drawn last.
    /// Number of moves before the first move that the table tells; nullopt if it tells only the last one.
    std::optional<std::size_t> first_told = {};
    double next_bot_move_at = 0; ///< Time at which the next bot moves, in seconds of the program's clock.
    bool result_shown = false;
    std::size_t opened_at = 0;    ///< Number of moves when the table was opened.
    std::size_t settled_move = 0; ///< Number of moves before the last position whose cards have stopped moving.
    double settled_since = 0;     ///< Time when cards last stopped moving, in seconds of the program's clock.
    bool newly_dealt = false;     ///< True if the game has just been dealt; false if it was loaded.
    /// Part of the game for which sounds have been played; nullopt before the first frame.
    std::optional<SoundedPart> sounded_part = {};
    SeenHands seen_hands = {};
    /// The seats of the players who use this device in a game by message; empty in any other game.
    Seats seats_here = {};
    /// The seats of people who play in other programs at the same time. Nobody at this device moves for them.
    Seats seats_elsewhere = {};
    /// True if the table is one with friends at other places, whether or not somebody sits there now.
    bool with_friends = false;
};

/// Returns the names of the players in `seats`. A human without a name is addressed as "you" if there is only one
/// human, and gets a number otherwise. A bot without a name gets the name of a character.
Audience audience_for(const std::vector<SeatInfo>& seats);

inline bool is_human(const TableState& s, Seat seat) { return s.seats[static_cast<std::size_t>(seat)].human; }
int human_count(const TableState& s);
/// Returns the seats of humans if `human` is true, otherwise those of bots.
Seats human_or_bot_seats(const TableState& s, bool human);
inline Seat seat_count(const TableState& s) { return static_cast<Seat>(s.seats.size()); }

/// Chooses the moves that the table tells now that it is drawn after `moves` moves: all since the position that it has
/// drawn before, unless that position was opened, or moves were taken back.
void choose_told_moves(TableState& s, std::size_t moves);

/// Stores which seats have bots and, unless the curtain is closed, that the viewer has seen their own hand. Call it
/// before the seats change.
void note_seen_hands(TableState& s);

} // namespace palazzo::games
