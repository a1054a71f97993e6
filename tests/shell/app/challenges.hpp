// Games of Palace in which a challenge waits for an answer, for tests.
#pragma once

#include "engine/games/palace/challenge.hpp"
#include "engine/quiz/registry.hpp"
#include "shell/app/table/overlay.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <vector>

namespace palazzo::app::test {

using pages::ChallengeModel;

inline const char* const dealt_cards =
    R"("JS","JH","JD","QS","QH","QD","KS","KH","KD","8S","8H","8D","9S","9H","9D","AS","AH","AD",)"
    R"("3S","4S","KC","5S","6S","QC","7D","6H","JC")";
inline const std::string human_seat = R"({"kind":"human"})";
inline const std::string bot_seat = R"({"kind":"bot","level":"simple"})";
inline std::string named_human_seat(const char* name) {
    return std::string(R"({"kind":"human","name":")") + name + "\"}";
}

/// Returns a game of three seats, in which seat 2 has laid a seven that challenges seat 0.
inline std::string challenge_record(
    const std::string& seats, const std::string& judge, const std::string& challenges = "") {
    return R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"judge":")" + judge
        + R"("},"deal":{"cards":[)" + dealt_cards + R"(],"short":true},"seats":[)" + seats + "]," + challenges
        + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
}

inline const std::string spanish_challenges = R"("challenges":{"deck":"es"},)";
inline const std::string one_human_two_bots = human_seat + "," + bot_seat + "," + bot_seat;
inline const std::string three_humans =
    named_human_seat("Ada") + "," + named_human_seat("Ben") + "," + named_human_seat("Cleo");

inline App app_at_table(FakePlatform& fake, const std::string& record) {
    App app = started_app(fake);
    app.settings.speed = Speed::off;
    REQUIRE(open_record_text(app, record) == "");
    update_overlay(app);
    return app;
}

inline games::LocalTable<palace::Rules>& palace_game(App& app) { return local_table<palace::Rules>(*app.table); }
inline const palace::Table& palace_table(App& app) { return palace_game(app).match.state().table; }

inline ChallengeModel shown_challenge(const App& app) {
    const auto model = overlay_card(app);
    REQUIRE(model);
    return *model;
}

inline std::string text_for_player(const App& app, const Message& message) { return voice_of(app).say(message); }

inline std::vector<std::string> button_ids(const App& app) {
    std::vector<std::string> ids;
    for (const auto& b : shown_challenge(app).buttons) ids.push_back(b.id);
    return ids;
}

inline const quiz::Item& asked_item(App& app) {
    return palace::question_of(*palace_game(app).match.rules().questions, palace_table(app))->item;
}

inline Json last_move(App& app) { return palace_game(app).match.record().moves.back().move; }

using Ids = std::vector<std::string>;

} // namespace palazzo::app::test
