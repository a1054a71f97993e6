// Games of Palace with an open challenge, for tests.
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

inline const char* const cards =
    R"("JS","JH","JD","QS","QH","QD","KS","KH","KD","8S","8H","8D","9S","9H","9D","AS","AH","AD",)"
    R"("3S","4S","KC","5S","6S","QC","7D","6H","JC")";
inline const std::string human = R"({"kind":"human"})";
inline const std::string bot = R"({"kind":"bot","level":"simple"})";
inline std::string named(const char* name) { return std::string(R"({"kind":"human","name":")") + name + "\"}"; }

/// Returns a game of three seats, in which seat 2 has laid a seven that challenges seat 0.
inline std::string challenged(const std::string& seats, const std::string& judge, const std::string& challenges = "") {
    return R"({"format":1,"game":"palace","preset":"speak","options":{"players":3,"judge":")" + judge
        + R"("},"deal":{"cards":[)" + cards + R"(],"short":true},"seats":[)" + seats + "]," + challenges
        + R"("moves":[{"seat":0,"move":{"play":["3S"]}},{"seat":1,"move":{"play":["5S"]}},)"
        + R"({"seat":2,"move":{"play":["7D"]}}]})";
}

inline const std::string spanish = R"("challenges":{"deck":"es"},)";
inline const std::string alone = human + "," + bot + "," + bot;
inline const std::string round_the_table = named("Ada") + "," + named("Ben") + "," + named("Cleo");

inline App at_table(FakePlatform& fake, const std::string& record) {
    App app = started(fake);
    app.settings.speed = Speed::off;
    REQUIRE(open_text(app, record) == "");
    update_overlay(app);
    return app;
}

inline games::LocalTable<palace::Rules>& session(App& app) { return local<palace::Rules>(*app.table); }
inline const palace::Table& table(App& app) { return session(app).match.state().table; }

inline ChallengeModel shown(const App& app) {
    const auto model = overlay_card(app);
    REQUIRE(model);
    return *model;
}

inline std::string spoken(const App& app, const Message& message) { return voice_of(app).say(message); }

inline std::vector<std::string> buttons(const App& app) {
    std::vector<std::string> ids;
    for (const auto& b : shown(app).buttons) ids.push_back(b.id);
    return ids;
}

inline const quiz::Item& item_asked(App& app) {
    return palace::question_of(*session(app).match.rules().questions, table(app))->item;
}

inline Json last_move(App& app) { return session(app).match.record().moves.back().move; }

using Ids = std::vector<std::string>;

} // namespace palazzo::app::test
