// Tests catalogues of texts: what a file may contain, and a second language next to English.
#include "engine/i18n/catalogue.hpp"
#include "engine/i18n/languages.hpp"
#include "engine/i18n/texts.hpp"
#include "tests/i18n/sentences.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>

namespace palazzo::i18n {

using namespace test;

namespace {

std::string fault_of(const std::string& json) {
    const auto read = Catalogue::read(json);
    return read ? std::string() : line_of(read.problem());
}

/// Part of a language whose grammar differs from that of English: it has genders and other articles, and uses the
/// singular with zero.
constexpr const char* french = R"({
  "@plural": "fr",
  "list.and": "{0} et {1}", "list.or": "{0} ou {1}", "list.or.run": "{0} ou {1}", "list.more": "{0}, {1}",
  "seat.unnamed": "Siège {0}",
  "rank": "{0, select, 6 {six} 8 {huit} Q {dame} K {roi} other {as}}",
  "rank.a": "{0, select, Q {une dame} other {un {0, rank}}}",
  "rank.of": "{0, select, A {d’as} 8 {de huit} other {de {0, rank}}}",
  "card": "{1, select, joker {joker} J {V} Q {D} K {R} T {10} other {{1}}}{2, select, S {♠} H {♥} D {♦} C {♣} other {}}",
  "fitting": "{1, select, up {{0, rank, a} ou plus} other {{0, rank, a}}}",
  "no_more": "Pas {0, rank, of} ce tour-ci.",
  "play": "Jouez {0, fitting}.",
  "played": "{0, select, you {Vous avez joué {1, cards}.} other {{0, seat} a joué {1, cards}.}}",
  "word": "{0, select, you {Votre mot} other {Le mot de {0, seat}}} rapporte {1, plural, one {# point} other {# points}}.",
  "place": "{0, selectordinal, one {#re} other {#e}} place"
})";

} // namespace

TEST_CASE("The line and the column of a fault in a table are named in the language, and other places as in the file",
    "[i18n]") {
    const Catalogue german = *Catalogue::read(R"({"@plural":"de","problem.at":"{0}: {1}","empty":"leer",
        "problem.place.line":"Zeile {0}","problem.place.prompt":"Frage"})");
    const auto line = [&](const char* place) { return german.problem_line(Problem{place, Message{"empty", {}}}); };
    CHECK(line("line 17") == "Zeile 17: leer");
    CHECK(line("line 17: prompt") == "Zeile 17: Frage: leer");
    CHECK(line("line 17: Nr.") == "Zeile 17: Nr.: leer");
    CHECK(line("line 17, column 3") == "line 17, column 3: leer");
    CHECK(line("prompt") == "prompt: leer");
    CHECK(line("moves[3].card") == "moves[3].card: leer");
    CHECK(line("") == "leer");
}

TEST_CASE("A fetched file has no ids: its texts are in the order of the ids of the first language", "[i18n]") {
    const std::string_view first = R"({"@plural":"en","b":"Two","a":"One"})";
    const auto texts = texts_with_ids(R"(["de","Zwei","Eins \"so\""])", first);
    REQUIRE(texts);
    const auto read = Catalogue::from_texts(*texts);
    REQUIRE(read);
    CHECK(read->say({"a", {}}) == "Eins \"so\"");
    CHECK(read->say({"b", {}}) == "Zwei");
    for (const char* wrong : {R"(["de","Zwei"])", R"(["de","Zwei","Eins","Drei"])", R"({"a":"Eins"})", "<html>", ""})
        CHECK_FALSE(texts_with_ids(wrong, first));
    for (const Language& language : further_languages()) {
        const auto further = read_texts(language.text);
        CHECK(further->size() == read_texts(languages().front().text)->size());
    }
}

TEST_CASE(
    "A language is an object with a sentence for each id, and its faults are reported with their places", "[i18n]") {
    CHECK(fault_of(R"({"@plural":"en","a.b":"{0}"})").empty());
    CHECK(fault_of("[]") == "an object from ids to sentences is required");
    CHECK(fault_of("{") == "not JSON at line 1, column 1");
    CHECK(fault_of("{}") == "@plural: a language is required, whose plural rules these are");
    CHECK(fault_of(R"({"@plural":"xx"})") == "@plural: there are no plural rules for \"xx\"");
    CHECK(fault_of(R"({"@plural":"en","a.b":7})") == "a.b: a sentence is required");
    CHECK(fault_of(R"({"@plural":"en","a.b":"x","a.b":"y"})") == "a.b: appears twice");
    CHECK(fault_of(R"({"@plural":"en","a.b":"{0"})") == "a.b: character 1: a { without its }");
}

TEST_CASE("An id without a sentence is shown itself, and a sentence that refers to itself does no harm", "[i18n]") {
    const auto catalogue = Catalogue::read(R"({"@plural":"en","rank":"<{0, rank}>","list.and":"{0} and {1}"})");
    REQUIRE(catalogue);
    CHECK(catalogue->has("rank"));
    CHECK_FALSE(catalogue->has("ran"));
    CHECK_FALSE(catalogue->has(""));
    CHECK(catalogue->say({"no.such.id", {"1"}}) == "no.such.id");
    CHECK(catalogue->say({"rank", {"8"}}).size() < 100);
}

TEST_CASE(
    "A language with a different grammar needs only a file, because its sentences contain the grammar", "[i18n]") {
    const auto read = Catalogue::read(french);
    REQUIRE(read);
    const Audience audience{{"Ada", "Rosa"}, 0};
    const auto say = [&](const char* id, std::vector<std::string> args) {
        return read->say({id, std::move(args)}, audience);
    };
    CHECK(say("no_more", {"A"}) == "Pas d’as ce tour-ci.");
    CHECK(say("no_more", {"8 A"}) == "Pas de huit et d’as ce tour-ci.");
    CHECK(say("play", {"8+ Q"}) == "Jouez un huit ou plus ou une dame.");
    CHECK(say("played", {"0", "QS JK KH"}) == "Vous avez joué D♠, joker et R♥.");
    CHECK(say("played", {"1", "9S"}) == "Rosa a joué 9♠.");
    CHECK(say("word", {"0", "0"}) == "Votre mot rapporte 0 point.");
    CHECK(say("word", {"1", "2"}) == "Le mot de Rosa rapporte 2 points.");
    CHECK(say("word", {"4", "1"}) == "Le mot de Siège 5 rapporte 1 point.");
    CHECK(say("place", {"1"}) == "1re place");
    CHECK(say("place", {"2"}) == "2e place");
}

TEST_CASE("Two languages can be used at the same time", "[i18n]") {
    Catalogue language = *Catalogue::read(R"({"@plural":"en","bye":"Goodbye, {0, seat}"})");
    const Catalogue english = language;
    language = *Catalogue::read(R"({"@plural":"fr","bye":"Au revoir, {0, seat}"})");
    const Audience audience{{"Ada"}};
    CHECK(english.say({"bye", {"0"}}, audience) == "Goodbye, Ada");
    CHECK(language.say({"bye", {"0"}}, audience) == "Au revoir, Ada");
}

TEST_CASE("Every listed language can be read, and has the sentences and arguments that English has", "[i18n]") {
    std::map<std::string, std::set<int>> arguments;
    const auto arguments_in = [](const Pattern& pattern) {
        std::set<int> all;
        for (const ArgumentPlace& place : argument_places(pattern)) all.insert(place.argument);
        return all;
    };
    for_each_sentence([&](const std::string& id, const std::string&, const Pattern& pattern) {
        arguments[id] = arguments_in(pattern);
    });
    CHECK(languages_with_sentences().size() == languages().size());
    for (const Language& language : languages_with_sentences()) {
        INFO(language.code);
        const auto catalogue = Catalogue::read(language.text);
        REQUIRE(catalogue);
        CHECK_FALSE(language.name.empty());
        std::size_t sentences = 0;
        for_each_sentence(language, [&](const std::string& id, const std::string&, const Pattern& pattern) {
            ++sentences;
            // The words for a rank, a card and so on may have different arguments in each language.
            const bool is_card = id.starts_with("card.");
            if (id.find('.') == std::string::npos || is_card || arguments.count(id) == 0) return;
            for (const int argument : arguments_in(pattern)) CHECK(arguments[id].count(argument) == 1);
        });
        CHECK(sentences >= arguments.size());
        for (const auto& [id, its] : arguments) CHECK(catalogue->has(id));
    }
}

TEST_CASE("Before a colon, a semicolon, a question mark and an exclamation mark French has a space that doesn't break",
    "[i18n]") {
    for (const Language& language : languages_with_sentences()) {
        if (language.code != "fr") continue;
        for_each_sentence(language, [&](const std::string& id, const std::string& sentence, const Pattern&) {
            CAPTURE(id, sentence);
            for (const char* breaking : {" :", " ;", " ?", " !"}) CHECK(sentence.find(breaking) == std::string::npos);
        });
    }
}

TEST_CASE("Every language has the messages for all types and styles of arguments that its sentences use", "[i18n]") {
    for (const Language& language : languages_with_sentences()) {
        const Catalogue catalogue = *Catalogue::read(language.text);
        for_each_sentence(language, [&](const std::string&, const std::string&, const Pattern& pattern) {
            for (const ArgumentPlace& place : argument_places(pattern)) {
                const std::string form = place.style.empty() ? "" : "." + place.style;
                if (place.kind == "rank") CHECK(catalogue.has("rank" + form));
                if (place.kind == "cards") CHECK(catalogue.has("card" + form));
                if (place.kind == "cards") CHECK(catalogue.has("letter" + form));
            }
        });
        for (const char* id :
            {"list.and", "list.or", "list.or.run", "list.more", "list.clauses", "seat.unnamed", "colour", "fitting"})
            CHECK(catalogue.has(id));
    }
}

} // namespace palazzo::i18n
