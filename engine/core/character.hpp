// Who sits opposite: names with a temperament. Strength goes by level; a temperament only decides between moves that
// are about as good.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace palazzo {

/// What a move is like, each from 0 to 1: what it spends of what is good to have, what it brings at once, and what it
/// does to the others.
struct Traits {
    double spends = 0;
    double brings = 0;
    double attacks = 0;
};

enum class Temperament : std::uint8_t { even, patient, greedy, bold, peaceful, generous, sly };

/// How much a temperament likes each trait, from -1 to 1.
struct Taste {
    double spends;
    double brings;
    double attacks;
};
inline constexpr std::array<Taste, 7> tastes{{
    {0, 0, 0}, {-1, -0.4, 0}, // patient
    {0, 1, 0},                // greedy
    {0.5, 0, 1},              // bold
    {0, 0.2, -1},             // peaceful
    {1, 0.3, -0.3},           // generous
    {-0.7, 0, 0.8},           // sly
}};

constexpr double liking(Temperament t, const Traits& traits) {
    const Taste& taste = tastes[static_cast<std::size_t>(t)];
    return taste.spends * traits.spends + taste.brings * traits.brings + taste.attacks * traits.attacks;
}

struct Character {
    std::string_view name;
    Temperament temperament;
};
/// In the order in which they sit down.
inline constexpr std::array<Character, 12> characters{{
    {"Rosa", Temperament::patient},
    {"Otto", Temperament::greedy},
    {"Mina", Temperament::bold},
    {"Hugo", Temperament::peaceful},
    {"Ines", Temperament::sly},
    {"Karl", Temperament::generous},
    {"Lena", Temperament::bold},
    {"Paul", Temperament::patient},
    {"Vera", Temperament::sly},
    {"Emil", Temperament::greedy},
    {"Nora", Temperament::generous},
    {"Theo", Temperament::peaceful},
}};

/// Even for whoever isn't one of them.
constexpr Temperament temperament_of(std::string_view name) {
    for (const Character& c : characters)
        if (c.name == name) return c.temperament;
    return Temperament::even;
}

} // namespace palazzo
