// Tests of a dealer, a host without a player, with guests whose letters arrive at once.
#include "cli/dealer.hpp"

#include "engine/catalogue.hpp"
#include "tests/online/meeting.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>

namespace palazzo::cli {
namespace {

using namespace online;
using online::test::new_place;

/// Returns the state of a new table of a game's first preset for two players, whose first seats are people's.
template <CatalogueGame G>
KeptDealer new_dealer(int people) {
    const G rules;
    const std::string preset = rules.presets().front().name;
    const auto options = options_for_players(rules, preset, Json::object(), 2);
    KeptDealer kept;
    kept.people = people;
    kept.host.head = {std::string(G::name), preset,
        write_options(rules.option_fields(), *preset_options(rules, preset), *options),
        rules.extras_for_record(*options)};
    kept.host.master = "the secret of the dealer";
    kept.host.bot_after = dealer_bot_after;
    kept.host.seats.resize(2);
    for (std::size_t seat = static_cast<std::size_t>(people); seat < 2; ++seat)
        kept.host.seats[seat] = {SeatKind::bot, {}, {}, "simple", false};
    return kept;
}

/// A dealer and its guests. Guests make random moves when it is their turn.
template <CatalogueGame G>
struct Gathering {
    G rules = {};
    Dealer<G> dealer;
    std::map<std::string, Guest> guests = {};
    std::vector<HostNotice> notices = {};
    std::string saved = {}; ///< saved state of the dealer
    Time now = 1'000'000;
    Rng dice = Rng(7);
    int starts = 0;

    explicit Gathering(int people) : dealer(*start_dealer(G(), new_dealer<G>(people), "dealer 0")) { open(); }

    void open() {
        carry_out(step_host(dealer, [&](Host& host, HostedTable* table) { return open_table(host, table, now); }));
    }
    void carry_out(const HostEffects& effects) {
        if (effects.kept || effects.table_changed) saved = write_kept_dealer(kept_dealer(dealer, "table", "keys"));
        for (const HostNotice& notice : effects.notices) notices.push_back(notice);
        for (const HostPost& post : effects.letters)
            if (guests.count(post.guest) > 0) carry_out(post.guest, receive(guests[post.guest], post.letter, now));
    }
    void carry_out(const std::string& id, const GuestEffects& effects) {
        if (!effects.letter) return;
        carry_out(step_host(
            dealer, [&](Host& host, HostedTable* table) { return receive(host, table, id, *effects.letter, now); }));
    }
    void arrive(const std::string& id) {
        guests[id] = start_guest(new_place(id), id + std::to_string(++starts));
        carry_out(id, connect(guests[id], now));
        carry_out(id, online::sit_down(guests[id], -1, now));
    }
    /// Ends the program of a guest, and lets the relay say so.
    void cut(const std::string& id) {
        guests.erase(id);
        carry_out(
            step_host(dealer, [&](Host& host, HostedTable* table) { return notice_parting(host, table, id, now); }));
    }
    /// Ends the dealer's program, and starts it again from `text`.
    void restart(const std::string& text) {
        dealer = *start_dealer(rules, *read_kept_dealer(text), "dealer " + std::to_string(++starts));
        open();
        for (auto& [id, guest] : guests) carry_out(id, connect(guest, now));
    }
    /// Lets a second pass.
    void pass_second() {
        now += 1000;
        carry_out(let_time_pass(dealer, now));
        for (auto& [id, guest] : guests) {
            carry_out(id, tick(guest, now));
            if (phase() != Phase::playing || !can_ask(guest)) continue;
            const auto& match = *dealer.match;
            const Seat seat = *guest.game.seat;
            if (!match.seats_to_act().has(seat)) continue;
            carry_out(id, ask_for(guest, rules.write_move(rules.random_move(match.view(seat), dice)), now));
        }
    }
    void pass(Time time) {
        for (const Time end = now + time; now < end;) pass_second();
    }
    /// Lets time pass until the table is in this phase.
    void wait_for(Phase wanted) {
        for (int rest = 5000; phase() != wanted; --rest) {
            REQUIRE(rest > 0);
            pass_second();
        }
    }
    Phase phase() const { return dealer.host.kept.phase; }
    SeatKind kind_of(std::size_t seat) const { return dealer.host.kept.seats[seat].kind; }
};

using Palindromes = palindromes::Rules;

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "A dealer deals when people sit in all their seats, and whole games can be played", "[online]", Catalogue) {
    Gathering<TestType> all(2);
    all.arrive("Ana");
    all.pass(5'000);
    CHECK(all.phase() == Phase::gathering);
    all.arrive("Tom");
    all.wait_for(Phase::playing);
    REQUIRE(all.dealer.match);
    CHECK(all.dealer.match->players()[0].name == "Ana");
    CHECK(all.dealer.match->players()[1].name == "Tom");
    all.wait_for(Phase::over);
    CHECK(all.dealer.match->is_over());
}

TEST_CASE("A dealer's bots play the seats that aren't people's, and the same deal gives the same moves", "[online]") {
    Gathering<Palindromes> all(1);
    CHECK(all.kind_of(1) == SeatKind::bot);
    all.arrive("Ana");
    all.wait_for(Phase::over);
    const auto& match = *all.dealer.match;
    Gathering<Palindromes> again(1);
    again.arrive("Ana");
    again.wait_for(Phase::over);
    CHECK(write_record(again.dealer.match->record()) == write_record(match.record()));
}

TEST_CASE("After a game people look at the result for a while, and then the dealer deals the next one", "[online]") {
    Gathering<Palindromes> all(2);
    all.arrive("Ana");
    all.arrive("Tom");
    all.wait_for(Phase::over);
    const Json first = all.dealer.match->record().deal;
    all.pass(pause_between_games - 2'000);
    CHECK(all.phase() == Phase::over);
    all.wait_for(Phase::playing);
    CHECK(all.dealer.match->record().deal != first);
}

TEST_CASE("A seat that a bot has taken over is people's again after the game", "[online]") {
    Gathering<Palindromes> all(2);
    all.arrive("Ana");
    all.arrive("Tom");
    all.wait_for(Phase::playing);
    all.carry_out("Tom", leave(all.guests["Tom"], all.now));
    CHECK(all.kind_of(1) == SeatKind::bot);
    all.wait_for(Phase::over);
    all.wait_for(Phase::gathering);
    CHECK(all.kind_of(0) == SeatKind::guest);
    CHECK(all.kind_of(1) == SeatKind::free);
    all.arrive("Eva");
    all.wait_for(Phase::playing);
    CHECK(all.dealer.match->players()[1].name == "Eva");
}

TEST_CASE("Whoever is away while people gather loses the seat, so that the others don't wait for ever", "[online]") {
    Gathering<Palindromes> all(2);
    all.arrive("Ana");
    all.cut("Ana");
    all.pass_second();
    CHECK(all.kind_of(0) == SeatKind::free);
    all.arrive("Tom");
    all.restart(all.saved);
    all.guests.erase("Tom"); // This program has gone without a word.
    all.pass(away_after + 2'000);
    CHECK(all.kind_of(0) == SeatKind::free);
}

TEST_CASE("A dealer that is started again goes on with the same game", "[online]") {
    Gathering<Palindromes> all(2);
    all.arrive("Ana");
    all.arrive("Tom");
    all.wait_for(Phase::playing);
    all.pass(5'000);
    const std::string before = write_record(all.dealer.match->record());
    REQUIRE(all.dealer.match->turn_count() > 1);
    all.restart(all.saved);
    CHECK(write_record(all.dealer.match->record()) == before);
    all.wait_for(Phase::over);

    SECTION("and one whose record was lost deals the same cards again") {
        KeptDealer kept = *read_kept_dealer(all.saved);
        const Json deal = all.dealer.match->record().deal;
        kept.record.clear();
        all.restart(write_kept_dealer(kept));
        CHECK(all.dealer.match->record().deal == deal);
        CHECK(all.dealer.match->turn_count() == 0);
    }
}

TEST_CASE("A bot plays for a guest who has been away since before the dealer was started again", "[online]") {
    Gathering<Palindromes> all(2);
    all.arrive("Ana");
    all.arrive("Tom");
    all.wait_for(Phase::playing);
    all.guests.erase("Tom");
    all.restart(all.saved);
    all.pass(dealer_bot_after - 5'000);
    CHECK_FALSE(all.dealer.host.kept.seats[1].played);
    all.pass(10'000);
    CHECK(all.dealer.host.kept.seats[1].played);
    all.wait_for(Phase::over);
}

TEST_CASE(
    "The saved state of a dealer is read as it was written, and a broken one is refused with its place", "[online]") {
    KeptDealer kept = new_dealer<Palindromes>(2);
    kept.table = "table";
    kept.keys = "keys";
    kept.record = "record";
    const std::string text = write_kept_dealer(kept);
    REQUIRE(read_kept_dealer(text));
    CHECK(*read_kept_dealer(text) == kept);
    Json json = *parse_json(text);
    const auto place_of = [](const Json& changed) {
        const auto read = read_kept_dealer(changed.dump());
        return read ? "" : read.problem().place;
    };
    CHECK(read_kept_dealer("[]").problem().place == "dealer");
    json["people"] = 3;
    CHECK(place_of(json) == "people");
    json["people"] = 2;
    json["format"] = 2;
    CHECK(place_of(json) == "format");
    json["format"] = 1;
    json["host"] = "{}";
    CHECK(place_of(json).starts_with("host"));
}

} // namespace palazzo::cli
