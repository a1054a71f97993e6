// When the texts of a Palace table report an event: never before the card of the event has landed.
#include "shell/cards/motion.hpp"
#include "shell/games/palace/scene.hpp"
#include "shell/games/palace/table_texts.hpp"
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace palazzo;
using namespace palazzo::palace::screen;
using palace::test::Round;

namespace {

/// A move: the view before it, the view after it, and its events.
struct Step {
    palace::View before;
    palace::View after;
    std::vector<palace::Event> events;
};

Step step_of(Round round, const char* move) {
    Step step{round.view(0), {}, {}};
    const Seat seat = round.turn();
    round.rules.apply(round.state, seat, *round.rules.read_move(palace::test::json(move)), step.events);
    step.after = round.view(0);
    return step;
}

/// Returns texts that describe the position before `step`.
TableTexts texts_before(const Step& step) {
    TableTexts texts;
    const std::vector<palace::Event> nothing;
    update_all_texts(texts, {step.before, nothing, 1});
    return texts;
}

ui::Scene scene_of_step(const palace::View& v, std::span<const palace::Event> latest, long step) {
    SceneInput scene_input;
    scene_input.latest = latest;
    ui::Scene scene = scene_of(v, lay_out_table(390, 844, space_needs(v)), scene_input);
    scene.step = step;
    return scene;
}

Round ten_burns() { return Round({.seats = {{"TS KS 4D"}, {"5S"}}, .pile = "4C 5C 6C 7C 8C"}); }

} // namespace

TEST_CASE("The message, the turn marker and a seat's last action wait until the card has landed") {
    const Step step = step_of(Round({.seats = {{"9S KS"}, {"5S"}}, .pile = "8D"}), "{'play':['9S']}");
    TableTexts texts = texts_before(step);
    const ShownPosition shown{step.after, step.events, 2};
    update_texts(texts, shown, false, false);
    CHECK(texts.latest.empty());
    CHECK(texts.described_view.table.turn == 0);
    CHECK(texts.last_actions[0].empty());
    CHECK(shown_pile_count(texts) == 1);
    update_texts(texts, shown, true, false);
    CHECK(texts.latest == step.events);
    CHECK(texts.described_view.table.turn == 1);
    CHECK(texts.last_actions[0].size() == 1);
    CHECK(shown_pile_count(texts) == 2);
}

TEST_CASE("The plates stop naming played cards once somebody has taken them with the pile") {
    const Step step = step_of(Round({.seats = {{"9S KS"}, {"5S"}}, .pile = "8D"}), "{'play':['9S']}");
    TableTexts texts = texts_before(step);
    update_texts(texts, {step.after, step.events, 2}, true, true);
    REQUIRE_FALSE(texts.last_actions[0].empty());
    const std::vector<palace::Event> took{palace::PileTaken{1, 2}};
    update_texts(texts, {step.after, took, 3}, true, true);
    CHECK(texts.last_actions[0].empty());
    CHECK_FALSE(texts.last_actions[1].empty());
    // Without movement, one frame shows the moves of all bots: what was played after the pile was taken is still named.
    std::vector<palace::Event> several = took;
    several.insert(several.end(), step.events.begin(), step.events.end());
    update_texts(texts, {step.after, several, 4}, true, true);
    CHECK_FALSE(texts.last_actions[0].empty());
    CHECK_FALSE(texts.last_actions[1].empty());
}

TEST_CASE("Cards in a hand are counted after the drawn ones have arrived") {
    const Step step =
        step_of(Round({.seats = {{"9S KS 4D"}, {"5S"}}, .pile = "8D", .draw = "6D 7D"}), "{'play':['9S']}");
    TableTexts texts = texts_before(step);
    update_texts(texts, {step.after, step.events, 2}, true, false);
    CHECK(texts.counted_view.draw_count == 2);
    update_texts(texts, {step.after, step.events, 2}, true, true);
    CHECK(texts.counted_view.draw_count == 1);
}

TEST_CASE("The hand is highlighted once the table asks for a move, and not while cards still fly") {
    const Round round({.seats = {{"9S KS"}, {"5S"}}, .pile = "TD"});
    const auto marked = [&](bool asks) {
        SceneInput scene_input;
        scene_input.asks = asks;
        const palace::View v = round.view(0);
        const ui::Scene scene = scene_of(v, lay_out_table(390, 844, space_needs(v)), scene_input);
        return std::count_if(scene.sprites.begin(), scene.sprites.end(),
            [](const ui::Sprite& s) { return s.look.playable || s.look.dimmed; });
    };
    CHECK(marked(false) == 0);
    CHECK(marked(true) == 2); // the king is marked as playable, and the nine is dimmed
}

TEST_CASE(
    "The cards of a burning pile are counted at the pile until they have left it, and at the burned cards after that") {
    const Step step = step_of(ten_burns(), "{'play':['TS']}");
    TableTexts texts = texts_before(step);
    const ShownPosition shown{step.after, step.events, 2};
    update_texts(texts, shown, true, false);
    CHECK(shown_pile_count(texts) == 5);
    CHECK(texts.counted_view.table.burned.empty());
    update_texts(texts, shown, true, true);
    CHECK(shown_pile_count(texts) == 0);
    CHECK(texts.counted_view.table.burned.size() == 6);
}

TEST_CASE("No burned cards are shown before the burned pile has arrived") {
    const Step step = step_of(ten_burns(), "{'play':['TS']}");
    ui::Motion motion;
    motion.show(scene_of_step(step.before, {}, 1), 0, 1);
    const ui::Scene after = scene_of_step(step.after, step.events, 2);
    motion.show(after, 10, 1);
    const auto at_burned = [&](double now) {
        const auto sprites = motion.sprites(now);
        return std::count_if(sprites.begin(), sprites.end(), [&](const ui::Sprite& s) {
            return s.card.is_unknown() && ui::length(s.pose.centre - after.anchors[2].pose.centre) < 1;
        });
    };
    REQUIRE(motion.has_landed(10.3));
    REQUIRE_FALSE(motion.is_step_over(10.3));
    CHECK(at_burned(10.01) == 0);
    CHECK(at_burned(10.3) == 0);
    CHECK(at_burned(13) == 2);
}

TEST_CASE(
    "The face of a face-down card that is turned over isn't visible yet when the card starts to fly to the pile") {
    const Step step = step_of(Round({.seats = {{"", "", "KS 4S"}, {"5S"}}, .pile = "9D"}), "{'flip':0}");
    ui::Motion motion;
    motion.show(scene_of_step(step.before, {}, 1), 0, 1);
    motion.show(scene_of_step(step.after, step.events, 2), 10, 1);
    CHECK_FALSE(motion.has_landed(10.1));
    const auto sprites = motion.sprites(10.001);
    CHECK(std::none_of(sprites.begin(), sprites.end(), [](const ui::Sprite& s) { return s.card == *read_card("KS"); }));
    CHECK(motion.has_landed(10.5));
}
