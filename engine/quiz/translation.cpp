#include "engine/quiz/translation.hpp"

#include "engine/quiz/text.hpp"

#include <optional>
#include <utility>

namespace palazzo::quiz {
namespace {

/// Returns the first fault of an object whose values are texts of at most `longest` letters; nullopt if it has none.
std::optional<Problem> texts_fault(const Json& json, const std::string& place, std::size_t longest) {
    if (!json.is_object()) return Problem{place, "problem.object"};
    for (auto at = json.begin(); at != json.end(); ++at) {
        const std::string here = place + "." + palazzo::quoted(at.key());
        const std::string* text = text_of(*at);
        if (text == nullptr) return Problem{here, "problem.not_text", {shortened_json(*at)}};
        if (const Refusal fault = fault_in_text(*text, longest)) return Problem{here, fault.message()};
    }
    return std::nullopt;
}

/// Returns the first fault of the prompts of all decks; nullopt if they have none.
std::optional<Problem> prompts_fault(const Json& prompts) {
    if (!prompts.is_object()) return Problem{"prompts", "problem.object"};
    for (auto deck = prompts.begin(); deck != prompts.end(); ++deck)
        if (auto fault = texts_fault(*deck, "prompts." + deck.key(), longest_prompt)) return fault;
    return std::nullopt;
}

/// Replaces `text` by the value that the object `texts` has under the key `text`, if it has that key.
void replace(std::string& text, const Json& texts) {
    if (const auto at = texts.find(text); at != texts.end()) text = *text_of(*at);
}

} // namespace

Result<Translation> read_translation(std::string_view text) {
    auto json = parse_json(text);
    if (!json) return json.problem();
    if (!json->is_object()) return Problem{"translation", "problem.object"};
    for (const char* key : {"language", "names", "prompts"})
        if (!json->contains(key)) return Problem{key, "problem.missing"};
    const std::string* language = text_of((*json)["language"]);
    if (language == nullptr) return Problem{"language", "problem.not_text", {shortened_json((*json)["language"])}};
    if (auto fault = texts_fault((*json)["names"], "names", longest_title)) return *fault;
    if (auto fault = prompts_fault((*json)["prompts"])) return *fault;
    Json notes = json->contains("notes") ? (*json)["notes"] : Json::object();
    if (auto fault = texts_fault(notes, "notes", longest_note)) return *fault;
    return Translation{*language, (*json)["names"], std::move(notes), (*json)["prompts"]};
}

Deck translate_deck(Deck deck, const Translation& translation) {
    replace(deck.title, translation.names);
    for (std::vector<std::string>* labels : {&deck.levels, &deck.categories, &deck.topics, &deck.regions})
        for (std::string& label : *labels) replace(label, translation.names);
    for (Item& item : deck.items) {
        replace(item.note, translation.notes);
        for (WrongAnswer& wrong : item.wrong_answers) replace(wrong.note, translation.notes);
    }
    const auto prompts = translation.prompts.find(deck.name);
    if (prompts == translation.prompts.end() || prompts->empty()) return deck;
    for (Item& item : deck.items) replace(item.prompt, *prompts);
    deck.question_language = translation.language;
    return deck;
}

} // namespace palazzo::quiz
