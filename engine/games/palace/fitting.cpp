#include "engine/games/palace/fitting.hpp"

#include <bit>

namespace palazzo::palace {
namespace {

/// The fewest ranks that are described as a run; fewer ranks are listed one by one.
constexpr int least_named_run = 3;

std::string text(Rank r) { return rank_letter(r); }

void add(std::string& all, const std::string& one) { all += (all.empty() ? "" : " ") + one; }

/// Returns the number of ranks. The joker counts only if it is a rank of its own.
int ranks_of(const DerivedRules& derived) { return derived.options.jokers_rank ? face_count : rank_count; }

/// Returns `r` and all ranks that are higher than it (if `sign` is 1) or lower (if `sign` is -1).
Ranks from(const DerivedRules& derived, Rank r, int sign) {
    Ranks ranks = 0;
    for (int i = 0; i < ranks_of(derived); ++i)
        if (compare_ranks(derived, rank_at(i), r) * sign >= 0) ranks |= rank_bit(rank_at(i));
    return ranks;
}

struct Run {
    std::string text;
    Ranks ranks = 0;
};

/// Returns the longest run of ranks that may all be laid; empty if it is too short.
Run run_of(const DerivedRules& derived, Rank top, Ranks laid) {
    Run run;
    for (int i = 0; i < ranks_of(derived); ++i)
        for (const int sign : {1, -1}) {
            const Rank r = rank_at(i);
            const Ranks ranks = from(derived, r, sign);
            // The run must begin at the top card's rank or beyond it, because players look there for ranks that beat
            // the card. They don't expect a run that begins at a rank that may always be laid, or just below the top
            // card.
            const bool beyond = compare_ranks(derived, r, top) * sign >= 0;
            const bool longer = std::popcount(ranks) > std::popcount(run.ranks);
            if (beyond && (ranks & ~laid) == 0 && longer) run = {text(r) + (sign > 0 ? "+" : "-"), ranks};
        }
    if (std::popcount(run.ranks) < least_named_run) return {};
    // A run that begins right above the top card is described by the top card, because players see that card.
    if (run.ranks == (from(derived, top, 1) & ~from(derived, top, -1))) run.text = ">" + text(top);
    return run;
}

} // namespace

std::string describe_layable_ranks(const DerivedRules& derived, Rank top, Ranks laid, Ranks named, bool joker) {
    const Run run = run_of(derived, top, laid);
    std::string all = run.text;
    const Ranks left = laid & named & ~run.ranks;
    const Ranks special = derived.ranks_with_power(Power::anytime);
    for (const Rank r : derived.options.order)
        if ((left & ~special & rank_bit(r)) != 0) add(all, text(r));
    if ((left & special) != 0) add(all, rank_letters(left & special));
    if (joker) add(all, "JK");
    return all;
}

std::string rank_letters(Ranks ranks) {
    std::string all;
    for (int i = 0; i < face_count; ++i)
        if ((ranks & rank_bit(rank_at(i))) != 0) add(all, text(rank_at(i)));
    return all;
}

} // namespace palazzo::palace
