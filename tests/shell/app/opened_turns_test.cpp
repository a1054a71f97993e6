// Opening a link to a turn: the curtain, watching the moves since the player's last turn, and the effect on games that
// are already stored.
#include "shell/app/replay/replay.hpp"
#include "tests/shell/app/devices.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::app::test {

TEST_CASE("An opened link says who sent it and which seat is played, and one tap shows the hand", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_game_by_message(anna, rosa, palindromes_record());
    CHECK(rosa.curtain_title() == "Anna has sent you the turn: you play as Rosa.");
    CHECK(rosa.curtain_button_ids() == Ids{"lift", "catch_up"});
    rosa.press("lift");
    CHECK(rosa.table().viewer == 1);
    CHECK(shows_more_than_curtain(rosa.app));
}

TEST_CASE("A turn can be sent before anybody has played, and then there is nothing to watch", "[app][turns]") {
    Device anna;
    Device rosa;
    anna.begin_game(palindromes_record());
    anna.press("lift");
    anna.press("send_turn");
    CHECK(shown_sheet_name(anna.app) == ""); // no sheet, because it is Anna's turn
    anna.begin_game(palindromes_record());
    rosa.follow_link(anna.send_turn());
    CHECK(rosa.curtain_title() == "Rosa has sent you the turn: you play as Anna.");
    CHECK(rosa.curtain_button_ids() == Ids{"lift"});
}

TEST_CASE("Before playing, a player can watch the moves since their last turn, from their own seat", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_game_by_message(anna, rosa, palindromes_record());
    while (rosa.table().viewer == 1) rosa.play_turn();
    const std::size_t seen = rosa.table().turn_count();
    anna.follow_link(rosa.send_turn());
    while (anna.table().viewer == 0) anna.play_turn();
    rosa.follow_link(anna.send_turn());
    rosa.press("catch_up");
    const Replay* replay = current_replay(rosa.app);
    REQUIRE(replay != nullptr);
    CHECK(replay->playing);
    CHECK(replay->table->turn_count() == seen);
    CHECK(replay->table->viewer == 1);
    CHECK_FALSE(replay->can_show_all_cards);
    CHECK_FALSE(replay_model(rosa.app).can_play_on); // the player continues the game itself, not a copy of it
    rosa.press("close");
    CHECK(shown_page_name(rosa.app) == "table");
    CHECK_FALSE(rosa.table().curtain);
}

TEST_CASE(
    "A newer link continues the game that is stored, and opening a link twice stores no second game", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_game_by_message(anna, rosa, palindromes_record());
    const std::string id = rosa.table().id;
    rosa.follow_link(link);
    CHECK(rosa.table().id == id);
    CHECK(rosa.app.notice_until == 0);
    rosa.play_turn();
    anna.follow_link(rosa.send_turn());
    anna.press("home");
    anna.press("continue");
    anna.play_turn();
    rosa.begin_game(palindromes_record("8")); // another game is on the table
    rosa.follow_link(anna.send_turn());
    CHECK(rosa.table().id == id);
    CHECK(rosa.record() == anna.record());
    CHECK(rosa.stored_game_count() == 2);
    CHECK(anna.stored_game_count() == 1);
}

TEST_CASE("If an older link is opened, a line says that the game has gone on, and the stored game stays as it is",
    "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_game_by_message(anna, rosa, palindromes_record());
    rosa.play_turn();
    const Json before = rosa.record();
    rosa.follow_link(link);
    CHECK(rosa.app.notice.id == "turn.gone_on");
    CHECK(rosa.record() == before);
    CHECK(rosa.stored_game_count() == 1);
    rosa.restart();
    CHECK(rosa.record() == before);
}

TEST_CASE("An older link of a game that is over opens the finished game, and a line says that the game has gone on",
    "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_game_by_message(anna, rosa, palindromes_record());
    play_to_end(rosa.app);
    rosa.follow_link(link);
    CHECK(rosa.app.notice.id == "turn.gone_on");
    CHECK(rosa.table().is_over());
    CHECK(rosa.stored_game_count() == 1);
}

TEST_CASE("If a link and the stored game went on differently, both games are kept", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_game_by_message(anna, rosa, palindromes_record());
    rosa.play_turn();
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
    rosa.follow_link(*link);
    CHECK(rosa.app.notice.id == "app.diverged");
    CHECK(rosa.record() == anna.record());
    CHECK(rosa.table().seats_here == Seats{1});
    CHECK(rosa.stored_game_count() == 2);
    CHECK(*parse_json(load_save(rosa.app.services.store, id).save->record) == played);
    rosa.follow_link(*link); // the game of this link is stored already
    CHECK(rosa.stored_game_count() == 2);
}

TEST_CASE("A link continues the game by message, not a copy that was played on from a replay", "[app][turns]") {
    Device anna;
    Device rosa;
    begin_game_by_message(anna, rosa, palindromes_record());
    const std::string id = rosa.table().id;
    while (rosa.table().viewer == 1) rosa.play_turn();
    const std::string answer = rosa.send_turn();
    rosa.press("lift"); // shows Anna's hand on Rosa's device
    rosa.press("replay");
    dispatch(rosa.app, {"replay_at", "1"});
    rosa.press("play_on");
    REQUIRE(rosa.table().id != id);
    rosa.follow_link(answer);
    CHECK(rosa.table().id == id);
    CHECK(rosa.stored_game_count() == 2);
}

TEST_CASE("If a link to a turn is broken, a line says so and nothing changes", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_game_by_message(anna, rosa, palindromes_record());
    rosa.play_turn();
    const auto before = rosa.fake.stored;
    for (const std::string& broken :
        {link.substr(0, link.size() - 1), link + "A", std::string("#turn=1"), std::string("#turn=9AAAAAAAAA")}) {
        rosa.follow_link(broken);
        CHECK(rosa.app.notice.id == "app.cant.open_link");
        CHECK(notice_of(rosa.app).find('\n') == std::string::npos);
    }
    CHECK(rosa.fake.stored == before);
    CHECK(rosa.table().viewer == 0);
}

TEST_CASE("A page that was opened with a turn shows its curtain over the game that was on the table", "[app][turns]") {
    Device anna;
    Device rosa;
    const std::string link = begin_game_by_message(anna, rosa, palindromes_record());
    FakePlatform fake;
    App fresh = started_app(fake);
    CHECK(apply_launch_options(fresh, {{"link", link.substr(link.find('#') + 1)}}));
    CHECK(shown_page_name(fresh) == "table");
    CHECK(fresh.table->curtain);
}

} // namespace palazzo::app::test
