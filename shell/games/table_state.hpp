// Who sits round a table, who looks on, and how far what happened there has been shown: plain values that the program
// keeps beside a game, whatever game it is and wherever its truth is.
#pragma once

#include "engine/core/record.hpp"
#include "engine/core/seats.hpp"
#include "engine/i18n/voice.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace palazzo::games {

/// How far a game has been heard, where there is sound.
struct Heard {
    std::size_t moves = 0;
    bool end = false;
};

/// Whose hands the people at this device have looked into, and which seats bots have played, for as long as the game is
/// open: who knows a hand that a bot plays has seen more than a player should.
struct Insight {
    Seats looked_into;
    Seats played_by_bots;
    bool unproven = false; ///< the game is marked as practice for seats that may still change back before anybody looks
};

struct TableState {
    std::string id; ///< under which the game is kept; empty: it isn't
    std::vector<SeatInfo> seats = {};
    Audience audience = {};
    Seat onlooker = 0;                     ///< whose view the table shows
    bool curtain = false;                  ///< nothing shows until the onlooker says who they are
    bool back = false;                     ///< the onlooker had the device before, and others have looked on since
    bool fresh = true;                     ///< the next frame shows the position without movement
    std::optional<std::size_t> shown = {}; ///< the moves behind the position that the table was drawn in last
    double due = 0;                        ///< when the next bot moves, in seconds of the program's clock
    bool result_shown = false;
    std::size_t opened_at = 0;       ///< how many moves there were when it was put on the table
    std::size_t still_at = 0;        ///< the number of moves behind the position that lies still
    double still_since = 0;          ///< and since when it does
    bool begins = false;             ///< it was dealt just now, rather than found as it was kept
    std::optional<Heard> heard = {}; ///< so far; nothing before its first frame
    Insight insight = {};
};

/// The names of those who sit round a table. A lone human without a name is spoken to; others without one are numbered
/// by the language.
Audience audience_for(const std::vector<SeatInfo>& seats);

inline bool is_human(const TableState& s, Seat seat) { return s.seats[static_cast<std::size_t>(seat)].human; }
int humans(const TableState& s);
/// The seats that humans have, or those that bots have.
Seats seats_with(const TableState& s, bool human);
inline Seat seat_count(const TableState& s) { return static_cast<Seat>(s.seats.size()); }

/// Notes who sits where, and that the onlooker sees their hand: from here on a change of seats reveals something.
void note_insight(TableState& s);

} // namespace palazzo::games
