// Plays whole games of every game through a simulated relay, with everything going wrong that can: letters are lost,
// doubled, delayed and replayed, programs are killed between any two steps and lose their last writes, lines break, and
// people take moves back. Each move must be made once, all must see the same, and every game must end and be proved.
#include "engine/catalogue.hpp"
#include "engine/online/proof.hpp"
#include "tests/online/simulated_guest.hpp"
#include "tests/online/simulated_host.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <memory>

namespace palazzo::online {

using namespace test;

namespace {

constexpr Time step_time = 150;
constexpr Time longest_game = 6LL * 60 * 60 * 1000;

/// Returns the largest number of moves of a game that is simulated. Every move costs time for each guest.
std::size_t most_simulated_moves() { return count_for_run<std::size_t>(80, 300); }

/// How bad a simulation is.
struct Weather {
    RelayFaults relay;
    std::uint32_t risk = 0;      ///< probability of being killed after each part of a step, per mille
    std::uint32_t breaks = 0;    ///< probability that a line breaks in a step, per mille
    std::uint32_t take_back = 0; ///< probability that a player wants moves back, per mille
};

Weather random_weather(Rng& dice) {
    return {{dice.below(25), dice.below(20), dice.below(10), 1 + dice.below(dice.below(2) == 0 ? 200 : 4000)},
        dice.below(6), dice.below(8), dice.below(60)};
}

template <CatalogueGame G>
class Simulation {
  public:
    Simulation(const G& rules, Rng dice, Counts& counts)
        : rules_(rules), dice_(dice), counts_(counts), relay_(dice.split(1), counts), head_(short_enough_record()),
          first_(contract::open_valid_match(rules, head_)),
          host_(rules, head_, seated_table(), relay_, dice.split(2), counts) {
        for (int i = 0; i < guest_count_; ++i)
            guests_.push_back(std::make_unique<SimulatedGuest>(
                "guest" + std::to_string(i), relay_, dice.split(static_cast<std::uint64_t>(10 + i)), counts));
    }

    /// Plays the game to its end, and checks what everybody has in the end.
    void run() {
        set_weather(random_weather(dice_));
        for (const Time calm = now_ + longest_game; !is_done(); now_ += step_time) {
            if (now_ >= calm) FAIL("a table is stuck: " << describe());
            if (host_.match() != nullptr && host_.match()->is_over()) set_weather({}); // else somebody is always away
            step();
        }
        check_end();
        ++counts_.games;
        counts_.moves += static_cast<int>(host_.match()->turn_count());
    }

  private:
    /// Returns a random table at which a game probably isn't too long.
    Record short_enough_record() {
        while (true) {
            const Record record = contract::random_table_record(rules_, dice_);
            auto match = contract::open_valid_match(rules_, record);
            while (!match.is_over() && match.turn_count() < most_simulated_moves()) {
                const Seat seat = match.seats_to_act().front();
                match.play(seat, rules_.random_move(match.view(seat), dice_));
            }
            if (match.is_over()) return record;
        }
    }
    KeptHost seated_table() {
        KeptHost kept = new_table(head_.game, first_.seat_count());
        for (HostedSeat& seat : kept.seats) {
            const std::uint32_t who = dice_.below(10);
            if (seat.kind != SeatKind::host && who < 2) seat = {SeatKind::bot, {}, {}, {}, false};
        }
        if (dice_.below(4) == 0) kept.seats[0] = {}; // a host that only deals
        kept.bot_after = dice_.below(2) == 0 ? 120'000 : 0;
        for (const HostedSeat& seat : kept.seats) guest_count_ += seat.kind == SeatKind::free ? 1 : 0;
        return kept;
    }
    void set_weather(const Weather& weather) {
        weather_ = weather;
        relay_.set_faults(weather.relay);
        host_.set_risk(weather.risk);
        for (auto& guest : guests_) {
            guest->set_risk(weather.risk);
            guest->set_wish_to_take_back(weather.take_back);
        }
    }
    bool is_done() const {
        if (!host_.is_running() || host_.host().kept.phase != Phase::over) return false;
        return std::all_of(guests_.begin(), guests_.end(), [](const auto& guest) { return guest->is_done(); });
    }
    void step() {
        ++counts_.steps;
        for (const RelayLetter& letter : relay_.arrivals(now_)) deliver(letter);
        if (!host_.is_running() && starts()) host_.start(now_);
        host_.let_time_pass(now_);
        for (auto& guest : guests_) {
            if (!guest->is_running() && starts()) guest->start(now_);
            if (guest->is_running() && !guest->guest().connected && starts()) guest->connect_line(now_);
            if (dice_.below(1000) < weather_.breaks) guest->disconnect_line();
            guest->let_time_pass(
                now_, [&](const Guest& told, Rng& dice) { return chosen_move(told, dice); },
                [&](Seat seat, const Ask& ask) { host_.note_ask(seat, ask); });
        }
    }
    bool starts() { return weather_.risk == 0 || dice_.below(20) == 0; }
    void deliver(const RelayLetter& letter) {
        const std::string id = letter.topic.substr(letter.topic.find('/') + 1);
        if (letter.topic[0] == 'u') return host_.receive_letter(id, letter.text, now_);
        for (auto& guest : guests_) {
            if (letter.topic == "h") guest->receive_card(letter.text, now_);
            if (letter.topic != "d/" + guest->id()) continue;
            guest->receive_letter(letter.text, now_);
            check_view(*guest);
        }
    }
    /// Returns a random move by a guest's own view; null if its seat isn't to move.
    Json chosen_move(const Guest& told, Rng& dice) {
        const auto view = rules_.read_view(first_.options(), told.game.view);
        if (!view) FAIL("a guest was sent a view that can't be read");
        if (!rules_.seats_to_act(rules_.sample_state(*view, dice)).has(*told.game.seat)) return {};
        return rules_.write_move(rules_.random_move(*view, dice));
    }
    /// Checks that a guest that is up to date sees what its seat sees.
    void check_view(const SimulatedGuest& seen) {
        const Guest& guest = seen.guest();
        Match<G>* match = host_.match();
        const bool is_current = seen.is_running() && host_.is_running() && match != nullptr && guest.game.seat
            && guest.game.line == current_line(host_.host()) && guest.game.boot == host_.host().boot
            && guest.game.at == static_cast<int>(match->turn_count());
        if (is_current && guest.game.view != HostedMatch<G>(*match).view(*guest.game.seat)) FAIL(describe());
    }
    void check_end() {
        INFO(describe());
        CHECK(host_.unasked_moves() == 0);
        const HostedMatch<G> truth(*host_.match());
        for (const auto& seen : guests_) {
            const Guest& guest = seen->guest();
            REQUIRE(guest.game.seat);
            CHECK(guest.game.at == truth.move_count());
            CHECK(guest.game.view == truth.view(*guest.game.seat));
            CHECK(guest.game.turns == truth.news_from(guest.game.first_turn));
            const DealCheck check = check_deal(guest.kept, *guest.over);
            CHECK((check.verdict == DealVerdict::proved || guest.over->record.empty()));
        }
        contract::open_valid_match(rules_, *read_record(truth.record()));
    }
    std::string describe() {
        std::string text = head_.game + " " + head_.options.dump() + " at " + std::to_string(now_);
        if (host_.match() != nullptr) text += " moves " + std::to_string(host_.match()->turn_count());
        for (const auto& guest : guests_) {
            const Guest& g = guest->guest();
            text += "\n" + guest->id() + (guest->is_running() ? " " : " (ended) ") + (g.elsewhere ? "elsewhere " : "")
                + "seat " + std::to_string(g.game.seat.value_or(-1)) + " at " + std::to_string(g.game.at)
                + (g.kept.ask ? " asks " + g.kept.ask->move.dump() : "") + (g.kept.over ? " over" : "");
        }
        return text;
    }

    G rules_;
    Rng dice_;
    Counts& counts_;
    SimulatedRelay relay_;
    int guest_count_ = 0;
    Record head_;
    Match<G> first_; ///< the table before the first move, with another deal
    SimulatedHost<G> host_;
    std::vector<std::unique_ptr<SimulatedGuest>> guests_;
    Weather weather_;
    Time now_ = 1'000'000;
};

std::string describe(const Counts& c) {
    return std::to_string(c.games) + " games, " + std::to_string(c.moves) + " moves, " + std::to_string(c.letters)
        + " letters, " + std::to_string(c.lost) + " lost, " + std::to_string(c.doubled) + " doubled, "
        + std::to_string(c.replayed) + " replayed, " + std::to_string(c.hosts_killed) + " hosts and "
        + std::to_string(c.guests_killed) + " guests killed, " + std::to_string(c.writes_lost) + " writes lost, "
        + std::to_string(c.taken_back) + " times taken back, " + std::to_string(c.refused) + " moves refused, "
        + std::to_string(c.steps) + " steps";
}

} // namespace

TEMPLATE_LIST_TEST_CASE(
    "Whatever goes wrong, each move is made once, everybody sees the same game, and it ends and is proved",
    "[online][simulation]", Catalogue) {
    const TestType rules;
    Counts counts;
    for (std::uint64_t i = 0; i < count_for_run<std::uint64_t>(3, 20); ++i)
        Simulation<TestType>(rules, Rng(61).split(i), counts).run();
    INFO(describe(counts));
    CHECK(counts.lost > 0);
    CHECK(counts.doubled > 0);
    CHECK(counts.replayed > 0);
    CHECK(counts.guests_killed > 0);
}

} // namespace palazzo::online
