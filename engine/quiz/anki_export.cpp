#include "engine/quiz/anki_export.hpp"

#include "engine/core/json.hpp"
#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/html.hpp"

#include <utility>

namespace palazzo::quiz {
namespace {

constexpr std::string_view comment_begin = "<!--palazzo ";
constexpr std::string_view comment_end = "-->";

/// Returns a cell in quotation marks, so that it may contain any characters.
std::string quoted_cell(std::string_view text) {
    std::string cell = "\"";
    for (const char c : text) (cell += c == '"' ? "\"" : "") += c;
    return cell + '"';
}

/// Returns a label as one of Anki's tags, which may contain no spaces.
std::string tag_of(std::string label) {
    for (char& c : label)
        if (c == ' ') c = '_';
    return label;
}

const std::string& label(const std::vector<std::string>& labels, int i) { return labels[static_cast<std::size_t>(i)]; }

/// Returns the comment for an item. In JSON, `<`, `>` and `-` can be written as escapes, so that the comment ends where
/// it should.
std::string comment_of(const Deck& deck, const Item& item) {
    Json json = write_item(deck, item);
    // HTML shows several spaces as one, so a prompt with more of them is kept as it is.
    if (text_from_html(html_of_text(item.prompt)) == item.prompt) json.erase("prompt");
    json.erase("answers");
    if (!deck.language.empty()) json["language"] = deck.language;
    if (!deck.question_language.empty()) json["asked_in"] = deck.question_language;
    std::string comment(comment_begin);
    for (const char c : compact_json(json)) {
        switch (c) {
        case '<': comment += "\\u003c"; break;
        case '>': comment += "\\u003e"; break;
        case '-': comment += "\\u002d"; break;
        case '&': comment += "\\u0026"; break;
        default: comment += c;
        }
    }
    return comment + std::string(comment_end);
}

std::string tags_of(const Deck& deck, const Item& item) {
    std::string tags = tag_of(label(deck.levels, item.level));
    if (item.topic != -1) tags += ' ' + tag_of(label(deck.topics, item.topic));
    return tags;
}

/// Sets `into` to the text under `key`, if there is one.
void take_text(const Json& json, const char* key, std::string& into) {
    if (const auto at = json.find(key); at != json.end())
        if (const std::string* text = text_of(*at)) into = *text;
}

/// Returns the wrong answers in a comment. Those of another form are left out.
std::vector<WrongAnswer> wrong_answers_in(const Json& json) {
    std::vector<WrongAnswer> wrong;
    const auto list = json.find("wrong");
    if (list == json.end() || !list->is_array()) return wrong;
    for (const Json& one : *list) {
        WrongAnswer& answer = wrong.emplace_back();
        if (const std::string* text = text_of(one)) answer.text = *text;
        if (!one.is_object()) continue;
        take_text(one, "answer", answer.text);
        take_text(one, "note", answer.note);
    }
    std::erase_if(wrong, [](const WrongAnswer& answer) { return answer.text.empty(); });
    return wrong;
}

} // namespace

std::string export_anki(const Deck& deck) {
    std::string text = "#separator:tab\n#html:true\n"
                       "#tags column"
                       ":3\n";
    for (const Item& item : deck.items) {
        std::string back;
        for (const std::string& answer : item.answers)
            (back += back.empty() ? "" : "<br>") += html_of_text(cell_from_answers({answer}));
        back += comment_of(deck, item);
        text += quoted_cell(html_of_text(item.prompt)) + '\t' + quoted_cell(back) + '\t'
            + quoted_cell(tags_of(deck, item)) + '\n';
    }
    return text;
}

bool read_anki_comment(std::string_view cell, TableItem& entry) {
    const std::size_t begin = cell.find(comment_begin);
    if (begin == std::string_view::npos) return false;
    cell.remove_prefix(begin + comment_begin.size());
    const auto json = parse_json(cell.substr(0, cell.find(comment_end)));
    if (!json || !json->is_object()) return false;
    std::string kind;
    take_text(*json, "kind", kind);
    const auto known = find_question_kind(kind);
    if (!known) return false;
    entry.item.kind = *known;
    std::string prompt;
    take_text(*json, "prompt", prompt);
    if (!prompt.empty() && text_from_html(html_of_text(prompt)) == entry.item.prompt) entry.item.prompt = prompt;
    take_text(*json, "level", entry.level);
    take_text(*json, "topic", entry.topic);
    take_text(*json, "category", entry.category);
    take_text(*json, "region", entry.region);
    take_text(*json, "language", entry.language);
    take_text(*json, "asked_in", entry.question_language);
    take_text(*json, "note", entry.item.note);
    take_text(*json, "first_prompt", entry.item.first_prompt);
    entry.item.strict_accents = json->contains("strict");
    entry.item.wrong_answers = wrong_answers_in(*json);
    return true;
}

} // namespace palazzo::quiz
