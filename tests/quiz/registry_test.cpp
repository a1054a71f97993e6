#include "engine/quiz/registry.hpp"

#include "engine/quiz/embedded.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::quiz {
namespace {

bool is_named(const std::string& name) {
    const auto names = names_on_shelf();
    REQUIRE(std::is_sorted(names.begin(), names.end()));
    return std::count(names.begin(), names.end(), name) == 1;
}

Deck named(const char* name) {
    Deck deck = small_deck();
    deck.name = name;
    return deck;
}

} // namespace

TEST_CASE("Shipped decks are on the shelf", "[challenges]") {
    REQUIRE_FALSE(embedded().empty());
    for (const Embedded& inside : embedded()) {
        const auto deck = on_shelf(inside.name);
        REQUIRE(deck != nullptr);
        CHECK(deck->name == inside.name);
        CHECK(deck == on_shelf(inside.name));
        CHECK(is_shipped(inside.name));
        CHECK(is_named(std::string(inside.name)));
    }
    CHECK(on_shelf("nowhere") == nullptr);
    CHECK_FALSE(is_shipped("nowhere"));
}

TEST_CASE(
    "A deck of one's own is put on the shelf, replaced and taken away, and who holds it keeps it", "[challenges]") {
    CHECK_FALSE(put_on_shelf(named("own")));
    const auto first = on_shelf("own");
    REQUIRE(first != nullptr);
    CHECK(*first == named("own"));
    CHECK(is_named("own"));
    CHECK_FALSE(is_shipped("own"));
    Deck edited = named("own");
    edited.items[0].prompt = "the dog";
    CHECK_FALSE(put_on_shelf(edited));
    CHECK(*on_shelf("own") == edited);
    CHECK(*first == named("own"));
    CHECK(take_from_shelf("own"));
    CHECK(on_shelf("own") == nullptr);
    CHECK_FALSE(is_named("own"));
    CHECK(*first == named("own"));
    CHECK_FALSE(take_from_shelf("own"));
}

TEST_CASE("A shipped deck is neither replaced nor taken away", "[challenges]") {
    const std::string name(embedded().front().name);
    const auto before = on_shelf(name);
    const auto problem = put_on_shelf(named(name.c_str()));
    REQUIRE(problem);
    CHECK(line_of(*problem) == "name: " + name + " is the name of a deck that comes with Palazzo");
    CHECK_FALSE(take_from_shelf(name));
    CHECK(on_shelf(name) == before);
}

TEST_CASE("A deck with a fault is not put on the shelf", "[challenges]") {
    Deck deck = named("faulty");
    deck.items[0].prompt.clear();
    CHECK(line_of(*put_on_shelf(deck)) == "items[0].prompt: empty");
    CHECK(on_shelf("faulty") == nullptr);
}

TEST_CASE("A deck that was announced has its name before it is there, then comes and stays", "[challenges]") {
    announce("fetched");
    announce("fetched");
    CHECK(is_named("fetched"));
    CHECK(is_shipped("fetched"));
    CHECK(on_shelf("fetched") == nullptr);
    CHECK(put_on_shelf(named("fetched")));
    CHECK_FALSE(put_shipped(write_deck_text(named("fetched"))));
    const auto deck = on_shelf("fetched");
    REQUIRE(deck != nullptr);
    CHECK(*deck == named("fetched"));
    CHECK_FALSE(put_shipped(write_deck_text(named("fetched"))));
    Deck other = named("fetched");
    other.items.pop_back();
    CHECK(line_of(*put_shipped(write_deck_text(other))) == "name: another deck named fetched is in use");
    CHECK(on_shelf("fetched") == deck);
    CHECK(line_of(*put_shipped("{")).find("not JSON at line 1") == 0);
    CHECK(line_of(*put_shipped("{}")).find("format: ") == 0);
}

TEST_CASE("A deck that ships under the name of one's own takes its place", "[challenges]") {
    Deck own = named("later-shipped");
    own.items.pop_back();
    CHECK_FALSE(put_on_shelf(own));
    CHECK_FALSE(put_shipped(write_deck_text(named("later-shipped"))));
    CHECK(*on_shelf("later-shipped") == named("later-shipped"));
    CHECK(is_named("later-shipped"));
}

} // namespace palazzo::quiz
