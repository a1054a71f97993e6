#include "shell/games/game_table.hpp"

#include <algorithm>

namespace palazzo::games {

bool can_redo(const GameTable& s) {
    const FullStateAccess* here = s.full_state();
    return here != nullptr && here->known_move_count() > s.turn_count();
}

Seat first_seat_to_act(const GameTable& s, bool human) {
    if (!human && (s.full_state() == nullptr || can_redo(s))) return -1;
    for (const Seat seat : s.seats_to_act().list())
        if (is_human(s, seat) == human && !s.seats_elsewhere.has(seat)) return seat;
    return -1;
}

void set_players(GameTable& s, std::vector<SeatInfo> seats) {
    s.seats = std::move(seats);
    s.audience = audience_for(s.seats);
    const Seat first = first_seat_to_act(s, true);
    const auto any = std::find_if(s.seats.begin(), s.seats.end(), [](const SeatInfo& seat) { return seat.human; });
    s.viewer = first >= 0 ? first : (any == s.seats.end() ? 0 : static_cast<Seat>(any - s.seats.begin()));
    s.curtain = human_count(s) > 1 && !s.is_over();
    s.seen_hands = {};
    s.seen_hands.looked_into =
        human_or_bot_seats(s, true); // players may have seen their hands before the game was opened here
    note_seen_hands(s);
}

Seat next_viewer(const GameTable& s) {
    const Seat next = first_seat_to_act(s, true);
    return s.seats_to_act().has(s.viewer) || next == s.viewer ? -1 : next;
}

void hand_device_to(GameTable& s, Seat next) {
    s.viewer = next;
    s.curtain = true;
    s.viewer_returned = false;
    s.skip_animation = true;
    s.forget_private_state();
}

void pass_device(GameTable& s) {
    if (const Seat next = next_viewer(s); next >= 0) hand_device_to(s, next);
}

void choose_told_moves(TableState& s, std::size_t moves) {
    if (s.skip_animation || moves < s.shown_moves)
        s.first_told.reset();
    else if (moves > s.shown_moves)
        s.first_told = s.shown_moves;
    s.shown_moves = moves;
}

std::string outcome_in_words(const GameTable& s, const i18n::Voice& voice) {
    const Seats winners = s.standings().winners;
    return winners.size() == 1 ? voice.say("result.won", {std::to_string(winners.front())}) : voice.say("result.drawn");
}

bool has_human_winner(const GameTable& s) {
    const auto winners = s.standings().winners.list();
    return std::any_of(winners.begin(), winners.end(), [&](Seat seat) { return is_human(s, seat); });
}

std::string turn_in_words(const GameTable& s, std::size_t number, const i18n::Voice& voice) {
    const PublicTurn turn = s.public_turn(number);
    std::string line;
    for (const Message& message : turn.messages) line += (line.empty() ? "" : " ") + voice.say(message);
    return line.empty() ? voice.say("log.nothing", {std::to_string(turn.seat)}) : line;
}

bool shows_winner(const GameTable& s) {
    const bool waits = s.is_over() && !s.result_shown && s.settled_move == s.turn_count();
    return waits && s.settled_move != s.opened_at;
}

bool has_last_move_landed(const GameTable& s) { return s.drawn_move == s.turn_count() && s.have_cards_landed(); }

TableContext table_context_of(const GameTable& s, const i18n::Catalogue& catalogue, float pace, bool covered) {
    TableContext context;
    context.voice = {&catalogue, s.audience};
    context.title = s.title(context.voice);
    context.pace = pace;
    context.covered = covered;
    context.watched = s.is_onlooker || s.awaits_answer;
    context.closed_hand = s.is_onlooker;
    return context;
}

} // namespace palazzo::games
