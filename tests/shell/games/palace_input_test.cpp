// The Palace table, used with pointer and keyboard. Frames are drawn without a window, and the tests send the events
// that a window would send.
#include "engine/core/match.hpp"
#include "shell/games/palace/table.hpp"
#include "tests/games/palace/table.hpp"
#include "tests/shell/headless.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace palazzo;
using namespace palazzo::games;
using namespace palazzo::palace::screen;

namespace {

using shell_test::HeadlessWindow;
using ui::Point;

/// A table in the middle of a game in which seat 0 is to play, and that player's pointer and keys.
class Player : public shell_test::PointerAndKeys<Player> {
  public:
    explicit Player(const palace::View& view) : view_(view) { draw_frames(4); }

    Point place_of(const Spot& spot) const {
        const auto scene = scene_of(view_, lay_out_table(390, 844, space_needs(view_)), {});
        for (const ui::Sprite& s : scene.sprites)
            // The point is near the left edge of the card, where the next card of the fan doesn't cover this one.
            if (s.tag == tag_of(spot)) return s.pose.centre - Point{s.pose.width * 0.38F, 0};
        return {};
    }
    Point button() const { return lay_out_table(390, 844, space_needs(view_)).main_button.centre(); }
    Point pile() const { return lay_out_table(390, 844, space_needs(view_)).pile.centre; }

    /// Returns the centre of the button for `rank` on the sheet that asks for the rank of a joker. Its thirteen buttons
    /// are the last controls of the frame.
    Point rank_button(int rank) const {
        const auto& controls = window_.presses().shown.controls;
        return controls[controls.size() - rank_count + static_cast<std::size_t>(rank)].reach.centre();
    }

    /// Returns whether a control with this id is drawn.
    bool offers(const std::string& id) const { return ui::registered_area(window_.presses(), id).has_value(); }
    /// From the next frame on shows `view`, the position after the move whose events are `latest`.
    void see(const palace::View& view, std::vector<palace::Event> latest) {
        view_ = view;
        latest_ = std::move(latest);
        ++moment_;
    }

    palace::screen::Table screen;
    std::optional<palace::Move> made;
    TableHabits habits;
    float pace = 0;  ///< Duration of movements relative to the usual one; 0 if nothing moves.
    int refused = 0; ///< Number of refusals by the table.

    void draw_frames(int n) {
        ScreenContext<palace::Rules> context;
        context.voice = shell_test::english_voice({{"You", "Rosa", "Otto"}, 0});
        context.position_number = moment_;
        context.latest = latest_;
        context.skip_animation = false;
        context.pace = pace;
        context.habits = habits;
        for (int i = 0; i < n; ++i)
            window_.draw_frame([&] {
                const auto answer = screen.draw(window_.theme(), view_, context);
                if (answer.move) made = answer.move;
                refused += answer.refused ? 1 : 0;
            });
    }

  private:
    HeadlessWindow window_;
    palace::View view_;
    std::vector<palace::Event> latest_;
    std::uint64_t moment_ = 1;
};

/// Plays a random game of the preset `classic` until seat 0 is to play and `fits` is true for its view.
template <class Fits>
palace::View view_where(Fits&& fits) {
    const palace::Rules rules;
    for (std::uint64_t seed = 1;; ++seed) {
        const auto options = preset_with_changes(rules, "classic", *parse_json(R"({"players":3})"));
        Rng dice(seed);
        Match<palace::Rules> m(rules, Record{}, *options, rules.shuffled_deal(*options, dice));
        while (!m.is_over()) {
            const palace::View v = m.view(0);
            if (palace::seats_to_act(v.table).has(0) && v.table.phase == palace::Phase::playing && fits(v)) return v;
            const Seat seat = m.seats_to_act().front();
            m.play(seat, rules.random_move(m.view(seat), dice));
        }
    }
}

bool playable(const palace::View& v, int index) {
    return is_playable(v, {sorted_hand(v)[static_cast<std::size_t>(index)], false});
}

/// Returns a view with a small hand whose first card can't be played and whose last card can be played.
palace::View mixed_hand() {
    return view_where([](const palace::View& v) {
        return v.hand.size() >= 3 && v.hand.size() < 7 && v.table.pile.size() > 1 && !playable(v, 0)
            && playable(v, v.hand.size() - 1);
    });
}

/// Returns the number of cards in the hand with the rank of its last card.
int last_group(const palace::View& v) {
    const auto groups = hand_groups(v);
    return static_cast<int>(std::count(groups.begin(), groups.end(), groups.back()));
}

/// Returns a view whose hand has `equal` cards of its last card's rank.
palace::View mixed_hand_with(int equal) {
    return view_where([&](const palace::View& v) {
        const int last = v.hand.size() - 1;
        return last >= 2 && last < 6 && v.table.pile.size() > 1 && !playable(v, 0) && playable(v, last)
            && last_group(v) == equal;
    });
}

} // namespace

TEST_CASE("A tapped card that can't be played is refused each time, and a playable one isn't") {
    const palace::View v = mixed_hand();
    Player p(v);
    const auto tap = [&](int index) { p.tap(p.place_of({Spot::SpotKind::hand, index})); };
    tap(0);
    CHECK(p.refused == 1);
    p.draw_frames(3);
    CHECK(p.refused == 1);
    p.screen.selection = {};
    tap(0);
    CHECK(p.refused == 2);
    p.screen.selection = {};
    tap(v.hand.size() - 1);
    CHECK(p.refused == 2);
}

TEST_CASE("The pile can't be taken before the card that can't be beaten has landed") {
    palace::test::Round round({.seats = {{"4S 5S"}, {"KS QD"}}, .pile = "3D", .turn = 1});
    Player p(round.view(0));
    p.pace = 1;
    std::vector<palace::Event> events;
    round.rules.apply(round.state, 1, *round.rules.read_move(palace::test::json("{'play':['KS']}")), events);
    p.see(round.view(0), events);
    const std::string take = R"(move:{"take":true})";
    p.draw_frames(1);
    REQUIRE(p.screen.is_moving());
    CHECK_FALSE(p.offers(take));
    p.draw_frames(20);
    CHECK(p.offers(take));
}

TEST_CASE("Tapping a card selects it, and the button plays it") {
    const palace::View v = mixed_hand();
    Player p(v);
    const int last = v.hand.size() - 1;
    p.tap(p.place_of({Spot::SpotKind::hand, last}));
    REQUIRE(p.screen.selection.picks.size() == 1);
    CHECK_FALSE(p.made);
    p.tap(p.button());
    REQUIRE(p.made);
    CHECK(p.made->cards[0] == sorted_hand(v).back());
    CHECK(p.screen.selection.empty());
}

TEST_CASE("With one-tap play a card that is the only one of its rank is played at once") {
    const palace::View v = mixed_hand_with(1);
    Player p(v);
    p.habits.one_tap = true;
    p.tap(p.place_of({Spot::SpotKind::hand, v.hand.size() - 1}));
    REQUIRE(p.made);
    CHECK(p.made->cards.size() == 1);
    CHECK(p.made->cards[0] == sorted_hand(v).back());
}

TEST_CASE("With one-tap play a tapped card that can't be played stays selected in the hand, and the tap is refused") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.habits.one_tap = true;
    p.tap(p.place_of({Spot::SpotKind::hand, 0}));
    CHECK_FALSE(p.made);
    CHECK(p.refused > 0);
    CHECK(p.screen.selection.picks.size() == 1);
}

TEST_CASE(
    "With one-tap play a card isn't played before the button is pressed if the hand has another card of its rank") {
    const palace::View v = mixed_hand_with(2);
    Player p(v);
    p.habits.one_tap = true;
    p.tap(p.place_of({Spot::SpotKind::hand, v.hand.size() - 1}));
    CHECK_FALSE(p.made);
    CHECK(p.screen.selection.picks.size() == 1);
    p.tap(p.button());
    REQUIRE(p.made);
}

TEST_CASE("For left-handed players the button is near the left thumb") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.habits.left_handed = true;
    p.draw_frames(2);
    p.tap(p.place_of({Spot::SpotKind::hand, v.hand.size() - 1}));
    p.tap({390 - p.button().x, p.button().y});
    CHECK(p.made);
}

TEST_CASE("A card that can't be played can be selected, but plays nothing") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.tap(p.place_of({Spot::SpotKind::hand, 0}));
    p.tap(p.button());
    CHECK_FALSE(p.made);
    CHECK(p.screen.selection.picks.size() == 1);
}

TEST_CASE("A tap beside the cards deselects the selected cards") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.tap(p.place_of({Spot::SpotKind::hand, 0}));
    p.tap({195, 790 - 40});
    CHECK(p.screen.selection.empty());
}

TEST_CASE("A card dragged to the pile is played, and one dropped elsewhere isn't") {
    const palace::View v = mixed_hand();
    Player p(v);
    const Spot last{Spot::SpotKind::hand, v.hand.size() - 1};
    p.drag(p.place_of(last), p.place_of(last) + Point{0, 40});
    CHECK_FALSE(p.made);
    p.drag(p.place_of(last), p.pile());
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::play);
}

TEST_CASE("A card that can't be played returns to the hand when it is dragged to the pile") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.drag(p.place_of({Spot::SpotKind::hand, 0}), p.pile());
    CHECK_FALSE(p.made);
    CHECK(p.screen.selection.empty());
}

TEST_CASE("Arrows move along the hand, space selects, Enter plays") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.press_key(ImGuiKey_RightArrow); // the first key makes the focus visible
    for (int i = 1; i < v.hand.size(); ++i) p.press_key(ImGuiKey_RightArrow);
    p.press_key(ImGuiKey_Space);
    REQUIRE(p.screen.selection.picks.size() == 1);
    CHECK(p.screen.selection.picks[0].card == sorted_hand(v).back());
    p.press_key(ImGuiKey_Enter);
    REQUIRE(p.made);
    CHECK(p.made->cards[0] == sorted_hand(v).back());
}

TEST_CASE("Escape deselects the selected cards") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.press_key(ImGuiKey_RightArrow);
    p.press_key(ImGuiKey_Space);
    CHECK_FALSE(p.screen.selection.empty());
    p.press_key(ImGuiKey_Escape);
    CHECK(p.screen.selection.empty());
}

TEST_CASE("A face-down card is selected by a tap, deselected by another, and turned over by the button") {
    const palace::View v =
        view_where([](const palace::View& view) { return palace::active_zone(view) == palace::Zone::face_down; });
    int slot = 0;
    while (!v.has_face_down_card(0, slot)) ++slot;
    Player p(v);
    p.tap(p.place_of({Spot::SpotKind::down, slot}));
    CHECK(p.screen.selection.down == slot);
    p.tap(p.place_of({Spot::SpotKind::down, slot}));
    CHECK(p.screen.selection.empty());
    p.tap(p.button());
    CHECK_FALSE(p.made);
    p.tap(p.place_of({Spot::SpotKind::down, slot}));
    p.tap(p.button());
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::flip);
    CHECK(p.made->slot == slot);
}

TEST_CASE("Enter takes the pile when the player has no card that beats it") {
    const palace::View v = view_where([](const palace::View& view) {
        return palace::can_take_pile(view) && palace::active_zone(view) == palace::Zone::hand;
    });
    Player p(v);
    p.press_key(ImGuiKey_Enter);
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::take);
}

TEST_CASE("A double click on a card plays it") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.double_click(p.place_of({Spot::SpotKind::hand, v.hand.size() - 1}));
    REQUIRE(p.made);
    CHECK(p.made->cards[0] == sorted_hand(v).back());
}

TEST_CASE("A double click on a card that may not be played plays nothing") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.double_click(p.place_of({Spot::SpotKind::hand, 0}));
    CHECK_FALSE(p.made);
}

TEST_CASE("A double tap of a finger plays nothing") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.double_click(p.place_of({Spot::SpotKind::hand, v.hand.size() - 1}), ImGuiMouseSource_TouchScreen);
    CHECK_FALSE(p.made);
}

TEST_CASE("A click on the pile takes the pile if the player can't do anything else") {
    const palace::View v = view_where([](const palace::View& view) {
        return palace::can_take_pile(view) && !palace::can_play(view) && !palace::can_pass_turn(view)
            && !palace::can_turn_over_draw_card(view) && !view.table.pile.empty();
    });
    Player p(v);
    p.tap(p.pile());
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::take);
}

TEST_CASE("A click turns over the only face-down card") {
    const palace::View v = view_where([](const palace::View& view) {
        int count = 0;
        for (int slot = 0; slot < 3; ++slot) count += view.has_face_down_card(0, slot) ? 1 : 0;
        return palace::active_zone(view) == palace::Zone::face_down && count == 1;
    });
    int slot = 0;
    while (!v.has_face_down_card(0, slot)) ++slot;
    Player p(v);
    p.tap(p.place_of({Spot::SpotKind::down, slot}));
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::flip);
}

TEST_CASE("The pointer is a hand over a card that can be selected, and an arrow elsewhere") {
    const palace::View v = mixed_hand();
    Player p(v);
    p.move_to(p.place_of({Spot::SpotKind::hand, 0}));
    p.draw_frames(2);
    CHECK(ImGui::GetMouseCursor() == ImGuiMouseCursor_Hand);
    p.move_to({3, 300});
    p.draw_frames(2);
    CHECK(ImGui::GetMouseCursor() == ImGuiMouseCursor_Arrow);
}

TEST_CASE("A joker to which no card can be added is played as soon as its rank is chosen") {
    const palace::View v = palace::test::Round(
        {.options = "{'jokers':1,'face_up_play':'single'}", .seats = {{"", "JK 4S"}, {"5S"}}, .pile = "8D"})
                               .view(0);
    Player p(v);
    p.screen.selection.picks.push_back({Card::joker(), true});
    p.draw_frames(4);
    p.tap(p.rank_button(index_of(Rank::seven)));
    REQUIRE(p.made);
    CHECK(p.made->cards[0] == Card::joker());
    CHECK(p.made->as == Rank::seven);
}

TEST_CASE("A joker to which a card can be added isn't played when its rank is chosen") {
    const palace::View v =
        palace::test::Round({.options = "{'jokers':1}", .seats = {{"JK 7S"}, {"5S"}}, .pile = "6D"}).view(0);
    Player p(v);
    p.screen.selection.picks.push_back({Card::joker(), false});
    p.draw_frames(4);
    p.tap(p.rank_button(index_of(Rank::seven)));
    CHECK_FALSE(p.made);
    CHECK(p.screen.selection.as == Rank::seven);
}

TEST_CASE("A finger's tap turns over the only face-down card") {
    const palace::View v = palace::test::Round({.seats = {{"", "", "-- KS"}, {"5S"}}, .pile = "8D"}).view(0);
    Player p(v);
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    p.tap(p.place_of({Spot::SpotKind::down, 1}));
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::flip);
    CHECK(p.made->slot == 1);
}

TEST_CASE("A click on the pile takes the pile if the player can't do anything else, even with a card selected") {
    const palace::View v = palace::test::Round({.seats = {{"4S 5H"}, {"5S"}}, .pile = "KD"}).view(0);
    Player p(v);
    p.tap(p.place_of({Spot::SpotKind::hand, 0}));
    REQUIRE_FALSE(p.screen.selection.empty());
    p.tap(p.pile());
    REQUIRE(p.made);
    CHECK(p.made->kind == palace::Move::Kind::take);
}
