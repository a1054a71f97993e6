#include "shell/app/saves/stored_data.hpp"

#include "shell/app/decks/decks.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/feature.hpp"
#include "shell/app/store/aside.hpp"
#include "shell/app/store/format.hpp"

namespace palazzo::app {
namespace {

bool can_be_read(const std::string& key, const std::string& text) {
    if (key.rfind(slot_key_prefix, 0) == 0) return read_slot(text).has_value();
    if (key.rfind(finished_key_prefix, 0) == 0) return read_slot(text).has_value();
    if (key == settings_key) return is_json_object(text);
    for (const Feature* feature : features())
        for (const StoredDocument& document : feature->stored_documents)
            if (document.key == key) return document.is_readable(text);
    return is_readable_deck(key, text);
}

void load_settings(App& app) {
    const auto text = app.services.store.load(settings_key);
    if (!text) return;
    if (!is_json_object(*text)) {
        set_text_aside(app.services.store, settings_key, *text);
        return;
    }
    const Speed wished = app.settings.speed;
    app.settings = read_settings(*text);
    if (!app.settings.speed_chosen) app.settings.speed = wished;
}

} // namespace

void load_stored_data(App& app) {
    if (!is_read_only(app)) restore_texts_set_aside(app.services.store, can_be_read);
    load_settings(app);
    announce_sound_setting(app);
    apply_language(app);
    load_decks(app); // Decks are loaded before the games that use them.
    for (const Feature* feature : features())
        for (const StoredDocument& document : feature->stored_documents) document.load(app);
    refresh_saved_games(app);
}

} // namespace palazzo::app
