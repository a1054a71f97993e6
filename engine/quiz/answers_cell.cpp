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

/// How many bytes separate two answers at a place; 0: nothing does.
std::size_t separator_at(std::string_view cell, std::size_t at, bool strokes_separate) {
    if (cell[at] == ';' || (strokes_separate && cell[at] == '|')) return 1;
    const std::string_view sign = cell.substr(at, wide_semicolon.size());
    return sign == wide_semicolon || (strokes_separate && sign == wide_stroke) ? sign.size() : 0;
}

std::vector<CellAnswer> split(std::string_view cell, bool strokes_separate) {
    std::vector<CellAnswer> answers;
    CellAnswer answer;
    const auto finish = [&] {
        answer.text = std::string(trimmed(answer.text));
        if (!answer.text.empty()) answers.push_back(std::move(answer));
        answer = {};
    };
    std::size_t group_ends = 0;
    for (std::size_t i = 0; i < cell.size();) {
        const bool escapes = cell[i] == '\\' && i + 1 < cell.size() && is_one_of(escaped, cell[i + 1]);
        if (escapes) {
            answer.literal = answer.literal || is_one_of("([/", cell[i + 1]);
            answer.text += cell[i + 1];
            i += 2;
            continue;
        }
        if (i >= group_ends) group_ends = i + group_at(cell, i);
        const std::size_t separator = i < group_ends ? 0 : separator_at(cell, i, strokes_separate);
        if (separator > 0)
            finish();
        else
            answer.text += cell[i];
        i += std::max<std::size_t>(separator, 1);
    }
    finish();
    return answers;
}

std::string joined(const std::vector<std::string>& answers, bool of_cell) {
    std::string cell;
    for (const std::string& answer : answers) {
        if (!cell.empty()) cell += "; ";
        // It would be taken for what a dictionary writes.
        const bool literal = of_cell && pattern_of_dictionary(answer) != answer;
        bool marked = false;
        std::size_t group_ends = 0;
        for (std::size_t i = 0; i < answer.size(); ++i) {
            if (i >= group_ends) group_ends = i + group_at(answer, i);
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

std::vector<CellAnswer> answers_in_cell(std::string_view cell) { return split(cell, true); }
std::vector<CellAnswer> answers_in_field(std::string_view field) { return split(field, false); }
std::string cell_of_answers(const std::vector<std::string>& answers) { return joined(answers, true); }
std::string field_of_answers(const std::vector<std::string>& answers) { return joined(answers, false); }

} // namespace palazzo::quiz
