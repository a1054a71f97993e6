// A fake platform for tests: its store is a map, its clock shows the time that a test sets, and its random seeds are
// the same in each run.
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
    std::map<std::string, std::string> kept;
    std::map<std::string, std::string> texts; ///< Files of sentences that needn't be fetched, by code of the language.
    bool full = false;                        ///< True if the store is full and refuses writes.
    bool forbidden = false;                   ///< True if the program may not use the store.
    bool other_tab = false;                   ///< True if another tab has the right to write.
    int taken_over = 0;                       ///< Number of requests for the right to write.
    double now = 100;                         ///< The time in seconds.
    std::uint64_t entropy = 0;                ///< Number of requests for a random seed.
    std::vector<std::string> said;            ///< Announced lines for the viewer or for everybody.
    std::vector<std::string> announced;       ///< Announced lines for everybody.
    /// Lines in the log when the device was last handed on; empty if it never was.
    std::optional<std::vector<std::string>> left;
    std::vector<std::pair<std::string, std::string>> exported;
    bool prints = false;
    std::vector<std::string> printed;
    std::optional<std::string> exports_to = ""; ///< The result of platform::export_file.
    int picking = 0;                            ///< Number of times that a file was requested from the player.
    bool picks = true;                          ///< True if there is a file dialog.
    bool types = false;                         ///< True if the platform has its own text field, like the page.
    std::vector<std::string> typing;            ///< Ids of the fields for which the text field was requested.
    bool fetches = false;                       ///< True if word lists and decks can be fetched, as on the page.
    std::vector<std::string> fetched;           ///< Ids of the word lists and decks that were requested.
    std::string language;                       ///< The language of the page, set by the program.
    bool keeps_offline = false;                 ///< True if files can be kept for offline play, as on the page.
    bool keeps_all = false;                     ///< True if the latest request was to keep all files.
    bool thinks_elsewhere = false;      ///< True if searches can run in the background, as in the page's Worker.
    std::vector<std::string> questions; ///< The searches that were requested.
    int given_up = 0;                   ///< Number of searches that were cancelled.
    std::string address = "https://example.org/#"; ///< The address of the page.
    std::vector<std::string> copied;               ///< Texts that were copied or shared.
    bool copies = true;
    bool hands_on = false;
    int updates = 0;               ///< Number of requests to start a new version.
    bool expects_sounds = false;   ///< True if the latest request was to prepare for sounds.
    std::vector<sound::Cue> heard; ///< The sounds that were played.
    float volume = 0;              ///< Volume of the last sound.
    bool vibrates = false;         ///< True if the device can vibrate, like a phone.
    std::vector<int> shaken;       ///< Durations of vibrations in milliseconds.
};

inline Store store_in(FakePlatform& fake) {
    return {[&fake](const std::string& key) {
                const auto at = fake.kept.find(key);
                return at == fake.kept.end() ? std::nullopt : std::optional(at->second);
            },
        [&fake](const std::string& key, const std::string& text) {
            if (fake.full || fake.forbidden || fake.other_tab) return false;
            fake.kept[key] = text;
            return true;
        },
        [&fake](const std::string& key) {
            if (!fake.other_tab) fake.kept.erase(key);
        },
        [&fake](const std::string& prefix) {
            std::vector<std::string> keys;
            for (const auto& [key, text] : fake.kept)
                if (key.rfind(prefix, 0) == 0) keys.push_back(key);
            return keys;
        },
        [&fake] { return fake.forbidden; }};
}

/// Returns a program that has not started yet. `fake` must outlive it.
inline App make_app(FakePlatform& fake) {
    App app;
    app.services = {store_in(fake), [&fake] { return !fake.other_tab; }, [&fake] { ++fake.taken_over; },
        [&fake] { return ++fake.entropy; }, [&fake] { return fake.now; },
        [&fake](const std::string& name, const std::string& text) {
            fake.exported.emplace_back(name, text);
            return fake.exports_to;
        },
        [&fake] {
            ++fake.picking;
            return fake.picks;
        },
        [&fake](const std::string& line) { fake.said.push_back(line); }, [](const a11y::Mirror&) {},
        [&fake](const std::string& id) {
            fake.typing.push_back(id);
            return fake.types;
        },
        [&fake](const std::string& name) {
            fake.fetched.push_back(name);
            return fake.fetches;
        },
        [&fake](const std::string& name) {
            fake.fetched.push_back("deck " + name);
            return fake.fetches;
        },
        [](const std::string&) { return false; }, [](const std::string&, const std::string&) {}, [] { return 20000; },
        [&fake](const std::string& code) { fake.language = code; },
        [&fake](const std::string& script) {
            fake.fetched.push_back("font " + script);
            return fake.fetches;
        },
        [&fake] { return fake.keeps_offline; }, [&fake](bool all) { fake.keeps_all = all; },
        [&fake] { ++fake.updates; },
        [&fake](const std::string& question) {
            fake.questions.push_back(question);
            return fake.thinks_elsewhere;
        },
        [&fake] { ++fake.given_up; }, [&fake] { return fake.address; },
        [&fake](const std::string& text) {
            fake.copied.push_back(text);
            return fake.copies;
        },
        [&fake] { return fake.hands_on; }, [&fake](const std::string& link) { fake.copied.push_back(link); },
        [&fake](bool wanted) { fake.expects_sounds = wanted; },
        [&fake](sound::Cue cue, float volume) {
            fake.heard.push_back(cue);
            fake.volume = volume;
        },
        [&fake] { return fake.vibrates; }, [&fake](int milliseconds) { fake.shaken.push_back(milliseconds); },
        [&fake] { return fake.prints; }, [&fake](const std::string& text) { fake.printed.push_back(text); },
        [&fake](const std::string& line) {
            fake.said.push_back(line);
            fake.announced.push_back(line);
        },
        [&fake] { fake.left = fake.announced; },
        [&fake](const std::string& code) -> std::optional<std::string> {
            const auto at = fake.texts.find(code);
            return at == fake.texts.end() ? std::nullopt : std::optional(at->second);
        },
        [&fake](const std::string& code) {
            fake.fetched.push_back("text " + code);
            return fake.fetches;
        },
        [&fake](const std::string& game) {
            fake.fetched.push_back("rules " + game);
            return fake.fetches;
        },
        [&fake](const std::string& language) {
            fake.fetched.push_back("prompts " + language);
            return fake.fetches;
        }};
    app.languages = i18n::languages();
    return app;
}

/// Returns the program after the page was opened.
inline App started(FakePlatform& fake) {
    App app = make_app(fake);
    start(app);
    return app;
}

/// Returns the name of the open page.
inline std::string_view page_on(const App& app) { return app.screens.page()->name(); }
/// Returns the name of the open sheet; empty if there is none.
inline std::string_view sheet_on(const App& app) {
    return app.screens.sheet() == nullptr ? "" : app.screens.sheet()->name();
}

/// Returns the text of a feature's row on the home screen.
inline std::string home_row_text(const App& app, std::string_view id) {
    for (const pages::HomeRow& row : home_model(app).rows)
        if (row.id == id) return row.detail;
    return "";
}

inline std::string record(const std::string& seed, const std::string& rest = R"("moves":[])") {
    return R"({"format":1,"game":"palace","preset":"house","options":{},"deal":{"seed":")" + seed + "\"}," + rest + "}";
}

/// Returns the keys of the store under a prefix.
inline std::vector<std::string> keys(FakePlatform& fake, const std::string& prefix) {
    return store_in(fake).keys(prefix);
}

} // namespace palazzo::app::test
