// The Palindromes table: its content, and how a move is made with the pointer, with keys and with the text mirror.
#include "shell/games/palindromes/mirror.hpp"
#include "shell/games/palindromes/table.hpp"
#include "tests/shell/games/palindromes_match.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

using namespace palazzo;
using namespace palazzo::games;
using namespace palazzo::palindromes::screen;
using palindromes::Cell;
using palindromes::cell;
using palindromes::Move;
using palindromes::View;
using palindromes::test::new_match;
using palindromes::test::PalindromesMatch;

namespace {

const i18n::Voice voice = shell_test::english_voice({{"You", "Rosa"}, 0});

using ui::Point;

/// Plays randomly until `stop` is true for the view of seat 0, or the game is over.
template <class Stop>
void play_until(PalindromesMatch& m, Rng& dice, Stop&& stop) {
    while (!m.is_over() && !stop(m.view(0))) {
        const Seat seat = m.seats_to_act().front();
        REQUIRE_FALSE(m.play(seat, m.rules().random_move(m.view(seat), dice)));
    }
}

bool my_turn(const View& v) { return palindromes::seats_to_act(v.table).has(v.me); }

/// Returns what seat 0 sees in a position in which it is to play and at least `cards` cards are on the board.
View in_mid_game(std::uint64_t seed, std::size_t cards) {
    PalindromesMatch m = new_match(seed);
    Rng dice(seed);
    play_until(m, dice, [&](const View& v) { return my_turn(v) && v.table.board.size() >= cards; });
    REQUIRE(my_turn(m.view(0)));
    return m.view(0);
}

/// Returns what seat 0 sees in a position in which it is to play and the other player has a pending palindrome.
View with_pending() {
    for (std::uint64_t seed = 1;; ++seed) {
        PalindromesMatch m = new_match(seed);
        Rng dice(seed);
        const auto waits = [](const View& v) { return my_turn(v) && !v.table.pending.spans.empty(); };
        play_until(m, dice, waits);
        if (!m.is_over()) return m.view(0);
    }
}

/// A table at which seat 0 is to play, and that player's pointer and keys.
class Player : public shell_test::PointerAndKeys<Player> {
  public:
    explicit Player(const View& view) : view_(view) { draw_frames(4); }

    Layout layout() const { return lay_out_table(390, 844); }
    Point card(Card c) const {
        SceneInput scene_input;
        scene_input.camera = camera();
        for (const ui::Sprite& s : scene_of(view_, layout(), scene_input).sprites)
            if (s.card == c && s.tag >= 0) return s.pose.centre - Point{s.pose.width * 0.3F, 0};
        return {};
    }
    ui::Camera camera() const { return board_camera(view_, layout()); }
    Point on_board(Cell c) const { return ui::pose_on_square(camera(), layout().board, square_of(c)).centre; }
    void wheel(Point at, float notches) {
        move_to(at);
        ImGui::GetIO().AddMouseWheelEvent(0, notches);
        draw_frames(2);
    }
    void pinch(Point at, float factor) {
        pinch_ = {factor, at};
        draw_frames(1);
        pinch_ = {};
        draw_frames(1);
    }

    palindromes::screen::Table screen;
    std::optional<Move> made;

    void draw_frames(int n) {
        ScreenContext<palindromes::Rules> context;
        context.voice = voice;
        context.position_number = 1;
        context.skip_animation = false;
        context.pace = 0;
        context.pinch = pinch_;
        for (int i = 0; i < n; ++i)
            window_.draw_frame([&] {
                if (auto answer = screen.draw(window_.theme(), view_, context); answer.move) made = answer.move;
            });
    }

  private:
    shell_test::HeadlessWindow window_;
    View view_;
    Pinch pinch_;
};

/// Returns a legal move without a choice between palindromes.
Move some_move(const View& v) {
    const auto moves = palindromes::legal_moves(v);
    const auto plain = std::find_if(moves.begin(), moves.end(), [](const Move& m) { return m.take.empty(); });
    REQUIRE(plain != moves.end());
    return *plain;
}

/// Returns a square that touches a card of the board and on which `c` may not be placed.
Cell forbidden(const View& v, Card c) {
    for (int x = -51; x <= 51; ++x)
        for (int y = -51; y <= 51; ++y)
            if (touches_card(v, cell(x, y)) && moves_to_square(v, c, cell(x, y)).empty()) return cell(x, y);
    return cell(99, 99);
}

std::string label_of(const std::vector<a11y::Region>& regions, const std::string& id) {
    for (const auto& region : regions)
        for (const auto& control : region.controls)
            if (control.id == id) return control.label;
    return "";
}

} // namespace

TEST_CASE("Both plates say in the same words what was taken, even if only one of them has little room",
    "[palindromes][screen]") {
    const View v = in_mid_game(1, 6);
    const auto texts_with_room = [&](std::size_t own, std::size_t other) {
        return score_texts(
            v, voice, [=](Seat s, const std::string& text) { return text.size() <= (s == 0 ? own : other); });
    };
    const auto ends_alike = [](const std::array<std::string, 2>& texts, const std::string& end) {
        return texts[0].ends_with(end) && texts[1].ends_with(end);
    };
    CHECK(ends_alike(texts_with_room(99, 99), "taken"));
    CHECK(ends_alike(texts_with_room(99, 14), "palindromes"));
    CHECK(ends_alike(texts_with_room(14, 99), "palindromes"));
    CHECK(ends_alike(texts_with_room(9, 14), "taken"));
}

TEST_CASE("Each card of the board and of the player's hand is drawn once, and no other card is drawn face up",
    "[palindromes][screen]") {
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    PalindromesMatch m = new_match(seed);
    Rng dice(seed);
    play_until(m, dice, [](const View& v) {
        std::map<int, int> shown;
        SceneInput scene_input;
        scene_input.camera = {{}, 40};
        for (const ui::Sprite& s : scene_of(v, lay_out_table(390, 844), scene_input).sprites)
            if (s.card.has_known_face()) ++shown[s.card.french_card().index()];
        std::map<int, int> there;
        for (const auto& p : v.table.board) ++there[p.card.index()];
        for (const Card c : v.hand) ++there[c.index()];
        REQUIRE(shown == there);
        return false;
    });
}

TEST_CASE("The marked squares are exactly those where the selected card may be placed", "[palindromes][screen]") {
    const View v = in_mid_game(4, 9);
    for (const Card c : v.hand) {
        std::set<std::pair<int, int>> legal;
        for (const Move& m : palindromes::legal_moves(v))
            if (m.card == c) legal.emplace(m.at.x, m.at.y);
        std::set<std::pair<int, int>> marked;
        for (const SquareMark& mark : marked_squares(v, c)) marked.emplace(mark.at.x, mark.at.y);
        CHECK(marked == legal);
    }
    CHECK(marked_squares(v, Card::none()).empty());
}

TEST_CASE("For each square the table says which palindrome the card would make, or which condition isn't met",
    "[palindromes][screen]") {
    const View v = in_mid_game(4, 9);
    const Card c = v.hand[0];
    const Cell bad = forbidden(v, c);
    const palindromes::BoardContext ground(v.table.board, false);
    CHECK(describe_square(v, c, bad) == palindromes::check_place(ground, c, bad).message());
    CHECK(voice.say(describe_square(v, c, marked_squares(v, c).front().at)).find("here") != std::string::npos);
}

TEST_CASE("A tap on a card and then on a square places the card there", "[palindromes][screen]") {
    const View v = in_mid_game(5, 6);
    const Move move = some_move(v);
    Player player(v);
    player.tap(player.card(move.card));
    CHECK(player.screen.picked == move.card);
    player.tap(player.on_board(move.at));
    REQUIRE(player.made);
    CHECK(*player.made == move);
}

TEST_CASE("Dragging a card to a square places the card there", "[palindromes][screen]") {
    const View v = in_mid_game(6, 6);
    const Move move = some_move(v);
    Player player(v);
    player.drag(player.card(move.card), player.on_board(move.at));
    REQUIRE(player.made);
    CHECK(*player.made == move);
}

TEST_CASE("A tap on a forbidden square makes no move, and the card stays selected", "[palindromes][screen]") {
    const View v = in_mid_game(5, 6);
    Player player(v);
    player.tap(player.card(v.hand[0]));
    player.tap(player.on_board(forbidden(v, v.hand[0])));
    CHECK_FALSE(player.made);
    CHECK(player.screen.picked == v.hand[0]);
}

TEST_CASE("A long press on a square explains it and makes no move", "[palindromes][screen]") {
    const View v = in_mid_game(5, 6);
    const Move move = some_move(v);
    Player player(v);
    player.tap(player.card(move.card));
    player.move_to(player.on_board(move.at));
    // A resting finger sends no events, so the table itself has to request frames until it has explained the square.
    CHECK_FALSE(player.screen.is_moving());
    player.set_mouse_button(true);
    CHECK(player.screen.is_moving());
    for (int i = 0; i < 20 && player.screen.is_moving(); ++i)
        player.draw_frames(1); // each frame takes a tenth of a second
    CHECK_FALSE(player.screen.is_moving());
    player.set_mouse_button(false);
    CHECK_FALSE(player.made);
    CHECK(player.screen.picked == move.card);
}

TEST_CASE("After the board was zoomed by wheel and pinch, a tap still finds the square under the pointer",
    "[palindromes][screen]") {
    const View v = in_mid_game(5, 6);
    const Move move = some_move(v);
    Player player(v);
    player.tap(player.card(move.card));
    const Point there = player.on_board(move.at);
    player.wheel(there, 2);
    player.pinch(there, 1.3F);
    player.drag(
        player.layout().board.centre(), player.layout().board.centre()); // a drag without movement counts as a tap
    player.made.reset();
    player.tap(there); // the wheel and the pinch have zoomed about this point, so its square is still there
    REQUIRE(player.made);
    CHECK(player.made->at == move.at);
}

TEST_CASE("Two fingers can zoom the board and move it at the same time", "[palindromes][screen]") {
    constexpr float factor = 1.5F;
    constexpr Point way{12, 9};
    int tried = 0;
    for (const std::uint64_t seed : {4U, 5U, 6U, 7U, 8U, 9U, 10U, 11U}) {
        const View v = in_mid_game(seed, 16);
        Player player(v);
        const ui::Rect area = player.layout().board;
        const Move move = some_move(v);
        const Point there = player.on_board(move.at);
        const Point after = area.centre() + (there - area.centre()) * factor + way;
        // Only a move is tried for which the point `after` is on the board and would be in another square without the
        // zoom.
        const bool tells = length(after - there - way) > player.camera().card * ui::row_step;
        if (!tells || !area.inset(4).contains(after)
            || ui::rects_overlap(player.layout().zoom, rect_around(after, 8, 8)))
            continue;
        ++tried;
        player.tap(player.card(move.card));
        player.move_to(area.centre());
        player.set_mouse_button(true);
        ImGui::GetIO().AddMousePosEvent(area.centre().x + way.x, area.centre().y + way.y);
        player.pinch(area.centre(), factor);
        player.set_mouse_button(false);
        CHECK_FALSE(player.made);
        player.tap(after);
        REQUIRE(player.made);
        CHECK(player.made->at == move.at);
    }
    CHECK(tried > 0);
}

TEST_CASE("Dragging the board moves it with the pointer", "[palindromes][screen]") {
    const View v = in_mid_game(5, 6);
    const Move move = some_move(v);
    Player player(v);
    const Point corner{player.layout().board.x + 20, player.layout().board.y + 20};
    player.drag(corner, corner + Point{30, 40});
    CHECK_FALSE(player.made);
    player.tap(player.card(move.card));
    player.tap(player.on_board(move.at) + Point{30, 40});
    REQUIRE(player.made);
    CHECK(player.made->at == move.at);
}

TEST_CASE("A press on a player's plate shows the palindromes taken, and the board below them doesn't react",
    "[palindromes][screen]") {
    const View v = in_mid_game(5, 6);
    const Move move = some_move(v);
    for (const bool own : {true, false}) {
        Player player(v);
        const ui::Rect plate = own ? player.layout().own : player.layout().other;
        player.tap(own ? Point{plate.x + 40, plate.centre().y} : plate.centre());
        REQUIRE(player.screen.sets_shown);
        CHECK(*player.screen.sets_shown == (own ? 0 : 1));
        for (int i = 0; i < 5 && player.screen.is_moving(); ++i) player.draw_frames(1);
        CHECK_FALSE(player.screen.is_moving());
        CHECK(player.screen.sets_shown);
        player.press_key(ImGuiKey_Escape);
        player.draw_frames(2);
        CHECK_FALSE(player.screen.sets_shown);
        player.tap(player.card(move.card));
        player.tap(player.on_board(move.at));
        CHECK(player.made);
    }
}

TEST_CASE("Keys select a card, move the focus from square to square, and place the card", "[palindromes][screen]") {
    const View v = in_mid_game(7, 5);
    Player player(v);
    player.press_key(ImGuiKey_2);
    CHECK(player.screen.picked == v.hand[1]);
    REQUIRE(player.screen.square);
    for (const ImGuiKey k : {ImGuiKey_LeftArrow, ImGuiKey_UpArrow, ImGuiKey_RightArrow, ImGuiKey_DownArrow}) {
        player.press_key(k);
        CHECK_FALSE(moves_to_square(v, v.hand[1], *player.screen.square).empty());
    }
    player.press_key(ImGuiKey_Escape);
    CHECK(player.screen.picked.is_none());
    player.press_key(ImGuiKey_1);
    player.press_key(ImGuiKey_Enter);
    if (player.screen.choice.empty()) {
        REQUIRE(player.made);
        CHECK(player.made->card == v.hand[0]);
    }
}

TEST_CASE("A held key selects one card and places nothing", "[palindromes][screen][keys]") {
    const View v = in_mid_game(7, 5);
    Player player(v);
    for (const ImGuiKey k : {ImGuiKey_Enter, ImGuiKey_Space, ImGuiKey_KeypadEnter}) {
        player.press_key(k, 15);
        CHECK_FALSE(player.screen.picked.is_none());
        CHECK_FALSE(player.made);
        player.press_key(ImGuiKey_Escape);
    }
}

TEST_CASE("The number pad's digits select cards", "[palindromes][screen][keys]") {
    const View v = in_mid_game(7, 5);
    Player player(v);
    player.press_key(ImGuiKey_Keypad2);
    CHECK(player.screen.picked == v.hand[1]);
}

TEST_CASE("The text mirror describes a pending palindrome, which can be extended next to the last placed card",
    "[palindromes][screen]") {
    const View v = with_pending();
    const auto squares = extension_squares(v);
    REQUIRE_FALSE(squares.empty());
    for (const Cell c : squares) CHECK(std::abs(c.x - v.table.last.x) + std::abs(c.y - v.table.last.y) == 1);
    const auto regions = mirror_regions(v, {}, voice);
    CHECK(regions.front().lines.back().find("Waiting") == 0);
}

TEST_CASE("Every legal move of Palindromes can be made with the text mirror", "[palindromes][mirror]") {
    for (const std::size_t cards : {0U, 4U, 14U}) {
        const View v = in_mid_game(8, cards);
        const auto moves = palindromes::legal_moves(v);
        if (moves.size() <= 30) {
            for (const Move& m : moves) {
                const std::string id = "move:" + palindromes::write_move(m).dump();
                CHECK_FALSE(label_of(mirror_regions(v, {}, voice), id).empty());
                CHECK(handle_mirror_control(v, {}, {id, ""}).move == m);
            }
            continue;
        }
        for (const Card c : v.hand) {
            PlacementChoice placing = handle_mirror_control(v, {}, {"pick:" + to_text(c), ""}).selection;
            CHECK(placing.card == c);
            std::size_t index = 0;
            for (const Move& m : moves) {
                if (m.card != c) continue;
                placing = handle_mirror_control(v, placing, {"where", std::to_string(index++)}).selection;
                CHECK(handle_mirror_control(v, placing, {"confirm", ""}).move == m);
            }
        }
    }
}

TEST_CASE("A control of another screen changes nothing on a table of Palindromes", "[palindromes][mirror]") {
    const View v = in_mid_game(8, 4);
    for (const char* id : {"confirm", "where", "pick:", "pick:XX", "move:", "move:{}", "nothing"}) {
        const auto answer = handle_mirror_control(v, {}, {id, "99"});
        CHECK_FALSE(answer.move);
        CHECK_FALSE(answer.selection.square);
    }
}

TEST_CASE("A pending palindrome is marked only if a card of the hand could claim it", "[palindromes][screen]") {
    const View v = with_pending();
    const auto open = claiming_squares(v, Card::none());
    for (const Cell c : extension_squares(v)) {
        const bool shown = std::find(open.begin(), open.end(), c) != open.end();
        const bool possible = std::any_of(v.hand.begin(), v.hand.end(), [&](Card card) {
            const auto moves = moves_to_square(v, card, c);
            return std::any_of(moves.begin(), moves.end(),
                [&](const Move& m) { return !palindromes::outcome_of_move(v.table, m).lost.empty(); });
        });
        CHECK(shown == possible);
    }
    for (const Card card : v.hand)
        for (const Cell c : claiming_squares(v, card)) CHECK_FALSE(moves_to_square(v, card, c).empty());
}

TEST_CASE("The texts about moves contain no coordinates", "[palindromes][mirror]") {
    const View v = in_mid_game(3, 6);
    for (const Move& m : palindromes::legal_moves(v)) {
        const std::string said = move_in_words(m, v, voice);
        INFO(said);
        CHECK(said.find("Place the ") == 0);
        CHECK(said.find_first_of("0123456789") == std::string::npos);
    }
}
