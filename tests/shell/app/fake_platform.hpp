// A fake platform for tests. Its store is a map, its clock shows the time that a test case has chosen, and its random
// seeds are the same in each run.
#pragma once

#include "engine/scores/daily.hpp"
#include "engine/scores/house_rules.hpp"
#include "engine/scores/learning.hpp"
#include "engine/scores/statistics.hpp"
#include "shell/app/dispatch.hpp"
#include "shell/app/home/screen.hpp"
#include "shell/app/program.hpp"
#include "shell/app/saves/autosave.hpp"
#include "shell/app/saves/listing.hpp"
#include "shell/app/saves/open.hpp"
#include "shell/app/set_up/table.hpp"
#include "shell/app/set_up_screen/screen.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app::test {

struct FakePlatform {
    std::map<std::string, std::string> stored;
    std::map<std::string, i18n::TextsById> texts; ///< Texts of languages that needn't be fetched, by language code.
    bool store_is_full = false;                   ///< True if the store is full and refuses writes.
    bool store_is_forbidden = false;              ///< True if the program may not use the store.
    bool other_tab_may_write = false;             ///< True if another tab has the right to write.
    int write_right_requests = 0;                 ///< Number of requests for the right to write.
    double now = 100;                             ///< The time in seconds.
    std::uint64_t seed_requests = 0;              ///< Number of requests for a random seed.
    std::vector<std::string> said;                ///< All announced lines, for everybody or for the viewer only.
    std::vector<std::string> announced;           ///< The lines that were announced for everybody.
    /// Lines for everybody that were announced before the device was last handed on; nullopt if it was never handed on.
    std::optional<std::vector<std::string>> lines_at_hand_over;
    std::vector<std::pair<std::string, std::string>> exported;
    bool can_print = false;
    std::vector<std::string> printed;
    std::optional<std::string> export_path = "";    ///< The result of platform::export_file.
    int file_requests = 0;                          ///< Number of times that a file was requested from the player.
    bool has_file_dialog = true;                    ///< True if there is a file dialog.
    bool has_text_field = false;                    ///< True if the platform has a text field of its own.
    std::vector<std::string> requested_text_fields; ///< Fields for which the platform's text field was requested.
    bool can_fetch = false;                         ///< True if files such as word lists and decks can be fetched.
    std::vector<std::string> requested_files;       ///< Names of the files that were requested.
    std::string language;                           ///< The language in which the program has marked the web page.
    bool can_keep_files_offline = false;            ///< True if files can be kept for offline play.
    bool keeps_all = false;                         ///< True if the last request was to keep all files offline.
    bool searches_in_background = false;            ///< True if searches can run in the background.
    std::vector<std::string> requested_searches;    ///< The searches that were requested.
    int cancelled_searches = 0;                     ///< Number of searches that were cancelled.
    std::string address = "https://example.org/#";  ///< The address of the page.
    std::optional<std::string> clipboard;           ///< The text that paste_text() returns.
    std::vector<std::string> copied;                ///< Texts that were copied or shared.
    bool can_copy = true;
    bool can_share = false;
    int update_requests = 0;               ///< Number of requests to start a new version.
    bool expects_sounds = false;           ///< True if the last request was to prepare for sounds.
    std::vector<sound::Cue> played_sounds; ///< The sounds that were played.
    float volume = 0;                      ///< Volume of the last sound.
    bool can_vibrate = false;              ///< True if the device can vibrate, like a phone.
    std::vector<int> vibrations;           ///< Durations of vibrations in milliseconds.
};

inline Store store_in(FakePlatform& fake) {
    return {[&fake](const std::string& key) {
                const auto at = fake.stored.find(key);
                return at == fake.stored.end() ? std::nullopt : std::optional(at->second);
            },
        [&fake](const std::string& key, const std::string& text) {
            if (fake.store_is_full || fake.store_is_forbidden || fake.other_tab_may_write) return false;
            fake.stored[key] = text;
            return true;
        },
        [&fake](const std::string& key) {
            if (!fake.other_tab_may_write) fake.stored.erase(key);
        },
        [&fake](const std::string& prefix) {
            std::vector<std::string> keys;
            for (const auto& [key, text] : fake.stored)
                if (key.rfind(prefix, 0) == 0) keys.push_back(key);
            return keys;
        },
        [&fake] { return fake.store_is_forbidden; }};
}

/// Returns a program that has not started yet. `fake` must outlive it.
inline App make_app(FakePlatform& fake) {
    App app;
    app.services = {store_in(fake), [&fake] { return !fake.other_tab_may_write; },
        [&fake] { ++fake.write_right_requests; }, [&fake] { return ++fake.seed_requests; },
        [&fake] { return fake.now; },
        [&fake](const std::string& name, const std::string& text) {
            fake.exported.emplace_back(name, text);
            return fake.export_path;
        },
        [&fake] {
            ++fake.file_requests;
            return fake.has_file_dialog;
        },
        [&fake](const std::string& line) { fake.said.push_back(line); }, [](const a11y::Mirror&) {},
        [&fake](const std::string& id) {
            fake.requested_text_fields.push_back(id);
            return fake.has_text_field;
        },
        [&fake](const std::string& name) {
            fake.requested_files.push_back(name);
            return fake.can_fetch;
        },
        [&fake](const std::string& name) {
            fake.requested_files.push_back("deck " + name);
            return fake.can_fetch;
        },
        [](const std::string&) { return false; }, [](const std::string&, const std::string&) {}, [] { return 20000; },
        [&fake](const std::string& code) { fake.language = code; },
        [&fake](const std::string& script) {
            fake.requested_files.push_back("font " + script);
            return fake.can_fetch;
        },
        [&fake] { return fake.can_keep_files_offline; }, [&fake](bool all) { fake.keeps_all = all; },
        [&fake] { ++fake.update_requests; },
        [&fake](const std::string& question) {
            fake.requested_searches.push_back(question);
            return fake.searches_in_background;
        },
        [&fake] { ++fake.cancelled_searches; }, [&fake] { return fake.address; },
        [&fake](const std::string& text) {
            fake.copied.push_back(text);
            return fake.can_copy;
        },
        [&fake] { return fake.can_share; }, [&fake](const std::string& link) { fake.copied.push_back(link); },
        [&fake](bool wanted) { fake.expects_sounds = wanted; },
        [&fake](sound::Cue cue, float volume) {
            fake.played_sounds.push_back(cue);
            fake.volume = volume;
        },
        [&fake] { return fake.can_vibrate; }, [&fake](int milliseconds) { fake.vibrations.push_back(milliseconds); },
        [&fake] { return fake.can_print; }, [&fake](const std::string& text) { fake.printed.push_back(text); },
        [&fake](const std::string& line) {
            fake.said.push_back(line);
            fake.announced.push_back(line);
        },
        [&fake] { fake.lines_at_hand_over = fake.announced; },
        [&fake](const std::string& code) -> std::optional<i18n::TextsById> {
            const auto at = fake.texts.find(code);
            return at == fake.texts.end() ? std::nullopt : std::optional(at->second);
        },
        [&fake](const std::string& code) {
            fake.requested_files.push_back("text " + code);
            return fake.can_fetch;
        },
        [&fake](const std::string& game) {
            fake.requested_files.push_back("rules " + game);
            return fake.can_fetch;
        },
        [&fake](const std::string& language) {
            fake.requested_files.push_back("prompts " + language);
            return fake.can_fetch;
        },
        [&fake](const PasteLabels&) { return fake.clipboard; }};
    app.languages = i18n::languages();
    return app;
}

/// Returns the program as it is after the page was opened.
inline App started_app(FakePlatform& fake) {
    App app = make_app(fake);
    start_program(app);
    return app;
}

/// Returns the name of the open page.
inline std::string_view shown_page_name(const App& app) { return app.screens.page()->name(); }
/// Returns the name of the open sheet; empty if there is none.
inline std::string_view shown_sheet_name(const App& app) {
    return app.screens.sheet() == nullptr ? "" : app.screens.sheet()->name();
}

/// Returns the text of a feature's row on the home screen.
inline std::string home_row_text(const App& app, std::string_view id) {
    for (const pages::HomeRow& row : home_model(app).rows)
        if (row.id == id) return row.detail;
    return "";
}

inline std::string palace_record(const std::string& seed, const std::string& rest = R"("moves":[])") {
    return R"({"format":1,"game":"palace","preset":"house","options":{},"deal":{"seed":")" + seed + "\"}," + rest + "}";
}

/// Returns the stored keys that begin with `prefix`.
inline std::vector<std::string> stored_keys(FakePlatform& fake, const std::string& prefix) {
    return store_in(fake).keys(prefix);
}

} // namespace palazzo::app::test
