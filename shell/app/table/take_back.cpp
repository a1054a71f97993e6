#include "shell/app/table/take_back.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/table/hint.hpp"
#include "shell/app/thinking/thinking.hpp"

#include "engine/core/take_back.hpp"

namespace palazzo::app {
namespace {

/// Return the number of moves in the game after a move is taken back, and after it is made again; nullopt if that isn't
/// possible.
std::optional<std::size_t> back_to(const games::GameTable& s) {
    if (s.curtain || s.with_friends || s.full_state() == nullptr) return std::nullopt;
    const auto to = s.full_state()->turn_count_before_last_move_of(human_or_bot_seats(s, true));
    const bool was_sent = to && !s.seats_here.empty() && !s.seats_here.has(s.public_turn(*to).seat);
    return was_sent ? std::nullopt : to; // Nobody takes back a move that was made on another device.
}
std::optional<std::size_t> on_to(const games::GameTable& s) {
    return s.curtain || s.full_state() == nullptr
        ? std::nullopt
        : s.full_state()->turn_count_after_next_move_of(human_or_bot_seats(s, true));
}

/// Returns whether the player who made the move after the first `to` moves has learned something since then.
bool has_learned_since(const games::GameTable& s, std::size_t to) {
    return s.full_state()->has_learned_since(to, s.public_turn(to).seat);
}

/// Goes to the position after `to` moves, as if the game had been opened there.
void go_to(App& app, games::GameTable& s, std::size_t to) {
    cancel_search(app);
    cancel_hint(app);
    app.hinted_position.clear();
    app.dialog = {};
    app.screens.close_sheets();
    s.full_state()->go_to_position(to);
    s.opened_at = to;
    s.skip_animation = true;
    s.result_shown = s.is_over();
    note_seen_hands(s);
    pass_device(s);
    autosave(app);
    app.services.announce(voice_of(app).say(games::can_redo(s) ? "undo.done" : "redo.done"));
}

void go_back(App& app, games::GameTable& s, std::size_t to) {
    if (has_learned_since(s, to)) s.full_state()->set_practice(true);
    go_to(app, s, to);
}

pages::SheetModel take_back_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    using Kind = pages::SheetItem::ItemKind;
    const games::GameTable* table = table_on_page(app);
    const bool several = table != nullptr && human_count(*table) > 1;
    return {"take_back", voice.say(several ? "undo.all" : "undo.ask"),
        {pages::text_item(voice.say(several ? "undo.all.detail" : "undo.ask.detail")),
            pages::text_item(voice.say("undo.practice")),
            pages::button_item(Kind::main, "take_back_agreed", voice.say(several ? "undo.all.yes" : "undo.yes")),
            pages::button_item(Kind::button, "close", voice.say("undo.no"))}};
}

/// Handles the button with which the players agree to take moves back. Returns false for other actions.
bool agree(App& app, const a11y::Action& action) {
    if (action.id != "take_back_agreed") return false;
    games::GameTable* table = table_on_page(app);
    if (const auto to = table == nullptr ? std::nullopt : back_to(*table)) go_back(app, *table, *to);
    return true;
}

} // namespace

bool can_take_back(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return !is_read_only(app) && table != nullptr && back_to(*table).has_value();
}

bool can_redo(const App& app) {
    const games::GameTable* table = table_on_page(app);
    return !is_read_only(app) && table != nullptr && !table->curtain && games::can_redo(*table);
}

void take_back_move(App& app) {
    games::GameTable* table = table_on_page(app);
    const auto to = table == nullptr ? std::nullopt : back_to(*table);
    if (!to) return;
    const bool free =
        !has_learned_since(*table, *to) || (table->record_without_moves().practice && human_count(*table) == 1);
    if (free)
        go_back(app, *table, *to);
    else
        app.screens.open_on_page(stateless_sheet("take_back", take_back_sheet, agree));
}

void redo(App& app) {
    games::GameTable* table = table_on_page(app);
    if (const auto to = table == nullptr ? std::nullopt : on_to(*table)) go_to(app, *table, *to);
}

} // namespace palazzo::app
