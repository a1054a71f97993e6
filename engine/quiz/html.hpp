// Reads HTML, in which the cells of flash cards are often written, as text.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns whether a text contains one of the tags with which flash cards are usually formatted.
bool looks_like_html(std::string_view text);

/// Returns the text without tags, comments, styles and scripts. Entities are replaced by their characters, runs of
/// blanks by one space, and tags that begin a line or a list item by a line end.
std::string html_text(std::string_view html);

} // namespace palazzo::quiz
