// The Palabra table used with pointer and keys: how words, builds, shaves and other moves are made.
#include "tests/shell/games/palabra_player.hpp"

#include "engine/games/palabra/play.hpp"
#include "shell/games/palabra/panels.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>

using namespace palazzo;
using namespace palazzo::games;
using namespace palazzo::palabra::screen;
using namespace palazzo::palabra::screen::test;
using palabra::test::Scene;

namespace {

constexpr const char* pass = R"({"pass":true})";
constexpr const char* rest = "Eb Eg Er Ey Ib Ig Iy Ob Og Or Oy Ny Nb Sb";

/// Returns a game for two in which seat 0 holds `hand`. Unless `word` is empty, seat 1 has it on the table.
Round facing(const char* hand, const char* word = "", const char* options = "{}") {
    return Round(Scene{options, {hand, "Eb Eb Er Ey Ir Iy Ab"}, {"", word}, rest});
}

using Moves = std::vector<std::string>;

} // namespace

TEST_CASE("A typed word that is played during the pre-play first passes the pre-play", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.type_letters("CAT");
    CHECK(player.tray_letters() == "CAT");
    CHECK(player.moves_made.empty());
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    CHECK(player.moves_made == Moves{pass, R"({"word":["Cg","Ab","Trb"]})"});
    CHECK(player.screen.draft.empty());
    CHECK(player.round().score(0) == 5);
}

TEST_CASE("A typed word uses the cards that score most, and a new letter may replace cards of letters typed before it",
    "[palabra][screen]") {
    // The blue A would be as good as the green one until the green T is typed.
    Player player(facing("Ab Ag Cg Tgy Tgy Er Nr2"));
    player.type_letters("CAT");
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    CHECK(player.moves_made.back() == R"({"word":["Cg","Ag","Tgy"]})");
    CHECK(player.round().score(0) == 10);
}

TEST_CASE(
    "A typed letter for which there is no card is refused, unless a wild card can stand for it", "[palabra][screen]") {
    Player player(facing("Cg Ab Ob Er ? Ib Ub2"));
    player.type_letters("CAT");
    CHECK(player.tray_letters() == "CAT");
    player.type_letters("S");
    CHECK(player.tray_letters() == "CAT");
    player.press_key(ImGuiKey_Backspace);
    CHECK(player.tray_letters() == "CA");
    player.press_key(ImGuiKey_Escape);
    CHECK(player.screen.draft.empty());
}

TEST_CASE("Tapping a card moves it into the word and back, and the button plays the word", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.tap_cards({"Trb", "Ab", "Cg"});
    CHECK(player.tray_letters() == "TAC");
    player.tap(player.tray_point(0));
    CHECK(player.tray_letters() == "AC");
    player.tap_cards({"Er"});
    CHECK(player.offers().main->label == "Play ACE · 5");
    player.press_main_button();
    player.draw_frames(2);
    CHECK(player.moves_made == Moves{pass, R"({"word":["Ab","Cg","Er"]})"});
}

TEST_CASE("A card can be dragged into the word, to a place in it, and back to the rack", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.tap_cards({"Cg", "Trb"});
    const Point between = ui::mix(player.tray_point(0), player.tray_point(1), 0.5F);
    player.drag(player.card_point("Ab"), between);
    CHECK(player.tray_letters() == "CAT");
    player.drag(player.tray_point(2), player.tray_point(0) - Point{30, 0});
    CHECK(player.tray_letters() == "TCA");
    player.drag(player.tray_point(1), player.layout().rack.centre());
    CHECK(player.tray_letters() == "TA");
}

TEST_CASE("Dragging a card within the rack changes the order of the rack and makes no move", "[palabra][screen]") {
    Player player(facing("Ab Cg Er Ib Ob Trb Ub2"));
    player.drag(player.card_point("Ub2"), player.card_point("Ab") - Point{10, 0});
    CHECK(player.rack_text() == "Ub2 Ab Cg Er Ib Ob Trb");
    CHECK(player.moves_made.empty());
}

TEST_CASE("Drawn cards take the places of the played cards in the rack, and the other cards stay where they were",
    "[palabra][screen]") {
    Player player(facing("Ab Cg Er Ib Ob Trb Ub2"));
    player.drag(player.card_point("Ub2"), player.card_point("Ab") - Point{10, 0});
    player.type_letters("CAT");
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(3);
    REQUIRE(player.moves_made.size() == 2);
    // C, A and T are played, and the next three cards of the draw pile take their places, although the hand is sorted
    // differently.
    CHECK(player.rack_text().substr(0, 3) == "Ub2");
    CHECK(player.rack_text().find("Er Ib Ob") != std::string::npos);
    CHECK(player.screen.rack.size() == 7);
}

TEST_CASE("Each player who shares the device finds their rack as they left it", "[palabra][screen]") {
    Player player(facing("Ab Cg Er Ib Ob Trb Ub2"));
    player.drag(player.card_point("Ub2"), player.card_point("Ab") - Point{10, 0});
    player.hand_device_to(1);
    CHECK(player.rack_text() == "Ab Er Eb Eb Ey Ir Iy");
    player.hand_device_to(0);
    CHECK(player.rack_text() == "Ub2 Ab Cg Er Ib Ob Trb");
}

TEST_CASE("A card laid before or behind another player's word builds on it", "[palabra][screen]") {
    constexpr const char* rain = "Rb2 Ab Ib Ny";
    SECTION("A card is laid behind the word") {
        Player player(facing("Sr Er Trb Ib Ob Og Ub2", rain));
        player.drag(player.card_point("Sr"), player.letter_point(1, 3));
        CHECK(player.tray_letters() == "RAINS");
        player.press_main_button();
        player.draw_frames(2);
        CHECK(player.moves_made == Moves{pass, R"({"build":{"after":["Sr"],"before":[],"seat":1}})"});
    }
    SECTION("A card is laid before the word") {
        Player player(facing("Trb Er Sr Ib Ob Og Ub2", rain));
        player.drag(player.card_point("Trb"), player.letter_point(1, 0));
        CHECK(player.tray_letters() == "TRAIN");
        player.press_key(ImGuiKey_Enter);
        player.draw_frames(2);
        CHECK(player.moves_made.back() == R"({"build":{"after":[],"before":["Trb"],"seat":1}})");
    }
    SECTION("Cards are laid on both sides of the word") {
        Player player(facing("Trb Er Sr Ib Ob Og Ub2", rain));
        player.drag(player.card_point("Trb"), player.letter_point(1, 0));
        player.type_letters("S");
        CHECK(player.tray_letters() == "TRAINS");
        CHECK(player.offers().main->label.rfind("Build TRAINS · ", 0) == 0);
        player.press_main_button();
        player.draw_frames(2);
        CHECK(player.moves_made.back() == R"({"build":{"after":["Sr"],"before":["Trb"],"seat":1}})");
    }
}

TEST_CASE("A tap on a word on the table shows the word on a sheet, and Escape closes the sheet", "[palabra][screen]") {
    Player player(facing("Sr Er Trb Ib Ob Og Ub2", "Rb2 Ab Ib Ny"));
    player.tap(player.letter_point(1, 1));
    REQUIRE(player.screen.opened_word_seat);
    CHECK(*player.screen.opened_word_seat == 1);
    player.draw_frames(4);
    player.press_key(ImGuiKey_Escape);
    player.draw_frames(2);
    CHECK_FALSE(player.screen.opened_word_seat);
}

TEST_CASE("In the pre-play letters can be shaved by tapping cards or the letters themselves", "[palabra][screen]") {
    Player player(facing("Pgy Rr Er Ib Ob Og Sr", "Pb3 Ab Lg Ar Bg3 Rb2 Ay"));
    player.screen.draft.purpose = Draft::Purpose::shave;
    player.screen.draft.seat = 1;
    player.draw_frames(1);
    player.tap_cards({"Pgy"});
    CHECK(player.screen.draft.cards.size() == 1);
    player.tap_cards({"Er"}); // the word has no E that could be shaved
    CHECK(player.screen.draft.cards.size() == 1);
    const auto items = tray_items(player.view(), player.screen.rack, player.screen.draft, player.layout());
    const auto letter =
        std::find_if(items.begin(), items.end(), [](const TrayItem& t) { return !t.own && t.index == 5; });
    REQUIRE(letter != items.end());
    player.tap(letter->pose.centre);
    REQUIRE(player.screen.draft.cards.size() == 2);
    player.press_main_button();
    CHECK(player.moves_made == Moves{R"({"shave":["Pgy","Rr"]})"});
}

TEST_CASE("The shave button shows how many points the other player would lose", "[palabra][screen]") {
    // Rosa's word scores 12 × 3 × 3 × 2 + 70. Without the two shaved letters it loses 2 × 18 and 1 × 18.
    Player player(facing("Pgy Rr Er Ib Ob Og Sr", "Pb3 Ab Lg Ar Bg3 Rb2 Ay"));
    player.screen.draft.purpose = Draft::Purpose::shave;
    player.screen.draft.seat = 1;
    player.draw_frames(1);
    player.type_letters("PR");
    CHECK(player.offers().main->label == "Shave 54 from Rosa");
    CHECK(player.offers().side->clears_draft);
    player.press_side_button();
    CHECK(player.screen.draft.empty());
    CHECK(player.moves_made.empty());
}

TEST_CASE("A joker is selected first, then the words that it cancels, and each selection can be undone",
    "[palabra][screen]") {
    Round round(Scene{"{}", {"! ! Er Ib Ob Og Sr", "Eb", "Ey"}, {"", "Rb2 Ab Ib Ny", "Cg Ab Trb"}, rest});
    Player player(std::move(round));
    player.tap_cards({"!"});
    CHECK(player.screen.draft.purpose == Draft::Purpose::jokers);
    CHECK_FALSE(player.offers().main->enabled());
    player.tap(player.letter_point(1, 0));
    player.tap(player.letter_point(2, 0));
    CHECK(player.offers().main->label.rfind("Cancel 2 words", 0) == 0);
    player.tap(player.letter_point(2, 0));
    CHECK(player.offers().main->label.rfind("Cancel RAIN", 0) == 0);
    player.press_main_button();
    CHECK(player.moves_made == Moves{R"({"jokers":[{"seat":1}]})"});
}

TEST_CASE("The table asks for the letter of a wild card, and the player can answer with a key", "[palabra][screen]") {
    Player player(facing("Cg Ab ? Er Ib Ob %"));
    player.tap_cards({"Cg", "Ab", "?"});
    CHECK(player.screen.asked_blank >= 0);
    player.draw_frames(2);
    player.press_key(ImGuiKey_T);
    CHECK(player.screen.asked_blank < 0);
    CHECK(player.tray_letters() == "CAT");
    player.press_main_button();
    player.draw_frames(2);
    CHECK(player.moves_made.back() == R"({"word":["Cg","Ab","?=T"]})");
}

TEST_CASE("A vowel card can't be a consonant", "[palabra][screen]") {
    Player player(facing("Cg Trb % Er Ib Ob Ub2"));
    player.tap_cards({"Cg", "%"});
    player.draw_frames(2);
    player.press_key(ImGuiKey_T);
    CHECK(player.screen.asked_blank >= 0);
    player.press_key(ImGuiKey_A);
    CHECK(player.screen.asked_blank < 0);
    CHECK(player.tray_letters() == "CA");
}

TEST_CASE("An exchange during the pre-play first passes the pre-play", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.screen.draft.purpose = Draft::Purpose::exchange;
    player.draw_frames(1);
    player.tap_cards({"Ib", "Ub2"});
    CHECK(player.offers().main->label == "Exchange 2");
    player.press_main_button();
    player.draw_frames(2);
    CHECK(player.moves_made == Moves{pass, R"({"exchange":["Ib","Ub2"]})"});
}

/// Taps the tool that exchanges cards.
void tap_exchange(Player& player) {
    constexpr float before =
        44 + 6 + 58 + 6 + 52 + 6; // widths and gaps of the three tools at its left: shuffle, by letter, by colour
    const Rect tools = player.layout().tools;
    player.tap({tools.x + before + 50, tools.centre().y});
}

TEST_CASE("If fewer than ten cards are left to draw, the button Exchange is grey, and a tap on the button says why",
    "[palabra][screen]") {
    Player player(Round(Scene{"{}", {"Ab Cg Er Ib Ob Trb Ub2", "Eb Eb Er Ey Ir Iy Ab"}, {"", ""}, "Eb Eg Er"}));
    tap_exchange(player);
    CHECK(player.refusal_count == 1);
    CHECK(player.screen.draft.purpose == Draft::Purpose::lay);
}

TEST_CASE(
    "If at least ten cards are left to draw, a tap on the button Exchange begins an exchange", "[palabra][screen]") {
    Player player(facing("Ab Cg Er Ib Ob Trb Ub2"));
    tap_exchange(player);
    CHECK(player.refusal_count == 0);
    CHECK(player.screen.draft.purpose == Draft::Purpose::exchange);
}

TEST_CASE("The first press on the side button passes the pre-play, and the second press passes the play",
    "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.press_side_button();
    player.press_side_button();
    CHECK(player.moves_made == Moves{pass, pass});
}

TEST_CASE(
    "If the word list decides before a play, letters that aren't in the list can't be played", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.type_letters("TCA");
    player.press_main_button();
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    CHECK(player.moves_made.empty());
    CHECK(player.tray_letters() == "TCA");
}

TEST_CASE("If words may be challenged, any letters can be laid, and nothing shows whether they are in the word list",
    "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2", "", "{'words':'challenge'}"));
    for (const char* word : {"TCA", "CAT"}) {
        player.press_key(ImGuiKey_Escape);
        player.type_letters(word);
        const auto reading = reading_of(player.view(), player.screen.rack, player.screen.draft, player.screen.wish);
        CHECK_FALSE(verdict_of(player.view(), reading, voice_for_players(2)));
        CHECK(player.offers().main->enabled());
    }
    player.press_main_button();
    player.draw_frames(2);
    CHECK(player.moves_made.back() == R"({"word":["Cg","Ab","Trb"]})");
}

TEST_CASE(
    "The points of a word are added to the score once they have flown to the player's plate", "[palabra][screen]") {
    Player player(Round(Scene{"{}", {"Cg Ab Trb Er Ib Ob Ub2", "Sb Ab Trb"}, {}, rest, 1}));
    player.play_other_seat(1, "{'pass':true}");
    player.pace = 1;
    const auto points = [](const palabra::View& v) { return scores_of(v.table)[1]; };
    const auto& texts = player.screen.table_texts();
    player.play_as(1, "{'word':['Sb','Ab','Trb']}");
    player.draw_frames(1);
    REQUIRE(points(player.view()) == 6);
    CHECK(points(texts.described_view) == 0);
    CHECK(points(texts.counted_view) == 0);
    while (points(texts.described_view) == 0) player.draw_frames(1);
    CHECK(points(texts.counted_view) == 0);
    while (player.screen.is_moving()) player.draw_frames(1);
    CHECK(points(texts.counted_view) == 6);
}

TEST_CASE("Another player's word can be accepted or challenged", "[palabra][screen]") {
    const bool challenge = GENERATE(false, true);
    Round round(Scene{"{'words':'challenge'}", {"Cg Ab Trb Er Ib Ob Ub2", "Sb Ab Trb"}, {}, rest, 1});
    round.play_cards("word", "Trb Sb Ab");
    Player player(std::move(round));
    CHECK(player.offers().main->label == "Accept");
    CHECK(player.offers().side->label == "Doubt it");
    challenge ? player.press_side_button() : player.press_main_button();
    REQUIRE(player.moves_made.size() == 1);
    CHECK(player.moves_made.front().find(challenge ? R"("challenge":true)" : R"("challenge":false)")
        != std::string::npos);
    CHECK(player.round().score(1) == (challenge ? 0 : 6));
}

TEST_CASE("A word is voted on, and a player who loses the vote takes it back or insists", "[palabra][screen]") {
    Round round(Scene{"{'words':'vote'}", {"Cg Ab Trb Er Ib Ob Ub2", "Sb Ab Trb"}, {}, rest, 1});
    round.play_cards("word", "Trb Sb Ab");
    Player player(std::move(round));
    CHECK(player.offers().main->label == "Allow it");
    player.press_side_button();
    CHECK(player.moves_made.back().find(R"("vote":false)") != std::string::npos);
    player.hand_device_to(1);
    CHECK(player.offers().main->label == "Insist");
    CHECK(player.offers().side->label == "Take it back");
    player.press_side_button();
    CHECK(player.moves_made.back().find(R"("insist":false)") != std::string::npos);
}

TEST_CASE("A tap turns the sand glass, the table requests frames while it runs, and the turn ends when the time is up",
    "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2", "", "{'impatient_timer':30}"));
    CHECK(player.screen.seconds_to_next_frame() < 0);
    player.tap(player.layout().timer.centre());
    CHECK(player.moves_made == Moves{R"({"timer":true})"});
    player.draw_frames(2);
    CHECK(player.screen.seconds_to_next_frame() > 0);
    player.draw_frames(250); // each frame takes a tenth of a second
    CHECK(player.moves_made.size() == 1);
    player.draw_frames(60);
    CHECK(player.moves_made == Moves{R"({"timer":true})", R"({"timeout":true})"});
    player.draw_frames(2);
    CHECK(player.screen.seconds_to_next_frame() < 0);
}

TEST_CASE("The sand glass runs on while the device is handed on", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2", "", "{'impatient_timer':30}"));
    player.tap(player.layout().timer.centre());
    player.draw_frames(200); // each frame takes a tenth of a second
    player.screen.forget_private_state();
    player.draw_frames(50);
    CHECK(player.moves_made.size() == 1);
    player.draw_frames(60);
    CHECK(player.moves_made == Moves{R"({"timer":true})", R"({"timeout":true})"});
}

TEST_CASE("In simultaneous play the cards of pre-play and play are laid face down at the player's plate",
    "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Rr Ib Ob Ub2", "Rb2 Ab Ib Ny", "{'simultaneous':true}"));
    player.screen.draft.purpose = Draft::Purpose::shave;
    player.screen.draft.seat = 1;
    player.draw_frames(1);
    player.tap_cards({"Rr"});
    player.press_main_button();
    player.draw_frames(2);
    CHECK(player.round().state.table.seat(0).laid_pre_play_count == 1);
    CHECK(laid_piles(player.view(), 0, player.layout()).size() == 1);
    CHECK(player.screen.rack.size() == 7);
    player.type_letters("CAT"); // the player plans a word while the other player still chooses
    CHECK_FALSE(player.offers().main->enabled());
    player.play_other_seat(1, "{'pass':true}");
    player.press_main_button();
    player.draw_frames(2);
    CHECK(player.moves_made == Moves{R"({"shave":["Rr"]})", R"({"word":["Cg","Ab","Trb"]})"});
    CHECK(player.screen.rack.size() == 4);
    CHECK(laid_piles(player.view(), 0, player.layout()).size() == 2);
    player.play_other_seat(1, "{'pass':true}");
    CHECK(player.round().score(0) == 5 + 2);
    CHECK(player.screen.rack.size() == 7);
    CHECK(laid_piles(player.view(), 0, player.layout()).empty());
}

TEST_CASE("In simultaneous play a word that is played at once waits for the others' pre-plays", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Rr Ib Ob Ub2", "", "{'simultaneous':true}"));
    player.type_letters("CAT");
    SECTION("The word is laid after the others' pre-plays") {
        player.press_main_button();
        player.draw_frames(3);
        CHECK(player.moves_made == Moves{pass});
        CHECK_FALSE(player.screen.is_moving()); // otherwise the others could never move
        player.play_other_seat(1, "{'pass':true}");
        CHECK(player.moves_made == Moves{pass, R"({"word":["Cg","Ab","Trb"]})"});
    }
    SECTION("The word isn't laid if its cards are changed in between") {
        player.press_main_button();
        player.draw_frames(3);
        player.press_key(ImGuiKey_Backspace);
        player.play_other_seat(1, "{'pass':true}");
        CHECK(player.moves_made == Moves{pass});
    }
}

TEST_CASE("A whole turn can be played with the arrow keys, space and Enter", "[palabra][screen]") {
    Player player(facing("Ab Cg Er Ib Ob Trb Ub2"));
    player.press_key(ImGuiKey_RightArrow); // the first key makes the focus visible
    player.press_key(ImGuiKey_RightArrow);
    player.press_key(ImGuiKey_Space);
    CHECK(player.tray_letters() == "C");
    player.press_key(ImGuiKey_LeftArrow);
    player.press_key(ImGuiKey_Space);
    CHECK(player.tray_letters() == "CA");
    player.type_letters("T");
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    CHECK(player.moves_made.back() == R"({"word":["Cg","Ab","Trb"]})");
}

TEST_CASE("Enter plays the typed word, whichever button was pressed last", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.tap(
        Point{player.layout().tools.x + 80, player.layout().tools.centre().y}); // presses the tool that sorts by letter
    CHECK(player.rack_text() == "Ab Cg Er Ib Ob Trb Ub2");
    player.type_letters("CAT");
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    CHECK(player.moves_made.size() == 2);
}

TEST_CASE("After Escape, Enter still plays a word that was put together by taps", "[palabra][screen]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    player.press_key(ImGuiKey_Escape);
    player.tap_cards({"Cg", "Ab", "Trb"});
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    CHECK(player.moves_made == Moves{pass, R"({"word":["Cg","Ab","Trb"]})"});
}

TEST_CASE("A word on the table can be reached with the arrow keys and opened with space", "[palabra][screen]") {
    Player player(facing("Ab Cg Er Ib Ob Trb Ub2", "Rb2 Ab Ib Ny"));
    player.press_key(ImGuiKey_UpArrow);
    player.press_key(ImGuiKey_UpArrow);
    player.press_key(ImGuiKey_Space);
    REQUIRE(player.screen.opened_word_seat);
    CHECK(*player.screen.opened_word_seat == 1);
}

TEST_CASE(
    "Shaving is offered only if a card of the hand matches a letter of another player's word", "[palabra][screen]") {
    const auto offered = [](const char* hand) { return has_letters_to_shave(facing(hand, "Cg Ay2 Tr").view(0)); };
    CHECK(offered("Ab Ib Ob Ub2"));
    CHECK_FALSE(offered("Ib Ob Ub2 Er"));
}

TEST_CASE(
    "If automatic sorting is turned on, the rack is sorted at once, and again after each draw", "[palabra][screen]") {
    Player player(facing("Tr Cg Ab Zr Er Ib Ob"));
    const auto is_sorted = [&] {
        return std::is_sorted(player.screen.rack.begin(), player.screen.rack.end(),
            [](const RackCard& a, const RackCard& b) { return a.card < b.card; });
    };
    std::reverse(player.screen.rack.begin(), player.screen.rack.end());
    player.draw_frames(2);
    CHECK_FALSE(is_sorted());
    player.habits.auto_sort = true;
    player.draw_frames(2);
    CHECK(is_sorted());
    player.type_letters("CAT");
    player.press_key(ImGuiKey_Enter);
    player.draw_frames(2);
    REQUIRE(player.moves_made.size() == 2);
    CHECK(player.screen.rack.size() == 7);
    CHECK(is_sorted());
}
