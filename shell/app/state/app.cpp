#include "shell/app/state/app.hpp"

#include "engine/core/expect.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/store/format.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

constexpr double notice_seconds = 9;

/// Notes whether the player has been notified that the store refused the settings.
struct SettingsRefused {
    bool told = false;
};

/// The sentences of languages that aren't built into the program, as far as they have been loaded.
struct FetchedTexts {
    std::map<std::string, i18n::TextsById> by_code;
};

/// Returns the language with this code; null if the program doesn't have it.
const i18n::Language* find_language(const App& app, std::string_view code) {
    const auto at = std::find_if(app.languages.begin(), app.languages.end(),
        [&](const i18n::Language& language) { return language.code == code; });
    return at == app.languages.end() ? nullptr : &*at;
}

/// Returns the catalogue of a language's texts; nullopt if they aren't the texts of the program.
std::optional<i18n::Catalogue> catalogue_of(const i18n::TextsById& texts) {
    auto sentences = i18n::Catalogue::from_texts(texts);
    return sentences && sentences->has("app.name") ? std::optional(*std::move(sentences)) : std::nullopt;
}

/// Returns the catalogue of a language that is built into the program.
i18n::Catalogue built_in_catalogue(const i18n::Language& language) { return *i18n::Catalogue::read(language.text); }

void use_language(App& app, const std::string& code, i18n::Catalogue sentences) {
    app.catalogue = std::move(sentences);
    app.services.set_page_language(code);
    fetch_deck_translation(app);
}

} // namespace

const i18n::Language& language_of(const App& app) {
    expect(!app.languages.empty(), "the program has a language");
    if (const i18n::Language* chosen = find_language(app, app.settings.language)) return *chosen;
    for (const std::string& tag : app.preferred_languages)
        if (const i18n::Language* wanted = find_language(app, tag.substr(0, tag.find('-')))) return *wanted;
    return app.languages.front();
}

void apply_language(App& app) {
    const i18n::Language& language = language_of(app);
    const std::string code(language.code);
    if (!language.text.empty()) return use_language(app, code, built_in_catalogue(language));
    auto& there = app.feature_data.get<FetchedTexts>().by_code;
    if (there.count(code) == 0)
        if (auto texts = app.services.language_texts(code)) there.emplace(code, *std::move(texts));
    if (const auto at = there.find(code); at != there.end())
        if (auto sentences = catalogue_of(at->second)) return use_language(app, code, *std::move(sentences));
    if (!app.catalogue.has("app.name")) // At the start the program has no sentences yet, so it uses its first language.
        use_language(app, std::string(app.languages.front().code), built_in_catalogue(app.languages.front()));
    app.services.fetch_text(code);
}

void fetch_deck_translation(App& app) {
    const std::string language(language_of(app).code);
    if (language == app.languages.front().code || quiz::has_translation(language)) return;
    const std::vector<std::string> decks = quiz::deck_names();
    if (std::any_of(decks.begin(), decks.end(),
            [](const std::string& deck) { return quiz::is_shipped_deck(deck) && quiz::find_deck(deck) != nullptr; }))
        app.services.fetch_prompts(language);
}

bool keep_language_texts(App& app, const std::string& code, const i18n::TextsById& texts) {
    if (!catalogue_of(texts)) return false;
    app.feature_data.get<FetchedTexts>().by_code[code] = texts;
    return true;
}

i18n::Voice voice_of(const App& app) {
    const Screen* page = app.screens.page();
    const games::GameTable* table = page == nullptr ? nullptr : page->table(app);
    return table == nullptr ? i18n::Voice{&app.catalogue} : i18n::Voice{&app.catalogue, table->audience};
}

float duration_factor_at_table(const App& app) { return app.bots_hurried ? 0.0F : duration_factor(app.settings.speed); }

void set_screen_visible(App& app, bool seen) {
    const double now = app.services.clock();
    if (seen && app.unseen_since) app.unseen_seconds += now - *app.unseen_since;
    if (seen)
        app.unseen_since.reset();
    else if (!app.unseen_since)
        app.unseen_since = now;
}

double visible_time(const App& app) { return app.unseen_since.value_or(app.services.clock()) - app.unseen_seconds; }

void notify(App& app, Message line) {
    app.services.announce_to_viewer(voice_of(app).say(line));
    app.notice = std::move(line);
    app.notice_until = app.services.clock() + notice_seconds;
    app.hinted_position.clear();
}

void notify_store_refused(App& app, const char* full) {
    const auto& is_store_forbidden = app.services.store.is_store_forbidden;
    notify(app, {is_store_forbidden && is_store_forbidden() ? "app.keeps_nothing" : full, {}});
}

std::string notice_of(const App& app) {
    return app.services.clock() < app.notice_until ? voice_of(app).say(app.notice) : "";
}

void save_settings(App& app) {
    const Store& store = app.services.store;
    const auto there = store.load(settings_key);
    if (there && is_newer_json(*there)) return notify(app, {"app.newer.settings", {}});
    const bool kept = store.store(settings_key, write_settings(app.settings, there.value_or("")));
    bool& refused = app.feature_data.get<SettingsRefused>().told;
    if (!kept && !refused) notify_store_refused(app, "app.cant.save_settings");
    refused = !kept;
}

void export_file(App& app, const std::string& name, const std::string& text) {
    const auto where = app.services.export_file(name, text);
    if (!where)
        notify(app, {"app.cant.export", {name}});
    else if (!where->empty())
        notify(app, {"app.exported", {*where}});
}

pages::QuestionServices question_services(const App& app) {
    return {app.services.open_text_field, app.services.can_speak, app.services.speak,
        [&app](const Message& line) { app.services.announce_to_viewer(voice_of(app).say(line)); },
        [&app](const quiz::Deck& deck, const quiz::Item& item) {
            return quiz::with_answers_called_right(
                item, quiz::answers_called_right(app.feature_data.get<quiz::PromptMemory>(), deck.name));
        },
        app.services.random_seed, app.settings.asks_everyone, app.settings.asks_in_learned_language,
        std::string(language_of(app).code)};
}

std::optional<Record> record_of_table(const App& app) {
    const games::FullStateAccess* here = app.table ? app.table->full_state() : nullptr;
    return here == nullptr ? std::nullopt : std::optional(here->record());
}

std::string record_text(const App& app) {
    const auto record = record_of_table(app);
    return record ? write_record(*record) : "";
}

bool is_over(const App& app) { return app.table && app.table->is_over(); }

const games::GameTable* table_on_page(const App& app) {
    const Screen* page = app.screens.page();
    return page != nullptr && page->table(app) == app.table.get() ? app.table.get() : nullptr;
}
games::GameTable* table_on_page(App& app) {
    return table_on_page(std::as_const(app)) == nullptr ? nullptr : app.table.get();
}

void let_player_choose_file(App& app) {
    if (!app.services.pick_file()) notify(app, {"app.cant.choose_file", {}});
}

} // namespace palazzo::app
