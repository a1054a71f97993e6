// Tests the deal that nobody chose: its seed, how its parts are revealed, and the check at the end of a game.
#include "engine/core/packing.hpp"
#include "engine/games/palindromes/rules.hpp"
#include "engine/online/proof.hpp"
#include "tests/contract/games.hpp"
#include "tests/online/meeting.hpp"

#include <catch2/catch_test_macros.hpp>

namespace palazzo::online {

using namespace test;

namespace {

/// A finished game of Palindromes, as the guest in seat 1 has seen it.
struct SeenGame {
    KeptPlace place;
    EndOfGame end;
};

Record record_with_seed(std::uint64_t seed) {
    const palindromes::Rules rules;
    Rng dice(seed);
    Record record = contract::random_table_record(rules, dice);
    record.deal = deal_from_seed(seed);
    auto match = contract::open_valid_match(rules, record);
    contract::play_out(match, dice, [](const auto&) {});
    return match.record();
}

SeenGame seen_game() {
    SeenGame seen;
    seen.place = new_place("Tom");
    seen.place.seat = 1;
    const std::vector<std::string> parts{deal_part("host", 1), deal_part(seen.place.master, 1)};
    seen.place.deal = {1, {commitment_to(parts[0]), commitment_to(parts[1])}, {parts[1]}};
    const std::string record = write_record(record_with_seed(seed_of_deal(parts)));
    seen.end = {pack(record), parts[0]};
    const auto replay = replay_as_seen(record, 1);
    seen.place.turns = replay->turns;
    seen.place.views = replay->views;
    return seen;
}

DealVerdict verdict_of(const SeenGame& seen) { return check_deal(seen.place, seen.end).verdict; }

} // namespace

TEST_CASE("The seed of a deal depends on every part, and on their order", "[online][deal]") {
    CHECK(seed_of_deal({"a", "b"}) != seed_of_deal({"b", "a"}));
    CHECK(seed_of_deal({"a", "b"}) != seed_of_deal({"a", "c"}));
    // The first 16 digits of: printf 'palazzo dealab' | sha256sum
    CHECK(seed_of_deal({"a", "b"}) == 0x7c8859fdead73180ULL);
}

TEST_CASE("Guests reveal their parts when all have committed to theirs, and the host at the end of the game",
    "[online][deal]") {
    Meeting meeting(3, 3);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    meeting.carry_out(begin_deal(meeting.host, nullptr, meeting.now));
    CHECK(meeting.host.kept.commits.size() == 3);
    CHECK_FALSE(deal_seed(meeting.host));
    CHECK(read_card(meeting.card)->phase == Phase::revealing);
    meeting.deliver();
    CHECK(meeting.has_notice(HostNotice::Kind::deal_ready));
    const auto seed = deal_seed(meeting.host);
    meeting.dealt = true;
    meeting.carry_out(begin_game(meeting.host, meeting.table, meeting.now));
    meeting.deliver();
    const KeptPlace& place = meeting.guests["Tom"].kept;
    CHECK(place.deal.commits == meeting.host.kept.commits);
    CHECK(place.deal.reveals == meeting.host.kept.reveals);
    CHECK_FALSE(meeting.guests["Tom"].over);
    meeting.play_host(1);
    meeting.play("Tom", 2);
    meeting.play("Eva", 3);
    REQUIRE(meeting.guests["Tom"].over);
    CHECK(unpack(meeting.guests["Tom"].over->record, 1000) == meeting.table.record());
    std::vector<std::string> parts{meeting.guests["Tom"].over->secret};
    parts.insert(parts.end(), place.deal.reveals.begin(), place.deal.reveals.end());
    CHECK(seed_of_deal(parts) == seed);
    CHECK(commitment_to(parts[0]) == place.deal.commits[0]);
}

TEST_CASE("A guest keeps the commitments before it reveals its part", "[online][deal]") {
    Meeting meeting(2);
    meeting.arrive("Tom");
    const auto letter = begin_deal(meeting.host, nullptr, meeting.now).letters.front().letter;
    const GuestEffects effects = receive(meeting.guests["Tom"], letter, meeting.now);
    REQUIRE(effects.kept);
    CHECK(read_kept_place(*effects.kept)->deal.commits == meeting.host.kept.commits);
    CHECK(read_guest_letter(*effects.letter)->reveal == deal_part("the secret of Tom", 1));
}

TEST_CASE("A part that its player hasn't committed to isn't taken", "[online][deal]") {
    Meeting meeting(2);
    meeting.arrive("Tom");
    const auto letter = begin_deal(meeting.host, nullptr, meeting.now).letters.front().letter;
    GuestLetter reveal = *read_guest_letter(*receive(meeting.guests["Tom"], letter, meeting.now).letter);
    reveal.reveal = deal_part("another secret", 1);
    receive(meeting.host, nullptr, "Tom", write_guest_letter(reveal), meeting.now);
    CHECK_FALSE(deal_seed(meeting.host));
}

TEST_CASE("A guest reveals nothing to commitments that were changed after it had revealed its part", "[online][deal]") {
    Meeting meeting(2);
    meeting.arrive("Tom");
    Guest& tom = meeting.guests["Tom"];
    HostLetter letter = *read_host_letter(begin_deal(meeting.host, nullptr, meeting.now).letters.front().letter);
    receive(tom, write_host_letter(letter), meeting.now);
    ++letter.n;
    letter.deal->commits[0] = commitment_to("a better deal");
    receive(tom, write_host_letter(letter), meeting.now);
    CHECK(tom.kept.deal_changed);
    const auto next = tick(tom, meeting.now + 60'000).letter;
    REQUIRE(next);
    CHECK(read_guest_letter(*next)->reveal.empty());
}

TEST_CASE("A deal is given up if a guest doesn't reveal its part within 20 seconds, and the guests count that",
    "[online][deal]") {
    Meeting meeting(3);
    meeting.arrive("Tom");
    meeting.arrive("Eva");
    const int round = meeting.host.kept.round;
    meeting.carry_out(begin_deal(meeting.host, nullptr, meeting.now));
    disconnect(meeting.guests["Eva"]);
    meeting.deliver();
    meeting.pass(reveal_time + 1000);
    CHECK(meeting.has_notice(HostNotice::Kind::deal_abandoned));
    CHECK(meeting.host.kept.phase == Phase::gathering);
    CHECK(meeting.host.kept.round > round);
    CHECK(meeting.guests["Tom"].kept.abandoned_deals == 1);
    meeting.begin();
    CHECK(meeting.host.kept.contributors == std::vector<std::string>{"Tom"});
}

TEST_CASE("A deal whose parts are known survives the host's restart, and one that misses parts is given up",
    "[online][deal]") {
    for (const bool complete : {true, false}) {
        Meeting meeting(2);
        meeting.arrive("Tom");
        meeting.carry_out(begin_deal(meeting.host, nullptr, meeting.now));
        if (complete) meeting.deliver();
        meeting.way.clear();
        const auto seed = deal_seed(meeting.host);
        meeting.restart_host();
        CHECK(deal_seed(meeting.host) == seed);
        CHECK(meeting.host.kept.phase == (complete ? Phase::revealing : Phase::gathering));
    }
}

TEST_CASE("The next game at the same table has another deal and another line of play", "[online][deal]") {
    Meeting meeting(2, 1);
    meeting.arrive("Tom");
    meeting.begin();
    const auto seed = deal_seed(meeting.host);
    const std::int64_t line = meeting.guests["Tom"].game.line;
    meeting.play_host(1);
    CHECK(meeting.guests["Tom"].over);
    meeting.dealt = false;
    meeting.carry_out(gather_again(meeting.host, meeting.now));
    meeting.deliver();
    CHECK(meeting.guests["Tom"].game.line == 0);
    CHECK(meeting.guests["Tom"].game.view.is_null());
    meeting.table = ToyTable(2, 1);
    meeting.begin();
    CHECK(deal_seed(meeting.host) != seed);
    CHECK(meeting.guests["Tom"].game.line != line);
    CHECK(meeting.guests["Tom"].kept.deal.reveals.size() == 1);
    CHECK(meeting.guests["Tom"].kept.abandoned_deals == 0);
    meeting.play_host(1);
    CHECK(meeting.notices_of("Tom", GuestNotice::Kind::over).size() == 2);
}

TEST_CASE("A game that followed from a deal to which the guest has contributed is proved", "[online][deal]") {
    SeenGame seen = seen_game();
    CHECK(check_deal(seen.place, seen.end) == DealCheck{DealVerdict::proved, 0});
    seen.place.views[1].clear(); // a position that the guest hasn't seen
    CHECK(verdict_of(seen) == DealVerdict::proved);
    seen.place.master = "another secret";
    CHECK(verdict_of(seen) == DealVerdict::consistent);
}

TEST_CASE("A deal that the host has chosen or changed is found out", "[online][deal]") {
    const SeenGame honest = seen_game();
    SeenGame seen = honest;
    seen.end.secret = deal_part("host", 2);
    CHECK(verdict_of(seen) == DealVerdict::changed_parts);
    seen = honest;
    seen.place.deal.reveals[0] = deal_part("somebody", 1);
    CHECK(verdict_of(seen) == DealVerdict::changed_parts);
    seen = honest;
    seen.place.deal_changed = true;
    CHECK(verdict_of(seen) == DealVerdict::changed_parts);
    seen = honest;
    seen.end.record = pack(write_record(record_with_seed(1)));
    CHECK(verdict_of(seen) == DealVerdict::other_seed);
    seen = honest;
    seen.place.views[2] = fingerprint_of("another view");
    CHECK(check_deal(seen.place, seen.end) == DealCheck{DealVerdict::other_views, 2});
    seen.place.turns[1] = fingerprint_of("another move");
    CHECK(check_deal(seen.place, seen.end) == DealCheck{DealVerdict::other_moves, 1});
}

TEST_CASE("A game without its record, or with one that can't be replayed, isn't proved", "[online][deal]") {
    SeenGame seen = seen_game();
    seen.end.record.clear();
    CHECK(verdict_of(seen) == DealVerdict::no_record);
    seen.end.record = pack("{}");
    CHECK(verdict_of(seen) == DealVerdict::unreadable_record);
}

} // namespace palazzo::online
