// A fake platform for tests: a store in a map, a clock that stands still, random seeds that repeat.
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

struct World {
    std::map<std::string, std::string> kept;
    bool full = false;                            ///< the store refuses writes
    bool forbidden = false;                       ///< the store refuses writes because it is forbidden
    bool other_tab = false;                       ///< another tab has the right to write
    int taken_over = 0;                           ///< number of requests to take over
    double now = 100;                             ///< the time in seconds
    std::uint64_t entropy = 0;                    ///< number of requests for a random seed
    std::vector<std::string> said;                ///< lines for the viewer or for everybody
    std::vector<std::string> announced;           ///< lines for everybody
    std::optional<std::vector<std::string>> left; ///< lines in the log when the device was last handed on
    std::vector<std::pair<std::string, std::string>> exported;
    bool prints = false;
    std::vector<std::string> printed;
    std::optional<std::string> exports_to = "";    ///< result of platform::export_file
    int picking = 0;                               ///< number of requests for a file
    bool picks = true;                             ///< whether there is a file dialog
    bool types = false;                            ///< whether it has its own text field, like the page
    std::vector<std::string> typing;               ///< ids of the fields in which the user was to type
    bool fetches = false;                          ///< whether word lists and decks can be fetched, as on the page
    std::vector<std::string> fetched;              ///< ids of the requested data
    std::string language;                          ///< the page's language
    bool keeps_offline = false;                    ///< whether files can be kept for offline play, as on the page
    bool keeps_all = false;                        ///< the latest request to keep everything
    bool thinks_elsewhere = false;                 ///< whether searches can run elsewhere, as in the page's Worker
    std::vector<std::string> questions;            ///< the searches that were requested
    int given_up = 0;                              ///< number of searches that were cancelled
    std::string address = "https://example.org/#"; ///< the page's address
    std::vector<std::string> copied;               ///< texts that were copied or shared
    bool copies = true;
    bool hands_on = false;
    int updates = 0;               ///< number of requests for a new version
    bool expects_sounds = false;   ///< the latest request for sounds
    std::vector<sound::Cue> heard; ///< the sounds that were played
    float volume = 0;              ///< volume of the last sound
    bool vibrates = false;         ///< whether it can vibrate, like a phone
    std::vector<int> shaken;       ///< durations of vibrations in milliseconds
};

inline Store store_in(World& world) {
    return {[&world](const std::string& key) {
                const auto at = world.kept.find(key);
                return at == world.kept.end() ? std::nullopt : std::optional(at->second);
            },
        [&world](const std::string& key, const std::string& text) {
            if (world.full || world.forbidden || world.other_tab) return false;
            world.kept[key] = text;
            return true;
        },
        [&world](const std::string& key) {
            if (!world.other_tab) world.kept.erase(key);
        },
        [&world](const std::string& prefix) {
            std::vector<std::string> keys;
            for (const auto& [key, text] : world.kept)
                if (key.rfind(prefix, 0) == 0) keys.push_back(key);
            return keys;
        },
        [&world] { return world.forbidden; }};
}

/// Returns a program that has not started yet. `world` must outlive it.
inline App app_in(World& world) {
    App app;
    app.services = {store_in(world), [&world] { return !world.other_tab; }, [&world] { ++world.taken_over; },
        [&world] { return ++world.entropy; }, [&world] { return world.now; },
        [&world](const std::string& name, const std::string& text) {
            world.exported.emplace_back(name, text);
            return world.exports_to;
        },
        [&world] {
            ++world.picking;
            return world.picks;
        },
        [&world](const std::string& line) { world.said.push_back(line); }, [](const a11y::Mirror&) {},
        [&world](const std::string& id) {
            world.typing.push_back(id);
            return world.types;
        },
        [&world](const std::string& name) {
            world.fetched.push_back(name);
            return world.fetches;
        },
        [&world](const std::string& name) {
            world.fetched.push_back("deck " + name);
            return world.fetches;
        },
        [](const std::string&) { return false; }, [](const std::string&, const std::string&) {}, [] { return 20000; },
        [&world](const std::string& code) { world.language = code; },
        [&world](const std::string& script) {
            world.fetched.push_back("font " + script);
            return world.fetches;
        },
        [&world] { return world.keeps_offline; }, [&world](bool all) { world.keeps_all = all; },
        [&world] { ++world.updates; },
        [&world](const std::string& question) {
            world.questions.push_back(question);
            return world.thinks_elsewhere;
        },
        [&world] { ++world.given_up; }, [&world] { return world.address; },
        [&world](const std::string& text) {
            world.copied.push_back(text);
            return world.copies;
        },
        [&world] { return world.hands_on; }, [&world](const std::string& link) { world.copied.push_back(link); },
        [&world](bool wanted) { world.expects_sounds = wanted; },
        [&world](sound::Cue cue, float volume) {
            world.heard.push_back(cue);
            world.volume = volume;
        },
        [&world] { return world.vibrates; }, [&world](int milliseconds) { world.shaken.push_back(milliseconds); },
        [&world] { return world.prints; }, [&world](const std::string& text) { world.printed.push_back(text); },
        [&world](const std::string& line) {
            world.said.push_back(line);
            world.announced.push_back(line);
        },
        [&world] { world.left = world.announced; }};
    app.languages = i18n::languages();
    return app;
}

/// Returns the program after the page was opened.
inline App started(World& world) {
    App app = app_in(world);
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
inline std::string row_on_home(const App& app, std::string_view id) {
    for (const pages::HomeRow& row : home_model(app).rows)
        if (row.id == id) return row.detail;
    return "";
}

inline std::string record(const std::string& seed, const std::string& rest = R"("moves":[])") {
    return R"({"format":1,"game":"palace","preset":"house","options":{},"deal":{"seed":")" + seed + "\"}," + rest + "}";
}

/// Returns the keys of the store under a prefix.
inline std::vector<std::string> keys(World& world, const std::string& prefix) { return store_in(world).keys(prefix); }

} // namespace palazzo::app::test
