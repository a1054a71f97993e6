// Tests docs/rules/palace.md, "Speak": who judges, the preset and the options; fine print 22, 23, 30 and 31.
#include "tests/games/palace/speak.hpp"

#include "engine/bots/bots.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

namespace palazzo::palace::test {

namespace {

/// Returns a game in which seat 0 has laid a seven that challenges seat 1.
Round challenged(const char* judge, int seats = 4) {
    std::vector<SeatCards> places(static_cast<std::size_t>(seats), only_fours);
    places[0] = {"7S KD"};
    places[1] = {"3S KH"};
    const std::string options = std::string("{'judge':'") + judge + "'}";
    Round r({.preset = "speak", .options = options.c_str(), .seats = places, .pile = "QD"});
    r.play("{'play':['7S']}");
    return r;
}

} // namespace

TEST_CASE("The judge may be the seat that gave the challenge", "[palace][speak]") {
    Round r = challenged("giver");
    CHECK(r.seats_to_act() == "0");
    CHECK(r.why_not(1, "{'judge':true}") == "palace.not_yours_to_judge");
    CHECK(r.why_not(2, "{'judge':true}") == "palace.not_yours_to_judge");
    CHECK(r.legal_moves(0) == std::vector<std::string>{"{'judge':false}", "{'judge':true}"});
    r.play(0, "{'judge':true}");
    CHECK(r.state.table.may_play_any_set);
}

TEST_CASE("The judge may be the answering player", "[palace][speak]") {
    Round r = challenged("self");
    CHECK(r.seats_to_act() == "1");
    r.play(1, "{'judge':false}");
    CHECK_FALSE(r.state.table.may_play_any_set);
    CHECK(r.turn() == 1);
}

TEST_CASE("The judge may be a majority of the other seats, who vote in any order", "[palace][speak][fine-print-30]") {
    Round r = challenged("vote");
    CHECK(r.seats_to_act() == "0 2 3");
    r.play(3, "{'judge':false}");
    CHECK(r.seats_to_act() == "0 2");
    CHECK(r.why_not(3, "{'judge':true}") == "palace.not_yours_to_judge");
    r.play(0, "{'judge':true}");
    CHECK(r.challenges() == "1<0");
    r.play(2, "{'judge':true}");
    CHECK(r.state.table.may_play_any_set);
    Round failed = challenged("vote");
    failed.play(0, "{'judge':false}");
    failed.play(2, "{'judge':true}");
    failed.play(3, "{'judge':false}");
    CHECK_FALSE(failed.state.table.may_play_any_set);
}

TEST_CASE("If the vote is tied, the challenge is passed", "[palace][speak]") {
    Round r = challenged("vote", 3);
    CHECK(r.seats_to_act() == "0 2");
    r.play(0, "{'judge':false}");
    r.play(2, "{'judge':true}");
    CHECK(r.state.table.may_play_any_set);
}

TEST_CASE("Only seats that are still in the game may vote", "[palace][speak][fine-print-30]") {
    Round r({.preset = "speak",
        .options = "{'judge':'vote','finish':'play_on'}",
        .seats = {{"7S KD"}, {"3S KH"}, {"4S"}, {"5S"}},
        .pile = "QD"});
    r.state.table.seat(2).place = 1;
    r.play("{'play':['7S']}");
    CHECK(r.seats_to_act() == "0 3");
}

TEST_CASE("An answer can be typed only with `judge: auto`, and the move contains the verdict",
    "[palace][speak][fine-print-30]") {
    Round r = challenged("auto");
    CHECK(r.seats_to_act() == "1");
    CHECK(r.can_play(1, "{'answer':'el gato','right':true}"));
    r.play(1, "{'answer':'el perro','right':false}");
    CHECK_FALSE(r.state.table.may_play_any_set);
    Round passed = challenged("auto");
    passed.play(1, "{'answer':'el gato','right':true}");
    CHECK(passed.state.table.may_play_any_set);
    for (const char* judge : {"giver", "vote", "self"}) {
        const Round other = challenged(judge);
        const Seat seat = std::string(judge) == "self" ? 1 : 0;
        CHECK(other.why_not(seat, "{'answer':'el gato','right':true}") == "palace.no_answers_here");
    }
}

TEST_CASE("With `judge: auto`, the answering player judges the answers to prompts without accepted answers",
    "[palace][speak]") {
    Round r = challenged("auto");
    CHECK(r.seats_to_act() == "1");
    CHECK(r.legal_moves(1) == std::vector<std::string>{"{'judge':false}", "{'judge':true}"});
    r.play(1, "{'judge':true}");
    CHECK(r.state.table.may_play_any_set);
}

TEST_CASE("A recorded answer without a verdict can't be judged without the deck", "[palace][speak][fine-print-30]") {
    CHECK(challenged("auto").why_not(1, "{'answer':'el gato'}") == "palace.answer_unjudged");
}

TEST_CASE("A 10 can challenge three to eight seats in turn", "[palace][speak]") {
    for (int seats = 3; seats <= 8; ++seats) {
        std::vector<SeatCards> places(static_cast<std::size_t>(seats), only_fours);
        places[0] = {"TS KD"};
        for (const char* judge : {"giver", "vote", "self", "auto"}) {
            const std::string options = std::string("{'judge':'") + judge + "'}";
            Round r({.preset = "speak", .options = options.c_str(), .seats = places, .pile = "QD"});
            r.play("{'play':['TS']}");
            CHECK(static_cast<int>(r.state.table.challenges.waiting.size()) == seats);
            for (int i = 0; i < seats; ++i) r.judge_challenge(i % 2 == 0);
            CHECK(r.challenges() == "");
            CHECK(r.pile() == "");
            CHECK(r.turn() == 0);
        }
    }
}

TEST_CASE("A missed prompt returns to its seat after two other prompts", "[palace][speak]") {
    Round r = challenged("self", 3);
    const auto& missed = r.state.table.missed;
    CHECK(r.state.table.challenges.prompt == Prompt{0, false});
    r.fail_challenge();
    CHECK(missed.size() == 1);
    std::vector<int> prompts;
    for (int i = 0; i < 3; ++i) {
        r.state.table.seat(0).up.clear();
        r.state.hidden_state(0).hand.add(Card(Rank::ten, Suit::spades));
        r.state.table.turn = 0;
        r.state.table.need = NeededAction::play;
        r.state.table.pile.clear();
        r.play(0, "{'play':['TS']}");
        while (!r.challenges().empty()) {
            if (r.challenges().substr(0, 1) == "1") prompts.push_back(r.state.table.challenges.prompt.nth);
            r.pass_challenge();
        }
    }
    CHECK(prompts == std::vector<int>{1, 2, 0});
    CHECK(missed.empty());
}

TEST_CASE("Bots answer correctly with a probability that depends on their level", "[palace][speak][fine-print-31]") {
    const Round r = challenged("giver");
    const auto right_of_a_thousand = [&](Level level) {
        int right = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            Rng dice(seed);
            right += *bot_move(r.rules, level, r.view(0), dice).right ? 1 : 0;
        }
        return right;
    };
    const int random = right_of_a_thousand(Level::random);
    const int simple = right_of_a_thousand(Level::simple);
    CHECK((random > 430 && random < 570));
    CHECK((simple > 690 && simple < 810));
}

TEST_CASE("A bot's answer depends on its own level, whoever judges it", "[palace][speak][fine-print-31]") {
    const Round r = challenged("giver");
    const Seat judge = r.rules.seats_to_act(r.state).front();
    const Seat answers = *r.rules.answering_seat(r.view(judge));
    REQUIRE(answers != judge);
    const auto right_of_a_thousand = [&](Level answering, Level judging) {
        const auto level_of = [&](Seat seat) { return seat == answers ? answering : judging; };
        int right = 0;
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            Rng dice(seed);
            right += *bot_verdict(r.rules, r.view(judge), level_of, dice)->right ? 1 : 0;
        }
        return right;
    };
    CHECK(right_of_a_thousand(Level::master, Level::easy) > 920);
    CHECK(right_of_a_thousand(Level::easy, Level::master) < 680);
}

TEST_CASE("All bots that vote on the same answer agree", "[palace][speak][fine-print-31]") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Round r = challenged("vote");
        Rng dice(seed);
        const bool first = *bot_move(r.rules, Level::simple, r.view(2), dice).right;
        r.play(2, first ? "{'judge':true}" : "{'judge':false}");
        CHECK(*bot_move(r.rules, Level::simple, r.view(3), dice).right == first);
    }
}

TEST_CASE("The challenge options can be used with every preset", "[palace][speak][fine-print-22]") {
    for (const auto& preset : Rules().presets()) {
        const Options o = options(preset.name.c_str(),
            "{'stuck':'challenge','blind_challenge':'one','judge':'vote','ten_needs_all':true,'extreme':true}");
        CHECK(o.stuck == StuckRule::challenge);
        CHECK(o.blind_challenge == BlindChallengeRule::one);
        CHECK(o.judge == JudgeRule::vote);
        CHECK((o.ten_needs_all && o.extreme));
    }
}

TEST_CASE("The preset `speak` sets the challenge options as the fine print says, and no other preset has challenges",
    "[palace][speak][fine-print-22]") {
    const Options o = options("speak");
    CHECK(o.stuck == StuckRule::challenge);
    CHECK(o.blind_challenge == BlindChallengeRule::before);
    CHECK(o.judge == JudgeRule::giver);
    CHECK_FALSE(o.strict);
    CHECK_FALSE(o.ten_needs_all);
    CHECK(o.extreme);
    for (const char* other : {"classic", "house", "european"}) CHECK_FALSE(has_challenges(options(other)));
}

TEST_CASE("The preset `speak` is for up to eight players, and the first seat that is out wins", "[palace][speak]") {
    CHECK(options_refusal("speak", "{'players':2}") == "players: 2 is not between 3 and 8");
    CHECK_FALSE(options_refusal("speak", "{'players':9}").empty());
    CHECK(options_refusal("speak", "{'players':8}").empty());
    Round r({.preset = "speak", .seats = {{"KS"}, only_fours, only_fours}, .pile = "QD"});
    r.play("{'play':['KS']}");
    CHECK(r.is_over());
    CHECK(r.rules.winners(r.state) == Seats{0});
    CHECK(r.rules.scores(r.state) == std::vector<int>{1, 0, 0});
}

TEST_CASE("The preset `speak` has the values that its table in the rules lists", "[palace][speak][presets]") {
    const Options o = options("speak");
    CHECK(o.players == 4);
    CHECK(decks_in_play(options("speak", "{'players':5}")) == 1);
    CHECK(decks_in_play(options("speak", "{'players':6}")) == 2);
    CHECK(o.jokers == 0);
    CHECK(o.layout == DealLayout::with_equal_numbers(3));
    CHECK(o.face_up == FaceUpRule::dealt);
    CHECK(o.first == FirstPlayerRule::lowest_hand);
    CHECK(o.starter == StarterRule::lead);
    CHECK(option_fields()[8].write(o) == json("['3','4','5','6','8','9','J','Q','K','A']"));
    CHECK(o.beat == BeatRule::equal_or_higher);
    CHECK_FALSE(o.wrap);
    CHECK(o.face_up_play == FaceUpPlayRule::set);
    CHECK(o.burn_quads == BurnQuadsRule::one_turn);
    CHECK(o.powers_of(Rank::two) == Powers{Power::anytime, Power::cover, Power::challenge_self});
    CHECK(o.powers_of(Rank::seven) == Powers{Power::anytime, Power::challenge_next});
    CHECK(o.powers_of(Rank::ten) == Powers{Power::anytime, Power::burn, Power::challenge_all});
    CHECK_FALSE((o.voluntary_pickup || o.chance_card != ChanceCardRule::never || o.picker_leads
        || o.take_face_up_with_pile != TakeFaceUpRule::none || o.no_special_finish));
    CHECK(o.finish == FinishRule::first_out);
    CHECK(o.turn_limit == 2000);
}

TEST_CASE("In the preset `speak` the leader must play the lowest card, and may add other cards of its rank",
    "[palace][speak]") {
    const Options o = options("speak", "{'players':3}");
    const Round r(o, "JS JH JD QS QH QD KS KH KD 8S 8H 8D 9S 9H 9D AS AH AD 3S 3H KC 4S 5S 6S 2S 7S TS 4C", 1);
    CHECK(r.turn() == 0);
    CHECK(r.legal_moves() == std::vector<std::string>{"{'play':['3H']}", "{'play':['3S','3H']}", "{'play':['3S']}"});
}

TEST_CASE("Moves about challenges are the same after reading and writing, and moves with errors are refused",
    "[palace][speak][notation]") {
    for (const char* move : {"{'judge':true}", "{'judge':false}", "{'answer':'el gato','right':true}",
             "{'answer':'¿qué?'}", "{'assign':[0,2,1,1]}"}) {
        const auto m = Rules().read_move(json(move));
        REQUIRE(m);
        CHECK(Rules().write_move(*m) == json(move));
    }
    for (const char* bad :
        {"{'judge':1}", "{'answer':5}", "{'answer':'a','right':'yes'}", "{'answer':'a','seat':1}", "{'assign':[-1,5]}",
            "{'assign':[0,0,0,0,0,0,0,0,0,0,0,0,4]}", "{'assign':{}}", "{'judge':true,'answer':'a'}"}) {
        INFO(bad);
        CHECK_FALSE(Rules().read_move(json(bad)));
    }
}

} // namespace palazzo::palace::test
