// Tests translations of question decks: how they are read and used, and the translations that come with the program.
#include "engine/quiz/translation.hpp"

#include "engine/quiz/embedded.hpp"
#include "engine/quiz/registry.hpp"
#include "tests/lines.hpp"
#include "tests/quiz/decks.hpp"
#include "tests/quiz/shipped.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>

namespace palazzo::quiz {
namespace {

Translation translation_of(std::string_view text) {
    auto translation = read_translation(text);
    if (!translation) FAIL(line_of(translation.problem()));
    return *std::move(translation);
}

std::string fault_of(std::string_view text) {
    const auto translation = read_translation(text);
    return translation ? "" : line_of(translation.problem());
}

std::vector<Translation> shipped_translations() {
    std::vector<Translation> all;
    for (const EmbeddedFile& inside : embedded_translations()) all.push_back(translation_of(inside.text));
    return all;
}

/// Returns a prompt without the hints in parentheses.
std::string without_hints(std::string_view prompt) {
    std::string bare;
    int depth = 0;
    for (const char c : prompt) {
        if (c == '(') ++depth;
        if (depth == 0) bare += c;
        if (c == ')') --depth;
    }
    while (!bare.empty() && bare.back() == ' ') bare.pop_back();
    return bare;
}

/// Returns whether items of a kind are always asked in the language of the deck's readers.
bool is_asked_in_readers_language(QuestionKind kind) {
    return kind == QuestionKind::translate || kind == QuestionKind::reply || kind == QuestionKind::speak;
}

} // namespace

TEST_CASE("A translation changes prompts, labels and the language of the prompts, and nothing else", "[challenges]") {
    const Deck deck = small_deck();
    const std::string prompt = deck.items[0].prompt;
    const Translation translation =
        translation_of(Json{{"language", "yy"}, {"names", {{deck.title, "Le titre"}, {deck.levels[0], "Un"}}},
            {"prompts", {{deck.name, {{prompt, "le chat"}}}, {"another", {{deck.items[1].prompt, "le chien"}}}}}}
                           .dump());
    Deck expected = deck;
    expected.title = "Le titre";
    expected.levels[0] = "Un";
    expected.items[0].prompt = "le chat";
    expected.question_language = "yy";
    CHECK(translate_deck(deck, translation) == expected);
}

TEST_CASE("A translation changes the notes of all decks, and leaves those that it doesn't contain", "[challenges]") {
    Deck deck = format_4_deck();
    const std::string note = deck.items[0].note;
    const std::string why = deck.items[0].wrong_answers[1].note;
    deck.items[3].note = "Not translated.";
    const Json file{{"language", "yy"}, {"names", {{"Mexico", "Le Mexique"}}},
        {"notes", {{note, "un nom"}, {why, "pas un mot"}}}, {"prompts", Json::object()}};
    Deck expected = deck;
    expected.items[0].note = "un nom";
    expected.items[0].wrong_answers[1].note = "pas un mot";
    expected.regions[1] = "Le Mexique";
    CHECK(translate_deck(deck, translation_of(file.dump())) == expected);
    CHECK(fault_of(R"({"language":"yy","names":{},"notes":{"a":""},"prompts":{}})") == "notes.\"a\": empty");
}

TEST_CASE("A deck keeps the language of its prompts if a translation contains none of these prompts", "[challenges]") {
    const Deck deck = small_deck();
    CHECK(translate_deck(deck, translation_of(R"({"language":"yy","names":{},"prompts":{}})")).question_language
        == deck.question_language);
}

TEST_CASE("A translation with a fault is refused with the place of the fault", "[challenges]") {
    CHECK(fault_of("[]") == "translation: an object is required");
    CHECK(fault_of(R"({"names":{},"prompts":{}})") == "language: missing");
    CHECK(fault_of(R"({"language":1,"names":{},"prompts":{}})") == "language: 1 is not a text");
    CHECK(fault_of(R"({"language":"yy","names":[],"prompts":{}})") == "names: an object is required");
    CHECK(fault_of(R"({"language":"yy","names":{},"prompts":{"es":{"the house":""}}})")
              .rfind("prompts.es.\"the house\": ", 0)
        == 0);
    CHECK(fault_of(R"({"language":"yy","names":{},"prompts":{"es":{"the house":3}}})")
        == "prompts.es.\"the house\": 3 is not a text");
    const std::string long_name(longest_title + 1, 'x');
    CHECK(fault_of(R"({"language":"yy","names":{"Home":")" + long_name + R"("},"prompts":{}})")
              .rfind("names.\"Home\": ", 0)
        == 0);
}

TEST_CASE(
    "A fetched translation is used for shipped decks, and custom decks stay as they were written", "[challenges]") {
    const auto es = find_deck("es");
    REQUIRE(es != nullptr);
    CHECK_FALSE(has_translation("zz"));
    CHECK(deck_in_language(es, "zz") == es);
    const std::string prompt = es->items[0].prompt;
    CHECK(add_fetched_translation("hotel network: please sign in"));
    CHECK_FALSE(add_fetched_translation(
        Json{{"language", "zz"}, {"names", {{"Home", "Hogar"}}}, {"prompts", {{"es", {{prompt, "uno"}}}}}}.dump()));
    CHECK(has_translation("zz"));
    CHECK(deck_in_language(es, "zz")->items[0].prompt == "uno");
    CHECK(deck_in_language(es, "zz")->items.size() == es->items.size());
    CHECK(deck_in_language(es, "zz") == deck_in_language(es, "zz"));
    CHECK(find_deck("es")->items[0].prompt == prompt);
    const auto own = std::make_shared<const Deck>(small_deck());
    CHECK(deck_in_language(own, "zz") == own);
}

TEST_CASE(
    "A shipped translation has all labels, and all prompts to translate, reply or speak in decks of other languages",
    "[challenges]") {
    REQUIRE(shipped_translations().size() == 5);
    for (const Translation& translation : shipped_translations()) {
        CAPTURE(translation.language);
        for (const Deck& deck : shipped_decks()) {
            for (const auto* labels : {&deck.topics, &deck.categories, &deck.regions})
                for (const std::string& label : *labels) CHECK(translation.names.count(label) == 1);
            CHECK(translation.names.count(deck.title) == 1);
            if (deck.language == translation.language) continue;
            const auto& prompts = translation.prompts.at(deck.name);
            for (const Item& item : deck.items)
                if (is_asked_in_readers_language(item.kind) && prompts.count(item.prompt) == 0)
                    FAIL_CHECK(deck.name << ": " << item.prompt);
        }
    }
}

TEST_CASE("A shipped translation has all notes of the shipped decks, and no others", "[challenges]") {
    std::set<std::string> notes;
    for (const Deck& deck : shipped_decks())
        for (const Item& item : deck.items) {
            notes.insert(item.note);
            for (const WrongAnswer& wrong : item.wrong_answers) notes.insert(wrong.note);
        }
    notes.erase("");
    CHECK(notes.size() > 500);
    for (const Translation& translation : shipped_translations()) {
        for (const std::string& note : notes)
            if (!translation.notes.contains(note)) FAIL_CHECK(translation.language << ": " << note);
        for (const auto& [note, translated] : translation.notes.items())
            if (!notes.contains(note)) FAIL_CHECK(translation.language << ": nobody needs " << note);
    }
}

TEST_CASE("If one shipped translation contains a prompt, so do all others, except for the deck of their own language",
    "[challenges]") {
    std::map<std::string, std::set<std::string>> translated_by_any;
    for (const Translation& translation : shipped_translations())
        for (const auto& [deck, prompts] : translation.prompts.items())
            for (const auto& [english, prompt] : prompts.items()) translated_by_any[deck].insert(english);
    for (const Translation& translation : shipped_translations())
        for (const auto& [deck, all] : translated_by_any) {
            if (deck == translation.language) continue;
            for (const std::string& english : all)
                if (translation.prompts.at(deck).count(english) == 0)
                    FAIL_CHECK(translation.language << ", " << deck << ": " << english);
        }
}

TEST_CASE("A shipped translation contains only prompts of the shipped decks, and a translated deck has no fault",
    "[challenges]") {
    for (const Translation& translation : shipped_translations()) {
        for (const Deck& deck : shipped_decks()) {
            const auto prompts = translation.prompts.find(deck.name);
            if (prompts == translation.prompts.end()) continue;
            for (const auto& [english, prompt] : prompts->items())
                if (!find_item(deck, english)) FAIL_CHECK(translation.language << ", " << deck.name << ": " << english);
            if (const auto fault = fault_in(translate_deck(deck, translation)))
                FAIL_CHECK(translation.language << ", " << deck.name << ": " << line_of(*fault));
        }
        for (const auto& [deck, prompts] : translation.prompts.items()) CHECK(is_shipped_deck(deck));
    }
}

TEST_CASE("In the translation of a prompt with a gap, only the hint is translated", "[challenges]") {
    for (const Translation& translation : shipped_translations())
        for (const Deck& deck : shipped_decks()) {
            const Deck shown = translate_deck(deck, translation);
            for (std::size_t i = 0; i < deck.items.size(); ++i)
                if (deck.items[i].kind == QuestionKind::gap
                    && without_hints(shown.items[i].prompt) != without_hints(deck.items[i].prompt))
                    FAIL_CHECK(translation.language << ", " << deck.name << ": " << shown.items[i].prompt);
        }
}

} // namespace palazzo::quiz
