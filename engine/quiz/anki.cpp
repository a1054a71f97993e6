#include "engine/quiz/anki.hpp"

#include "engine/core/json.hpp"

#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/html.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>

namespace palazzo::quiz {
namespace {

/// Returns the separator that `name` means: a tab for the word `tab`, a comma for `comma` or `,`, and so on. Returns a
/// tab if `name` is empty, and 0 if the word is unknown.
char separator_named(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, char>, 6> names{
        {{"tab", '\t'}, {"comma", ','}, {"semicolon", ';'}, {"pipe", '|'}, {"colon", ':'}, {"space", ' '}}};
    for (const auto& [known, sign] : names)
        if (latin_lowercase(trimmed(name)) == known) return sign;
    if (name.empty()) return '\t';
    return name.size() == 1 ? name.front() : '\0';
}

/// A line at the head of an export. A spreadsheet that saved the file may have put the line into quotation marks, and a
/// separator for each further column behind it; `text` is the line without these.
struct HeadLine {
    std::string_view text;
    char separator = 0; ///< The separator that a spreadsheet added; 0 if none was added.
};
HeadLine head_line(std::string_view line) {
    HeadLine head{line};
    const std::size_t past = line.find_last_not_of(",;\t") + 1;
    // In `#separator:;` the semicolon is the value, not a spreadsheet's separator.
    if (past < line.size() && line[past - 1] != ':') head = {line.substr(0, past), line.back()};
    if (head.text.size() > 1 && head.text.front() == '"' && head.text.back() == '"')
        head.text = head.text.substr(1, head.text.size() - 2);
    return head;
}

/// Returns the index of a column from a text with its number, counted from 1; -1 if the text isn't the number of a
/// column.
int column_of(std::string_view text) {
    int number = 0;
    const std::string_view digits = trimmed(text);
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool good = fault == std::errc() && end == digits.data() + digits.size();
    return good && number >= 1 && number <= static_cast<int>(most_cells_in_row) ? number - 1 : -1;
}

/// Stores the value of one line of the head in `head`. Returns false if the key of the line is unknown.
bool apply_line(AnkiHeader& head, std::string_view line) {
    const std::size_t colon = std::min(line.find(':'), line.size());
    const std::string_view key = line.substr(0, colon);
    const std::string_view value = line.substr(std::min(colon + 1, line.size()));
    constexpr std::array<std::pair<std::string_view, int AnkiHeader::*>, 4> columns{
        {{"#tags column", &AnkiHeader::tags_column}, {"#deck column", &AnkiHeader::deck_column},
            {"#notetype column", &AnkiHeader::notetype_column}, {"#guid column", &AnkiHeader::guid_column}}};
    for (const auto& [name, column] : columns)
        if (key == name) {
            head.*column = column_of(value);
            return true;
        }
    if (key == "#separator") {
        head.separator = separator_named(value);
        if (head.separator == 0) {
            head.fault = HeadFault{
                head.line_count + 1, Message("problem.table.separator", {quoted(std::string(trimmed(value)))})};
            head.separator = '\t';
        }
    } else if (key == "#html") {
        head.html = trimmed(value) == "true";
    } else if (key == "#columns") {
        const CsvTable names = split_into_rows(value, head.separator, 1);
        if (!names.rows.empty()) head.columns = names.rows.front().cells;
    } else {
        return key == "#tags" || key == "#deck" || key == "#notetype" || key == "#if matches";
    }
    return true;
}

/// Removes the first line from a text and returns it without its line end.
std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    text.remove_prefix(text.substr(0, 2) == "\r\n" ? 2 : std::min<std::size_t>(1, text.size()));
    return line;
}

bool begins_sound(std::string_view text) { return text.substr(0, 7) == "[sound:"; }

/// Returns `text` with some parts replaced by replace(part). A part begins where begins(rest of the text) returns true,
/// and ends before the next `closing`, which is removed.
template <class Begins, class Replace>
std::string with_parts_replaced(std::string_view text, Begins&& begins, char closing, Replace&& replace) {
    std::string left;
    for (std::size_t at = 0; at < text.size();) {
        if (!begins(text.substr(at))) {
            left += text[at++];
            continue;
        }
        const std::size_t end = text.find(closing, at);
        // Without a further `closing`, neither this part nor a later one has an end, so the rest stays unchanged.
        if (end == std::string_view::npos) return left += text.substr(at);
        left += replace(text.substr(at, end - at));
        at = end + 1;
    }
    return left;
}

} // namespace

std::optional<AnkiHeader> read_anki_header(std::string_view text) {
    AnkiHeader head;
    head.text_after_head = text;
    bool known = false;
    char resaved = 0;
    while (head.text_after_head.substr(0, 1) == "#" || head.text_after_head.substr(0, 2) == "\"#") {
        const HeadLine line = head_line(take_line(head.text_after_head));
        known = apply_line(head, line.text) || known;
        if (line.separator != 0) resaved = line.separator;
        ++head.line_count;
    }
    if (!known) return std::nullopt;
    if (resaved != 0) head.separator = resaved;
    return head;
}

std::string text_of_anki_cell(std::string_view cell, bool html) {
    std::string text = with_parts_replaced(cell, begins_sound, ']', [](std::string_view) { return ""; });
    return html ? text_from_html(text) : text;
}

} // namespace palazzo::quiz
