#include "engine/core/json.hpp"
#include "engine/i18n/sentence.hpp"
#include "engine/i18n/voice.hpp"
#include "tests/english.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo {

TEST_CASE("Cards are named in words", "[words]") {
    CHECK(card_in_words("10D") == "ten of diamonds");
    CHECK(card_in_words("AS") == "ace of spades");
    CHECK(card_in_words("JK") == "joker");
    CHECK(card_in_words(std::string(2, '?')) == "a card face down");
}

TEST_CASE("Messages are put into words with their arguments", "[words]") {
    CHECK(
        say(Refusal("palace.not_higher", {"8", "A"})) == "An eight doesn't beat an ace: play an equal or higher card.");
    CHECK(say(Message{"palace.event.played", {"1", "9S 9D TH"}}, {{"Ada", "Rosa"}}) == "Rosa played 9♠, 9♦ and 10♥.");
    CHECK(say(Message{"palace.event.took", {"0", "1"}}, {{"Ada"}}) == "Ada picked up the pile: 1 card.");
    CHECK(say(Message{"palace.event.took", {"0", "5"}}, {{"Ada"}}) == "Ada picked up the pile: 5 cards.");
}

TEST_CASE(
    "A negative number gets a typographic minus, and any other text that begins with a hyphen keeps it", "[words]") {
    CHECK(say(Message{"palabra.standing.penalty", {"-166", "276"}}) == "−166 points (−276 for cards left)");
    CHECK(i18n::with_typographic_minus("-5") == "−5");
    CHECK(i18n::with_typographic_minus("5") == "5");
    CHECK(i18n::with_typographic_minus("-") == "-");
    CHECK(i18n::with_typographic_minus("-5 to 5") == "-5 to 5");
}

TEST_CASE("When texts are joined, the joint takes the place of a full stop", "[words]") {
    const i18n::Voice voice{&english_catalogue()};
    CHECK(voice.join({"Rosa played a king.", "turn 4"}, "list.more") == "Rosa played a king, turn 4");
    CHECK(voice.join({"one", "two", "three."}, "list.more") == "one, two, three.");
}

TEST_CASE("Texts are listed with commas, and an and before the last one", "[words]") {
    const i18n::Voice voice{&english_catalogue()};
    CHECK(voice.list({}).empty());
    CHECK(voice.list({"one"}) == "one");
    CHECK(voice.list({"one", "two"}) == "one and two");
    CHECK(voice.list({"one", "two", "three"}) == "one, two and three");
}

TEST_CASE("A player's place in the result is written as an ordinal number", "[words]") {
    const auto place = [](const char* n) { return say(Message{"palace.standing.place", {n}}); };
    CHECK(place("1") == "1st");
    CHECK(place("2") == "2nd");
    CHECK(place("3") == "3rd");
    CHECK(place("8") == "8th");
    CHECK(place("11") == "11th");
    CHECK(place("22") == "22nd");
    CHECK(say(Message{"palace.event.out", {"0", "2"}}, {{"Ada"}}) == "Ada finished in 2nd place.");
}

TEST_CASE("A seat without a name is numbered from 1", "[words]") {
    CHECK(say(Message{"palace.event.took", {"1", "5"}}) == "Player 2 picked up the pile: 5 cards.");
}

TEST_CASE("An id that isn't in the catalogue is shown instead of a text, so that nothing is lost", "[words]") {
    CHECK(say(Message{"palace.no_such_thing", {"1"}}) == "palace.no_such_thing");
    CHECK_FALSE(has_english_text("palace.no_such_thing"));
    CHECK(has_english_text("palace.must_play"));
}

TEST_CASE("The viewer's seat is addressed as you, whatever its name is", "[words]") {
    const Audience audience{{"You", "Rosa"}, 0};
    const auto insists = [&](const char* seat) { return say(Message{"palabra.event.insists", {seat}}, audience); };
    CHECK(insists("0") == "You insisted on the word.");
    CHECK(insists("1") == "Rosa insisted on the word.");
    const auto skipped = [&](const char* seat) { return say(Message{"palace.event.skipped", {seat}}, audience); };
    CHECK(skipped("0") == "You sat out a turn.");
    CHECK(skipped("1") == "Rosa sat out a turn.");
    CHECK(say(Message{"palindromes.sets", {"0"}}, audience) == "Palindromes taken by you");
    CHECK(say(Message{"palindromes.sets", {"1"}}, audience) == "Palindromes taken by Rosa");
    CHECK(say(Message{"palabra.event.built", {"1", "0", "CATS", "6"}}, audience)
        == "Rosa built CATS on your word for 6 points.");
    CHECK(say(Message{"palabra.todo.in_doubt", {"0"}}, audience) == "Your word is being judged.");
    CHECK(say(Message{"palace.todo.wait", {"1"}}) == "Player 2 is to move.");
    CHECK(say(Message{"result.won", {"0"}}, {{"Ada"}, 0}) == "You won");
}

TEST_CASE("A player named You is referred to by that name", "[words]") {
    const Audience audience{{"You", "Rosa"}};
    CHECK(say(Message{"palace.share_for_nobody", {"0"}}, audience) == "You has no cards left and gets no challenge.");
    CHECK(say(Message{"palace.todo.wait", {"0"}}, audience) == "You is to move.");
}

TEST_CASE("The cards that a player may play are listed in words", "[words]") {
    const auto fit = [](const char* cards) { return say(Message{"palace.todo.beat", {cards}}); };
    CHECK(fit("6+") == "Play a six or higher.");
    CHECK(fit("8-") == "Play an eight or lower.");
    CHECK(fit(">6 2") == "Play a card higher than a six, or a two.");
    CHECK(fit("K A") == "Play a king or an ace.");
    CHECK(fit("J+ 2 T JK") == "Play a jack or higher, a two, a ten or a joker.");
    CHECK(say(Message{"palace.todo.anything_but", {"6 T"}}) == "Play anything but sixes and tens.");
}

TEST_CASE("A lock of two colours is called red and blue, but the cards that fit it are called red or blue", "[words]") {
    CHECK(say(Message{"palabra.score", {"12", "1", "4", "rb", "0", "1", "48"}})
        == "values 12, times 4 locked in red and blue: 48 points");
    CHECK(say(Refusal("palabra.lock_broken", {"rb"}))
        == "This word is locked: the cards you add must all be red or blue.");
}

TEST_CASE("A problem in words names the place of the fault, and says what is wrong", "[words]") {
    CHECK(say(Problem{"moves[17].seat", "problem.record.seat"}) == "moves[17].seat: a seat is required");
    CHECK(say(Problem{"", "problem.deck.empty"}) == "there are no questions");
    CHECK(say(Problem{"options", Refusal("palace.shares_sum", {"4"}).message()})
        == "options: Hand out exactly 4 challenges.");
}

TEST_CASE("A piece of the input is put into a sentence unchanged, whatever it looks like", "[words]") {
    for (const char* piece : {"{0}", "'{", "#", "0", "TD", "problem.empty", "you", ""})
        CHECK(say(Problem{"", "problem.not_card", {piece}}) == std::string(piece) + " is not a card");
}

TEST_CASE("The message of a problem is one line, whatever is wrong", "[words]") {
    const auto told = [](const std::string& place, const std::string& piece) {
        return say(Problem{place, "problem.not_text", {piece}});
    };
    CHECK(told("a\nb", "no\tsuch\x7f key") == "a b: no such  key is not a text");
    CHECK(told("", std::string(1000000, 'x')).size() < 500);
    CHECK(told(std::string(1000000, 'x'), "").size() < 500);
    std::string accents;
    for (int i = 0; i < 1000; ++i) accents += "é";
    CHECK(parse_json(quoted(told("", accents))));
    CHECK(told("", "x" + accents).ends_with("é…"));
}

} // namespace palazzo
