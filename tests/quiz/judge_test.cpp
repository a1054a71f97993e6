#include "engine/quiz/judge.hpp"

#include "engine/core/rng.hpp"
#include "engine/quiz/pattern.hpp"
#include "tests/quiz/shipped.hpp"
#include "tests/rounds.hpp"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <functional>
#include <optional>

namespace palazzo::quiz {
namespace {

bool right(const std::vector<std::string>& answers, std::string_view given, bool strict = false) {
    return accepts({QuestionKind::ask, 0, 0, "?", answers}, given, strict);
}
/// Returns whether the judge accepts an answer to an item with strict accents.
bool accented(const std::vector<std::string>& answers, std::string_view given) {
    return accepts({QuestionKind::ask, 0, 0, "?", answers, -1, true}, given, false);
}
bool exactly(const std::vector<std::string>& answers, std::string_view given) { return right(answers, given, true); }

// ---- Functions that change an answer by one slip

using Slip = std::optional<std::string>; ///< Nullopt if the answer has nothing to change.

std::u32string letters_of(const std::string& text) {
    std::u32string letters;
    for_each_character(text, [&](CodePoint c) { letters += c.value; });
    return letters;
}

std::string text_of(const std::u32string& letters) {
    std::string text;
    for (const char32_t c : letters) append_character(text, c);
    return text;
}

/// Returns an answer in which one character is changed by the function `other`. The character is chosen randomly among
/// those that `other` changes.
Slip with_one_changed(const std::string& answer, Rng& dice, const std::function<std::u32string(char32_t)>& other) {
    std::u32string letters = letters_of(answer);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < letters.size(); ++i)
        if (other(letters[i]) != std::u32string(1, letters[i])) places.push_back(i);
    if (places.empty()) return std::nullopt;
    const std::size_t at = places[dice.below(static_cast<std::uint32_t>(places.size()))];
    return text_of(letters.replace(at, 1, other(letters[at])));
}

Slip without_an_accent(const std::string& answer, Rng& dice) {
    return with_one_changed(answer, dice, [](char32_t c) {
        const std::string_view bare = base_letters(c);
        const bool accented = bare.size() == 1 && latin_lowercase(c) != static_cast<char32_t>(bare.front());
        return std::u32string(1, accented ? static_cast<char32_t>(bare.front()) : c);
    });
}

Slip in_the_other_case(const std::string& answer, Rng& dice) {
    return with_one_changed(answer, dice,
        [](char32_t c) { return std::u32string(1, latin_lowercase(c) != c ? latin_lowercase(c) : capital_of(c)); });
}

/// Returns an answer with one change: a punctuation mark is added behind a word or removed.
Slip with_other_punctuation(const std::string& answer, Rng& dice) {
    if (dice.below(2) == 0) return answer + (dice.below(2) == 0 ? "!" : ",");
    return with_one_changed(answer, dice, [](char32_t c) {
        if (c == U' ') return std::u32string(U", ");
        return std::u32string(U",;:!?¿¡").find(c) == std::u32string::npos ? std::u32string(1, c) : std::u32string();
    });
}

Slip with_another_hyphen(const std::string& answer, Rng& dice) {
    return with_one_changed(answer, dice, [](char32_t c) {
        return std::u32string(1, c == U'-' ? U' ' : c == U' ' ? U'-' : c);
    });
}

Slip with_another_letter(const std::string& answer, Rng& dice) {
    const char32_t letter = U'a' + dice.below(26);
    return with_one_changed(answer, dice, [letter](char32_t c) {
        const std::string_view bare = base_letters(c);
        const bool goes = !bare.empty() && static_cast<char32_t>(bare.front()) != letter;
        return std::u32string(1, goes ? letter : c);
    });
}

/// A kind of slip, and the conditions under which the judge accepts an answer with it.
struct Row {
    const char* name;
    Slip (*make)(const std::string& answer, Rng& dice);
    bool accepted;            ///< True if the judge accepts the slip for most items.
    bool where_accents_count; ///< True if the judge accepts the slip for items with strict accents.
    bool strictly;            ///< True if the judge accepts the slip under strict spelling.
};

/// Returns the item with each reading of its answers as a separate answer.
Item with_readings(Item item) {
    std::vector<std::string> all;
    for (const std::string& answer : item.answers)
        for (std::string& reading : readings_of_pattern(answer)) all.push_back(std::move(reading));
    item.answers = std::move(all);
    return item;
}

/// Returns whether the judge accepts the slip as one of the item's other answers.
bool means_another(const Item& item, const std::string& answer, const std::string& slip, bool strict) {
    Item others = item;
    others.wrong_answers.clear();
    std::erase(others.answers, answer);
    return accepts(others, slip, strict);
}

} // namespace

TEST_CASE("Each of an item's answers is right, and nothing else is", "[challenges]") {
    CHECK(right({"el gato", "gato"}, "el gato"));
    CHECK(right({"el gato", "gato"}, "gato"));
    CHECK_FALSE(right({"el gato", "gato"}, "el"));
    CHECK_FALSE(right({"el gato", "gato"}, "elgato"));
    CHECK_FALSE(right({"el gato", "gato"}, "gatos"));
    CHECK_FALSE(right({"sí"}, "su"));
}

TEST_CASE("Case and accents are forgiven", "[challenges]") {
    CHECK(right({"señor"}, "SENOR"));
    CHECK(right({"senor"}, "señor"));
    CHECK(right({"Straße"}, "strasse"));
    CHECK(right({"Strasse"}, "STRAẞE"));
    CHECK(right({"œuvre"}, "OEUVRE"));
    CHECK(right({"æon"}, "aeon"));
    CHECK(right({"Øl på træ"}, "ol pa trae"));
    CHECK(right({"Łódź"}, "lodz"));
    CHECK(right({"garçon"}, "GARÇON"));
    CHECK(right({"über"}, "uber"));
    CHECK(right({"İstanbul"}, "istanbul"));
    CHECK(right({"ijs"}, "Ĳs"));
    CHECK_FALSE(right({"ano"}, "anno"));
}

TEST_CASE("Every letter of Latin-1 and Latin Extended-A may be written without its accent", "[challenges]") {
    const std::string_view accented = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ"
                                      "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľĿŀŁł"
                                      "ŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſ";
    const std::string_view bare = "aaaaaaceeeeiiiinoooooouuuuyaaaaaaceeeeiiiinoooooouuuuyy"
                                  "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllll"
                                  "nnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    CHECK(right({std::string(accented)}, bare));
    CHECK(right({std::string(bare)}, accented));
    CHECK(right({"ð Þ Œ ŉ ŋ"}, "d th oe n n"));
}

TEST_CASE("Accents may be separate characters", "[challenges]") {
    CHECK(right({"café"}, "cafe\u0301"));
    CHECK(right({"cafe\u0301"}, "café"));
    CHECK(right({"niño"}, "nin\u0303o"));
    CHECK(right({"garc\u0327on"}, "garcon"));
}

TEST_CASE("Punctuation and spaces around an answer are forgiven", "[challenges]") {
    CHECK(right({"¿Dónde está la estación?"}, "donde esta la estacion"));
    CHECK(right({"donde esta"}, "  ¿¡Donde esta!?... "));
    CHECK(right({"bonjour"}, "« Bonjour »"));
    CHECK(right({"hallo"}, "„Hallo“"));
    CHECK(right({"hello"}, "“hello”,"));
    CHECK(right({"ja"}, "(ja) …"));
    CHECK(right({"l'"}, "l"));
    CHECK(right({"le chat"}, "\tle\u00a0 chat\n"));
    CHECK_FALSE(right({"hallo"}, "hal lo"));
}

TEST_CASE("Punctuation inside an answer is forgiven", "[challenges]") {
    CHECK(right({"sí, señor"}, "si senor"));
    CHECK(right({"si senor"}, "¡Sí,señor!"));
    CHECK(right({"Hola, ¿qué tal?"}, "hola que tal"));
    CHECK(right({"Ja – gern!"}, "Ja, gern."));
    CHECK(right({"He said “no”."}, "he said: 'no'"));
    CHECK(right({"rock 'n' roll"}, "rock n roll"));
    CHECK_FALSE(right({"sí, señor"}, "siseñor"));
}

TEST_CASE("Repeated spaces, other apostrophes and other hyphens are forgiven inside an answer", "[challenges]") {
    CHECK(right({"el gato"}, "el   gato"));
    CHECK(right({"l'été"}, "l’ete"));
    CHECK(right({"l’été"}, "L'ÉTÉ"));
    CHECK(right({"dix-sept"}, "dix–sept"));
    CHECK(right({"dix-sept"}, "dix sept"));
    CHECK(right({"trente-cinq"}, "trente cinq"));
    CHECK(right({"trente cinq"}, "trente - cinq"));
    CHECK(right({"Comment vas-tu ?"}, "comment vas tu"));
    CHECK_FALSE(right({"l'été"}, "lete"));
    CHECK_FALSE(right({"dix-sept"}, "dixsept"));
}

TEST_CASE("Signs with a meaning, such as a minus or a percent sign, can't be left out", "[challenges]") {
    CHECK(right({"-5"}, "−5"));
    CHECK_FALSE(right({"-5"}, "5"));
    CHECK_FALSE(right({"C++"}, "C"));
    CHECK_FALSE(right({"50 %"}, "50"));
    CHECK(right({"?"}, "?"));
    CHECK_FALSE(right({"?"}, "!"));
    CHECK(right({"7:30"}, "7:30."));
    CHECK_FALSE(right({"7:30"}, "730"));
    CHECK_FALSE(right({"7:30"}, "7 30"));
    CHECK_FALSE(right({"1,5"}, "1 5"));
    CHECK_FALSE(right({"minus -5"}, "minus 5"));
}

TEST_CASE("An umlaut may be written as two letters, or without its dots", "[challenges]") {
    for (const char* given : {"Häuser", "Hauser", "Haeuser", "HAEUSER", "Ha\u0308user"})
        CHECK(right({"Häuser"}, given));
    CHECK(right({"schöne Grüße"}, "schoene Gruse") == false);
    CHECK(right({"schöne Grüße"}, "schoene grusse"));
    CHECK(right({"schöne Grüße"}, "schone Gruesse"));
    CHECK(right({"Bäe"}, "baee"));
    CHECK(right({"Bäe"}, "bae"));
    CHECK_FALSE(right({"Bäe"}, "ba"));
    CHECK_FALSE(right({"Hauser"}, "Haeuser"));
    CHECK_FALSE(right({"neu"}, "neue"));
}

TEST_CASE("An apostrophe may replace the accent of a last vowel", "[challenges]") {
    CHECK(right({"perché"}, "perche'"));
    CHECK(right({"perché no"}, "perche’ no"));
    CHECK(right({"È vero"}, "E' vero"));
    CHECK(right({"un po'"}, "un po"));
    CHECK_FALSE(right({"perché"}, "per'che"));
}

TEST_CASE("Accents that an item asks for strictly can't be left out", "[challenges]") {
    CHECK(accented({"hablé"}, "HABLÉ!"));
    CHECK(accented({"hablé"}, "hable\u0301"));
    CHECK_FALSE(accented({"hablé"}, "hable"));
    CHECK_FALSE(accented({"hablé"}, "hablè"));
    CHECK_FALSE(accented({"hable"}, "hablé"));
    CHECK_FALSE(accented({"où"}, "ou"));
    CHECK_FALSE(accented({"avô"}, "avó"));
    CHECK(accented({"Où vas-tu ?"}, "où vas tu"));
    // An umlaut may still be written as two letters, but not without its dots. Ligatures aren't accents, so they need
    // not be written.
    CHECK(accented({"Häuser"}, "Haeuser"));
    CHECK_FALSE(accented({"Häuser"}, "Hauser"));
    CHECK(accented({"die Straße"}, "die Strasse"));
    CHECK(accented({"l'œuf"}, "l’oeuf"));
    // An apostrophe may replace the accent, but an answer with neither is wrong.
    CHECK(accented({"è"}, "e'"));
    CHECK(accented({"è vero"}, "E' vero."));
    CHECK_FALSE(accented({"è"}, "e"));
    CHECK_FALSE(accented({"e"}, "e'"));
    CHECK_FALSE(accented({"e"}, "è"));
}

TEST_CASE("A wrong answer that the item lists is refused, however similar it is to a right answer", "[challenges]") {
    const Item item{QuestionKind::ask, 0, 0, "?", {"él", "Él habla"}, -1, false, {{"el"}}};
    CHECK(accepts(item, "él", false));
    CHECK(accepts(item, "ÉL", false));
    CHECK_FALSE(accepts(item, "el", false));
    CHECK_FALSE(accepts(item, " El.", false));
    CHECK(accepts(item, "el habla", false));
    // An answer that is exactly like a right one is right, even if it differs from a listed wrong one only by a
    // capital.
    CHECK(accepts({QuestionKind::ask, 0, 0, "?", {"Polish"}, -1, false, {{"polish"}}}, "Polish", false));
    CHECK_FALSE(accepts({QuestionKind::ask, 0, 0, "?", {"Polish"}, -1, false, {{"polish"}}}, "polish", false));
}

TEST_CASE(
    "The note on a refused answer is that of the listed mistake, otherwise that of the question", "[challenges]") {
    Item item{
        QuestionKind::ask, 0, 0, "?", {"él"}, -1, false, {{"el", "It has an accent."}, {"ella"}, {"lo", "An object."}}};
    CHECK(note_on_answer(item, "el") == "It has an accent.");
    CHECK(note_on_answer(item, " El.") == "It has an accent.");
    CHECK(note_on_answer(item, "LO") == "An object.");
    CHECK(note_on_answer(item, "ella") == "");
    CHECK(note_on_answer(item, "") == "");
    item.note = "A pronoun.";
    CHECK(note_on_answer(item, "lo") == "An object.");
    CHECK(note_on_answer(item, "ella") == "A pronoun.");
    CHECK(note_on_answer(item, "nosotros") == "A pronoun.");
}

TEST_CASE("In a language that the judge doesn't know, digits aren't accepted in place of words", "[challenges]") {
    CHECK_FALSE(right({"dos"}, "2"));
    CHECK_FALSE(right({"las dos y media"}, "las 2 y media"));
    CHECK_FALSE(right({"2"}, "dos"));
    CHECK_FALSE(right({"dos"}, "2 dos"));
    std::size_t turn = 0;
    for (const Deck& deck : shipped_decks())
        for (const Item& item : deck.items)
            for (const std::string& answer : item.answers) {
                // A short run writes one of the numbers before an answer, another one each time.
                const std::array numbers{"2", "2 ", "15"};
                const std::size_t chosen = turn++ % numbers.size();
                for (std::size_t i = 0; i < numbers.size(); ++i)
                    if (is_long_run() || i == chosen) CHECK_FALSE(accepts(item, numbers[i] + answer, false));
            }
}

TEST_CASE("An empty answer is never right", "[challenges]") {
    for (const bool strict : {false, true})
        for (const char* nothing : {"", "  ", "\t\u00a0", "\u200b"}) {
            CHECK_FALSE(right({"a", "?"}, nothing, strict));
            CHECK_FALSE(right({""}, nothing, strict));
            CHECK_FALSE(right({}, nothing, strict));
        }
    CHECK_FALSE(right({"a"}, "?!"));
}

TEST_CASE("Strict spelling forgives only differences that keyboards cause", "[challenges]") {
    CHECK(exactly({"el gato", "señor"}, "señor"));
    CHECK(exactly({"el gato"}, " el gato\n"));
    CHECK(exactly({"¿Qué?"}, "¿Qué?"));
    CHECK_FALSE(exactly({"señor"}, "senor"));
    CHECK_FALSE(exactly({"señor"}, "Señor"));
    CHECK_FALSE(exactly({"¿Qué?"}, "Qué"));
    CHECK_FALSE(exactly({"el gato"}, "el  gato"));
    CHECK(exactly({"l'été"}, "l’été"));
    CHECK(exactly({"l’été"}, "l'été"));
    CHECK(exactly({"Je viens."}, "Je viens"));
    CHECK(exactly({"Je viens"}, "Je viens."));
    CHECK_FALSE(exactly({"Je viens."}, "Je viens!"));
    CHECK_FALSE(exactly({"Je viens"}, "Je viens..."));
    CHECK(exactly({"Tu viens ?"}, "Tu viens?"));
    CHECK(exactly({"Tu viens?"}, "Tu viens\u202f?"));
    CHECK(exactly({"Oui ; non : si !"}, "Oui; non: si!"));
    CHECK_FALSE(exactly({"Oui, non"}, "Oui , non"));
    CHECK_FALSE(exactly({"trente-cinq"}, "trente cinq"));
    CHECK_FALSE(exactly({"Häuser"}, "Haeuser"));
}

TEST_CASE("Invalid UTF-8 is judged like any other answer", "[challenges]") {
    for (const char* noise : {"\xff", "a\xc3", "\xe2\x80", "\x80\x80", "el gato\xf0"}) {
        CHECK_FALSE(right({"el gato"}, noise));
        CHECK_FALSE(exactly({"el gato"}, noise));
    }
}

TEST_CASE(
    "If an answer of a shipped deck is given with a slip, the kind of the slip decides whether the judge forgives it",
    "[challenges][shipped]") {
    // The columns are those of Row. The last three say whether the slip is accepted usually, for an item with strict
    // accents, and under strict spelling.
    const std::array<Row, 5> table{{{"accent", without_an_accent, true, false, false},
        {"case", in_the_other_case, true, true, false}, {"punctuation", with_other_punctuation, true, true, false},
        {"hyphen", with_another_hyphen, true, true, false}, {"letter", with_another_letter, false, false, false}}};
    const std::vector<Deck> decks = checkable_decks();
    Rng dice(2000);
    const auto one_of = [&](const auto& list) -> const auto& {
        return list[dice.below(static_cast<std::uint32_t>(list.size()))];
    };
    std::array<int, table.size()> made{};
    std::array<int, table.size()> where_accents_count{};
    for (int i = 0; i < 2000; ++i) {
        const Item item = with_readings(one_of(one_of(decks).items));
        const std::string& answer = one_of(item.answers);
        for (std::size_t kind = 0; kind < table.size(); ++kind) {
            const Row& row = table[kind];
            const Slip slip = row.make(answer, dice);
            if (!slip || *slip == answer) continue;
            CAPTURE(row.name, item.prompt, answer, *slip);
            if (!means_another(item, answer, *slip, true)) CHECK(accepts(item, *slip, true) == row.strictly);
            const bool expected = item.strict_accents ? row.where_accents_count : row.accepted;
            if (!expected && means_another(item, answer, *slip, false)) continue;
            ++made[kind];
            if (item.strict_accents) ++where_accents_count[kind];
            CHECK(accepts(item, *slip, false) == expected);
        }
    }
    for (const int slips : made) CHECK(slips >= 300);
    for (const int slips : where_accents_count) CHECK(slips >= 20);
}

} // namespace palazzo::quiz
