// What goes on once a word list, a deck or rule sets that was waited for is there, or can't be had.
#include "shell/app/dispatch.hpp"
#include "shell/app/letters/letters.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/ui/fonts.hpp"

#include <utility>

namespace palazzo::app {
namespace {

void go_on(App& app, const Waiting& then) {
    if (!then.record) return dispatch(app, then.action);
    const std::string fault = put_on_table(app, *then.record, then.id);
    if (fault.empty())
        autosave(app);
    else
        notify(app, {"app.cant.open_game", {fault}});
}

} // namespace

void words_arrived(App& app, const std::string& problem) {
    std::optional<Waiting> then;
    if (app.waiting && app.waiting->deck.empty()) then = std::exchange(app.waiting, std::nullopt);
    if (!problem.empty()) return notify(app, {"app.cant.load_words", {problem}});
    if (app.screens.is_home()) list_kept(app);
    if (!then) return;
    app.notice_until = 0;
    go_on(app, *then);
}

void deck_arrived(App& app, const std::string& deck, const std::string& problem) {
    app.missing_decks.erase(deck);
    if (!problem.empty()) app.missing_decks.insert(deck);
    if (!app.waiting || app.waiting->deck != deck) return;
    const auto then = *std::exchange(app.waiting, std::nullopt);
    app.notice_until = 0;
    if (!problem.empty()) app.given_up = deck;
    go_on(app, then);
    app.given_up.clear();
    if (!problem.empty()) notify(app, {"app.cant.load_deck", {problem}});
}

void rules_arrived(App& app, const std::string& problem) {
    if (!problem.empty()) notify(app, {"app.cant.load_rules", {problem}});
}

bool font_arrived(App& app, const std::string& script, std::span<const unsigned char> file) {
    const bool read = ui::add_letters(app.fonts, file);
    if (!read) miss_letters(app, script);
    return read;
}

} // namespace palazzo::app
