#include "engine/quiz/markdown_table.hpp"

#include "engine/quiz/text.hpp"

#include <algorithm>
#include <vector>

namespace palazzo::quiz {
namespace {

/// Returns whether a line consists of dashes and strokes, such as `|---|:--:|`.
bool divides_header(std::string_view line) {
    return line.find("--") != std::string_view::npos && line.find('|') != std::string_view::npos
        && line.find_first_not_of("|-: \t") == std::string_view::npos;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(trimmed(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Returns a row without the strokes at its beginning and its end.
std::string_view without_outer_strokes(std::string_view row) {
    if (row.substr(0, 1) == "|") row.remove_prefix(1);
    if (!row.empty() && row.back() == '|') row.remove_suffix(1);
    return row;
}

} // namespace

std::optional<std::string> markdown_as_table(std::string_view text) {
    const auto lines = lines_of(text);
    if (std::none_of(lines.begin(), lines.end(), divides_header)) return std::nullopt;
    std::string table;
    for (const std::string_view line : lines) {
        if (line.find('|') != std::string_view::npos && !divides_header(line)) table += without_outer_strokes(line);
        table += '\n';
    }
    return table;
}

} // namespace palazzo::quiz
