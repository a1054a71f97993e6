#include "engine/quiz/import.hpp"

#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/formula.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

/// A table begins with this mark. Without it, spreadsheets would assume an encoding from before UTF-8.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string cell_of(const std::string& bare) {
    const std::string text = looks_like_formula(bare) ? formula_protection_mark + bare : bare;
    if (text.find_first_of("\",;\t") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) (cell += c == '"' ? "\"" : "") += c;
    return cell + '"';
}

/// Returns the cells for those parts of an item that only format 2 has, each preceded by a comma.
std::string newer_cells(const Deck& deck, const Item& item) {
    const std::string topic = item.topic == -1 ? "" : deck.topics[static_cast<std::size_t>(item.topic)];
    return ',' + cell_of(topic) + (item.strict_accents ? ",accents," : ",,")
        + cell_of(cell_from_answers(item.wrong_answers));
}

} // namespace

std::string export_csv(const Deck& deck) {
    const bool newer = std::any_of(deck.items.begin(), deck.items.end(), needs_format_2);
    std::string text(byte_order_mark);
    text +=
        newer ? "prompt,answers,level,category,kind,topic,strict,wrong\r\n" : "prompt,answers,level,category,kind\r\n";
    for (const Item& item : deck.items) {
        text += cell_of(item.prompt) + ',' + cell_of(cell_from_answers(item.answers)) + ',';
        text += cell_of(deck.levels[static_cast<std::size_t>(item.level)]) + ',';
        text += cell_of(deck.categories[static_cast<std::size_t>(item.category)]) + ',';
        text += name_of(item.kind);
        if (newer) text += newer_cells(deck, item);
        text += "\r\n";
    }
    return text;
}

} // namespace palazzo::quiz
