// Opening a link to a turn: the curtain, watching the moves since the player's last turn, and the effect on games that
// are already stored.
#include "shell/app/replay/replay.hpp"
#include "tests/shell/app/devices.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

TEST_CASE("An opened link says who sent it and which seat is played, and one tap shows the hand", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    CHECK(rosa.title() == "Anna has sent you the turn: you play as Rosa.");
    CHECK(rosa.buttons() == Ids{"lift", "catch_up"});
    rosa.press("lift");
    CHECK(rosa.table().viewer == 1);
    CHECK(shows_cards(rosa.app));
}

TEST_CASE("A turn can be sent before anybody has played, and then there is nothing to watch", "[app][turns]") {
    Device anna;
    Device rosa;
    anna.begin(palindromes());
    anna.press("lift");
    anna.press("send_turn");
    CHECK(open_sheet_name(anna.app) == ""); // no sheet, because it is Anna's turn
    anna.begin(palindromes());
    rosa.follow(anna.send());
    CHECK(rosa.title() == "Rosa has sent you the turn: you play as Anna.");
    CHECK(rosa.buttons() == Ids{"lift"});
}

TEST_CASE("Before playing, a player can watch the moves since their last turn, from their own seat", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    while (rosa.table().viewer == 1) rosa.play();
    const std::size_t seen = rosa.table().turn_count();
    anna.follow(rosa.send());
    while (anna.table().viewer == 0) anna.play();
    rosa.follow(anna.send());
    rosa.press("catch_up");
    const Replay* replay = current_replay(rosa.app);
    REQUIRE(replay != nullptr);
    CHECK(replay->playing);
    CHECK(replay->table->turn_count() == seen);
    CHECK(replay->table->viewer == 1);
    CHECK_FALSE(replay->can_show_all_cards);
    CHECK_FALSE(replay_model(rosa.app).can_play_on); // the player continues the game itself, not a copy of it
    rosa.press("close");
    CHECK(open_page_name(rosa.app) == "table");
    CHECK_FALSE(rosa.table().curtain);
}

TEST_CASE(
    "A newer link continues the game that is stored, and opening a link twice stores no second game", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    const std::string id = rosa.table().id;
    rosa.follow(link);
    CHECK(rosa.table().id == id);
    CHECK(rosa.app.notice_until == 0);
    rosa.play();
    anna.follow(rosa.send());
    anna.press("home");
    anna.press("continue");
    anna.play();
    rosa.begin(palindromes("8")); // another game is on the table
    rosa.follow(anna.send());
    CHECK(rosa.table().id == id);
    CHECK(rosa.record() == anna.record());
    CHECK(rosa.games() == 2);
    CHECK(anna.games() == 1);
}

TEST_CASE("If an older link is opened, a line says that the game has gone on, and the stored game stays as it is",
    "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    rosa.play();
    const Json before = rosa.record();
    rosa.follow(link);
    CHECK(rosa.app.notice.id == "turn.gone_on");
    CHECK(rosa.record() == before);
    CHECK(rosa.games() == 1);
    rosa.restart();
    CHECK(rosa.record() == before);
}

TEST_CASE("An older link of a game that is over opens the finished game, and a line says that the game has gone on",
    "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    play_to_end(rosa.app);
    rosa.follow(link);
    CHECK(rosa.app.notice.id == "turn.gone_on");
    CHECK(rosa.table().is_over());
    CHECK(rosa.games() == 1);
}

TEST_CASE("If a link and the stored game went on differently, both games are kept", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    rosa.play();
    const Json played = rosa.record();
    const std::string id = rosa.table().id;
    // Anna plays Rosa's turn herself, differently.
    anna.press("lift");
    with_local_table(
        [](auto& s) {
            const auto moves = s.match.rules().legal_moves(s.match.view(1), 100);
            REQUIRE_FALSE(s.match.play(1, moves.back()));
        },
        *anna.app.table);
    autosave(anna.app);
    anna.settle();
    REQUIRE(anna.record()["moves"] != played["moves"]);
    const auto link = link_to_share(anna.app, LinkKind::turn);
    REQUIRE(link);
    rosa.follow(*link);
    CHECK(rosa.app.notice.id == "app.diverged");
    CHECK(rosa.record() == anna.record());
    CHECK(rosa.table().seats_here == Seats{1});
    CHECK(rosa.games() == 2);
    CHECK(*parse_json(load_save(rosa.app.services.store, id).save->record) == played);
    rosa.follow(*link); // the game of this link is stored already
    CHECK(rosa.games() == 2);
}

TEST_CASE("A link continues the game by message, not a copy that was played on from a replay", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_by_message(anna, rosa, palindromes());
    const std::string id = rosa.table().id;
    while (rosa.table().viewer == 1) rosa.play();
    const std::string answer = rosa.send();
    rosa.press("lift"); // shows Anna's hand on Rosa's device
    rosa.press("replay");
    dispatch(rosa.app, {"replay_at", "1"});
    rosa.press("play_on");
    REQUIRE(rosa.table().id != id);
    rosa.follow(answer);
    CHECK(rosa.table().id == id);
    CHECK(rosa.games() == 2);
}

TEST_CASE("If a link to a turn is broken, a line says so and nothing changes", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    rosa.play();
    const auto before = rosa.fake.stored;
    for (const std::string& broken :
        {link.substr(0, link.size() - 1), link + "A", std::string("#turn=1"), std::string("#turn=9AAAAAAAAA")}) {
        rosa.follow(broken);
        CHECK(rosa.app.notice.id == "app.cant.open_link");
        CHECK(notice_of(rosa.app).find('\n') == std::string::npos);
    }
    CHECK(rosa.fake.stored == before);
    CHECK(rosa.table().viewer == 0);
}

TEST_CASE("A page that was opened with a turn shows its curtain over the game that was on the table", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_by_message(anna, rosa, palindromes());
    FakePlatform fake;
    App fresh = started_app(fake);
    CHECK(apply_launch_options(fresh, {{"link", link.substr(link.find('#') + 1)}}));
    CHECK(open_page_name(fresh) == "table");
    CHECK(fresh.table->curtain);
}

} // namespace palazzo::app::test
