#include "shell/app/home/screen.hpp"

#include "shell/app/resources/resources.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/series/series.hpp"
#include "shell/app/series/sheets.hpp"
#include "shell/app/set_up/table_deck.hpp"
#include "shell/app/set_up_screen/rules.hpp"
#include "shell/app/set_up_screen/screen.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/catalogue.hpp"

#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace palazzo::app {
namespace {

using a11y::Action;

/// The home screen, from which Back leaves the program.
class HomeScreen final : public Screen {
  public:
    std::string_view name() const override { return "home"; }
    std::optional<Action> draw(App& app, const ui::Theme& theme) override {
        return pages::draw_home(theme, voice_of(app), home_model(app));
    }
    a11y::Mirror current_mirror(const App& app) const override {
        return pages::home_mirror(voice_of(app), home_model(app));
    }
    bool handle_action(App& app, const Action& action) override;
    const char* leave_action_id() const override { return ""; }
};

void resume_or_deal(App& app) {
    if (const SavedGame* kept = game_to_resume(app))
        resume_game(app, std::string(kept->id));
    else if (can_deal_next_game(app))
        deal_next_game(app);
}

/// Fetches the word list for `table`, which is `GAME` or `GAME/PRESET`, if the list isn't loaded. Returns whether
/// `action` has to wait for the list; then the action is repeated once the list has arrived.
bool has_to_wait(App& app, const std::string& table, const Action& action) {
    return defer_until_words_arrive(app, table.substr(0, table.find('/')), Json::object(), {action, {}, {}});
}

bool HomeScreen::handle_action(App& app, const Action& action) {
    if (action.id == "continue") {
        resume_or_deal(app);
    } else if (const auto game = text_after_prefix(action.id, "play:")) {
        if (has_to_wait(app, *game, action)) return true;
        app.set_up = default_set_up_with_deck(app, *game);
        begin_game(app);
    } else if (const auto table = text_after_prefix(action.id, "set_up:")) {
        if (!has_to_wait(app, *table, action)) open_set_up(app, *table);
    } else {
        return false;
    }
    return true;
}

} // namespace

std::unique_ptr<Screen> make_home_screen() { return std::make_unique<HomeScreen>(); }

pages::HomeModel home_model(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::HomeModel model;
    for_each_offered_game([&](const auto& rules) {
        const std::string game(rules.name);
        model.games.push_back({game, voice.say("game." + game), voice.say("game." + game + ".sentence"),
            preset_offers(game, voice), games::UiOf<std::decay_t<decltype(rules)>>::picture});
    });
    model.saved = static_cast<int>(app.saved_games.size() + app.finished_count);
    for (const SavedGame& game : app.latest_games)
        model.latest_games.push_back({game.id, game.title, game.detail, game.won});
    for (const Feature* feature : features())
        if (feature->home_row != nullptr)
            if (pages::HomeRow row = feature->home_row(app); !row.id.empty()) model.rows.push_back(std::move(row));
    model.new_version = app.new_version;
    const Screen* sheet = app.screens.sheet();
    const bool shown_elsewhere = sheet != nullptr && sheet->is_about_decks();
    if (!shown_elsewhere && app.hinted_position.empty()) model.notice = notice_of(app);
    if (const SavedGame* kept = game_to_resume(app)) {
        model.resume_title = kept->title;
        model.resume_detail = kept->detail;
        for (const pages::GameOffer& offer : model.games)
            if (offer.game == kept->game) model.resume_cards = offer.picture.cards;
    } else if (can_deal_next_game(app)) {
        model.resume_title = voice.say("match.next");
        model.resume_detail = match_progress_in_words(app);
    }
    return model;
}

} // namespace palazzo::app
