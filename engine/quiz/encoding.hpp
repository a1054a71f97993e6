// What a file's bytes say: texts in UTF-8 and UTF-16, and which kinds of files hold no text.
#pragma once

#include "engine/core/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Why a file is no table or deck by its beginning: a workbook, a picture and the like, each with what to do; nullopt
/// where it may be one. The beginning may have been read as UTF-8 already, with U+FFFD for what is none.
std::optional<Problem> other_kind_of_file(std::string_view bytes);

/// Where bytes that were no UTF-8 have become U+FFFD as a text was decoded; nullopt: all of it was text.
std::optional<Problem> fault_of_decoded(std::string_view text);

/// The text of a file in UTF-8, without a mark of byte order. A file that begins with the mark of UTF-16 is in that. A
/// file of another kind, such as a workbook, is refused by its kind, and bytes that are no text by the line where they
/// stand.
Result<std::string> text_of_file(std::string_view bytes);

} // namespace palazzo::quiz
