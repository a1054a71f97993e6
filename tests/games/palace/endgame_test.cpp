// Tests Palace with an empty draw pile, two players and no face-down cards: the other hand consists of all cards that
// are nowhere else, and bots of the level master play perfectly.
#include "engine/bots/bots.hpp"
#include "engine/games/palace/rules.hpp"
#include "tests/rounds.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string_view>
#include <unordered_map>
#include <vector>

namespace palazzo::palace {
namespace {

/// Returns the state without everything that has no effect on the rest of the game, so that equal positions are equal.
State bare(State s) {
    s.table.turns = 0;
    s.table.burned.clear();
    for (PublicSeatState& seat : s.table.seats) seat.known = {};
    return s;
}

struct HashOfState {
    std::size_t operator()(const State& s) const {
        std::size_t hash = 14695981039346656037U;
        const auto mix = [&](std::size_t more) { hash = (hash ^ more) * 1099511628211U; };
        for (const LaidCard& l : s.table.pile) mix(l.rank);
        for (Seat seat = 0; seat < 2; ++seat) {
            mix(filled_slots(s.table.seat(seat).up));
            mix(static_cast<std::size_t>(s.hidden_state(seat).hand.rank_bits()));
            mix(static_cast<std::size_t>(s.hidden_state(seat).hand.size()));
        }
        mix(static_cast<std::size_t>(s.table.turn));
        return hash;
    }
};

/// Finds every position that a game can reach, and the winner of each if both seats play perfectly. Games that go in
/// circles have no winner, so that results are computed backwards from the last moves (retrograde analysis).
class FullSearch {
  public:
    explicit FullSearch(const Rules& rules) : rules_(rules) {}

    /// Computes the result of each position that can be reached. Returns false if there are more than `most` positions.
    bool solve(const State& from, std::size_t most) {
        id_of(from);
        for (std::size_t i = 0; i < positions_.size(); ++i) {
            if (positions_.size() > most) return false;
            follow(i);
        }
        wins_.assign(positions_.size(), 0);
        for (std::size_t i = 0; i < positions_.size(); ++i) wins_[i] = winner(positions_[i]);
        for (bool more = true; more;) {
            more = false;
            for (std::size_t i = 0; i < positions_.size(); ++i) more = settle(i) || more;
        }
        return true;
    }
    /// Returns 1 if the seat can win, -1 if it loses, and 0 if neither seat can force an end.
    int outcome(const State& s, Seat seat) { return wins_.at(id_of(s)) * (seat == 0 ? 1 : -1); }

  private:
    std::size_t id_of(const State& s) {
        const auto [at, fresh] = ids_.try_emplace(bare(s), positions_.size());
        if (fresh) positions_.push_back(at->first);
        return at->second;
    }
    int winner(const State& s) const {
        const Seats winners = rules_.winners(s);
        return winners.size() != 1 ? 0 : winners.has(0) ? 1 : -1;
    }
    void follow(std::size_t i) {
        next_.emplace_back();
        const State s = positions_[i];
        if (rules_.seats_to_act(s).empty()) return;
        const Seat seat = rules_.seats_to_act(s).front();
        for (const Move& m : rules_.legal_moves(rules_.view_ref(s, seat))) {
            State after = s;
            rules_.apply(after, seat, m);
            next_[i].push_back(id_of(after));
        }
    }
    bool settle(std::size_t i) {
        if (wins_[i] != 0 || next_[i].empty()) return false;
        const int mine = rules_.seats_to_act(positions_[i]).front() == 0 ? 1 : -1;
        bool lost = true;
        for (const std::size_t n : next_[i]) {
            if (wins_[n] == mine) wins_[i] = mine;
            lost = lost && wins_[n] == -mine;
        }
        if (lost) wins_[i] = -mine;
        return wins_[i] != 0;
    }

    const Rules& rules_;
    std::unordered_map<State, std::size_t, HashOfState> ids_;
    std::vector<State> positions_;
    std::vector<std::vector<std::size_t>> next_;
    std::vector<int> wins_; ///< The results by position: 1 if seat 0 wins, -1 if seat 1 wins, 0 if nobody does.
};

/// Returns a game with a few cards in each hand, in each palace and on the pile; all other cards are burned.
State last_cards(const Rules& rules, const Options& o, Rng& dice) {
    const Deal deal = rules.shuffled_deal(o, dice);
    State s = rules.begin(o, deal);
    std::vector<Card> cards(deal.cards.begin(), deal.cards.end());
    const auto take = [&] {
        const Card card = cards.back();
        cards.pop_back();
        return card;
    };
    s.draw.clear();
    s.table.phase = Phase::playing;
    s.table.turn = 0;
    s.table.lead_rank = no_rank;
    s.aside.clear();
    for (Seat seat = 0; seat < 2; ++seat) {
        PublicSeatState& open = s.table.seat(seat);
        open.up.clear();
        open.ready = open.ordered = true;
        open.known = {};
        s.hidden_state(seat) = {};
        for (auto n = 1 + dice.below(4); n > 0; --n) s.hidden_state(seat).hand.add(take());
        const auto up = static_cast<int>(dice.below(3));
        const DealLayout layout = s.table.derived.layout;
        for (int slot = 0; slot < layout.up; ++slot) open.up.push_back(slot < up ? take() : Card::none());
        for (int slot = 0; slot < layout.down; ++slot) s.hidden_state(seat).down.push_back(Card::none());
    }
    s.table.pile.clear();
    for (auto n = dice.below(5); n > 0; --n)
        if (const Card card = take(); card.has_rank())
            s.table.pile.push_back({card, static_cast<std::uint8_t>(index_of(card.rank()))});
        else
            cards.insert(cards.begin(), card);
    s.table.burned.clear();
    for (const Card card : cards) s.table.burned.push_back(card);
    return s;
}

/// Lets bots of the level master play both seats, and checks that no move makes the result worse than with perfect
/// play.
void play_perfectly(const Rules& rules, State s, FullSearch& full, std::uint64_t seed) {
    const int promised = full.outcome(s, 0);
    for (int moves = 0; moves < 100 && !rules.seats_to_act(s).empty(); ++moves) {
        const Seat seat = rules.seats_to_act(s).front();
        const int before = full.outcome(s, seat);
        Rng dice(seed);
        rules.apply(s, seat, bot_move(rules, Level::master, rules.view(s, seat), dice));
        INFO("seed " << seed << ", move " << moves);
        REQUIRE(full.outcome(s, seat) == before);
    }
    // A seat that can win doesn't go in circles, so the game must have ended by now.
    if (promised != 0) REQUIRE(rules.seats_to_act(s).empty());
}

void play_all(std::string_view preset, int wanted) {
    const Rules rules;
    Options o;
    for (const auto& each : rules.presets())
        if (each.name == preset) o = each.options;
    o.players = 2;
    int won = 0;
    for (std::uint64_t seed = 1; wanted > 0; ++seed) {
        Rng dice(seed);
        const State s = last_cards(rules, o, dice);
        if (rules.legal_moves(rules.view_ref(s, 0)).size() < 2) continue;
        REQUIRE(Policy::knows_all_cards(rules.view(s, 0)));
        FullSearch full(rules);
        if (!full.solve(s, count_for_run<std::size_t>(2000, 3000))) continue;
        --wanted;
        won += full.outcome(s, 0) == 1 ? 1 : 0;
        play_perfectly(rules, s, full, seed);
    }
    CHECK(won > 0);
}

} // namespace

TEST_CASE("With all cards known, a bot of the level master plays Palace perfectly under the preset classic", "[bots]") {
    play_all("classic", count_for_run(25, 500));
}
TEST_CASE("With all cards known, a bot of the level master plays Palace perfectly under the preset house", "[bots]") {
    play_all("house", count_for_run(25, 500));
}
TEST_CASE(
    "With all cards known, a bot of the level master plays Palace perfectly under the preset european", "[bots]") {
    play_all("european", count_for_run(25, 500));
}

} // namespace palazzo::palace
