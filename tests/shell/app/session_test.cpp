// A game on the table: its viewer and the names of its seats. A bot makes the same move whether or not the game was
// resumed before.
#include "shell/catalogue.hpp"
#include "tests/shell/app/fake_platform.hpp"
#include "tests/shell/app/local.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {
namespace {

using namespace games;
using palace::Rules;
using shell_test::english_voice;

games::LocalTable<Rules> session_of(const std::string& text) {
    const auto record = read_record(text);
    REQUIRE(record);
    auto match = open_match(Rules{}, *record);
    REQUIRE(match);
    return {"id", *std::move(match)};
}

std::string seats(const std::string& list) { return R"("seats":[)" + list + "],\"moves\":[]"; }

const std::string human = R"({"kind":"human"})";
const std::string bot = R"({"kind":"bot","level":"random"})";

/// Makes `moves` moves, those of humans by the rule of thumb.
void play_on(games::LocalTable<Rules>& s, int moves) {
    for (int i = 0; i < moves && !s.match.is_over(); ++i) {
        if (const Seat seat = first_seat_to_act(s, false); seat >= 0) {
            s.make_bot_move(seat, std::nullopt);
            continue;
        }
        const Seat seat = first_seat_to_act(s, true);
        Rng dice(s.match.turn_count());
        REQUIRE_FALSE(s.match.play(seat, simple_move(s.match.rules(), s.match.view(seat), dice)));
    }
}

} // namespace

TEST_CASE("A lone human is called You, and bots have names", "[app][session]") {
    const auto s = session_of(palace_record("1", seats(human + "," + bot + "," + bot)));
    CHECK(s.audience == Audience{{"", "Rosa", "Otto"}, 0});
    CHECK(english_voice(s.audience).name(0) == "You");
    CHECK(s.viewer == 0);
    CHECK_FALSE(s.curtain);
    CHECK(human_count(s) == 1);
    CHECK(s.title(english_voice()) == "Palace · House");
}

TEST_CASE("The title of a table says so if its rules differ from those of its preset", "[app][session]") {
    const auto title = [](const std::string& options) {
        std::string text = palace_record("1");
        const std::string none = R"("options":{})";
        text.replace(text.find(none), none.size(), R"("options":)" + options);
        return session_of(text).title(english_voice());
    };
    CHECK(title(R"({"jokers":2})") == "Palace · House, changed");
    CHECK(title(R"({"players":3})") == "Palace · House");
}

TEST_CASE("A record without players gets a human in the first seat and bots in the others", "[app][session]") {
    const auto s = session_of(palace_record("1"));
    CHECK(is_human(s, 0));
    CHECK_FALSE(is_human(s, 1));
    CHECK(english_voice(s.audience).name(0) == "You");
    CHECK(s.audience.addressed_seat == 0);
}

TEST_CASE("Several humans have different names, and a curtain between their turns", "[app][session]") {
    auto s = session_of(palace_record("1", seats(bot + "," + human + R"(,{"kind":"human","name":"Ada"})")));
    CHECK(s.audience == Audience{{"Rosa", "", "Ada"}, -1});
    CHECK(english_voice(s.audience).name(1) == "Player 2");
    CHECK(s.viewer == 1);
    CHECK(s.curtain);
    s.curtain = false;
    pass_device(s);
    CHECK(s.viewer == 1); // seat 1 is still to act
    CHECK_FALSE(s.curtain);
    REQUIRE_FALSE(s.match.play(1, *Rules{}.read_move(Json{{"ready", true}})));
    pass_device(s);
    CHECK(s.viewer == 2);
    CHECK(s.curtain);
    CHECK(s.skip_animation);
}

TEST_CASE("A lone human never sees the curtain", "[app][session]") {
    auto s = session_of(palace_record("3", seats(bot + "," + human + "," + bot)));
    for (int i = 0; i < 2000 && !s.match.is_over(); ++i) {
        play_on(s, 1);
        pass_device(s);
        REQUIRE(s.viewer == 1);
        REQUIRE_FALSE(s.curtain);
    }
    CHECK(s.match.is_over());
}

TEST_CASE("A game of bots alone can be watched", "[app][session]") {
    auto s = session_of(palace_record("1", seats(bot + "," + bot + "," + bot)));
    CHECK(s.viewer == 0);
    CHECK_FALSE(s.curtain);
    play_on(s, 100000);
    CHECK(s.match.is_over());
    pass_device(s);
    CHECK(s.viewer == 0);
}

TEST_CASE("A finished game needs no curtain", "[app][session]") {
    auto s = session_of(palace_record("1", seats(human + "," + human + "," + bot)));
    play_on(s, 100000);
    REQUIRE(s.match.is_over());
    CHECK_FALSE(games::LocalTable<Rules>("again", s.match).curtain);
}

TEST_CASE("A game that is resumed at any point continues as it would have without the interruption", "[app][session]") {
    const auto text = palace_record("11", seats(human + "," + bot + R"(,{"kind":"bot","level":"simple"})"));
    auto whole = session_of(text);
    play_on(whole, 100000);
    REQUIRE(whole.match.is_over());
    auto resumed = session_of(text);
    while (!resumed.match.is_over()) {
        play_on(resumed, 7);
        resumed = session_of(write_record(resumed.match.record()));
    }
    CHECK(resumed.match.digest() == whole.match.digest());
    CHECK(resumed.match.record() == whole.match.record());
}

TEST_CASE("A bot whose level doesn't exist in its game plays by the rule of thumb", "[app][session]") {
    auto greedy = session_of(palace_record("2", seats(human + "," + human + R"(,{"kind":"bot","level":"greedy"})")));
    auto simple = session_of(palace_record("2", seats(human + "," + human + R"(,{"kind":"bot","level":"simple"})")));
    greedy.make_bot_move(2, std::nullopt);
    simple.make_bot_move(2, std::nullopt);
    CHECK(greedy.match.last_turn().move == simple.match.last_turn().move);
}

TEST_CASE("The table's screen gets the last move of the game, and no move at the start of the game", "[app][session]") {
    auto s = session_of(palace_record("1"));
    CHECK(screen_context_of(s, table_context_of(s, english_catalogue(), 1, false)).latest.empty());
    CHECK(screen_context_of(s, table_context_of(s, english_catalogue(), 1, false)).position_number == 0);
    play_on(s, 1);
    const auto context = screen_context_of(s, table_context_of(s, english_catalogue(), 0.5F, true));
    CHECK(context.latest == s.match.last_turn().events);
    CHECK(context.mover == s.match.last_turn().seat);
    CHECK(context.position_number == 1);
    CHECK(context.pace == 0.5F);
    CHECK(context.covered);
}

TEST_CASE("If several moves were made since the last frame, the table tells them all, and which are the viewer's own",
    "[app][session]") {
    shell_test::HeadlessWindow window;
    auto s = session_of(palace_record("1", seats(human + "," + bot + "," + bot)));
    const auto context = [&] { return table_context_of(s, english_catalogue(), 0, false); };
    const auto draw = [&] { window.draw_frame([&] { s.draw(window.theme(), context()); }); };
    const auto told = [&] { return screen_context_of(s, context()); };
    while (s.match.turn_count() < 40) {
        draw();
        const std::size_t before = s.match.turn_count();
        do play_on(s, 1);
        while (first_seat_to_act(s, false) >= 0);
        draw();
        std::vector<palace::Event> all;
        std::size_t own = 0;
        bool only_own = true;
        for (std::size_t i = before; i < s.match.turn_count(); ++i) {
            const auto& turn = s.match.all_turns()[i];
            all.insert(all.end(), turn.events.begin(), turn.events.end());
            only_own = only_own && turn.seat == 0;
            if (only_own) own = all.size();
        }
        CHECK(told().latest == all);
        CHECK(told().told.several == (s.match.turn_count() > before + 1));
        CHECK(told().told.own == (only_own ? 0 : own));
        draw();
        CHECK(told().latest == all);
    }
    s.go_to_position(20);
    draw();
    CHECK(told().latest == s.match.last_turn().events);
    s.go_to_position(30);
    s.skip_animation = true;
    draw();
    CHECK(told().latest == s.match.last_turn().events);
    CHECK_FALSE(told().told.several);
}

} // namespace palazzo::app::test
