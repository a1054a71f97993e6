#include "engine/quiz/answers_cell.hpp"

#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/pattern.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>

namespace palazzo::quiz {
namespace {

constexpr std::string_view wide_semicolon = "\uFF1B";
constexpr std::string_view wide_stroke = "\uFF5C";
constexpr std::string_view escaped = ";|([/\\";

bool is_one_of(std::string_view signs, char c) { return signs.find(c) != std::string_view::npos; }

/// Returns the number of bytes of the separator that begins at `at`; 0 if no separator begins there.
std::size_t separator_at(std::string_view cell, std::size_t at, bool strokes_separate) {
    if (cell[at] == ';' || (strokes_separate && cell[at] == '|')) return 1;
    const std::string_view sign = cell.substr(at, wide_semicolon.size());
    return sign == wide_semicolon || (strokes_separate && sign == wide_stroke) ? sign.size() : 0;
}

bool escapes(std::string_view text, std::size_t at) {
    return text[at] == '\\' && at + 1 < text.size() && is_one_of(escaped, text[at + 1]);
}

std::vector<std::string> split(std::string_view cell, bool strokes_separate) {
    std::vector<std::string> answers;
    std::size_t from = 0;
    std::size_t group_ends = 0;
    for (std::size_t i = 0; i <= cell.size();) {
        if (i < cell.size() && escapes(cell, i)) {
            i += 2;
            continue;
        }
        if (i >= group_ends) group_ends = i + group_size_at(cell, i);
        const bool ends = i == cell.size();
        const std::size_t separator = ends ? 1 : i < group_ends ? 0 : separator_at(cell, i, strokes_separate);
        if (separator > 0) {
            const std::string_view answer = trimmed(cell.substr(from, i - from));
            if (!answer.empty()) answers.emplace_back(answer);
            from = i + separator;
        }
        i += std::max<std::size_t>(separator, 1);
    }
    return answers;
}

std::string joined(const std::vector<std::string>& answers, bool of_cell) {
    std::string cell;
    for (const std::string& answer : answers) {
        if (!cell.empty()) cell += "; ";
        // An answer that looks like a dictionary's abbreviation gets a backslash, so that it is read back literally.
        const bool literal = of_cell && pattern_from_dictionary_form(answer) != answer;
        bool marked = false;
        std::size_t group_ends = 0;
        for (std::size_t i = 0; i < answer.size(); ++i) {
            if (i >= group_ends) group_ends = i + group_size_at(answer, i);
            const bool separates = answer[i] == ';' || (of_cell && answer[i] == '|');
            const bool mark = literal && !marked && is_one_of("([/", answer[i]);
            if (answer[i] == '\\' || mark || (separates && (literal || i >= group_ends))) cell += '\\';
            marked = marked || mark;
            cell += answer[i];
        }
    }
    return cell;
}

} // namespace

std::vector<std::string> answers_in_cell(std::string_view cell) { return split(cell, true); }
std::vector<std::string> answers_in_input_field(std::string_view field) { return split(field, false); }
CellAnswer without_backslashes(std::string_view answer) {
    CellAnswer plain{"", false};
    for (std::size_t i = 0; i < answer.size(); ++i) {
        if (escapes(answer, i)) plain.is_literal = is_one_of("([/", answer[++i]) || plain.is_literal;
        plain.text += answer[i];
    }
    return plain;
}

std::string cell_from_answers(const std::vector<std::string>& answers) { return joined(answers, true); }
std::string input_field_from_answers(const std::vector<std::string>& answers) { return joined(answers, false); }

} // namespace palazzo::quiz
