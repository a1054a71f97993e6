// Tests that a game which another program plays can be followed from a seat by what that program tells.
#include "tests/contract/games.hpp"
#include "tests/rounds.hpp"

#include "engine/catalogue.hpp"
#include "engine/online/followed_match.hpp"
#include "engine/online/hosted_table.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

#include <optional>

namespace palazzo::contract {
namespace {

/// Returns what a host tells a seat: the view, and the moves from move `first` on, after they were sent as text.
template <CatalogueGame G>
online::ToldGame told_to(Match<G>& match, Seat seat, int first) {
    const online::HostedMatch<G> hosted(match);
    online::ToldGame told;
    told.line = 1;
    told.at = hosted.move_count();
    told.seat = seat;
    told.view = *parse_json(hosted.view(seat).dump());
    told.first_turn = first;
    for (const online::News& news : hosted.news_from(first)) {
        online::News& sent = told.turns.emplace_back(online::News{news.seat, {}});
        for (const Json& event : news.events) sent.events.push_back(*parse_json(event.dump()));
    }
    return told;
}

template <CatalogueGame G>
Record head_of(const Match<G>& match) {
    Record head = match.record_without_moves();
    head.deal = Json::object();
    return head;
}

template <CatalogueGame G>
void check_same(const online::FollowedMatch<G>& followed, const Match<G>& match, Seat seat) {
    const auto& rules = match.rules();
    const bool is_same_view = followed.view(seat) == match.view(seat);
    CHECK(is_same_view);
    CHECK(followed.seats_to_act() == match.seats_to_act());
    REQUIRE(followed.turn_count() == match.turn_count());
    CHECK(followed.highlights(seat) == match.highlights(seat));
    for (Seat each = 0; each < match.seat_count(); ++each) {
        CHECK(rules.standing(followed.state(), each) == rules.standing(match.state(), each));
        CHECK(rules.held_cards(followed.state(), each).size() == rules.held_cards(match.state(), each).size());
    }
    if (match.is_over()) {
        CHECK(rules.scores(followed.state()) == rules.scores(match.state()));
        CHECK(rules.winners(followed.state()) == rules.winners(match.state()));
    }
}

} // namespace

TEMPLATE_LIST_TEST_CASE("A game that is followed from a seat is the same for this seat as where it is played",
    "[contract][online][followed]", Catalogue) {
    const TestType rules;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(12, 200); ++i) {
        Rng dice = Rng(71).split(i);
        auto match = new_random_match(rules, dice);
        const auto seat = static_cast<Seat>(dice.below(static_cast<std::uint32_t>(match.seat_count())));
        std::optional<online::FollowedMatch<TestType>> followed;
        int seen = 0;
        play_out(match, dice, [&](const auto& now) {
            // Letters may be lost, so that the next one tells several moves.
            if (followed && !now.is_over() && dice.below(4) != 0) return;
            const auto told = told_to(match, seat, seen);
            if (!followed) {
                auto opened = online::follow_match(rules, head_of(now), told);
                if (!opened) FAIL(record_line(now) << line_of(opened.problem()));
                followed = *std::move(opened);
            } else if (const auto problem = followed->follow(told)) {
                FAIL(record_line(now) << line_of(*problem));
            }
            INFO("game " << i << ", seat " << seat << ", move " << seen);
            check_same(*followed, now, seat);
            seen = told.at;
        });
    }
}

TEMPLATE_LIST_TEST_CASE("A seat that comes late knows the moves that it is told, and the others by their number",
    "[contract][online][followed]", Catalogue) {
    const TestType rules;
    Rng dice(72);
    auto match = finished_random_game(rules, dice);
    const int late = static_cast<int>(match.turn_count()) - 1;
    const auto followed = online::follow_match(rules, head_of(match), told_to(match, 0, late));
    REQUIRE(followed);
    REQUIRE(followed->turn_count() == match.turn_count());
    CHECK(followed->all_turns().front().events.empty());
    const bool is_told = followed->last_turn().events == match.last_turn().events;
    CHECK(is_told);
    CHECK(followed->last_turn().seat == match.last_turn().seat);
}

TEMPLATE_LIST_TEST_CASE(
    "When moves were taken back, a followed game goes back with them", "[contract][online][followed]", Catalogue) {
    const TestType rules;
    Rng dice(73);
    auto match = finished_random_game(rules, dice);
    auto followed = online::follow_match(rules, head_of(match), told_to(match, 1, 0));
    REQUIRE(followed);
    match.go_to_position(match.turn_count() / 2);
    match.forget_taken_back_moves();
    REQUIRE_FALSE(followed->follow(told_to(match, 1, static_cast<int>(match.turn_count()))));
    check_same(*followed, match, 1);
    for (std::size_t i = 0; i < match.turn_count(); ++i) {
        const bool is_same = followed->all_turns()[i].events == match.all_turns()[i].events;
        CHECK(is_same);
    }
}

TEMPLATE_LIST_TEST_CASE("What can't be read changes nothing in a followed game, and the problem names its place",
    "[contract][online][followed]", Catalogue) {
    const TestType rules;
    Rng dice(74);
    auto match = finished_random_game(rules, dice);
    auto followed = online::follow_match(rules, head_of(match), told_to(match, 0, 0));
    REQUIRE(followed);
    const auto problem_of = [&](auto&& change) {
        auto told = told_to(match, 0, 0);
        change(told);
        const auto problem = followed->follow(told);
        REQUIRE(problem);
        check_same(*followed, match, 0);
        return problem->place;
    };
    CHECK(problem_of([](auto& told) { told.view = Json::array(); }).starts_with("view"));
    const Json other = told_to(match, 1, 0).view;
    CHECK(problem_of([&](auto& told) { told.view = other; }) == "view");
    CHECK(problem_of([](auto& told) { told.turns[0].seat = 12; }) == "news[0]");
    CHECK(problem_of([](auto& told) { told.turns[1].events = {Json("?")}; }).starts_with("news[1]"));
    auto nobody = told_to(match, 0, 0);
    nobody.seat.reset();
    CHECK_FALSE(online::follow_match(rules, head_of(match), nobody));
}

} // namespace palazzo::contract
