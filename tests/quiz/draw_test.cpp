#include "engine/quiz/draw.hpp"

#include "tests/quiz/decks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

namespace palazzo::quiz {
namespace {

PromptStock stock_of(const Deck& deck, int seats, std::uint64_t seed = 7) {
    PromptStock stock;
    stock.deck = &deck;
    stock.seed = seed;
    stock.seats = seats;
    stock.learners = Seats{0};
    return stock;
}

const Item& item_of(const PromptStock& stock, const DrawnPrompt& drawn) {
    return stock.deck->items[static_cast<std::size_t>(drawn.item)];
}

/// Returns the indices of the items of one category that a seat gets in `draws` draws, in order.
std::vector<int> drawn_by(const PromptStock& stock, Seat seat, int draws, int category = 0) {
    std::vector<int> items;
    for (int nth = 0; nth < draws; ++nth) {
        const DrawnPrompt drawn = nth_prompt(stock, seat, nth);
        if (item_of(stock, drawn).category == category) items.push_back(drawn.item);
    }
    return items;
}

std::set<int> set_of(const std::vector<int>& items) { return {items.begin(), items.end()}; }

std::vector<int> first(std::vector<int> items, std::size_t n) {
    items.resize(std::min(n, items.size()));
    return items;
}

} // namespace

TEST_CASE("Games with the same deck, seed and seats draw the same prompts, in whatever order the seats draw them",
    "[challenges]") {
    const Deck deck = plain_deck(100, 2, 6);
    const Deck copy = deck;
    const PromptStock stock = stock_of(deck, 4);
    PromptStock again = stock;
    again.deck = &copy;
    for (Seat seat = 3; seat >= 0; --seat)
        for (int nth = 40; nth >= 0; --nth) CHECK(nth_prompt(stock, seat, nth) == nth_prompt(again, seat, nth));
}

TEST_CASE("A game with a region asks nothing that is only right in another one, unless there is nothing else",
    "[challenges]") {
    Deck deck = plain_deck(30);
    deck.regions = {"Spain", "Mexico"};
    for (std::size_t i = 0; i < deck.items.size(); ++i) deck.items[i].region = static_cast<int>(i % 3) - 1;
    PromptStock stock = stock_of(deck, 1);
    stock.regions = {1};
    std::set<int> regions;
    for (const int item : drawn_by(stock, 0, 60)) regions.insert(deck.items[static_cast<std::size_t>(item)].region);
    CHECK(regions == std::set{-1, 1});
    for (Item& item : deck.items) item.region = 0;
    CHECK(drawn_by(stock, 0, 60).size() == 60);
}

TEST_CASE("A seed leads to the same prompts on every machine", "[challenges]") {
    const Deck deck = plain_deck(60, 2, 6);
    std::vector<int> dice;
    std::vector<int> items;
    for (int nth = 0; nth < 8; ++nth) {
        const DrawnPrompt drawn = nth_prompt(stock_of(deck, 3, 20), 1, nth);
        dice.push_back(drawn.die);
        items.push_back(drawn.item);
    }
    CHECK(dice == std::vector<int>{4, 2, 1, 3, 6, 1, 4, 6});
    CHECK(items == std::vector<int>{21, 43, 36, 56, 17, 6, 51, 53});
}

TEST_CASE("The die picks the category, and each side is equally likely", "[challenges]") {
    for (const int categories : {1, 2, 3, 4, 5, 6}) {
        const Deck deck = plain_deck(60, 1, categories);
        std::map<int, int> count;
        for (std::uint64_t seed = 0; seed < 300; ++seed)
            for (Seat seat = 0; seat < 2; ++seat)
                for (int nth = 0; nth < 10; ++nth) {
                    const PromptStock stock = stock_of(deck, 2, seed);
                    const DrawnPrompt drawn = nth_prompt(stock, seat, nth);
                    ++count[drawn.die];
                    CHECK(item_of(stock, drawn).category == (drawn.die - 1) % categories);
                }
        REQUIRE(count.size() == 6);
        for (const auto& [die, times] : count) CHECK((die >= 1 && die <= 6 && times > 850 && times < 1150));
    }
}

TEST_CASE("Every prompt of a category is equally likely", "[challenges]") {
    const Deck deck = plain_deck(10);
    std::map<int, int> count;
    for (std::uint64_t seed = 0; seed < 5000; ++seed) ++count[nth_prompt(stock_of(deck, 3, seed), 1, 1).item];
    REQUIRE(count.size() == 10);
    for (const auto& [item, times] : count) CHECK((times > 400 && times < 600));
}

TEST_CASE(
    "If a category has no items, its sides of the die belong to the next category that has some", "[challenges]") {
    Deck deck = plain_deck(60, 1, 6);
    std::erase_if(deck.items, [](const Item& item) { return item.category >= 1 && item.category != 4; });
    const PromptStock stock = stock_of(deck, 1);
    for (int nth = 0; nth < 50; ++nth) {
        const DrawnPrompt drawn = nth_prompt(stock, 0, nth);
        const bool far = drawn.die >= 2 && drawn.die <= 5;
        CHECK(item_of(stock, drawn).category == (far ? 4 : 0));
    }
}

TEST_CASE(
    "Only items of the chosen levels are asked; if these levels have no items, all levels are asked", "[challenges]") {
    const Deck deck = plain_deck(90, 3, 3);
    PromptStock stock = stock_of(deck, 2);
    stock.levels = {2, 0};
    for (int nth = 0; nth < 60; ++nth) CHECK(item_of(stock, nth_prompt(stock, 1, nth)).level != 1);
    std::set<int> levels;
    stock.levels = {8};
    for (int nth = 0; nth < 60; ++nth) levels.insert(item_of(stock, nth_prompt(stock, 1, nth)).level);
    CHECK(levels == std::set<int>{0, 1, 2});
}

TEST_CASE("Only items of the chosen topics and levels are asked", "[challenges]") {
    Deck deck = plain_deck(90, 3, 3);
    deck.topics = {"Home", "Travel", "Nothing"};
    for (std::size_t i = 0; i < deck.items.size(); ++i) deck.items[i].topic = static_cast<int>(i / 9 % 3) - 1;
    PromptStock stock = stock_of(deck, 2);
    const auto drawn = [&](int nth) -> const Item& { return item_of(stock, nth_prompt(stock, 1, nth)); };
    stock.topics = {1};
    for (int nth = 0; nth < 60; ++nth) CHECK(drawn(nth).topic == 1);
    stock.levels = {2};
    for (int nth = 0; nth < 60; ++nth) CHECK((drawn(nth).topic == 1 && drawn(nth).level == 2));
}

TEST_CASE(
    "If no item has a chosen topic and level, all topics are asked; if none has a chosen level, all levels are asked",
    "[challenges]") {
    Deck deck = plain_deck(90, 3, 3);
    deck.topics = {"Home", "Nothing"};
    for (Item& item : deck.items) item.topic = item.level == 0 ? 0 : -1;
    PromptStock stock = stock_of(deck, 2);
    const auto levels_drawn = [&] {
        std::set<int> levels;
        for (int nth = 0; nth < 60; ++nth) levels.insert(item_of(stock, nth_prompt(stock, 1, nth)).level);
        return levels;
    };
    stock.levels = {1};
    for (const int topic : {0, 1}) {
        stock.topics = {topic};
        CHECK(levels_drawn() == std::set<int>{1});
    }
    stock.levels = {8};
    CHECK(levels_drawn() == std::set<int>{0, 1, 2});
}

TEST_CASE("No prompt of a category is asked a second time before every seat has drawn its share of the prompts",
    "[challenges]") {
    for (const int seats : {1, 2, 3, 4, 8}) {
        const Deck deck = plain_deck(120, 1, 4);
        const PromptStock stock = stock_of(deck, seats, 11);
        const auto share = static_cast<std::size_t>(30 / seats);
        for (int category = 0; category < 4; ++category) {
            std::set<int> seen;
            for (Seat seat = 0; seat < seats; ++seat) {
                const auto items = first(drawn_by(stock, seat, 400, category), share);
                REQUIRE(items.size() == share);
                for (const int item : items) CHECK(seen.insert(item).second);
            }
        }
    }
}

TEST_CASE("A seat gets all prompts of a category before one is repeated", "[challenges]") {
    const Deck deck = plain_deck(31);
    PromptStock stock = stock_of(deck, 4, 3);
    stock.due_items = {4, 9, 30, 0, 17};
    stock.learners = Seats{0, 2};
    for (Seat seat = 0; seat < 4; ++seat) {
        const auto items = drawn_by(stock, seat, 62);
        CHECK(set_of(first(items, 31)).size() == 31);
        CHECK(std::equal(items.begin(), items.begin() + 31, items.begin() + 31));
    }
}

TEST_CASE("Learners first get the items that are due, the longest overdue first, and no two learners get the same ones",
    "[challenges]") {
    const Deck deck = plain_deck(100);
    PromptStock stock = stock_of(deck, 4);
    stock.learners = Seats{1, 3};
    stock.due_items = {50, 3, 99, 20, 7};
    CHECK(first(drawn_by(stock, 1, 10), 3) == std::vector<int>{50, 99, 7});
    CHECK(first(drawn_by(stock, 3, 10), 2) == std::vector<int>{3, 20});
    const auto due = set_of(stock.due_items);
    for (const Seat seat : {0, 2})
        for (const int item : drawn_by(stock, seat, 95)) CHECK(due.count(item) == 0);
    for (const Seat seat : {0, 2}) CHECK(set_of(drawn_by(stock, seat, 100)).size() == 100);
    // An item that is due isn't repeated before all other items were asked.
    for (const Seat seat : {1, 3}) CHECK(set_of(drawn_by(stock, seat, 100)).size() == 100);
}

TEST_CASE("An item that is due is asked only in its own category and level", "[challenges]") {
    const Deck deck = plain_deck(60, 2, 3);
    PromptStock stock = stock_of(deck, 2);
    stock.due_items = {4, 1, 10}; // These items have the levels 1, 0 and 1, and all have category 1.
    CHECK(first(drawn_by(stock, 0, 40, 1), 3) == std::vector<int>{4, 1, 10});
    stock.levels = {1};
    CHECK(first(drawn_by(stock, 0, 40, 1), 2) == std::vector<int>{4, 10});
    CHECK(set_of(drawn_by(stock, 0, 200, 1)).count(1) == 0);
}

TEST_CASE("A list of due items may name an item twice, or an item that doesn't exist", "[challenges]") {
    const Deck deck = plain_deck(20);
    PromptStock stock = stock_of(deck, 2);
    stock.due_items = {-1, 5, 20, 5, 1000000, 6, 5};
    CHECK(first(drawn_by(stock, 0, 2), 2) == std::vector<int>{5, 6});
    CHECK(set_of(drawn_by(stock, 0, 20)).size() == 20);
    stock.learners = {};
    CHECK(set_of(drawn_by(stock, 0, 18)).count(5) == 0);
}

TEST_CASE("If a deck has a single item, that item is asked every time", "[challenges]") {
    const Deck deck = plain_deck(1);
    PromptStock stock = stock_of(deck, 8);
    for (const bool due : {false, true}) {
        stock.due_items = due ? std::vector<int>{0} : std::vector<int>{};
        for (Seat seat = 0; seat < 8; ++seat) CHECK(nth_prompt(stock, seat, 5).item == 0);
    }
}

TEST_CASE("A large deck can be drawn from thousands of times", "[challenges]") {
    const Deck deck = plain_deck(5000, 6, 6);
    const PromptStock stock = stock_of(deck, 8);
    for (Seat seat = 0; seat < 8; ++seat) CHECK(nth_prompt(stock, seat, 4000 + seat).item < 5000);
}

} // namespace palazzo::quiz
