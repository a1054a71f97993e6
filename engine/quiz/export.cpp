#include "engine/quiz/import.hpp"

namespace palazzo::quiz {
namespace {

/// Spreadsheets take a text without it for one in the computer's own old encoding.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

std::string cell_of(const std::string& text) {
    if (text.find_first_of("\",;\t") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) (cell += c == '"' ? "\"" : "") += c;
    return cell + '"';
}

std::string answers_cell(const std::vector<std::string>& answers) {
    std::string cell;
    for (const std::string& answer : answers) {
        if (!cell.empty()) cell += "; ";
        for (const char c : answer) (cell += c == ';' || c == '|' || c == '\\' ? "\\" : "") += c;
    }
    return cell_of(cell);
}

} // namespace

std::string export_csv(const Deck& deck) {
    std::string text(byte_order_mark);
    text += "prompt,answers,level,category,kind\r\n";
    for (const Item& item : deck.items) {
        text += cell_of(item.prompt) + ',' + answers_cell(item.answers) + ',';
        text += cell_of(deck.levels[static_cast<std::size_t>(item.level)]) + ',';
        text += cell_of(deck.categories[static_cast<std::size_t>(item.category)]) + ',';
        text += std::string(name_of(item.kind)) + "\r\n";
    }
    return text;
}

} // namespace palazzo::quiz
