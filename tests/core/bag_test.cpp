#include "engine/core/bag.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

namespace palazzo {
namespace {

const Card nine_s(Rank::nine, Suit::spades);
const Card nine_h(Rank::nine, Suit::hearts);
const Card king_c(Rank::king, Suit::clubs);

} // namespace

TEST_CASE("A bag counts cards by face, by rank and in total", "[core][bag]") {
    const Bag bag = bag_of(std::vector<Card>{nine_s, king_c, nine_s, nine_h, Card::joker(), Card::joker()});
    CHECK(bag.size() == 6);
    CHECK(bag.count(nine_s) == 2);
    CHECK(bag.count(nine_h) == 1);
    CHECK(bag.count(Rank::nine) == 3);
    CHECK(bag.count(Rank::ace) == 0);
    CHECK(bag.count(Card::joker()) == 2);
    CHECK(bag.joker_count() == 2);
    CHECK(bag.rank_bits() == ((1U << index_of(Rank::nine)) | (1U << index_of(Rank::king))));
}

TEST_CASE("The order in which cards are added to a bag doesn't matter", "[core][bag]") {
    CHECK(bag_of(std::vector<Card>{nine_s, king_c}) == bag_of(std::vector<Card>{king_c, nine_s}));
    Bag bag = bag_of(std::vector<Card>{nine_s});
    bag.add(king_c);
    bag.remove(king_c);
    CHECK(bag == bag_of(std::vector<Card>{nine_s}));
    CHECK_FALSE(bag == Bag());
    bag.remove(nine_s);
    CHECK(bag == Bag());
    CHECK(bag.empty());
    CHECK(bag.rank_bits() == 0);
    bag.remove_if_there(nine_s);
    CHECK(bag.empty());
}

TEST_CASE("A bag can contain the same card up to fifteen times", "[core][bag]") {
    Bag bag;
    for (int s = 0; s < suit_count; ++s) bag.add(Card(Rank::ace, suit_at(s)), 15);
    bag.add(Card::joker(), 12);
    CHECK(bag.count(Rank::ace) == 60);
    CHECK(bag.joker_count() == 12);
    CHECK(bag.size() == 72);
    CHECK(bag.count(Rank::king) == 0);
}

TEST_CASE("A bag contains another one if it has each card at least as often as the other one", "[core][bag]") {
    const Bag bag = bag_of(std::vector<Card>{nine_s, nine_s, king_c});
    CHECK(bag.holds(bag_of(std::vector<Card>{nine_s, nine_s})));
    CHECK(bag.holds(Bag()));
    CHECK_FALSE(bag.holds(bag_of(std::vector<Card>{nine_s, nine_h})));
    CHECK_FALSE(bag.holds(bag_of(std::vector<Card>{king_c, king_c})));
}

TEST_CASE("The cards of a bag are visited in the order of their ranks, then of their suits, with jokers last",
    "[core][bag]") {
    const Bag bag = bag_of(std::vector<Card>{Card::joker(), king_c, nine_h, nine_s, nine_h});
    std::vector<std::pair<Card, int>> seen;
    bag.for_each([&](Card c, int n) { seen.emplace_back(c, n); });
    CHECK(seen == std::vector<std::pair<Card, int>>{{nine_s, 1}, {nine_h, 2}, {king_c, 1}, {Card::joker(), 1}});
}

} // namespace palazzo
