// Plays games whose results were recorded, because the rules and the bots must give the same results on every platform
// forever. Each table in tables.json is a preset and the options that differ from it. Each line of games.txt is a game:
// table, seed (of the deal and of the bots), bots, moves, digest of the end. Each line of thoughts.txt is a bot's
// search in the middle of a record: record, moves made, level, best move, its value. The folder records/ has whole
// games in readable form, and records.txt their moves, winners and digests. tools/golden rewrites games.txt,
// thoughts.txt and records.txt.
#include "engine/bots/finish.hpp"
#include "engine/catalogue.hpp"
#include "tests/golden/present.hpp"
#include "tests/lines.hpp"
#include "tests/project.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <fstream>
#include <sstream>

namespace palazzo {
namespace {

const std::string folder = project_path("tests/golden/");

std::string text_of_file(const std::string& name) {
    std::ifstream file(folder + name, std::ios::binary);
    INFO(folder + name);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<Level> levels_of(const std::string& bots) {
    std::vector<Level> levels;
    std::istringstream names(bots);
    for (std::string name; std::getline(names, name, ',');) {
        const auto level = read_level(name);
        INFO("bots: " << bots);
        REQUIRE(level);
        levels.push_back(*level);
    }
    return levels;
}

struct Ended {
    std::size_t moves = 0;
    std::string winners;
    std::string digest;
};

template <class M>
Ended ended(const M& match) {
    Ended end{match.turn_count(), "", match.digest()};
    for (const Seat seat : match.rules().winners(match.state()).list())
        end.winners += (end.winners.empty() ? "" : ",") + std::to_string(seat);
    if (end.winners.empty()) end.winners = "nobody";
    return end;
}

/// Returns the distance between the lines of games.txt that are played: 7 in a short run, 1 in a long run. The tables
/// and the bots repeat in the list in cycles whose lengths aren't divisible by 7, so a short run also plays each of
/// them.
std::size_t one_in() { return count_for_run<std::size_t>(7, 1); }

/// Opens the game of a record and calls f(match). Fails the test case if the record can't be opened.
template <class F>
void with_record(const Record& record, F&& f) {
    REQUIRE(call_with_game(record.game, [&](const auto& rules) {
        auto match = open_match(rules, record);
        INFO((match ? "" : line_of(match.problem())));
        REQUIRE(match);
        f(*match);
    }));
}

} // namespace

TEST_CASE("Games of each kind end as recorded", "[golden]") {
    const auto tables = parse_json(text_of_file("tables.json"));
    REQUIRE(tables);
    std::istringstream games(text_of_file("games.txt"));
    std::size_t count = 0;
    std::string seed;
    std::string bots;
    std::string digest;
    for (std::size_t table = 0, moves = 0; games >> table >> seed >> bots >> moves >> digest; ++count) {
        REQUIRE(table < tables->size());
        if (count % one_in() != 0) continue;
        Record record;
        record.game = *text_of((*tables)[table]["game"]);
        if (!is_game_present(record.game)) continue;
        record.preset = *text_of((*tables)[table]["preset"]);
        record.options = (*tables)[table]["options"];
        record.deal = deal_from_seed(*read_seed(seed));
        with_record(record, [&](auto& match) {
            play_to_end(match, levels_of(bots), Rng(*read_seed(seed)));
            CAPTURE(table, seed, bots);
            CHECK(match.turn_count() == moves);
            CHECK(match.digest() == digest);
        });
    }
    // The file games.txt has a thousand lines for each game, and for Palace a thousand without challenges and a
    // thousand with them. The lines of the example game are counted even if this program doesn't have that game.
    CHECK(count == 1000 * (std::tuple_size_v<Catalogue> + (has_example_game() ? 1 : 2)));
}

TEST_CASE("Games whose whole records are stored end as recorded", "[golden]") {
    std::istringstream list(text_of_file("records.txt"));
    int count = 0;
    std::string name;
    std::string winners;
    std::string digest;
    for (std::size_t moves = 0; list >> name >> moves >> winners >> digest; ++count) {
        CAPTURE(name);
        const auto record = read_record(text_of_file("records/" + name + ".json"));
        REQUIRE(record);
        with_record(*record, [&](const auto& match) {
            const Ended end = ended(match);
            CHECK(end.moves == moves);
            CHECK(end.winners == winners);
            CHECK(end.digest == digest);
        });
    }
    CHECK(count >= 15);
}

TEST_CASE("Bots' searches give the recorded results", "[golden][bots]") {
    std::istringstream list(text_of_file("thoughts.txt"));
    int count = 0;
    std::string name;
    std::string level;
    std::string best;
    for (std::size_t moves = 0; list >> name >> moves >> level && std::getline(list, best); ++count) {
        if (count % count_for_run(3, 1) != 0) continue;
        CAPTURE(name, moves, level);
        auto record = read_record(text_of_file("records/" + name + ".json"));
        REQUIRE(record);
        REQUIRE(moves < record->moves.size());
        record->moves.resize(moves);
        with_record(*record, [&](const auto& match) {
            using G = std::decay_t<decltype(match.rules())>;
            const SearchEffort effort = G::effort(*read_level(level));
            typename G::Search search(match.rules(), match.view(match.seats_to_act().front()), effort, Rng(moves));
            search.run(effort.iterations);
            const auto first = search.evaluated_moves().front();
            const Json thought{
                {"move", match.rules().write_move(first.move)}, {"value", first.value}, {"visits", first.visits}};
            const auto written = parse_json(best);
            REQUIRE(written);
            CHECK(thought == *written);
        });
    }
    CHECK(count > 50);
}

} // namespace palazzo
