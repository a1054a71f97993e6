#include "engine/core/card.hpp"

namespace palazzo {
namespace {
constexpr std::string_view rank_letters = "23456789TJQKA";
constexpr std::string_view suit_letters = "SHDC";
} // namespace

char to_char(Rank r) { return rank_letters[static_cast<std::size_t>(r)]; }

std::string to_text(Rank r) { return r == Rank::ten ? "10" : std::string(1, to_char(r)); }

std::string to_text(Card c) {
    if (c.is_joker()) return "JK";
    if (c.is_unknown()) return "??";
    if (c.is_none()) return "--";
    return {to_char(c.rank()), suit_letters[static_cast<std::size_t>(c.suit())]};
}

std::optional<Rank> read_rank(std::string_view text) {
    if (text == "10") return Rank::ten;
    if (text.size() != 1) return std::nullopt;
    const auto at = rank_letters.find(text.front());
    if (at == std::string_view::npos) return std::nullopt;
    return rank_at(static_cast<int>(at));
}

std::optional<Card> read_card(std::string_view text) {
    if (text == "JK") return Card::joker();
    if (text.size() < 2) return std::nullopt;
    const auto rank = read_rank(text.substr(0, text.size() - 1));
    const auto suit = suit_letters.find(text.back());
    if (!rank || suit == std::string_view::npos) return std::nullopt;
    return Card(*rank, suit_at(static_cast<int>(suit)));
}

} // namespace palazzo
