#include "engine/quiz/table_cells.hpp"

#include "engine/quiz/text.hpp"

namespace palazzo::quiz {

std::string one_line(std::string_view cell) {
    std::string line;
    std::size_t from = 0;
    const auto add_part = [&](std::size_t to) {
        const std::string_view part = trimmed(cell.substr(from, to - from));
        if (!part.empty()) (line += line.empty() ? "" : " ") += part;
    };
    for (std::size_t at = 0; at < cell.size();) {
        const CodePoint c = first_character(cell.substr(at));
        if (is_spacing_control(c.value)) {
            add_part(at);
            from = at + c.bytes;
        }
        at += c.bytes;
    }
    add_part(cell.size());
    return line;
}

std::string lines_as_answers(std::string_view cell) {
    std::string answers;
    for_each_character(cell, [&](CodePoint c) {
        const bool ends_line = is_spacing_control(c.value) && c.value != U'\t';
        append_character(answers, ends_line ? U';' : c.value);
    });
    return answers;
}

std::vector<std::string> lines_of_cell(std::string_view cell) {
    std::vector<std::string> lines(1);
    for_each_character(cell, [&](CodePoint c) {
        if (is_spacing_control(c.value) && c.value != U'\t')
            lines.emplace_back();
        else
            append_character(lines.back(), c.value);
    });
    for (std::string& line : lines) line = trimmed(line);
    return lines;
}

std::string without_direction_marks(std::string_view text) {
    std::string all;
    for_each_character(text, [&](CodePoint c) {
        const bool is_mark = c.value == U'\u200E' || c.value == U'\u200F' || c.value == U'\u200B'
            || c.value == U'\uFEFF' || (c.value >= U'\u202A' && c.value <= U'\u202E')
            || (c.value >= U'\u2066' && c.value <= U'\u2069');
        if (!is_mark) append_character(all, c.value);
    });
    return all;
}

std::string with_line_ends(std::string_view cell) {
    std::string all;
    for (std::size_t at = 0; at < cell.size(); ++at) {
        const bool ends_line = cell.substr(at, 2) == "\\n";
        all += ends_line ? '\n' : cell[at];
        at += ends_line ? 1 : 0;
    }
    return all;
}

} // namespace palazzo::quiz
