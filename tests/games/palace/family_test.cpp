// Plays the hundred rules of families that docs/palace_families.md lists, or checks why a rule is refused.
// family_rules.json has a row for each rule. In a row, `rule` is the name of the rule. `options` and `preset` set the
// rule up, and `how` describes the set-up in words. `refused` says why the rule isn't supported. A game begins either
// with a position, which `seats`, `pile` and `draw` describe (each seat as `hand|up|down`), or with the deal that
// `deal` and `first` describe. `steps` are the moves and checks in order. If `alike` is true, the steps also hold
// without the rule. wished_rules.json has similar rows for rules that players of other tables and programs wished for.
#include "engine/core/match.hpp"
#include "engine/scores/series.hpp"
#include "engine/share/link.hpp"
#include "tests/games/palace/table.hpp"
#include "tests/lines.hpp"
#include "tests/project.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>

namespace palazzo::palace::test {
namespace {

std::string text_of_file(const char* path) {
    std::ifstream file(project_path(path), std::ios::binary);
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

Json rules_in(const char* path) {
    const auto read = parse_json(text_of_file(path));
    REQUIRE(read);
    return *read;
}

Json rules_of_families() { return rules_in("tests/games/palace/family_rules.json"); }

std::string text_in(const Json& row, const char* key) { return row.contains(key) ? row[key].get<std::string>() : ""; }

std::string preset_of(const Json& row) { return row.contains("preset") ? text_in(row, "preset") : "classic"; }

/// Splits a seat's text `hand|up|down` into these three parts; missing parts are empty.
std::vector<std::string> parts_of(const std::string& seat) {
    std::vector<std::string> parts(1);
    for (const char c : seat)
        if (c == '|')
            parts.emplace_back();
        else
            parts.back() += c;
    parts.resize(3);
    return parts;
}

Round round_in_play(const Json& row, const Json& options) {
    std::vector<std::vector<std::string>> texts;
    Scene scene;
    for (const Json& seat : row["seats"]) texts.push_back(parts_of(seat.get<std::string>()));
    for (const auto& parts : texts) scene.seats.push_back({parts[0].c_str(), parts[1].c_str(), parts[2].c_str()});
    const std::string preset = preset_of(row);
    const std::string changes = options.dump();
    const std::string pile = text_in(row, "pile");
    const std::string draw = text_in(row, "draw");
    scene.preset = preset.c_str();
    scene.options = changes.c_str();
    scene.pile = pile.c_str();
    scene.draw = draw.c_str();
    return Round(scene);
}

Round round_of(const Json& row, const Json& options) {
    if (row.contains("seats")) return round_in_play(row, options);
    const Options o = test::options(preset_of(row).c_str(), options.dump().c_str());
    if (row.contains("deal")) return Round(o, text_in(row, "deal").c_str(), row["first"].get<Seat>());
    Round round(Scene{.seats = {{"3S"}, {"4S"}}});
    Rng dice(7);
    round.state = round.rules.begin(o, round.rules.shuffled_deal(o, dice));
    return round;
}

std::string words(const std::vector<int>& numbers) {
    std::string text;
    for (const int n : numbers) text += (text.empty() ? "" : " ") + std::to_string(n);
    return text;
}

std::string layout_for(const Json& row, const Json& options, int players) {
    Json changes = options;
    changes["players"] = players;
    const DealLayout l = deal_layout(test::options(preset_of(row).c_str(), changes.dump().c_str()));
    return words({l.down, l.up, l.hand, l.draw});
}

/// Returns whether a match is counted correctly: the last player of a game collects a letter if `kind` is `letters`,
/// otherwise won games are counted.
bool match_counts(const std::string& kind) {
    const auto of = kind == "letters" ? scores::SeriesKind::letters : scores::SeriesKind::best_of;
    auto series = scores::begin_series(of, 3, {{true, "Anna", ""}, {true, "Ben", ""}});
    scores::add_series_game(series, {1, 2}, {});
    const auto table = scores::standings(series);
    return kind == "letters" ? table[1].letters == 1 : table[0].wins == 1;
}

/// Returns the detail of a position that a step checks, such as a hand or the pile, as text; nullopt if the step is a
/// move.
std::optional<std::string> found(const Json& row, const Json& options, const Round& r, const Json& step) {
    const std::string what = step[0].get<std::string>();
    const auto seat = [&] { return step[1].get<Seat>(); };
    if (what == "hand") return r.hand(seat());
    if (what == "up") return r.face_up_cards(seat());
    if (what == "down") return r.face_down_cards(seat());
    if (what == "known") return r.known_cards(seat());
    if (what == "layout") return layout_for(row, options, step[1].get<int>());
    if (what == "pile") return r.pile();
    if (what == "burned") return r.burned_cards();
    if (what == "acting") return r.seats_to_act();
    if (what == "scores") return words(r.rules.scores(r.state));
    if (what == "turn") return std::to_string(r.turn());
    if (what == "over") return r.is_over() ? "true" : "false";
    if (what == "draws") return std::to_string(r.state.draw.size());
    if (what == "aside") return std::to_string(r.state.aside.size());
    if (what == "cards") return std::to_string(cards_in_play(r.state.table.derived.options));
    return std::nullopt;
}

/// Makes the move or the check of a step. Returns why it fails; "" if it doesn't.
std::string fault(const Json& row, const Json& options, Round& r, const Json& step) {
    const std::string what = step[0].get<std::string>();
    const Json& last = step.back();
    if (const auto now = found(row, options, r, step)) {
        const std::string wanted = last.is_string() ? last.get<std::string>() : last.dump();
        return *now == wanted ? "" : *now + " instead of " + wanted;
    }
    if (what == "match") return match_counts(last.get<std::string>()) ? "" : "it counts otherwise";
    const Seat seat = step[1].get<Seat>();
    const auto move = r.rules.read_move(last);
    if (!move) return "not a move";
    const View v = r.view(seat);
    const Refusal reason = r.rules.check(v, *move);
    const auto legal = r.rules.legal_moves(v);
    if ((std::find(legal.begin(), legal.end(), *move) == legal.end()) != static_cast<bool>(reason))
        return "it is listed or it isn't, and the check disagrees";
    if (what == "not") return reason ? "" : "it is legal";
    if (reason) return std::string(reason.id());
    if (what == "play") r.rules.apply(r.state, seat, *move);
    return "";
}

/// Returns the first failing step with the reason; "" if none fails.
std::string first_fault(const Json& row, const Json& options) {
    Round round = round_of(row, options);
    for (const Json& step : row["steps"])
        if (const std::string why = fault(row, options, round, step); !why.empty()) return step.dump() + ": " + why;
    return "";
}

/// Returns the options of a row without its rule, but with everything that the position needs.
Json without_the_rule(const Json& row) {
    Json bare = Json::object();
    for (const char* kept : {"players", "face_up", "starter"})
        if (row["options"].contains(kept)) bare[kept] = row["options"][kept];
    return bare;
}

bool is_as_usual(const Json& row) {
    const std::string preset = preset_of(row);
    const Options bare = test::options(preset.c_str(), without_the_rule(row).dump().c_str());
    return test::options(preset.c_str(), row["options"].dump().c_str()) == bare;
}

} // namespace

TEST_CASE("At least ninety-two of the hundred listed family rules can be played", "[palace][family]") {
    std::set<std::string> names;
    int playable = 0;
    for (const Json& row : rules_of_families()) {
        names.insert(text_in(row, "rule"));
        playable += row.contains("refused") ? 0 : 1;
        CHECK((row.contains("refused") || row.contains("how")));
    }
    CHECK(names.size() == 100);
    CHECK(playable >= 92);
}

TEST_CASE("docs/palace_families.md says how each family rule is set up, or why the rule isn't supported",
    "[palace][family]") {
    const std::string document = text_of_file("docs/palace_families.md");
    for (const Json& row : rules_of_families()) {
        const bool refused = row.contains("refused");
        const std::string told = refused ? "Not played. " + text_in(row, "refused") : text_in(row, "how");
        const auto at = document.find("| `" + text_in(row, "rule") + "` |");
        CAPTURE(text_in(row, "rule"));
        REQUIRE(at != std::string::npos);
        CHECK(document.substr(at, document.find('\n', at) - at).find("| " + told + " |") != std::string::npos);
    }
}

TEST_CASE("Each family rule is played as docs/palace_families.md says, and a game without the rule differs",
    "[palace][family]") {
    for (const Json& row : rules_of_families()) {
        if (row.contains("refused")) continue;
        DYNAMIC_SECTION(text_in(row, "rule")) {
            CHECK(first_fault(row, row["options"]) == "");
            if (!is_as_usual(row) && !row.contains("alike")) CHECK(first_fault(row, without_the_rule(row)) != "");
        }
    }
}

TEST_CASE("Each rule that players wished for is played as it is described, and a game without the rule differs",
    "[palace][family]") {
    for (const Json& row : rules_in("tests/games/palace/wished_rules.json")) DYNAMIC_SECTION(text_in(row, "rule")) {
            CHECK(first_fault(row, row["options"]) == "");
            if (!row.contains("alike")) CHECK(first_fault(row, without_the_rule(row)) != "");
        }
}

TEST_CASE(
    "The options of each family rule are the same after writing and reading a record and a link", "[palace][family]") {
    for (const Json& row : rules_of_families()) {
        if (row.contains("refused")) continue;
        DYNAMIC_SECTION(text_in(row, "rule")) {
            const Options o = test::options(preset_of(row).c_str(), row["options"].dump().c_str());
            const Options& base = preset_facts(o.preset).options;
            const Json written = write_options(option_fields(), base, o);
            const auto back = read_options(option_fields(), base, written);
            REQUIRE(back);
            CHECK(*back == o);
            Record record;
            record.game = "palace";
            record.preset = preset_of(row);
            record.options = written;
            record.deal = deal_from_seed(7);
            const auto text = write_link(record, LinkKind::rules);
            REQUIRE(text);
            CHECK(text->size() < 200);
            const auto link = read_link(*text);
            REQUIRE(link);
            CHECK(link->record.options == written);
        }
    }
}

} // namespace palazzo::palace::test
