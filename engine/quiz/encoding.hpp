// Decodes the text of files in UTF-8 and UTF-16, and recognises kinds of files that aren't text.
#pragma once

#include "engine/core/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// If a file is neither a table nor a deck but clearly something else, such as a workbook or a picture, returns a
/// problem that says so and gives advice; nullopt if it may be a table or a deck. The kind of file is recognised by the
/// first bytes, even if these have been decoded as UTF-8 with U+FFFD for invalid bytes.
std::optional<Problem> unsupported_file_problem(std::string_view bytes);

/// If U+FFFD stands for invalid bytes in a decoded text, returns a problem that names the line of the first such byte;
/// nullopt if there are no such bytes.
std::optional<Problem> invalid_bytes_problem(std::string_view text);

/// Returns the text of a file in UTF-8, without its byte order mark. A file with the mark of UTF-16 is decoded from
/// UTF-16. A file that unsupported_file_problem() recognises is refused with its problem, and invalid bytes with a
/// problem that names their line.
Result<std::string> decode_text_file(std::string_view bytes);

} // namespace palazzo::quiz
