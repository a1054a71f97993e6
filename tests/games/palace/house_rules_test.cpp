// Tests docs/rules/palace.md: "House rules of families" and its fine print.
#include "tests/games/palace/table.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::palace::test {
namespace {

using Moves = std::vector<std::string>;

} // namespace

TEST_CASE("A layout may give each row its own length, or all rows a length that depends on the number of players",
    "[palace][fine-print-32]") {
    CHECK(deal_layout(options("classic", "{'layout':{'down':5,'up':2,'hand':4}}")) == DealLayout{5, 2, 4, 4});
    CHECK(deal_layout(options("classic", "{'layout':{'hand':7,'draw':3}}")) == DealLayout{3, 3, 7, 3});
    CHECK(deal_layout(options("classic", "{'layout':{'2':6,'4':3},'players':3,'decks':2}"))
        == DealLayout::with_equal_numbers(6));
    CHECK(deal_layout(options("classic", "{'layout':{'4':5},'players':3}")) == DealLayout::with_equal_numbers(3));
    for (const char* bad : {"{'layout':{'down':7}}", "{'layout':{'down':0}}", "{'layout':{'hand':10}}",
             "{'layout':{'sideways':3}}", "{'layout':{'13':3}}", "{'layout':{}}", "{'layout':{'2':7}}"})
        CHECK(options_refusal("classic", bad).rfind("layout:", 0) == 0);
}

TEST_CASE("Cards that are left out of the draw pile stay hidden from everybody for the whole game",
    "[palace][fine-print-33]") {
    const Options o = options("classic", "{'players':2,'draw_pile':1,'face_up':'dealt','starter':'lead'}");
    Rng dice(5);
    State s = Rules().begin(o, Rules().shuffled_deal(o, dice));
    CHECK(s.draw.size() == 1);
    CHECK(s.aside.size() == 33);
    CHECK(Rules().as_json(view_of(s, 0))["aside"] == 33);
    const State imagined = sample_state(view_of(s, 0), dice);
    CHECK(imagined.aside.size() == 33);
    CHECK(view_of(imagined, 0) == view_of(s, 0));
    while (!Rules().seats_to_act(s).empty()) {
        const Seat seat = Rules().seats_to_act(s).front();
        Rules().apply(s, seat, Rules().random_move(view_of(s, seat), dice));
        CHECK_FALSE(Policy::knows_all_cards(view_of(s, 0)));
    }
    CHECK(s.aside.size() == 33);
}

TEST_CASE(
    "The first seat may be decided by face-up cards, by hands if no face-up card has a rank, or by cards thrown in",
    "[palace][fine-print-34]") {
    const char* no_up = "2S 3S 4S  2H 3H 4H   2D 2C TS  TH TD TC   8S 9S JS  5H JH QH   KS KH";
    const char* outside = "{'players':2,'face_up':'dealt','first':'lowest_face_up','starter':'lead',"
                          "'order':['3','4','5','6','7','8','9','J','Q','K','A']}";
    CHECK(Round(options("classic", outside), no_up).turn() == 1);
    const Round worst(options("classic",
                          "{'players':2,'face_up':'dealt','first':'worst_face_up','starter':'lead',"
                          "'order':['3','4','5','6','7','8','9','J','Q','K','A']}"),
        "2S 3S 4S  2H 3H 4H   2D 3D 4D  5D 6D 7D   8S 9S JS  5H JH QH   KS KH");
    CHECK(worst.turn() == 1); // a two isn't in the order, and counts as one above the highest rank
    const Round thrown(options("classic", "{'players':2,'face_up':'dealt','first':'throw_in','powers':{'3':['skip']}}"),
        "4S 5S 6S  4H 5H 6H   7S 8S 9S  7H 8H 9H   JS QS KS  3H 3D KH   AS AH AD");
    CHECK(thrown.pile() == "3H 3D");
    CHECK(thrown.turn() == 0);
    CHECK(thrown.hand(1) == "KH AS AH");
}

TEST_CASE("If the option `powers` names the joker, jokers are a rank of their own, with a place in the order or the "
          "power `anytime`",
    "[palace][fine-print-35]") {
    CHECK(options_refusal("classic", "{'jokers':1,'powers':{'JK':['skip']}}").rfind("order:", 0) == 0);
    const char* highest = "{'jokers':2,'order':['2','3','4','5','6','7','8','9','10','J','Q','K','A','JK'],"
                          "'powers':{'JK':['skip']}}";
    Round r({.options = highest, .seats = {{"JK JK 4S"}, {"AS"}, {"KS"}}, .pile = "AD"});
    CHECK(r.legal_moves() == Moves{"{'play':['JK','JK']}", "{'play':['JK']}"});
    CHECK(r.why_not("{'play':['JK'],'as':'9'}") == "palace.no_joker_to_name");
    r.play("{'play':['JK']}");
    CHECK(r.turn() == 2);
    CHECK(r.why_not("{'play':['KS']}") == "palace.not_higher");
}

TEST_CASE("The powers `even` and `odd` restrict which ranks may follow, and the option `fits` does so even after the "
          "power `reset`",
    "[palace][fine-print-36]") {
    const char* rules = "{'powers':{'2':['anytime','reset'],'6':['even'],'10':['anytime','burn']},"
                        "'fits':{'2':{'not':['A']},'9':{'only':['9']},'K':{'also':['4']}}}";
    const auto can = [&](const char* pile, const char* card) {
        const std::string move = "{'play':['" + std::string(card) + "']}";
        return Round({.options = rules, .seats = {{"2S 4S 7S 8S 9S TS AS"}, {"5S"}}, .pile = pile})
            .can_play(move.c_str());
    };
    CHECK(can("6D", "8S"));
    CHECK(can("6D", "TS"));
    CHECK(can("6D", "2S"));
    CHECK_FALSE(can("6D", "9S"));
    CHECK_FALSE(can("2D", "AS"));
    CHECK(can("2D", "4S"));
    CHECK_FALSE(can("9D", "TS"));
    CHECK_FALSE(can("9D", "AS"));
    CHECK(can("KD", "4S"));
    CHECK_FALSE(can("KD", "7S"));
}

TEST_CASE(
    "The option `when` considers the effective top before the play, and can give a rank only powers that act at once",
    "[palace][fine-print-37]") {
    CHECK(options_refusal("classic", "{'when':[{'rank':'A','powers':['lower']}]}").rfind("when:", 0) == 0);
    CHECK(options_refusal("classic", "{'when':[{'rank':'A','powers':[]}]}").rfind("when:", 0) == 0);
    const char* leads = "{'when':[{'rank':'A','on':['none'],'powers':['skip']}]}";
    Round first({.options = leads, .seats = {{"AS 4S"}, {"5S"}, {"6S"}}});
    first.play("{'play':['AS']}");
    CHECK(first.turn() == 2);
    Round later({.options = leads, .seats = {{"AS 4S"}, {"5S"}, {"6S"}}, .pile = "9D"});
    later.play("{'play':['AS']}");
    CHECK(later.turn() == 1);
    const char* below = "{'powers':{'3':['anytime','mirror']},'when':[{'rank':'A','on':['K'],'powers':['burn']}]}";
    Round through({.options = below, .seats = {{"AS 4S"}, {"5S"}}, .pile = "KD 3D"});
    through.play("{'play':['AS']}");
    CHECK(through.burned_cards() == "KD 3D AS");
}

TEST_CASE("Cards of the wild rank form sets without other cards and name a rank, but keep their own rank in a hand and "
          "as a cover",
    "[palace][fine-print-38]") {
    const char* wild = "{'jokers':1,'powers':{'2':['wild'],'Q':['cover']}}";
    Round r({.options = wild, .seats = {{"2S 2H 9S JK"}, {"5S"}}, .pile = "AD"});
    CHECK(r.why_not("{'play':['2S']}") == "palace.joker_needs_rank");
    CHECK(r.why_not("{'play':['2S'],'as':'2'}") == "palace.not_a_set");
    CHECK(r.why_not("{'play':['2S','9S'],'as':'9'}") == "palace.not_a_set");
    CHECK(r.why_not("{'play':['2S','JK'],'as':'9'}") == "palace.not_a_set");
    CHECK(r.can_play("{'play':['2S'],'as':'Q','cover':['2H']}"));
    r.play("{'play':['2S','2H'],'as':'6'}");
    CHECK(r.why_not("{'play':['5S']}") == "palace.not_higher");
    r.play("{'take':true}");
    CHECK(r.hand(1) == "2S 2H 5S AD");
}

TEST_CASE("No power gives a burned pile away, a seat that is out chooses nobody, and a seat that is given the pile can "
          "play next",
    "[palace][fine-print-39]") {
    const char* both = "{'finish':'play_on','powers':{'J':['pile_to_chosen'],'10':['anytime','burn','pile_to_next']}}";
    Round burns({.options = both, .seats = {{"TS 4S"}, {"5S"}, {"6S"}}, .pile = "KD"});
    burns.play("{'play':['TS']}");
    CHECK(burns.burned_cards() == "KD TS");
    CHECK(burns.hand(1) == "5S");
    Round out({.options = both, .seats = {{"JS"}, {"5S"}, {"6S"}}, .pile = "9D"});
    out.play("{'play':['JS']}");
    CHECK(out.hand(1) == "5S 9D JS");
    Round two({.options = both, .seats = {{"JS 4S"}, {"5S"}}, .pile = "9D"});
    two.play("{'play':['JS']}");
    CHECK(two.hand(1) == "5S 9D JS");
    CHECK(two.turn() == 1);
    Round drawn({.options = "{'throw_after':true}", .seats = {{"8S 9S TS"}, {"5S"}}, .pile = "6D", .draw = "8D"});
    drawn.play("{'play':['8S']}");
    CHECK(drawn.legal_moves() == Moves{"{'play':['8D']}", "{'skip':true}"});
    drawn.play("{'skip':true}");
    CHECK(drawn.turn() == 1);
}

TEST_CASE("A seat names the face-up card that it takes with the pile, but takes the first one after a failed challenge",
    "[palace][fine-print-40]") {
    const char* one = "{'take_face_up_with_pile':'one'}";
    Round r({.options = one, .seats = {{"", "3S 4S 4H", "7S 8S 9S"}, {"5S"}}, .pile = "KD"});
    CHECK(r.legal_moves()
        == Moves{"{'take':true,'with':'3S'}", "{'take':true,'with':'4H'}", "{'take':true,'with':'4S'}"});
    CHECK(r.why_not("{'take':true}") == "palace.take_with");
    CHECK(r.why_not("{'take':true,'with':'KD'}") == "palace.take_with");
    Round asked({.options = "{'take_face_up_with_pile':'one','stuck':'challenge'}",
        .seats = {{"", "4S 3S", "7S 8S"}, {"5S"}},
        .pile = "KD"});
    asked.fail_challenge();
    CHECK(asked.hand(0) == "4S KD");
    CHECK(asked.face_up_cards(0) == "-- 3S");
}

TEST_CASE("A run has one card of each of several ordinary ranks that follow each other in the order",
    "[palace][fine-print-41]") {
    const char* runs = "{'runs':true,'match_count':true,'powers':{'10':['anytime','burn']}}";
    Round r({.options = runs, .seats = {{"7S 8S 8H 9S TS JS QS KS"}, {"JD QD KD AD"}}, .pile = "5D"});
    CHECK(r.can_play("{'play':['7S','8H','9S']}"));
    CHECK(r.why_not("{'play':['7S','8S','8H','9S']}") == "palace.not_a_run");
    CHECK(r.why_not("{'play':['8S','9S','TS']}") == "palace.not_a_run");
    CHECK(r.why_not("{'play':['7S','9S','JS']}") == "palace.not_a_run");
    r.play("{'play':['7S','8S','9S']}");
    CHECK(r.why_not("{'play':['JD']}") == "palace.too_few");
    CHECK(r.can_play("{'play':['JD','QD','KD','AD']}"));
}

TEST_CASE(
    "All other seats with cards in hand are asked in turn to complete a set, whether or not they have the missing card",
    "[palace][fine-print-42]") {
    Round r({.options = "{'snap':true}", .seats = {{"9S 4S"}, {"5S 6S"}, {"", "9C"}, {"9C AS"}}, .pile = "9D 9H"});
    r.play("{'play':['9S']}");
    CHECK(r.seats_to_act() == "1");
    CHECK(r.legal_moves(1) == Moves{"{'skip':true}"});
    r.play(1, "{'skip':true}");
    CHECK(r.seats_to_act() == "3"); // seat 2 isn't asked, because its hand is empty
    CHECK(r.legal_moves(3) == Moves{"{'play':['9C']}", "{'skip':true}"});
    r.play(3, "{'skip':true}");
    CHECK(r.seats_to_act() == "1");
    CHECK(r.state.table.need == NeededAction::play);
}

TEST_CASE("Partners score together, and a partner who is out waits for the other", "[palace][fine-print-43]") {
    Round r({.options = "{'partners':true}", .seats = {{"8S"}, {"9S 9H"}, {"TD JS"}, {"QS KS"}}, .pile = "7D"});
    r.play("{'play':['8S']}");
    CHECK_FALSE(r.is_over());
    CHECK(r.rules.winners(r.state).empty());
    r.play("{'play':['9S']}");
    r.play("{'play':['JS']}");
    r.play("{'play':['QS']}");
    r.play("{'take':true}");
    r.play("{'play':['TD']}");
    CHECK(r.is_over());
    CHECK(r.rules.winners(r.state).list() == std::vector<Seat>{0, 2});
    CHECK(r.rules.scores(r.state) == std::vector<int>{1, 0, 1, 0});
    CHECK(options_refusal("classic", "{'partners':true,'players':5}").rfind("partners:", 0) == 0);
}

} // namespace palazzo::palace::test
