// Compares random numbers with known ones, because every platform must deal the same game from the same seed. The
// sequences of seeds 0 and 1234567 are those published for SplitMix64; the others were computed with an independent
// program in another language.
#include "engine/core/rng.hpp"

#include <catch2/catch_test_macros.hpp>
#include <vector>

namespace palazzo {
namespace {

std::vector<std::uint32_t> several_below(std::uint64_t seed, std::uint32_t n, int count) {
    Rng dice(seed);
    std::vector<std::uint32_t> numbers;
    for (int i = 0; i < count; ++i) numbers.push_back(dice.below(n));
    return numbers;
}

} // namespace

TEST_CASE("The random generator is SplitMix64", "[core][rng]") {
    Rng zero(0);
    CHECK(zero.next() == 0xe220a8397b1dcdafULL);
    CHECK(zero.next() == 0x6e789e6aa1b965f4ULL);
    CHECK(zero.next() == 0x06c45d188009454fULL);
    CHECK(zero.next() == 0xf88bb8a8724c81ecULL);
    Rng other(1234567);
    for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
             4593380528125082431ULL, 16408922859458223821ULL})
        CHECK(other.next() == expected);
}

TEST_CASE("The same seed gives the same random numbers below a bound on every platform", "[core][rng]") {
    CHECK(several_below(42, 6, 16) == std::vector<std::uint32_t>{4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2, 3, 3, 3, 1});
    CHECK(several_below(42, 3000000000U, 6)
        == std::vector<std::uint32_t>{835803390, 1032572149, 114090505, 2604684229, 655215580, 2401895629});
    CHECK(several_below(9, 1, 3) == std::vector<std::uint32_t>{0, 0, 0});
}

TEST_CASE("The same seed gives the same shuffled order on every platform", "[core][rng]") {
    std::vector<int> items{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    Rng dice(7);
    dice.shuffle(items);
    CHECK(items == std::vector<int>{9, 5, 8, 6, 1, 2, 4, 7, 0, 3});
}

TEST_CASE("A random generator that is split off from another gives other numbers, and doesn't affect the other one",
    "[core][rng]") {
    const Rng dice(5);
    CHECK(dice.split(1).next() == 0x7304d9112e13bef3ULL);
    CHECK(dice.split(2).next() == 0x52ec07f884eede79ULL);
    CHECK(dice == Rng(5));
}

} // namespace palazzo
