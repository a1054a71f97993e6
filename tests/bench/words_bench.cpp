// Measures how fast the word list is unpacked, and how many hands of seven cards per second are searched for all their
// words, on one thread. Prints one line of JSON; tools/lib/words-bench.mjs checks the limits.
#include "engine/core/rng.hpp"
#include "engine/dictionary/embedded.hpp"
#include "engine/dictionary/search.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string_view>
#include <vector>

namespace {

using namespace palazzo;
using namespace palazzo::dictionary;

/// Number of runs. Only the fastest one counts, because other programs on the machine can only slow a run down.
constexpr int tries = 5;
constexpr std::size_t hand = 7;
/// The letters of Palabra's deck; `copies` has the number of cards with each letter.
constexpr std::string_view cards = "abcdefghijklmnopqrstuvwxyz";
constexpr int copies[] = {10, 4, 3, 3, 12, 4, 4, 4, 10, 2, 2, 3, 3, 7, 8, 3, 2, 5, 5, 5, 3, 3, 2, 2, 4, 2};

template <class Work>
double quickest_seconds(Work&& work) {
    double best = 1e9;
    for (int i = 0; i < tries; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
        best = std::min(best, elapsed.count());
    }
    return best;
}

std::vector<Rack> racks(int wilds, int count) {
    std::vector<std::uint8_t> deck;
    for (std::size_t i = 0; i < cards.size(); ++i)
        deck.insert(deck.end(), static_cast<std::size_t>(copies[i]), letter_number(cards[i]));
    Rng dice(1);
    std::vector<Rack> all(static_cast<std::size_t>(count));
    for (Rack& rack : all) {
        dice.shuffle(deck);
        rack.wilds = wilds;
        for (std::size_t i = 0; i + static_cast<std::size_t>(wilds) < hand; ++i) rack.add(deck[i]);
    }
    return all;
}

double racks_a_second(const Lexicon& words, int wilds) {
    const std::vector<Rack> all = racks(wilds, wilds == 0 ? 40000 : wilds == 1 ? 6000 : 1500);
    std::size_t letters = 0;
    const double seconds = quickest_seconds([&] {
        for (const Rack& rack : all)
            for_each_spellable_word(words, rack, hand, [&](Letters word, WordKind kind) {
                if (kind != WordKind::never_played_by_bots) letters += word.size();
            });
    });
    // The count of letters is never zero; comparing it keeps the compiler from removing the count.
    return letters == 0 ? 0 : static_cast<double>(all.size()) / seconds;
}

} // namespace

int main() {
    const Embedded list = embedded().front();
    const double seconds = quickest_seconds([&] { (void)Lexicon::unpack("en", list.packed); });
    const auto words = Lexicon::unpack("en", list.packed);
    std::printf("{\"unpack_ms\":%.1f,\"bytes_a_word\":%.3f,\"racks_per_second\":[%.0f,%.0f,%.0f]}\n", seconds * 1e3,
        static_cast<double>(words->memory_bytes()) / static_cast<double>(words->size()), racks_a_second(*words, 0),
        racks_a_second(*words, 1), racks_a_second(*words, 2));
}
