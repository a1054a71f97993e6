// Named opponents with a temperament. The level decides how well they play; the temperament only chooses between moves
// that are about equally good.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace palazzo {

/// The traits of a move, each from 0 to 1: whether it spends valuable cards, whether it gains something at once, and
/// whether it hurts the other players.
struct Traits {
    double spends = 0;
    double brings = 0;
    double attacks = 0;
};

enum class Temperament : std::uint8_t { even, patient, greedy, bold, peaceful, generous, sly };

/// The liking of a temperament for each trait, from -1 to 1.
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

/// Returns how much a temperament likes a move with these traits; more is better.
constexpr double liking(Temperament t, const Traits& traits) {
    const Taste& taste = tastes[static_cast<std::size_t>(t)];
    return taste.spends * traits.spends + taste.brings * traits.brings + taste.attacks * traits.attacks;
}

struct Character {
    std::string_view name;
    Temperament temperament;
};
/// The opponents, in the order in which they join a table.
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

/// Returns the temperament of the opponent of that name; `even` for any other name.
constexpr Temperament temperament_of(std::string_view name) {
    for (const Character& c : characters)
        if (c.name == name) return c.temperament;
    return Temperament::even;
}

} // namespace palazzo
