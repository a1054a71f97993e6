// The choice of a deck's languages: the one that is learnt, and the one in which the deck asks.
#pragma once

#include "engine/i18n/voice.hpp"
#include "shell/app/state/ids.hpp"
#include "shell/pages/question.hpp"
#include "shell/pages/sheet.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace palazzo::app {

/// The languages to choose from. The last choice, which has no code, is any other language.
inline constexpr std::array<std::string_view, 7> offered_languages{"de", "en", "es", "fr", "it", "pt", ""};

inline int offered_language_index(std::string_view code) {
    const auto at = std::find(offered_languages.begin(), offered_languages.end(), code);
    return static_cast<int>(std::min(at, offered_languages.end() - 1) - offered_languages.begin());
}

/// Adds a choice with the id `id` among the languages, of which the one with the code `chosen` is chosen.
inline void add_language_choice(pages::SheetModel& model, const i18n::Voice& voice, const std::string& id,
    std::string_view label, std::string_view chosen) {
    std::vector<std::string> words;
    for (const std::string_view code : offered_languages)
        words.push_back(
            code.empty() ? voice.say("decks.list.other") : voice.say(pages::language_name(std::string(code))));
    model.items.push_back(pages::choice_item(id, voice.say(label), std::move(words), offered_language_index(chosen)));
    model.items.back().folds = true;
}

/// Sets `language` to the code of the language with the index `choice`. Any other text changes nothing.
inline void choose_language(std::string& language, const std::string& choice) {
    if (const auto index = read_index(choice, offered_languages.size()))
        language = offered_languages[static_cast<std::size_t>(*index)];
}

} // namespace palazzo::app
