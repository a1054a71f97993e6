#include "engine/quiz/entries.hpp"

#include "engine/quiz/anki.hpp"
#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/column_mapping.hpp"
#include "engine/quiz/compose.hpp"
#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/formula.hpp"
#include "engine/quiz/html.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <map>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;
using Cells = std::vector<std::string>;

/// A table that has been split into cells, and the content of each of its columns.
struct Table {
    CsvTable sheet;
    ColumnContents columns;
    std::optional<AnkiHeader> anki;
    bool html = false;   ///< True if the cells are HTML.
    bool commas = false; ///< True if commas separate the cells.
};

/// Removes a first line such as `sep=;`, which tells spreadsheets the separator, and returns the separator; 0 if the
/// text doesn't begin with such a line.
char take_separator_line(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
    const std::string line = latin_lowercase(text.substr(0, end));
    const std::size_t at = line.find("sep=");
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

bool is_own_header(const Cells& cells) {
    return std::any_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell == "prompt"; });
}

Table table_of(std::string_view text) {
    // This is enough for a header and for one item more than allowed, so that a table with too many items is noticed.
    constexpr std::size_t most_rows = most_items + 2;
    Table table;
    table.anki = read_anki_header(text);
    if (table.anki) {
        table.columns = column_contents_from_anki_header(*table.anki);
        table.html = table.anki->html;
        table.sheet =
            split_into_rows(table.anki->text_after_head, table.anki->separator, most_rows, table.anki->line_count + 1);
        return table;
    }
    int before = take_remarks(text);
    char separator = take_separator_line(text);
    before += separator == 0 ? 0 : 1;
    if (separator == 0) separator = guess_separator(text);
    table.commas = separator == ',';
    table.sheet = split_into_rows(text, separator, most_rows, before + 1);
    table.columns = {ColumnContent::prompt, ColumnContent::answers, ColumnContent::level, ColumnContent::category};
    auto& rows = table.sheet.rows;
    auto header = rows.empty() ? std::nullopt : column_contents_from_header(rows.front().cells);
    // A table from export_csv() is plain text, but files of other programs may contain HTML.
    table.html = (!header || !is_own_header(rows.front().cells)) && looks_like_html(text);
    if (!header) return table;
    table.columns = *std::move(header);
    rows.erase(rows.begin());
    return table;
}

/// Returns a cell as one line: each line end and the spaces around it become one space.
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

/// Returns the texts of the cells in a row. They may still have several lines.
Cells texts_of(const Table& table, const CsvRow& row) {
    Cells texts;
    for (const std::string& cell : row.cells) {
        std::string text = table.anki || table.html ? text_of_anki_cell(cell, table.html) : cell;
        texts.push_back(to_nfc(table.anki ? std::move(text) : without_formula_protection(std::string(trimmed(text)))));
    }
    return texts;
}

/// Joins the cells into which commas have split the last cell of a row, if the last column contains the answers.
void join_last_answers(const Table& table, Cells& cells) {
    const std::size_t columns = table.columns.size();
    if (!table.commas || table.columns.back() != ColumnContent::answers || cells.size() <= columns) return;
    for (std::size_t i = columns; i < cells.size(); ++i)
        if (!trimmed(cells[i]).empty()) cells[columns - 1] += ", " + cells[i];
    cells.resize(columns);
}

/// Returns a cell with `;` in place of each line end, because each line of the cell is an answer.
std::string lines_as_answers(const std::string& cell) {
    std::string answers;
    for_each_character(cell, [&](CodePoint c) {
        const bool ends_line = is_spacing_control(c.value) && c.value != U'\t';
        append_character(answers, ends_line ? U';' : c.value);
    });
    return answers;
}

/// Adds the answers of a cell, each once. Stops when there is one answer too many for a deck, so that the check of the
/// item still refuses them. If `right` is true, the answers are right ones, and dictionary forms such as `casado/a`
/// become patterns.
void add_answers(std::vector<std::string>& answers, std::string_view cell, bool right) {
    for (const std::string& typed : answers_in_cell(cell)) {
        const CellAnswer answer = without_backslashes(typed);
        const std::string text = right && !answer.is_literal ? pattern_from_dictionary_form(answer.text) : answer.text;
        const std::string& kept = count_letters(text) > longest_answer ? answer.text : text;
        if (std::find(answers.begin(), answers.end(), kept) == answers.end()) answers.push_back(kept);
        if (answers.size() > most_answers) return;
    }
}

/// Returns the category of a note from Anki: its first tag or, if it has no tags, the name of its deck. Of a nested
/// name such as `Languages::Spanish`, only the last part is used.
std::string anki_category(const AnkiHeader& anki, const Cells& cells) {
    const auto cell = [&](int column) {
        const auto i = static_cast<std::size_t>(column);
        return column < 0 || i >= cells.size() ? std::string() : cells[i];
    };
    const std::string tags = cell(anki.tags_column);
    const std::string name = tags.empty() ? cell(anki.deck_column) : tags.substr(0, tags.find(' '));
    const std::size_t colons = name.rfind("::");
    const std::string_view last = trimmed(std::string_view(name).substr(colons == std::string::npos ? 0 : colons + 2));
    return std::string(trimmed(shortened(last, longest_label)));
}

void put(std::string& into, std::string_view text) {
    if (into.empty()) into = text;
}

Fault read_kind(const std::string& name, std::optional<QuestionKind>& kind) {
    kind = find_question_kind(latin_lowercase(name));
    if (!kind) return Problem{"kind", "problem.deck.kind", {quoted(name)}};
    return {};
}

/// Reads whether the accents of an answer are judged strictly.
Fault read_strict(const std::string& name, bool& accents) {
    accents = latin_lowercase(name) == "accents";
    if (!accents) return Problem{"strict", "problem.deck.strict", {quoted(name)}};
    return {};
}

Fault read_cells(const ColumnContents& columns, const Cells& cells, TableItem& entry) {
    std::optional<QuestionKind> kind;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string line = one_line(cells[i]);
        if (line.empty()) continue;
        if (i >= columns.size()) return Problem{"", "problem.table.columns", {std::to_string(columns.size())}};
        switch (columns[i]) {
        case ColumnContent::prompt: put(entry.item.prompt, line); break;
        case ColumnContent::answers: add_answers(entry.item.answers, lines_as_answers(cells[i]), true); break;
        case ColumnContent::level: put(entry.level, line); break;
        case ColumnContent::category: put(entry.category, line); break;
        case ColumnContent::kind:
            if (Fault fault = read_kind(line, kind)) return fault;
            break;
        case ColumnContent::topic: put(entry.topic, line); break;
        case ColumnContent::strict:
            if (Fault fault = read_strict(line, entry.item.strict_accents)) return fault;
            break;
        case ColumnContent::wrong: add_answers(entry.item.wrong_answers, lines_as_answers(cells[i]), false); break;
        case ColumnContent::none: break;
        }
    }
    entry.item.kind = kind.value_or(entry.item.answers.empty() ? QuestionKind::speak : QuestionKind::ask);
    return {};
}

Fault read_entry(const Table& table, const Cells& cells, TableItem& entry) {
    if (Fault fault = read_cells(table.columns, cells, entry)) return fault;
    if (table.anki) put(entry.category, anki_category(*table.anki, cells));
    put(entry.level, default_level_name);
    put(entry.category, default_category_name);
    if (Fault fault = fault_in(entry.item)) return fault;
    if (Fault fault = fault_in_patterns(entry.item)) return fault;
    for (const auto& [part, text] : {std::pair("level", &entry.level), std::pair("category", &entry.category)})
        if (const Refusal reason = fault_in_text(*text, longest_label)) return Problem{part, reason.message()};
    if (entry.topic.empty()) return {};
    if (const Refusal reason = fault_in_text(entry.topic, longest_label)) return Problem{"topic", reason.message()};
    return {};
}

/// Adds the new answers of a row to the item of an earlier row that has the same prompt. If the two are of different
/// kinds, or the item would have too many answers, the row is left out.
void add_row_of_same_prompt(TableItems& entries, TableItem& earlier, TableItem entry) {
    Item joined = earlier.item;
    for (std::string& answer : entry.item.answers)
        if (std::find(joined.answers.begin(), joined.answers.end(), answer) == joined.answers.end())
            joined.answers.push_back(std::move(answer));
    if (joined.answers.size() == earlier.item.answers.size()) {
        ++entries.repeated_rows;
    } else if (entry.item.kind == earlier.item.kind && !fault_in(joined)) {
        earlier.item = std::move(joined);
        ++entries.joined_rows;
    } else {
        entries.left_out_rows.push_back(
            {entry.line, Problem{"prompt", "problem.deck.stands_on", {std::to_string(earlier.line)}}});
    }
}

} // namespace

std::string line_as_place(int line) { return "line " + std::to_string(line); }

Result<TableItems> read_table_items(std::string_view text) {
    const Table table = table_of(text);
    if (table.anki && table.anki->fault)
        return Problem{line_as_place(table.anki->fault->line), table.anki->fault->fault};
    TableItems entries;
    std::map<std::string, std::size_t> places; // For each prompt, the index of its item.
    for (const CsvRow& row : table.sheet.rows) {
        // The cells behind a fault in the form of the table are meaningless.
        if (table.sheet.fault && row.line >= table.sheet.fault->line) break;
        Cells cells = texts_of(table, row);
        join_last_answers(table, cells);
        if (std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return trimmed(cell).empty(); }))
            continue;
        TableItem entry;
        entry.line = row.line;
        if (const Fault fault = read_entry(table, cells, entry)) {
            entries.left_out_rows.push_back({row.line, *fault});
            continue;
        }
        const auto [first, inserted] = places.emplace(latin_lowercase(entry.item.prompt), entries.items.size());
        if (!inserted) {
            add_row_of_same_prompt(entries, entries.items[first->second], std::move(entry));
            continue;
        }
        if (entries.items.size() == most_items)
            return Problem{line_as_place(row.line), "problem.deck.items", {std::to_string(most_items)}};
        entries.items.push_back(std::move(entry));
    }
    if (table.sheet.fault) return Problem{line_as_place(table.sheet.fault->line), table.sheet.fault->fault};
    if (!entries.items.empty()) return entries;
    if (entries.left_out_rows.empty()) return Problem{line_as_place(1), "problem.deck.empty"};
    return entries.left_out_rows.front().problem.located_in_file(line_as_place(entries.left_out_rows.front().line));
}

} // namespace palazzo::quiz
