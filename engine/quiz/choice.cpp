#include "engine/quiz/choice.hpp"

#include "engine/quiz/registry.hpp"

namespace palazzo::quiz {
namespace {

std::string text_at(const Json& object, const char* key) {
    const auto at = object.find(key);
    const std::string* text = at == object.end() ? nullptr : text_of(*at);
    return text == nullptr ? std::string() : *text;
}

template <class T>
std::vector<T> list_at(const Json& object, const char* key) {
    const auto at = object.find(key);
    return at == object.end() ? std::vector<T>() : at->get<std::vector<T>>();
}

} // namespace

QuestionChoice read_question_choice(const Json& extras) {
    const auto at = extras.find("challenges");
    if (at == extras.end()) return {};
    QuestionChoice choice;
    choice.deck = text_at(*at, "deck");
    choice.levels = list_at<std::string>(*at, "levels");
    choice.due_items = list_at<int>(*at, "due");
    choice.seconds = at->value("seconds", 0);
    choice.digest = text_at(*at, "digest");
    choice.topics = list_at<std::string>(*at, "topics");
    choice.regions = list_at<std::string>(*at, "regions");
    return choice;
}

Json write_question_choice(const QuestionChoice& choice) {
    if (choice.deck.empty()) return {};
    Json json{{"deck", choice.deck}};
    if (const auto deck = find_deck(choice.deck)) json["digest"] = deck_digest(*deck);
    if (!choice.levels.empty()) json["levels"] = choice.levels;
    if (!choice.topics.empty()) json["topics"] = choice.topics;
    if (!choice.regions.empty()) json["regions"] = choice.regions;
    if (!choice.due_items.empty()) json["due"] = choice.due_items;
    if (choice.seconds > 0) json["seconds"] = choice.seconds;
    return json;
}

} // namespace palazzo::quiz
