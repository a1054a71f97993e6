// The content and the controls of a Palace table, tested without drawing it.
#include "engine/core/match.hpp"
#include "engine/games/palace/rules.hpp"
#include "shell/games/palace/choices.hpp"
#include "shell/games/palace/scene.hpp"
#include "tests/games/palace/table.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <variant>

using namespace palazzo;
using namespace palazzo::games;
using namespace palazzo::palace::screen;
using palace::test::Round;

namespace {

using PalaceMatch = Match<palace::Rules>;

PalaceMatch match(const std::string& preset, const std::string& options, std::uint64_t seed) {
    const palace::Rules rules;
    const auto read = preset_with_changes(rules, preset, *parse_json(options));
    REQUIRE(read);
    Rng dice(seed);
    Record head;
    head.game = "palace";
    head.preset = preset;
    return PalaceMatch(rules, head, *read, rules.shuffled_deal(*read, dice));
}

/// Plays randomly until `stop` is true for the view of seat 0, or the game is over.
template <class Stop>
void play_until(PalaceMatch& m, Rng& dice, Stop&& stop) {
    while (!m.is_over() && !stop(m.view(0))) {
        const Seat seat = m.seats_to_act().front();
        REQUIRE_FALSE(m.play(seat, m.rules().random_move(m.view(seat), dice)));
    }
}

ui::Scene scene(const palace::View& v, const SceneInput& scene_input = {}) {
    return scene_of(v, lay_out_table(390, 844, space_needs(v)), scene_input);
}

/// Returns the scene that seat 0 sees right after the last move.
ui::Scene scene_after(const PalaceMatch& m) {
    SceneInput scene_input;
    scene_input.latest = m.last_turn().events;
    scene_input.mover = m.last_turn().seat;
    return scene(m.view(0), scene_input);
}

const i18n::Voice voice = shell_test::english_voice({{"You", "Rosa", "Otto"}, 0});

std::string todo(const palace::View& v, const Selection& s = {}) { return todo_of(v, s, voice); }

bool my_turn(const palace::View& v) {
    return v.table.phase == palace::Phase::playing && palace::seats_to_act(v.table).has(v.me);
}

} // namespace

TEST_CASE("Every visible card is drawn exactly once, and so is each of two equal cards") {
    Rng dice(GENERATE(1U, 2U, 3U, 4U));
    PalaceMatch m = match("classic", R"({"players":4})", dice.next());
    int turns = 0;
    play_until(m, dice, [&](const palace::View& v) {
        std::map<int, int> shown;
        for (const ui::Sprite& s : scene(v).sprites)
            if (s.card.has_known_face()) ++shown[s.card.french_card().index()];
        Bag there = v.hand;
        for (Seat s = 0; s < 4; ++s)
            for (const Card c : v.table.seat(s).up)
                if (!c.is_none()) there.add(c);
        for (const Card c : v.chosen)
            if (!c.is_none()) there.add(c);
        // Only the topmost cards of the pile are drawn.
        const auto& pile = v.table.pile;
        for (std::size_t i = pile.size() > 9 ? pile.size() - 9 : 0; i < pile.size(); ++i) there.add(pile[i].card);
        there.for_each([&](Card c, int n) { CHECK(shown[c.index()] == n); });
        return ++turns > 120;
    });
}

TEST_CASE("Cards of the same rank on top of the pile are all visible, whoever played them") {
    Rng dice(5);
    PalaceMatch m = match("classic", R"({"players":3})", 2);
    int runs = 0;
    for (int games = 0; games < 20; ++games) {
        play_until(m, dice, [&](const palace::View& v) {
            const auto& pile = v.table.pile;
            if (pile.size() < 2 || pile[pile.size() - 1].rank != pile[pile.size() - 2].rank) return false;
            ++runs;
            CHECK(fanned_card_count(v, {}) >= 2);
            // Each of the cards shows a strip at its left edge that is wide enough for the card's index.
            std::vector<float> x;
            for (const ui::Sprite& s : scene(v).sprites)
                if (s.tag == tag_of({Spot::SpotKind::pile, 0})) x.push_back(s.pose.centre.x);
            REQUIRE(x.size() >= 2);
            CHECK(x[x.size() - 1] - x[x.size() - 2] > 0.25F * lay_out_table(390, 844, space_needs(v)).pile.width);
            return false;
        });
        m = match("classic", R"({"players":3})", dice.next());
    }
    CHECK(runs > 10);
}

TEST_CASE("The hand is sorted by rank, in the order of ranks that the options define") {
    PalaceMatch m = match("house", R"({"players":3})", 9);
    const palace::View v = m.view(0);
    const auto hand = sorted_hand(v);
    const auto groups = hand_groups(v);
    REQUIRE(hand.size() == groups.size());
    const auto& place = v.table.derived.place_in_order;
    for (std::size_t i = 1; i < hand.size(); ++i)
        CHECK(place[static_cast<std::size_t>(hand[i - 1].rank())] <= place[static_cast<std::size_t>(hand[i].rank())]);
}

TEST_CASE("Playable cards are lifted and outlined, and the others dimmed") {
    Rng dice(11);
    PalaceMatch m = match("classic", R"({"players":3})", 21);
    play_until(m, dice, [](const palace::View& v) {
        return my_turn(v) && v.table.pile.size() > 2 && !v.hand.empty() && palace::can_play(v) && v.hand.size() > 4;
    });
    const palace::View v = m.view(0);
    REQUIRE(my_turn(v));
    int playable = 0;
    for (const ui::Sprite& s : scene(v).sprites) {
        const auto spot = spot_of(s.tag);
        if (!spot || spot->kind != Spot::SpotKind::hand) continue;
        const bool may = is_playable(v, *card_at_spot(v, *spot));
        CHECK(s.look.playable == may);
        CHECK(s.look.dimmed == !may);
        playable += may ? 1 : 0;
    }
    CHECK(playable > 0);
}

TEST_CASE("A selected card is marked once, even if there are two equal ones") {
    Rng dice(3);
    PalaceMatch m = match("classic", R"({"players":5})", 4);
    play_until(m, dice, [](const palace::View& v) {
        bool holds_pair = false;
        v.hand.for_each([&](Card, int n) { holds_pair = holds_pair || n > 1; });
        return holds_pair && my_turn(v);
    });
    const palace::View v = m.view(0);
    Card doubled;
    v.hand.for_each([&](Card c, int n) {
        if (n > 1) doubled = c;
    });
    REQUIRE(doubled.has_known_face());
    Selection s;
    s.picks = {{doubled, false}};
    CHECK(selected_tags(v, s).size() == 1);
    s.picks.push_back({doubled, false});
    const auto tags = selected_tags(v, s);
    REQUIRE(tags.size() == 2);
    CHECK(tags[0] != tags[1]);
}

TEST_CASE("The tag of a spot identifies the spot, and a number that isn't a tag identifies none") {
    for (const Spot s : {Spot{Spot::SpotKind::hand, 3}, Spot{Spot::SpotKind::down, 5}, Spot{Spot::SpotKind::pile, 0}})
        CHECK(spot_of(tag_of(s)) == s);
    CHECK_FALSE(spot_of(-1));
}

TEST_CASE("A burned pile flies to the burned cards, and the burning card flies there via the pile") {
    Rng dice(1);
    PalaceMatch m = match("classic", R"({"players":3})", 2);
    play_until(m, dice, [&](const palace::View&) {
        return m.turn_count() > 0
            && std::any_of(m.last_turn().events.begin(), m.last_turn().events.end(),
                [](const palace::Event& e) { return std::holds_alternative<palace::PileBurned>(e); });
    });
    REQUIRE_FALSE(m.is_over());
    const ui::Scene s = scene_after(m);
    REQUIRE(s.exit_rules.size() == 1);
    CHECK(s.exit_rules[0].beat == 1);
    CHECK_FALSE(s.passing_cards.empty());
}

TEST_CASE("All cards that were played together in the last move count as the last played ones") {
    Rng dice(8);
    PalaceMatch m = match("classic", R"({"players":3})", 77);
    play_until(m, dice, [&](const palace::View& v) {
        return m.turn_count() > 0 && v.table.pile.size() > 2 && m.last_turn().move.cards.size() > 1
            && m.last_turn().move.kind == palace::Move::Kind::play && v.table.phase == palace::Phase::playing;
    });
    REQUIRE_FALSE(m.is_over());
    CHECK(last_played_count(m.view(0), m.last_turn().events) == static_cast<int>(m.last_turn().move.cards.size()));
    CHECK(last_played_count(m.view(0), {}) == 1);
}

TEST_CASE("The table tells the player what to do") {
    Rng dice(6);
    PalaceMatch m = match("classic", R"({"players":3})", 14);
    CHECK(todo(m.view(0)) == "Choose 3 cards to place face up.");
    play_until(
        m, dice, [](const palace::View& v) { return my_turn(v) && palace::can_play(v) && !v.table.pile.empty(); });
    const palace::View v = m.view(0);
    const int top = palace::effective_top(v.table);
    REQUIRE(top != palace::no_rank);
    const bool anything = v.table.derived.has_power(rank_at(top), palace::Power::reset);
    CHECK(todo(v).starts_with(anything ? "Play anything" : "Play a"));
    const Seat next = (v.me + 1) % 3;
    CHECK(todo(m.view(next)) == "Your turn.");
}

TEST_CASE("The table names exactly the ranks that beat the pile, whatever the options") {
    const auto told = [](const char* preset, const char* options, const char* hand, const char* pile) {
        return todo(Round({.preset = preset, .options = options, .seats = {{hand}, {"5S"}}, .pile = pile}).view(0));
    };
    CHECK(told("classic", "{}", "4S 9S", "6D") == "Play a six or higher.");
    CHECK(told("classic", "{}", "2S 9S", "6D") == "Play a six or higher, or a two.");
    CHECK(told("classic", "{'beat':'higher'}", "6S 9S", "6D") == "Play a card higher than a six.");
    CHECK(told("european", "{}", "4S 9S", "7D") == "Play a seven or lower.");
    CHECK(told("european", "{}", "TS 9S 4S", "7D") == "Play a seven or lower, or a ten.");
    CHECK(told("classic", "{}", "KS 4S", "KD") == "Play a king or an ace.");
    CHECK(told("classic", "{'jokers':1}", "JK 4S", "KD") == "Play a king, an ace or a joker.");
    CHECK(told("classic", "{'jokers':1,'joker':'ace'}", "JK 4S", "AD") == "Play an ace.");
    CHECK(told("classic", "{}", "4S 9S", "2D") == "Play anything.");
    CHECK(told("classic", "{}", "4S 9S", "") == "You start the pile: play anything.");
}

TEST_CASE("A player who can't play is told what would beat the pile, twos and tens included") {
    const auto told = [](const char* preset, const char* options, const char* hand, const char* pile) {
        return todo(Round({.preset = preset, .options = options, .seats = {{hand}, {"5S"}}, .pile = pile}).view(0));
    };
    CHECK(told("classic", "{}", "4S 9S", "KD") == "You need a king, an ace, a two or a ten: pick up the pile.");
    CHECK(told("classic", "{'wrap':true}", "4S 9S", "AD")
        == "You need a three, an ace, a two or a ten: pick up the pile.");
    CHECK(told("classic", "{'beat':'higher'}", "4S 6S", "6D")
        == "You need a card higher than a six, or a two: pick up the pile.");
    CHECK(told("classic", "{'powers':{'7':['lower']}}", "9S", "7D") == "You need a seven or lower: pick up the pile.");
    CHECK(told("classic", "{'jokers':2}", "4S", "QD")
        == "You need a queen or higher, a two, a ten or a joker: pick up the pile.");
    CHECK(told("classic", "{'no_special_finish':true}", "TS", "KD") == "You can't play any card: pick up the pile.");
}

TEST_CASE("If a card needs a cover and is selected alone, the table asks for the cover") {
    const Round round({.options = "{'powers':{'2':['anytime','cover']}}", .seats = {{"2S 9S"}, {"5S"}}, .pile = "6D"});
    const palace::View v = round.view(0);
    const Card two = *read_card("2S");
    CHECK(todo(v, selection_after_tap(v, {}, {two, false}))
        == "A two is played together with another card: choose one to play on it.");
}

TEST_CASE("If the player can't play any card, the main button takes the pile") {
    Rng dice(2);
    PalaceMatch m = match("classic", R"({"players":3})", 31);
    play_until(m, dice, [](const palace::View& v) { return my_turn(v) && palace::can_take_pile(v); });
    const palace::View v = m.view(0);
    REQUIRE(my_turn(v));
    const Choices c = choices_of(v, {}, voice);
    REQUIRE(c.main);
    CHECK(c.main->label == "Pick up the pile (" + std::to_string(v.table.pile.size()) + ")");
    REQUIRE(c.main->move);
    CHECK(c.main->move->kind == palace::Move::Kind::take);
    CHECK(todo(v).find("pick up the pile") != std::string::npos);
}

TEST_CASE("The button plays the selected cards, or says why they can't be played") {
    Rng dice(9);
    PalaceMatch m = match("classic", R"({"players":3})", 8);
    play_until(m, dice, [](const palace::View& v) {
        bool mixed = false;
        v.hand.for_each([&](Card c, int) { mixed = mixed || !is_playable(v, {c, false}); });
        return my_turn(v) && palace::active_zone(v) == palace::Zone::hand && palace::can_play(v) && mixed;
    });
    const palace::View v = m.view(0);
    REQUIRE(my_turn(v));
    CHECK_FALSE(choices_of(v, {}, voice).main->move);
    v.hand.for_each([&](Card c, int) {
        const Selection s = selection_after_tap(v, {}, {c, false});
        const Choices choices = choices_of(v, s, voice);
        REQUIRE(choices.main);
        CHECK(choices.main->move.has_value() == is_playable(v, {c, false}));
        CHECK(static_cast<bool>(choices.main->why) == !choices.main->move.has_value());
    });
}

TEST_CASE("While cards are chosen to lie face up the main button places them, and while cards are swapped it ends the "
          "swapping") {
    PalaceMatch choosing = match("classic", R"({"players":3})", 3);
    const palace::View v = choosing.view(0);
    Selection s;
    CHECK(choices_of(v, s, voice).main->label == "Choose 3 more");
    for (const Card c : sorted_hand(v))
        if (s.picks.size() < 3) s.picks.push_back({c, false});
    CHECK(choices_of(v, s, voice).main->label == "Place 3 face up");
    CHECK(choices_of(v, s, voice).main->move);
    const PalaceMatch swapping = match("house", R"({"players":3})", 3);
    CHECK(choices_of(swapping.view(0), {}, voice).main->label == "Done");
}

TEST_CASE("Names of cards are bold in sentences") {
    CHECK(with_bold_cards("Otto played 9♠.") == "Otto played **9♠**.");
    CHECK(with_bold_cards("10♦ and Q♥") == "**10♦** and **Q♥**");
    CHECK(with_bold_cards("nothing here") == "nothing here");
    const std::vector<palace::Event> latest{
        palace::SetPlayed{1, {{*read_card("9S"), *read_card("9D")}, {}, {}, {}}}, palace::ExtraTurnGiven{1}};
    CHECK(event_text(messages_of(palace::Rules(), latest), voice).starts_with("Rosa played **9♠** and **9♦**."));
    CHECK(last_action_messages(latest, 1)
        == std::vector<Message>{{"palace.did.played", {"9S"}}, {"palace.did.played", {"9D"}}});
    CHECK(last_action_messages(latest, 0).empty());
    CHECK(last_action_messages(std::vector<palace::Event>{palace::PileTaken{2, 7}}, 2)
        == std::vector<Message>{{"palace.did.took", {"7"}}});
}

TEST_CASE(
    "The table asks for a cover if a card that needs one is selected, and stops asking once a cover is selected") {
    const auto two_and_more = [](const palace::View& v) {
        bool two = false;
        v.hand.for_each([&](Card c, int) { two = two || (c.has_rank() && c.rank() == Rank::two); });
        return my_turn(v) && two && v.hand.size() > 2 && v.table.need == palace::NeededAction::play;
    };
    palace::View v;
    for (std::uint64_t seed = 1; !two_and_more(v); ++seed) {
        REQUIRE(seed < 50);
        Rng dice(seed);
        PalaceMatch m = match("speak", R"({"players":3})", seed);
        play_until(m, dice, two_and_more);
        v = m.view(0);
    }
    Card two;
    Card other;
    for (const Card c : sorted_hand(v)) (c.rank() == Rank::two ? two : other) = c;
    Selection s;
    CHECK(todo(v, s).find("together with another card") == std::string::npos);
    s.picks.push_back({two, false});
    CHECK(todo(v, s) == "A two is played together with another card: choose one to play on it.");
    s.picks.push_back({other, false});
    CHECK(todo(v, s).find("together with another card") == std::string::npos);
}

namespace {

/// Returns the look of a card of the viewer's hand.
ui::CardLook look_of(const palace::View& v, const SceneInput& scene_input, const char* card) {
    for (const ui::Sprite& s : scene(v, scene_input).sprites) {
        const auto spot = spot_of(s.tag);
        if (spot && spot->kind == Spot::SpotKind::hand && s.card == *read_card(card)) return s.look;
    }
    FAIL("a card of the hand");
    return {};
}

Selection picked(const palace::View& v, std::initializer_list<const char*> cards) {
    Selection s;
    for (const char* card : cards) s = selection_after_tap(v, std::move(s), {*read_card(card), false});
    return s;
}

SceneInput with(Selection selection) {
    SceneInput scene_input;
    scene_input.selection = std::move(selection);
    return scene_input;
}

} // namespace

TEST_CASE("Two twos that must be covered can be selected together with their cover") {
    const Round round(
        {.options = "{'powers':{'2':['anytime','cover']}}", .seats = {{"2S 2H 4S 5H"}, {"5S"}}, .pile = "9D"});
    const palace::View v = round.view(0);
    // While only the twos are selected, the player may also mean the second two as the cover of the first.
    const SceneInput both = with(picked(v, {"2S", "2H"}));
    CHECK_FALSE(look_of(v, both, "4S").dimmed);
    const auto covered = move_of_selection(v, picked(v, {"2S", "2H", "4S"}));
    REQUIRE(covered);
    CHECK(covered->cards.size() == 2);
    CHECK(covered->cover == *read_card("4S"));
    CHECK_FALSE(palace::check(v, *covered));
    CHECK(picked(v, {"2S", "2H", "4S", "5H"}).picks.size() == 1);
}

TEST_CASE("If a two that must be covered is selected, the cards that may cover it are bright") {
    const Round round(
        {.options = "{'powers':{'2':['anytime','cover']}}", .seats = {{"2S 4S 5H KS"}, {"5S"}}, .pile = "9D"});
    const palace::View v = round.view(0);
    CHECK(look_of(v, {}, "4S").dimmed);
    const SceneInput two = with(picked(v, {"2S"}));
    for (const char* card : {"4S", "5H", "KS"}) {
        CHECK(look_of(v, two, card).playable);
        CHECK_FALSE(look_of(v, two, card).dimmed);
    }
    const SceneInput covered = with(picked(v, {"2S", "4S"}));
    CHECK_FALSE(look_of(v, covered, "4S").dimmed);
    CHECK(look_of(v, covered, "5H").dimmed);
}

TEST_CASE("If a card is selected, the cards that may be played with it are bright and the others grey") {
    const Round round({.seats = {{"9S 9H KS 4D"}, {"5S"}}, .pile = "8D"});
    const palace::View v = round.view(0);
    CHECK(look_of(v, {}, "KS").playable);
    const SceneInput nine = with(picked(v, {"9S"}));
    CHECK(look_of(v, nine, "9H").playable);
    CHECK(look_of(v, nine, "KS").dimmed);
    CHECK_FALSE(look_of(v, nine, "9S").dimmed);
    // Selecting a card that can't be played dims no other card.
    CHECK(look_of(v, with(picked(v, {"4D"})), "KS").playable);
}

TEST_CASE("A card that can't be played stays grey while it is dragged") {
    const Round round({.seats = {{"4D KS"}, {"5S"}}, .pile = "8D"});
    const palace::View v = round.view(0);
    for (const char* card : {"4D", "KS"}) {
        SceneInput dragged = with(picked(v, {card}));
        dragged.dragged = selected_tags(v, dragged.selection);
        CHECK(look_of(v, dragged, card).dimmed == (std::string(card) == "4D"));
    }
}

TEST_CASE("A joker shows the rank that was chosen for it, and the button names that rank") {
    const Round round(
        {.options = "{'jokers':2,'powers':{'2':['anytime','cover']}}", .seats = {{"JK 2S 4S"}, {"5S"}}, .pile = "8D"});
    const palace::View v = round.view(0);
    Selection joker = picked(v, {"JK"});
    CHECK_FALSE(look_of(v, with(joker), "JK").stands_for);
    joker.as = Rank::seven;
    CHECK(look_of(v, with(joker), "JK").stands_for == Rank::seven);
    CHECK(choices_of(v, joker, voice).main->label == "Play joker as 7");
    Selection cover = picked(v, {"2S", "JK"});
    cover.cover_as = Rank::ten;
    CHECK(look_of(v, with(cover), "JK").stands_for == Rank::ten);
    CHECK(choices_of(v, cover, voice).main->label == "Play **2♠** and joker as 10");
}

TEST_CASE("A joker on the pile shows its rank") {
    const Round round({.options = "{'jokers':1}", .seats = {{"4S"}, {"5S"}}, .pile = "8D JK=9"});
    const auto sprites = scene(round.view(0)).sprites;
    const auto joker =
        std::find_if(sprites.begin(), sprites.end(), [](const ui::Sprite& s) { return s.card == Card::joker(); });
    REQUIRE(joker != sprites.end());
    CHECK(joker->look.stands_for == Rank::nine);
}

TEST_CASE(
    "If only one move is legal, the main button offers it even after a wrong selection, and no other button is shown") {
    const Round round({.seats = {{"4S 5H"}, {"5S"}}, .pile = "KD"});
    const palace::View v = round.view(0);
    const Choices choices = choices_of(v, picked(v, {"4S"}), voice);
    REQUIRE(choices.main);
    CHECK(choices.main->label == "Pick up the pile (1)");
    CHECK(choices.main->move);
    CHECK(choices.others.empty());
}

TEST_CASE("If one card is selected for a swap, the table asks for the second card") {
    const PalaceMatch swapping = match("house", R"({"players":3})", 3);
    const palace::View v = swapping.view(0);
    Selection s;
    s.picks.push_back({sorted_hand(v).front(), false});
    CHECK(todo(v, s) == "Now tap the card to swap it with.");
    const Choices choices = choices_of(v, s, voice);
    CHECK_FALSE(choices.main->move);
    REQUIRE(choices.others.size() == 1);
    CHECK(choices.others.front().label == "Done");
}

TEST_CASE("If another player's hand isn't drawn, its cards fly from and to the plate") {
    const Round round({.seats = {{"4S 5H"}, {"5S"}}, .pile = "KD"});
    const palace::View v = round.view(0);
    const TableLayout layout = lay_out_table(390, 600, space_needs(v));
    REQUIRE(layout.others.front().held.h == 0);
    REQUIRE(layout.others.front().centred);
    const ui::Scene drawn = scene_of(v, layout, {});
    const auto anchor = std::find_if(drawn.anchors.begin(), drawn.anchors.end(),
        [](const ui::ZoneAnchor& a) { return a.zone == 4; }); // seat 1's hand
    REQUIRE(anchor != drawn.anchors.end());
    CHECK(anchor->pose.centre.x == layout.others.front().plate.centre().x);
}

TEST_CASE("A player who comes last is told so in words, without the number of the place") {
    const std::vector<palace::Event> latest{palace::SeatWentOut{1, 2, false}, palace::SeatWentOut{0, 3, true}};
    CHECK(event_text(messages_of(palace::Rules(), latest), voice) == "Rosa finished in 2nd place. You come last.");
}
