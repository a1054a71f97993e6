#include "engine/quiz/entries.hpp"

#include "engine/quiz/anki.hpp"
#include "engine/quiz/column_mapping.hpp"
#include "engine/quiz/compose.hpp"
#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/formula.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <map>

namespace palazzo::quiz {
namespace {

using Fault = std::optional<Problem>;
using Cells = std::vector<std::string>;

/// A table as it was found, ready to be read.
struct Table {
    Sheet sheet;
    Columns columns;
    std::optional<AnkiHead> anki;
};

Table table_of(std::string_view text) {
    // A header and one item more than there may be: that there are too many is told then.
    constexpr std::size_t most_rows = most_items + 2;
    Table table;
    table.anki = anki_head(text);
    if (table.anki) {
        table.columns = columns_of_anki(*table.anki);
        table.sheet = split(table.anki->rest, table.anki->separator, most_rows, table.anki->lines + 1);
        return table;
    }
    table.sheet = split(text, separator_of(text), most_rows);
    table.columns = {Column::prompt, Column::answers, Column::level, Column::category};
    auto& rows = table.sheet.rows;
    auto header = rows.empty() ? std::nullopt : header_of(rows.front().cells);
    if (!header) return table;
    table.columns = *std::move(header);
    rows.erase(rows.begin());
    return table;
}

/// Ends of lines inside a cell, with the spaces round them, are one space.
std::string one_line(std::string_view cell) {
    std::string line;
    std::size_t from = 0;
    const auto add_part = [&](std::size_t to) {
        const std::string_view part = trimmed(cell.substr(from, to - from));
        if (!part.empty()) (line += line.empty() ? "" : " ") += part;
    };
    for (std::size_t at = 0; at < cell.size();) {
        const CodePoint c = first_character(cell.substr(at));
        if (is_break(c.value)) {
            add_part(at);
            from = at + c.bytes;
        }
        at += c.bytes;
    }
    add_part(cell.size());
    return line;
}

Cells texts_of(const Table& table, const Row& row) {
    Cells texts;
    for (const std::string& cell : row.cells)
        texts.push_back(
            composed(table.anki ? one_line(anki_text(cell, table.anki->html)) : without_mark(one_line(cell))));
    return texts;
}

/// Adds the answers of a cell, each once, but for those after the first that is too many.
void add_answers(std::vector<std::string>& answers, std::string_view cell) {
    std::string answer;
    const auto finish = [&] {
        const std::string_view bare = trimmed(answer);
        if (!bare.empty() && std::find(answers.begin(), answers.end(), bare) == answers.end())
            answers.emplace_back(bare);
        answer.clear();
    };
    const auto separates = [](char c) { return c == ';' || c == '|'; };
    for (std::size_t i = 0; i < cell.size() && answers.size() <= most_answers; ++i) {
        const char next = i + 1 < cell.size() ? cell[i + 1] : ' ';
        if (cell[i] == '\\' && (separates(next) || next == '\\'))
            answer += cell[++i];
        else if (separates(cell[i]))
            finish();
        else
            answer += cell[i];
    }
    if (answers.size() <= most_answers) finish();
}

/// Anki's tags are words in one cell, of which the first counts; a note without any has its deck, `Languages::Spanish`
/// being Spanish inside another.
std::string anki_category(const AnkiHead& anki, const Cells& cells) {
    const auto cell = [&](int column) {
        const auto i = static_cast<std::size_t>(column);
        return column < 0 || i >= cells.size() ? std::string() : cells[i];
    };
    const std::string tags = cell(anki.tags);
    if (!tags.empty()) return tags.substr(0, tags.find(' '));
    const std::string deck = cell(anki.deck);
    const std::size_t colons = deck.rfind("::");
    return std::string(trimmed(std::string_view(deck).substr(colons == std::string::npos ? 0 : colons + 2)));
}

void put(std::string& into, std::string_view text) {
    if (into.empty()) into = text;
}

Fault read_kind(const std::string& name, std::optional<Kind>& kind) {
    kind = kind_of(lower(name));
    if (!kind) return Problem{"kind", "problem.deck.kind", {quoted(name)}};
    return {};
}

/// What an answer is strictly judged by.
Fault read_strict(const std::string& name, bool& accents) {
    accents = lower(name) == "accents";
    if (!accents) return Problem{"strict", "problem.deck.strict", {quoted(name)}};
    return {};
}

Fault read_cells(const Columns& columns, const Cells& cells, Entry& entry) {
    std::optional<Kind> kind;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (cells[i].empty()) continue;
        if (i >= columns.size()) return Problem{"", "problem.table.columns", {std::to_string(columns.size())}};
        switch (columns[i]) {
        case Column::prompt: put(entry.item.prompt, cells[i]); break;
        case Column::answers: add_answers(entry.item.answers, cells[i]); break;
        case Column::level: put(entry.level, cells[i]); break;
        case Column::category: put(entry.category, cells[i]); break;
        case Column::kind:
            if (Fault fault = read_kind(cells[i], kind)) return fault;
            break;
        case Column::topic: put(entry.topic, cells[i]); break;
        case Column::strict:
            if (Fault fault = read_strict(cells[i], entry.item.strict_accents)) return fault;
            break;
        case Column::wrong: add_answers(entry.item.wrong, cells[i]); break;
        case Column::none: break;
        }
    }
    entry.item.kind = kind.value_or(entry.item.answers.empty() ? Kind::speak : Kind::ask);
    return {};
}

Fault read_entry(const Table& table, const Cells& cells, Entry& entry) {
    if (Fault fault = read_cells(table.columns, cells, entry)) return fault;
    if (table.anki) put(entry.category, anki_category(*table.anki, cells));
    put(entry.level, every_level);
    put(entry.category, every_category);
    if (Fault fault = fault_in(entry.item)) return fault;
    for (const auto& [part, text] : {std::pair("level", &entry.level), std::pair("category", &entry.category)})
        if (const Refusal reason = fault_in_text(*text, longest_label)) return Problem{part, reason.message()};
    if (entry.topic.empty()) return {};
    if (const Refusal reason = fault_in_text(entry.topic, longest_label)) return Problem{"topic", reason.message()};
    return {};
}

} // namespace

std::string at_line(int line) { return "line " + std::to_string(line); }

Result<std::vector<Entry>> read_entries(std::string_view text) {
    const Table table = table_of(text);
    std::vector<Entry> entries;
    std::map<std::string, int> lines;
    for (const Row& row : table.sheet.rows) {
        // Where the form is broken, what follows is nonsense.
        if (table.sheet.fault && row.line >= table.sheet.fault->line) break;
        const Cells cells = texts_of(table, row);
        if (std::all_of(cells.begin(), cells.end(), [](const std::string& cell) { return cell.empty(); })) continue;
        if (entries.size() == most_items)
            return Problem{at_line(row.line), "problem.deck.items", {std::to_string(most_items)}};
        Entry& entry = entries.emplace_back();
        entry.line = row.line;
        if (const Fault fault = read_entry(table, cells, entry)) return fault->in(at_line(row.line));
        const auto [first, fresh] = lines.emplace(lower(entry.item.prompt), row.line);
        if (!fresh)
            return Problem{"prompt", "problem.deck.stands_on", {std::to_string(first->second)}}.in(at_line(row.line));
    }
    if (table.sheet.fault) return Problem{at_line(table.sheet.fault->line), table.sheet.fault->fault};
    if (entries.empty()) return Problem{at_line(1), "problem.deck.empty"};
    return entries;
}

} // namespace palazzo::quiz
