#include "engine/quiz/column_mapping.hpp"

#include "engine/quiz/csv_reader.hpp"
#include "engine/quiz/language_names.hpp"
#include "engine/quiz/text.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace palazzo::quiz {
namespace {

/// Returns the content of a column by its name in a header; ColumnContent::none if the name is unknown. Case doesn't
/// matter.
ColumnContent column_named(std::string_view name) {
    // The names are in English, then in German, Spanish, French, Italian and Portuguese.
    constexpr std::array<std::pair<std::string_view, ColumnContent>, 122> names{{{"prompt", ColumnContent::prompt},
        {"front", ColumnContent::prompt}, {"question", ColumnContent::prompt}, {"word", ColumnContent::prompt},
        {"term", ColumnContent::prompt}, {"phrase", ColumnContent::prompt}, {"expression", ColumnContent::prompt},
        {"answer", ColumnContent::answers}, {"answers", ColumnContent::answers}, {"answer(s)", ColumnContent::answers},
        {"back", ColumnContent::answers}, {"translation", ColumnContent::answers},
        {"translations", ColumnContent::answers}, {"definition", ColumnContent::answers},
        {"meaning", ColumnContent::answers}, {"level", ColumnContent::level}, {"category", ColumnContent::category},
        {"tags", ColumnContent::category}, {"tag", ColumnContent::category}, {"topic", ColumnContent::topic},
        {"kind", ColumnContent::kind}, {"strict", ColumnContent::strict}, {"wrong", ColumnContent::wrong},
        {"why", ColumnContent::why}, {"note", ColumnContent::note}, {"notes", ColumnContent::note},
        {"remark", ColumnContent::note}, {"remarks", ColumnContent::note}, {"comment", ColumnContent::note},
        {"comments", ColumnContent::note}, {"extra", ColumnContent::note}, {"region", ColumnContent::region},
        {"vorderseite", ColumnContent::prompt}, {"frage", ColumnContent::prompt}, {"wort", ColumnContent::prompt},
        {"begriff", ColumnContent::prompt}, {"rückseite", ColumnContent::answers}, {"antwort", ColumnContent::answers},
        {"antworten", ColumnContent::answers}, {"übersetzung", ColumnContent::answers},
        {"anmerkung", ColumnContent::note}, {"anmerkungen", ColumnContent::note}, {"bemerkung", ColumnContent::note},
        {"hinweis", ColumnContent::note}, {"notiz", ColumnContent::note}, {"kommentar", ColumnContent::note},
        {"nota", ColumnContent::note}, {"notas", ColumnContent::note}, {"comentario", ColumnContent::note},
        {"región", ColumnContent::region}, {"remarque", ColumnContent::note}, {"remarques", ColumnContent::note},
        {"commentaire", ColumnContent::note}, {"région", ColumnContent::region}, {"commento", ColumnContent::note},
        {"regione", ColumnContent::region}, {"comentário", ColumnContent::note}, {"região", ColumnContent::region},
        {"anverso", ColumnContent::prompt}, {"pregunta", ColumnContent::prompt}, {"término", ColumnContent::prompt},
        {"palabra", ColumnContent::prompt}, {"etiquetas", ColumnContent::category}, {"nivel", ColumnContent::level},
        {"tema", ColumnContent::topic}, {"categoría", ColumnContent::category}, {"kategorie", ColumnContent::category},
        {"stufe", ColumnContent::level}, {"niveau", ColumnContent::level}, {"thema", ColumnContent::topic},
        {"lektion", ColumnContent::topic}, {"lesson", ColumnContent::topic}, {"unit", ColumnContent::topic},
        {"chapter", ColumnContent::topic}, {"lección", ColumnContent::topic}, {"leçon", ColumnContent::topic},
        {"catégorie", ColumnContent::category}, {"étiquettes", ColumnContent::category},
        {"thème", ColumnContent::topic}, {"livello", ColumnContent::level}, {"categoria", ColumnContent::category},
        {"argomento", ColumnContent::topic}, {"lezione", ColumnContent::topic}, {"etichette", ColumnContent::category},
        {"nível", ColumnContent::level}, {"lição", ColumnContent::topic}, {"vokabel", ColumnContent::prompt},
        {"bedeutung", ColumnContent::answers}, {"lösung", ColumnContent::answers},
        {"significado", ColumnContent::answers}, {"solución", ColumnContent::answers},
        {"solution", ColumnContent::answers}, {"signification", ColumnContent::answers},
        {"definición", ColumnContent::answers}, {"définition", ColumnContent::answers},
        {"significato", ColumnContent::answers}, {"definizione", ColumnContent::answers},
        {"definição", ColumnContent::answers}, {"termine", ColumnContent::prompt}, {"termo", ColumnContent::prompt},
        {"reverso", ColumnContent::answers}, {"respuesta", ColumnContent::answers},
        {"respuestas", ColumnContent::answers}, {"traducción", ColumnContent::answers},
        {"recto", ColumnContent::prompt}, {"mot", ColumnContent::prompt}, {"terme", ColumnContent::prompt},
        {"verso", ColumnContent::answers}, {"réponse", ColumnContent::answers}, {"réponses", ColumnContent::answers},
        {"traduction", ColumnContent::answers}, {"fronte", ColumnContent::prompt}, {"domanda", ColumnContent::prompt},
        {"parola", ColumnContent::prompt}, {"retro", ColumnContent::answers}, {"risposta", ColumnContent::answers},
        {"traduzione", ColumnContent::answers}, {"frente", ColumnContent::prompt}, {"pergunta", ColumnContent::prompt},
        {"palavra", ColumnContent::prompt}, {"resposta", ColumnContent::answers},
        {"tradução", ColumnContent::answers}}};
    constexpr std::size_t longest = 100; // Longer texts aren't put into lowercase, as a cell may be large.
    if (trimmed(name).size() > longest) return ColumnContent::none;
    const std::string lowercase = latin_lowercase(trimmed(name));
    const std::string_view wanted =
        trimmed(std::string_view(lowercase).substr(0, lowercase.find_last_not_of(":.* ") + 1));
    for (const auto& [known, column] : names)
        if (known == wanted) return column;
    return ColumnContent::none;
}

/// Uses the topics of a table as its categories if it has no categories, so that the sides of the die differ.
void let_topic_be_category(ColumnContents& columns) {
    if (std::find(columns.begin(), columns.end(), ColumnContent::category) == columns.end())
        std::replace(columns.begin(), columns.end(), ColumnContent::topic, ColumnContent::category);
}

/// The separator of a text is guessed from its first rows. The following two numbers limit how much of the text is
/// examined.
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

TableShape shape_of(const CsvTable& sheet) {
    std::map<std::size_t, std::size_t> rows_with;
    for (const CsvRow& row : sheet.rows) ++rows_with[row.cells.size()];
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

std::optional<LanguagePair> languages_from_header(const std::vector<std::string>& cells) {
    LanguagePair languages;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (column_named(cells[i]) == ColumnContent::prompt || column_named(cells[i]) == ColumnContent::answers)
            return std::nullopt;
        const std::string_view code = language_named(cells[i]);
        if (code.empty()) continue;
        if (languages.prompt.empty()) {
            languages.prompt = code;
            languages.prompt_column = i;
        } else if (languages.answers.empty()) {
            languages.answers = code;
            languages.answers_column = i;
        }
    }
    if (languages.answers.empty() || languages.answers == languages.prompt) return std::nullopt;
    return languages;
}

std::optional<ColumnContents> column_contents_from_header(const std::vector<std::string>& cells) {
    ColumnContents columns;
    for (const std::string& cell : cells) columns.push_back(column_named(cell));
    if (const auto languages = languages_from_header(cells)) {
        columns[languages->prompt_column] = ColumnContent::prompt;
        columns[languages->answers_column] = ColumnContent::answers;
    }
    const bool prompts = std::find(columns.begin(), columns.end(), ColumnContent::prompt) != columns.end();
    const bool others = std::any_of(columns.begin(), columns.end(),
        [](ColumnContent column) { return column != ColumnContent::none && column != ColumnContent::prompt; });
    let_topic_be_category(columns);
    // A header has a cell that names the prompt. If it has several cells, at least one of them names other contents.
    // Any other row is an item, for example about the word "question".
    if (!prompts || (!others && cells.size() > 1)) return std::nullopt;
    return columns;
}

ColumnContents column_contents_from_anki_header(const AnkiHeader& head) {
    ColumnContents columns(most_cells_in_row, ColumnContent::none);
    std::vector<bool> taken(most_cells_in_row);
    for (const int special : {head.tags_column, head.deck_column, head.notetype_column, head.guid_column})
        if (special >= 0) taken[static_cast<std::size_t>(special)] = true;
    for (std::size_t i = 0; i < std::min(head.columns.size(), columns.size()); ++i) {
        if (taken[i]) continue;
        columns[i] = column_named(head.columns[i]);
        taken[i] = columns[i] != ColumnContent::none;
    }
    let_topic_be_category(columns);
    for (const ColumnContent wanted : {ColumnContent::prompt, ColumnContent::answers}) {
        if (std::find(columns.begin(), columns.end(), wanted) != columns.end()) continue;
        const auto free = std::find(taken.begin(), taken.end(), false);
        if (free == taken.end()) continue;
        columns[static_cast<std::size_t>(free - taken.begin())] = wanted;
        *free = true;
    }
    return columns;
}

char guess_separator(std::string_view text) {
    char best = single_column_separator;
    TableShape most;
    for (const char separator : {'\t', ',', ';', '|'}) {
        const CsvTable sheet = split_into_rows(text.substr(0, bytes_to_look_at), separator, rows_to_look_at);
        if (sheet.rows.empty()) continue;
        const auto& first = sheet.rows.front().cells;
        if (first.size() > 1 && column_contents_from_header(first)) return separator;
        const TableShape shape = shape_of(sheet);
        // If the text is a table with another separator, `|` separates answers.
        if (separator == '|' && best != single_column_separator) continue;
        // Nobody writes a tab inside a cell, so tabs certainly separate cells.
        if (separator == '\t' && shape.cells > 1) return separator;
        if (!is_more_regular(shape, most)) continue;
        best = separator;
        most = shape;
    }
    return best;
}

} // namespace palazzo::quiz
