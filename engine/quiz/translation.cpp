#include "engine/quiz/translation.hpp"

#include "engine/core/json.hpp"
#include "engine/quiz/text.hpp"

#include <optional>
#include <utility>

namespace palazzo::quiz {
namespace {

using Texts = Translation::Texts;

std::optional<Problem> read_texts(const Json& json, const std::string& place, std::size_t longest, Texts& into) {
    if (!json.is_object()) return Problem{place, "problem.object"};
    for (const auto& [english, value] : json.items()) {
        const std::string* text = text_of(value);
        const std::string at = place + "." + palazzo::quoted(english);
        if (text == nullptr) return Problem{at, "problem.not_text", {shown(value)}};
        if (const Refusal fault = fault_in_text(*text, longest)) return Problem{at, fault.message()};
        into.emplace(english, *text);
    }
    return std::nullopt;
}

void replace(std::string& text, const Texts& texts) {
    if (const auto at = texts.find(text); at != texts.end()) text = at->second;
}

} // namespace

Result<Translation> read_translation(std::string_view text) {
    const auto json = parse_json(text);
    if (!json) return json.problem();
    if (!json->is_object()) return Problem{"", "problem.object"};
    for (const char* key : {"language", "names", "prompts"})
        if (!json->contains(key)) return Problem{key, "problem.missing"};
    Translation translation;
    const std::string* language = text_of((*json)["language"]);
    if (language == nullptr) return Problem{"language", "problem.not_text", {shown((*json)["language"])}};
    translation.language = *language;
    if (auto fault = read_texts((*json)["names"], "names", longest_title, translation.names)) return *fault;
    const Json& prompts = (*json)["prompts"];
    if (!prompts.is_object()) return Problem{"prompts", "problem.object"};
    for (const auto& [deck, texts] : prompts.items())
        if (auto fault = read_texts(texts, "prompts." + deck, longest_prompt, translation.prompts[deck])) return *fault;
    return translation;
}

Deck translated(Deck deck, const Translation& translation) {
    replace(deck.title, translation.names);
    for (std::vector<std::string>* labels : {&deck.levels, &deck.categories, &deck.topics})
        for (std::string& label : *labels) replace(label, translation.names);
    const auto prompts = translation.prompts.find(deck.name);
    if (prompts == translation.prompts.end() || prompts->second.empty()) return deck;
    for (Item& item : deck.items) replace(item.prompt, prompts->second);
    deck.asked_in = translation.language;
    return deck;
}

} // namespace palazzo::quiz
