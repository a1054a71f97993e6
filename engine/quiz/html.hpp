// Turns HTML into text, because the cells of flash cards often contain HTML.
#pragma once

#include <string>
#include <string_view>

namespace palazzo::quiz {

/// Returns whether a text contains tags that are common on flash cards.
bool looks_like_html(std::string_view text);

/// Returns the text without tags, comments, styles and scripts. Each entity is replaced by its character, each run of
/// blanks by one space, and each tag that begins a line or a list item by a line end.
std::string text_from_html(std::string_view html);

/// Returns a text as HTML that shows it: with entities for the characters that would be markup.
std::string html_of_text(std::string_view text);

} // namespace palazzo::quiz
