#include "engine/quiz/deck.hpp"

#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"

#include <catch2/catch_test_macros.hpp>
#include <functional>

namespace palazzo::quiz {
namespace {

/// Changes the JSON of a deck and reads it. Returns the message with which the deck is refused; "" if it is accepted.
std::string refusal(const std::function<void(Json&)>& change) {
    Json json = write_deck(small_deck());
    change(json);
    const auto deck = read_deck(json);
    return deck ? "" : line_of(deck.problem());
}

std::string refusal(const std::string& key, const Json& value) {
    return refusal([&](Json& json) { json[key] = value; });
}

std::string item_refusal(const std::string& key, const Json& value) {
    return refusal([&](Json& json) { json["items"][2][key] = value; });
}

std::string fault_of(const std::function<void(Deck&)>& change) {
    Deck deck = small_deck();
    change(deck);
    const auto fault = fault_in(deck);
    return fault ? line_of(*fault) : "";
}

} // namespace

TEST_CASE("A deck is read from the text of a file", "[challenges]") {
    const auto json = parse_json(R"({"format": 1, "name": "es", "title": "Spanish", "language": "es", "asked_in": "en",
 "levels": ["A1", "A2"],
 "categories": ["Words", "Talk"],
 "items": [
  {"kind": "translate", "level": "A2", "category": "Words", "prompt": "the cat", "answers": ["el gato", "gato"]},
  {"kind": "speak", "level": "A1", "category": "Talk", "prompt": "Say hello."}
 ]})");
    REQUIRE(json);
    const auto deck = read_deck(*json);
    REQUIRE(deck);
    CHECK(deck->name == "es");
    CHECK(deck->title == "Spanish");
    CHECK(deck->language == "es");
    CHECK(deck->question_language == "en");
    CHECK(deck->levels == std::vector<std::string>{"A1", "A2"});
    CHECK(deck->categories == std::vector<std::string>{"Words", "Talk"});
    REQUIRE(deck->items.size() == 2);
    CHECK(deck->items[0] == Item{QuestionKind::translate, 1, 0, "the cat", {"el gato", "gato"}});
    CHECK(deck->items[1] == Item{QuestionKind::speak, 0, 1, "Say hello.", {}});
}

TEST_CASE("A deck is written with one item per line, and read again unchanged", "[challenges]") {
    const Deck deck = small_deck();
    CHECK(*read_deck(write_deck(deck)) == deck);
    const std::string text = write_deck_text(deck);
    CHECK(*read_deck(*parse_json(text)) == deck);
    CHECK(text.find(R"(
  {"kind": "translate", "level": "A1", "category": "Words", "prompt": "the cat", "answers": ["el gato", "gato"]},
)") != std::string::npos);
    CHECK(text.find(R"({"format": 1, "name": "small", "title": "Small", "language": "es", "asked_in": "en",
 "levels": ["A1", "A2"],
 "categories": ["Words", "Numbers, too", "Talk"],
 "items": [
)") == 0);
    CHECK(text.find(R"(
  {"kind": "speak", "level": "A1", "category": "Talk", "prompt": "Say hello."}
 ]}
)") != std::string::npos);
}

TEST_CASE("Topics, strict accents and wrong answers of a deck are written, and read again unchanged", "[challenges]") {
    const Deck deck = format_2_deck();
    CHECK(*read_deck(write_deck(deck)) == deck);
    const std::string text = write_deck_text(deck);
    CHECK(*read_deck(*parse_json(text)) == deck);
    CHECK(text.find(R"({"format": 2, "name": "small", "title": "Small", "language": "es", "asked_in": "en",
 "levels": ["A1", "A2"],
 "topics": ["Animals", "Travel"],
 "categories": ["Words", "Numbers, too", "Talk"],
 "items": [
  {"kind": "translate", "level": "A1", "topic": "Animals", "category": "Words", "prompt": "the cat", "answers": ["el gato", "gato"], "wrong": ["la gata", "el \"cato\""]},
  {"kind": "listen", "level": "A2", "topic": "Travel", "category": "Words", "prompt": "¿Dónde está la \"estación\"?", "answers": ["¿Dónde está la \"estación\"?"], "strict": ["accents"]},
)") == 0);
    CHECK(text.find(R"("kind": "reply", "level": "A2", "category": "Talk",)") != std::string::npos);
}

TEST_CASE("A deck with topics, strict accents or wrong answers is written in format 2, any other deck in format 1",
    "[challenges]") {
    const auto format = [](const std::function<void(Deck&)>& change) {
        Deck deck = small_deck();
        change(deck);
        CHECK(*read_deck(write_deck(deck)) == deck);
        CHECK(*read_deck(*parse_json(write_deck_text(deck))) == deck);
        return write_deck(deck)["format"];
    };
    CHECK(format([](Deck&) {}) == 1);
    CHECK(format([](Deck& d) { d.items[3].kind = QuestionKind::reply; }) == 1);
    CHECK(format([](Deck& d) { d.topics = {"Animals"}; }) == 2);
    CHECK(format([](Deck& d) { d.items[3].strict_accents = true; }) == 2);
    CHECK(format([](Deck& d) { d.items[3].wrong_answers = {{"5"}}; }) == 2);
    CHECK(format([](Deck& d) { d.items[3].first_prompt = "an older prompt"; }) == 3);
    CHECK(format([](Deck& d) { d.items[3].note = "It is even."; }) == 4);
    CHECK(format([](Deck& d) { d.items[3].wrong_answers = {{"5", "It is odd."}}; }) == 4);
    CHECK(format([](Deck& d) { d.regions = {"Spain"}; }) == 4);
    CHECK(format([](Deck& d) { d = format_4_deck(); }) == 4);
}

TEST_CASE("A deck of format 3 has neither notes nor regions", "[challenges]") {
    const auto fault = [](const std::function<void(Json&)>& change) {
        Json json = write_deck(format_2_deck());
        json["format"] = 3;
        change(json);
        const auto deck = read_deck(json);
        return deck ? "" : line_of(deck.problem());
    };
    CHECK(fault([](Json&) {}) == "");
    CHECK(fault([](Json& json) { json["regions"] = {"Spain"}; }) == "regions: unknown key");
    CHECK(fault([](Json& json) { json["items"][3]["note"] = "It is even."; }) == "items[3].note: unknown key");
    CHECK(fault([](Json& json) {
        json["items"][0]["wrong"][0] = {{"answer", "5"}, {"note", "It is odd."}};
    }) == R"(items[0].wrong[0]: {"answer":"5","note":"It is odd."} is not a text)");
}

TEST_CASE("The fault of a note or a region is named with its place", "[challenges]") {
    const auto fault = [](const std::function<void(Json&)>& change) {
        Json json = write_deck(format_4_deck());
        change(json);
        const auto deck = read_deck(json);
        return deck ? "" : line_of(deck.problem());
    };
    CHECK(fault([](Json&) {}) == "");
    CHECK(fault([](Json& json) { json["items"][0]["note"] = std::string(241, 'a'); })
        == "items[0].note: longer than 240 letters");
    CHECK(fault([](Json& json) { json["items"][0]["wrong"][1]["note"] = 1; })
        == "items[0].wrong[1].note: 1 is not a text");
    CHECK(fault([](Json& json) { json["items"][0]["wrong"][1]["reason"] = ""; })
        == "items[0].wrong[1].reason: unknown key");
    CHECK(
        fault([](Json& json) { json["items"][0]["wrong"][1].erase("answer"); }) == "items[0].wrong[1].answer: missing");
    CHECK(fault([](Json& json) { json["items"][0]["region"] = "Peru"; })
        == "items[0].region: \"Peru\" is none of the deck's regions");
    CHECK(fault([](Json& json) { json["regions"] = {"Spain", "Mexico", "spain"}; }) == "regions[2]: appears twice");
    Deck deck = format_4_deck();
    deck.items[1].region = 2;
    CHECK(line_of(*fault_in(deck)) == "items[1].region: none of the deck's regions");
}

TEST_CASE("Notes don't change the digest of a deck, and regions do", "[challenges]") {
    Deck deck = format_2_deck();
    const std::string digest = deck_digest(deck);
    deck.items[0].note = "It is a noun.";
    deck.items[0].wrong_answers[0].note = "It is feminine.";
    CHECK(deck_digest(deck) == digest);
    deck.regions = {"Spain"};
    const std::string with_regions = deck_digest(deck);
    CHECK(with_regions != digest);
    deck.items[2].region = 0;
    CHECK(deck_digest(deck) != with_regions);
}

TEST_CASE("An item whose prompt was mended is remembered under its first prompt", "[challenges]") {
    Deck deck = small_deck();
    const std::string first = deck.items[0].prompt;
    mend_prompt(deck, 0, first);
    CHECK(deck == small_deck());
    mend_prompt(deck, 0, "a better prompt");
    mend_prompt(deck, 0, "the best prompt");
    CHECK(deck.items[0].prompt == "the best prompt");
    CHECK(remembered_prompt(deck.items[0]) == first);
    CHECK_FALSE(fault_in(deck));
    mend_prompt(deck, 0, first);
    CHECK(deck == small_deck());
}

TEST_CASE("A new item with the first prompt of a mended one is remembered under it, and the mended one under its own",
    "[challenges]") {
    Deck deck = small_deck();
    const std::string first = deck.items[0].prompt;
    mend_prompt(deck, 0, "a better prompt");
    Item added = deck.items[0];
    added.prompt = added.first_prompt = "";
    deck.items.push_back(added);
    mend_prompt(deck, deck.items.size() - 1, first);
    CHECK_FALSE(fault_in(deck));
    CHECK(remembered_prompt(deck.items.front()) == "a better prompt");
    CHECK(remembered_prompt(deck.items.back()) == first);
}

TEST_CASE("A deck with two items that would be remembered under the same prompt is refused", "[challenges]") {
    Json json = write_deck(small_deck());
    json["format"] = 3;
    json["items"][1]["first_prompt"] = json["items"][0]["prompt"];
    CHECK(line_of(read_deck(json).problem()).find("items[1].first_prompt: ") == 0);
    json["items"][1]["first_prompt"] = "";
    CHECK(read_deck(json));
    json["format"] = 2;
    CHECK(line_of(read_deck(json).problem()) == "items[1].first_prompt: unknown key");
}

TEST_CASE("A deck in format 1 may not contain topics, strict accents or wrong answers", "[challenges]") {
    const auto refused = [](const std::function<void(Json&)>& change) {
        return refusal([&](Json& json) {
            CHECK(json["format"] == 1);
            change(json);
        });
    };
    CHECK(refused([](Json& json) { json["topics"] = Json{"Animals"}; }) == "topics: unknown key");
    CHECK(refused([](Json& json) { json["items"][2]["topic"] = "Animals"; }) == "items[2].topic: unknown key");
    CHECK(refused([](Json& json) { json["items"][2]["strict"] = Json{"accents"}; }) == "items[2].strict: unknown key");
    CHECK(refused([](Json& json) { json["items"][2]["wrong"] = Json{"dos"}; }) == "items[2].wrong: unknown key");
}

TEST_CASE("A deck with a fault in its topics, strict accents or wrong answers is refused with the place of the fault",
    "[challenges]") {
    const auto refused = [](int item, const std::string& key, const Json& value) {
        Json json = write_deck(format_2_deck());
        json["items"][static_cast<std::size_t>(item)][key] = value;
        const auto deck = read_deck(json);
        return deck ? "" : line_of(deck.problem());
    };
    CHECK(refused(2, "topic", "Animals").empty());
    CHECK(refused(2, "topic", "animals") == "items[2].topic: \"animals\" is none of the deck's topics");
    CHECK(refused(2, "topic", 1) == "items[2].topic: 1 is not a text");
    CHECK(refused(2, "strict", Json::array()).empty());
    CHECK(refused(2, "strict", "accents") == "items[2].strict: a list is required");
    CHECK(refused(2, "strict", Json{"case"})
        == "items[2].strict[0]: \"case\" is nothing to be strict about; accents are");
    CHECK(refused(2, "strict", Json{"accents", "accents"}) == "items[2].strict: more than 1");
    CHECK(refused(2, "wrong", "dos") == "items[2].wrong: a list is required");
    CHECK(refused(2, "wrong", Json{"a", "b", "c", "d", "e", "f", "g"}) == "items[2].wrong: more than 6");
    CHECK(refused(2, "wrong", Json{"dos", ""}) == "items[2].wrong[1]: empty");
    CHECK(refused(2, "wrong", Json{"dos", "dos"}) == "items[2].wrong[1]: appears twice");
    CHECK(refused(2, "wrong", Json{"dos", "a;b"}) == "items[2].wrong[1]: is also among the answers");
    CHECK(refused(4, "wrong", Json{"dos"}) == "items[4].wrong: a question of the kind speak has none");
}

TEST_CASE("Every kind of question has a name, by which it is found", "[challenges]") {
    for (std::size_t i = 0; i < question_kinds.size(); ++i) {
        CHECK(find_question_kind(question_kinds[i].name) == static_cast<QuestionKind>(i));
        CHECK(name_of(static_cast<QuestionKind>(i)) == question_kinds[i].name);
    }
    CHECK(name_of(QuestionKind::define) == "define");
    CHECK(name_of(QuestionKind::reply) == "reply");
    CHECK_FALSE(find_question_kind("sing"));
    CHECK_FALSE(find_question_kind(""));
}

TEST_CASE("JSON that isn't a deck is refused with the place of the fault", "[challenges]") {
    CHECK(line_of(read_deck(Json::array()).problem()) == "deck: an object is required");
    CHECK(line_of(read_deck(Json::object()).problem()) == "format: missing: this isn't a question deck");
    CHECK(refusal("format", 5) == "format: this deck is from a newer Palazzo (format 5)");
    CHECK(refusal("format", "1") == "format: \"1\" is not a format");
    CHECK(refusal("colour", 1) == "colour: unknown key");
    CHECK(refusal("items", nullptr) == "items: a list is required");
    CHECK(refusal("levels", Json{"A1", 2}) == "levels[1]: 2 is not a text");
    CHECK(refusal([](Json& json) { json.erase("title"); }) == "title: missing");
    CHECK(refusal([](Json& json) { json.erase("items"); }) == "items: missing");
    CHECK(refusal([](Json& json) { json["items"][1] = 7; }) == "items[1]: a question must be an object");
    CHECK(refusal([](Json& json) { json["items"][1].erase("kind"); }) == "items[1].kind: missing");
}

TEST_CASE("A deck with a fault in an item is refused with the place of the fault", "[challenges]") {
    CHECK(item_refusal("hint", "x") == "items[2].hint: unknown key");
    CHECK(item_refusal("kind", "sing") == "items[2].kind: \"sing\" is not a kind of question");
    CHECK(item_refusal("level", "C1") == "items[2].level: \"C1\" is none of the deck's levels");
    CHECK(item_refusal("category", "words") == "items[2].category: \"words\" is none of the deck's categories");
    CHECK(item_refusal("prompt", "") == "items[2].prompt: empty");
    CHECK(item_refusal("prompt", Json::array()) == "items[2].prompt: [] is not a text");
    CHECK(item_refusal("prompt", "THE CAT") == "items[2].prompt: is already in items[0]");
    CHECK(item_refusal("answers", "uno") == "items[2].answers: a list is required");
    CHECK(item_refusal("answers", Json{"uno", ""}) == "items[2].answers[1]: empty");
    CHECK(item_refusal("answers", Json{"uno", "dos", "uno"}) == "items[2].answers[2]: appears twice");
    CHECK(item_refusal("answers", Json{1}) == "items[2].answers[0]: 1 is not a text");
    CHECK(item_refusal("answers", Json::array()).find("items[2].answers: missing") == 0);
    CHECK(item_refusal("kind", "speak") == "items[2].answers: a question of the kind speak has none");
}

TEST_CASE("The texts and lists of a deck have a largest length, and some of them may not be empty", "[challenges]") {
    CHECK(fault_of([](Deck& d) { d.name = "Big"; }).find("name: ") == 0);
    CHECK(fault_of([](Deck& d) { d.name.clear(); }).find("name: ") == 0);
    CHECK(fault_of([](Deck& d) { d.name = std::string(41, 'a'); }).find("name: ") == 0);
    CHECK(fault_of([](Deck& d) { d.name = std::string(40, '-'); }).empty());
    CHECK(fault_of([](Deck& d) { d.title.clear(); }) == "title: empty");
    CHECK(fault_of([](Deck& d) { d.title = std::string(61, 'a'); }) == "title: longer than 60 letters");
    CHECK(fault_of([](Deck& d) { d.language = "es ES"; }).find("language: ") == 0);
    CHECK(fault_of([](Deck& d) { d.question_language.clear(); }).empty());
    CHECK(fault_of([](Deck& d) { d.levels.clear(); }).find("levels: ") == 0);
    CHECK(fault_of([](Deck& d) { d.levels[1] = "a1"; }) == "levels[1]: appears twice");
    CHECK(fault_of([](Deck& d) { d.categories.resize(7, "x"); }).find("categories: ") == 0);
    CHECK(fault_of([](Deck& d) { d.items.clear(); }) == "items: empty");
    CHECK(fault_of([](Deck& d) { d.items[1].level = 2; }).find("items[1].level: ") == 0);
    CHECK(fault_of([](Deck& d) { d.items[1].category = -1; }).find("items[1].category: ") == 0);
    CHECK(fault_of([](Deck& d) { d.items[1].prompt = std::string(300, 'a'); }).empty());
    CHECK(fault_of([](Deck& d) { d.items[1].prompt = std::string(301, 'a'); })
        == "items[1].prompt: longer than 300 letters");
    CHECK(fault_of([](Deck& d) { d.items[1].answers[0] = std::string(121, 'a'); })
        == "items[1].answers[0]: longer than 120 letters");
    CHECK(fault_of([](Deck& d) {
        for (int i = 0; i < 12; ++i) d.items[1].answers.push_back(std::to_string(i));
    }) == "items[1].answers: more than 12");
    CHECK(fault_of([](Deck& d) { d.topics = {"a", "A"}; }) == "topics[1]: appears twice");
    CHECK(fault_of([](Deck& d) { d.topics = {""}; }) == "topics[0]: empty");
    CHECK(fault_of([](Deck& d) {
        for (int i = 0; i < 17; ++i) d.topics.push_back(std::to_string(i));
    }) == "topics: more than 16");
    CHECK(fault_of([](Deck& d) { d.items[1].topic = 0; }) == "items[1].topic: none of the deck's topics");
    CHECK(fault_of([](Deck& d) { d.items[1].topic = -2; }) == "items[1].topic: none of the deck's topics");
    CHECK(fault_of([](Deck& d) { d.items[1].wrong_answers = {{std::string(121, 'a')}}; })
        == "items[1].wrong[0]: longer than 120 letters");
    CHECK_FALSE(fault_in(plain_deck(5000)));
    CHECK(line_of(*fault_in(plain_deck(5001))) == "items: more than 5000");
    CHECK(line_of(read_deck(write_deck(plain_deck(5001))).problem()) == "items: more than 5000");
}

TEST_CASE("A deck's texts are UTF-8, without control characters and without spaces at either end", "[challenges]") {
    const auto prompt = [](const char* text) { return fault_of([&](Deck& d) { d.items[0].prompt = text; }); };
    for (const char* good : {"é", "e\u0301", "日本", "😀", "a\u00a0b"}) CHECK(prompt(good).empty());
    for (const char* bad : {"\xff", "a\xc3", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80"})
        CHECK(prompt(bad) == "items[0].prompt: no text in UTF-8");
    for (const char* bad : {"a\nb", "a\tb", "\x01", "\x7f", "\u0085", "\u2028"})
        CHECK(prompt(bad) == "items[0].prompt: holds a control character");
    for (const char* bad : {" a", "a ", "\u00a0", "a\u3000"})
        CHECK(prompt(bad) == "items[0].prompt: begins or ends with a space");
}

TEST_CASE("Prompts are compared without case, but with accents", "[challenges]") {
    CHECK_FALSE(fault_of([](Deck& d) { d.items[0].prompt = "SAY HELLO."; }).empty());
    CHECK(fault_of([](Deck& d) {
        d.items[0].prompt = "el papá";
        d.items[1].prompt = "el papa";
    }).empty());
    CHECK(fault_of([](Deck& d) {
        d.items[0].prompt = "ŒUVRE À L'ÎLE ŽŸ";
        d.items[1].prompt = "œuvre à l'île žÿ";
    }) == "items[1].prompt: is already in items[0]");
}

TEST_CASE("A deck's digest depends on everything except its title", "[challenges]") {
    const std::string usual = deck_digest(small_deck());
    CHECK(usual.size() == 16);
    const auto changed = [](const std::function<void(Deck&)>& change) {
        Deck deck = small_deck();
        change(deck);
        return deck_digest(deck);
    };
    CHECK(changed([](Deck& d) { d.title = "Other"; }) == usual);
    CHECK(changed([](Deck& d) { d.name = "other"; }) != usual);
    CHECK(changed([](Deck& d) { d.language = "fr"; }) != usual);
    CHECK(changed([](Deck& d) { d.question_language = "de"; }) != usual);
    CHECK(changed([](Deck& d) { d.levels[0] = "A0"; }) != usual);
    CHECK(changed([](Deck& d) { std::swap(d.categories[0], d.categories[1]); }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].kind = QuestionKind::ask; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].level = 1; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].category = 1; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].prompt += "s"; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].answers.pop_back(); }) != usual);
    CHECK(changed([](Deck& d) { std::swap(d.items[0], d.items[1]); }) != usual);
    CHECK(changed([](Deck& d) { d.topics = {"Animals"}; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].topic = 0; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].strict_accents = true; }) != usual);
    CHECK(changed([](Deck& d) { d.items[0].wrong_answers = {{"perro"}}; })
        != changed([](Deck& d) { d.items[1].wrong_answers = {{"perro"}}; }));
}

TEST_CASE("The digest of a deck in format 1 is the same in every version of the program", "[challenges]") {
    CHECK(deck_digest(small_deck()) == "b4632c55dc7e9362");
}

TEST_CASE("An item is found by its prompt, without case", "[challenges]") {
    const Deck deck = small_deck();
    CHECK(find_item(deck, "the cat") == 0);
    CHECK(find_item(deck, "¿DÓNDE ESTÁ LA \"ESTACIÓN\"?") == 1);
    CHECK_FALSE(find_item(deck, "the dog"));
    CHECK_FALSE(find_item(deck, ""));
}

} // namespace palazzo::quiz
