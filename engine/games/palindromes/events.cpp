#include "engine/games/palindromes/events.hpp"

#include <array>
#include <string>

namespace palazzo::palindromes {
namespace {

std::string text(Seat seat) { return std::to_string(seat); }

std::string text(const PalindromeCards& cards) { return list_argument(cards); }

Message message(const CardPlaced& e) {
    constexpr std::array ids{"palindromes.event.placed_above", "palindromes.event.placed_below",
        "palindromes.event.placed_right", "palindromes.event.placed_left"};
    if (e.beside.is_none()) return {"palindromes.event.placed_first", {text(e.seat), to_text(e.card)}};
    return {ids[static_cast<std::size_t>(e.side)], {text(e.seat), to_text(e.card), to_text(e.beside)}};
}

Message message(const PalindromeClaimed& e) {
    return {"palindromes.event.claimed", {text(e.seat), text(e.maker), text(e.cards)}};
}

Message message(const PalindromeBecamePending& e) { return {"palindromes.event.waits", {text(e.seat), text(e.cards)}}; }

Message message(const PalindromeTaken& e) {
    return {e.was_pending ? "palindromes.event.kept" : "palindromes.event.took", {text(e.seat), text(e.cards)}};
}

Message message(const BoardEmptied&) { return {"palindromes.event.emptied", {}}; }

Message message(const LastCardPlaced&) { return {"palindromes.event.all_placed", {}}; }

} // namespace

std::vector<Message> describe_event(const Event& event) {
    return {std::visit([](const auto& e) { return message(e); }, event)};
}

} // namespace palazzo::palindromes
