#include "engine/quiz/table.hpp"

#include "engine/quiz/compose.hpp"
#include "engine/quiz/deck.hpp"
#include "engine/quiz/formula.hpp"
#include "engine/quiz/html.hpp"
#include "engine/quiz/markdown_table.hpp"
#include "engine/quiz/pasted_list.hpp"
#include "engine/quiz/table_cells.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace palazzo::quiz {
namespace {

/// Removes a first line such as `sep=;`, which tells spreadsheets the separator, and returns the separator; 0 if the
/// text doesn't begin with such a line.
char take_separator_line(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t at = latin_lowercase(line.substr(0, 5)).find("sep=");
    const bool is_one = (at == 0 || (at == 1 && line[0] == '"')) && line.size() > at + 4
        && line.find_first_not_of(",;\t|\" ", at + 5) == std::string::npos;
    if (!is_one) return 0;
    const char separator = text[at + 4];
    text.remove_prefix(end);
    text.remove_prefix(text.substr(0, 2) == "\r\n" ? 2 : std::min<std::size_t>(1, text.size()));
    return separator;
}

/// Removes those lines at the beginning of a text that begin with `# `, and returns their number.
int take_remarks(std::string_view& text) {
    int lines = 0;
    for (; text.substr(0, 2) == "# "; ++lines) {
        const std::size_t end = text.find_first_of("\r\n");
        if (end == std::string_view::npos) break;
        text.remove_prefix(end);
        text.remove_prefix(text.substr(0, 2) == "\r\n" ? 2 : 1);
    }
    return lines;
}

bool is_own_header(const std::vector<std::string>& cells) {
    return std::any_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell == "prompt"; });
}

/// Returns whether the first column of a table without a header only counts its rows: 1, 2, 3 and so on.
bool begins_with_numbers(const std::vector<CsvRow>& rows) {
    constexpr std::size_t least_rows = 2;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& cells = rows[i].cells;
        const std::string_view number = trimmed(cells.front());
        if (cells.size() < 3 || number.substr(0, number.find('.')) != std::to_string(i + 1)) return false;
    }
    return rows.size() >= least_rows;
}

Table table_of(std::string_view text) {
    // This is enough for a header and for one item more than allowed, so that a table with too many items is noticed.
    constexpr std::size_t most_rows = most_items + 2;
    Table table;
    table.anki = read_anki_header(text);
    if (table.anki) {
        table.columns = column_contents_from_anki_header(*table.anki);
        table.column_names = table.anki->columns;
        table.html = table.anki->html;
        table.separator = table.anki->separator;
        table.sheet =
            split_into_rows(table.anki->text_after_head, table.anki->separator, most_rows, table.anki->line_count + 1);
        return table;
    }
    int before = take_remarks(text);
    char separator = take_separator_line(text);
    before += separator == 0 ? 0 : 1;
    if (separator == 0) separator = guess_separator(text);
    table.separator = separator;
    table.sheet = split_into_rows(text, separator, most_rows, before + 1);
    table.columns = {ColumnContent::prompt, ColumnContent::answers, ColumnContent::level, ColumnContent::category};
    auto& rows = table.sheet.rows;
    auto header = rows.empty() ? std::nullopt : column_contents_from_header(rows.front().cells);
    // A table from export_csv() is plain text, but files of other programs may contain HTML.
    table.html = (!header || !is_own_header(rows.front().cells)) && looks_like_html(text);
    if (!header) {
        if (begins_with_numbers(rows)) table.columns.insert(table.columns.begin(), ColumnContent::none);
        return table;
    }
    table.has_header = true;
    table.columns = *std::move(header);
    table.languages = languages_from_header(rows.front().cells);
    for (const std::string& name : rows.front().cells) table.column_names.emplace_back(trimmed(name));
    rows.erase(rows.begin());
    return table;
}

/// Returns the number of rows with several cells.
std::ptrdiff_t divided_row_count(const Table& table) {
    return std::count_if(
        table.sheet.rows.begin(), table.sheet.rows.end(), [](const CsvRow& row) { return row.cells.size() > 1; });
}

/// Joins the cells into which commas have split the last cell of a row, if the last column contains the answers.
void join_last_answers(const Table& table, std::vector<std::string>& cells) {
    const std::size_t columns = table.columns.size();
    if (table.separator != ',' || table.columns.back() != ColumnContent::answers || cells.size() <= columns) return;
    for (std::size_t i = columns; i < cells.size(); ++i)
        if (!trimmed(cells[i]).empty()) cells[columns - 1] += ", " + cells[i];
    cells.resize(columns);
}

/// Reads a text as a table, whose columns are where they are in the text.
Table table_as_written(std::string_view text) {
    const auto markdown = markdown_as_table(text);
    Table table = table_of(markdown ? *markdown : text);
    if (table.has_header || table.anki) return table;
    const auto list = list_as_table(text);
    if (!list) return table;
    Table listed = table_of(*list);
    return divided_row_count(listed) > divided_row_count(table) || is_chat(text) ? listed : table;
}

/// Returns whether Anki manages its notes with a column.
bool is_managed_by_anki(const Table& table, std::size_t column) {
    if (!table.anki) return false;
    const AnkiHeader& anki = *table.anki;
    return std::set{anki.tags_column, anki.deck_column, anki.notetype_column, anki.guid_column}.count(
               static_cast<int>(column))
        != 0;
}

bool is_empty_column(const Table& table, std::size_t column) {
    return std::all_of(table.sheet.rows.begin(), table.sheet.rows.end(),
        [&](const CsvRow& row) { return row.cells.size() <= column || trimmed(row.cells[column]).empty(); });
}

/// Returns whether it can't be told what the third column of a table without a header holds. It holds levels if they
/// have an order, or if they repeat.
bool is_third_column_unclear(const Table& table) {
    const std::size_t third = table.columns.front() == ColumnContent::none ? 3 : 2;
    std::vector<std::string> levels;
    std::size_t rows = 0;
    bool ordered = true;
    for (const CsvRow& row : table.sheet.rows) {
        if (row.cells.size() <= third || trimmed(row.cells[third]).empty()) continue;
        const std::string level = latin_lowercase(trimmed(row.cells[third]));
        ordered = ordered && says_order_of_level(level);
        if (std::find(levels.begin(), levels.end(), level) == levels.end()) levels.push_back(level);
        ++rows;
    }
    constexpr std::size_t enough_rows = 3;
    return !ordered && rows >= enough_rows && levels.size() == rows;
}

} // namespace

bool says_order_of_level(std::string_view level) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string small = latin_lowercase(level);
    if (small.size() == 2 && small[0] >= 'a' && small[0] <= 'c' && is_digit(small[1])) return true;
    return std::all_of(small.begin(), small.end(), is_digit);
}

std::string line_as_place(int line) { return "line " + std::to_string(line); }

Table read_table(std::string_view text, bool exchanged) {
    Table table = table_as_written(text);
    if (!exchanged) return table;
    for (ColumnContent& content : table.columns)
        if (content == ColumnContent::prompt || content == ColumnContent::answers)
            content = content == ColumnContent::prompt ? ColumnContent::answers : ColumnContent::prompt;
    if (table.languages) std::swap(table.languages->prompt, table.languages->answers);
    return table;
}

std::vector<ColumnUse> column_uses(const Table& table) {
    std::vector<ColumnUse> uses;
    for (std::size_t i = 0; i < std::max(table.columns.size(), table.column_names.size()); ++i) {
        if (is_managed_by_anki(table, i) || is_empty_column(table, i)) continue;
        uses.push_back({static_cast<int>(i) + 1, i < table.column_names.size() ? table.column_names[i] : "",
            i < table.columns.size() ? table.columns[i] : ColumnContent::none});
    }
    return uses;
}

std::vector<std::string> texts_of(const Table& table, const CsvRow& row) {
    std::vector<std::string> texts;
    for (const std::string& cell : row.cells) {
        std::string text = table.anki || table.html ? text_of_anki_cell(cell, table.html) : cell;
        text = without_direction_marks(text);
        if (table.separator == '\t' && !table.has_header && !table.anki) text = with_line_ends(text);
        texts.push_back(to_nfc(table.anki ? std::move(text) : without_formula_protection(std::string(trimmed(text)))));
    }
    join_last_answers(table, texts);
    return texts;
}

std::optional<Problem> fault_in(const Table& table) {
    if (table.anki && table.anki->fault)
        return Problem{line_as_place(table.anki->fault->line), table.anki->fault->fault};
    const auto& rows = table.sheet.rows;
    if (table.has_header || table.anki || rows.empty()) return {};
    if (rows.size() == 1 && rows.front().cells.size() > table.columns.size())
        return Problem{line_as_place(rows.front().line), "problem.table.one_line"};
    if (is_third_column_unclear(table)) return Problem{line_as_place(rows.front().line), "problem.table.which_column"};
    return {};
}

} // namespace palazzo::quiz
