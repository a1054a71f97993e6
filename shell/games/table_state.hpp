// The state of a table apart from its game: the players, the viewer, and how much of the game has been shown. Plain
// values that the program stores with a game, whichever game it is and wherever its full state is.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::games {

/// The part of a game that has been turned into sounds.
struct Heard {
    std::size_t moves = 0;
    bool end = false;
};

/// The hands that the people at this device have seen, and the seats that bots have played, since the game was opened.
/// Somebody who has seen a hand that a bot plays knows more than a player should.
struct SeenHands {
    Seats looked_into;
    Seats played_by_bots;
    bool unproven = false; ///< The game is marked as practice because of seat changes that may be reverted before
                           ///< anybody has seen a hand.
};

struct TableState {
    std::string id; ///< Identifies the stored game; empty if it isn't stored.
    std::vector<SeatInfo> seats = {};
    Audience audience = {};
    Seat viewer = 0;              ///< Seat whose view the table shows.
    bool curtain = false;         ///< Nothing is shown until the viewer confirms who they are.
    bool viewer_returned = false; ///< The viewer had the device before, and others have used it since.
    bool skip_animation = true;   ///< The next frame shows the position without movement.
    std::optional<std::size_t> drawn_move =
        {};                      ///< Number of moves of the position that was drawn last; nullopt if none was.
    double next_bot_move_at = 0; ///< Time of the next bot move, in seconds of the program's clock.
    bool result_shown = false;
    std::size_t opened_at = 0;    ///< Number of moves when the table was opened.
    std::size_t settled_move = 0; ///< Number of moves of the last position whose movements have ended.
    double settled_since = 0; ///< Time when the last movement of a position ended, in seconds of the program's clock.
    bool newly_dealt = false; ///< The game was dealt just now, rather than loaded.
    std::optional<Heard> heard = {}; ///< Sounds played so far; nullopt before the first frame.
    SeenHands seen_hands = {};
    /// The seats of the players who use this device in a game by message; empty in any other game.
    Seats here = {};
};

/// Returns the names of the players in `seats`. A single human without a name is addressed as "you"; further humans
/// without a name are numbered, and bots without one get a character's name.
Audience audience_for(const std::vector<SeatInfo>& seats);

inline bool is_human(const TableState& s, Seat seat) { return s.seats[static_cast<std::size_t>(seat)].human; }
int humans(const TableState& s);
/// Returns the seats of humans, or those of bots.
Seats seats_with(const TableState& s, bool human);
inline Seat seat_count(const TableState& s) { return static_cast<Seat>(s.seats.size()); }

/// Notes the bots' seats and, unless the curtain is closed, that the viewer sees their hand. Call it before seats
/// change.
void note_seen_hands(TableState& s);

} // namespace palazzo::games
