// Tests docs/rules/palace.md, "Speak": prompts drawn from a deck, answers judged by it, and records that replay without
// it.
#include "engine/core/match.hpp"
#include "engine/games/palace/challenge.hpp"
#include "engine/quiz/choice.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/registry.hpp"
#include "tests/games/palace/table.hpp"
#include "tests/lines.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace palazzo::palace::test {
namespace {

/// A question deck with six questions that have answers, and with six topics to talk about that have none. The deck is
/// registered during the lifetime of this object, because all tests share the registry.
class Zoo {
  public:
    Zoo();
    Zoo(const Zoo&) = delete;
    Zoo& operator=(const Zoo&) = delete;
    ~Zoo() { quiz::remove_custom_deck("zoo"); }
};

Zoo::Zoo() {
    quiz::Deck deck{"zoo", "Zoo", "es", "en", {"A1"}, {"Words", "Talk"}, {}};
    const char* words[][2] = {
        {"cat", "gato"}, {"dog", "perro"}, {"cow", "vaca"}, {"bird", "pájaro"}, {"fish", "pez"}, {"bear", "oso"}};
    for (const auto& [prompt, answer] : words)
        deck.items.push_back({quiz::QuestionKind::translate, 0, 0, prompt, {answer}});
    for (const auto& [prompt, answer] : words)
        deck.items.push_back({quiz::QuestionKind::speak, 0, 1, std::string("Talk about a ") + prompt, {}});
    REQUIRE_FALSE(quiz::add_custom_deck(deck));
}

Record record_of(const char* judge, const char* seed = "5") {
    Record record;
    record.game = "palace";
    record.preset = "speak";
    record.options = json((std::string("{'players':3,'judge':'") + judge + "'}").c_str());
    record.deal = Json{{"seed", seed}};
    record.extras["challenges"] = quiz::write_question_choice({"zoo", {}, {}, 0, {}});
    return record;
}

Match<Rules> opened(const Record& record) {
    auto match = open_match(Rules(), record);
    INFO((match ? "" : line_of(match.problem())));
    REQUIRE(match);
    return *match;
}

/// Plays random moves until a challenge is pending. Its prompt has accepted answers if `with_answer` is true, and has
/// none otherwise.
void play_to(Match<Rules>& match, bool with_answer) {
    Rng dice(1);
    for (;;) {
        REQUIRE_FALSE(match.is_over());
        const auto question = question_of(*match.rules().questions, match.state().table);
        if (question && question->item.answers.empty() != with_answer) return;
        const Seat seat = match.seats_to_act().front();
        REQUIRE_FALSE(match.play(seat, match.rules().random_move(match.view(seat), dice)));
    }
}

Move answer(const std::string& text) {
    Move m;
    m.kind = Move::Kind::answer;
    m.answer = text;
    return m;
}

} // namespace

TEST_CASE("If an item has accepted answers, the program judges the given answer, and the record keeps the verdict",
    "[palace][speak][fine-print-30]") {
    const Zoo zoo;
    for (const bool right : {true, false}) {
        auto match = opened(record_of("auto"));
        play_to(match, true);
        const auto question = question_of(*match.rules().questions, match.state().table);
        const std::string said = right ? question->item.answers[0] : "elefante";
        const Seat seat = match.seats_to_act().front();
        REQUIRE_FALSE(match.play(seat, answer(said)));
        CHECK(match.record().moves.back().move == Json{{"answer", said}, {"right", right}});
    }
}

TEST_CASE(
    "Case, accents and surrounding punctuation of an answer matter only with the option `strict`", "[palace][speak]") {
    const Zoo zoo;
    for (const bool strict : {false, true}) {
        Record record = record_of("auto", "8");
        record.options["strict"] = strict;
        auto match = opened(record);
        Rng dice(2);
        do {
            const Seat seat = match.seats_to_act().front();
            REQUIRE_FALSE(match.play(seat, match.rules().random_move(match.view(seat), dice)));
            play_to(match, true);
        } while (question_of(*match.rules().questions, match.state().table)->item.prompt != "bird");
        REQUIRE_FALSE(match.play(match.seats_to_act().front(), answer("¡PAJARO!")));
        CHECK(match.last_turn().move.right == !strict);
    }
}

TEST_CASE("A prompt without accepted answers can't be answered by typing", "[palace][speak][fine-print-30]") {
    const Zoo zoo;
    auto match = opened(record_of("auto"));
    play_to(match, false);
    const Seat seat = match.seats_to_act().front();
    CHECK(match.play(seat, answer("hablo")).id() == "palace.answer_unjudged");
    CHECK(match.rules().legal_moves(match.view(seat)).size() == 2);
}

TEST_CASE("A record replays without the deck, and leads to the same state", "[palace][speak][fine-print-30]") {
    const Zoo zoo;
    auto match = opened(record_of("auto"));
    for (int i = 0; i < 4; ++i) {
        play_to(match, true);
        REQUIRE_FALSE(match.play(match.seats_to_act().front(), answer(i % 2 == 0 ? "gato" : "perro")));
    }
    const Record record = match.record();
    REQUIRE(quiz::remove_custom_deck("zoo"));
    const auto without = opened(record);
    CHECK(without.rules().questions == nullptr);
    CHECK(without.digest() == match.digest());
    CHECK_FALSE(replay_keeps_verdicts(Rules(), match.options(), record));
}

TEST_CASE("If the deck has changed, earlier answers keep their verdicts", "[palace][speak]") {
    const Zoo zoo;
    auto match = opened(record_of("auto"));
    play_to(match, true);
    REQUIRE_FALSE(match.play(match.seats_to_act().front(), answer("elefante")));
    const Record record = match.record();
    quiz::Deck changed = *quiz::find_deck("zoo");
    for (quiz::Item& item : changed.items)
        if (!item.answers.empty()) item.answers = {"elefante"};
    REQUIRE_FALSE(quiz::add_custom_deck(changed));
    CHECK(replay_keeps_verdicts(Rules(), match.options(), record));
    CHECK(opened(record).digest() == match.digest());
}

TEST_CASE("The same record leads to the same prompts", "[palace][speak]") {
    const Zoo zoo;
    auto match = opened(record_of("self"));
    for (int i = 0; i < 10; ++i) {
        play_to(match, i % 2 == 0);
        const Json prompt = match.rules().pending_question(match.state());
        CHECK(opened(match.record()).rules().pending_question(match.state()) == prompt);
        REQUIRE_FALSE(match.play(
            match.seats_to_act().front(), match.rules().legal_moves(match.view(match.seats_to_act().front()))[1]));
    }
}

TEST_CASE("The human is first asked the prompts that were missed in earlier games", "[palace][speak]") {
    const Zoo zoo;
    Record record = record_of("self");
    record.extras["challenges"]["due"] = {3};
    auto match = opened(record);
    Rng dice(3);
    std::string first;
    while (first.empty()) {
        const Seat seat = match.seats_to_act().front();
        const auto question = question_of(*match.rules().questions, match.state().table);
        if (question && answering_seat(match.state().table) == 0 && question->item.category == 0)
            first = question->item.prompt;
        REQUIRE_FALSE(match.play(seat, match.rules().random_move(match.view(seat), dice)));
    }
    CHECK(first == "bird");
}

TEST_CASE("A record is refused if an entry under its key `challenges` is wrong", "[palace][speak][record]") {
    const auto fault = [](const char* challenges) {
        const auto record = read_record(std::string(R"({"format":1,"game":"palace","preset":"speak","options":{},)")
            + R"("deal":{"seed":"1"},"moves":[],"challenges":)" + json(challenges).dump() + "}");
        return record ? std::string() : line_of(record.problem());
    };
    CHECK(fault("{'deck':'es','digest':'12','levels':['A1'],'due':[1,2],'seconds':30}").empty());
    CHECK(fault("{'deck':'es','topics':['Home','Travel']}").empty());
    CHECK(fault("{'deck':5}").rfind("challenges.deck: ", 0) == 0);
    CHECK(fault("{'deck':'es','levels':'A1'}").rfind("challenges.levels: ", 0) == 0);
    CHECK(fault("{'deck':'es','levels':[1]}").rfind("challenges.levels[0]: ", 0) == 0);
    CHECK(fault("{'deck':'es','topics':'Home'}").rfind("challenges.topics: ", 0) == 0);
    CHECK(fault("{'deck':'es','topics':[1]}").rfind("challenges.topics[0]: ", 0) == 0);
    CHECK(fault("{'deck':'es','due':[-1]}").rfind("challenges.due[0]: ", 0) == 0);
    CHECK(fault("{'deck':'es','seconds':601}").rfind("challenges.seconds: ", 0) == 0);
    CHECK(fault("{'deck':'es','colour':1}").rfind("challenges.colour: ", 0) == 0);
}

} // namespace palazzo::palace::test
