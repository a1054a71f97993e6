#include "shell/app/saves/open.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/backup.hpp"
#include "shell/app/saves/hand_order.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/scores/play_time.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/store/seats_here.hpp"

#include "engine/core/digest.hpp"
#include "engine/quiz/encoding.hpp"
#include "shell/tables/open.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

/// The game that was put away last, with everything that its record doesn't contain; `table` is null if there is none.
struct PutAway {
    std::unique_ptr<games::GameTable> table;
    pages::QuestionDialog dialog;
    double at = 0; ///< Time when the game was put away, in seconds of visible_time()'s clock.
};

/// Notes in `s` who uses this device, if its game is played by message. If the game is over, one of the players at this
/// device becomes the viewer of its result.
void seat_players_here(const App& app, games::GameTable& s) {
    s.seats_here = load_seats_on_device(app.services.store, s.id);
    if (s.is_over() && !s.seats_here.empty()) s.viewer = s.seats_here.front();
}

void open_on_table(App& app, std::unique_ptr<games::GameTable> table) {
    app.feature_data.get<PutAway>() = {};
    app.replaced_table = std::exchange(app.table, std::move(table));
    app.screens.open_on_home(make_table_screen());
    // The dialog may still contain a question of the previous game.
    app.dialog = {};
    app.save_refused = false;
    forget_pending_open(app);
    store_current_game_id(app.services.store, app.table->id);
    seat_players_here(app, *app.table);
    restore_hand_order(app);
    app.last_save = {};
    app.was_over_when_opened = is_over(app);
    begin_play_time(app);
}

/// Returns the dialog of a game that was put away for `away` seconds: its time limits are extended by that time, and
/// its field has lost the focus.
pages::QuestionDialog still_open(pages::QuestionDialog dialog, double away) {
    if (auto& question = dialog.question) {
        question->typing = question->native_field_open = question->field_focused = false;
        if (question->began >= 0) question->began += away;
    }
    if (dialog.feedback && dialog.feedback->closes_at > 0) dialog.feedback->closes_at += away;
    return dialog;
}

/// Reopens the game that was put away, if `save` has its id and its record. Returns whether the game was reopened.
bool reopen_put_away(App& app, const Save& save) {
    PutAway left = std::exchange(app.feature_data.get<PutAway>(), {});
    if (!left.table || left.table->id != save.id) return false;
    if (write_record(left.table->full_state()->record()) != save.record) return false;
    left.table->next_bot_move_at = 0;
    left.table->sounded_part.reset(); // Events before the game was reopened make no sound now.
    open_on_table(app, std::move(left.table));
    app.dialog = still_open(std::move(left.dialog), visible_time(app) - left.at);
    return true;
}

/// Returns whether the screen on top is about decks. Then a chosen file that may be a deck or a record is read as a
/// deck.
bool expects_decks(const App& app) {
    const Screen* top = app.screens.top();
    return top != nullptr && top->is_about_decks();
}

} // namespace

std::string put_record_on_table(App& app, Record record, const std::string& id) {
    if (defer_until_words_arrive(app, record.game, record.options, {{}, record, id})) return "";
    if (defer_until_deck_arrives(app, missing_deck(record), {{}, record, id})) return "";
    add_learners_choice(app, record);
    auto table = games::open_table(id.empty() ? new_game_id(app) : id, record);
    if (!table) return voice_of(app).problem_line(table.problem());
    if (auto other = (*table)->full_state()->changed_resources_notice()) notify(app, *std::move(other));
    (*table)->newly_dealt = id.empty() && (*table)->opened_at == 0;
    open_on_table(app, *std::move(table));
    return "";
}

std::string put_record_on_table(App& app, const std::string& text, const std::string& id) {
    auto record = read_record(text);
    return record ? put_record_on_table(app, *std::move(record), id) : voice_of(app).problem_line(record.problem());
}

void put_game_away(App& app) {
    const bool one_human =
        app.table && app.table->full_state() != nullptr && human_count(*app.table) == 1 && !is_over(app);
    if (one_human) app.feature_data.get<PutAway>() = {std::move(app.table), std::move(app.dialog), visible_time(app)};
    app.table.reset();
    app.dialog = {};
}

void resume_game(App& app, const std::string& id) {
    const FoundSave found = load_save(app.services.store, id);
    if (!found.save) return;
    const std::string fault = reopen_put_away(app, *found.save) ? "" : put_record_on_table(app, found.save->record, id);
    if (!fault.empty()) return notify(app, {"app.cant.open_game", {fault}});
    if (!app.table || app.table->id != id) return; // The game waits for its word list or deck.
    // The game on the table continues this save. This is noted, so that moves that are taken back now don't look like
    // another tab's changes.
    app.serial = std::max(app.serial, found.save->serial);
    app.last_save = *found.save;
}

std::string saved_record(const App& app, const std::string& id) {
    const FoundSave found = load_save(app.services.store, id);
    return found.save ? found.save->record : "";
}

void export_record(App& app, const std::string& text) {
    const auto record = read_record(text);
    const std::string game = record ? record->game : "game";
    export_file(app, "palazzo-" + game + "-" + digest_of(text).substr(0, 6) + ".json", text);
}

std::string open_record(App& app, Record record) {
    const std::string fault = put_record_on_table(app, std::move(record), "");
    if (fault.empty()) autosave(app);
    return fault;
}

std::string open_record_text(App& app, const std::string& text) {
    auto record = read_record(text);
    return record ? open_record(app, *std::move(record)) : voice_of(app).problem_line(record.problem());
}

void notify_unreadable_file(App& app, const Problem& problem) {
    notify(app, {"app.cant.open_file", {voice_of(app).problem_line(problem)}});
}

void import_file(App& app, const std::string& name, const std::string& text) {
    if (is_read_only(app)) return notify(app, {"app.read_only", {}});
    const bool backup = may_be_backup(text);
    if (text.size() > largest_file_bytes && !backup)
        return notify_unreadable_file(app, too_large_problem(largest_file_bytes));
    // A record is JSON with moves, a deck is JSON with items, and anything that isn't JSON is a table of questions.
    const std::string json_end = ".json";
    const bool json = name.size() >= json_end.size() && name.substr(name.size() - json_end.size()) == json_end;
    const auto read = parse_json(text, backup ? largest_backup_bytes : largest_json_bytes);
    const bool is_object = read && read->is_object();
    if (is_object && is_backup(*read)) return import_backup(app, *read);
    if (!is_object && json)
        if (const auto problem = quiz::invalid_bytes_problem(text)) return notify_unreadable_file(app, *problem);
    if (is_object ? read->contains("items") && !read->contains("game") : !json || expects_decks(app))
        import_deck_file(app, name, text);
    else if (const std::string fault = may_leave_game(app) ? open_record_text(app, text) : ""; !fault.empty())
        notify(app, {"app.cant.open_file", {fault}});
}

} // namespace palazzo::app
