// Named opponents, each with a temperament. The level of an opponent decides how well it plays; its temperament only
// chooses between moves that are about equally good.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace palazzo {

/// The traits of a move, each from 0 (not at all) to 1 (strongly): how much the move spends valuable cards, how much it
/// gains at once, and how much it hurts the other players.
struct MoveTraits {
    double spends = 0;
    double gains = 0;
    double attacks = 0;
};

enum class Temperament : std::uint8_t { even, patient, greedy, bold, peaceful, generous, sly };

/// The weights that a temperament gives to the traits of a move, from -1 (avoids the trait) to 1 (prefers it).
struct TemperamentWeights {
    double spends;
    double gains;
    double attacks;
};
inline constexpr std::array<TemperamentWeights, 7> temperament_weights{{
    {0, 0, 0},      // even temperament
    {-1, -0.4, 0},  // patient temperament
    {0, 1, 0},      // greedy temperament
    {0.5, 0, 1},    // bold temperament
    {0, 0.2, -1},   // peaceful temperament
    {1, 0.3, -0.3}, // generous temperament
    {-0.7, 0, 0.8}, // sly temperament
}};

/// Returns how much a temperament likes a move with these traits; a higher number means more.
constexpr double preference_for(Temperament t, const MoveTraits& traits) {
    const TemperamentWeights& weights = temperament_weights[static_cast<std::size_t>(t)];
    return weights.spends * traits.spends + weights.gains * traits.gains + weights.attacks * traits.attacks;
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

/// Returns the temperament of the opponent called `name`; `even` if there is no such opponent.
constexpr Temperament temperament_of(std::string_view name) {
    for (const Character& c : characters)
        if (c.name == name) return c.temperament;
    return Temperament::even;
}

} // namespace palazzo
