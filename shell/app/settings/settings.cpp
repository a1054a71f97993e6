#include "shell/app/settings/settings.hpp"

#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/leaving.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/sounds/sounds.hpp"
#include "shell/app/state/ids.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace palazzo::app {
namespace {

using a11y::Action;

constexpr std::size_t most_choices = 6;

/// One setting: its texts, and how it is read and changed.
struct Setting {
    const char* id;
    const char* label;
    /// Ids of the choices' texts, null after the last one. A switch has only one text, its explanation.
    std::array<const char*, most_choices> choices;
    bool is_switch; ///< True if the setting is a switch, whose choice is on (1) or off (0).
    int (*chosen)(const Settings& settings);
    void (*choose)(App& app, int choice);
    /// Returns whether the setting is offered; null if it always is.
    bool (*is_offered)(const App& app) = nullptr;
    /// Adds pictures to a choice; null if it is shown as text.
    void (*add_pictures)(pages::SheetItem& choice) = nullptr;
};

void set_speed(App& app, int choice) {
    app.settings.speed = speeds[static_cast<std::size_t>(choice)];
    app.settings.speed_chosen = true;
}

void set_volume(App& app, int choice) {
    app.settings.volume = static_cast<Volume>(choice);
    announce_sound_setting(app);
    play_sound(app, sound::Cue::chime);
}

/// Switches vibration on or off. If it is on, vibrates once as an example.
void set_vibration(App& app, int on) {
    app.settings.vibration = on != 0;
    if (on != 0) app.services.vibrate(sample_vibration_milliseconds);
}

/// The settings in the order of the sheet.
constexpr std::array settings{
    Setting{"speed", "settings.speed",
        {"settings.speed.slow", "settings.speed.calm", "settings.speed.quick", "settings.speed.off"}, false,
        [](const Settings& s) {
            return static_cast<int>(std::find(speeds.begin(), speeds.end(), s.speed) - speeds.begin());
        },
        set_speed},
    Setting{"ground", "settings.table",
        {"settings.table.green", "settings.table.dark", "settings.table.light", "settings.table.blue",
            "settings.table.wine", "settings.table.rooms"},
        false, [](const Settings& s) { return static_cast<int>(s.table_theme); },
        [](App& app, int choice) { app.settings.table_theme = static_cast<ui::TableTheme>(choice); }, nullptr,
        [](pages::SheetItem& choice) {
            for (int i = 0; i < ui::table_theme_count; ++i) choice.cloths.push_back(static_cast<ui::TableTheme>(i));
        }},
    Setting{"card_back", "settings.back",
        {"settings.back.stripes", "settings.back.lattice", "settings.back.scales", "settings.back.stars",
            "settings.back.loggia"},
        false, [](const Settings& s) { return static_cast<int>(s.back); },
        [](App& app, int choice) { app.settings.back = static_cast<ui::CardBack>(choice); }, nullptr,
        [](pages::SheetItem& choice) {
            for (int i = 0; i < ui::card_back_count; ++i) choice.backs.push_back(static_cast<ui::CardBack>(i));
        }},
    Setting{"sound", "settings.sound",
        {"settings.sound.off", "settings.sound.quiet", "settings.sound.normal", "settings.sound.loud"}, false,
        [](const Settings& s) { return static_cast<int>(s.volume); }, set_volume},
    Setting{"text_size", "settings.text",
        {"settings.text.system", "settings.text.usual", "settings.text.large", "settings.text.larger",
            "settings.text.largest"},
        false, [](const Settings& s) { return static_cast<int>(s.text_size); },
        [](App& app, int choice) { app.settings.text_size = static_cast<TextSize>(choice); }},
    Setting{"four_colour", "settings.four_colour", {"settings.four_colour.detail"}, true,
        [](const Settings& s) { return s.four_colour ? 1 : 0; },
        [](App& app, int on) { app.settings.four_colour = on != 0; }},
    Setting{"large_index", "settings.large_index", {"settings.large_index.detail"}, true,
        [](const Settings& s) { return s.large_index ? 1 : 0; },
        [](App& app, int on) { app.settings.large_index = on != 0; }},
    Setting{"one_tap", "settings.one_tap", {"settings.one_tap.detail"}, true,
        [](const Settings& s) { return s.habits.one_tap ? 1 : 0; },
        [](App& app, int on) { app.settings.habits.one_tap = on != 0; }},
    Setting{"ask_everyone", "settings.ask_everyone", {"settings.ask_everyone.detail"}, true,
        [](const Settings& s) { return s.asks_everyone ? 1 : 0; },
        [](App& app, int on) { app.settings.asks_everyone = on != 0; }},
    Setting{"instructions", "settings.instructions", {"settings.instructions.detail"}, true,
        [](const Settings& s) { return s.asks_in_learned_language ? 1 : 0; },
        [](App& app, int on) { app.settings.asks_in_learned_language = on != 0; }},
    Setting{"auto_sort", "settings.auto_sort", {"settings.auto_sort.detail"}, true,
        [](const Settings& s) { return s.habits.auto_sort ? 1 : 0; },
        [](App& app, int on) { app.settings.habits.auto_sort = on != 0; }},
    Setting{"left_handed", "settings.left_handed", {"settings.left_handed.detail"}, true,
        [](const Settings& s) { return s.habits.left_handed ? 1 : 0; },
        [](App& app, int on) { app.settings.habits.left_handed = on != 0; }},
    Setting{"vibration", "settings.vibration", {"settings.vibration.detail"}, true,
        [](const Settings& s) { return s.vibration ? 1 : 0; }, set_vibration,
        [](const App& app) { return app.services.can_vibrate(); }},
    Setting{"keep_all", "settings.keep_all", {"settings.keep_all.detail"}, true,
        [](const Settings& s) { return s.keeps_all_offline ? 1 : 0; },
        [](App& app, int on) { app.services.set_keep_all_offline(app.settings.keeps_all_offline = on != 0); },
        [](const App& app) { return app.services.can_keep_files_offline(); }},
};

pages::SheetItem item_of(const Setting& one, const Settings& now, const i18n::Voice& voice) {
    if (one.is_switch)
        return pages::toggle_item(one.id, voice.say(one.label), voice.say(one.choices.front()), one.chosen(now) != 0);
    std::vector<std::string> choices;
    for (const char* choice : one.choices)
        if (choice != nullptr) choices.push_back(voice.say(choice));
    pages::SheetItem item = pages::choice_item(one.id, voice.say(one.label), std::move(choices), one.chosen(now));
    if (one.add_pictures != nullptr) one.add_pictures(item);
    return item;
}

/// Adds the choice of a language, if there are several. Each language is listed by its own name, such as "Deutsch".
void add_languages(pages::SheetModel& model, const App& app, const i18n::Voice& voice) {
    if (app.languages.size() < 2) return;
    pages::SheetItem languages = pages::choice_item("language", voice.say("settings.language"), {}, 0);
    for (const i18n::Language& language : app.languages) {
        if (&language == &language_of(app)) languages.chosen = static_cast<int>(languages.options.size());
        languages.options.emplace_back(language.name);
    }
    model.items.push_back(std::move(languages));
}

pages::SheetModel settings_sheet(const App& app) {
    const i18n::Voice voice = voice_of(app);
    pages::SheetModel model{"settings_sheet", voice.say("settings.title"), {}};
    for (const Setting& one : settings) {
        if (one.id == std::string_view("keep_all")) add_languages(model, app, voice);
        if (one.is_offered == nullptr || one.is_offered(app)) model.items.push_back(item_of(one, app.settings, voice));
    }
    add_new_version_row(model, app);
    return model;
}

// ---- Commands

void open_settings(App& app, const std::string&, const Action&) {
    app.screens.open_on_page(stateless_sheet("settings", settings_sheet));
}

void update(App& app, const std::string&, const Action&) {
    if (!app.new_version) return;
    autosave(app);
    if (may_leave_game(app)) app.services.restart_in_new_version();
}

void choose_language(App& app, const std::string&, const Action& action) {
    if (const auto index = read_index(action.value, app.languages.size())) {
        app.settings.language = app.languages[static_cast<std::size_t>(*index)].code;
        apply_language(app);
        refresh_saved_games(app);
    }
    save_settings(app);
}

/// Toggles a setting that is a switch. For any other setting, makes the choice whose index is the action's value;
/// nothing changes if there is no such choice.
void change(App& app, const std::string&, const Action& action) {
    const Setting& one = *std::find_if(
        settings.begin(), settings.end(), [&](const Setting& setting) { return action.id == setting.id; });
    if (one.is_switch) {
        one.choose(app, 1 - one.chosen(app.settings));
    } else {
        const auto choices =
            std::count_if(one.choices.begin(), one.choices.end(), [](const char* choice) { return choice != nullptr; });
        const auto choice = read_index(action.value, static_cast<std::size_t>(choices));
        if (!choice) return;
        one.choose(app, *choice);
    }
    save_settings(app);
}

constexpr std::array others{
    Command{"settings", open_settings}, Command{"update", update}, Command{"language", choose_language}};

constexpr auto settings_commands = [] {
    std::array<Command, others.size() + settings.size()> all{};
    std::copy(others.begin(), others.end(), all.begin());
    std::transform(settings.begin(), settings.end(), all.begin() + others.size(), [](const Setting& one) {
        return Command{one.id, change};
    });
    return all;
}();

} // namespace

void add_new_version_row(pages::SheetModel& model, const App& app) {
    if (!app.new_version) return;
    const i18n::Voice voice = voice_of(app);
    model.items.push_back(
        pages::row_item("update", voice.say("update.here"), voice.say("update.detail"), ui::Icon::refresh));
}

constinit const Feature settings_feature{.commands = settings_commands};

} // namespace palazzo::app
