// Measures how long it takes to find every play of a hand of Palabra with its best cards: seven cards of which zero,
// one or two are wild, and three words on the table to build on. Prints milliseconds per hand and fails above the
// limits, which assume a release build.
#include "engine/games/palabra/play.hpp"
#include "engine/games/palabra/plays.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {

using namespace palazzo;
using namespace palazzo::palabra;

constexpr int hands = 300;
/// Number of runs. Only the fastest one counts, because other programs on the machine can only slow a run down.
constexpr int tries = 5;
constexpr std::array limits{0.1, 0.6, 3.0};

/// Returns a word that the first seat could play from a random deal; nullopt if none was found. The word is put on the
/// table for which the time is measured.
std::optional<Meld> some_word(const Options& o, Rng& dice) {
    State s = begin(o, shuffled_deal(o, dice));
    s.table.step = TurnStep::play;
    const View v = view_of(s, s.table.turn);
    const auto plays = best_plays(v);
    for (int i = 0; i < 50 && !plays.empty(); ++i) {
        const Move& m = plays[dice.below(static_cast<std::uint32_t>(plays.size()))];
        if (m.action == MoveAction::word && m.cards.size() > 2) return meld_of_move(s.table, v.me, m);
    }
    return std::nullopt;
}

/// Returns a random view with `wilds` wild cards in the hand, and three other seats with one word each.
View some_view(int wilds, Rng& dice) {
    View v;
    v.table.options.players = 4;
    v.table.step = TurnStep::play;
    v.table.draw_count = 50;
    for (Seat seat = 1; seat < 4; ++seat)
        while (!v.table.seat(seat).word) v.table.seat(seat).word = some_word({}, dice);
    auto deck = full_deck({});
    dice.shuffle(deck);
    for (int i = 0; i < wilds; ++i) v.own.hand.push_back(Card::wild());
    for (std::size_t i = 0; v.own.hand.size() < hand_size; ++i)
        if (deck[i].is_letter()) v.own.hand.push_back(deck[i]);
    std::sort(v.own.hand.begin(), v.own.hand.end());
    v.table.seat(0).hand_count = hand_size;
    return v;
}

bool is_quick(int wilds) {
    Rng dice(1);
    std::vector<View> views;
    for (int i = 0; i < hands; ++i) views.push_back(some_view(wilds, dice));
    std::size_t plays = 0;
    double best = 1e9;
    for (int i = 0; i < tries; ++i) {
        plays = 0;
        const auto start = std::chrono::steady_clock::now();
        for (const View& v : views) plays += best_plays(v).size();
        const std::chrono::duration<double, std::milli> elapsed = std::chrono::steady_clock::now() - start;
        best = std::min(best, elapsed.count() / hands);
    }
    const double limit = limits[static_cast<std::size_t>(wilds)];
    std::printf("best plays, palabra, %d wild, three words to build on: %.3f of %.1f ms, %.0f plays\n", wilds, best,
        limit, static_cast<double>(plays) / hands);
    return best < limit;
}

} // namespace

int main() {
    bool quick = true;
    for (int wilds = 0; wilds < 3; ++wilds) quick = is_quick(wilds) && quick;
    return quick ? 0 : 1;
}
