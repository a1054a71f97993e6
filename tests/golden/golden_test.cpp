// Games whose end is written down: the rules and the bots give the same on every platform, today and later.
//   tables.json   the tables: a preset and what differs from it
//   games.txt     a game a line: table, seed (of the deal and of the bots), bots, moves, digest of the end
//   thoughts.txt  what opponents think in the midst of those records: record, moves made, level, best move, its worth
//   records/      whole games that people can read, and in records.txt for each its moves, winners and digest
// tools/golden writes the lists anew.
#include "engine/bots/finish.hpp"
#include "engine/catalogue.hpp"
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

/// Of the list one line in so many is played. No multiple of what the list goes through in turn, tables and bots, so
/// that all of them come up.
std::size_t one_in() { return rounds<std::size_t>(7, 1); }

/// Calls f(match) for the game that a record holds.
template <class F>
void with_record(const Record& record, F&& f) {
    REQUIRE(with_game(record.game, [&](const auto& rules) {
        auto match = open_match(rules, record);
        INFO((match ? "" : line_of(match.problem())));
        REQUIRE(match);
        f(*match);
    }));
}

} // namespace

TEST_CASE("Games of each kind end as they always did", "[golden]") {
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
        record.preset = *text_of((*tables)[table]["preset"]);
        record.options = (*tables)[table]["options"];
        record.deal = seed_deal(*read_seed(seed));
        with_record(record, [&](auto& match) {
            finish(match, levels_of(bots), Rng(*read_seed(seed)));
            CAPTURE(table, seed, bots);
            CHECK(match.turn_count() == moves);
            CHECK(match.digest() == digest);
        });
    }
    CHECK(count == 1000 * (std::tuple_size_v<Catalogue> + 1)); // Palace with challenges is a kind of its own
}

TEST_CASE("Games that people can read end as they always did", "[golden]") {
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

TEST_CASE("Opponents think as they always did", "[golden][bots]") {
    std::istringstream list(text_of_file("thoughts.txt"));
    int count = 0;
    std::string name;
    std::string level;
    std::string best;
    for (std::size_t moves = 0; list >> name >> moves >> level && std::getline(list, best); ++count) {
        if (count % rounds(3, 1) != 0) continue;
        CAPTURE(name, moves, level);
        auto record = read_record(text_of_file("records/" + name + ".json"));
        REQUIRE(record);
        REQUIRE(moves < record->moves.size());
        record->moves.resize(moves);
        with_record(*record, [&](const auto& match) {
            using G = std::decay_t<decltype(match.rules())>;
            const Effort effort = G::effort(*read_level(level));
            typename G::Search search(match.rules(), match.view(match.to_act().front()), effort, Rng(moves));
            search.run(effort.iterations);
            const auto first = search.weighed().front();
            const Json thought{
                {"move", match.rules().write(first.move)}, {"value", first.value}, {"visits", first.visits}};
            const auto written = parse_json(best);
            REQUIRE(written);
            CHECK(thought == *written);
        });
    }
    CHECK(count > 50);
}

} // namespace palazzo
