#include "shell/app/replay/replay.hpp"

#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/log.hpp"
#include "shell/games/holdings.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

/// How long a position is looked at, at the usual speed, beside what movement takes.
constexpr double look_seconds = 1.0;

double speed_of(const Replay& replay) { return std::array{1.0, 2.0, 4.0}[static_cast<std::size_t>(replay.speed)]; }

template <class Visit>
auto on_replay(App& app, Visit&& visit) {
    return std::visit([&](auto& s) { return visit(s); }, app.replay->session);
}
template <class Visit>
auto on_replay(const App& app, Visit&& visit) {
    return std::visit([&](const auto& s) { return visit(s); }, app.replay->session);
}

std::size_t moves_in(const App& app) {
    return on_replay(app, [](const auto& s) { return s.match.known_turns().size(); });
}
std::size_t move_at(const App& app) {
    return on_replay(app, [](const auto& s) { return s.match.turn_count(); });
}

/// One step forward moves the cards; everything else is just there.
void go_to(App& app, std::size_t move) {
    on_replay(app, [&](auto& s) {
        s.fresh = move != s.match.turn_count() + 1;
        s.match.go_to(std::min(move, s.match.known_turns().size()));
    });
}

template <class G>
void open_replay(App& app, games::Session<G> s, std::size_t move, bool all_may_be_seen) {
    Replay replay{games::AnySession(std::move(s)), all_may_be_seen};
    // A link may be followed during a replay: afterwards it goes on where that one began.
    const bool another = app.page == Page::replay;
    replay.back = another ? app.replay->back : app.page;
    replay.sheet = another ? app.replay->sheet : app.sheet;
    app.replay = std::move(replay);
    app.page = Page::replay;
    app.sheet = SheetKind::none;
    go_to(app, move);
    on_replay(app, [](auto& shown) { shown.fresh = true; });
}

void close_replay(App& app) {
    app.page = app.replay->back;
    app.sheet = app.replay->sheet;
    app.replay.reset();
    if (app.page == Page::table) std::visit([](auto& s) { s.fresh = true; }, *app.session);
}

void toggle_playing(App& app) {
    Replay& replay = *app.replay;
    replay.playing = !replay.playing;
    // From the end it begins anew.
    if (replay.playing && move_at(app) == moves_in(app)) go_to(app, 0);
    replay.due = app.services.clock() + look_seconds / speed_of(replay);
}

/// From whose eyes one may look: a game under way only from those of whoever is at the table.
void look_from(App& app, const std::string& choice) {
    Replay& replay = *app.replay;
    if (!replay.all_may_be_seen) return;
    on_replay(app, [&](auto& s) {
        const auto seats = static_cast<std::size_t>(s.match.seats());
        const auto index = index_of(choice, seats + 1);
        if (!index) return;
        replay.open = static_cast<std::size_t>(*index) == seats;
        if (!replay.open) s.onlooker = static_cast<Seat>(*index);
        s.fresh = true;
    });
}

/// A new game with these moves. Who has seen how it went on plays for practice. It may have to wait for words or a
/// deck: until then the replay stays.
void play_on(App& app) {
    if (!may_leave(app)) return;
    Record record = on_replay(app, [](const auto& s) { return s.match.record(); });
    record.practice = true;
    const std::string fault = open_text(app, write_record(record));
    if (!fault.empty()) notify(app, pages::verbatim(fault));
}

template <class G>
pages::ReplayModel model_of(const App& app, const games::Session<G>& s) {
    const Replay& replay = *app.replay;
    const i18n::Voice voice{&app.catalogue, s.audience};
    pages::ReplayModel model;
    model.move = static_cast<int>(s.match.turn_count());
    model.moves = static_cast<int>(s.match.known_turns().size());
    if (model.move > 0) model.line = turn_in_words(s, s.match.turn_count() - 1, voice);
    model.playing = replay.playing;
    model.speed = replay.speed;
    if (replay.all_may_be_seen) {
        for (Seat seat = 0; seat < s.match.seats(); ++seat) model.eyes.push_back(voice.name(seat));
        model.eyes.push_back(voice.say("replay.open"));
        model.looks_from = replay.open ? s.match.seats() : s.onlooker;
        if (replay.open) {
            auto held = games::holdings(s.match, voice);
            model.open = std::move(held.picture);
            model.open_lines = std::move(held.lines);
        }
    }
    model.can_play_on = !s.match.over();
    return model;
}

} // namespace

void begin_replay(App& app, std::size_t move) {
    if (!app.session) return;
    std::visit(
        [&](const auto& s) {
            if (s.curtain) return;
            auto copy = games::open_session(s.id, s.match);
            // What was taken back isn't part of the game any more.
            copy.match.forget_taken_back();
            copy.seats = s.seats;
            copy.audience = s.audience;
            copy.onlooker = s.onlooker;
            copy.curtain = false;
            open_replay(app, std::move(copy), move, s.match.over());
        },
        *app.session);
}

std::string begin_replay_of_record(App& app, const std::string& text) {
    const auto record = read_record(text);
    if (!record) return voice_of(app).line(record.problem());
    std::string fault;
    const bool known = with_game(record->game, [&](const auto& rules) {
        auto match = open_match(rules, *record);
        if (!match) {
            fault = voice_of(app).line(match.problem());
            return;
        }
        const bool over = match->over();
        auto s = games::open_session("", std::move(*match));
        s.curtain = false;
        open_replay(app, std::move(s), 0, over);
    });
    return known ? fault : voice_of(app).line(unknown_game(record->game));
}

void begin_replay_of(App& app, const std::string& id) {
    if (const SavedGame* kept = listed(app, id); kept == nullptr || kept->shared) return;
    const std::string text = kept_record(app, id);
    const Waiting then{{"replay_kept", id}, {}, {}};
    if (const auto record = read_record(text)) {
        if (wait_for_words(app, record->game, record->options, then)) return;
        if (wait_for_deck(app, deck_wanted(*record), then)) return;
    }
    const std::string fault = begin_replay_of_record(app, text);
    if (!fault.empty()) notify(app, {"app.cant.open_game", {fault}});
}

double drive_replay(App& app) {
    Replay& replay = *app.replay;
    const bool moving = on_replay(app, [](const auto& s) { return s.screen.moving(); });
    if (!replay.playing) return moving ? 0 : -1;
    if (move_at(app) == moves_in(app)) {
        replay.playing = false;
        return 0;
    }
    const double now = app.services.clock();
    if (moving) {
        replay.due = std::max(replay.due, now + look_seconds / speed_of(replay));
        return 0;
    }
    if (now < replay.due) return replay.due - now;
    go_to(app, move_at(app) + 1);
    replay.due = now + look_seconds / speed_of(replay);
    return 0;
}

bool act_on_replay(App& app, const a11y::Action& action) {
    Replay& replay = *app.replay;
    const std::size_t at = move_at(app);
    if (action.id == "replay_play") {
        toggle_playing(app);
        return true;
    }
    if (action.id == "replay_speed") {
        replay.speed = index_of(action.value, pages::replay_speeds).value_or(replay.speed);
        return true;
    }
    if (action.id == "replay_eyes") {
        look_from(app, action.value);
        return true;
    }
    if (action.id == "replay_first")
        go_to(app, 0);
    else if (action.id == "replay_back" && at > 0)
        go_to(app, at - 1);
    else if (action.id == "replay_on" && at < moves_in(app))
        go_to(app, at + 1);
    else if (action.id == "replay_at")
        go_to(app, static_cast<std::size_t>(index_of(action.value, moves_in(app) + 1).value_or(static_cast<int>(at))));
    else if (action.id == "play_on")
        play_on(app);
    else if (action.id == "close")
        close_replay(app);
    else
        return false;
    // Who moves the knob wants to look.
    if (app.replay) app.replay->playing = false;
    return true;
}

pages::ReplayModel replay_model(const App& app) {
    return on_replay(app, [&](const auto& s) { return model_of(app, s); });
}

} // namespace palazzo::app
