// The text mirror of a Palabra table: its zones, the move that the player composes, and the button that makes the move.
#include "shell/games/palabra/mirror.hpp"
#include "tests/shell/games/palabra_player.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace palazzo;
using namespace palazzo::games;
using namespace palazzo::palabra::screen;
using namespace palazzo::palabra::screen::test;
using palabra::test::Scene;

namespace {

constexpr const char* pass = R"({"pass":true})";
constexpr const char* rest = "Eb Eg Er Ey Ib Ig Iy Ob Og Or Oy Ny Nb Sb";

/// A player who plays with the text mirror only.
class Reader {
  public:
    explicit Reader(Round round) : player_(std::move(round)) {}

    std::vector<a11y::Region> regions() const {
        return player_.screen.mirror_regions(player_.view(), voice_for_players(seats()));
    }
    a11y::Region region(const std::string& id) const {
        for (auto& r : regions())
            if (r.id == id) return r;
        return {};
    }
    a11y::Control control(const std::string& id) const {
        for (const auto& r : regions())
            for (const auto& c : r.controls)
                if (c.id == id) return c;
        return {};
    }
    /// Returns the id of the control with this label.
    std::string id_of(const std::string& label) const {
        for (const auto& r : regions())
            for (const auto& c : r.controls)
                if (c.label == label) return c.id;
        return "";
    }
    void press(const std::string& id, const std::string& value = "") {
        if (const auto move = player_.screen.handle_control(player_.view(), {id, value})) player_.play(*move);
        player_.draw_frames(2);
    }
    /// Chooses the action with this label.
    void choose(const std::string& label) {
        const auto options = control("what").options;
        const auto at = std::find(options.begin(), options.end(), label);
        INFO(label);
        REQUIRE(at != options.end());
        press("what", std::to_string(at - options.begin()));
    }
    std::vector<std::string> lines(const std::string& id) const { return region(id).lines; }
    Player& player() { return player_; }
    const std::vector<std::string>& made() const { return player_.moves_made; }

  private:
    int seats() const { return player_.view().table.players(); }
    Player player_;
};

Round facing(const char* hand, const char* word = "", const char* options = "{}") {
    return Round(Scene{options, {hand, "Eb Eb Er Ey Ir Iy Ab"}, {"", word}, rest});
}

} // namespace

TEST_CASE("Every zone of the table has a region in the text mirror, and no region reveals other players' cards",
    "[palabra][mirror]") {
    Reader reader(facing("Cg Ab Trb Er Ib Ob Ub2", "Rb2 Ab Ib Ny"));
    for (const char* id : {"seat-1", "draw", "discard", "own", "hand", "moves"})
        CHECK_FALSE(reader.region(id).heading.empty());
    CHECK(reader.lines("hand").size() == 7);
    CHECK(reader.lines("seat-1").front() == "8 points, 7 cards in hand");
    CHECK(reader.lines("seat-1")[1] == "Word: RAIN, still worth 8 points");
    CHECK(reader.lines("moves").front() == "Step 1 of 2: shave or cancel a word, if you like");
}

TEST_CASE("A word can be typed into the text field of the mirror and confirmed", "[palabra][mirror]") {
    Reader reader(facing("Cg Ab Trb Er Ib Ob Ub2"));
    CHECK(reader.control("word").kind == a11y::Control::Kind::text);
    CHECK_FALSE(reader.control("confirm").enabled);
    reader.press("word", "cat");
    CHECK(reader.control("word").value == "CAT");
    CHECK(reader.control("confirm").enabled);
    CHECK(reader.control("confirm").move == R"({"word":["Cg","Ab","Trb"]})");
    CHECK(reader.control("confirm").label == "Play CAT, values 5: 5 points");
    reader.press("confirm");
    CHECK(reader.made() == std::vector<std::string>{pass, R"({"word":["Cg","Ab","Trb"]})"});
}

TEST_CASE(
    "A move is composed with toggles, and if it is illegal the button that confirms it says why", "[palabra][mirror]") {
    Reader reader(facing("Cg Ab Trb Er Ib Ob Ub2"));
    for (const char* card : {"Trb", "Cg", "Ab"})
        reader.press("pick:" + std::to_string(reader.player().rack_card_id(card)));
    CHECK(reader.control("word").value == "TCA");
    CHECK_FALSE(reader.control("confirm").enabled);
    CHECK(reader.control("confirm").why == "TCA is not in the word list.");
    const auto toggles = reader.region("moves").controls;
    CHECK(std::count_if(toggles.begin(), toggles.end(), [](const auto& c) { return c.pressed; }) == 3);
    reader.press("confirm");
    CHECK(reader.made().empty());
}

TEST_CASE("The text mirror offers a choice of the letter for a blank", "[palabra][mirror]") {
    Reader reader(facing("Cg Ab ? Er Ib Ob %"));
    for (const char* card : {"Cg", "Ab", "?"})
        reader.press("pick:" + std::to_string(reader.player().rack_card_id(card)));
    const std::string id = "letter:" + std::to_string(reader.player().screen.draft.cards.back().id);
    CHECK(reader.control(id).options.size() == 27);
    reader.press(id, "20"); // the options are: no letter yet, A, B …; so 20 is T
    CHECK(reader.control("confirm").move == R"({"word":["Cg","Ab","?=T"]})");
}

TEST_CASE("A build begins with the choice of a word on the table, and then the whole new word is typed",
    "[palabra][mirror]") {
    Reader reader(facing("Trb Er Sr Ib Ob Og Ub2", "Rb2 Ab Ib Ny"));
    reader.choose("Build on RAIN by Rosa");
    reader.press("word", "trains");
    CHECK(reader.control("confirm").move == R"({"build":{"after":["Sr"],"before":["Trb"],"seat":1}})");
    reader.press("confirm");
    CHECK(reader.made().size() == 2);
}

TEST_CASE("A word is shaved card by card", "[palabra][mirror]") {
    Reader reader(facing("Rr Er Ob Ib Og Or Ub2", "Rb2 Ab Ib Ny"));
    reader.choose("Shave RAIN by Rosa");
    reader.press("pick:" + std::to_string(reader.player().rack_card_id("Rr")));
    CHECK(reader.control("confirm").label == "Shave 2 from Rosa");
    reader.press("confirm");
    CHECK(reader.made() == std::vector<std::string>{R"({"shave":["Rr"]})"});
}

TEST_CASE("In the text mirror each word that a joker can cancel has a toggle", "[palabra][mirror]") {
    Reader reader(facing("! Er Ob Ib Og Or Ub2", "Rb2 Ab Ib Ny"));
    reader.choose("Cancel words");
    reader.press("joker:1");
    CHECK(reader.control("confirm").move == R"({"jokers":[{"seat":1}]})");
    reader.press("confirm");
    CHECK(reader.made().size() == 1);
}

TEST_CASE("The text mirror has a button with which the player passes", "[palabra][mirror]") {
    Reader reader(facing("Cg Ab Trb Er Ib Ob Ub2"));
    CHECK(reader.id_of("Skip step 1") == std::string("move:") + pass);
    reader.press(std::string("move:") + pass);
    CHECK(reader.id_of("Pass") == std::string("move:") + pass);
    CHECK(reader.lines("moves").front() == "Step 2 of 2: play a word, or something else");
}

TEST_CASE("Each possible answer to another player's word has a button", "[palabra][mirror]") {
    Round round(Scene{"{'words':'challenge'}", {"Cg Ab Trb", "Sb Ab Trb"}, {}, rest, 1});
    round.play_cards("word", "Trb Sb Ab");
    Reader asked(std::move(round));
    CHECK(asked.region("moves").controls.size() == 2);
    asked.press(asked.id_of("Doubt it"));
    CHECK(asked.made().size() == 1);
}

TEST_CASE("The text mirror shows no cards of the last player's hand, even before a frame is drawn for the next player",
    "[palabra][mirror]") {
    Player player(facing("Cg Ab Trb Er Ib Ob Ub2"));
    const palabra::View next = player.round().view(1);
    for (const a11y::Region& r : player.screen.mirror_regions(next, voice_for_players(2))) {
        if (r.id != "hand") continue;
        CHECK(r.lines.size() == 7);
        for (const std::string& line : r.lines) CHECK(line.find("C,") == std::string::npos);
    }
    player.drag(player.card_point("Ub2"), player.card_point("Ab") - Point{10, 0});
    player.screen.forget_private_state();
    player.hand_device_to(1);
    player.screen.forget_private_state();
    player.hand_device_to(0);
    CHECK(player.rack_text().rfind("Ub2", 0) == 0);
}

TEST_CASE("A control of another screen changes nothing on a Palabra table", "[palabra][mirror]") {
    Reader reader(facing("Cg Ab Trb Er Ib Ob Ub2", "Rb2 Ab Ib Ny"));
    for (const char* id : {"confirm", "what", "pick:", "pick:99", "pick:x", "letter:4", "joker:7", "joker:1",
             "move:", "move:{}", "move:{\"word\":[\"Zgy\"]}", "nothing"})
        reader.press(id, "99");
    CHECK(reader.made().empty());
    CHECK(reader.player().screen.draft.cards.empty());
}
