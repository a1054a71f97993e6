#include "shell/app/replay/replay.hpp"

#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/app/table/log.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <array>

namespace palazzo::app {
namespace {

/// How long a position is looked at, at the usual speed, beside what movement takes.
constexpr double look_seconds = 1.0;

double speed_of(const Replay& replay) { return std::array{1.0, 2.0, 4.0}[static_cast<std::size_t>(replay.speed)]; }

games::GameTable& shown(App& app) { return *app.replay->table; }
const games::GameTable& shown(const App& app) { return *app.replay->table; }

std::size_t moves_in(const App& app) { return shown(app).authority()->known_turns(); }
std::size_t move_at(const App& app) { return shown(app).turn_count(); }

/// One step forward moves the cards; everything else is just there.
void go_to(App& app, std::size_t move) {
    shown(app).fresh = move != move_at(app) + 1;
    shown(app).authority()->go_to(std::min(move, moves_in(app)));
}

void open_replay(App& app, std::unique_ptr<games::GameTable> table, std::size_t move, bool all_may_be_seen) {
    Replay replay{std::move(table), all_may_be_seen};
    // A link may be followed during a replay: afterwards it goes on where that one began.
    const bool another = app.page == Page::replay;
    replay.back = another ? app.replay->back : app.page;
    replay.sheet = another ? app.replay->sheet : app.sheet;
    app.replay = std::move(replay);
    app.page = Page::replay;
    app.sheet = SheetKind::none;
    go_to(app, move);
    shown(app).fresh = true;
}

void close_replay(App& app) {
    app.page = app.replay->back;
    app.sheet = app.replay->sheet;
    app.replay.reset();
    if (app.page == Page::table) app.table->fresh = true;
}

void toggle_playing(App& app) {
    Replay& replay = *app.replay;
    replay.playing = !replay.playing;
    // From the end it begins anew.
    if (replay.playing && move_at(app) == moves_in(app)) go_to(app, 0);
    replay.due = app.services.clock() + look_seconds / speed_of(replay);
}

/// Looks from another seat's eyes, or at all cards: at a game under way only whoever is at the table looks.
void look_from(App& app, const std::string& choice) {
    Replay& replay = *app.replay;
    if (!replay.all_may_be_seen) return;
    const auto seats = shown(app).seats.size();
    const auto index = index_of(choice, seats + 1);
    if (!index) return;
    replay.open = static_cast<std::size_t>(*index) == seats;
    if (!replay.open) shown(app).onlooker = static_cast<Seat>(*index);
    shown(app).fresh = true;
}

/// A new game with these moves. Who has seen how it went on plays for practice. It may have to wait for words or a
/// deck: until then the replay stays.
void play_on(App& app) {
    if (!may_leave(app)) return;
    Record record = shown(app).authority()->record();
    record.practice = true;
    const std::string fault = open_record(app, std::move(record));
    if (!fault.empty()) notify(app, pages::verbatim(fault));
}

} // namespace

void begin_replay(App& app, std::size_t move) {
    const games::Authority* here = app.table ? app.table->authority() : nullptr;
    if (here == nullptr || app.table->curtain) return;
    auto copy = here->copy();
    copy->seats = app.table->seats;
    copy->audience = app.table->audience;
    copy->onlooker = app.table->onlooker;
    copy->curtain = false;
    open_replay(app, std::move(copy), move, app.table->over());
}

std::string begin_replay_of_record(App& app, const Record& record) {
    auto table = games::open_table("", record);
    if (!table) return voice_of(app).line(table.problem());
    (*table)->curtain = false;
    const bool over = (*table)->over();
    open_replay(app, *std::move(table), 0, over);
    return "";
}

void begin_replay_of(App& app, const std::string& id) {
    if (const SavedGame* kept = listed(app, id); kept == nullptr || kept->shared) return;
    const auto record = read_record(kept_record(app, id));
    if (!record) return notify(app, {"app.cant.open_game", {voice_of(app).line(record.problem())}});
    const Waiting then{{"replay_kept", id}, {}, {}};
    if (wait_for_words(app, record->game, record->options, then)) return;
    if (wait_for_deck(app, deck_wanted(*record), then)) return;
    const std::string fault = begin_replay_of_record(app, *record);
    if (!fault.empty()) notify(app, {"app.cant.open_game", {fault}});
}

double drive_replay(App& app) {
    Replay& replay = *app.replay;
    const bool moving = shown(app).moving();
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
    const Replay& replay = *app.replay;
    const games::GameTable& s = *replay.table;
    const i18n::Voice voice{&app.catalogue, s.audience};
    pages::ReplayModel model;
    model.move = static_cast<int>(s.turn_count());
    model.moves = static_cast<int>(moves_in(app));
    if (model.move > 0) model.line = turn_in_words(s, s.turn_count() - 1, voice);
    model.playing = replay.playing;
    model.speed = replay.speed;
    if (replay.all_may_be_seen) {
        for (Seat seat = 0; seat < seat_count(s); ++seat) model.eyes.push_back(voice.name(seat));
        model.eyes.push_back(voice.say("replay.open"));
        model.looks_from = replay.open ? seat_count(s) : s.onlooker;
        if (replay.open) {
            auto held = s.holdings(voice);
            model.open = std::move(held.picture);
            model.open_lines = std::move(held.lines);
        }
    }
    model.can_play_on = !s.over();
    return model;
}

} // namespace palazzo::app
