// Reads tables as Markdown writes them, between strokes: `| der Zug | the train |`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns the text of a Markdown table as a table whose cells are separated by strokes, with the same number of lines;
/// nullopt if no line of the text is the line of dashes below a header. Lines that don't belong to the table are empty.
std::optional<std::string> markdown_as_table(std::string_view text);

} // namespace palazzo::quiz
