// Functions that the platform calls once data has arrived or couldn't be loaded: a word list, a deck, rule sets, a
// font, the sentences of a language, or a letter of a table with friends. They continue the actions that waited for
// that data.
#include "shell/app/dispatch.hpp"
#include "shell/app/letters/letters.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/ui/fonts.hpp"

#include <utility>

namespace palazzo::app {
namespace {

void resume_pending(App& app, const PendingOpen& then) {
    if (!then.record) return dispatch(app, then.action);
    const std::string fault = put_record_on_table(app, *then.record, then.id);
    if (fault.empty())
        autosave(app);
    else
        notify(app, {"app.cant.open_game", {fault}});
}

} // namespace

void handle_arrived_words(App& app, const std::string& problem) {
    std::optional<PendingOpen> then;
    if (app.pending_open && app.pending_open->deck.empty()) then = std::exchange(app.pending_open, std::nullopt);
    if (!problem.empty()) return notify(app, {"app.cant.load_words", {problem}});
    if (app.screens.is_home()) refresh_saved_games(app);
    if (!then) return;
    app.notice_until = 0;
    resume_pending(app, *then);
}

bool handle_mail(App& app, const mail::Event& event) {
    bool shows_news = false;
    for (const Feature* feature : features())
        if (feature->handle_mail != nullptr && feature->handle_mail(app, event)) shows_news = true;
    return shows_news;
}

void handle_arrived_deck(App& app, const std::string& deck, const std::string& problem) {
    app.missing_decks.erase(deck);
    if (problem.empty())
        fetch_deck_translation(app);
    else
        app.missing_decks.insert(deck);
    if (!app.pending_open || app.pending_open->deck != deck) return;
    const auto then = *std::exchange(app.pending_open, std::nullopt);
    app.notice_until = 0;
    if (!problem.empty()) app.unavailable_deck = deck;
    resume_pending(app, then);
    app.unavailable_deck.clear();
    if (!problem.empty()) notify(app, {"app.cant.load_deck", {problem}});
}

void handle_arrived_rules(App& app, const std::string& problem) {
    if (!problem.empty()) notify(app, {"app.cant.load_rules", {problem}});
}

void handle_arrived_prompts(App& app, const std::string& problem) {
    if (!problem.empty()) notify(app, {"app.cant.load_prompts", {problem}});
}

bool handle_arrived_font(App& app, const std::string& script, std::span<const unsigned char> file) {
    const bool read = ui::add_letters(app.fonts, file);
    if (!read) report_missing_font(app, script);
    return read;
}

bool handle_arrived_text(App& app, const std::string& code, const i18n::TextsById& texts) {
    const bool read = keep_language_texts(app, code, texts);
    if (language_of(app).code != code) return read;
    if (!read) {
        notify(app, {"app.cant.load_language", {}});
        return false;
    }
    apply_language(app);
    refresh_saved_games(app); // Translates the titles of saved games.
    return true;
}

} // namespace palazzo::app
