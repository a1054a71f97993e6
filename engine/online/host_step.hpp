// Parts of the host's side that its sources share: a step, which collects what has changed, and the handlers of the
// parts of a guest's letter.
#pragma once

#include "engine/online/host.hpp"

namespace palazzo::online {

/// One call of the host's side: the state before it, and what has changed in it.
struct HostStep {
    Host& host;
    HostedTable* table = nullptr; ///< null before the first game
    Time now = 0;
    bool kept_changed = false;
    bool table_changed = false;
    bool card_changed = false;
    bool tells_everybody = false;
    std::string answered = {};               ///< id of the guest that is answered; empty if nobody is
    std::optional<Message> no = {};          ///< reason why the answered guest's move was refused
    std::vector<HostPost> last_letters = {}; ///< letters to guests who have no session any more
    std::vector<HostNotice> notices = {};
};

/// Makes the effects of a step.
HostEffects effects_of(HostStep& step);

/// Writes the letter to a guest with a session.
std::string letter_to(const HostStep& step, const std::string& guest);
/// Writes a letter that says farewell to a guest, as an answer to its greeting `hello`.
std::string farewell_to(HostStep& step, const std::string& hello, std::int64_t heard, Bye bye);
/// Writes the card of the table.
std::string card_of(HostStep& step);

KeptGuest* find_guest(Host& host, std::string_view guest);
/// Returns the current line of play; 0 before the first game.
std::int64_t current_line(const Host& host);
/// Begins a new line of play after the first `begins` moves.
void begin_line(HostStep& step, int begins);
/// Takes note of moves that were made or taken back.
void note_moves(HostStep& step);
/// Gives a free seat, or a bot's if a game is under way, to a guest. -1 stands for any seat.
void sit_down(HostStep& step, const std::string& guest, int seat);
/// Takes the seat of a guest away, if it has one, and forgets the guest's session.
void vacate(HostStep& step, const std::string& guest);
/// Takes the parts of a guest's letter for the deal.
void take_deal_parts(HostStep& step, const std::string& guest, const GuestLetter& letter);
/// Ends a deal for which parts are missing, or that isn't wanted any more.
void abandon_deal(HostStep& step);
/// Shows a gesture of a seat to everybody, unless the seat has made another one within `gesture_time`. Returns whether
/// the gesture is shown. `latest` is the latest gesture of the seat's player.
bool show_gesture(HostStep& step, Seat seat, Gesture gesture, std::optional<ShownGesture>& latest);
/// Counts a vote of a seat.
void count_vote(HostStep& step, Seat seat, const Vote& vote);
/// Ends the current poll if its time is over, or if everybody has agreed.
void settle_poll(HostStep& step);
/// Returns the seats of people, who have to agree to take moves back.
Seats seats_of_people(const Host& host);

} // namespace palazzo::online
