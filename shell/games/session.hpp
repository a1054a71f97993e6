// A game on the table: the match, who sits round it, and who looks on.
#pragma once

#include "engine/bots/bots.hpp"
#include "engine/core/match.hpp"
#include "shell/games/rule_changes.hpp"
#include "shell/games/ui.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>
#include <utility>
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

/// Everything about one open game. `screen` is what only the screen needs.
template <CatalogueGame G>
struct Session {
    std::string id; ///< under which it is kept
    Match<G> match;
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
    TableScreen<G> screen = {};
};

/// Who sits round the table. A lone human without a name is spoken to; others without one are numbered by the language.
inline Audience audience_for(const std::vector<SeatInfo>& seats) {
    const auto humans = std::count_if(seats.begin(), seats.end(), [](const SeatInfo& s) { return s.human; });
    Audience audience;
    const auto is_taken = [&](std::string_view name) {
        return std::any_of(seats.begin(), seats.end(), [&](const SeatInfo& s) { return s.name == name; });
    };
    std::size_t bots = 0;
    const auto next_bot = [&] {
        while (bots < characters.size() && is_taken(characters[bots].name)) ++bots;
        return std::string(characters[bots++ % characters.size()].name);
    };
    for (std::size_t i = 0; i < seats.size(); ++i) {
        std::string name = seats[i].name;
        if (name.empty() && seats[i].human && humans == 1) audience.you = static_cast<Seat>(i);
        if (name.empty() && !seats[i].human) name = next_bot();
        audience.names.push_back(std::move(name));
    }
    return audience;
}

template <CatalogueGame G>
bool is_human(const Session<G>& s, Seat seat) {
    return s.seats[static_cast<std::size_t>(seat)].human;
}

template <CatalogueGame G>
int humans(const Session<G>& s) {
    return static_cast<int>(
        std::count_if(s.seats.begin(), s.seats.end(), [](const SeatInfo& seat) { return seat.human; }));
}

template <CatalogueGame G>
Seats seats_with(const Session<G>& s, bool human) {
    Seats seats;
    for (Seat seat = 0; seat < s.match.seats(); ++seat)
        if (is_human(s, seat) == human) seats.add(seat);
    return seats;
}

/// Takes down who sits where, and that the onlooker sees their hand: from here on a change of seats reveals something.
template <CatalogueGame G>
void note_insight(Session<G>& s) {
    for (const Seat bot : seats_with(s, false).list()) s.insight.played_by_bots.add(bot);
    if (!s.curtain) s.insight.looked_into.add(s.onlooker);
    s.insight.unproven = false;
}

/// The first seat to act that is (not) a human; -1 if there is none. Bots wait while moves can be made again.
template <CatalogueGame G>
Seat acting(const Session<G>& s, bool human) {
    if (!human && s.match.can_redo()) return -1;
    for (const Seat seat : s.match.to_act().list())
        if (is_human(s, seat) == human) return seat;
    return -1;
}

/// Opens a match on the table. The first human to act looks on, behind a curtain if several share the device.
template <CatalogueGame G>
Session<G> open_session(std::string id, Match<G> match) {
    const std::size_t moves = match.turn_count();
    Session<G> s{std::move(id), std::move(match)};
    s.opened_at = moves;
    s.seats = s.match.players();
    s.audience = audience_for(s.seats);
    const Seat first = acting(s, true);
    const auto any = std::find_if(s.seats.begin(), s.seats.end(), [](const SeatInfo& seat) { return seat.human; });
    s.onlooker = first >= 0 ? first : (any == s.seats.end() ? 0 : static_cast<Seat>(any - s.seats.begin()));
    s.curtain = humans(s) > 1 && !s.match.over();
    s.insight.looked_into = seats_with(s, true); // before it was opened here, for all that is known
    note_insight(s);
    return s;
}

/// A bot's dice depend on the deal, the seat and how far the game is, so that a resumed game goes on as it would have.
template <CatalogueGame G>
Rng bot_dice(const Session<G>& s, Seat seat) {
    std::uint64_t deal = 0;
    for (const char c : s.match.head().deal.dump()) deal = deal * 131 + static_cast<unsigned char>(c);
    return Rng(deal).split(s.match.turn_count() * seat_limit + static_cast<std::size_t>(seat));
}

/// How well the bot in a seat plays.
template <CatalogueGame G>
Level level_in(const Session<G>& s, Seat seat) {
    const auto level = read_level(s.seats[static_cast<std::size_t>(seat)].level).value_or(Level::simple);
    // A record may seat a bot that this game doesn't have.
    return has_level(s.match.rules(), level) ? level : Level::simple;
}

template <CatalogueGame G>
Temperament temperament_in(const Session<G>& s, Seat seat) {
    return temperament_of(s.audience.names[static_cast<std::size_t>(seat)]);
}

/// Whether the bot in a seat takes its time, so that frames had better not wait for it.
template <CatalogueGame G>
bool thinks_long(const Session<G>& s, Seat seat) {
    constexpr int in_a_frame = 100; // iterations: a few milliseconds in every game
    const Level level = level_in(s, seat);
    return searches(level) && G::effort(level).iterations > in_a_frame;
}

/// Lets the bot in a seat that is to act make its move at once.
template <CatalogueGame G>
void play_bot(Session<G>& s, Seat seat) {
    Rng dice = bot_dice(s, seat);
    const Refusal reason = s.match.play(
        seat, bot_move(s.match.rules(), level_in(s, seat), s.match.view(seat), dice, temperament_in(s, seat)));
    expect(!reason, "bots make legal moves");
}

/// Who is to have the device next: the onlooker has nothing to do, and another human has. -1: nobody.
template <CatalogueGame G>
Seat next_onlooker(const Session<G>& s) {
    const Seat next = acting(s, true);
    return s.match.to_act().has(s.onlooker) || next == s.onlooker ? -1 : next;
}

/// The device goes to another human, behind the curtain: a hand is shown to nobody but whoever asks for it as theirs,
/// however few people are left.
template <CatalogueGame G>
void hand_device_to(Session<G>& s, Seat next) {
    s.onlooker = next;
    s.curtain = true;
    s.back = false;
    s.fresh = true;
    s.screen.hand_over();
}

/// It changes hands where somebody else is to act.
template <CatalogueGame G>
void pass_device(Session<G>& s) {
    if (const Seat next = next_onlooker(s); next >= 0) hand_device_to(s, next);
}

/// "Palace · Classic"; the game alone where it has no other preset, or none of that name.
template <CatalogueGame G>
std::string title_of(const G& rules, const std::string& preset, const i18n::Voice& voice) {
    const std::string game = voice.say("game." + std::string(G::name));
    const auto presets = rules.presets();
    const bool known = std::any_of(presets.begin(), presets.end(), [&](const auto& one) { return one.name == preset; });
    return !known || presets.size() == 1
        ? game
        : voice.joined({game, voice.say(std::string(G::name) + ".preset." + preset)}, "list.dot");
}
template <CatalogueGame G>
std::string title_of(const Session<G>& s, const i18n::Voice& voice) {
    const std::string title = title_of(s.match.rules(), s.match.head().preset, voice);
    return changes_rules(s.match.head().options) ? voice.say("table.changed", {title}) : title;
}

/// "You won", "Rosa won", "A draw": of a game that is over.
template <CatalogueGame G>
std::string outcome_of(const Session<G>& s, const i18n::Voice& voice) {
    const Seats winners = s.match.rules().winners(s.match.state());
    return winners.size() == 1 ? voice.say("result.won", {std::to_string(winners.front())}) : voice.say("result.drawn");
}

/// The most telling of what is heard of events; nullopt: nothing is.
template <CatalogueGame G>
std::optional<sound::Cue> cue_of(const std::vector<typename G::Event>& events) {
    std::optional<sound::Cue> cue;
    for (const auto& event : events) cue = std::max(cue, UiOf<G>::cue(event));
    return cue;
}

/// Whether who won is shown over the table: after the last move came to rest, until the result opens. What was over
/// already when it was put there isn't celebrated.
template <CatalogueGame G>
bool is_celebrated(const Session<G>& s) {
    const bool waits = s.match.over() && !s.result_shown && s.still_at == s.match.turn_count();
    return waits && s.still_at != s.opened_at;
}

/// Whether the table shows the latest move, and the cards that it is about have landed.
template <CatalogueGame G>
bool has_landed(const Session<G>& s) {
    return s.shown == s.match.turn_count() && s.screen.landed();
}

template <CatalogueGame G>
TableSight<G> sight_of(const Session<G>& s, const i18n::Catalogue& catalogue, float pace, bool covered) {
    TableSight<G> sight;
    sight.voice = {&catalogue, s.audience};
    sight.title = title_of(s, sight.voice);
    sight.moment = s.match.turn_count();
    if (s.match.turn_count() > 0) {
        sight.latest = s.match.last_turn().events;
        sight.mover = s.match.last_turn().seat;
    }
    sight.fresh = s.fresh;
    sight.dealt = s.fresh && s.begins && s.match.turn_count() == 0;
    sight.pace = pace;
    sight.covered = covered;
    return sight;
}

} // namespace palazzo::games
