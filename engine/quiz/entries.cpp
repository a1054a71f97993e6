#include "engine/quiz/entries.hpp"

#include "engine/quiz/anki.hpp"
#include "engine/quiz/anki_export.hpp"
#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/cloze.hpp"
#include "engine/quiz/column_mapping.hpp"
#include "engine/quiz/compose.hpp"
#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/formula.hpp"
#include "engine/quiz/furigana.hpp"
#include "engine/quiz/html.hpp"
#include "engine/quiz/markdown_table.hpp"
#include "engine/quiz/pasted_list.hpp"
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
    std::optional<LanguagePair> languages = {};   ///< The languages that the header names, if it does.
    std::vector<std::string> unused_columns = {}; ///< Names of the columns that aren't used.
    bool html = false;                            ///< True if the cells are HTML.
    char separator = '\t';
    bool has_header = false; ///< True if the columns are named.
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
    for (std::size_t i = 0; i < table.columns.size(); ++i)
        if (const auto name = trimmed(rows.front().cells[i]); table.columns[i] == ColumnContent::none && !name.empty())
            table.unused_columns.emplace_back(name);
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

/// Returns a text without the marks that tell in which direction a script runs, and without others that have no width,
/// because nobody types them.
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

/// Returns a cell with line ends in place of each backslash that is followed by an n, as dictionaries in tables write
/// them.
std::string with_line_ends(std::string_view cell) {
    std::string all;
    for (std::size_t at = 0; at < cell.size(); ++at) {
        const bool ends_line = cell.substr(at, 2) == "\\n";
        all += ends_line ? '\n' : cell[at];
        at += ends_line ? 1 : 0;
    }
    return all;
}

/// Returns the texts of the cells in a row. They may still have several lines.
Cells texts_of(const Table& table, const CsvRow& row) {
    Cells texts;
    for (const std::string& cell : row.cells) {
        std::string text = table.anki || table.html ? text_of_anki_cell(cell, table.html) : cell;
        text = without_direction_marks(text);
        if (table.separator == '\t' && !table.has_header) text = with_line_ends(text);
        texts.push_back(to_nfc(table.anki ? std::move(text) : without_formula_protection(std::string(trimmed(text)))));
    }
    return texts;
}

/// Joins the cells into which commas have split the last cell of a row, if the last column contains the answers.
void join_last_answers(const Table& table, Cells& cells) {
    const std::size_t columns = table.columns.size();
    if (table.separator != ',' || table.columns.back() != ColumnContent::answers || cells.size() <= columns) return;
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
    if (const auto furigana = right ? read_furigana(cell) : std::nullopt) {
        add_answers(answers, furigana->written, right);
        return add_answers(answers, furigana->reading, right);
    }
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

/// Returns a prompt as it is asked. Furigana stand behind the text.
std::string prompt_of(const std::string& line) {
    const auto furigana = read_furigana(line);
    return furigana ? furigana->written + " (" + furigana->reading + ")" : line;
}

/// Returns the lines of a cell, trimmed, of which some may be empty.
std::vector<std::string> lines_of(const std::string& cell) {
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

/// Adds a cell with the remarks of whoever made the table to the note of an item. What is too long is cut off, because
/// a question isn't left out for its note.
void add_note(std::string& note, const std::string& line) {
    (note += note.empty() ? "" : " ") += line;
    note = trimmed(shortened(note, longest_note));
}

/// The wrong answers of a row, and the lines of the cell with their notes, in the same order.
struct WrongAnswerCells {
    std::vector<std::string> answers;
    std::vector<std::string> notes;
};

std::vector<WrongAnswer> wrong_answers_of(const WrongAnswerCells& cells) {
    std::vector<WrongAnswer> wrong;
    for (std::size_t i = 0; i < cells.answers.size(); ++i)
        wrong.push_back({cells.answers[i], i < cells.notes.size() && cells.notes[i] != no_note ? cells.notes[i] : ""});
    return wrong;
}

Fault read_cells(const ColumnContents& columns, const Cells& cells, TableItem& entry) {
    std::optional<QuestionKind> kind;
    WrongAnswerCells wrong;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::string line = one_line(cells[i]);
        if (line.empty()) continue;
        if (i >= columns.size()) return Problem{"", "problem.table.columns", {std::to_string(columns.size())}};
        switch (columns[i]) {
        case ColumnContent::prompt: put(entry.item.prompt, prompt_of(line)); break;
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
        case ColumnContent::wrong: add_answers(wrong.answers, lines_as_answers(cells[i]), false); break;
        case ColumnContent::why: wrong.notes = lines_of(cells[i]); break;
        case ColumnContent::note: add_note(entry.item.note, line); break;
        case ColumnContent::region: put(entry.region, line); break;
        case ColumnContent::none: break;
        }
    }
    entry.item.wrong_answers = wrong_answers_of(wrong);
    entry.item.kind = kind.value_or(entry.item.answers.empty() ? QuestionKind::speak : QuestionKind::ask);
    return {};
}

/// Returns why a row isn't a question although it might be read as one; nullopt if it may be one. In a table, some
/// people write remarks and titles among the questions.
Fault row_fault(const Table& table, const CsvRow& row, const TableItem& entry) {
    const auto filled = std::count_if(
        row.cells.begin(), row.cells.end(), [](const std::string& cell) { return !trimmed(cell).empty(); });
    const std::string_view first = trimmed(row.cells.front());
    const bool is_remark = first.substr(0, 2) == "//" || first.substr(0, 2) == "# "
        || (first.substr(0, 1) == "#" && first.find('=') != std::string_view::npos);
    if (filled == 1 && is_remark && table.separator != single_column_separator)
        return Problem{"", "problem.table.remark"};
    if (!entry.item.answers.empty() || entry.item.prompt.empty() || is_cloze(entry.item.prompt)) return {};
    const auto answers = static_cast<std::size_t>(
        std::find(table.columns.begin(), table.columns.end(), ColumnContent::answers) - table.columns.begin());
    const bool has_media = answers < row.cells.size() && !trimmed(row.cells[answers]).empty();
    if ((table.anki || table.html) && has_media) return Problem{"answers", "problem.table.no_text"};
    // In a table that tabs separate and that has no header, each question has a translation. A line without a tab
    // continues the line before it, or is a title.
    const bool goes_on = !table.has_header && !table.anki && table.separator == '\t' && row.cells.size() == 1;
    return goes_on ? Fault(Problem{"", "problem.table.no_separator"}) : Fault();
}

/// Reads a row, whose cells have the texts `cells`.
Fault read_entry(const Table& table, const CsvRow& row, const Cells& cells, TableItem& entry) {
    if (Fault fault = read_cells(table.columns, cells, entry)) return fault;
    const bool is_complete = table.html
        && std::any_of(row.cells.begin(), row.cells.end(),
            [&](const std::string& cell) { return read_anki_comment(cell, entry); });
    if (table.anki) put(entry.category, anki_category(*table.anki, cells));
    put(entry.level, default_level_name);
    put(entry.category, default_category_name);
    if (table.languages) {
        put(entry.language, table.languages->answers);
        put(entry.question_language, table.languages->prompt);
    }
    if (!is_complete)
        if (Fault fault = row_fault(table, row, entry)) return fault;
    if (is_cloze(entry.item.prompt)) return {};
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

bool says_order_of_level(std::string_view level) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string small = latin_lowercase(level);
    if (small.size() == 2 && small[0] >= 'a' && small[0] <= 'c' && is_digit(small[1])) return true;
    return std::all_of(small.begin(), small.end(), is_digit);
}

std::string line_as_place(int line) { return "line " + std::to_string(line); }

namespace {

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

/// Returns the problem of a table as a whole; nullopt if it has none.
Fault table_fault(const Table& table) {
    if (table.anki && table.anki->fault)
        return Problem{line_as_place(table.anki->fault->line), table.anki->fault->fault};
    const auto& rows = table.sheet.rows;
    if (table.has_header || table.anki || rows.empty()) return {};
    if (rows.size() == 1 && rows.front().cells.size() > table.columns.size())
        return Problem{line_as_place(rows.front().line), "problem.table.one_line"};
    if (is_third_column_unclear(table)) return Problem{line_as_place(rows.front().line), "problem.table.which_column"};
    return {};
}

/// Returns the questions of a row: those of its gaps if it is a cloze note, otherwise the row's own.
std::vector<TableItem> questions_of(TableItem entry) {
    const auto gaps = cloze_gaps(entry.item.prompt);
    if (gaps.empty()) return {std::move(entry)};
    // The second field of a cloze note is a remark.
    for (const std::string& remark : entry.item.answers) add_note(entry.item.note, remark);
    std::vector<TableItem> questions;
    for (const ClozeGap& gap : gaps) {
        TableItem& question = questions.emplace_back(entry);
        question.item.kind = QuestionKind::gap;
        question.item.prompt = gap.prompt;
        question.item.answers.clear();
        add_answers(question.item.answers, gap.answer, true);
    }
    return questions;
}

/// Adds the questions of a row. A row with a fault is left out. Returns a problem if there are too many questions.
Fault add_row(const Table& table, const CsvRow& row, std::map<std::string, std::size_t>& places, TableItems& entries) {
    Cells cells = texts_of(table, row);
    join_last_answers(table, cells);
    if (std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return trimmed(cell).empty(); }))
        return {};
    TableItem entry;
    entry.line = row.line;
    if (const Fault fault = read_entry(table, row, cells, entry)) {
        entries.left_out_rows.push_back({row.line, *fault});
        return {};
    }
    for (TableItem& question : questions_of(std::move(entry))) {
        if (const Fault fault = fault_in(question.item)) {
            entries.left_out_rows.push_back({row.line, *fault});
            continue;
        }
        const auto [first, inserted] = places.emplace(latin_lowercase(question.item.prompt), entries.items.size());
        if (!inserted) {
            add_row_of_same_prompt(entries, entries.items[first->second], std::move(question));
            continue;
        }
        if (entries.items.size() == most_items)
            return Problem{line_as_place(row.line), "problem.deck.items", {std::to_string(most_items)}};
        entries.items.push_back(std::move(question));
    }
    return {};
}

} // namespace

namespace {

/// Returns the number of rows with several cells.
std::ptrdiff_t divided_row_count(const Table& table) {
    return std::count_if(
        table.sheet.rows.begin(), table.sheet.rows.end(), [](const CsvRow& row) { return row.cells.size() > 1; });
}

/// Reads a text as a table, or as a list of words if that divides more lines.
Table table_or_list(std::string_view text) {
    const auto markdown = markdown_as_table(text);
    Table table = table_of(markdown ? *markdown : text);
    if (table.has_header || table.anki) return table;
    const auto list = list_as_table(text);
    if (!list) return table;
    Table listed = table_of(*list);
    return divided_row_count(listed) > divided_row_count(table) || is_chat(text) ? listed : table;
}

} // namespace

Result<TableItems> read_table_items(std::string_view text) {
    const Table table = table_or_list(text);
    if (const Fault fault = table_fault(table)) return *fault;
    TableItems entries;
    entries.unused_columns = table.unused_columns;
    std::map<std::string, std::size_t> places; // For each prompt, the index of its item.
    for (const CsvRow& row : table.sheet.rows)
        if (const Fault fault = add_row(table, row, places, entries)) return *fault;
    if (!entries.items.empty()) return entries;
    if (entries.left_out_rows.empty()) return Problem{line_as_place(1), "problem.deck.empty"};
    return entries.left_out_rows.front().problem.located_in_file(line_as_place(entries.left_out_rows.front().line));
}

} // namespace palazzo::quiz
