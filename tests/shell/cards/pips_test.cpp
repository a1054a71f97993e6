// The pips of printed cards.
#include "shell/cards/pips.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>

using namespace palazzo;

TEST_CASE("A card has as many pips as its rank says, and a court card none", "[cards][pips]") {
    for (int i = 0; i < rank_count; ++i) {
        const Rank rank = rank_at(i);
        const bool court = rank == Rank::jack || rank == Rank::queen || rank == Rank::king;
        const std::size_t count = rank == Rank::ace ? 1 : court ? 0 : static_cast<std::size_t>(i) + 2;
        CHECK(ui::pips_of(rank).size() == count);
    }
}

TEST_CASE("Pips are symmetrical about the middle", "[cards][pips]") {
    for (int i = 0; i < rank_count; ++i) {
        const auto pips = ui::pips_of(rank_at(i));
        for (const ui::Pip& one : pips)
            CHECK(std::any_of(pips.begin(), pips.end(),
                [&](const ui::Pip& other) { return other.at.x == -one.at.x && other.at.y == one.at.y; }));
    }
}

TEST_CASE("Pips neither touch each other nor reach the index", "[cards][pips]") {
    for (int i = 0; i < rank_count; ++i) {
        const auto pips = ui::pips_of(rank_at(i));
        for (std::size_t a = 0; a < pips.size(); ++a) {
            CHECK(std::abs(pips[a].at.x) + pips[a].size / 2 < 0.24F);
            CHECK(std::abs(pips[a].at.y) + pips[a].size / 2 < 0.55F);
            for (std::size_t b = 0; b < a; ++b) {
                const float apart =
                    std::max(std::abs(pips[a].at.x - pips[b].at.x), std::abs(pips[a].at.y - pips[b].at.y));
                CHECK(apart >= 0.14F); // a pip is narrower at its ends than its box
            }
        }
    }
}
