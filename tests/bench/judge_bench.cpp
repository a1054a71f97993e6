// Measures how long the judge takes to find whether an answer is right, nearly right or wrong, for each item of the
// shipped decks and for an item whose answers have as many readings as allowed. Prints the longest time in microseconds
// and fails above the limit, which assumes a release build.
#include "engine/quiz/embedded.hpp"
#include "engine/quiz/judge.hpp"
#include "engine/quiz/registry.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <utility>

namespace {

using namespace palazzo;
using namespace palazzo::quiz;

/// Number of runs. Only the fastest one counts, because other programs on the machine can only slow a run down.
constexpr int tries = 9;
constexpr double limit = 200;

double microseconds(const Item& item, const std::string& given, const DeckLanguages& languages) {
    double best = 1e9;
    for (int i = 0; i < tries; ++i) {
        const auto start = std::chrono::steady_clock::now();
        const bool near = is_near_miss(item, given, false, languages);
        const std::chrono::duration<double, std::micro> elapsed = std::chrono::steady_clock::now() - start;
        // Uses the verdict, because the compiler would otherwise remove the call. The tiny addition hardly changes the
        // time.
        best = std::min(best, near ? elapsed.count() : elapsed.count() + 1e-9);
    }
    return best;
}

/// An answer that is neither right nor nearly right, with everything that the judge looks for: digits, courtesies,
/// apostrophes.
const std::string wrong = "hola, j'ai 8 gatos y una bicicleta, por favor";

} // namespace

int main() {
    std::pair<double, std::string> longest{0, ""};
    double sum = 0;
    int items = 0;
    for (const EmbeddedFile& inside : embedded_decks()) {
        const auto deck = find_deck(inside.name);
        for (const Item& item : deck->items) {
            if (item.answers.empty()) continue;
            const double took = microseconds(item, wrong, languages_of(*deck));
            longest = std::max(longest, {took, item.prompt});
            sum += took;
            ++items;
        }
    }
    const Item patterns{
        QuestionKind::reply, 0, 0, "?", {"[Hola, ](me|te|le) (llamo|llamas|llama) [yo|tú|él] [muy] Ana María"}};
    const double most = microseconds(patterns, wrong, {"es", "en"});
    std::printf("judge: %.1f µs on the average, %.1f of %.0f at most (%s), with many patterns %.1f\n", sum / items,
        longest.first, limit, longest.second.c_str(), most);
    return longest.first < limit && most < limit ? 0 : 1;
}
