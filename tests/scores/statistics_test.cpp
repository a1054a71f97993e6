#include "engine/scores/statistics.hpp"

#include "tests/lines.hpp"
#include "tests/scores/outcomes.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::scores {
namespace {

/// Returns statistics of games against Rosa, one a day. `games` has `W` for a game that was won and `L` for one that
/// was lost.
Statistics played(const std::string& games, int first_day = monday) {
    Statistics s;
    for (std::size_t i = 0; i < games.size(); ++i)
        add_outcome(s, duel_outcome("g" + std::to_string(i), first_day + static_cast<int>(i), games[i] == 'W'));
    return s;
}

Statistics many(std::size_t games, const std::string& id = "g") {
    Statistics s;
    for (std::size_t i = 0; i < games; ++i) {
        GameOutcome outcome = duel_outcome(id + std::to_string(i), monday + static_cast<int>(i / 4), i % 3 != 0);
        outcome.points = {static_cast<int>(i % 50), 10};
        outcome.seconds = 60;
        // Puts all games except the last into the list directly, because counting each with add_outcome() takes
        // seconds.
        if (i + 1 < games)
            s.outcomes.push_back(outcome);
        else
            add_outcome(s, outcome);
    }
    return s;
}

std::vector<std::string> ids(const Statistics& s) {
    std::vector<std::string> list;
    for (const GameOutcome& one : s.outcomes) list.push_back(one.id);
    return list;
}

std::vector<int> values(const std::vector<PlotPoint>& dots) {
    std::vector<int> list;
    for (const PlotPoint& dot : dots) list.push_back(dot.value);
    return list;
}

const std::string head = "{\"format\":1}\n";
const std::string line = R"({"d":5,"g":"sevens","i":"a","o":[1,2],"s":[["Anna"],["Rosa","hard"]]})";

std::string refusal(const std::string& text) {
    const auto read = read_statistics(text);
    return read ? "" : line_of(read.problem());
}

} // namespace

TEST_CASE("Games, wins, places and streaks are counted", "[scores][statistics]") {
    const Totals totals = summarise(played("WWWLWLWW"));
    CHECK(totals.games == 8);
    CHECK(totals.wins == 6);
    CHECK(win_percent(totals) == 75);
    CHECK(totals.latest_streak == 2);
    CHECK(totals.best_streak == 3);
    CHECK(totals.place_counts == std::vector<int>{6, 2});
    CHECK(summarise(played("WWL")).latest_streak == 0);
    CHECK(summarise(Statistics()) == Totals());
    CHECK(win_percent(Totals()) == 0);
}

TEST_CASE("The best score, the best word, the largest pile and the total time are kept", "[scores][statistics]") {
    Statistics s = played("WLW");
    s.outcomes[0].points = {-7, 3};
    s.outcomes[1].points = {-20, 30};
    s.outcomes[0].best_play = BestPlay{"CAT", 5};
    s.outcomes[1].best_play = BestPlay{"QUARTZ", 48};
    s.outcomes[2].best_play = BestPlay{"JAZZ", 48};
    s.outcomes[1].largest_pile_taken = 17;
    s.outcomes[2].largest_pile_taken = 4;
    s.outcomes[0].seconds = 100;
    s.outcomes[2].seconds = 301;
    const Totals totals = summarise(s);
    CHECK(totals.games_with_points == 2);
    CHECK(totals.best_score == -7);
    CHECK(mean_points(totals) == -13);
    CHECK(totals.best_play == BestPlay{"QUARTZ", 48});
    CHECK(totals.largest_pile_taken == 17);
    CHECK(totals.seconds == 401);
    CHECK(mean_seconds(totals) == 200);
}

TEST_CASE("A game that is added twice counts once, with its latest result", "[scores][statistics]") {
    Statistics s = played("WW");
    add_outcome(s, duel_outcome("g0", monday, true));
    CHECK(s == played("WW"));
    add_outcome(s, duel_outcome("g0", monday, false));
    CHECK(summarise(s).wins == 1);
    CHECK(summarise(s).games == 2);
}

TEST_CASE("A practice game isn't counted, and is removed if it was counted before", "[scores][statistics]") {
    Statistics s = played("WL");
    GameOutcome practice = duel_outcome("more", monday, true);
    practice.is_practice = true;
    add_outcome(s, practice);
    CHECK(s == played("WL"));
    practice.id = "g1";
    add_outcome(s, practice);
    CHECK(s == played("W"));
}

TEST_CASE("A game can be removed from the statistics", "[scores][statistics]") {
    Statistics s = played("WLW");
    remove_outcome(s, "g1");
    CHECK(ids(s) == std::vector<std::string>{"g0", "g2"});
    remove_outcome(s, "unknown");
    CHECK(s.outcomes.size() == 2);
}

TEST_CASE("Statistics keep games in the order of their days", "[scores][statistics]") {
    Statistics s = played("WW");
    add_outcome(s, duel_outcome("late", monday + 1, false));
    add_outcome(s, duel_outcome("early", monday - 3, false));
    CHECK(ids(s) == std::vector<std::string>{"early", "g0", "g1", "late"});
}

TEST_CASE("Statistics can be filtered by game, preset, house rules, opponent and level", "[scores][statistics]") {
    Statistics s = played("WLWL");
    s.outcomes[0].game = "other";
    s.outcomes[1].preset = "wild";
    s.outcomes[1].house_rules = "Ours";
    s.outcomes[2].seats = {bot_seat("Otto", "easy"), human_seat(), bot_seat("Rosa", "easy")};
    s.outcomes[2].places = {1, 2, 3};
    const auto games = [&](const GameFilter& filter) { return summarise(s, filter).games; };
    CHECK(games({.player = "", .game = "sevens"}) == 3);
    CHECK(games({.player = "", .preset = "wild"}) == 1);
    CHECK(games({.player = "", .house_rules = "Ours"}) == 1);
    CHECK(games({.player = "", .house_rules = ""}) == 3);
    CHECK(games({.player = "", .opponent = "Rosa"}) == 4);
    CHECK(games({.player = "", .opponent = "Otto"}) == 1);
    CHECK(games({.player = "", .opponent = "Rosa", .level = "easy"}) == 1);
    CHECK(games({.player = "", .opponent = "Otto", .level = "hard"}) == 0);
    CHECK(games({.player = "", .game = "sevens", .level = "hard"}) == 2);
    CHECK(games({.player = "Anna"}) == 0);
    CHECK(summarise(s, {.player = "", .opponent = "Otto"}).place_counts == std::vector<int>{0, 1});
}

TEST_CASE(
    "Games are grouped by game, by preset, or by opponent and level, the largest group first", "[scores][statistics]") {
    Statistics s = played("WLWLW");
    s.outcomes[0].game = "other";
    s.outcomes[1].house_rules = "Ours";
    s.outcomes[2].seats.push_back(bot_seat("Otto", "easy"));
    s.outcomes[2].places.push_back(3);
    const auto by = [&](GroupBy what) {
        std::string all;
        for (const GameGroup& one : grouped_totals(s, {}, what))
            all += one.name + "/" + one.detail + " " + std::to_string(one.totals.games) + "-"
                + std::to_string(one.totals.wins) + " ";
        return all;
    };
    CHECK(by(GroupBy::game) == "sevens/ 4-2 other/ 1-1 ");
    CHECK(by(GroupBy::preset) == "usual/ 4-3 usual/Ours 1-0 ");
    CHECK(by(GroupBy::opponent) == "Rosa/hard 5-3 Otto/easy 1-1 ");
    CHECK(by(GroupBy::level) == "hard/ 5-3 easy/ 1-1 ");
    CHECK(grouped_totals(s, {.player = "", .game = "other"}, GroupBy::opponent).size() == 1);
}

TEST_CASE("Each of several humans at one table has statistics by name, without the games that somebody played alone",
    "[scores][statistics]") {
    Statistics s = played("WW");
    GameOutcome both = duel_outcome("both", monday + 9, false);
    both.seats = {human_seat("Anna"), human_seat("Ben")};
    both.best_play = BestPlay{"NOBODY'S", 1};
    add_outcome(s, both);
    CHECK(summarise(s).games == 2);
    CHECK(summarise(s, {"Anna"}).wins == 0);
    CHECK(summarise(s, {"Anna"}).games == 1);
    CHECK(summarise(s, {"Ben"}).wins == 1);
    CHECK_FALSE(summarise(s, {"Ben"}).best_play);
    CHECK(grouped_totals(s, {}, GroupBy::player).size() == 3);
}

TEST_CASE("The plot of wins shows, for each game, the share of wins among the latest games up to that game",
    "[scores][statistics]") {
    const auto dots = win_percents_over_time(played("WLWWLL"), {}, 2);
    CHECK(values(dots) == std::vector{100, 50, 50, 100, 50, 0});
    CHECK(dots[5].day == monday + 5);
    CHECK(values(win_percents_over_time(played("WLWW"), {})) == std::vector{100, 50, 66, 75});
    CHECK(win_percents_over_time(played("W"), {"Anna"}).empty());
}

TEST_CASE("The plot of points contains only games that count points", "[scores][statistics]") {
    Statistics s = played("WLW");
    s.outcomes[0].points = {12, 3};
    s.outcomes[2].points = {-4, 3};
    CHECK(points_over_time(s, {}) == std::vector<PlotPoint>{{monday, 12}, {monday + 2, -4}});
}

TEST_CASE("If there are more than 5,000 games, the oldest are summed up, and the totals stay the same",
    "[scores][statistics]") {
    const Statistics s = many(5300);
    CHECK(s.outcomes.size() == most_outcomes);
    CHECK(s.older_games.size() == 1);
    CHECK(s.older_games[0].totals.games == 300);
    CHECK(s.last_older_day == monday + 74);
    const Totals totals = summarise(s);
    CHECK(totals.games == 5300);
    CHECK(totals.wins == 5300 - 1767);
    CHECK(totals.best_streak == 2);
    CHECK(totals.latest_streak == 1);
    CHECK(totals.best_score == 49);
    CHECK(totals.seconds == 5300 * 60);
    CHECK(grouped_totals(s, {}, GroupBy::opponent)[0].totals == totals);
}

TEST_CASE("Adding the totals of two runs of games gives the totals of all these games", "[scores][statistics]") {
    const std::string games = "LWWWLWWWWLLWLWWWWWW";
    for (std::size_t cut = 0; cut <= games.size(); ++cut) {
        Totals joined = summarise(played(games.substr(0, cut)));
        add_later_totals(joined, summarise(played(games.substr(cut), monday + static_cast<int>(cut))));
        CHECK(joined == summarise(played(games)));
    }
}

TEST_CASE("A game that was summed up isn't counted again", "[scores][statistics]") {
    Statistics s = many(5300);
    add_outcome(s, duel_outcome("g7", monday + 1, true));
    CHECK(s == many(5300));
}

TEST_CASE("Older games are counted together if they are of more kinds than can be counted separately",
    "[scores][statistics]") {
    Statistics s;
    for (int i = 0; i < 6300; ++i) {
        GameOutcome one = duel_outcome("g" + std::to_string(i), monday + i, true);
        one.seats[1].name = "Bot " + std::to_string(i);
        one.preset = "p" + std::to_string(i);
        if (i + 1 < 6300)
            s.outcomes.push_back(one);
        else
            add_outcome(s, one);
    }
    CHECK(s.older_games.size() <= most_tallies);
    CHECK(summarise(s).games == 6300);
    CHECK(summarise(s).latest_streak == 6300);
}

TEST_CASE("Merging another copy of the statistics adds its games, each once", "[scores][statistics]") {
    Statistics s = played("WLW");
    Statistics other = played("WWWW"); // the first three have the ids of the games in `s`, and g1 has another result
    add_outcome(other, duel_outcome("elsewhere", monday - 1, false));
    merge(s, other);
    CHECK(ids(s) == std::vector<std::string>{"elsewhere", "g0", "g1", "g2", "g3"});
    CHECK(summarise(s).wins == 3); // `s` keeps its own outcome of g1
    const Statistics once = s;
    merge(s, other);
    CHECK(s == once);
    merge(s, Statistics());
    CHECK(s == once);
}

TEST_CASE(
    "Older games that are stored only as sums aren't counted twice when copies are merged", "[scores][statistics]") {
    const Statistics longer = many(5600);
    const Statistics shorter = many(5300);
    for (const auto& [into, from] : {std::pair(&longer, &shorter), {&shorter, &longer}, {&longer, &longer}}) {
        Statistics s = *into;
        merge(s, *from);
        CHECK(summarise(s) == summarise(longer));
        CHECK(s == longer);
    }
    Statistics fresh = played("W");
    fresh.outcomes[0].id = "other";
    fresh.outcomes[0].day = monday + 100000;
    merge(fresh, longer);
    CHECK(summarise(fresh).games == 5601);
    CHECK(fresh.outcomes.size() == most_outcomes);
}

TEST_CASE("Statistics are the same after writing and reading", "[scores][statistics]") {
    for (const Statistics& s : {Statistics(), played("WLW"), many(5100)}) {
        const auto read = read_statistics(write_statistics(s));
        REQUIRE(read);
        CHECK(*read == s);
    }
    CHECK(write_statistics(Statistics()) == head);
    CHECK(write_statistics(many(5100)).size() < 600 * 1024);
}

TEST_CASE("Games that are stored in another order are sorted by day when they are read", "[scores][statistics]") {
    std::string text = write_statistics(played("WLW"));
    const std::size_t second = text.find('\n') + 1;
    const std::size_t third = text.find('\n', second) + 1;
    text += text.substr(second, third - second);
    text.erase(second, third - second);
    CHECK(*read_statistics(text) == played("WLW"));
}

TEST_CASE("Statistics with a fault are refused with the line and the place of the fault", "[scores][statistics]") {
    CHECK(refusal(head + line + "\n").empty());
    CHECK(refusal(head + line).empty());
    CHECK(refusal("").find("line 1: ") == 0);
    CHECK(refusal("{}") == "line 1: format: missing");
    CHECK(refusal("{\"format\":2}\n") == "line 1: format: a number from 1 to 1 is required");
    CHECK(refusal("[]\n") == "line 1: an object is required");
    CHECK(refusal(head + "{") == "line 2: not JSON at line 1, column 1");
    CHECK(refusal(head + "\n" + line).find("line 2: ") == 0);
    CHECK(refusal(head + "[]") == "line 2: an object is required");
    CHECK(refusal(head + line + "\n{\"d\":1}") == "line 3: i: missing");
    CHECK(refusal(head + line + "\n" + line) == "line 3: i: appears twice");
    CHECK(refusal(head + line.substr(0, line.size() - 1) + ",\"x\":true}") == "line 2: x: unknown key");
    CHECK(refusal(R"({"format":1,"before":[0]})") == "line 1: before[0]: an object is required");
    CHECK(refusal(R"({"format":1,"before":[{"g":"a","n":[1],"o":[]}]})") == "line 1: before[0].n: a list is required");
    CHECK(refusal(R"({"format":1,"before":[{"g":"a","n":[1,2,0,0,0,0,0,0,0,0,0],"o":[]}]})")
        == "line 1: before[0].n[1]: a number from 0 to 1 is required");
    std::string full = head;
    for (std::size_t i = 0; i <= most_outcomes; ++i)
        full += "{\"d\":5,\"g\":\"a\",\"i\":\"" + std::to_string(i) + "\",\"o\":[0],\"s\":[[\"\"]]}\n";
    CHECK(refusal(full) == "line 5002: more than 5000");
}

TEST_CASE("Statistics of a newer format are distinguished from statistics with a fault", "[scores][statistics]") {
    CHECK(is_newer_statistics("{\"format\":2,\"more\":1}\nwhatever"));
    CHECK_FALSE(is_newer_statistics(write_statistics(played("W"))));
    CHECK_FALSE(is_newer_statistics("{\"format\":\"2\"}"));
    CHECK_FALSE(is_newer_statistics("nothing"));
}

} // namespace palazzo::scores
