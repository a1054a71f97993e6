// The movement on a table depends only on the events of the last move, not on the position before it.
#include "shell/games/palabra/gains.hpp"
#include "shell/games/palabra/scene.hpp"
#include "shell/games/palace/scene.hpp"
#include "shell/games/palindromes/scene.hpp"
#include "tests/contract/games.hpp"
#include "tests/games/palabra/table.hpp"
#include "tests/games/palace/table.hpp"
#include "tests/rounds.hpp"

#include "engine/games/palindromes/rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <variant>

namespace palazzo {
namespace {

using ui::PassingCard;
using ui::Scene;

/// Returns the sum of `count` over all events of the type `Kind`.
template <class Kind, class Event, class Count>
int sum_of(const std::vector<Event>& events, Count&& count) {
    int sum = 0;
    for (const Event& event : events)
        if (const auto* e = std::get_if<Kind>(&event)) sum += static_cast<int>(count(*e));
    return sum;
}

template <class Kind, class Event>
bool tells(const std::vector<Event>& events) {
    return sum_of<Kind>(events, [](const auto&) { return 1; }) > 0;
}

Scene palace_scene(const palace::View& v, const std::vector<palace::Event>& latest, Seat mover) {
    palace::screen::SceneInput scene_input;
    scene_input.latest = latest;
    scene_input.mover = palace::screen::mover_of(latest).value_or(mover);
    return scene_of(v, palace::screen::lay_out_table(390, 844, palace::screen::space_needs(v)), scene_input);
}

Scene palabra_scene(const palabra::View& v, const std::vector<palabra::Event>& latest) {
    palabra::screen::SceneInput scene_input;
    scene_input.latest = latest;
    return scene_of(v, palabra::screen::lay_out_table(390, 844, v.table.players() - 1), scene_input);
}

std::size_t visits_to_read(const Scene& scene) {
    return static_cast<std::size_t>(std::count_if(scene.passing_cards.begin(), scene.passing_cards.end(),
        [](const PassingCard& v) { return v.via.has_value(); }));
}

} // namespace

TEST_CASE("If a move has no events, nothing flies on a table of Palace", "[palace][movement]") {
    const palace::Rules rules;
    contract::for_each_position(rules, 4, [](const auto& match) {
        const Scene still = palace_scene(match.view(0), {}, 0);
        REQUIRE(still.passing_cards.empty());
        REQUIRE(still.exit_rules.empty());
    });
}

TEST_CASE("The pile flies to where the events say it was burned or taken, and nowhere else", "[palace][movement]") {
    const palace::Rules rules;
    contract::for_each_position(rules, count_for_run<std::uint64_t>(8, 40), [](const auto& match) {
        if (match.turn_count() == 0) return;
        const auto& last = match.last_turn();
        const Scene scene = palace_scene(match.view(0), last.events, last.seat);
        const bool gone = tells<palace::PileBurned>(last.events) || tells<palace::PileTaken>(last.events);
        const bool swapped = tells<palace::CardsSwapped>(last.events);
        if (scene.exit_rules.empty() == (gone || swapped)) FAIL(contract::record_line(match));
    });
}

TEST_CASE("When another player draws two cards, two cards fly from the draw pile", "[palace][movement]") {
    using palace::test::Round;
    Round r({.seats = {{"4S 5S 6S"}, {"9S 9H KS"}}, .pile = "3D", .draw = "4D 5D 6D", .turn = 1});
    std::vector<palace::Event> events;
    r.rules.apply(r.state, 1, *r.rules.read_move(palace::test::json("{'play':['9S','9H']}")), events);
    CHECK(palace_scene(r.view(0), events, 1).passing_cards.size() == 2);
    // To the viewer who draws them, the cards are shown as part of the hand instead.
    CHECK(palace_scene(r.view(1), events, 1).passing_cards.empty());
}

TEST_CASE(
    "A card that is turned over from the draw pile doesn't fly to a hand as a drawn card does", "[palace][movement]") {
    using palace::test::Round;
    Round r({.options = "{'chance_card':true}",
        .seats = {{"4S 5S 6S"}, {"4H 5H 6H"}},
        .pile = "7D",
        .draw = "8D 9D",
        .turn = 1});
    std::vector<palace::Event> events;
    r.rules.apply(r.state, 1, *r.rules.read_move(palace::test::json("{'chance':true}")), events);
    CHECK(palace_scene(r.view(0), events, 1).passing_cards.empty());
}

TEST_CASE("The points that fly after a move are the changes of the scores in that move", "[palabra][movement]") {
    const palabra::Rules rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(40, 200); ++i) {
        Rng dice = Rng(51).split(i);
        auto match = contract::new_random_match(rules, dice);
        auto before = match.state().table;
        contract::play_out(match, dice, [&](const auto& now) {
            if (now.turn_count() == 0) return;
            const auto gains = palabra::screen::gains_of(now.last_turn().events);
            for (Seat s = 0; s < now.seat_count(); ++s) {
                const int change = now.state().table.seat(s).score - before.seat(s).score;
                if (gains[static_cast<std::size_t>(s)].points != change)
                    FAIL(contract::record_line(now) << "seat " << s << " has " << change << " points more");
            }
            before = now.state().table;
        });
    }
}

TEST_CASE("Every shaving card is shown over the letter that it shaves, and then discarded", "[palabra][movement]") {
    using palabra::test::Round;
    Round r({.hands = {"Cr ? Zg", "! Zy"}, .words = {"", "Cg Ay2 Tr"}, .draw = "Er Eg Eb Ey Er Eg Eb Ey Er Eg"});
    const auto events = r.play(0, "{'shave':['Cr','?=T']}");
    const Scene scene = palabra_scene(r.view(0), events);
    const auto layout = palabra::screen::lay_out_table(390, 844, 1);
    const auto letters = palabra::screen::word_places(r.view(0), 1, layout);
    REQUIRE(scene.passing_cards.size() == 2);
    CHECK(scene.passing_cards[0].via->centre.x == letters[0].centre.x);
    CHECK(scene.passing_cards[0].card == palabra::screen::face_of(palabra::Card(2, 1, 0)));
    CHECK(scene.passing_cards[1].via->centre.x == letters[2].centre.x);
    CHECK(scene.passing_cards[1].card == palabra::screen::face_of(palabra::Card::wild()));
    CHECK(palabra_scene(r.view(0), {}).passing_cards.empty());
}

TEST_CASE("The old top cards of the discard pile are shown below the cards that fly to it", "[palabra][movement]") {
    palabra::test::Round round(palabra::test::Scene{"{}", {"Eb", "Eb"}, {}, "Eb Eg Er"});
    palabra::View v = round.view(0);
    v.table.discard = {palabra::Card(0, 1, 0), palabra::Card(1, 1, 0), palabra::Card(2, 1, 0), palabra::Card(3, 1, 0),
        palabra::Card(4, 1, 0)};
    const auto layout = palabra::screen::lay_out_table(390, 844, 1);
    const auto lying = [&](std::size_t discarded) {
        palabra::screen::SceneInput scene_input;
        scene_input.discarded = discarded;
        const Scene scene = scene_of(v, layout, scene_input);
        return std::count_if(scene.sprites.begin(), scene.sprites.end(),
            [&](const ui::Sprite& s) { return s.pose.centre == layout.discard.centre; });
    };
    CHECK(lying(0) == 3);
    CHECK(lying(2) == 5);
}

TEST_CASE("A joker is shown over the word that it cancels", "[palabra][movement]") {
    using palabra::test::Round;
    Round r({.hands = {"! Zg", "Zy"}, .words = {"", "Cg Ay2 Tr"}, .draw = "Er Eg Eb Ey Er Eg Eb Ey Er Eg"});
    const auto events = r.play(0, "{'jokers':[{'seat':1}]}");
    CHECK(visits_to_read(palabra_scene(r.view(1), events)) == 1);
}

TEST_CASE(
    "The cards that fly from the board are the taken ones, including the card just placed", "[palindromes][movement]") {
    const palindromes::Rules rules;
    std::size_t seen = 0;
    contract::for_each_position(rules, count_for_run<std::uint64_t>(20, 80), [&](const auto& match) {
        if (match.turn_count() == 0) return;
        const auto& last = match.last_turn();
        palindromes::screen::SceneInput scene_input;
        scene_input.latest = last.events;
        scene_input.mover = last.seat;
        const Scene scene = scene_of(match.view(0), palindromes::screen::lay_out_table(390, 844), scene_input);
        const auto cards =
            sum_of<palindromes::PalindromeTaken>(last.events, [](const auto& e) { return e.cards.size(); });
        if (static_cast<int>(scene.exit_rules.size()) != cards) FAIL(contract::record_line(match));
        // Before the cards fly, the whole palindrome is shown on the board.
        const auto before = match.state_after(match.turn_count() - 1);
        const auto lines = palindromes::screen::taken_lines(before.table.board, last.events);
        scene_input.taken = lines;
        const Scene whole = scene_of(match.view(0), palindromes::screen::lay_out_table(390, 844), scene_input);
        const auto on_board =
            std::count_if(whole.sprites.begin(), whole.sprites.end(), palindromes::screen::is_on_board);
        if (static_cast<std::size_t>(on_board) < match.state().table.board.size() + lines.size())
            FAIL(contract::record_line(match));
        for (const auto& line : lines)
            for (const palindromes::PlacedCard& p : line.cards)
                if (std::none_of(whole.sprites.begin(), whole.sprites.end(),
                        [&](const ui::Sprite& s) { return palindromes::screen::is_on_board(s) && s.card == p.card; }))
                    FAIL(contract::record_line(match));
        seen += lines.size();
    });
    CHECK(seen > 0);
}

} // namespace palazzo
