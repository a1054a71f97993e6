#include "engine/quiz/registry.hpp"

#include "engine/quiz/embedded.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

bool is_named(const std::string& name) {
    const auto names = deck_names();
    REQUIRE(std::is_sorted(names.begin(), names.end()));
    return std::count(names.begin(), names.end(), name) == 1;
}

Deck named(const char* name) {
    Deck deck = small_deck();
    deck.name = name;
    return deck;
}

} // namespace

TEST_CASE("Shipped decks are registered", "[challenges]") {
    REQUIRE_FALSE(embedded_decks().empty());
    for (const EmbeddedFile& inside : embedded_decks()) {
        const auto deck = find_deck(inside.name);
        REQUIRE(deck != nullptr);
        CHECK(deck->name == inside.name);
        CHECK(deck == find_deck(inside.name));
        CHECK(is_shipped_deck(inside.name));
        CHECK(is_named(std::string(inside.name)));
    }
    CHECK(find_deck("nowhere") == nullptr);
    CHECK_FALSE(is_shipped_deck("nowhere"));
}

TEST_CASE("A custom deck can be added, replaced and removed, and a game keeps the deck that it uses", "[challenges]") {
    CHECK_FALSE(add_custom_deck(named("own")));
    const auto first = find_deck("own");
    REQUIRE(first != nullptr);
    CHECK(*first == named("own"));
    CHECK(is_named("own"));
    CHECK_FALSE(is_shipped_deck("own"));
    Deck edited = named("own");
    edited.items[0].prompt = "the dog";
    CHECK_FALSE(add_custom_deck(edited));
    CHECK(*find_deck("own") == edited);
    CHECK(*first == named("own"));
    CHECK(remove_custom_deck("own"));
    CHECK(find_deck("own") == nullptr);
    CHECK_FALSE(is_named("own"));
    CHECK(*first == named("own"));
    CHECK_FALSE(remove_custom_deck("own"));
}

TEST_CASE("A shipped deck can be neither replaced nor removed", "[challenges]") {
    const std::string name(embedded_decks().front().name);
    const auto before = find_deck(name);
    const auto problem = add_custom_deck(named(name.c_str()));
    REQUIRE(problem);
    CHECK(line_of(*problem) == "name: " + name + " is the name of a deck that comes with Palazzo");
    CHECK_FALSE(remove_custom_deck(name));
    CHECK(find_deck(name) == before);
}

TEST_CASE("A deck with a fault is not added", "[challenges]") {
    Deck deck = named("faulty");
    deck.items[0].prompt.clear();
    CHECK(line_of(*add_custom_deck(deck)) == "items[0].prompt: empty");
    CHECK(find_deck("faulty") == nullptr);
}

TEST_CASE("An announced deck is listed before it is fetched, and doesn't change after it was fetched", "[challenges]") {
    announce_deck("fetched");
    announce_deck("fetched");
    CHECK(is_named("fetched"));
    CHECK(is_shipped_deck("fetched"));
    CHECK(find_deck("fetched") == nullptr);
    CHECK(add_custom_deck(named("fetched")));
    CHECK_FALSE(add_fetched_deck(write_deck_text(named("fetched"))));
    const auto deck = find_deck("fetched");
    REQUIRE(deck != nullptr);
    CHECK(*deck == named("fetched"));
    CHECK_FALSE(add_fetched_deck(write_deck_text(named("fetched"))));
    Deck other = named("fetched");
    other.items.pop_back();
    CHECK(line_of(*add_fetched_deck(write_deck_text(other))) == "name: another deck named fetched is in use");
    CHECK(find_deck("fetched") == deck);
    CHECK(line_of(*add_fetched_deck("{")).find("not JSON at line 1") == 0);
    CHECK(line_of(*add_fetched_deck("{}")).find("format: ") == 0);
}

TEST_CASE("A shipped deck takes the place of a custom deck with the same name", "[challenges]") {
    Deck own = named("later-shipped");
    own.items.pop_back();
    CHECK_FALSE(add_custom_deck(own));
    CHECK_FALSE(add_fetched_deck(write_deck_text(named("later-shipped"))));
    CHECK(*find_deck("later-shipped") == named("later-shipped"));
    CHECK(is_named("later-shipped"));
}

} // namespace palazzo::quiz
