#include "engine/quiz/fsrs.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace palazzo::quiz::fsrs {
namespace {

/// The default parameters of FSRS-6, called w0 to w20 where the algorithm is described.
constexpr std::array<double, 21> w{0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542};
constexpr double decay = -w[20];
constexpr double wanted_probability = 0.9;

double value_of(Rating rating) { return static_cast<double>(rating); }

double within(double difficulty) { return std::clamp(difficulty, least_difficulty, largest_difficulty); }

/// Returns the difficulty after the first answer, which may be outside the range of difficulties.
double first_difficulty(Rating rating) { return w[4] - std::exp(w[5] * (value_of(rating) - 1)) + 1; }

/// Returns the difficulty after a further answer. The change is smaller the nearer the difficulty is to the largest
/// one, and each answer moves the difficulty a little towards the one that things have which are easy at once.
double next_difficulty(double before, Rating rating) {
    const double change = -w[6] * (value_of(rating) - 3);
    const double changed = before + change * (largest_difficulty - before) / 9;
    return within(w[7] * first_difficulty(Rating::easy) + (1 - w[7]) * changed);
}

double stability_on_same_day(double before, Rating rating) {
    const double factor = std::exp(w[17] * (value_of(rating) - 3 + w[18])) * std::pow(before, -w[19]);
    return before * (rating >= Rating::good ? std::max(factor, 1.0) : factor);
}

double stability_after_forgetting(const Strength& before, double probability) {
    const double usual = w[11] * std::pow(before.difficulty, -w[12]) * (std::pow(before.stability + 1, w[13]) - 1)
        * std::exp((1 - probability) * w[14]);
    return std::min(usual, before.stability / std::exp(w[17] * w[18]));
}

double stability_after_remembering(const Strength& before, Rating rating, double probability) {
    const double penalty = rating == Rating::hard ? w[15] : 1;
    const double bonus = rating == Rating::easy ? w[16] : 1;
    const double growth = std::exp(w[8]) * (11 - before.difficulty) * std::pow(before.stability, -w[9])
        * (std::exp((1 - probability) * w[10]) - 1);
    return before.stability * (1 + growth * penalty * bonus);
}

double next_stability(const Strength& before, Rating rating, int days) {
    if (days < 1) return stability_on_same_day(before.stability, rating);
    const double probability = probability_of_remembering(before, days);
    if (rating == Rating::again) return stability_after_forgetting(before, probability);
    return stability_after_remembering(before, rating, probability);
}

} // namespace

Strength first_strength(Rating rating) {
    return {w[static_cast<std::size_t>(rating) - 1], within(first_difficulty(rating))};
}

Strength next_strength(const Strength& before, Rating rating, int days) {
    return {std::clamp(next_stability(before, rating, days), least_stability, largest_stability),
        next_difficulty(before.difficulty, rating)};
}

double probability_of_remembering(const Strength& strength, int days) {
    // The factor is such that the probability is 90 % after as many days as the stability says.
    const double factor = std::pow(wanted_probability, 1 / decay) - 1;
    return std::pow(1 + factor * days / strength.stability, decay);
}

int days_until_due(const Strength& strength) {
    return std::max(1, static_cast<int>(std::lround(std::min(strength.stability, largest_stability))));
}

} // namespace palazzo::quiz::fsrs
