// Tables with a deck of questions that are shared by link: the deck goes along, and is stored where the link is opened.
#include "tests/shell/app/decks.hpp"
#include "tests/shell/app/fake_platform.hpp"

#include "shell/app/share/share.hpp"
#include "shell/ui/qr.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::app::test {
namespace {

/// Returns a list of `count` words with translations, as it can be pasted.
std::string list_of(int count) {
    std::string list;
    for (int i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        list += "palabra" + number + " – word " + number + "\n";
    }
    return list;
}

/// Returns the link on the sheet that is open; empty if it shows none.
std::string link_on_sheet(const App& app) {
    for (const auto& item : sheet_model(app).items)
        if (item.kind == pages::SheetItem::ItemKind::code) return item.label;
    return "";
}

/// A program with a deck made of a pasted list, and the link that the deck's sheet offers.
struct Teacher {
    explicit Teacher(int words) {
        dispatch(app, {"decks", ""});
        dispatch(app, {"pasted", list_of(words)});
        dispatch(app, {"list_make", ""});
        dispatch(app, {"share_deck:my-list", ""});
        link = link_on_sheet(app);
    }
    FakePlatform fake;
    App app = started_app(fake);
    std::string link;
};

} // namespace

TEST_CASE("A link to a deck's table contains the deck, which is stored where the link is opened", "[app][share_deck]") {
    const DeckRegistry registry;
    const Teacher teacher(12);
    CHECK(sheet_shows(teacher.app, "The link contains the questions of My list."));
    const Deck sent = *registered_deck("my-list");
    quiz::remove_custom_deck("my-list"); // As on another device.

    FakePlatform fake;
    App learner = started_app(fake);
    REQUIRE(open_link(learner, teacher.link).empty());
    CHECK(shown_page_name(learner) == "set_up");
    CHECK(learner.set_up.deck == "my-list");
    CHECK(learner.notice.id == "decks.imported");
    REQUIRE(registered_deck("my-list"));
    CHECK(*registered_deck("my-list") == sent);
    CHECK_FALSE(stored_deck(fake, "my-list").empty());
}

TEST_CASE("A deck that is stored already isn't stored again when its link is opened", "[app][share_deck]") {
    const DeckRegistry registry;
    Teacher teacher(12);
    REQUIRE(open_link(teacher.app, teacher.link).empty());
    CHECK(teacher.app.set_up.deck == "my-list");
    CHECK(quiz::find_deck("my-list-2") == nullptr);
}

TEST_CASE("If another deck has the name of a link's deck, the link's deck gets a free name, and the other one stays",
    "[app][share_deck]") {
    const DeckRegistry registry;
    const Teacher teacher(12);
    quiz::remove_custom_deck("my-list");
    Teacher learner(3);
    REQUIRE(open_link(learner.app, teacher.link).empty());
    CHECK(learner.app.set_up.deck == "my-list-2");
    REQUIRE(registered_deck("my-list-2"));
    CHECK(registered_deck("my-list-2")->items.size() == 12);
    CHECK(registered_deck("my-list")->items.size() == 3);
}

TEST_CASE("A link whose table can't be opened is refused, and its deck isn't stored", "[app][share_deck]") {
    const DeckRegistry registry;
    const Teacher teacher(12);
    Record record =
        *read_record(R"({"format":1,"game":"palace","preset":"speak","options":{},"deal":{"cards":["4C"]}})");
    record.extras["challenges"] = Json{{"deck", "my-list"}};
    const auto link = write_link(record, LinkKind::deal, registered_deck("my-list").get());
    REQUIRE(link);
    quiz::remove_custom_deck("my-list");
    FakePlatform fake;
    App learner = started_app(fake);
    const auto before = fake.stored;
    CHECK_FALSE(open_link(learner, *link).empty());
    CHECK(quiz::find_deck("my-list") == nullptr);
    CHECK(fake.stored == before);
    CHECK(shown_page_name(learner) == "home");
}

TEST_CASE(
    "A deck of more than sixty questions isn't part of a link, and both people are told so", "[app][share_deck]") {
    const DeckRegistry registry;
    const Teacher teacher(61);
    CHECK(sheet_shows(teacher.app, "has more than 60 questions"));
    quiz::remove_custom_deck("my-list");
    FakePlatform fake;
    App learner = started_app(fake);
    REQUIRE(open_link(learner, teacher.link).empty());
    CHECK(shown_page_name(learner) == "set_up");
    CHECK(learner.notice.id == "share.deck.missing");
    CHECK(quiz::find_deck("my-list") == nullptr);
}

TEST_CASE("The link of a deck of sixty words is short enough for a QR code", "[app][share_deck]") {
    const DeckRegistry registry;
    const Teacher teacher(60);
    CHECK(teacher.link.size() < ui::longest_qr_text);
}

TEST_CASE("A link to the rules of a table contains its deck, level, topic and time limit", "[app][share_deck]") {
    FakePlatform fake;
    App there = started_app(fake);
    dispatch(there, {"set_up:palace/speak", ""});
    dispatch(there, {"use_deck:fr", ""});
    dispatch(there, {"levels", "1"});
    dispatch(there, {"use_topic:2", ""});
    dispatch(there, {"seconds", "2"});
    REQUIRE_FALSE(there.set_up.topics.empty());
    const auto link = link_to_share(there, LinkKind::rules);
    REQUIRE(link);
    FakePlatform other;
    App here = started_app(other);
    REQUIRE(open_link(here, *link).empty());
    CHECK(here.set_up.deck == "fr");
    CHECK(here.set_up.levels == there.set_up.levels);
    CHECK(here.set_up.topics == there.set_up.topics);
    CHECK(here.set_up.seconds == 30);
    CHECK(here.set_up.rules == there.set_up.rules);
}

TEST_CASE("A link to the deal of a table contains its deck", "[app][share_deck]") {
    const DeckRegistry registry;
    Teacher teacher(12);
    REQUIRE(open_link(teacher.app, teacher.link).empty());
    dispatch(teacher.app, {"begin", ""});
    REQUIRE(shown_page_name(teacher.app) == "table");
    const auto link = link_to_share(teacher.app, LinkKind::deal);
    REQUIRE(link);
    quiz::remove_custom_deck("my-list");
    FakePlatform fake;
    App learner = started_app(fake);
    REQUIRE(open_link(learner, *link).empty());
    REQUIRE(shown_page_name(learner) == "table");
    CHECK(parse_json(record_text(learner))->at("challenges").at("deck") == "my-list");
    CHECK(parse_json(record_text(learner))->at("deal") == parse_json(record_text(teacher.app))->at("deal"));
}

} // namespace palazzo::app::test
