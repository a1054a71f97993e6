#include "engine/quiz/column_mapping.hpp"

#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace palazzo::quiz {
namespace {

/// Returns the content of a column by its name in a header; Column::none if the name is unknown. Case doesn't matter.
Column column_named(std::string_view name) {
    // The names are in English, then in German, Spanish, French, Italian and Portuguese.
    constexpr std::array<std::pair<std::string_view, Column>, 56> names{
        {{"prompt", Column::prompt}, {"front", Column::prompt}, {"question", Column::prompt}, {"word", Column::prompt},
            {"term", Column::prompt}, {"phrase", Column::prompt}, {"expression", Column::prompt},
            {"answer", Column::answers}, {"answers", Column::answers}, {"answer(s)", Column::answers},
            {"back", Column::answers}, {"translation", Column::answers}, {"translations", Column::answers},
            {"definition", Column::answers}, {"meaning", Column::answers}, {"level", Column::level},
            {"category", Column::category}, {"tags", Column::category}, {"tag", Column::category},
            {"topic", Column::topic}, {"kind", Column::kind}, {"strict", Column::strict}, {"wrong", Column::wrong},
            {"vorderseite", Column::prompt}, {"frage", Column::prompt}, {"wort", Column::prompt},
            {"begriff", Column::prompt}, {"rückseite", Column::answers}, {"antwort", Column::answers},
            {"antworten", Column::answers}, {"übersetzung", Column::answers}, {"anverso", Column::prompt},
            {"pregunta", Column::prompt}, {"término", Column::prompt}, {"reverso", Column::answers},
            {"respuesta", Column::answers}, {"respuestas", Column::answers}, {"traducción", Column::answers},
            {"recto", Column::prompt}, {"mot", Column::prompt}, {"terme", Column::prompt}, {"verso", Column::answers},
            {"réponse", Column::answers}, {"réponses", Column::answers}, {"traduction", Column::answers},
            {"fronte", Column::prompt}, {"domanda", Column::prompt}, {"parola", Column::prompt},
            {"retro", Column::answers}, {"risposta", Column::answers}, {"traduzione", Column::answers},
            {"frente", Column::prompt}, {"pergunta", Column::prompt}, {"palavra", Column::prompt},
            {"resposta", Column::answers}, {"tradução", Column::answers}}};
    const std::string wanted = lower(trimmed(name));
    for (const auto& [known, column] : names)
        if (known == wanted) return column;
    return Column::none;
}

/// Uses the topics of a table as its categories if it has no categories, so that the sides of the die differ.
void let_topic_be_category(Columns& columns) {
    if (std::find(columns.begin(), columns.end(), Column::category) == columns.end())
        std::replace(columns.begin(), columns.end(), Column::topic, Column::category);
}

/// The separator of a text is guessed from its beginning. The following two numbers limit that beginning.
constexpr std::size_t rows_to_look_at = 200;
constexpr std::size_t bytes_to_look_at = rows_to_look_at * 2000;

/// Describes how regular the rows of a text are if it is split by a separator.
struct TableShape {
    std::size_t cells = 1; ///< The most frequent number of cells in a row.
    std::size_t rows = 0;  ///< Number of rows that have `cells` cells.
    /// Length of the first cell in bytes. It breaks ties: of two equally regular separators, the one that occurs first
    /// in the text is right, because the other is inside cells.
    std::size_t first_cell = 0;
};

TableShape shape_of(const Sheet& sheet) {
    std::map<std::size_t, std::size_t> rows_with;
    for (const Row& row : sheet.rows) ++rows_with[row.cells.size()];
    TableShape usual;
    for (const auto& [cells, rows] : rows_with)
        if (rows >= usual.rows) usual = {cells, rows, sheet.rows.front().cells.front().size()};
    return usual;
}

bool is_more_regular(const TableShape& one, const TableShape& other) {
    if (one.cells == 1 || other.cells == 1) return one.cells > other.cells;
    if (one.rows != other.rows) return one.rows > other.rows;
    return one.first_cell < other.first_cell;
}

} // namespace

std::optional<Columns> header_of(const std::vector<std::string>& cells) {
    Columns columns;
    for (const std::string& cell : cells) columns.push_back(column_named(cell));
    const bool prompts = std::find(columns.begin(), columns.end(), Column::prompt) != columns.end();
    const bool others = std::any_of(columns.begin(), columns.end(),
        [](Column column) { return column != Column::none && column != Column::prompt; });
    let_topic_be_category(columns);
    // The row isn't a header if no cell names the prompt. It isn't one either if all other cells have unknown names, or
    // are names of the prompt, too: then it is an item, for example about the word "question".
    if (!prompts || (!others && cells.size() > 1)) return std::nullopt;
    return columns;
}

Columns columns_of_anki(const AnkiHead& head) {
    Columns columns(most_cells, Column::none);
    std::vector<bool> taken(most_cells);
    for (const int special : {head.tags, head.deck, head.notetype, head.guid})
        if (special >= 0) taken[static_cast<std::size_t>(special)] = true;
    for (std::size_t i = 0; i < std::min(head.columns.size(), columns.size()); ++i) {
        if (taken[i]) continue;
        columns[i] = column_named(head.columns[i]);
        taken[i] = columns[i] != Column::none;
    }
    let_topic_be_category(columns);
    for (const Column wanted : {Column::prompt, Column::answers}) {
        if (std::find(columns.begin(), columns.end(), wanted) != columns.end()) continue;
        const auto free = std::find(taken.begin(), taken.end(), false);
        if (free == taken.end()) continue;
        columns[static_cast<std::size_t>(free - taken.begin())] = wanted;
        *free = true;
    }
    return columns;
}

char separator_of(std::string_view text) {
    char best = one_column;
    TableShape most;
    for (const char separator : {'\t', ',', ';', '|'}) {
        const Sheet sheet = split(text.substr(0, bytes_to_look_at), separator, rows_to_look_at);
        if (sheet.rows.empty()) continue;
        const auto& first = sheet.rows.front().cells;
        if (first.size() > 1 && header_of(first)) return separator;
        const TableShape shape = shape_of(sheet);
        // If the text is a table with another separator, `|` separates answers.
        if (separator == '|' && best != one_column) continue;
        // Nobody writes a tab inside a cell, so tabs certainly separate cells.
        if (separator == '\t' && shape.cells > 1) return separator;
        if (!is_more_regular(shape, most)) continue;
        best = separator;
        most = shape;
    }
    return best;
}

} // namespace palazzo::quiz
