#include "shell/games/event_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace palazzo::games {
namespace {

bool is_suit_sign(const std::string& text, std::size_t i) {
    constexpr std::array<const char*, 4> signs{"♠", "♥", "♦", "♣"};
    return std::any_of(signs.begin(), signs.end(), [&](const char* sign) { return text.compare(i, 3, sign) == 0; });
}

} // namespace

std::string event_text(
    const std::vector<Message>& latest, const i18n::Voice& voice, std::size_t sentences, bool last_ones) {
    const std::size_t count = std::min(sentences, latest.size());
    const std::size_t first = last_ones ? latest.size() - count : 0;
    std::string all;
    for (std::size_t i = first; i < first + count; ++i) all += (all.empty() ? "" : " ") + voice.say(latest[i]);
    return with_bold_cards(all);
}

std::string with_bold_cards(const std::string& text) {
    std::string bold;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\xE2' || !is_suit_sign(text, i)) {
            bold += text[i];
            continue;
        }
        // Finds the beginning of the rank before the suit. A rank is a digit, a letter, or 10.
        std::size_t rank = bold.size();
        while (rank > 0 && std::isalnum(static_cast<unsigned char>(bold[rank - 1])) != 0 && bold.size() - rank < 2)
            --rank;
        bold = bold.substr(0, rank) + "**" + bold.substr(rank) + text.substr(i, 3) + "**";
        i += 2;
    }
    return bold;
}

} // namespace palazzo::games
