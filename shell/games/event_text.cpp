#include "shell/games/event_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace palazzo::games {
namespace {

/// Returns whether a sentence addresses the reader: for anybody else it would be a different one.
bool addresses_reader(const Message& message, const i18n::Voice& voice) {
    i18n::Voice other = voice;
    other.audience.addressed_seat = -1;
    return voice.say(message) != other.say(message);
}

bool is_suit_sign(const std::string& text, std::size_t i) {
    constexpr std::array<const char*, 4> signs{"♠", "♥", "♦", "♣"};
    return std::any_of(signs.begin(), signs.end(), [&](const char* sign) { return text.compare(i, 3, sign) == 0; });
}

/// Returns `text` without the ** around its **bold** runs.
std::string without_bold(std::string text) {
    for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**")) text.erase(at, 2);
    return text;
}

} // namespace

std::string event_text(const std::vector<Message>& messages, const i18n::Voice& voice) {
    std::string all;
    for (const Message& message : messages) all += (all.empty() ? "" : " ") + voice.say(message);
    return with_bold_cards(all);
}

std::string fitting_event_text(const std::vector<Message>& latest, const ToldMoves& told, const i18n::Voice& voice,
    const std::string& todo, const FitsOnPlate& fits, bool last_ones) {
    constexpr std::size_t most = 3;
    const auto rank_of = [&](std::size_t i) {
        return !told.several ? 0 : i < told.own ? 2 : addresses_reader(latest[i], voice) ? 0 : 1;
    };
    std::vector<std::size_t> order;
    for (int rank = 0; rank <= 2; ++rank)
        for (std::size_t i = 0; i < latest.size(); ++i) {
            const std::size_t at = told.several || last_ones ? latest.size() - 1 - i : i;
            if (rank_of(at) == rank) order.push_back(at);
        }
    std::vector<std::size_t> kept;
    std::string text = todo;
    for (const std::size_t at : order) {
        kept.push_back(at);
        std::vector<Message> sentences;
        for (std::size_t i = 0; i < latest.size(); ++i)
            if (std::find(kept.begin(), kept.end(), i) != kept.end()) sentences.push_back(latest[i]);
        // The sentences may already end with `todo`, such as "A challenge for you."
        std::string story = event_text(sentences, voice);
        if (!todo.empty() && !without_bold(story).ends_with(without_bold(todo))) story += " " + todo;
        if (fits(story))
            text = std::move(story);
        else
            kept.pop_back();
        if (kept.size() == most) break;
    }
    return text;
}

std::string with_more_text(const std::string& text, const std::string& more, const FitsOnPlate& fits) {
    if (text.empty() || more.empty()) return text + more;
    const std::string both = text + " " + more;
    return fits(both) ? both : text;
}

std::string as_task(const std::string& text) { return text.empty() ? text : "**" + without_bold(text) + "**"; }

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
