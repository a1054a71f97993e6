// The world outside the program, for tests: a store in a map, a clock that stands still, dice that repeat.
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
    bool full = false;                            ///< the store refuses
    bool forbidden = false;                       ///< it refuses because nothing can be kept here
    bool other_tab = false;                       ///< another tab writes
    int taken_over = 0;                           ///< how often this one asked to
    double now = 100;                             ///< seconds
    std::uint64_t entropy = 0;                    ///< how often it was asked for
    std::vector<std::string> said;                ///< to whoever looked on, or to everybody
    std::vector<std::string> announced;           ///< to everybody
    std::optional<std::vector<std::string>> left; ///< what still stood in the log when the device was handed on last
    std::vector<std::pair<std::string, std::string>> exported;
    bool prints = false;
    std::vector<std::string> printed;
    std::optional<std::string> exports_to = "";    ///< as platform::export_file returns
    int picking = 0;                               ///< how often a file was asked for
    bool picks = true;                             ///< there is a file dialog
    bool types = false;                            ///< has a field of its own to type in, as the page does
    std::vector<std::string> typing;               ///< what was to be typed
    bool fetches = false;                          ///< word lists and decks can be fetched, as by the page
    std::vector<std::string> fetched;              ///< which were asked for
    std::string language;                          ///< of the page
    bool keeps_offline = false;                    ///< as the page does
    bool keeps_all = false;                        ///< what was said last
    bool thinks_elsewhere = false;                 ///< as the page does with a Worker
    std::vector<std::string> questions;            ///< that were to be thought about
    int given_up = 0;                              ///< how often thoughts were
    std::string address = "https://example.org/#"; ///< of the page
    std::vector<std::string> copied;               ///< texts that were, or handed on
    bool copies = true;
    bool hands_on = false;
    int updates = 0;               ///< how often a new version was asked for
    bool expects_sounds = false;   ///< as was said last
    std::vector<sound::Cue> heard; ///< which sounds were played
    float volume = 0;              ///< of the last one
    bool vibrates = false;         ///< as a phone does
    std::vector<int> shaken;       ///< for how many milliseconds
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

/// A program that has not started yet. The world outlives it.
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

/// The program after the page was opened.
inline App started(World& world) {
    App app = app_in(world);
    start(app);
    return app;
}

/// Which page is open.
inline std::string_view page_on(const App& app) { return app.screens.page()->name(); }
/// Which sheet lies over it; empty: none.
inline std::string_view sheet_on(const App& app) {
    return app.screens.sheet() == nullptr ? "" : app.screens.sheet()->name();
}

/// What the row of a feature says on the first screen.
inline std::string row_on_home(const App& app, std::string_view id) {
    for (const pages::HomeRow& row : home_model(app).rows)
        if (row.id == id) return row.detail;
    return "";
}

inline std::string record(const std::string& seed, const std::string& rest = R"("moves":[])") {
    return R"({"format":1,"game":"palace","preset":"house","options":{},"deal":{"seed":")" + seed + "\"}," + rest + "}";
}

/// The keys of the store under a prefix.
inline std::vector<std::string> keys(World& world, const std::string& prefix) { return store_in(world).keys(prefix); }

} // namespace palazzo::app::test
