#include "engine/games/palabra/card.hpp"

namespace palazzo::palabra {
namespace {

constexpr char wild_sign = '?';
constexpr char vowel_sign = '%';
constexpr char joker_sign = '!';

std::optional<Letter> read_letter(char c) {
    if (c < 'A' || c > 'Z') return std::nullopt;
    return static_cast<Letter>(c - 'A');
}

/// Reads one colour, or two in the order of `colour_letters`; nullopt for any other text.
std::optional<Colours> read_colours(std::string_view text) {
    if (text.empty() || text.size() > 2) return std::nullopt;
    Colours colours = 0;
    for (const char c : text) {
        const auto at = colour_letters.find(c);
        if (at == std::string_view::npos || colours >> at != 0) return std::nullopt;
        colours = static_cast<Colours>(colours | (1U << at));
    }
    return colours;
}

std::optional<LaidCard> read_blank(Card card, std::string_view rest) {
    if (rest.empty()) return LaidCard{card, no_letter};
    if (rest.size() != 2 || rest[0] != '=') return std::nullopt;
    const auto letter = read_letter(rest[1]);
    return letter ? std::optional(LaidCard{card, *letter}) : std::nullopt;
}

} // namespace

std::string to_text(Card c) {
    if (c.is_wild()) return {wild_sign};
    if (c.is_vowel_card()) return {vowel_sign};
    if (c.is_joker()) return {joker_sign};
    std::string text{to_char(c.letter())};
    for (std::size_t i = 0; i < colour_letters.size(); ++i)
        if (((c.colours() >> i) & 1U) != 0) text += colour_letters[i];
    if (c.stars() > 0) text += static_cast<char>('0' + c.stars());
    return text;
}

std::string to_text(const LaidCard& l) {
    std::string text = to_text(l.card);
    if (l.card.is_blank() && l.letter < letter_count) text += {'=', to_char(l.letter)};
    return text;
}

std::optional<LaidCard> read_laid_card(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const std::string_view rest = text.substr(1);
    if (text[0] == wild_sign) return read_blank(Card::wild(), rest);
    if (text[0] == vowel_sign) return read_blank(Card::vowel(), rest);
    if (text[0] == joker_sign) return rest.empty() ? std::optional(LaidCard{Card::joker(), no_letter}) : std::nullopt;
    const auto letter = read_letter(text[0]);
    if (!letter || rest.empty()) return std::nullopt;
    const bool starred = rest.back() == '2' || rest.back() == '3';
    const auto colours = read_colours(starred ? rest.substr(0, rest.size() - 1) : rest);
    if (!colours) return std::nullopt;
    return as_laid_card(Card(*letter, *colours, starred ? rest.back() - '0' : 0));
}

} // namespace palazzo::palabra
