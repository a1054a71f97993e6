// Compares FSRS-6 with examples that its authors publish with their own implementations, fsrs-rs and py-fsrs.
#include "engine/quiz/fsrs.hpp"

#include <catch2/catch_approx.hpp>
#include <catch2/catch_test_macros.hpp>

#include <utility>
#include <vector>

namespace palazzo::quiz::fsrs {
namespace {

using Catch::Approx;

/// An answer, and the number of days since the one before.
using Answer = std::pair<Rating, int>;

Strength strength_after(const std::vector<Answer>& answers) {
    Strength strength = first_strength(answers.front().first);
    for (std::size_t i = 1; i < answers.size(); ++i)
        strength = next_strength(strength, answers[i].first, answers[i].second);
    return strength;
}

} // namespace

TEST_CASE("After a miss and five good answers on the days 0, 1, 4, 12 and 33 FSRS-6 is as stable as published",
    "[challenges][fsrs]") {
    const Strength strength = strength_after({{Rating::again, 0}, {Rating::good, 0}, {Rating::good, 1},
        {Rating::good, 3}, {Rating::good, 8}, {Rating::good, 21}});
    CHECK(strength.stability == Approx(53.62691).margin(1e-4));
    CHECK(strength.difficulty == Approx(6.3574867).margin(1e-4));
}

TEST_CASE("If each answer is given when it is due, the numbers of days between them are the published ones",
    "[challenges][fsrs]") {
    // The published example asks once more on the day of the first answer, and on the day of each miss.
    const std::vector<std::pair<Rating, int>> answers{{Rating::good, 0}, {Rating::good, 2}, {Rating::good, 11},
        {Rating::good, 46}, {Rating::good, 163}, {Rating::good, 498}, {Rating::again, 0}, {Rating::again, 0},
        {Rating::good, 2}, {Rating::good, 4}, {Rating::good, 7}, {Rating::good, 12}, {Rating::good, 21}};
    Strength strength = first_strength(Rating::good);
    int days = 0;
    for (std::size_t i = 1; i < answers.size(); ++i) {
        const auto [rating, expected] = answers[i];
        CAPTURE(i);
        strength = next_strength(strength, rating, days);
        days = rating == Rating::again ? 0 : days_until_due(strength);
        CHECK(days == expected);
    }
}

TEST_CASE("After the first answer the strength is the published one for each rating", "[challenges][fsrs]") {
    const std::vector<std::pair<double, double>> published{
        {0.212, 6.4133}, {1.2931, 5.11217071}, {2.3065, 2.11810397}, {8.2956, 1}};
    for (const Rating rating : {Rating::again, Rating::hard, Rating::good, Rating::easy}) {
        const auto [stability, difficulty] = published[static_cast<std::size_t>(rating) - 1];
        CHECK(first_strength(rating).stability == Approx(stability));
        CHECK(first_strength(rating).difficulty == Approx(difficulty));
    }
}

TEST_CASE("Answers that are always easy make the difficulty 1, however many there are", "[challenges][fsrs]") {
    CHECK(strength_after(std::vector<Answer>(10, {Rating::easy, 0})).difficulty == 1.0);
}

TEST_CASE("The probability of remembering is 90 % when something is due, and 100 % on the day of the answer",
    "[challenges][fsrs]") {
    const Strength strength{12, 5};
    CHECK(probability_of_remembering(strength, 0) == 1.0);
    CHECK(probability_of_remembering(strength, 12) == Approx(0.9));
    CHECK(probability_of_remembering(strength, 13) < 0.9);
    CHECK(days_until_due(strength) == 12);
    CHECK(days_until_due({0.2, 5}) == 1);
}

TEST_CASE("The longest wait is a hundred years", "[challenges][fsrs]") {
    Strength strength = first_strength(Rating::easy);
    for (int i = 0; i < 40; ++i) strength = next_strength(strength, Rating::easy, days_until_due(strength));
    CHECK(days_until_due(strength) == 36500);
}

} // namespace palazzo::quiz::fsrs
