// The Free Spaced Repetition Scheduler, version 6 (FSRS-6), with its published default parameters: a model of how well
// somebody remembers something, which says when it should be asked again. The formulas and parameters are those of
// https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm.
#pragma once

#include <cstdint>

namespace palazzo::quiz::fsrs {

/// How well something was remembered when it was asked.
enum class Rating : std::uint8_t { again = 1, hard, good, easy };

/// How well something is remembered after an answer.
struct Strength {
    double stability = 0; ///< The number of days after which the probability of remembering it is 90 %; at least 0.001.
    double difficulty = 1; ///< How difficult it is to remember, from 1 to 10.
    friend bool operator==(const Strength&, const Strength&) = default;
};

inline constexpr double least_stability = 0.001;
inline constexpr double largest_stability = 36500; ///< A hundred years.
inline constexpr double least_difficulty = 1;
inline constexpr double largest_difficulty = 10;

/// Returns the strength after the first answer.
Strength first_strength(Rating rating);
/// Returns the strength after a further answer, `days` days after the one before; 0 means on the same day.
Strength next_strength(const Strength& before, Rating rating, int days);
/// Returns the probability of remembering something `days` days after the latest answer, from 0 to 1.
double probability_of_remembering(const Strength& strength, int days);
/// Returns the number of days, at least 1, after which the probability of remembering has fallen to 90 %.
int days_until_due(const Strength& strength);

} // namespace palazzo::quiz::fsrs
