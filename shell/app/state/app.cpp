#include "shell/app/state/app.hpp"

#include "engine/core/expect.hpp"

#include <algorithm>
#include <utility>

namespace palazzo::app {
namespace {

constexpr double notice_seconds = 9;

} // namespace

const i18n::Language& language_of(const App& app) {
    expect(!app.languages.empty(), "the program has a language");
    const auto at = std::find_if(app.languages.begin(), app.languages.end(),
        [&](const i18n::Language& language) { return language.code == app.settings.language; });
    return at == app.languages.end() ? app.languages.front() : *at;
}

void apply_language(App& app) {
    const i18n::Language& language = language_of(app);
    auto catalogue = i18n::Catalogue::read(language.text);
    expect(static_cast<bool>(catalogue), "the program's own sentences can be read");
    app.catalogue = *std::move(catalogue);
    app.services.in_language(std::string(language.code));
}

i18n::Voice voice_of(const App& app) {
    const Screen* page = app.screens.page();
    const games::GameTable* table = page == nullptr ? nullptr : page->table(app);
    return table == nullptr ? i18n::Voice{&app.catalogue} : i18n::Voice{&app.catalogue, table->audience};
}

float pace_at_table(const App& app) { return app.hurried ? 0.0F : pace(app.settings.speed); }

void set_seen(App& app, bool seen) {
    const double now = app.services.clock();
    if (seen && app.unseen_since) app.unseen += now - *app.unseen_since;
    if (seen)
        app.unseen_since.reset();
    else if (!app.unseen_since)
        app.unseen_since = now;
}

double time_seen(const App& app) { return app.unseen_since.value_or(app.services.clock()) - app.unseen; }

void notify(App& app, Message line) {
    app.services.say(voice_of(app).say(line));
    app.notice = std::move(line);
    app.notice_until = app.services.clock() + notice_seconds;
    app.notice_for.clear();
}

void notify_refused(App& app, const char* full) {
    const auto& keeps_nothing = app.services.store.keeps_nothing;
    notify(app, {keeps_nothing && keeps_nothing() ? "app.keeps_nothing" : full, {}});
}

std::string notice_of(const App& app) {
    return app.services.clock() < app.notice_until ? voice_of(app).say(app.notice) : "";
}

void export_file(App& app, const std::string& name, const std::string& text) {
    const auto where = app.services.export_file(name, text);
    if (!where)
        notify(app, {"app.cant.export", {name}});
    else if (!where->empty())
        notify(app, {"app.exported", {*where}});
}

pages::QuestionServices question_services(const App& app) {
    return {app.services.type, app.services.can_speak, app.services.speak,
        [&app](const Message& line) { app.services.say(voice_of(app).say(line)); },
        [&app](const quiz::Deck& deck, const quiz::Item& item) {
            return quiz::with_called_right(item, quiz::called_right(app.feature_data.of<quiz::Memory>(), deck.name));
        },
        app.settings.asks_in_itself};
}

std::optional<Record> record_of_table(const App& app) {
    const games::Authority* here = app.table ? app.table->authority() : nullptr;
    return here == nullptr ? std::nullopt : std::optional(here->record());
}

std::string record_text(const App& app) {
    const auto record = record_of_table(app);
    return record ? write_record(*record) : "";
}

bool is_over(const App& app) { return app.table && app.table->over(); }

const games::GameTable* on_table(const App& app) {
    const Screen* page = app.screens.page();
    return page != nullptr && page->table(app) == app.table.get() ? app.table.get() : nullptr;
}
games::GameTable* on_table(App& app) { return on_table(std::as_const(app)) == nullptr ? nullptr : app.table.get(); }

void choose_file(App& app) {
    if (!app.services.pick_file()) notify(app, {"app.cant.choose_file", {}});
}

} // namespace palazzo::app
