#include "tests/contract/cards.hpp"

#include <algorithm>
#include <functional>
#include <sstream>

namespace palazzo::contract {
namespace {

const std::string unknown = "??";

/// Returns the notation of a card without the letter or rank that a wild card stands for: `?` if `card` is `?=R`.
std::string bare(const std::string& card) { return card.substr(0, card.find('=')); }

using Visit = std::function<void(const std::string&)>;

void each_card(const Json& json, bool with_known, const Visit& visit);

/// Calls `visit` for the cards that belong to a word, but not for copies of cards of other words.
void each_own_card(const Json& word, const Visit& visit) {
    std::set<std::size_t> copied;
    for (const Json& place : word["copied"]) copied.insert(place.get<std::size_t>());
    for (std::size_t i = 0; i < word["cards"].size(); ++i)
        if (copied.count(i) == 0) visit(word["cards"][i]);
}

void each_card(const Json& json, bool with_known, const Visit& visit) {
    if (json.is_object() && json.contains("copied")) return each_own_card(json, visit);
    for (const auto& [key, value] : json.items()) {
        // The cards under the keys `known` and `named` are also listed under the hand that holds them.
        if (((key == "known" || key == "named") && !with_known) || key == "moves") continue;
        if (key == "sets") {
            std::set<std::string> once;
            each_card(value, with_known, [&](const std::string& card) { once.insert(card); });
            for (const std::string& card : once) visit(card);
            continue;
        }
        if (const std::string* text = text_of(value); text != nullptr && (json.is_array() || key == "card"))
            visit(*text);
        if (value.is_structured()) each_card(value, with_known, visit);
    }
}

} // namespace

CardTexts cards_in(const Json& shown) {
    CardTexts cards;
    each_card(shown, false, [&](const std::string& card) {
        if (card != unknown) cards.push_back(bare(card));
    });
    std::sort(cards.begin(), cards.end());
    return cards;
}

std::set<std::string> faces_in(const Json& shown) {
    std::set<std::string> faces;
    each_card(shown, true, [&](const std::string& card) {
        if (card != unknown) faces.insert(card);
        faces.insert(bare(card));
    });
    return faces;
}

std::vector<std::string> argument_words(const std::string& argument) {
    std::istringstream text(argument);
    std::vector<std::string> words;
    for (std::string word; text >> word;) words.push_back(word);
    return words;
}

} // namespace palazzo::contract
