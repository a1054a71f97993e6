#include "shell/app/replay/replay.hpp"

#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/tables/open.hpp"
#include "shell/ui/widgets.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace palazzo::app {
namespace {

/// Seconds for which each position is shown at normal speed, after its movements have ended.
constexpr double look_seconds = 1.0;

double speed_of(const Replay& replay) { return std::array{1.0, 2.0, 4.0}[static_cast<std::size_t>(replay.speed)]; }

std::size_t moves_in(const Replay& replay) { return replay.table->full_state()->known_move_count(); }
std::size_t move_at(const Replay& replay) { return replay.table->turn_count(); }

/// Goes to the position after `move` moves. The cards' movements are shown only if the replay goes one move forward.
void go_to(Replay& replay, std::size_t move) {
    replay.table->skip_animation = move != move_at(replay) + 1;
    replay.table->full_state()->go_to_position(std::min(move, moves_in(replay)));
}

void toggle_playing(const App& app, Replay& replay) {
    replay.playing = !replay.playing;
    // If the replay is at its end, playback restarts at the deal.
    if (replay.playing && move_at(replay) == moves_in(replay)) go_to(replay, 0);
    replay.next_move_at = app.services.clock() + look_seconds / speed_of(replay);
}

/// If the game is over, changes the view to that of the seat whose number `choice` contains. If `choice` contains the
/// number of seats, shows all cards instead.
void set_viewpoint(Replay& replay, const std::string& choice) {
    if (!replay.can_show_all_cards) return;
    const auto seats = replay.table->seats.size();
    const auto index = read_index(choice, seats + 1);
    if (!index) return;
    replay.shows_all_cards = static_cast<std::size_t>(*index) == seats;
    if (!replay.shows_all_cards) replay.table->viewer = static_cast<Seat>(*index);
    replay.table->skip_animation = true;
}

/// Starts a game from the position that the replay shows. The game counts as practice, because the player has seen how
/// the replayed game continued. The replay stays open while the new game waits for its word list or deck.
void play_from_here(App& app, const Replay& replay) {
    if (!may_leave_game(app)) return;
    Record record = replay.table->full_state()->record();
    record.practice = true;
    const std::string id = replay.table->id;
    const std::string fault = open_record(app, std::move(record)); // closes the replay, unless the game has to wait
    if (!fault.empty()) notify(app, pages::verbatim_message(fault));
    if (app.replaced_table && app.replaced_table->id == id)
        app.table->restore_hand_order(app.replaced_table->hand_order());
}

/// The page of a replay: the table with the current position, above the replay's bar.
class ReplayScreen final : public Screen {
  public:
    static constexpr std::string_view kind = "replay";

    explicit ReplayScreen(Replay&& replay) : replay(std::move(replay)) {}
    std::string_view name() const override { return kind; }
    std::optional<a11y::Action> draw(App& app, const ui::Theme& theme) override;
    a11y::Mirror current_mirror(const App& app) const override;
    bool handle_action(App& app, const a11y::Action& action) override;
    double update(App& app) override;
    games::GameTable* shown_table(const App&) const override { return replay.table.get(); }

    Replay replay;
};

/// Opens a replay. If the player opens it during another replay, for example by a link, the other replay is closed
/// first.
void open_replay(App& app, std::unique_ptr<games::GameTable> table, std::size_t move, bool can_show_all_cards) {
    if (app.screens.page_as<ReplayScreen>() != nullptr) app.screens.close_page();
    auto screen = std::make_unique<ReplayScreen>(Replay{std::move(table), can_show_all_cards});
    go_to(screen->replay, move);
    screen->replay.table->skip_animation = true;
    app.screens.open(std::move(screen));
}

void close_replay(App& app) {
    app.screens.close_page();
    if (games::GameTable* table = table_on_page(app)) table->skip_animation = true;
}

} // namespace

Replay* current_replay(const App& app) {
    ReplayScreen* const screen = app.screens.page_as<ReplayScreen>();
    return screen == nullptr ? nullptr : &screen->replay;
}

void begin_replay(App& app, std::size_t move) {
    const games::FullStateAccess* here = app.table ? app.table->full_state() : nullptr;
    if (here == nullptr || app.table->curtain) return;
    auto copy = here->copy();
    copy->seats = app.table->seats;
    copy->audience = app.table->audience;
    copy->viewer = app.table->viewer;
    copy->curtain = false;
    open_replay(app, std::move(copy), move, app.table->is_over());
}

void begin_catch_up_replay(App& app, std::size_t move) {
    begin_replay(app, move);
    Replay* const replay = current_replay(app);
    if (replay == nullptr) return;
    replay->ends_at_viewers_turn = true;
    toggle_playing(app, *replay);
}

std::string begin_replay_of_record(App& app, const Record& record) {
    auto table = games::open_table("", record);
    if (!table) return voice_of(app).problem_line(table.problem());
    (*table)->curtain = false;
    const bool over = (*table)->is_over();
    open_replay(app, *std::move(table), 0, over);
    return "";
}

void begin_replay_of_saved_game(App& app, const std::string& id) {
    if (const SavedGame* kept = find_saved_game(app, id); kept == nullptr || kept->shared) return;
    const auto record = read_record(saved_record(app, id));
    if (!record) return notify(app, {"app.cant.open_game", {voice_of(app).problem_line(record.problem())}});
    const PendingOpen then{{"replay_kept", id}, {}, {}};
    if (defer_until_words_arrive(app, record->game, record->options, then)) return;
    if (defer_until_deck_arrives(app, missing_deck(*record), then)) return;
    const std::string fault = begin_replay_of_record(app, *record);
    if (!fault.empty()) notify(app, {"app.cant.open_game", {fault}});
}

double ReplayScreen::update(App& app) {
    const bool moving = replay.table->is_moving();
    if (!replay.playing) return moving ? 0 : -1;
    if (move_at(replay) == moves_in(replay)) {
        replay.playing = false;
        return 0;
    }
    const double now = app.services.clock();
    if (moving) {
        replay.next_move_at = std::max(replay.next_move_at, now + look_seconds / speed_of(replay));
        return 0;
    }
    if (now < replay.next_move_at) return replay.next_move_at - now;
    go_to(replay, move_at(replay) + 1);
    replay.next_move_at = now + look_seconds / speed_of(replay);
    return 0;
}

bool ReplayScreen::handle_action(App& app, const a11y::Action& action) {
    const std::size_t at = move_at(replay);
    if (action.id == "replay_play") {
        toggle_playing(app, replay);
        return true;
    }
    if (action.id == "replay_speed") {
        replay.speed = read_index(action.value, pages::replay_speeds).value_or(replay.speed);
        return true;
    }
    if (action.id == "replay_eyes") {
        set_viewpoint(replay, action.value);
        return true;
    }
    if (action.id == "replay_first")
        go_to(replay, 0);
    else if (action.id == "replay_back" && at > 0)
        go_to(replay, at - 1);
    else if (action.id == "replay_on" && at < moves_in(replay))
        go_to(replay, at + 1);
    else if (action.id == "replay_at")
        go_to(replay,
            static_cast<std::size_t>(read_index(action.value, moves_in(replay) + 1).value_or(static_cast<int>(at))));
    else if (action.id == "play_on")
        play_from_here(app, replay);
    else if (action.id == "close")
        close_replay(app);
    else
        return false;
    // Going to another move stops the playback, because the player wants to look at that move.
    replay.playing = false;
    return true;
}

std::optional<a11y::Action> ReplayScreen::draw(App& app, const ui::Theme& theme) {
    const pages::ReplayModel model = replay_model(app);
    const ui::Rect window = ui::screen_area();
    ui::leave_room_below(pages::replay_bar_height(model, window.w, window.h));
    games::GameTable& s = *replay.table;
    auto context = table_context_of(s, app.catalogue, duration_factor(app.settings.speed), true);
    context.header_buttons.are_shown = false;
    context.watched = true;
    if (!pages::replay_hides_table(model)) s.draw(theme, context);
    s.skip_animation = false;
    return pages::draw_replay_bar(theme, context.voice, model);
}

/// Returns a mirror with the bar and the regions of the table, without the table's controls.
a11y::Mirror ReplayScreen::current_mirror(const App& app) const {
    const games::GameTable& s = *replay.table;
    const i18n::Voice voice{&app.catalogue, s.audience};
    a11y::Mirror mirror{s.title(voice), {pages::replay_bar_region(voice, replay_model(app))}};
    mirror.escape = "close";
    for (a11y::Region& region : s.mirror_regions(voice)) {
        if (region.lines.empty()) continue;
        region.controls.clear();
        mirror.regions.push_back(std::move(region));
    }
    return mirror;
}

pages::ReplayModel replay_model(const App& app) {
    const Replay& replay = *current_replay(app);
    const games::GameTable& s = *replay.table;
    const i18n::Voice voice{&app.catalogue, s.audience};
    pages::ReplayModel model;
    model.move = static_cast<int>(s.turn_count());
    model.moves = static_cast<int>(moves_in(replay));
    if (model.move > 0) model.line = turn_in_words(s, s.turn_count() - 1, voice);
    model.playing = replay.playing;
    model.speed = replay.speed;
    if (replay.can_show_all_cards) {
        for (Seat seat = 0; seat < seat_count(s); ++seat) model.viewpoints.push_back(voice.name(seat));
        model.viewpoints.push_back(voice.say("replay.open"));
        model.viewpoint = replay.shows_all_cards ? seat_count(s) : s.viewer;
        if (replay.shows_all_cards) {
            auto held = s.holdings(voice);
            model.open_cards = std::move(held.picture);
            model.open_lines = std::move(held.lines);
        }
    }
    model.can_play_on = !s.is_over() && !replay.ends_at_viewers_turn;
    return model;
}

namespace {

void replay_kept(App& app, const std::string&, const a11y::Action& action) {
    begin_replay_of_saved_game(app, action.value);
}

constexpr Command replay_commands[]{{"replay_kept", replay_kept}};

} // namespace

constinit const Feature replay_feature{.commands = replay_commands};

} // namespace palazzo::app
