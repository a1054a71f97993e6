// Devices of people who play a game by message. Each device has its own program and store.
#pragma once

#include "shell/app/saves/backup.hpp"
#include "shell/app/share/share.hpp"
#include "shell/app/table_screen/driving.hpp"
#include "shell/app/turns/turns.hpp"
#include "tests/shell/app/scores.hpp"
#include "tests/shell/headless.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace palazzo::app::test {

/// Returns the invisible window that all devices of a test case share.
inline std::shared_ptr<shell_test::HeadlessWindow> shared_window() {
    static std::weak_ptr<shell_test::HeadlessWindow> current;
    auto window = current.lock();
    if (!window) current = window = std::make_shared<shell_test::HeadlessWindow>();
    return window;
}

/// A device with a store, and the program on it.
struct Device {
    std::shared_ptr<shell_test::HeadlessWindow> window = shared_window();
    FakePlatform fake;
    App app = started_app(fake);

    Device() { app.settings.speed = Speed::off; }
    Device(const Device&) = delete;

    void press(const std::string& id) { dispatch(app, {id, ""}); }
    /// Starts the program again, as a reload does.
    void restart() {
        app = started_app(fake);
        app.settings.speed = Speed::off;
    }
    void begin_game(const std::string& record) { REQUIRE(open_record_text(app, record).empty()); }
    /// Opens a link, as the page does when the player follows it.
    void follow_link(const std::string& link) { dispatch(app, {"open_link", link}); }

    const games::GameTable& table() const { return *app.table; }
    Json record() const { return *parse_json(record_text(app)); }
    std::size_t stored_game_count() {
        return load_saves(app.services.store).saves.size() + count_finished_games(app.services.store);
    }

    /// Lets time pass until the table waits for a person: bots have moved, the curtain has fallen, the result is open.
    void settle() {
        double wait = 0;
        for (int i = 0; i < 10000 && wait >= 0; ++i) {
            fake.now += 1;
            wait = update_table(app);
        }
    }
    /// Lifts the curtain and moves for the viewer as long as it is the viewer's turn. After each move, time passes as
    /// in settle().
    void play_turn() {
        press("lift");
        const Seat viewer = table().viewer;
        while (app.table->seats_to_act().has(viewer) && !app.table->curtain) {
            with_local_table(
                [viewer](auto& s) {
                    Rng dice(s.match.turn_count());
                    REQUIRE_FALSE(s.match.play(viewer, simple_move(s.match.rules(), s.match.view(viewer), dice)));
                },
                *app.table);
            autosave(app);
            settle();
        }
    }
    /// Sends the turn or, after the end, the result, and returns the link with which it was sent.
    std::string send_turn() {
        press("send_turn");
        REQUIRE(shown_sheet_name(app) == "send_turn");
        press("copy_link");
        REQUIRE_FALSE(fake.copied.empty());
        return fake.copied.back();
    }

    std::string curtain_title() const { return curtain_model(app).title; }
    std::vector<std::string> curtain_button_ids() const {
        std::vector<std::string> ids;
        for (const a11y::Control& button : curtain_model(app).buttons) ids.push_back(button.id);
        return ids;
    }
};

using Ids = std::vector<std::string>;

inline std::string seat_named(const std::string& name) { return R"({"kind":"human","name":")" + name + "\"}"; }
inline const std::string anna_and_rosa = seat_named("Anna") + "," + seat_named("Rosa");

inline std::string palindromes_record(const std::string& seed = "7") {
    return new_game_record("palindromes", seed, anna_and_rosa);
}

/// Returns whether the text mirror shows anything else than the curtain.
inline bool shows_more_than_curtain(const App& app) {
    const auto regions = app.screens.top()->current_mirror(app).regions;
    return std::any_of(
        regions.begin(), regions.end(), [](const a11y::Region& region) { return region.id != "curtain"; });
}

/// Begins the game of `record` on Anna's device, plays until it is Rosa's turn, and opens the game on Rosa's device.
/// Returns the link with which the turn was sent.
inline std::string begin_game_by_message(Device& anna, Device& rosa, const std::string& record) {
    anna.begin_game(record);
    while (anna.table().viewer == 0) anna.play_turn();
    std::string link = anna.send_turn();
    rosa.follow_link(link);
    return link;
}

} // namespace palazzo::app::test
