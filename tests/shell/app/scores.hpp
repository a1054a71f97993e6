// Games that are played to their end, for tests of statistics and of other results that are counted.
#pragma once

#include "shell/app/daily/daily.hpp"
#include "shell/app/lessons/learned.hpp"
#include "shell/app/scores/ending.hpp"
#include "shell/app/set_up_screen/house_rules.hpp"
#include "shell/app/statistics/statistics.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace palazzo::app::test {

/// Lets all seats play by the rule of thumb until the game is over.
inline void play_to_end(App& app) {
    with_local_table(
        [](auto& s) {
            while (!s.match.is_over()) {
                const Seat seat = s.match.seats_to_act().front();
                Rng dice(s.match.turn_count());
                REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
            }
        },
        *app.table);
    autosave(app);
}

/// Makes the move of the rule of thumb for the seat whose turn it is.
inline void play_simple_move(App& app) {
    with_local_table(
        [](auto& s) {
            const Seat seat = s.match.seats_to_act().front();
            Rng dice(s.match.turn_count());
            REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
        },
        *app.table);
}

/// Takes the last move back without the sheet that asks for a confirmation.
inline void undo_move(App& app) {
    with_local_table([](auto& s) { s.match.undo(); }, *app.table);
    autosave(app);
}
inline void redo_move(App& app) {
    with_local_table([](auto& s) { s.match.redo(); }, *app.table);
    autosave(app);
}

inline const std::string person_seat = R"({"kind":"human"})";
inline const std::string medium_bot_seat = R"({"kind":"bot","level":"medium"})";

/// Returns the record of a new game for two.
inline std::string new_game_record(
    const std::string& game, const std::string& seed, const std::string& seats, const std::string& options = "{}") {
    return R"({"format":1,"game":")" + game + R"(","preset":"classic","options":)" + options + R"(,"deal":{"seed":")"
        + seed + R"("},"seats":[)" + seats + "]}";
}
inline void play_record_to_end(App& app, const std::string& record) {
    REQUIRE(open_record_text(app, record).empty());
    play_to_end(app);
    REQUIRE(is_over(app));
}

inline const std::string two_players = R"({"players":2})";
/// Plays a whole game of Palace between a human and one bot.
inline void play_palace_game(App& app, const std::string& seed = "7") {
    play_record_to_end(app, new_game_record("palace", seed, person_seat + "," + medium_bot_seat, two_players));
}

inline std::string game_id_on_table(const App& app) {
    return with_local_table([](const auto& s) { return s.id; }, *app.table);
}

/// Returns the statistics in the store.
inline scores::Statistics stored_statistics(FakePlatform& fake) {
    const auto read = scores::read_statistics(fake.stored["palazzo:statistics"]);
    REQUIRE(read);
    return *read;
}

inline bool was_said(const FakePlatform& fake, const std::string& part) {
    return std::any_of(
        fake.said.begin(), fake.said.end(), [&](const auto& line) { return line.find(part) != std::string::npos; });
}

inline scores::GameOutcome palace_outcome(const std::string& id, int day = 19000) {
    scores::GameOutcome one;
    one.id = id;
    one.day = day;
    one.game = "palace";
    one.seats = {{true, "", "simple"}, {false, "Rosa", "hard"}};
    one.places = {1, 2};
    return one;
}

} // namespace palazzo::app::test
