// Reads and writes decks as JSON.
#include "engine/quiz/deck.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;
using Texts = std::vector<std::string>;

constexpr int newest_format = 4;
constexpr int format_with_notes = 4; ///< The format since which decks have notes and regions.
constexpr int any_format = 1000000;
constexpr std::string_view strict_accents = "accents";

Fault read_format(const Json& json, int& into) {
    const auto at = json.find("format");
    if (at == json.end()) return Problem{"format", "problem.deck.not_one"};
    const auto format = whole_number(*at, 1, any_format);
    if (!format) return Problem{"format", "problem.not_format", {shortened_json(*at)}};
    if (*format > newest_format) return Problem{"format", "problem.deck.newer", {shortened_json(*at)}};
    into = static_cast<int>(*format);
    return {};
}

Fault read_text(const Json& json, const char* key, bool wanted, std::string& into) {
    const auto at = json.find(key);
    if (at == json.end() && wanted) return Problem{key, "problem.missing"};
    if (at == json.end()) return {};
    const std::string* text = text_of(*at);
    if (!text) return Problem{key, "problem.not_text", {shortened_json(*at)}};
    into = *text;
    return {};
}

/// Reads the list of at most `most` texts under `key`, which may be missing unless `wanted` is true. A longer list is
/// refused before its texts are read.
Fault read_texts(const Json& json, const char* key, bool wanted, std::size_t most, Texts& into) {
    const auto at = json.find(key);
    if (at == json.end() && wanted) return Problem{key, "problem.missing"};
    if (at == json.end()) return {};
    if (!at->is_array()) return Problem{key, "problem.list"};
    if (at->size() > most) return Problem{key, "problem.more_than", {std::to_string(most)}};
    for (std::size_t i = 0; i < at->size(); ++i) {
        const std::string* text = text_of((*at)[i]);
        if (!text) return Problem{key + bracketed_index(i), "problem.not_text", {shortened_json((*at)[i])}};
        into.push_back(*text);
    }
    return {};
}

/// Reads the name of a level, a category or a topic, and sets `into` to its index in `labels`. `unknown` is the id of
/// the message about a name that `labels` doesn't contain.
Fault read_label(const Json& json, const char* key, const Texts& labels, const char* unknown, int& into) {
    std::string name;
    if (Fault fault = read_text(json, key, true, name)) return fault;
    const auto at = std::find(labels.begin(), labels.end(), name);
    if (at == labels.end()) return Problem{key, unknown, {palazzo::quoted(name)}};
    into = static_cast<int>(at - labels.begin());
    return {};
}

/// Reads whether the accents of an answer are judged strictly.
Fault read_strict(const Json& json, bool& accents) {
    Texts points;
    if (Fault fault = read_texts(json, "strict", false, 1, points)) return fault;
    accents = !points.empty();
    if (points.empty() || points.front() == strict_accents) return {};
    return Problem{"strict[0]", "problem.deck.strict", {palazzo::quoted(points.front())}};
}

/// Reads an element of the list of wrong answers: a text, or an object with a text and its note.
Fault read_wrong_answer(const Json& json, int format, WrongAnswer& wrong) {
    if (format < format_with_notes || !json.is_object()) {
        const std::string* text = text_of(json);
        if (!text) return Problem{"", "problem.not_text", {shortened_json(json)}};
        wrong.text = *text;
        return {};
    }
    if (const auto key = first_unknown_key(json, {"answer", "note"})) return Problem{*key, "problem.unknown_key"};
    if (Fault fault = read_text(json, "answer", true, wrong.text)) return fault;
    return read_text(json, "note", true, wrong.note);
}

Fault read_wrong_answers(const Json& json, int format, std::vector<WrongAnswer>& into) {
    const auto at = json.find("wrong");
    if (at == json.end()) return {};
    if (!at->is_array()) return Problem{"wrong", "problem.list"};
    if (at->size() > most_wrong_answers)
        return Problem{"wrong", "problem.more_than", {std::to_string(most_wrong_answers)}};
    for (std::size_t i = 0; i < at->size(); ++i)
        if (const Fault fault = read_wrong_answer((*at)[i], format, into.emplace_back()))
            return fault->located_in_value("wrong" + bracketed_index(i));
    return {};
}

/// Reads the parts of an item that format 1 doesn't have.
Fault read_later_parts(const Json& json, int format, const Deck& deck, Item& item) {
    if (Fault fault = read_text(json, "first_prompt", false, item.first_prompt)) return fault;
    if (json.contains("topic"))
        if (Fault fault = read_label(json, "topic", deck.topics, "problem.deck.no_topic", item.topic)) return fault;
    if (Fault fault = read_strict(json, item.strict_accents)) return fault;
    if (Fault fault = read_text(json, "note", false, item.note)) return fault;
    if (json.contains("region"))
        if (Fault fault = read_label(json, "region", deck.regions, "problem.deck.no_region", item.region)) return fault;
    return read_wrong_answers(json, format, item.wrong_answers);
}

std::optional<std::string> unknown_key_of_item(const Json& json, int format) {
    if (format == 1) return first_unknown_key(json, {"kind", "level", "category", "prompt", "answers"});
    if (format == 2)
        return first_unknown_key(json, {"kind", "level", "topic", "category", "prompt", "answers", "strict", "wrong"});
    if (format == 3)
        return first_unknown_key(
            json, {"kind", "level", "topic", "category", "prompt", "first_prompt", "answers", "strict", "wrong"});
    return first_unknown_key(json,
        {"kind", "level", "topic", "category", "region", "prompt", "first_prompt", "answers", "strict", "wrong",
            "note"});
}

Fault read_item(const Json& json, int format, const Deck& deck, Item& item) {
    if (!json.is_object()) return Problem{"", "problem.deck.item"};
    if (const auto key = unknown_key_of_item(json, format)) return Problem{*key, "problem.unknown_key"};
    std::string kind;
    if (Fault fault = read_text(json, "kind", true, kind)) return fault;
    const auto known = find_question_kind(kind);
    if (!known) return Problem{"kind", "problem.deck.kind", {palazzo::quoted(kind)}};
    item.kind = *known;
    if (Fault fault = read_label(json, "level", deck.levels, "problem.deck.no_level", item.level)) return fault;
    if (Fault fault = read_label(json, "category", deck.categories, "problem.deck.no_category", item.category))
        return fault;
    if (Fault fault = read_text(json, "prompt", true, item.prompt)) return fault;
    if (Fault fault = read_texts(json, "answers", false, most_answers, item.answers)) return fault;
    return read_later_parts(json, format, deck, item);
}

Fault read_items(const Json& json, int format, Deck& deck) {
    const auto at = json.find("items");
    if (at == json.end()) return Problem{"items", "problem.missing"};
    if (!at->is_array()) return Problem{"items", "problem.list"};
    if (at->size() > most_items) return Problem{"items", "problem.more_than", {std::to_string(most_items)}};
    deck.items.resize(at->size());
    for (std::size_t i = 0; i < at->size(); ++i)
        if (const Fault fault = read_item((*at)[i], format, deck, deck.items[i]))
            return fault->located_in_value("items" + bracketed_index(i));
    return {};
}

std::optional<std::string> unknown_key_of_deck(const Json& json, int format) {
    if (format == 1)
        return first_unknown_key(
            json, {"format", "name", "title", "language", "asked_in", "levels", "categories", "items"});
    if (format < format_with_notes)
        return first_unknown_key(
            json, {"format", "name", "title", "language", "asked_in", "levels", "topics", "categories", "items"});
    return first_unknown_key(json,
        {"format", "name", "title", "language", "asked_in", "levels", "topics", "categories", "regions", "items"});
}

Fault read_parts(const Json& json, int format, Deck& deck) {
    if (Fault fault = read_text(json, "name", true, deck.name)) return fault;
    if (Fault fault = read_text(json, "title", true, deck.title)) return fault;
    if (Fault fault = read_text(json, "language", false, deck.language)) return fault;
    if (Fault fault = read_text(json, "asked_in", false, deck.question_language)) return fault;
    if (Fault fault = read_texts(json, "levels", true, most_levels, deck.levels)) return fault;
    if (Fault fault = read_texts(json, "categories", true, most_categories, deck.categories)) return fault;
    if (Fault fault = read_texts(json, "topics", false, most_topics, deck.topics)) return fault;
    if (Fault fault = read_texts(json, "regions", false, most_regions, deck.regions)) return fault;
    return read_items(json, format, deck);
}

const std::string& label(const Texts& labels, int i) { return labels[static_cast<std::size_t>(i)]; }

/// Returns the oldest format that has all parts that the deck uses.
int format_of(const Deck& deck) {
    const auto& items = deck.items;
    if (!deck.regions.empty() || std::any_of(items.begin(), items.end(), needs_format_4)) return format_with_notes;
    if (std::any_of(items.begin(), items.end(), [](const Item& item) { return !item.first_prompt.empty(); })) return 3;
    return !deck.topics.empty() || std::any_of(items.begin(), items.end(), needs_format_2) ? 2 : 1;
}

std::string list_text(const Texts& texts) {
    std::string list;
    for (const std::string& text : texts) list += (list.empty() ? "" : ", ") + compact_json(text);
    return "[" + list + "]";
}

std::string wrong_answers_text(const std::vector<WrongAnswer>& wrong_answers) {
    std::string list;
    for (const auto& [text, note] : wrong_answers) {
        list += list.empty() ? "" : ", ";
        list += note.empty() ? compact_json(text)
                             : "{\"answer\": " + compact_json(text) + ", \"note\": " + compact_json(note) + "}";
    }
    return "[" + list + "]";
}

std::string item_text(const Deck& deck, const Item& item) {
    std::string text = "{\"kind\": " + compact_json(std::string(name_of(item.kind)));
    text += ", \"level\": " + compact_json(label(deck.levels, item.level));
    if (item.topic != -1) text += ", \"topic\": " + compact_json(label(deck.topics, item.topic));
    text += ", \"category\": " + compact_json(label(deck.categories, item.category));
    if (item.region != -1) text += ", \"region\": " + compact_json(label(deck.regions, item.region));
    text += ", \"prompt\": " + compact_json(item.prompt);
    if (!item.first_prompt.empty()) text += ", \"first_prompt\": " + compact_json(item.first_prompt);
    if (!item.answers.empty()) text += ", \"answers\": " + list_text(item.answers);
    if (item.strict_accents) text += ", \"strict\": " + list_text({std::string(strict_accents)});
    if (!item.wrong_answers.empty()) text += ", \"wrong\": " + wrong_answers_text(item.wrong_answers);
    if (!item.note.empty()) text += ", \"note\": " + compact_json(item.note);
    return text + "}";
}

} // namespace

Result<Deck> read_deck(const Json& json) {
    if (!json.is_object()) return Problem{"deck", "problem.object"};
    int format = 0;
    if (Fault fault = read_format(json, format)) return *fault;
    if (const auto key = unknown_key_of_deck(json, format)) return Problem{*key, "problem.unknown_key"};
    Deck deck;
    if (Fault fault = read_parts(json, format, deck)) return *fault;
    if (Fault fault = fault_in(deck)) return *fault;
    return deck;
}

Json write_item(const Deck& deck, const Item& item) {
    Json json{{"kind", name_of(item.kind)}, {"level", label(deck.levels, item.level)},
        {"category", label(deck.categories, item.category)}, {"prompt", item.prompt}};
    if (!item.answers.empty()) json["answers"] = item.answers;
    if (!item.first_prompt.empty()) json["first_prompt"] = item.first_prompt;
    if (item.topic != -1) json["topic"] = label(deck.topics, item.topic);
    if (item.strict_accents) json["strict"] = Json::array({strict_accents});
    for (const auto& [text, note] : item.wrong_answers)
        json["wrong"].push_back(note.empty() ? Json(text) : Json{{"answer", text}, {"note", note}});
    if (!item.note.empty()) json["note"] = item.note;
    if (item.region != -1) json["region"] = label(deck.regions, item.region);
    return json;
}

Json write_deck(const Deck& deck) {
    Json json{{"format", format_of(deck)}, {"name", deck.name}, {"title", deck.title}, {"language", deck.language},
        {"asked_in", deck.question_language}, {"levels", deck.levels}, {"categories", deck.categories},
        {"items", Json::array()}};
    if (!deck.topics.empty()) json["topics"] = deck.topics;
    if (!deck.regions.empty()) json["regions"] = deck.regions;
    for (const Item& item : deck.items) json["items"].push_back(write_item(deck, item));
    return json;
}

std::string write_deck_text(const Deck& deck) {
    std::string text = "{\"format\": " + std::to_string(format_of(deck)) + ", \"name\": " + compact_json(deck.name);
    text += ", \"title\": " + compact_json(deck.title);
    text +=
        ", \"language\": " + compact_json(deck.language) + ", \"asked_in\": " + compact_json(deck.question_language);
    text += ",\n \"levels\": " + list_text(deck.levels);
    if (!deck.topics.empty()) text += ",\n \"topics\": " + list_text(deck.topics);
    if (!deck.regions.empty()) text += ",\n \"regions\": " + list_text(deck.regions);
    text += ",\n \"categories\": " + list_text(deck.categories) + ",\n \"items\": [";
    for (std::size_t i = 0; i < deck.items.size(); ++i)
        (text += i == 0 ? "\n  " : ",\n  ") += item_text(deck, deck.items[i]);
    return text + "\n ]}\n";
}

} // namespace palazzo::quiz
