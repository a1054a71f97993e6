// The table of a game that another program plays shows its player the same as the table in that program would.
#include "engine/online/hosted_table.hpp"
#include "shell/catalogue.hpp"
#include "shell/games/followed_table.hpp"
#include "shell/games/local_table.hpp"
#include "shell/tables/open.hpp"
#include "tests/contract/games.hpp"
#include "tests/shell/voice.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>

namespace palazzo::games {
namespace {

template <CatalogueGame G>
online::ToldGame told_to(Match<G>& match, Seat seat) {
    const online::HostedMatch<G> hosted(match);
    online::ToldGame told;
    told.line = 1;
    told.at = hosted.move_count();
    told.seat = seat;
    told.view = hosted.view(seat);
    told.turns = hosted.news_from(0);
    return told;
}

template <CatalogueGame G>
Record head_of(const Match<G>& match) {
    Record head = match.record_without_moves();
    head.deal = Json::object();
    head.seats.clear();
    for (Seat seat = 0; seat < match.seat_count(); ++seat)
        head.seats.push_back({true, "Player " + std::to_string(seat), ""});
    return head;
}

/// Returns the move of the first control in the mirror that makes one, after using that control; empty if there is
/// none.
std::string use_first_move(GameTable& table, const i18n::Voice& voice) {
    for (const a11y::Region& region : table.mirror_regions(voice))
        for (const a11y::Control& control : region.controls)
            if (control.enabled && !control.move.empty() && table.handle_control({control.id, ""})) return control.move;
    return "";
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "A guest's table says the same as the host's table would say to its seat", "[followed]", Catalogue) {
    const TestType rules;
    int wanted = 0;
    for (std::uint64_t i = 0; i < 4; ++i) {
        Rng dice = Rng(81).split(i);
        auto match = contract::new_random_match(rules, dice);
        match.set_players(head_of(match).seats);
        const auto seat = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(match.seat_count())));
        auto opened = follow_table("", head_of(match), told_to(match, seat));
        REQUIRE(opened);
        GameTable& table = **opened;
        const i18n::Voice voice = shell_test::english_voice(table.audience);
        std::size_t seen = 0;
        contract::play_out(match, dice, [&](const auto& now) {
            if (dice.below(12) != 0 && !now.is_over()) return;
            REQUIRE_FALSE(table.followed()->follow(told_to(match, seat)));
            LocalTable<TestType> truth("", now);
            truth.viewer = seat;
            INFO("game " << i << ", seat " << seat << ", move " << now.turn_count());
            CHECK(table.viewer == seat);
            CHECK(table.seats_to_act() == truth.seats_to_act());
            CHECK(table.title(voice) == truth.title(voice));
            CHECK(table.standings().in_words == truth.standings().in_words);
            for (std::size_t turn = seen; turn < now.turn_count(); ++turn)
                CHECK(table.public_turn(turn).messages == truth.public_turn(turn).messages);
            seen = now.turn_count();
            table.clear_screen();
            const bool is_same_mirror = table.mirror_regions(voice) == truth.mirror_regions(voice);
            CHECK(is_same_mirror);
            CHECK_FALSE(table.followed()->take_wanted_move());
            const std::string move = use_first_move(table, voice);
            if (move.empty()) return;
            CHECK_FALSE(table.make_proposed_move());
            CHECK(table.followed()->take_wanted_move() == *parse_json(move));
            CHECK_FALSE(table.followed()->take_wanted_move());
            CHECK(table.turn_count() == now.turn_count());
            CHECK(use_first_move(table, voice).empty());
            ++wanted;
        });
    }
    CHECK(wanted > 0);
}

TEST_CASE("A table that plays an unknown game or tells nothing readable can't be followed", "[followed]") {
    Record head;
    head.game = "chess";
    CHECK_FALSE(follow_table("", head, {}));
    head.game = "palindromes";
    head.preset = "classic";
    const auto table = follow_table("", head, {});
    REQUIRE_FALSE(table);
    CHECK(table.problem().place == "view");
}

} // namespace palazzo::games
