#include "shell/app/resources.hpp"

#include "engine/dictionary/registry.hpp"
#include "shell/app/decks/decks.hpp"
#include "shell/app/saves/autosave.hpp"

#include <utility>

namespace palazzo::app {
namespace {

void go_on(App& app, const Waiting& then) {
    if (then.record.empty()) return dispatch(app, then.action);
    const std::string fault = put_on_table(app, then.record, then.id);
    if (fault.empty())
        autosave(app);
    else
        notify(app, "This game can't be opened: " + fault);
}

} // namespace

namespace {

Resources resources_of(const std::string& game, const Json& options, const Json& extras) {
    Resources resources;
    with_game(game, [&](const auto& rules) { resources = rules.resources(options, extras); });
    return resources;
}

} // namespace

std::string words_wanted(const std::string& game, const Json& options) {
    const std::string name = resources_of(game, options, Json::object()).word_list;
    return dictionary::on_shelf(name) == nullptr ? name : "";
}

std::string deck_wanted(const Record& record) {
    const std::string name = resources_of(record.game, record.options, record.extras).deck;
    return is_to_fetch(name) ? name : "";
}

bool wait_for_words(App& app, const std::string& game, const Json& options, Waiting then) {
    const std::string name = words_wanted(game, options);
    if (name.empty() || !app.services.fetch_words(name)) return false;
    notify(app, "The words are being fetched …");
    app.waiting = std::move(then);
    return true;
}

bool wait_for_deck(App& app, const std::string& deck, Waiting then) {
    if (!is_to_fetch(deck) || deck == app.given_up || !app.services.fetch_deck(deck)) return false;
    notify(app, "The deck is being fetched …");
    app.waiting = std::move(then);
    app.waiting->deck = deck;
    return true;
}

void words_arrived(App& app, const std::string& problem) {
    std::optional<Waiting> then;
    if (app.waiting && app.waiting->deck.empty()) then = std::exchange(app.waiting, std::nullopt);
    if (!problem.empty()) return notify(app, "The words can't be fetched (" + problem + "). Is the network there?");
    if (app.page == Page::home) list_kept(app);
    if (!then) return;
    app.notice_until = 0;
    go_on(app, *then);
}

void deck_arrived(App& app, const std::string& deck, const std::string& problem) {
    app.desk.missing.erase(deck);
    if (!problem.empty()) app.desk.missing.insert(deck);
    if (!app.waiting || app.waiting->deck != deck) return;
    const auto then = *std::exchange(app.waiting, std::nullopt);
    app.notice_until = 0;
    if (!problem.empty()) app.given_up = deck;
    go_on(app, then);
    app.given_up.clear();
    if (!problem.empty()) notify(app, "The deck can't be fetched (" + problem + "). Is the network there?");
}

} // namespace palazzo::app
