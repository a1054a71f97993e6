#include "shell/games/palindromes/cues.hpp"

#include <variant>

namespace palazzo::palindromes::screen {
namespace {

using sound::Cue;

std::optional<Cue> heard(const CardPlaced&) { return Cue::slide; }
// Only a taken palindrome has a sound. A pending one has none, because the other player may still claim it.
std::optional<Cue> heard(const PalindromeTaken&) { return Cue::chime; }
template <class Other>
std::optional<Cue> heard(const Other&) {
    return std::nullopt;
}

} // namespace

std::optional<Cue> cue_of(const Event& event) {
    return std::visit([](const auto& e) { return heard(e); }, event);
}

bool is_celebrated(const Event& event) {
    constexpr int long_palindrome = 7; // least number of cards of a palindrome that is celebrated
    const auto* taken = std::get_if<PalindromeTaken>(&event);
    return taken != nullptr && static_cast<int>(taken->cards.size()) >= long_palindrome;
}

} // namespace palazzo::palindromes::screen
