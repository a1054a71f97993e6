#include "engine/scores/series.hpp"

#include "tests/lines.hpp"
#include "tests/scores/outcomes.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::scores {
namespace {

using Players = std::vector<Player>;

Series begun(SeriesKind kind, int goal, int players) {
    std::vector<SeatInfo> seats{human_seat("Anna")};
    for (int i = 1; i < players; ++i) seats.push_back(bot_seat("Bot " + std::to_string(i)));
    return begin_series(kind, goal, seats);
}

/// Adds a game to the series. The player `first` won it, and the others followed in the order of their numbers.
void won_by(Series& series, Player first) {
    std::vector<int> places;
    int next = 2;
    const auto seats = players_in_seat_order(series);
    for (std::size_t i = 0; i < seats.size(); ++i) places.push_back(0);
    for (Player player = 0; player < static_cast<Player>(series.players.size()); ++player)
        for (std::size_t i = 0; i < seats.size(); ++i)
            if (seats[i] == player) places[i] = player == first ? 1 : next++;
    add_series_game(series, places, {});
}

Players order(const Series& series) {
    Players players;
    for (const Standing& one : standings(series)) players.push_back(one.player);
    return players;
}

std::string refusal(Json json, const char* key, const char* value) {
    json[key] = *parse_json(value);
    const auto read = read_series(json);
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("Best of three is over when one player has won two games", "[scores][series]") {
    Series series = begun(SeriesKind::best_of, 3, 2);
    won_by(series, 1);
    CHECK_FALSE(is_decided(series));
    CHECK(winners(series).empty());
    won_by(series, 1);
    CHECK(is_decided(series));
    CHECK(winners(series) == Players{1});
}

TEST_CASE("A best of three with one win each needs a third game", "[scores][series]") {
    Series series = begun(SeriesKind::best_of, 3, 2);
    won_by(series, 0);
    won_by(series, 1);
    CHECK_FALSE(is_decided(series));
    won_by(series, 0);
    CHECK(winners(series) == Players{0});
    CHECK(series.games.size() == 3);
}

TEST_CASE("A tied game counts as a game, and a series may end in a tie", "[scores][series]") {
    Series series = begun(SeriesKind::best_of, 3, 2);
    won_by(series, 0);
    won_by(series, 1);
    add_series_game(series, {0, 0}, {});
    CHECK(is_decided(series));
    CHECK(winners(series) == Players{0, 1});
    CHECK(standings(series)[1].place == 1);
}

TEST_CASE("Three players play best of five until nobody can catch up", "[scores][series]") {
    Series series = begun(SeriesKind::best_of, 5, 3);
    won_by(series, 2);
    won_by(series, 2);
    won_by(series, 1);
    CHECK_FALSE(is_decided(series)); // the player without a win could still win both remaining games
    won_by(series, 0);
    CHECK_FALSE(is_decided(series)); // another player can still draw level
    won_by(series, 2);
    CHECK(winners(series) == Players{2});
}

TEST_CASE("A series to a number of points lasts until one player has reached it and has more points than anybody else",
    "[scores][series]") {
    Series series = begun(SeriesKind::to_points, 100, 2);
    add_series_game(series, {1, 2}, {90, 60});
    CHECK_FALSE(is_decided(series));
    add_series_game(series, {1, 2}, {50, 20}); // the seats have rotated, and the second player sits first
    CHECK(standings(series)[0].points == 110);
    CHECK(standings(series)[1].points == 110);
    CHECK_FALSE(is_decided(series));
    add_series_game(series, {2, 1}, {5, 9});
    CHECK(winners(series) == Players{1});
    CHECK(order(series) == Players{1, 0});
}

TEST_CASE("The points of a seat go to the player who sat in it during that game", "[scores][series]") {
    Series series = begun(SeriesKind::to_points, 100, 3);
    add_series_game(series, {1, 2, 3}, {30, 20, 10});
    add_series_game(series, {1, 2, 3}, {7, 5, 3});
    CHECK(series.games[1].points == std::vector{3, 7, 5});
    CHECK(series.games[1].places == std::vector{3, 1, 2});
}

TEST_CASE("In a game without points, a player gets one point for each player who finished behind", "[scores][series]") {
    Series series = begun(SeriesKind::to_points, 5, 4);
    add_series_game(series, {2, 1, 4, 2}, {});
    CHECK(series.games[0].points == std::vector{1, 3, 0, 1});
    Series drawn = begun(SeriesKind::to_points, 5, 3);
    add_series_game(drawn, {1, 0, 0}, {});
    CHECK(drawn.games[0].points == std::vector{2, 0, 0});
}

TEST_CASE("The seats of the players rotate from game to game", "[scores][series]") {
    Series series = begun(SeriesKind::best_of, 9, 3);
    for (const Players& seats : {Players{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 1, 2}}) {
        CHECK(players_in_seat_order(series) == seats);
        won_by(series, players_in_seat_order(series)[0]);
    }
}

TEST_CASE("In a series for a word, the player who is last in a game collects a letter", "[scores][series]") {
    Series series = begun(SeriesKind::letters, 6, 3);
    add_series_game(series, {1, 2, 3}, {});
    CHECK(standings(series)[2] == Standing{2, 3, 0, 0, 1, 0});
    CHECK(standings(series)[0].place == 1);
    CHECK(standings(series)[1].place == 1);
    add_series_game(series, {1, 2, 2}, {}); // two players are last: the third and the first
    CHECK(standings(series)[0].player == 1);
    CHECK(standings(series)[1].letters == 1);
    CHECK(standings(series)[2].letters == 2);
}

TEST_CASE("Nobody collects a letter in a tie", "[scores][series]") {
    Series series = begun(SeriesKind::letters, 6, 3);
    add_series_game(series, {0, 0, 0}, {});
    add_series_game(series, {1, 1, 1}, {});
    for (const Standing& one : standings(series)) CHECK(one.letters == 0);
}

TEST_CASE("In a series for a word, a player who has collected all letters is out, and the others continue",
    "[scores][series]") {
    Series series = begun(SeriesKind::letters, 2, 3);
    won_by(series, 0);
    won_by(series, 0);
    CHECK_FALSE(is_decided(series));
    CHECK(players_in_seat_order(series) == Players{0, 1});
    CHECK(standings(series)[2].out_after_game == 2);
    won_by(series, 0);
    CHECK(players_in_seat_order(series) == Players{1, 0});
    won_by(series, 0);
    CHECK(is_decided(series));
    CHECK(winners(series) == Players{0});
    CHECK(order(series) == Players{0, 1, 2}); // a player who was out later ranks higher
    CHECK(standings(series)[1].place == 2);
    CHECK(standings(series)[2].place == 3);
}

TEST_CASE("Two players who are out after the same game share a place", "[scores][series]") {
    Series series = begun(SeriesKind::letters, 1, 3);
    add_series_game(series, {1, 2, 2}, {});
    CHECK(winners(series) == Players{0});
    CHECK(standings(series)[2].place == 2);
}

TEST_CASE("A series that nobody decides is over after 99 games", "[scores][series]") {
    Series series = begun(SeriesKind::letters, 6, 2);
    while (!is_decided(series)) add_series_game(series, {0, 0}, {});
    CHECK(series.games.size() == 99);
    CHECK(winners(series) == Players{0, 1});
}

TEST_CASE("A series is the same after writing and reading, before, between and after its games", "[scores][series]") {
    for (const auto kind : {SeriesKind::best_of, SeriesKind::to_points, SeriesKind::letters}) {
        Series series = begun(kind, 3, 4);
        for (int game = 0; !is_decided(series); ++game) {
            CHECK(*read_series(*parse_json(compact_json(write_series(series)))) == series);
            won_by(series, players_in_seat_order(series)[game % 3 == 0 ? 1 : 0]);
        }
        CHECK(*read_series(write_series(series)) == series);
    }
}

TEST_CASE("A series with a fault is refused with the place of the fault", "[scores][series]") {
    Series series = begun(SeriesKind::best_of, 3, 2);
    won_by(series, 0);
    const Json json = write_series(series);
    CHECK(line_of(read_series(Json::array()).problem()) == "series: an object is required");
    CHECK(refusal(json, "format", "2") == "format: a number from 1 to 1 is required");
    CHECK(refusal(json, "kind", "\"best\"") == "kind: \"best\" is not a value of this option");
    CHECK(refusal(json, "goal", "0") == "goal: a number from 1 to 99 is required");
    CHECK(refusal(json, "more", "0") == "more: unknown key");
    CHECK(refusal(json, "players", R"([["A"]])") == "players: a number from 2 to 12 is required");
    CHECK(refusal(json, "games", "{}") == "games: a list is required");
    CHECK(refusal(json, "games", "[0]") == "games[0]: an object is required");
    CHECK(refusal(json, "games", R"([{"places":[1],"points":[0,0]}])")
        == "games[0].places: as many as players are required");
    CHECK(refusal(json, "games", R"([{"places":[1,3],"points":[0,0]}])")
        == "games[0].places[1]: a number from 0 to 2 is required");
    CHECK(refusal(json, "games", R"([{"places":[1,2]}])") == "games[0].points: as many as players are required");
    const std::string game = R"({"places":[1,2],"points":[1,0]})";
    const std::string other = R"({"places":[2,1],"points":[0,1]})";
    CHECK(refusal(json, "games", ("[" + game + "," + other + "," + game + "]").c_str()) == "games[2]: more than 2");
}

} // namespace palazzo::scores
