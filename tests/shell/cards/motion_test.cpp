#include "shell/cards/motion.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace palazzo;
using namespace palazzo::ui;

namespace {

constexpr Zone hand = 0;
constexpr Zone pile = 1;
constexpr Zone deck = 2;
constexpr Zone other = 3;

const Card nine(Rank::nine, Suit::spades);
const Card king(Rank::king, Suit::hearts);
const Card two(Rank::two, Suit::clubs);

Sprite sprite(Card c, Zone zone, float x, int slot = -1) {
    Sprite s;
    s.card = c;
    s.zone = zone;
    s.slot = slot;
    s.pose = {{x, 0}, 50, 0};
    return s;
}

Scene scene(std::vector<Sprite> sprites, long step) {
    Scene s;
    s.sprites = std::move(sprites);
    s.anchors = {{deck, {{-100, 0}, 50, 0}, true}, {other, {{500, 0}, 20, 0}, true}};
    s.step = step;
    return s;
}

const Sprite* find(const std::vector<Sprite>& sprites, Card c) {
    const auto at = std::find_if(sprites.begin(), sprites.end(), [c](const Sprite& s) { return s.card == c; });
    return at == sprites.end() ? nullptr : &*at;
}

} // namespace

TEST_CASE("the first scene is shown without movement") {
    Motion m;
    m.show(scene({sprite(nine, hand, 10)}, 1), 0, 1);
    CHECK_FALSE(m.is_moving(0));
    CHECK(m.sprites(0).at(0).pose.centre.x == 10);
}

TEST_CASE("a card flies from the hand to the pile, and arrives") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0), sprite(king, hand, 60)}, 1), 0, 1);
    m.show(scene({sprite(king, hand, 30), sprite(nine, pile, 200)}, 2), 1, 1);
    CHECK(m.is_moving(1));
    CHECK(find(m.sprites(1), nine)->pose.centre.x == 0);
    const float halfway = find(m.sprites(1.1), nine)->pose.centre.x;
    CHECK(halfway > 0);
    CHECK(halfway < 200);
    CHECK_FALSE(m.is_moving(2));
    CHECK(find(m.sprites(2), nine)->pose.centre.x == 200);
    CHECK(find(m.sprites(2), king)->pose.centre.x == 30);
}

TEST_CASE("cards that fly are drawn above cards that lie on the table") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0), sprite(king, pile, 60)}, 1), 0, 1);
    m.show(scene({sprite(nine, pile, 200), sprite(king, pile, 60)}, 2), 1, 1);
    CHECK(m.sprites(1.1).back().card == nine);
    CHECK(m.sprites(2).back().card == king);
}

TEST_CASE("without animation everything is in place at once") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0)}, 1), 0, 0);
    m.show(scene({sprite(nine, pile, 200)}, 2), 1, 0);
    CHECK_FALSE(m.is_moving(1));
    CHECK(m.sprites(1).at(0).pose.centre.x == 200);
}

TEST_CASE("at twice the speed a movement takes half the time") {
    for (const float speed : {1.0F, 2.0F}) {
        Motion m;
        m.show(scene({sprite(nine, hand, 0)}, 1), 0, speed);
        m.show(scene({sprite(nine, pile, 200)}, 2), 0, speed);
        CHECK(m.is_moving(0.25 / static_cast<double>(speed)));
        CHECK_FALSE(m.is_moving(0.28 / static_cast<double>(speed)));
    }
}

TEST_CASE("after a change of the window or of the viewpoint cards don't fly to their new places") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0)}, 1), 0, 1);
    Scene next = scene({sprite(nine, pile, 200)}, 2);
    next.arrangement = 7;
    m.show(next, 1, 1);
    CHECK_FALSE(m.is_moving(1));
}

TEST_CASE("a hidden card is turned over while it flies") {
    Motion m;
    m.show(scene({sprite(Card::unknown(), other, 0, 2)}, 1), 0, 1);
    Sprite shown = sprite(nine, pile, 200);
    shown.from = other;
    m.show(scene({shown}, 2), 1, 1);
    CHECK(m.sprites(1.001).at(0).card == Card::unknown());
    CHECK(m.sprites(1.24).at(0).card == nine);
    const auto thin = m.sprites(1.055).at(0).look.squeeze;
    CHECK(thin < 0.5F);
}

TEST_CASE("a new card flies face down from its anchor, and is invisible until it starts") {
    Motion m;
    m.show(scene({}, 1), 0, 1);
    Sprite drawn = sprite(nine, hand, 200);
    drawn.from = deck;
    drawn.beat = 1;
    m.show(scene({drawn}, 2), 1, 1);
    CHECK(m.sprites(1.1).empty());
    REQUIRE(m.sprites(1.25).size() == 1);
    CHECK(m.sprites(1.25).at(0).card == Card::unknown());
    CHECK(m.sprites(3).at(0).card == nine);
}

TEST_CASE("a card without an origin is drawn in place at once") {
    Motion m;
    m.show(scene({}, 1), 0, 1);
    m.show(scene({sprite(nine, hand, 5)}, 2), 1, 1);
    CHECK_FALSE(m.is_moving(1));
    CHECK(m.sprites(1).size() == 1);
}

TEST_CASE("the pile flies to the player who takes it, and fades until it is gone") {
    Motion m;
    m.show(scene({sprite(nine, pile, 0, 0), sprite(king, pile, 5, 1)}, 1), 0, 1);
    Scene taken = scene({}, 2);
    taken.exit_rules = {{pile, other, 0, 0.32F}};
    m.show(taken, 1, 1);
    CHECK(m.sprites(1.1).size() == 2);
    CHECK(find(m.sprites(1.3), nine)->look.opacity < 1);
    CHECK(m.sprites(2).empty());
    CHECK_FALSE(m.is_moving(2));
}

TEST_CASE("if the step doesn't increase, as after an undo, cards that leave the scene disappear without flying") {
    Motion m;
    m.show(scene({sprite(nine, pile, 0)}, 5), 0, 1);
    Scene back = scene({}, 5);
    back.exit_rules = {{pile, other, 0, 0.32F}};
    m.show(back, 1, 1);
    CHECK(m.sprites(1.1).empty());
}

TEST_CASE("A card that passes over the pile stays there long enough to be read before it flies on") {
    Motion m;
    m.show(scene({sprite(Card::unknown(), other, 100, 0)}, 1), 0, 1);
    Scene next = scene({}, 2);
    next.passing_cards = {{nine, other, Pose{{200, 0}, 50, 0}, deck}};
    next.pause = 0.5F;
    m.show(next, 1, 1);
    CHECK(m.sprites(1.01).at(0).card == Card::unknown());
    REQUIRE(m.sprites(1.6).size() == 1);
    CHECK(m.sprites(1.6).at(0).card == nine);
    CHECK(m.sprites(1.6).at(0).pose.centre.x == 200);
    CHECK(m.is_moving(1.6));
    CHECK(m.sprites(3).empty());
    CHECK_FALSE(m.is_moving(3));
}

TEST_CASE("a scene in which only the looks of cards differ doesn't interrupt flying cards") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0)}, 1), 0, 1);
    m.show(scene({sprite(nine, pile, 200)}, 2), 1, 1);
    const float before = m.sprites(1.1).at(0).pose.centre.x;
    Scene hovered = scene({sprite(nine, pile, 200)}, 2);
    hovered.sprites[0].look.hovered = true;
    m.show(hovered, 1.1, 1);
    CHECK(m.sprites(1.1).at(0).pose.centre.x == before);
    CHECK_FALSE(m.is_moving(1.27));
}

TEST_CASE("a dragged card follows the pointer without easing") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0)}, 1), 0, 1);
    Scene held = scene({sprite(nine, hand, 80)}, 1);
    held.sprites[0].held = true;
    m.show(held, 1, 1);
    CHECK(m.sprites(1).at(0).pose.centre.x == 80);
    CHECK_FALSE(m.is_moving(1));
}

TEST_CASE("if a scene has several equal cards, each of them stays in its own place") {
    Motion m;
    m.show(scene({sprite(nine, pile, 0, 0), sprite(nine, pile, 50, 1)}, 1), 0, 1);
    m.show(scene({sprite(nine, pile, 0, 0), sprite(nine, pile, 50, 1), sprite(two, pile, 90, 2)}, 2), 1, 1);
    CHECK_FALSE(m.is_moving(1));
}

TEST_CASE("many cards with the same path start one after the other") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0), sprite(king, hand, 0)}, 1), 0, 1);
    m.show(scene({sprite(nine, pile, 200), sprite(king, pile, 200)}, 2), 1, 1);
    const auto seen = m.sprites(1.1);
    CHECK(find(seen, nine)->pose.centre.x > find(seen, king)->pose.centre.x);
}

TEST_CASE("cards are dealt from the deck one after the other, a card to each zone in turn") {
    Motion m;
    Scene first = scene({sprite(nine, hand, 200, 0), sprite(king, hand, 230, 1), sprite(two, other, 400, 0)}, 1);
    first.dealt_from = deck;
    m.show(first, 1, 1);
    CHECK(m.is_moving(1));
    CHECK(m.sprites(0.999).empty());
    // The first round deals one card to the hand and one to the other seat; then the hand gets its second card.
    CHECK(m.sprites(1.02).size() == 1);
    CHECK(m.sprites(1.06).size() == 2);
    CHECK(find(m.sprites(1.11), king) == nullptr);
    CHECK(m.sprites(1.1).size() == 3);
    CHECK(m.sprites(1.02).at(0).card == Card::unknown());
    CHECK_FALSE(m.is_moving(2));
    CHECK(find(m.sprites(2), king)->pose.centre.x == 230);
}

TEST_CASE("the deal continues when only the looks of the cards change") {
    Motion m;
    Scene first = scene({sprite(nine, hand, 200, 0)}, 1);
    first.dealt_from = deck;
    m.show(first, 1, 1);
    const float before = m.sprites(1.1).at(0).pose.centre.x;
    first.dealt_from = nowhere;
    m.show(first, 1.1, 1);
    CHECK(m.sprites(1.1).at(0).pose.centre.x == before);
    CHECK(m.is_moving(1.1));
}

TEST_CASE("however many cards are dealt, the last one starts within little more than a second") {
    Motion m;
    Scene first = scene({}, 1);
    for (int i = 0; i < 104; ++i) first.sprites.push_back(sprite(Card::unknown(), i % 8, 100, i));
    first.dealt_from = deck;
    m.show(first, 0, 1);
    CHECK(m.is_moving(1.2));
    CHECK_FALSE(m.is_moving(1.4));
}

TEST_CASE("without animation a deal is in place at once") {
    Motion m;
    Scene first = scene({sprite(nine, hand, 200, 0)}, 1);
    first.dealt_from = deck;
    m.show(first, 0, 0);
    CHECK_FALSE(m.is_moving(0));
    CHECK(m.sprites(0).size() == 1);
}

TEST_CASE("A card that is dealt to a place behind a plate flies in front of the plate, and one that only moves up "
          "stays behind") {
    Motion m;
    Sprite back = sprite(Card::unknown(), other, 100, 0);
    back.behind = true;
    m.show(scene({back}, 1), 0, 1);
    CHECK(m.sprites(0).at(0).behind);
    back.pose.centre.x = 120;
    m.show(scene({back, sprite(nine, pile, 300)}, 2), 1, 1);
    CHECK(m.sprites(1.05).at(0).behind);
    Motion deals;
    Scene first = scene({back}, 1);
    first.dealt_from = deck;
    deals.show(first, 0, 1);
    CHECK_FALSE(deals.sprites(0.1).at(0).behind);
    CHECK(deals.sprites(1).at(0).behind);
}

TEST_CASE("a step has landed when the cards of its first beat have arrived, even if a card in the hand is lifted after "
          "that") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0), sprite(king, hand, 60)}, 1), 0, 1);
    Sprite drawn = sprite(two, hand, 90);
    drawn.from = deck;
    drawn.beat = 1;
    m.show(scene({sprite(nine, pile, 200), sprite(king, hand, 60), drawn}, 2), 1, 1);
    CHECK_FALSE(m.has_landed(1.1));
    CHECK(m.has_landed(1.3));
    CHECK_FALSE(m.is_step_over(1.3));
    m.show(scene({sprite(nine, pile, 200), sprite(king, hand, 55), drawn}, 2), 1.31, 1);
    CHECK(m.is_moving(1.32));
    CHECK(m.has_landed(1.32));
    CHECK(m.is_step_over(2));
}

TEST_CASE("if animation is turned off in the middle of a movement, everything is in place at once") {
    Motion m;
    m.show(scene({sprite(nine, hand, 0)}, 1), 0, 1);
    const Scene next = scene({sprite(nine, pile, 200)}, 2);
    m.show(next, 1, 1);
    REQUIRE(m.is_moving(1.1));
    m.show(next, 1.1, 0);
    CHECK_FALSE(m.is_moving(1.1));
    CHECK(m.has_landed(1.1));
    CHECK(m.sprites(1.1).at(0).pose.centre.x == 200);
}
