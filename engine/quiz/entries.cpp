#include "engine/quiz/entries.hpp"

#include "engine/quiz/anki_export.hpp"
#include "engine/quiz/answers_cell.hpp"
#include "engine/quiz/cloze.hpp"
#include "engine/quiz/dictionary_form.hpp"
#include "engine/quiz/furigana.hpp"
#include "engine/quiz/readings.hpp"
#include "engine/quiz/table.hpp"
#include "engine/quiz/table_cells.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <map>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;
using Cells = std::vector<std::string>;

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

/// Adds a cell with the remarks of whoever made the table to the note of an item. What is too long is cut off, because
/// a question isn't left out for its note.
void add_note(std::string& note, const std::string& line) {
    (note += note.empty() ? "" : " ") += line;
    note = trimmed(shortened_to_letters(note, longest_note));
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
        case ColumnContent::why: wrong.notes = lines_of_cell(cells[i]); break;
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
    entry.is_complete = table.html && std::any_of(row.cells.begin(), row.cells.end(), [&](const std::string& cell) {
        return read_anki_comment(cell, entry);
    });
    if (table.anki) put(entry.category, anki_category(*table.anki, cells));
    put(entry.level, default_level_name);
    put(entry.category, default_category_name);
    if (table.languages) {
        put(entry.language, table.languages->answers);
        put(entry.question_language, table.languages->prompt);
    }
    return entry.is_complete ? Fault() : row_fault(table, row, entry);
}

/// Returns the first fault of a question and of the names of its labels; nullopt if it has none.
Fault question_fault(const TableItem& entry) {
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

/// Adds the questions of a row, up to the first one with a fault, with which the row counts as left out. Returns a
/// problem if there are too many questions.
Fault add_row(const Table& table, const CsvRow& row, std::map<std::string, std::size_t>& places, TableItems& entries) {
    const Cells cells = texts_of(table, row);
    if (std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return trimmed(cell).empty(); }))
        return {};
    TableItem entry;
    entry.line = row.line;
    if (const Fault fault = read_entry(table, row, cells, entry)) {
        entries.left_out_rows.push_back({row.line, *fault});
        return {};
    }
    for (TableItem& question : questions_of(std::move(entry))) {
        if (const Fault fault = question_fault(question)) {
            entries.left_out_rows.push_back({row.line, *fault});
            return {};
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

/// Returns whether what the columns of a table contain was guessed, or whether a column isn't used.
bool has_guessed_columns(const Table& table, const TableItems& entries) {
    if (table.anki)
        return std::any_of(
            entries.items.begin(), entries.items.end(), [](const TableItem& entry) { return !entry.is_complete; });
    return !table.has_header || table.languages
        || std::any_of(entries.columns.begin(), entries.columns.end(),
            [](const ColumnUse& use) { return use.content == ColumnContent::none; });
}

} // namespace

Result<TableItems> read_table_items(std::string_view text, bool exchanged) {
    const Table table = read_table(text, exchanged);
    if (const Fault fault = fault_in(table)) return *fault;
    TableItems entries;
    entries.columns = column_uses(table);
    std::map<std::string, std::size_t> places; // For each prompt, the index of its item.
    for (const CsvRow& row : table.sheet.rows)
        if (const Fault fault = add_row(table, row, places, entries)) return *fault;
    entries.is_guessed = has_guessed_columns(table, entries);
    if (!entries.items.empty()) return entries;
    if (entries.left_out_rows.empty()) return Problem{line_as_place(1), "problem.deck.empty"};
    return entries.left_out_rows.front().problem.located_in_file(line_as_place(entries.left_out_rows.front().line));
}

} // namespace palazzo::quiz
