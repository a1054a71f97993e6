#include "shell/games/palindromes/cues.hpp"

#include <variant>

namespace palazzo::palindromes::screen {
namespace {

using sound::Cue;

std::optional<Cue> heard(const CardPlaced&) { return Cue::slide; }
// The sound follows only when a palindrome is taken, because as long as it waits, the other player may still claim it.
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
    constexpr int long_palindrome = 7; // least number of cards
    const auto* taken = std::get_if<PalindromeTaken>(&event);
    return taken != nullptr && static_cast<int>(taken->cards.size()) >= long_palindrome;
}

} // namespace palazzo::palindromes::screen
