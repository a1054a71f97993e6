// Decodes the text of files in UTF-8 and UTF-16, and recognises kinds of files that aren't text.
#pragma once

#include "engine/core/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns a problem if a file is clearly something else than a table or a deck, such as a workbook or a picture;
/// nullopt if it may be a table or a deck. The problem names the kind of file and gives advice. The kind is recognised
/// by the first bytes, even if these have been decoded as UTF-8 with U+FFFD for invalid bytes.
std::optional<Problem> unsupported_file_problem(std::string_view bytes);

/// Returns a problem if a decoded text contains U+FFFD, which stands for invalid bytes; nullopt if it doesn't. The
/// problem names the line of the first U+FFFD.
std::optional<Problem> invalid_bytes_problem(std::string_view text);

/// Returns the text of a file in UTF-8, without its byte order mark. A file with the mark of UTF-16 is decoded from
/// UTF-16. A file that unsupported_file_problem() recognises is refused with the problem that it returns. A file with
/// invalid bytes is refused with a problem that names their line.
Result<std::string> decode_text_file(std::string_view bytes);

} // namespace palazzo::quiz
