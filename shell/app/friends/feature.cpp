// The constant of the feature. Programs that have no relay are linked with no_feature.cpp instead, so that they contain
// nothing of this folder.
#include "shell/app/friends/sheets.hpp"
#include "shell/app/friends/sides.hpp"
#include "shell/app/home/screen.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/screen.hpp"

#include <span>

namespace palazzo::app {
namespace {

bool has_relay(const App& app) { return !app.services.mail.relay.empty(); }

pages::SheetModel overview_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"friends_overview", voice.say("friends.title"),
        {pages::text_item(voice.say("friends.overview")), pages::text_item(voice.say("friends.overview.game"))}};
    for (const pages::GameOffer& offer : home_model(app).games)
        model.items.push_back(pages::row_item(
            "set_up:" + offer.game + "/" + offer.presets.front().preset, offer.name, offer.sentence, ui::Icon::cards));
    return model;
}

/// Opens the sheet of the open table, or of the stored one. Without one, explains how to open a table.
void show_friends(App& app, const std::string&, const a11y::Action&) {
    if (!has_relay(app)) return;
    if (open_friends_table(app) == nullptr) reopen_friends_table(app);
    if (open_friends_table(app) != nullptr) return open_table_sheet(app);
    app.screens.open_on_page(stateless_sheet("friends_overview", overview_sheet));
}

void host(App& app, const std::string&, const a11y::Action&) {
    if (has_relay(app) && is_setting_up(app) && can_play_with_friends(app.set_up)) open_host_sheet(app);
}

void visit(App& app, const std::string&, const a11y::Action& action) {
    if (!has_relay(app)) return notify(app, {"friends.no_relay", {}});
    const FriendsTable* const friends = open_friends_table(app);
    const auto& kept = app.feature_data.get<KeptFriends>();
    // A player who opens the link again comes back to the same seat without being asked.
    if (kept.table != action.value) return open_guest_sheet(app, action.value);
    if (friends == nullptr) reopen_friends_table(app);
    if (open_friends_table(app) != nullptr) open_table_sheet(app);
}

void begin(App& app, const std::string&, const a11y::Action&) { begin_friends_game(app); }
void again(App& app, const std::string&, const a11y::Action&) { gather_friends_again(app); }
void reopen(App& app, const std::string&, const a11y::Action&) { reopen_friends_table(app); }
void show_game(App& app, const std::string&, const a11y::Action&) {
    const FriendsTable* const friends = open_friends_table(app);
    if (friends != nullptr && friends->guest) show_told_game(app);
}

constexpr Command all_commands[]{{"friends", show_friends}, {"friends_host", host}, {"friends_visit", visit},
    {"friends_begin", begin}, {"friends_again", again}, {"friends_reopen", reopen}, {"friends_show", show_game}};

pages::HomeRow home_row(const App& app) {
    if (!has_relay(app)) return {};
    const i18n::Voice voice = voice_of(app);
    const bool has_table = !app.feature_data.get<KeptFriends>().table.empty();
    return {"friends", voice.say("friends.title"), voice.say(has_table ? "friends.back" : "friends.home"),
        ui::Icon::people};
}

} // namespace

constinit const Feature friends_feature{.commands = all_commands,
    .stored_documents = std::span(&friends_document, 1),
    .home_row = home_row,
    .after_frame = pass_on_made_moves,
    .handle_mail = handle_friends_mail};

} // namespace palazzo::app
