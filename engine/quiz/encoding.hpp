// Decodes files: texts in UTF-8 and UTF-16. Recognises kinds of files that aren't text.
#pragma once

#include "engine/core/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns the problem of a file of another kind, such as a workbook or a picture, by its beginning, with advice;
/// nullopt if it may be a table or a deck. The beginning may have been decoded as UTF-8, with U+FFFD for invalid bytes.
std::optional<Problem> other_kind_of_file(std::string_view bytes);

/// Returns the problem of a decoded text in which invalid bytes became U+FFFD, with the line of the first one; nullopt
/// if there are none.
std::optional<Problem> fault_of_decoded(std::string_view text);

/// Returns the text of a file in UTF-8, without its byte order mark. A file with the mark of UTF-16 is decoded as that.
/// Refuses a file of another kind with a problem that names the kind, and invalid bytes with their line.
Result<std::string> text_of_file(std::string_view bytes);

} // namespace palazzo::quiz
